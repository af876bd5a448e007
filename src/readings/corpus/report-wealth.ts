import type { AreaBand } from '../../jyotish/assessment/area.ts'
import type { Tie } from '../../jyotish/assessment/timeline.ts'
import type { Dignity } from '../../jyotish/dignity.ts'
import { type Cell, from, type Passage } from '../passage.ts'

// Texts of the report on wealth: houses by shade, the hora chart, the Indu lagna, helping and straining streams and outlets, openings of
// periods. {helper} and {burden}: the heaviest factors on either side; {lord}: the lord of the house
const passage = from('BPHS 11, 24 and 32, weighed as an area of life')
const hora = from('BPHS 6 and 7 on the hora')
const indu = from('Uttara Kalamrita 4 on the rays of the ninth lords')
const points = from('BPHS, chapter of special lagnas')
const yogas = from('BPHS 41 and 42')
const sources = from('BPHS 11 and Phaladeepika 1 on the significations of houses')
const timed = from('Vimshottari dasha by BPHS 46-47, with the double transit of K. N. Rao')

const banded = (strong: string, good: string, mixed: string, weak: string): Record<AreaBand, Passage> => ({
  strong: passage(strong),
  good: passage(good),
  mixed: passage(mixed),
  weak: passage(weak),
})
const halves = (good: string, bad: string): Record<'good' | 'bad', Passage> => ({
  good: sources(good),
  bad: sources(bad),
})

