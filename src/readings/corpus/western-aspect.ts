import type { PLANETS } from '../../western/points.ts'
import { from, type Passage } from '../passage.ts'

export type PairsOf<Names extends readonly string[]> = Names extends readonly [
  infer First extends string,
  ...infer Rest extends readonly string[],
]
  ? `${First} ${Rest[number]}` | PairsOf<Rest>
  : never

/** Two planets in the order from Sun to Pluto: `Sun Moon`. */
type PlanetPair = PairsOf<typeof PLANETS>
/**
 * Pairs with one passage for all aspects. Sun, Mercury and Venus are never far enough apart for a hard aspect; aspects of the three slow
 * planets concern a whole generation.
 */
type OneVoiced = PairsOf<['Sun', 'Mercury', 'Venus']> | PairsOf<['Uranus', 'Neptune', 'Pluto']>

/** Harmonious: soft aspects and easy conjunctions. Challenging: hard aspects and heavy conjunctions. */
export interface ByTemper {
  readonly harmonious: Passage
  readonly challenging: Passage
}

// Two planets of one tropical chart in aspect
const passage = from('Common Western practice')
const modern = from('Common modern Western practice; the outer planets have no place in the older books')

export default {
  'Sun Moon': {
    harmonious: passage(
      'What you want and what you need point the same way, and tradition reads the Sun and Moon so joined as parents who pulled together. Choices are made without a long quarrel inside. Ease of that sort can leave a habit unexamined until someone else is hurt by it.',
    ),
    challenging: passage(
      'Purpose and need keep different hours when the Sun and Moon are at odds: the career asks for one city and the heart for another. The old reading is of two parents seen as opposites. Giving each its own evening works better than choosing a winner.',
    ),
  },
  'Sun Mercury': passage(
    'Mercury is never more than twenty-eight degrees from the Sun, and so near to it the mind speaks for the self. Opinion and identity are one piece here, which makes a persuasive advocate. Criticism of an idea is felt in person, until some other voice is invited to edit.',
  ),
  'Sun Venus': passage(
    'Venus so near the Sun puts charm in the service of purpose: you are liked on the way to what is wanted. Taste is part of the name you make. Peace at any price is the weak seam, because a refusal feels like bad manners.',
  ),
  'Sun Mars': {
    harmonious: passage(
      'With the Sun and Mars on good terms, decision and deed follow each other within the hour. Physical work, sport or command uses the supply well. Opponents are met in the open and shaken hands with afterwards, provided there is somewhere to spend the strength each week.',
    ),
    challenging: passage(
      'The Sun and Mars rub against each other, and will arrives with its fists up. You achieve most where something has to be beaten, such as a record, a deadline or a rival firm. At home the same heat needs an exit before supper, by foot or by spade.',
    ),
  },
  'Sun Jupiter': {
    harmonious: passage(
      'Jupiter backs the Sun here as a generous patron backs a house: doors open, elders help, and the next plan is larger. Faith in the outcome does half the work. Since luck is expected, the contract should still be read to the last page.',
    ),
    challenging: passage(
      'The Sun is oversupplied by Jupiter, so that promises, portions and plans come a size too big. Confidence carries people along until the bill arrives. A budget agreed with a sober friend turns this appetite into enterprise, and the generosity in it survives the cut.',
    ),
  },
  'Sun Saturn': {
    harmonious: passage(
      'Saturn lends the Sun a spine: work is begun early, kept up in dull months and finished. Employers and older people trust you with keys. Recognition comes in plain form, as rank or tenure, and tends to be kept once it has been earned.',
    ),
    challenging: passage(
      'Under the weight of Saturn the Sun learns young that approval must be earned, often from a father or a teacher who was hard to please. It doubts first and tries afterwards. Skill mastered slowly answers the doubt, and for many the second half of life is lighter than the first.',
    ),
  },
  'Sun Uranus': {
    harmonious: modern(
      'The Sun and Uranus agree that a life may be invented. Changes of course come early and turn out well, and odd company proves useful. Work that leaves the method to the worker suits you; a clocking-in machine spoils the gift within a month.',
    ),
    challenging: modern(
      'Uranus jolts the Sun, so steadiness is broken from inside or out just when it has been reached. Orders provoke refusal before their sense is weighed. A share of freedom built into the week, spent without asking anyone, makes the great ruptures rarer.',
    ),
  },
  'Sun Neptune': {
    harmonious: modern(
      'Neptune refines the Sun: you lead by imagination, by kindness or by a picture that others want to step into. Art, care and belief are natural fields. The self is lent out readily, and an occasional look at the accounts keeps the loan from becoming a gift.',
    ),
    challenging: modern(
      'Around the Sun Neptune lays a mist, and identity is hard to see from within. One year it is a saviour’s part that is played, the next a stray’s. Facts on paper, sober company and a daily practice with the hands give the outline back, and the sympathy stays.',
    ),
  },
  'Sun Pluto': {
    harmonious: modern(
      'Pluto stands behind the Sun as a reserve of will that others sense before it is used. Setbacks that end another’s career become a new beginning here. Responsibility for people in crisis suits this pair, and it keeps its health by putting some power into other hands.',
    ),
    challenging: modern(
      'Will meets will when Pluto presses the Sun: there has been someone who controlled, and a vow never to be controlled again. The contest repeats with chiefs and partners until it is named. Saying openly what is wanted costs pride and saves years of siege.',
    ),
  },
  'Moon Mercury': {
    harmonious: passage(
      'Feeling finds its words where the Moon and Mercury are friends. A diary, a phone call or a story told at table restores balance, and memory is good for what people said. Listening professions draw on it daily and should be left at the office door.',
    ),
    challenging: passage(
      'The Moon and Mercury interrupt one another: you explain a feeling away, or let a mood draft the letter. Sleep before sending is the practical cure. With age the quarrel yields a fine ear for the difference between what is said and what is meant.',
    ),
  },
  'Moon Venus': {
    harmonious: passage(
      'Tenderness comes easily to a Moon well joined to Venus, along with a table that looks inviting on little money. People are often good to you. Conflict is soothed before it has been understood, so now and then a hard talk should be let run.',
    ),
    challenging: passage(
      'What comforts and what attracts are two things when the Moon and Venus disagree: one person feels like home and another like love. Sweets, shopping and pleasing fill the gap for an hour. It closes when needs are told to the beloved in so many words.',
    ),
  },
  'Moon Mars': {
    harmonious: passage(
      'Mars gives the Moon courage, so feelings are acted on while they are fresh. You defend your own and recover your temper quickly. Rooms with movement in them suit better than quiet ones, a kitchen at the busy hour or a team in training.',
    ),
    challenging: passage(
      'Quick to be stung, a Moon harassed by Mars answers before it knows what hurt. Family tempers may have taught the tune. Ten minutes of hard movement separates the hurt from the reply, and the same fire then makes a loyal protector of people with less of it.',
    ),
  },
  'Moon Jupiter': {
    harmonious: passage(
      'The Moon rests easily with Jupiter: the house is open, the pot is large and the mood recovers by morning. People confide because nothing seems to shock. Comfort expands to fill the space allowed, and one modest limit, on food or on guests, does it no harm.',
    ),
    challenging: passage(
      'Jupiter swells what the Moon feels, so that joy gives away the furniture and sorrow fills the street. Reassurance is sought in quantity. Helping one person thoroughly satisfies this pair more than being good to thirty, and leaves something in the larder for itself.',
    ),
  },
  'Moon Saturn': {
    harmonious: passage(
      'Saturn steadies the Moon as a good wall steadies a garden. Emotion is kept in proportion, promises of care are kept to the day, and older relations are looked after. Praise for such reliability is seldom asked for, which is a reason to offer it.',
    ),
    challenging: passage(
      'A Moon under Saturn was told early to manage, and it does, with a tight chest. Rejection is expected and so arranged in advance. The pattern loosens with one patient person and with small requests, each of which is granted; time is on its side.',
    ),
  },
  'Moon Uranus': {
    harmonious: modern(
      'The Moon and Uranus make a home out of variety: friends on the sofa, new rooms, a timetable nobody else could follow. Instinct is quick and often right about what comes next. Closeness thrives on a door left ajar, and is none the weaker for that.',
    ),
    challenging: modern(
      'Comfort was interrupted for a Moon struck by Uranus, by moves or by a parent whose attention came and went. It now leaves first, to be on the safe side. Regular meals and an announced return after each absence teach both sides that distance is no desertion.',
    ),
  },
  'Moon Neptune': {
    harmonious: modern(
      'Moods of others pass through the Moon and Neptune as through gauze, and come out as music, nursing or prayer. Dreams are vivid and worth writing down. Water and solitude clear what was picked up in company, so an hour of either belongs in the week.',
    ),
    challenging: modern(
      'With Neptune blurring the Moon, it is hard to tell whose sadness this is. Pity starts attachments which then need rescuing. A question put plainly to the other person, and no decision in the small hours, keep the deep sympathy of this pair from being used up.',
    ),
  },
  'Moon Pluto': {
    harmonious: modern(
      'Deep water is safe for a Moon at one with Pluto. Births, deathbeds and confessions find it composed, and after loss it grows back stronger at the root. It loves few people and those entirely; lighter company is an acquired taste worth acquiring.',
    ),
    challenging: modern(
      'Pluto grips the Moon, and feeling comes as all or nothing, with a fear that what is loved will be taken. Early care may have had a hook in it. Speaking of jealousy while it is small, to someone with no stake, lets the hand open.',
    ),
  },
  'Mercury Venus': passage(
    'Mercury and Venus travel close together, and joined they make speech agreeable. The letter of condolence, the toast, the lyric and the price talked down with a smile are their work. Unwelcome news gets so much wrapping that the listener may need it repeated without.',
  ),
  'Mercury Mars': {
    harmonious: passage(
      'A sharp tongue under good command comes of Mercury and Mars in accord. This mind decides, cuts the paragraph that does not serve and enjoys a fair debate. Tools, code and quick calculations suit the hands. Slower thinkers nearby are helped if questions are sent ahead.',
    ),
    challenging: passage(
      'Mars hurries Mercury, so words fly out with an edge on them and the last of the instructions goes unread. In court or in satire that is a living. In the family it helps to lower the voice on purpose; the argument loses nothing but its sting.',
    ),
  },
  'Mercury Jupiter': {
    harmonious: passage(
      'Detail and prospect work together in Mercury with Jupiter: a fact learnt on Monday is part of a theory by Friday. Teaching, publishing, law and languages profit. Such a talker is liked for telling things hopefully, and trusted further when the sources are named.',
    ),
    challenging: passage(
      'Jupiter stretches what Mercury measures, and the anecdote gains a zero each time. Conclusions run ahead of evidence; appointments are accepted three to an hour. A checklist is the homely cure, after which the breadth of this mind becomes its best argument.',
    ),
  },
  'Mercury Saturn': {
    harmonious: passage(
      'Saturn gives Mercury ballast. Thought is orderly, memory serves in examinations, and a sentence from you may be relied upon like a signature. Long texts and exact trades are easy for you to stay with; small talk is the subject that has to be studied.',
    ),
    challenging: passage(
      'Mercury labours under Saturn: school or a stern listener made speaking up expensive, and the worst outcome is always drafted first. Preparation is the way out. In time the caution turns into authority, since what finally gets said has been tested from every side.',
    ),
  },
  'Mercury Uranus': {
    harmonious: modern(
      'Answers come to Mercury with Uranus before the working does. New tools, codes and unlikely comparisons are picked up as play. It is worth dictating the steps to somebody patient, because an insight that nobody can follow has to be had twice.',
    ),
    challenging: modern(
      'The thought jumps its rails when Uranus crosses Mercury; meetings are startled and nerves frayed. What sounds like contradiction is often the right idea, out of turn. Notes taken at once, screens off at night and a colleague who translates turn shocks into patents.',
    ),
  },
  'Mercury Neptune': {
    harmonious: modern(
      'Image and word are on good terms with Mercury linked to Neptune, and poems, films or tactful diagnoses follow. The tone of a sentence is heard before its content. Numbers are best trusted to a form with boxes, leaving the mind free for what it sees.',
    ),
    challenging: modern(
      'Neptune lets Mercury drift: the train of thought is lovely and the address wrong. Silence is filled by guesses about what others mean. Reading the message back aloud, and putting terms in writing, guards against being deceived and against deceiving by omission.',
    ),
  },
  'Mercury Pluto': {
    harmonious: modern(
      'Mercury bores down with Pluto’s help until the cause is found. Research, psychology and negotiation reward it, and it keeps secrets as a matter of course. People feel examined in talk with it, so an explanation of why one asks is a courtesy.',
    ),
    challenging: modern(
      'A thought taken hold of by Pluto does not let Mercury sleep. Suspicion may be right, and is heavy to carry either way; words are chosen to win. Writing the obsession out in full, then discussing one page of it, restores proportion and keeps the penetration.',
    ),
  },
  'Venus Mars': {
    harmonious: passage(
      'Wanting and pleasing are partners when Venus and Mars agree. Desire is shown warmly, pursued with tact and usually returned; in work, taste gets things made. A life with dance, craft or flirtation in it makes good use of a pair that finds purely useful days dull.',
    ),
    challenging: passage(
      'Venus draws close as Mars pushes off, so attraction comes mixed with argument, and the same person is wanted and fought within an evening. Passion is plentiful. Contests held outside the relationship, and asking outright for affection, spare it the work of a battlefield.',
    ),
  },
  'Venus Jupiter': {
    harmonious: passage(
      'The two benefics of the old books keep company here, and grace and plenty with them. Hospitality is lavish, gifts are well chosen, friends abroad are many. Effort may be put off because charm suffices; a craft taken seriously gives this good fortune something to do.',
    ),
    challenging: passage(
      'Nothing is wrong between Venus and Jupiter except the amount: one course more, one admirer more, a dearer version of the same coat. Affection is promised in bulk. Choosing a single luxury for the month, and enjoying it slowly, gives better value to heart and purse.',
    ),
  },
  'Venus Saturn': {
    harmonious: passage(
      'Love keeps accounts when Saturn supports Venus, in the good sense that debts of kindness are paid. Attachments form slowly, often across a difference of age, and outlast livelier ones. In art and money it prefers the well-made to the new and is seldom sorry.',
    ),
    challenging: passage(
      'Saturn shuts Venus out in the cold for a while: affection was rationed once, and now it is distrusted or bought with service. The tradition speaks of delay more than denial. Accepting a compliment without returning it is a small drill that warms the house.',
    ),
  },
  'Venus Uranus': {
    harmonious: modern(
      'Love is allowed to surprise you, as Venus and Uranus play together. Friendships cross lines of class and age; taste runs a year ahead of the shops. Agreements written by the two involved suit better than customary ones and are honoured more exactly.',
    ),
    challenging: modern(
      'Uranus switches Venus on and off. Attraction comes like current, and nearness that is taken for granted makes you look for the exit. Separate rooms, separate trips or a shared experiment keep a bond alive that duty alone would have cut.',
    ),
  },
  'Venus Neptune': {
    harmonious: modern(
      'Beauty softens the edges of things for Venus blessed by Neptune: songs, fabrics and forgiveness are its native goods. Love is felt as devotion, and is returned by people who need a gentle eye. A friend good with figures should hold the purse strings.',
    ),
    challenging: modern(
      'Neptune paints a halo round whomever Venus looks at, and the disappointment is as large as the picture. Longing for the absent is easier than living with the present. A slow first year, with meals, bills and colds in it, lets love find the real face.',
    ),
  },
  'Venus Pluto': {
    harmonious: modern(
      'Venus with Pluto loves to the root and is changed by it. Surface attractions bore you; a bond that has survived a crisis is held dear. A sense of hidden worth helps with antiques, finance and people whom others have given up.',
    ),
    challenging: modern(
      'Possession creeps into love when Pluto bears on Venus, with tests, triangles and the checking of pockets. Underneath lies a fear of being worth little. Money kept in one’s own name and truths told unprompted shift the power back to where both can breathe.',
    ),
  },
  'Mars Jupiter': {
    harmonious: passage(
      'Mars attacks with Jupiter’s blessing: effort meets its opening and enterprise pays. This is the hand of the coach, the campaigner and the builder who starts before the permit is framed. Winning is a habit in which rules should be kept while nobody looks.',
    ),
    challenging: passage(
      'More force than the task needs is the mark of Mars inflated by Jupiter. Bets are raised, limits are taken as insults, crusades begin on little evidence. Endurance sport or a long cause absorbs the surplus, and an agreed stake protects what was won.',
    ),
  },
  'Mars Saturn': {
    harmonious: passage(
      'Saturn trains Mars as a drill sergeant trains a recruit, and strength arrives in measured blows. Heavy, exact or dangerous work is safe in these hands. Anger waits for its proper moment. Rest should be entered in the plan, for such stamina does not ask.',
    ),
    challenging: passage(
      'One foot on the throttle and one on the brake is the common picture of Mars against Saturn. Effort stalls, resentment is stored, then comes out at the wrong address. Steady resistance with a measurable result, stone, iron or scales practised daily, turns both planets into craft.',
    ),
  },
  'Mars Uranus': {
    harmonious: modern(
      'Reflexes are fast and methods new where Mars has Uranus at its side. You mend by trying, quit a dead routine at once and are good in the first minute of an alarm. Independence is the fuel, so terms of work matter more than pay.',
    ),
    challenging: modern(
      'Action goes off like a spring with Mars and Uranus at odds, and haste with tools or traffic is the usual caution. Constraint heats it. Frequent small risks, chosen and rehearsed, discharge the tension that would otherwise choose its own hour.',
    ),
  },
  'Mars Neptune': {
    harmonious: modern(
      'Neptune teaches Mars to move like a dancer or a sailor, giving way in order to arrive. Energy rises for an ideal or a rescue and is hard to find for gain alone. Rhythm, whether of music, oars or breath, switches it on.',
    ),
    challenging: modern(
      'Mars loses its edge in Neptune’s fog: effort leaks, targets move, anger is denied and seeps out as tiredness or evasion. Short tasks with a visible end restore strength. Service freely chosen ennobles the pair, but the enemy should be identified before the charge.',
    ),
  },
  'Mars Pluto': {
    harmonious: modern(
      'Stamina without display belongs to Mars allied with Pluto. You take on what others call hopeless, work down through it and surface with results. Power over people comes along unasked, and is kept clean by stating the aim at the outset.',
    ),
    challenging: modern(
      'Rage has deep cellars when Pluto confronts Mars, and may be met first in some other person’s threats. The will to win can burn the prize. Martial discipline, a hard public cause or plain confession of anger brings the force upstairs where it can be used.',
    ),
  },
  'Jupiter Saturn': {
    harmonious: passage(
      'Hope is costed and caution has a goal: so the tradition reads Jupiter and Saturn in accord. Expansion follows savings, and a firm or family is enlarged by one sound storey at a time. People born within months share it, and the house says where it is built.',
    ),
    challenging: passage(
      'Jupiter says yes as Saturn says not yet, and enterprises lurch between boldness and retrenchment. Whole years of births carry the strain, so it is a background of the times. In one life a written rule for when to grow and when to wait ends the tug.',
    ),
  },
  'Jupiter Uranus': {
    harmonious: modern(
      'Luck wears an odd hat when Jupiter and Uranus are friends: the chance meeting, the unfashionable stock, the leap that lands. Classmates share the aspect. It becomes personal through the houses concerned, where a sudden opening is best taken before it has been fully explained.',
    ),
    challenging: modern(
      'A wish for freedom outgrows its means with Jupiter and Uranus in conflict. Conversions, resignations and flights are announced on the same day. Those of one age have the restlessness in common; keeping a base paid for while experimenting makes it fruitful.',
    ),
  },
  'Jupiter Neptune': {
    harmonious: modern(
      'Belief comes naturally under Jupiter with Neptune, as compassion, worship or a large imagination. A whole season of births has it. It shows in one person where the two houses lie: giving there feels like receiving, so long as somebody keeps the receipts.',
    ),
    challenging: modern(
      'The dream is promised a dividend when Jupiter and Neptune collude, and prospectuses shine. Gullibility and generosity are hard to tell apart from inside. Many of an age share this; asking an unsentimental outsider before money or faith is committed leaves the charity and removes the bubble.',
    ),
  },
  'Jupiter Pluto': {
    harmonious: modern(
      'Large resources answer to Jupiter and Pluto in agreement, and reforms that seemed out of scale are carried through. The aspect is common to people of one school year. Individually it favours the second attempt, made after a failure has been studied to the bottom.',
    ),
    challenging: modern(
      'Conviction and power heat each other in Jupiter’s strain with Pluto, till being right seems to excuse the means. Age-mates know the same temptation in other forms. A limit on winnings, drawn up beforehand, and one critic who cannot be dismissed keep ambition honest.',
    ),
  },
  'Saturn Uranus': {
    harmonious: modern(
      'Old structure takes new wiring when Saturn and Uranus agree. Those born in that year or so share a talent for reform by stages. In one chart the houses show where tested rules and fresh methods combine, with neither side made to apologise.',
    ),
    challenging: modern(
      'The law and the exception are locked together by Saturn and Uranus, and a year’s worth of births inherits the argument. One person may obey for a decade and then walk out. Renewing terms every year, in some detail, does by inches what would otherwise need an earthquake.',
    ),
  },
  'Saturn Neptune': {
    harmonious: modern(
      'Saturn can give Neptune a vessel, so that vision takes form as a building, a score or a ward well run. Many of one age have this aspect. It asks of the individual a regular hour for the thing imagined, and rewards it in years.',
    ),
    challenging: modern(
      'Fact wears down faith, and faith blurs fact, with Saturn and Neptune in strain; a whole class at school grows up with that ache. Guilt has no address and duty no edge. Limited vows, kept for a month and then reviewed, let an ideal survive its costs.',
    ),
  },
  'Saturn Pluto': {
    harmonious: modern(
      'Endurance on a geological scale is what astrologers expect of Saturn and Pluto in harmony. It belongs to everyone born near the same date. Someone who has it on an angle or near a light can rebuild institutions from the footings and does not need thanks.',
    ),
    challenging: modern(
      'Hard times are stamped on the births that share Saturn with Pluto under strain, and security is guarded as if under siege. Severity, towards oneself first, is the personal form. Strength shared with allies, and one wall taken down on purpose, relieve what mere toughness prolongs.',
    ),
  },
  'Uranus Neptune': modern(
    'Uranus and Neptune meet in aspect for years on end, and mark an age in which invention and faith reshape each other. No private trait follows. Where one of them touches a light or an angle, you become a spokesman for that change, in the house concerned.',
  ),
  'Uranus Pluto': modern(
    'A generation of upheaval is born under Uranus in aspect with Pluto, when revolt finds real power behind it. Shared by millions, it describes parents’ headlines sooner than a child’s character. The two houses tell where one life had to be broken open and begun anew.',
  ),
  'Neptune Pluto': modern(
    'Neptune and Pluto move so slowly together that one aspect of theirs covers a decade of births or several, a long undertow of belief and renewal in common. It separates nobody from their neighbours. Read it only through the houses, or when a personal planet completes the figure.',
  ),
} satisfies Record<Exclude<PlanetPair, OneVoiced>, ByTemper> & Record<OneVoiced, Passage>
