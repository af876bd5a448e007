import type { Graha } from '../../jyotish/grahas.ts'
import type { Sign } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// A planet in a sign, whatever house that is
const told = from('Saravali 22-29; Brihat Jataka 17 for the Moon, 18 for the others')
const node = from('Common practice: a node gives the results of the lord of its sign')

export default {
  Sun: {
    Aries: told(
      'The Sun is exalted in Aries and knows it: famous, active, a wanderer with weapons in the old verse. Decisions are taken standing up. Generals, surgeons and founders have it; it governs best when someone else keeps the calendar.',
    ),
    Taurus: told(
      'Garments, scents and cattle make a living for the Sun in Taurus, says Varahamihira; singing too. Authority is exercised through goods and patience. Dislike of change costs such people more than any wrong purchase ever did.',
    ),
    Gemini: told(
      'Grammar, astrology and wealth are granted to the Sun in Gemini. Rule is by information: such a person edits, briefs, counts and compares. Pride stands on being well informed, so an honest “I do not know” is worth practising.',
    ),
    Cancer: told(
      'Sharp, poor in youth and labouring at others’ tasks, the Sun in Cancer is a king in his mother’s house. Loyalty moves it more than rank. Leadership comes by protecting people, and fatigue passes near water.',
    ),
    Leo: told(
      'In its own sign the Sun asks for forests, hills and command. Saravali speaks of enduring strength and few words. A household, team or stage is needed that is really its own; borrowed authority makes this Sun irritable.',
    ),
    Virgo: told(
      'Writing, painting, arithmetic and a soft body are told of the Sun in Virgo. Its pride is precision. It serves better than it boasts, and being corrected in private by somebody competent is its idea of respect.',
    ),
    Libra: told(
      'The Sun falls in Libra, where everyone else is consulted first. The texts mention liquor, roads and metalwork; more usually, authority leaks into pleasing. Titles are weak here, agreements strong: let rank rest upon contract, and dignity returns.',
    ),
    Scorpio: told(
      'Fierce, daring and versed in weapons or poisons is the Sun in Scorpio. It goes on where others stop, earning from danger or repair. Anger held overnight is the real toxin, and hard exercise before breakfast clears it.',
    ),
    Sagittarius: told(
      'Good people honour the Sun in Sagittarius: wealthy, independent, skilled with tools and healing. It leads from a creed and teaches while leading. Tact is learnt late, usually from a student who took a joke to heart.',
    ),
    Capricorn: told(
      'Low trades, small beginnings and others’ wealth occupy the Sun in Capricorn. Rank is climbed to by the service stair. Ambition without warmth is its danger; the year in which this person thanks their helpers is the year it rises.',
    ),
    Aquarius: told(
      'The ruler serves the crowd with the Sun in Aquarius: little luck by way of sons or fortune in the text, much labour, one principle. Recognition comes through causes and institutions. The heart wants private loyalty as well.',
    ),
    Pisces: told(
      'Wealth from water and regard from women belong to the Sun in Pisces. Command is soft; people follow because they were understood. Decisions drift until a date is named, so let a colder head fix the date.',
    ),
  },
  Moon: {
    Aries: told(
      'Round reddish eyes, quick meals and love of travel make Varahamihira’s sketch of the Moon in Aries. Feelings flare and are done. The mind clears through motion, and a wound on the head is in the verse as a reminder.',
    ),
    Taurus: told(
      'Exalted in Taurus, the Moon is at rest: handsome, generous, patient, fond of food, happy in the middle and end of life. Moods change like weather over a field, that is slowly. Land and music keep it well.',
    ),
    Gemini: told(
      'Jokes, messages and the reading of gestures delight the Moon in Gemini. The nose is prominent and the heart talkative, in the old picture. Feeling is understood by telling it; two friends hear two true versions.',
    ),
    Cancer: told(
      'Quick in walk, fond of gardens and water, ruled by affection: the Moon in Cancer is at home. It counts friends as houses. Memory holds hurts as faithfully as kindness, so old quarrels should be aired before a new moon.',
    ),
    Leo: told(
      'Large-faced, proud and beloved of the mother is the Moon in Leo. Appetite and temper are royal, children few. It is moved by respect more than by comfort, and heals when it has someone to look after in public.',
    ),
    Virgo: told(
      'Modest eyes, truthful speech and other people’s houses are given to the Moon in Virgo. Anxiety shows itself as tidying. Kindness takes the form of useful corrections; letting one thing lie imperfect each day is a rest cure.',
    ),
    Libra: told(
      'Devotion to gods, the learned and fair prices marks the Moon in Libra. Tall and slight, it has two names and many clients in the verse. It feels by comparing; a decision made alone, without a survey, strengthens it.',
    ),
    Scorpio: told(
      'The Moon is debilitated in Scorpio, which gives depth at the cost of ease. Early illness or separation from parents is mentioned. Nothing is felt by halves here; a trusted person and a locked diary turn intensity into insight.',
    ),
    Sagittarius: told(
      'Generosity inherited from the father, broad speech and skill in crafts belong to the Moon in Sagittarius. Force never persuades it, says Varahamihira; kindness does. Hope is its appetite, and walking is the way to feed it.',
    ),
    Capricorn: told(
      'Household duty comes first with the Moon in Capricorn, and outward show of virtue too, remarks the sharp old verse. Feeling is made into provision. Cold weather lowers the mood; warmth given on schedule is nevertheless warmth.',
    ),
    Aquarius: told(
      'Fortune rises and falls for the Moon in Aquarius, and flowers and friends console it. A long neck, coarse hair and others’ wealth fill out the verse. The heart belongs to a group; one confidant at a time is enough.',
    ),
    Pisces: told(
      'Pearls, water trade and loyalty in love are told of the Moon in Pisces. Well shaped and learned, it feels what the room feels. Some hours without company each day show which of those feelings are its own.',
    ),
  },
  Mars: {
    Aries: told(
      'Truth, courage and command: Mars in Aries is in his own red house. Body and temper are made for first attempts. Work ends where routine begins, and a second-in-command who likes routine doubles what it achieves.',
    ),
    Taurus: told(
      'In the sign of Venus, Mars is governed by appetite. Saravali speaks of loud talk, few sons and a taste for company. Effort turns slow and heavy; building, cooking and farming use it well, arguments over possessions badly.',
    ),
    Gemini: told(
      'Many skills, much travel and many opinions come from Mars in Gemini. Hands are quick with instruments, words cut. It fights by letter. A walk to the post-box, before and not after sending, is a cheap discipline.',
    ),
    Cancer: told(
      'Mars is debilitated in Cancer: force turned inward, houses changed, wealth from water or from others in the verse. Anger is defended as feeling. Protective work restores it; nobody guards a ward or a kitchen more bravely.',
    ),
    Leo: told(
      'Forests, herds and few comforts suit Mars in Leo, says Varahamihira: enduring, poor at first, unafraid. Courage is shown for a person or for honour rather than pay. It obeys only those whom it has seen in danger.',
    ),
    Virgo: told(
      'Honoured by the good, careful of expense, gifted in song and technical arts: Mars in Virgo fights error. Small tools, exact incisions, tested procedures. Criticism given hot is its fault; written and cooled, it becomes a service.',
    ),
    Libra: told(
      'Wanderlust and good company mark Mars in Libra, in trade or war on commission. It needs an opponent or a partner to act at all. Money goes upon friends. Agreeing beforehand who decides makes this pair-minded Mars effective.',
    ),
    Scorpio: told(
      'Silent strategy belongs to Mars in Scorpio, where it is lord: mining, surgery, trade in risky goods, leadership of hard men. The verse has snakes and weapons. Forgiving an old enemy yearly costs pride and frees great strength.',
    ),
    Sagittarius: told(
      'Scarred, blunt and faithful to its teacher, Mars in Sagittarius fights for a rule. Horses, vehicles and long roads are its joy. Promises are made at full gallop; halving each of them keeps the honour it cares for.',
    ),
    Capricorn: told(
      'Exalted in Capricorn, Mars works to a plan: wealthy, a commander, surrounded by kin, says Saravali. Force is rationed, so it lasts. Engineers, officers and climbers have it; rest must be written into the orders.',
    ),
    Aquarius: told(
      'Without ease and without bending, Mars in Aquarius struggles for ideas. Losses through gambling and dress neglected are in the text. Invention and social causes want its energy, provided that the meeting ends before the tempers do.',
    ),
    Pisces: told(
      'Life far from home, an illness outlived and debts of kindness are told of Mars in Pisces. It strikes late or on another’s behalf. Swimming, rescue and nursing use the force; plans left vague drain it.',
    ),
  },
  Mercury: {
    Aries: told(
      'Mercury in Aries answers before the question ends. Debate, dice and quick credit are in the old verses, with a lean body and little patience. Numbers are done in the head; a colleague should check the second decimal.',
    ),
    Taurus: told(
      'Teaching, good clothes and steady wealth belong to Mercury in Taurus. It learns slowly and forgets nothing of value. The voice persuades by calm. Negotiations are won by the one who can sit longest, and that is this person.',
    ),
    Gemini: told(
      'At home in Gemini, Mercury has two of everything: languages, trades, perhaps mothers, says Saravali. It is apt in argument and kind in fact. Projects multiply like clever rabbits; a list with five lines is a good fence.',
    ),
    Cancer: told(
      'Mercury in Cancer earns by water, memory and song, and disputes with its own kin. Facts are coloured by who said them. Family history, hospitality and writing for the young are natural subjects; keep the receipts elsewhere.',
    ),
    Leo: told(
      'Forgetful in detail and grand in outline, Mercury in Leo declaims. The verses credit it with little learning but love of travel and of rank. Its ideas need a stage and an editor, and do best with both on salary.',
    ),
    Virgo: told(
      'Nowhere is Mercury better than in Virgo, its exaltation: generous, learned, free of fear, skilled with words and proofs. Errors jump out at it. Teaching a method, rather than correcting a person, spreads the benefit further.',
    ),
    Libra: told(
      'Fine crafts, debate and hospitality fill the days of Mercury in Libra. It spends as it speaks, agreeably. Negotiation and design suit it, since both sides of a matter are seen at once; a coin will serve for trifles.',
    ),
    Scorpio: told(
      'Hard work, debts and secrecy shade Mercury in Scorpio in Saravali. The intelligence is investigative, and its sarcasm draws blood. Auditing, research and diagnosis give it honest prey; kindness has to be spoken twice, being so seldom suspected.',
    ),
    Sagittarius: told(
      'Royal favour, scripture and liberality are told of Mercury in Sagittarius. It sees the whole and misplaces the page. Speeches, teaching and publishing suit it. A clerk who loves detail is the best gift it can receive.',
    ),
    Capricorn: told(
      'Service in others’ tasks, debts and craft are set down for Mercury in Capricorn. Words are few and load-bearing. Contracts, timetables and dry humour are its art; praise, spoken aloud and early, must be learnt like grammar.',
    ),
    Aquarius: told(
      'Mercury in Aquarius thinks in systems and argues on principle. The old verse finds work begun and not finished, and poor cleanliness in habits. Science, networks and reform need such a head, with someone beside it to close the file.',
    ),
    Pisces: told(
      'Mercury is debilitated in Pisces: reason swims. Devotion, skill in leatherwork or in others’ service, and pleasant conduct are granted nevertheless. Poets and carers use it. Figures should be written down twice, and promises given with a date.',
    ),
  },
  Jupiter: {
    Aries: told(
      'Commander, generous giver, patient in debate: Jupiter in Aries acts upon its faith. Wealth and enemies both arrive by boldness. A cause is chosen quickly and served long, which is rare; spending runs ahead of the income all the same.',
    ),
    Taurus: told(
      'Good dress, jewels, healing and devoted spouses attend Jupiter in Taurus. Wisdom is practical here and tastes of bread. It gives advice about money that grandparents would approve; weight and ownership should both be reviewed yearly.',
    ),
    Gemini: told(
      'Eloquence and several trades at once come of Jupiter in Gemini. Minister, poet or clever dealer in the verse, it collects points of view. Belief is provisional. Reading one great book slowly supplies the missing weight.',
    ),
    Cancer: told(
      'Jupiter reaches exaltation in Cancer: learned, handsome, rich in children and jewels, loved by the community. Care and judgement are one movement. Even so it should learn to say no, for shelter given to all shelters few.',
    ),
    Leo: told(
      'Leader of an army or an assembly, with a fortress in the hills, is Jupiter in Leo. Teaching is a performance and generosity has witnesses. Firm enemies respect it. It matures when a pupil is allowed to outshine it.',
    ),
    Virgo: told(
      'Clever, dutiful and skilled in texts, Jupiter in Virgo builds its temple out of footnotes. It gains by accuracy and by service. Doubt may eat the blessing; acting on what is ninety per cent certain sets it free.',
    ),
    Libra: told(
      'Many friends, foreign trade and fair speech are told of Jupiter in Libra. It judges well because it likes both parties. Religion and pleasure live together without quarrel, so long as the accounts are kept by a third.',
    ),
    Scorpio: told(
      'Scholar of many books, builder of shrines, few words: Jupiter in Scorpio looks for truth below ground. Grants, research and inheritances help. Suspicion of every teacher, including itself, is eased by healing somebody with the knowledge.',
    ),
    Sagittarius: told(
      'In its own sign Jupiter teaches, blesses and stands surety. Governor, giver of feasts, priest of good causes, say the verses. Faith makes these people lucky. What they call obvious should be explained once more, slowly.',
    ),
    Capricorn: told(
      'Jupiter falls in Capricorn, where hope is audited. Small means, much labour and kindness withheld appear in Saravali. It becomes wisdom of the tested kind: charity by standing order, belief confined to what has survived use.',
    ),
    Aquarius: told(
      'Varahamihira gives Jupiter in Aquarius the results of Cancer; others see faultfinding and gain through groups. It believes in systems that are fair to strangers. Friends need a visit now and then besides the principle.',
    ),
    Pisces: told(
      'Honoured by kings and learned in sacred books is Jupiter in Pisces, its second house. Compassion precedes argument. Teachers of music, healing and prayer have it; it gives more safely by the glass than by the well.',
    ),
  },
  Venus: {
    Aries: told(
      'Love at the first charge: Venus in Aries is loyal in the moment and regrets by post. Saravali mentions quarrels, roads and loss over attachments. Courage in art is its real talent; a month’s courtship shows the rest.',
    ),
    Taurus: told(
      'Venus owns Taurus and furnishes it with fields, scents, jewels and good company. Earnings come by its own taste and effort. Affection is physical and lasting; what it buys is kept, and what it keeps gains in price.',
    ),
    Gemini: told(
      'Artful talk and letters are the love language of Venus in Gemini. Learning, poetry and a post under rulers stand in the verses. Two admirations at once are possible; honesty about the number prevents most of the trouble.',
    ),
    Cancer: told(
      'Timid, proud of kin and in need of shelter, Venus in Cancer loves by feeding. Two partners, says Varahamihira, one for the fear of losing the other. Home crafts and hospitality pay; possessiveness costs, until trust is a habit.',
    ),
    Leo: told(
      'Wealth through a partner and pride in few children are told of Venus in Leo. Affection wants daylight and compliments. Gifts are large, slights are remembered. Theatre, jewellery and children’s parties bring out its best hour.',
    ),
    Virgo: told(
      'Venus is debilitated in Virgo, because love made careful grows thin. Small gains, soft speech and service to unworthy people are mentioned. Taste becomes technique: tailoring, dentistry, editing. Affection improves when faults are left uncounted.',
    ),
    Libra: told(
      'Charm is professional with Venus in Libra, its moolatrikona: flowers, art, diplomacy, wealth by work and friends. It dresses for the other person’s mood. Choosing the restaurant now and then is an exercise in character.',
    ),
    Scorpio: told(
      'Jealous, eloquent and in debt for love, Venus in Scorpio burns in secret. The verses are hard upon it. Great art, deep fidelity and talent with others’ money lie on the same ground; suspicion must be asked, not investigated.',
    ),
    Sagittarius: told(
      'Virtue, wealth and good company adorn Venus in Sagittarius. Romance begins on a trip, over a book or at a festival. It prefers the frank to the smooth. Promises of for ever need a date for supper.',
    ),
    Capricorn: told(
      'Drawn to elder or practical partners, Venus in Capricorn loves by staying. Heart strain from overspending of effort is hinted at in Saravali. Antiques, buildings and contracts suit its taste; tenderness has to be put in the diary.',
    ),
    Aquarius: told(
      'Unusual attachments and little concern for custom mark Venus in Aquarius. Friends become lovers and remain friends. The old text finds anxiety and wasted labour; design for many, music in groups and fair rules give it peace.',
    ),
    Pisces: told(
      'Venus is exalted in Pisces: learned, wealthy, courteous, loved by its people. It forgives before being asked. Music, fabrics and healing all gain by such tenderness, while lending money, like rescuing people, wants an upper limit.',
    ),
  },
  Saturn: {
    Aries: told(
      'Saturn is debilitated in Aries, where patience has to run. Roving, without friends and hard of speech in the verse, it learns through false starts. A trade with a long apprenticeship, and a slow sport, repair its timing.',
    ),
    Taurus: told(
      'Old wine, older partners and modest wealth are read from Saturn in Taurus. Goods are acquired to last for ever. Obstinacy is its prosperity and its burden; giving one possession away each season keeps the hands from closing.',
    ),
    Gemini: told(
      'Debts, distress and clever counsel meet in Saturn in Gemini. Thought is dry and methodical: statistics, drafting, law reports. Words come with difficulty and are then trusted. Handwork quiets a mind that worries in numbered paragraphs.',
    ),
    Cancer: told(
      'Poor in boyhood, fond of the mother or parted from her, learned later: thus Saturn in Cancer. Affection seems rationed. Providing for a house, then resting in it, is the lesson, and midlife usually brings both.',
    ),
    Leo: told(
      'Saturn labours in Leo under a king it does not like. Writing, carrying and scant honour stand in the verse, with little joy from children. Authority shared by rota suits it. Praise given downward returns upward.',
    ),
    Virgo: told(
      'Few words, small wealth, a gift for crafts and for others’ houses belong to Saturn in Virgo. Quality control is its prayer. Illness is feared more than suffered; the body thrives upon dull food and daily walks.',
    ),
    Libra: told(
      'Exalted in Libra, Saturn heads assemblies, towns and courts. Fame and wealth come with age and by foreign roads. Justice is done without haste. Such people should marry their equals and let no case become a personal one.',
    ),
    Scorpio: told(
      'Fire, poison, anger and strong will are the old words for Saturn in Scorpio. It guards what hurts. Work in mines, morgues, archives or rehabilitation suits its nerve; telling the story once, aloud, ends its long rule.',
    ),
    Sagittarius: told(
      'Happy in its end, trusted by rulers, leader of a village or an army: Saturn in Sagittarius is kind. Conduct teaches. The creed gets simpler each decade, until what is left can be practised on any weekday.',
    ),
    Capricorn: told(
      'Saturn in Capricorn holds others’ lands and its own post. Towns, committees and old crafts rely upon it, for it enjoys wealth without display. Bathing, rest and mirth are mentioned by the texts as what it neglects.',
    ),
    Aquarius: told(
      'Organiser, sceptic and friend of the common person, Saturn rules Aquarius and is steady in it. Saravali warns of wine and crooked speech. A long project for people it will never meet suits this placement best.',
    ),
    Pisces: told(
      'Modest, skilled in gems and ceremonies, trusted in old age: Saturn in Pisces softens. It carries the sorrow of others and keeps accounts of it. Retreat at fixed times, bounded and regular, prevents pity from turning into gloom.',
    ),
  },
  Rahu: {
    Aries: node(
      'Rahu in Aries acts through Mars and wants to be first at something never tried. Speed is mistaken for courage. Start-ups, aviation and emergency trades reward it, when one cautious partner is allowed to hold the brake.',
    ),
    Taurus: node(
      'Many count Rahu exalted in Taurus, acting for Venus. Hunger settles upon solid things: land, currencies, gems, a famous voice. Taste gets expensive before it gets good. Owning less, and knowing its maker, satisfies better.',
    ),
    Gemini: node(
      'Information is a drug to Rahu in Gemini, which works as Mercury would without a bedtime. Languages, code, gossip and markets come easily. Two sources for each story, and one screen at a time, keep brilliance honest.',
    ),
    Cancer: node(
      'Rahu in Cancer borrows the Moon’s moods and enlarges them. Roots are sought in foreign soil, comfort in feeding many. Homeland and mother are idealised from a distance. A small, dull, owned kitchen is oddly curative.',
    ),
    Leo: node(
      'The throne itself attracts Rahu in Leo, which acts for the Sun. Stage, politics and speculation offer short cuts to it. Applause from strangers fades by morning; mastering a part before playing it makes the ambition safe.',
    ),
    Virgo: node(
      'Through Mercury, Rahu in Virgo pursues the perfect method. Diets, diagnostics, software and procedures are tried by turns. Skill becomes real at about the tenth version. A physician trusted for ten years beats ten of the latest.',
    ),
    Libra: node(
      'People of another world fascinate Rahu in Libra, where it acts as Venus. Alliances, fashion, law and diplomacy are its ladders. Agreements signed to impress should first be read through by somebody who cannot be charmed.',
    ),
    Scorpio: node(
      'Secrets give Rahu in Scorpio its appetite, and Mars its nerve; by common reckoning it is debilitated here. Intrigue wastes both. Forensics, depth psychology or tax law turns the same compulsion into a profession with rules.',
    ),
    Sagittarius: node(
      'Rahu in Sagittarius speaks for Jupiter without having finished the course. Foreign gurus, grand theories and legal gambles draw it on. Degrees completed and sources named give its considerable persuasive power a floor to stand on.',
    ),
    Capricorn: node(
      'Climbing is the passion of Rahu in Capricorn, under Saturn’s orders. It studies how institutions really work and rises by unusual doors. Credit should be shared on the way up, since the descent passes the same people.',
    ),
    Aquarius: node(
      'As co-lord by common reckoning, Rahu is strong in Aquarius: technology, crowds, reform and odd friends are its element. It sees next year’s custom. Loyalty to persons, not just to networks, is what has to be learnt.',
    ),
    Pisces: node(
      'Under Jupiter, Rahu in Pisces dreams at scale: cinema, oceans, hospitals, faith healing. Boundaries blur and bills go unseen. Work with images or with the sick gives it a shore, and sobriety keeps the images true.',
    ),
  },
  Ketu: {
    Aries: node(
      'Ketu in Aries has already won, and is tired of contests. Acting like Mars without the anger, it strikes once and leaves. Starting again from habit is the trap; serving as somebody’s calm second teaches it more.',
    ),
    Taurus: node(
      'Possessions hang loosely on Ketu in Taurus, debilitated there by common count. Venus gives taste and the node forgets to collect. Money in plain long-term form, out of sight, suits a person who dislikes thinking of it.',
    ),
    Gemini: node(
      'Words fall away from Ketu in Gemini, although Mercury has trained it well. It knows the answer and mislays the argument. Ciphers, sign languages and music replace talk; a weekly letter keeps brothers and sisters near.',
    ),
    Cancer: node(
      'A certain homelessness belongs to Ketu in Cancer: the Moon feels, and the node moves on. The past is vivid and unattended. Tending an elder or a shrine, by rota and not by mood, restores belonging.',
    ),
    Leo: node(
      'Ketu in Leo puts the crown on a chair and walks out. The Sun supplies talent, but applause embarrasses it. Rank accepted for a fixed term, with a named successor, is a form that this node can bear.',
    ),
    Virgo: node(
      'With Mercury’s eye and no wish to be right, Ketu in Virgo repairs quietly what others complain of. Remedies and instruments interest it. Untidiness in its own affairs is the odd exception; one shelf a week suffices.',
    ),
    Libra: node(
      'Old partnerships seem to have been completed before this life with Ketu in Libra. Venus still gives grace. Company is pleasant and optional, which companions feel; saying on what days one will be present is simple kindness.',
    ),
    Scorpio: node(
      'Held to be exalted in Scorpio, Ketu uses the strength of Mars to cut inward. Research, mantra and surgery are its traditional gifts. Danger does not impress it, so caution must be kept as a rule and not as a feeling.',
    ),
    Sagittarius: node(
      'Ketu in Sagittarius carries a faith learnt long ago and no longer argued. Jupiter makes it a natural guide who avoids disciples. Doctrine bores it. Walking a traditional pilgrim route gives back what preaching had taken.',
    ),
    Capricorn: node(
      'Under Saturn, Ketu in Capricorn does the work and overlooks the post. Offices are resigned at the summit. Projects with a visible end suit it better than careers, and savings should be arranged by someone who cares for them.',
    ),
    Aquarius: node(
      'The crowd and its causes leave Ketu in Aquarius cool. Saturn gives it method; it solves a group’s problem and does not attend the celebration. Elderly neighbours, met singly, are its way back into society.',
    ),
    Pisces: node(
      'Ketu in Pisces drifts toward release with Jupiter’s blessing. Sleep, prayer and sea air affect it strongly, and so does wine, which suits it badly. Practical duties with a clock attached keep so much sky above a floor.',
    ),
  },
} satisfies Record<Graha, Record<Sign, Passage>>