export default {
  promise: banded(
    'Money is one of the easier subjects of this chart. The houses of savings and of gains hold each other up, and {helper} does more for them than anything else. The task is less to earn than to decide early what the money is for, since a plan made late has to be paid for twice.',
    'Provision comes in good order here, and {helper} is behind most of it. Income rises by steps rather than by strokes of luck. One thing takes its share on the way, {burden}, and a household that allows for it every month hardly notices.',
    'Money comes and goes by turns in this chart. {helper} brings it in, while {burden} finds uses for it before it has been counted. The books expect a middle fortune from such a pattern, and a larger one where saving is done on the day of payment and not at the end of the month.',
    'Wealth asks for more care than most things in this chart, chiefly on account of {burden}. The tradition reads such a pattern as money earned late and by one’s own hand, and lost only where risks were taken to hurry it. {helper} is the side to build from.',
  ),
  second_house: banded(
    'The second house keeps what is put into it. Its lord {lord} guards family money and stores, and thrift here feels like comfort instead of denial. You are often the one whom relatives ask to hold the common purse.',
    'Savings have a sound house to live in. {lord} rules it and lets the store grow as long as it is left alone for some years. Money set aside under a name of its own, for a roof or for schooling, stays there.',
    'The second house fills and empties with the seasons. {lord} rules it, and what the family needs decides how much remains. A separate account which only one person can open does more here than a resolution.',
    'The second house is hard to keep full. {lord}, its lord, is under strain, and family claims or loose promises use up what was meant to stay. Small fixed sums, moved away before anybody sees them, are the usual cure.',
  ),
  eleventh_house: banded(
    'The eleventh house, from which gains come, is open wide. {lord} rules it and brings profit through friends, elders and large circles. Demands are met, often more fully than they were asked, and several incomes at one time are common.',
    'Gains arrive without much chasing. {lord} rules the eleventh house and rewards whoever keeps up old acquaintance, since the best offers come by way of people already known. Fees are paid, if sometimes a little after the day.',
    'The eleventh house pays some of its promises. {lord} rules it, and profit depends on which of many plans is carried through. Fewer undertakings, each brought to its end, raise the yield more than new ones would.',
    'Gains come through a narrow door. {lord}, lord of the eleventh, is pressed, so that profit is shared with others or falls due after long delay. Payment in stages, agreed beforehand, protects the work that has been done.',
  ),
  ninth_house: banded(
    'Fortune stands behind the money. The ninth house, with {lord} as its lord, is firm, and help appears at the moment when it is needed: a teacher, a father’s name, a door held open. Gifts made in good years are said to return in lean ones.',
    'The ninth house lends its help to the purse. {lord} rules it and brings favour from seniors, or through learning and travel. Such luck likes preparation, and most of it falls on work that was already finished.',
    'Luck is an irregular guest here. {lord} rules the ninth house and helps in one matter while it forgets another, so that plans should count on work alone. What fortune adds may then be laid aside whole.',
    'The ninth house leaves you to earn what others are given. {lord} rules it and is hindered, and inherited advantage is small or comes with conditions. The books turn this into advice: respect for teachers and steady giving mend it over years.',
  ),
  hora: {
    exalted: hora(
      'In the hora, the chart of halves from which wealth is read, {lord} reaches its exaltation. Savings there grow by wise choice of where they are put. A counsellor whose advice is paid for by the hour is worth the fee.',
    ),
    own: hora(
      'In the hora {lord} stands in its own half. Wealth then rests on what belongs to you, such as a skill, a name or a house, and it suffers when it is lent to the plans of others.',
    ),
    friend: hora(
      'A friend receives {lord} in the hora. Money is made in company there, and kept by it: joint savings, a trusted partner or a family firm do better there than the same sum would alone.',
    ),
    neutral: hora(
      'The hora neither lifts nor hinders {lord}. What is saved stays at the value at which it was saved, so that the yield depends upon the choice of a place for it and upon reading the terms.',
    ),
    enemy: hora(
      'In the hora {lord} is the guest of an enemy. Savings meet small enemies of their own, such as fees, fines and interest, and reading each statement as it comes recovers more than a better salary would bring.',
    ),
    debilitated: hora(
      'The hora sets {lord} at its lowest. Quick schemes attract and then cost, and the tradition asks for patience instead: deposits that cannot be touched for years suit this position better than those that can.',
    ),
  } satisfies Record<Exclude<Dignity, 'moolatrikona'>, Passage>,
  hora_of_gains: {
    solar: hora(
      'The lord of gains, {lord}, falls in the half of the Sun. Profit follows visible effort there, so that fees for work, rank and a name bring more than interest or trade on others’ labour. Whatever is earned should be seen to be earned.',
    ),
    lunar: hora(
      'The lord of gains, {lord}, falls in the half of the Moon. Profit gathers by flow there: many small payments, rents, the custom of the public. Keeping what comes, and letting it mount, does more than one bold stroke.',
    ),
  },
  indu: {
    benefic: indu(
      'Indu lagna, the sign counted from the Moon by the rays of the two ninth lords, is {sign}, and benefics have it in their care. The periods of those planets are said to bring ease of means. The sign shows where money feels at home, the {house} house and its {field}.',
    ),
    malefic: indu(
      'Indu lagna falls in {sign}, with malefics upon it and no benefic beside them. The rule promises money through hard bargaining, and at first only as much as is needed. Matters of the {house} house, {field}, are where it is won.',
    ),
    both: indu(
      'Indu lagna is {sign}, touched by benefics and by malefics. Both have their say: money comes freely in one period and against resistance in the next. Of places in life it favours the {house} house, with {field}.',
    ),
    empty: indu(
      'Indu lagna is {sign}, where nobody stands and on which nobody looks. The rule then hands the matter to its lord {lord} alone. Look to the {house} house for it, that is to {field}, and to the periods of that planet.',
    ),
  },
  sree: points(
    'Sree lagna, the ascendant of prosperity taken from how far the Moon has come in its star, rises in {sign}, the {house} house of this chart. The tradition looks there for what makes life plentiful, and names {field}. Its lord {lord} {state}.',
  ),
  hora_lagna: points(
    'Hora lagna, which moves a sign for each hour after sunrise and is read for means, has come to {sign}, the {house} house. It adds {field} to the places where money is made. Its lord is {lord}.',
  ),
  dhana: {
    some: [
      yogas(
        'Combinations of wealth are whole in this chart, and nothing cancels them. The lords that form them have to be running before they pay, so that one may wait for half a life while another is in force at school. They are these.',
      ),
      yogas(
        'The lords of wealth are joined to each other in this chart, in the ways that the books name below. Such ties ripen in the periods of the planets concerned, and a chart with one firm tie is often richer than one that has five loose ones.',
      ),
    ],
    none: yogas(
      'No combination of wealth is whole and free of objection in this chart. Most comfortable people have none either, since means rest far more upon the second and eleventh houses with their lords. Those are told above.',
    ),
  } satisfies Record<'some' | 'none', Cell>,
  daridra: {
    some: [
      yogas(
        'Combinations which the books list under want are in force. They describe a leak and not a destiny: money lost where nobody was watching, and mended by the habit of counting. What each of them points to is the place to look at.',
      ),
      yogas(
        'Some of the patterns which the books call want are present, with nothing to lift them. Read as habits they become useful: each names a way in which money slips off. One rule kept against each of them takes away most of its force.',
      ),
    ],
    lifted: yogas(
      'Combinations of want are formed in this chart, and other planets lift every one of them. The old rule for such a case is a lean beginning which is outgrown. What was learnt in the lean years is usually kept.',
    ),
    none: yogas(
      'None of the combinations that the books list under want is formed here. That removes an obstacle and adds nothing, since their absence brings no coin by itself. Money lost in this chart is lost by decisions, which can be changed.',
    ),
  } satisfies Record<'some' | 'lifted' | 'none', Cell>,
  karakas: {
    Jupiter: halves(
      'As the planet of treasure and of sound judgement it helps here. Advice taken from older people pays, and so does lending where the other side is known. What is held for long tends to increase.',
      'It stands for treasure and judgement, and cannot give them freely in this chart. Generosity runs ahead of the balance, or trust ahead of the contract. A second opinion before each large sum repairs most of it.',
    ),
    Venus: halves(
      'It brings comfort, and the sort of goods that people like to pay for. Taste can be sold in this chart, and money spent upon quality tends to come back when the thing is sold again.',
      'It stands for comfort, and in this chart comfort is dear. Purchases made to please somebody, or to cheer a dull week, are the ones to write down. A week between wish and payment is a good rule.',
    ),
    Mercury: halves(
      'It counts, writes and trades, and does all of them well here. Accounts kept in one’s own hand show chances that others overlook. Dealing in small amounts, and doing so often, is where its skill lies.',
      'It should count and compare, and is hampered in this chart. Papers wait and small errors add up. A person who enjoys figures, engaged for one day in the month, earns the wage several times over.',
    ),
  },
  streams: {
    earned: halves(
      'Earned income is a stream that can be relied on. Work is paid for what it is worth, and a rise may be asked for when the task has grown. Rank brings money with it here.',
      'Earned income flows below its level, since titles and tasks grow faster than pay does. The wage should be fixed before the duties are accepted, and be looked at again at the end of each year.',
    ),
    savings: halves(
      'Savings gather quietly and stay. Family habit helps: what was seen at a parents’ table is repeated without effort. A store of grain or gold was the old picture of it, and any dull safe holding is the new one.',
      'Savings are begun often and broken into. A purpose with a date on it holds them together better than a sum does. Money kept where it takes three days to fetch is money that remains.',
    ),
    gains: halves(
      'Gains beyond the wage come by people: a share, a commission, a favour returned. Circles of friends are worth money in this chart, although nobody in them should be made to feel it is so.',
      'Gains beyond the wage are thin, or late. Profit promised by acquaintances deserves a written line, and ventures with many members a named treasurer. Less is lost by declining them early than by waiting in hope.',
    ),
    fortune: halves(
      'Fortune, the part which nobody earns, is kind to the purse. Windfalls, scholarships and the favour of seniors belong to it. It prefers those who teach what they know and who keep their word to elders.',
      'Fortune stays out of money matters here. Draws and windfalls are for others, so that a stake placed on chance is a price paid for amusement. What is planned works, which is the better half of luck.',
    ),
    investment: halves(
      'Investment follows good judgement. Choices made calmly, for reasons that can be written in two lines, do well over years. Speculation may be left to a small part that one could lose without a change of plan.',
      'Investment is where this chart overestimates itself. The pleasure of being right is costly, and tips from admired people are costlier. Broad holdings, bought at fixed dates and left alone, keep temperament out of it.',
    ),
    inheritance: halves(
      'Money of others comes in fair measure: legacies, insurance, a settlement, the savings of a partner. Papers are usually in order. It arrives with duties to a family, and goes best when those are met first.',
      'Money of others comes with knots in it. Legacies are divided late, claims are contested, and joint debts outlive the friendship that signed them. Clear wills and separate liabilities are worth one awkward conversation over dinner.',
    ),
    partnership: halves(
      'Partnership pays. Another person’s skill completes this one’s, in trade as at home, and contracts are kept on both sides. The shares should be named at the start, on paper, while everybody is still generous.',
      'Partnership divides more than it adds. Two people pull the same purse in different directions, and the quieter one pays. An exit agreed before the entry is the one clause that will certainly be used.',
    ),
    property: halves(
      'Property holds its value for you. Land, a house or a vehicle that earns may be the plainest way to wealth in the chart. What is bought to be lived in turns out to have been the best purchase.',
      'Property asks for more than it returns. Repairs, loans and changes of residence eat the gain, and a house bought in haste is sold in the same manner. Renting for some years is no defeat here.',
    ),
  },
  outflow: {
    expenses: halves(
      'Expenses go where they were meant to go. The twelfth house is that of spending, and money laid out on travel, rest, giving or distant places comes back later on as something of use to the whole household.',
      'Expenses find their own way out. What the twelfth house takes is the sort of cost that nobody remembers having decided: subscriptions, repairs, rescues. A list made once a season, and read aloud, stops half of them.',
    ),
    debts: halves(
      'Debts are handled well, taken for a reason and repaid by a date. The sixth house gives stamina in disputes over money, and claims against you seldom stand. Lenders come to trust your signature before long.',
      'Debts cling once they are made. The sixth house sides with the creditor in this chart, so that small loans among friends are the first to avoid. One debt at a time, the dearest first, is the way out.',
    ),
  },
  timing: {
    owner: timed(
      'The lord of this period, {ruler}, owns a house of savings or of gains, which opens the purse directly. Salaries are settled, stores are begun, arrears come in. It is the time to fix terms that will hold for the years after.',
    ),
    occupant: timed(
      'The lord of this period, {ruler}, stands in a house of wealth, so that money takes up much of the attention. More passes through the hands than at other times. How much remains is decided by habits made in its first months.',
    ),
    aspect: timed(
      'The lord of this period, {ruler}, looks at a house of wealth from outside it. Chances are shown rather than given: an introduction, a tender, a market that others have missed. They want an answer within the season.',
    ),
    karaka: timed(
      'The lord of this period, {ruler}, stands for riches by its own nature. It is a good time to learn what money does, to put accounts in order, and to begin what needs ten years to grow.',
    ),
    varga_lord: timed(
      'The lord of this period, {ruler}, rules a house of wealth in the hora chart. What was saved or learnt long ago bears now, through interest, a maturing plan, or a skill which suddenly has its price.',
    ),
    double_transit: timed(
      'In part of the period of {ruler} Jupiter and Saturn join in touching a house of wealth or its lord. One of them widens and the other makes firm. Purchases and contracts of size are best placed inside those months.',
    ),
  } satisfies Record<Tie | 'double_transit', Passage>,
  quiet: timed(
    'No lord of these years has a firm hand on the houses of wealth. Money then keeps the course that it has. A quiet stretch of this kind favours paying off and repairing over new ventures.',
  ),
  advice: {
    keep: passage(
      'In this chart earning is stronger than keeping: the eleventh house stands better than the second. More effort at work will not change the balance at the year’s end. A fixed part of each receipt, put out of reach on the day, will.',
    ),
    gain: passage(
      'Keeping is stronger than earning in this chart, as the second house stands better than the eleventh. Thrift has reached its limit, and further saving would only narrow life. The next step is a better price for the same work.',
    ),
    even: passage(
      'Earning and keeping are of one strength in this chart, so that neither has to rescue the other. Attention belongs to the weaker of the streams above. To raise the lowest by a little does more than to add to the highest.',
    ),
    expenses: passage(
      'Of the two outlets, spending asks for the closer watch. Money that leaves there does so in many small amounts, and is found only by writing them down. A month of exact notes is enough to see the pattern.',
    ),
    debts: passage(
      'Of the two outlets, borrowing asks for the closer watch. What is owed is best kept in one list with its dates, the interest beside each. Nothing new should be signed until the shortest of them has been struck out.',
    ),
  },
}
