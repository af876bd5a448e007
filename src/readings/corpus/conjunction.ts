import { from, type Passage } from '../passage.ts'

// Two or three of the seven planets in one sign; the key has them in the order of the weekdays
const two = from('Saravali 15; Brihat Jataka 14')
const three = from('Saravali 16')

const CONJUNCTIONS = {
  'Sun Moon': two(
    'Sun and Moon share a sign, as on the night of no moon. Saravali sees skill in tools and stone, and a will led by a partner. Head and heart want the same thing here, with nobody left to object.',
  ),
  'Sun Mars': two(
    'Heat is doubled where the Sun and Mars meet: strong, brave, harsh and apt to offend, say the verses. Such energy needs hard work under a fair chief. Tempers fall when the body has been tired on purpose.',
  ),
  'Sun Mercury': two(
    'Sweet speech, scholarship and service with a fixed salary are told of the Sun joined with Mercury, the pair later called Budha Aditya. Intellect stands near authority. Briefs, plans and reports that you write are acted upon.',
  ),
  'Sun Jupiter': two(
    'Faith serves a ruler when the Sun and Jupiter stand together. Teachers, priests and ministers are in the verse, with wealth by friends. Confidence in one’s principles is ample; to be corrected by somebody younger would complete it.',
  ),
  'Sun Venus': two(
    'Stage, colour and weapons give a living to the Sun with Venus. Saravali adds gain through those one has charmed. Love tends to be subordinated to rank, unless a weekly day is named for it.',
  ),
  'Sun Saturn': two(
    'Parent and child of the sky do not agree, and Sun with Saturn brings that quarrel into one sign. Metalwork and steady duty are mentioned. Authority is first resented, then deserved; the turn comes with your own responsibility.',
  ),
  'Moon Mars': two(
    'Moon and Mars together trade, fight and prosper by daring. The old text is rude about manners toward the mother. Emotional force is high; crafts of clay, leather or metal and work with strong people give it form.',
  ),
  'Moon Mercury': two(
    'A smiling face, poetry and sympathy mark the Moon joined to Mercury. Wealth and kindness are in the verse. The mind is told every secret of the heart, and may repeat some; a diary is the safer listener.',
  ),
  'Moon Jupiter': two(
    'Firm friendship, modest bearing and care of one’s own people come when the Moon is with Jupiter. Worship and good works follow naturally. You are easy to trust, and should now and then ask something in return.',
  ),
  'Moon Venus': two(
    'Garlands, cloth and perfumes, skill in buying and selling, a love of ease: so the Moon with Venus. Beauty soothes this heart and costs it money. Quarrels over small comforts fade once each has a cupboard of their own.',
  ),
  'Moon Saturn': two(
    'Service to elders and an early sorrow are told of the Moon with Saturn; the texts mention an older partner. The heart learns patience before pleasure. It is lightened by company that expects nothing, and by the morning sun.',
  ),
  'Mars Mercury': two(
    'Mercury gives the fists of Mars a technique: wrestlers, makers of medicine, workers in metal are in Saravali. Argument is a sport for them. Small wealth at first increases when the skill is sold and the quarrel is not.',
  ),
  'Mars Jupiter': two(
    'Head of a town or a guild, clever with weapons and scripture: Mars with Jupiter fights for a rule. Strength has a conscience in this pair. The lesson is to stop after the victory and before the sermon.',
  ),
  'Mars Venus': two(
    'Mars beside Venus makes desire inventive. Honour in company, gambling and rivalry for affection are the plain words of the text. Dance, sport and design take up what love leaves over; fidelity is a decision, renewed in busy weeks.',
  ),
  'Mars Saturn': two(
    'The two malefics in one sign tell of strain, disputes and skill in metals or machinery. One presses, the other brakes. Jobs that require force applied slowly suit the pair, and rest after effort is not optional.',
  ),
  'Mercury Jupiter': two(
    'Song, law and learning thrive when Mercury sits with Jupiter: eloquent, patient, happy in Saravali. Facts and meaning help one another. A student’s whole life can be built on it, provided that an examination date is set.',
  ),
  'Mercury Venus': two(
    'Fine language, good dress, wealth and many virtues attend Mercury with Venus. The pair has wit without cruelty. Writing, music, negotiation and design all pay, and friends who were once made are kept for life.',
  ),
  'Mercury Saturn': two(
    'Debts and second thoughts stand in the verse for Mercury with Saturn, and so does skill. The mind is slow to commit and hard to mislead. Engineering, audit and old languages fit; a lighter book at night is advised.',
  ),
  'Jupiter Venus': two(
    'Two teachers share the sign when Jupiter is with Venus, and learning brings wealth and a good partner. Pleasure and principle debate within. Their agreement is found in hospitality, education and the arts, all of which prosper.',
  ),
  'Jupiter Saturn': two(
    'Heroic, wealthy, the head of a city: Saravali is generous to Jupiter with Saturn. Hope accepts a timetable. Foundations, courts and schools are built by this pair, slowly, with accounts that can be shown to anyone.',
  ),
  'Venus Saturn': two(
    'Love under discipline is the meaning of Venus with Saturn. Woodwork, sculpture and painting are named in the verse, along with short sight. Affection matures late and does not spoil. Unequal ages are no obstacle to it.',
  ),
  'Sun Moon Mars': three(
    'When the Sun, Moon and Mars stand together the old text has bravery without pity and skill in making machines. Impulse, feeling and will act as one. Somebody trusted should hold the right to say “tomorrow”.',
  ),
  'Sun Moon Mercury': three(
    'A servant of rulers, famous and skilled in texts, is read from the Sun and Moon with Mercury. The self, the mood and the tongue agree. Such unity persuades; checking it against an outside opinion keeps it true.',
  ),
  'Sun Moon Jupiter': three(
    'Anger, love of travel and mastery in others’ service come with the Sun, Moon and Jupiter in one sign. Belief is personal and strong. A position close to a leader suits, since conviction there has a use.',
  ),
  'Sun Moon Venus': three(
    'The Sun, Moon and Venus in company seek comfort near power. Saravali speaks of wealth wanted from others and fear of rivals. An art pursued professionally gives pride and pleasure a common account from which both can draw.',
  ),
  'Sun Moon Saturn': three(
    'Labour with metals, ritual and other people’s wishes are told of the Sun and Moon joined by Saturn. The light is filtered. Early heaviness gives way to competence; elders, once cared for, become the best support.',
  ),
  'Sun Mars Mercury': three(
    'With the Sun, Mars and Mercury together you are known for daring, and plain to the point of rudeness. Words come out sharpened. In debate, surgery or sport this is excellence; at home it wants half the volume.',
  ),
  'Sun Mars Jupiter': three(
    'Generals and ministers of truth are described under the Sun, Mars and Jupiter. Command is backed by creed. Much is achieved where an opponent is granted his honour; without that the same zeal makes lasting enemies.',
  ),
  'Sun Mars Venus': three(
    'Noble bearing, passion and care of the eyes stand in the verse on the Sun, Mars and Venus. Ambition dresses well. Theatre, sport and fashion are open to it; love affairs at work are the avoidable expense.',
  ),
  'Sun Mars Saturn': three(
    'The Sun with Mars and Saturn carries three hard tempers in one vessel. Quarrels with kin and a lean start are the text. Heavy industry, relief work or law gives them a load that they can pull in one direction.',
  ),
  'Sun Mercury Jupiter': three(
    'Eye trouble, scholarship and wealth appear together in the verse for the Sun, Mercury and Jupiter. Counsel is the natural vocation. What you write for authority lasts; reading by good light is the modest condition.',
  ),
  'Sun Mercury Venus': three(
    'Talkative, tender and on the road for love’s sake: so the verse has you with the Sun, Mercury and Venus, which never stray far from each other. Art, speech and pride work together easily, and editing is what they lack.',
  ),
  'Sun Mercury Saturn': three(
    'A severe line on the Sun, Mercury and Saturn speaks of dislike from one’s own people. Intelligence sees faults and reports them upward. Scientific or forensic work honours that; tact learnt as a technique repairs the rest.',
  ),
  'Sun Jupiter Venus': three(
    'With the Sun, Jupiter and Venus in a sign the verse grants wisdom, small means and a ruler’s protection. Culture stands near power. Teaching the arts, or advising those who pay for them, keeps dignity and income together.',
  ),
  'Sun Jupiter Saturn': three(
    'Fearless, fond of friends and partner, yet at odds with a superior: thus the Sun, Jupiter and Saturn. Law and duty outweigh favour. An independent office such as judge, auditor or head of school suits the three.',
  ),
  'Sun Venus Saturn': three(
    'Pride, affection and reserve contend when the Sun, Venus and Saturn meet. The text fears disgrace through company. Handicraft of the finest sort, practised away from gossip, restores each of them to its rightful place.',
  ),
  'Moon Mars Mercury': three(
    'Quarrelsome kin and hearty appetites are linked to the Moon, Mars and Mercury. Feelings are argued aloud. Trade in busy markets, reporting or nursing in emergencies gives the restless trio its bread and its peace.',
  ),
  'Moon Mars Jupiter': three(
    'Scarred, handsome and loved: so the texts picture Moon, Mars and Jupiter together. Courage is warmed by faith. Protection of the weak comes to it naturally, and being protected in turn has to be permitted.',
  ),
  'Moon Mars Venus': three(
    'Travel, changing affections and a child of strong temper belong in the verse to the Moon, Mars and Venus. Attraction is immediate. Keeping still for a season before promising is the art that this company most needs.',
  ),
  'Moon Mars Saturn': three(
    'A home without much ease is the care of the text when the Moon is with Mars and Saturn. The heart is defended on two sides. Counsel, steady work and one patient friend take down the walls by degrees.',
  ),
  'Moon Mercury Jupiter': three(
    'Fame, wealth, brothers and a brilliant mind: Saravali likes the Moon with Mercury and Jupiter. Feeling, thought and belief converse. Lectures, books and nursing of ideas suit; silence at intervals keeps the well from running low.',
  ),
  'Moon Mercury Venus': three(
    'Well taught, quick to compare and eager for gain is the verdict upon the Moon, Mercury and Venus in one sign. Charm has many tools here. Congratulating a rival sincerely is the exercise that sets it free.',
  ),
  'Moon Mercury Saturn': three(
    'Respected by rulers, slow of body and grave in mind: the Moon, Mercury and Saturn together. Worry is turned to planning. Archives, administration and research use this memory; fresh air after lunch keeps it from gloom.',
  ),
  'Moon Jupiter Venus': three(
    'Child of a good mother, learned and skilled in arts is the reading for the Moon with both benefics. Help is nearby all through life. The obligation it creates is simple: to be, for someone, such a house.',
  ),
  'Moon Jupiter Saturn': three(
    'Sound health, command of a village and love of old learning are told of the Moon, Jupiter and Saturn. Kindness has rules here. People bring it their disputes; a light evening should be kept for friends.',
  ),
  'Moon Venus Saturn': three(
    'Scribes, priests and readers of old texts are named under the Moon, Venus and Saturn. Tenderness is shy and faithful. Music practised alone, then shared, opens the door that ordinary conversation so often finds closed.',
  ),
  'Mars Mercury Jupiter': three(
    'Poets, rulers of their own circle and singers are promised by Mars, Mercury and Jupiter. Skill, speech and conviction combine for others’ good. Too many commissions are accepted; a secretary would be a wise first luxury.',
  ),
  'Mars Mercury Venus': three(
    'Lean, talkative and full of enterprise is the verse upon Mars, Mercury and Venus. Wit, appetite and energy go out together every evening. Sales, choreography and animation reward them. Savings must be made before sunset.',
  ),
  'Mars Mercury Saturn': three(
    'Travel on duty, long hours and a taste for jokes appear under Mars, Mercury and Saturn. The mind works on hard material. Technical crafts and inspection are right; laughter is what its colleagues remember it by.',
  ),
  'Mars Jupiter Venus': three(
    'Good children, a ruler’s favour and pleasure in company come with Mars, Jupiter and Venus together. Vigour, faith and charm supply one another. Generous plans succeed so long as a frugal friend is made the treasurer.',
  ),
  'Mars Jupiter Saturn': three(
    'Honoured by a king after a hard school: so Mars, Jupiter and Saturn in the verse. Force, law and endurance stand in line. Hard reforms are carried through by it, and gentleness is learnt from the young.',
  ),
  'Mars Venus Saturn': three(
    'Residence abroad and grief through affection are told of Mars, Venus and Saturn. Desire meets its limit at once. Sculpture, dance and demanding crafts change friction into form, and a late partnership may be the calm one.',
  ),
  'Mercury Jupiter Venus': three(
    'Victory over rivals, truth and fame are what the verse gives to Mercury, Jupiter and Venus. Learning is graceful and paid. All the peaceful professions lie open; choosing one of them is the only difficulty.',
  ),
  'Mercury Jupiter Saturn': three(
    'Place, wealth, contentment and a steadfast partner are promised by Mercury, Jupiter and Saturn in a sign. Thought is both broad and exact. Scholarship and institutions profit from it; impatience of slower minds is its small fault.',
  ),
  'Mercury Venus Saturn': three(
    'False words and others’ affairs are the warning over Mercury, Venus and Saturn, skill in many arts their gift. Style may outrun candour. Drafts shown to an honest reader, and debts named aloud, keep the talent clean.',
  ),
  'Jupiter Venus Saturn': three(
    'Fame beyond one’s birth is the promise when Jupiter, Venus and Saturn stand together. Principle, grace and labour build slowly upward. You remain modest through it, which is why others do not grudge the height.',
  ),
} satisfies Record<string, Passage>
export type ConjunctionTopic = keyof typeof CONJUNCTIONS

export default CONJUNCTIONS
