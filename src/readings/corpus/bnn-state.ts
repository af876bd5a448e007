import type { NadiState } from '../../jyotish/bnn/school.ts'
import type { Graha } from '../../jyotish/grahas.ts'
import { from, type Passage } from '../passage.ts'

// A planet by its state in a sign, after the nadi school. Three impossible states are missing: every lord is a friend of the Moon or
// neutral to it; Ketu is exalted in its own sign, and is a friend or an enemy of every other lord
const nadi = from('R. G. Rao, Bhrigu Nandi Nadi')

const BNN_STATE = {
  Sun: {
    exalted: nadi(
      'In Aries the Sun is at the top of its stair. The father has standing, and so will those who come after. Authority comes while you are young enough to misuse it, and is learned in public; an office that serves others makes the best of it.',
    ),
    own: nadi(
      'The Sun keeps its own house in Leo. Nothing is borrowed: name, temper and independence are inherited from the father’s side. Work under others is endured only for a time, and a seat at the head of something small satisfies more.',
    ),
    friend: nadi(
      'A friend lends the Sun his house, so honour is reached through alliances. Seniors open doors; the father’s acquaintances remember the family. What must be brought in return is punctual service, for a guest does not give orders.',
    ),
    neutral: nadi(
      'The Sun stands with Mercury, who owes it nothing. Rank depends upon skill with words and figures, and is renewed each year like a licence. You do well to be useful first and visible only afterwards.',
    ),
    enemy: nadi(
      'An enemy holds the house where the Sun must live. Those in power are slow to see the merit, and the father’s road was hard. Credit arrives late but is then no one’s gift; it cannot be taken back.',
    ),
    debilitated: nadi(
      'Libra weighs the Sun down: the school expects a father away, or overruled, and a modest start. Self-respect has to be made, piece by piece, out of finished work. Partners who speak up for you are half of every promotion.',
    ),
  },
  Moon: {
    exalted: nadi(
      'A Moon in Taurus is fed and content. The mother is a support in middle life too, and food, farms or fine goods bring money. The mind does not hurry; when it has decided, it is as firm as a well-set table.',
    ),
    own: nadi(
      'Cancer returns the Moon to its own water. Memory is long, the mother close, and the home is the true place of business. Travel is frequent but always circles back; feeding others pleases more than being served.',
    ),
    friend: nadi(
      'The Moon lodges with a friend, and moods find good company. Conversation heals here; so does the sun of another’s confidence. Short trips, lessons and public contact keep the mind in good order, and idleness alone disturbs it.',
    ),
    neutral: nadi(
      'The Moon is a lodger in a neutral house: neither petted nor plagued. Feeling takes its colour from whoever stands near, and so the choice of neighbours matters much. Regular meals and regular hours do the rest.',
    ),
    debilitated: nadi(
      'In Scorpio the Moon goes under ground. Emotion is strong and seldom shown, and the mother has carried a private grief. Work with what others avoid, in research, healing or mourning, gives the depth a floor to stand on.',
    ),
  },
  Mars: {
    exalted: nadi(
      'Capricorn drills Mars until strength becomes skill. Brothers are capable, land can be had, and a uniform or a machine is near at hand. Few people finish as much in a year; fewer still remember to rest after it.',
    ),
    own: nadi(
      'Mars is in his own camp, bold and direct. Land, tools and brothers are on your side. Energy is best given an opponent that takes no offence: a slope, a deadline, a field of stones.',
    ),
    friend: nadi(
      'Quartered with a friend, Mars fights for causes that he has been asked to defend. Courage is well received. Brothers, or comrades who count as such, help in matters of land, and quarrels close with a handshake.',
    ),
    neutral: nadi(
      'Mars serves here as a hired guard: brave enough, if paid, and without hatred. Energy follows the purse and the daily plan. Property comes by ordinary purchase; disputes over it are ordinary as well, and end on paper.',
    ),
    enemy: nadi(
      'Mercury’s house confines Mars, who would rather strike than discuss. Effort scatters among errands and retorts. Training in one precise craft, from surgery to soldering, turns the fidget into speed, and brothers then give less cause for complaint.',
    ),
    debilitated: nadi(
      'In Cancer Mars defends a kitchen instead of a border. Temper is felt more than shown, and the land of the family is a sore subject. Strength returns through care of others: the quiet cook, nurse or rescuer is braver than the shouter.',
    ),
  },
  Mercury: {
    exalted: nadi(
      'Virgo is where Mercury works best, and no error escapes. Learning, trade and papers of every kind are favoured by the school. A younger friend, or a pupil, becomes part of the success; you should beware of correcting both.',
    ),
    own: nadi(
      'Gemini gives Mercury two tongues and plenty to say. Study, letters and small business thrive side by side. The first sale and the first article come early; what needs deciding is which of five interests shall pay the rent.',
    ),
    friend: nadi(
      'A friend receives Mercury, so talent is encouraged in good time. Teachers explain twice, customers recommend. Documents about land tend to be in order, and a friend who is younger brings the right news at the right hour.',
    ),
    neutral: nadi(
      'Mercury trades on neutral ground and must show samples. Intelligence is plain to see, though the subject varies with the employer. A certificate helps more than charm would; so do clean copies and a steady price.',
    ),
    enemy: nadi(
      'Cancer makes Mercury think with the heart, which the school counts as an enemy’s house. Facts are coloured by who told them. Study goes better in company that one likes; contracts go better with company that one does not know.',
    ),
    debilitated: nadi(
      'Pisces floods Mercury, and detail is swept off in feeling. School was uneven; imagination was not. Poems, music, prayer and pictures are served well, so long as somebody dry-minded keeps the ledger and reads the small print.',
    ),
  },
  Jupiter: {
    exalted: nadi(
      'Jupiter in Cancer is life at its fullest in this school. You are protected, and protect. Teachers, children and elders gather at the table; money follows hospitality, and what is given away comes home by another road.',
    ),
    own: nadi(
      'The life-giver lives at home, beholden to nobody. Principles are inherited first, and then they are tested. Honour is steady, counsel is asked for, and your own words set the tone of a house or a school.',
    ),
    friend: nadi(
      'Life is sheltered by friends where Jupiter stands in a friend’s sign. Those of rank or courage take an interest in you early. The debt is repaid by passing the help on, and it is never quite repaid.',
    ),
    neutral: nadi(
      'Jupiter in Aquarius sits in the workroom of Saturn. Life is led by duty and by what the many need, with few privileges. Respect grows out of fairness, and lasts because it was not asked for.',
    ),
    enemy: nadi(
      'The sign belongs to one whom Jupiter does not count a friend, so life is spent among other values than one’s own. Cleverness or comfort gets the applause. Holding to a quiet standard, without preaching, is how honour comes in the end.',
    ),
    debilitated: nadi(
      'In Capricorn the life-planet walks uphill with a load. Faith is put to practical use or it withers; early teachers disappoint. Later years are kinder than early ones, and what was built without blessing holds.',
    ),
  },
  Venus: {
    exalted: nadi(
      'Pisces gives Venus more love than one house can hold. Wealth, art and a generous partner are told of. The heart forgives quickly, including debts; somebody with drier eyes ought to hold the receipts for it.',
    ),
    own: nadi(
      'Venus is mistress of the house, and it shows in every cushion. Marriage brings ease; vehicles and ornaments come without strain. Taste is a capital that can be lent at interest, in design, banking or the arts.',
    ),
    friend: nadi(
      'A friend hosts Venus, and pleasure comes with sense. Income from art, cloth or figures is regular; the partner is a companion first. Good manners are this placement’s treasury, and it is wise to keep it full.',
    ),
    neutral: nadi(
      'Venus stands where it is neither courted nor slighted. Affection has to speak first. Money for beautiful things is earned rather than inherited, often beside people of action or learning, and is valued more for that.',
    ),
    enemy: nadi(
      'Pride or moods rule the sign in which Venus stands, and ease is disturbed. Love competes with a parent, a post or a family feeling. Naming one’s wishes aloud, before they turn into reproaches, keeps both tenderness and savings.',
    ),
    debilitated: nadi(
      'Virgo examines Venus and finds fault with every petal. Love is served by doing rather than by praising; the partner may not notice that it is love. Money is careful. Praise, practised like scales, changes a marriage within a month.',
    ),
  },
  Saturn: {
    exalted: nadi(
      'Saturn is exalted in Libra, where work is just and justly paid. The leaves promise a rise through fairness: judges, contractors, keepers of the public scales. Servants and elders are loyal; you are seldom forgiven for being late.',
    ),
    own: nadi(
      'Work is at home in its own sign. You know early what the trade will be, or drift into one and stay for forty years. Endurance is the capital; an elder brother, or one who fills his place, sets the example.',
    ),
    friend: nadi(
      'Saturn works in a friend’s shop, where effort is understood. Trade, writing, craft and transport go forward by small steps. Colleagues turn into partners, and the second career grows out of the first without a break.',
    ),
    neutral: nadi(
      'Jupiter is the landlord here, neutral to Saturn: work is done for principles or for an institution, and is judged by both. Promotion waits its turn. Your name becomes a by-word for things done properly.',
    ),
    enemy: nadi(
      'Work is carried on in an enemy’s sign, under masters who want speed or glory. Effort is doubled and the thanks are halved. A trade learned thoroughly, and carried from place to place, outlives every one of those masters.',
    ),
    debilitated: nadi(
      'In Aries Saturn is set to run, and it was made for walking. Jobs begin in a rush and are regretted; tools and elders are impatient. The cure is dull and certain: shorter tasks, finished, one after another.',
    ),
  },
  Rahu: {
    exalted: nadi(
      'Taurus pleases Rahu, who there turns appetite into property. Foreign goods, machines and finance all reward boldness here. You end with more than your grandfather dreamt of, and should decide beforehand how much will be enough.',
    ),
    own: nadi(
      'Aquarius is Rahu’s own workshop: networks, engines, unusual company. Ideas come ten years early here. They are accepted once they have been given a plain name, and have been shown to save somebody else’s time.',
    ),
    friend: nadi(
      'A friend’s sign makes Rahu clever rather than hungry. Trade with strangers, new tools and other tongues pay well. The grandfather’s restlessness has found a profession, and the passport is used for work more than for flight.',
    ),
    neutral: nadi(
      'Rahu stands in a sign of Jupiter and borrows its robes. Foreign ideas wear the dress of wisdom, and teachers need checking. Those who bring distant knowledge to plain people, and say where it came from, do this placement honour.',
    ),
    enemy: nadi(
      'The sign resists Rahu, and ambition has to go round by the back stair. A hidden rival, a rumour or an old family fear is met on the way. Openness about methods removes the sting before it is felt.',
    ),
    debilitated: nadi(
      'Rahu sinks in Scorpio, among secrets. Curiosity about what is locked can cost money and peace. Turned into research, security or medicine, by a person who reports to another, the same curiosity becomes a respected trade.',
    ),
  },
  Ketu: {
    exalted: nadi(
      'Scorpio gives Ketu depth without fear. You see through disguises, study what is buried and are content with little. Law, healing and the sciences of the unseen lie open; the mother’s father may have known them too.',
    ),
    friend: nadi(
      'Ketu is received by a friend and its detachment does some good. Courage or faith gives the cutting edge a purpose. Possessions are held lightly, and others come for advice because no advantage is sought from them.',
    ),
    enemy: nadi(
      'Ketu is at odds with the lord of the sign, so letting go is done with a grudge. What the sign offers is refused first and missed afterwards. Small deliberate renunciations work better than large ones made in a temper.',
    ),
    debilitated: nadi(
      'In Taurus Ketu sits amid plenty and finds no taste in it. Money and voice are both uneven. Giving a fixed share away, on a fixed day, brings back the pleasure of what is kept.',
    ),
  },
} satisfies {
  [G in Graha]: Record<
    Exclude<NadiState, G extends 'Moon' ? 'enemy' : G extends 'Ketu' ? 'own' | 'neutral' : never>,
    Passage
  >
}

/** The passage on a possible state of a planet. */
export const stateCell = (corpus: typeof BNN_STATE, graha: Graha, state: NadiState): Passage =>
  (corpus[graha] as Record<NadiState, Passage>)[state]

export default BNN_STATE
