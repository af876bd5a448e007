import type { QualityBand } from '../../jyotish/quality.ts'
import { type Cell, from } from '../passage.ts'

// A field of life, by the band of its score
const passage = from('Own weighing of transits by house (Phaladeepika 26 for the houses)')

export const AREAS = [
  'love',
  'career',
  'money',
  'health',
  'mood',
  'wealth',
  'relationships',
  'family',
  'learning',
] as const
export type Area = (typeof AREAS)[number]

export default {
  love: {
    excellent: [
      passage(
        'Affection meets an open door. What is wanted can be said plainly, since most of what counts for love is on its side; a meeting arranged under this count, or a quarrel mended, has more than ordinary staying power.',
      ),
      passage(
        'Two people hear each other now without translation. The planets that stand for affection and for company pull together, so an invitation, an apology or a proposal finds the other side already half way there.',
      ),
      passage(
        'What was shy becomes easy to say. Of all that is counted for love hardly anything objects, and a promise given in such hours is remembered by both in the same words, which is rarer than the promise itself.',
      ),
    ],
    good: [
      passage(
        'Love is helped more than hindered. Small courtesies are noticed and returned, and a shy beginning is likely to find its answer. Plans made by two people together come off better under this count than surprises.',
      ),
      passage(
        'The heart has more helpers than critics at present. A message answered the same day, a meal cooked for somebody, a walk without a purpose: plain things carry further at such a time than declarations do.',
      ),
      passage(
        'Affection moves at a walking pace and in the right direction. Someone known for a while shows another side, and what is asked for kindly tends to be given, if it is asked for once and not three times.',
      ),
    ],
    mixed: [
      passage(
        'Warm and cool signals alternate in matters of the heart. What is done tells more than the tone of one message, and the large question, if there is one, can wait for a count that leans to one side.',
      ),
      passage(
        'Nearness and reserve are dealt out in about equal parts. Nothing is settled by the coolness of one evening or the warmth of the next, so plans for two are best made small enough to be changed.',
      ),
      passage(
        'Love asks for patience with a changing tone. One wish meets an echo and another meets a shrug; the one that was met is the thread to follow, and the other need not be argued about.',
      ),
    ],
    difficult: [
      passage(
        'Touchiness comes easily on both sides while the count for love is low. Asking before assuming, and leaving old grievances out of new conversations, is most of what is needed; much that is said now was meant for somebody else.',
      ),
      passage(
        'Words between two people arrive a little sharper than they were sent. The planets of affection stand awkwardly, and a pause before the reply does more good than the best reply. Shared tasks hold where talk does not.',
      ),
      passage(
        'Company costs some effort just now, and being alone costs some as well. It helps to lower the demand on one evening or one person, and to keep one appointment that has nothing to do with the quarrel.',
      ),
    ],
    hard: [
      passage(
        'Affection has few allies for the moment. Silence would be misread and so would insistence. Practical kindness is understood even so, and a declaration or an ultimatum keeps until the planets that press here have changed sign.',
      ),
      passage(
        'The count for love stands nearly empty. That says nothing about the worth of a bond, only that this is no season for testing it; chores done unasked and a quiet table keep it whole until the transits change.',
      ),
      passage(
        'Closeness feels like work and distance like a verdict, and neither feeling is a good judge. Decisions about staying or going belong to later weeks, and somebody outside the pair may be the better listener meanwhile.',
      ),
    ],
  },
  career: {
    excellent: [
      passage(
        'Work is seen, and by the right people. The application, the launch or the request for more pay belongs here, because the transits that count for office and effort nearly all favour it at one time.',
      ),
      passage(
        'Effort and recognition fall on the same side for once. Those who decide are within reach and inclined to hear, so the draft should leave the drawer and the price should be named without an apology in front of it.',
      ),
      passage(
        'The houses of work have nearly every planet for them. A task that looked too large a month ago can be taken on, a hand can be raised, and colleagues who were doubtful find reasons of their own to agree.',
      ),
    ],
    good: [
      passage(
        'Professional matters go forward: deadlines hold and colleagues answer. Effort put into one visible task brings more than being busy with several, and help is best offered where the result will carry the helper’s name.',
      ),
      passage(
        'Work has a tail wind, not a storm. What is delivered on time is noticed without being pointed out, and a request backed by one figure is likelier to pass than the same request backed by ten.',
      ),
      passage(
        'There is room to move in professional affairs. An agreement reached now tends to hold, a superior explains instead of ordering, and an hour spent on the skill that everyone avoids will be paid for later.',
      ),
    ],
    mixed: [
      passage(
        'At work one gain is matched by one delay. Short promises and instructions confirmed in writing suit such a count, and slack hours are well used on whatever has been ninety per cent done for some time.',
      ),
      passage(
        'Progress at work comes with a footnote. A door opens and a form is missing; a form is found and the person is away. Two projects kept alive side by side do better under this count than one pushed hard.',
      ),
      passage(
        'The planets of office neither carry nor refuse. It is a stretch for maintenance: files in order, a debt of courtesy paid, the difficult client called before he calls. The score leaves bold moves neither punished nor rewarded.',
      ),
    ],
    difficult: [
      passage(
        'More is asked at work than is given. Duties that can be proved are the ones to stay with, office alliances the ones to avoid, and criticism tells as much about the critic’s deadline as about the work.',
      ),
      passage(
        'The day’s work is heavier than its pay. Instructions change after they were followed, and help is promised by people who have none to give. Agreements confirmed in two lines of writing keep most of it bearable.',
      ),
      passage(
        'Rank is defended all around and nobody thanks the messenger. Routine is a shelter here: finish, file, leave on time. A quarrel about who was right would cost more than being right could bring in.',
      ),
    ],
    hard: [
      passage(
        'Authority and effort are out of step with each other. Resignations and confrontations are best left in the drawer while this count lasts. The minimum done impeccably, with evidence kept, is what will be asked about afterwards.',
      ),
      passage(
        'Nearly all that touches work is against the grain. Nothing of weight should be begun or thrown away in such a stretch; what must be done is done plainly, and the rest is kept for a time when people can listen.',
      ),
      passage(
        'Pressure comes from above and from below together. Sleep, records and one ally in the house are the means that the tradition would name if it knew offices. Standing still counts as an achievement under this score.',
      ),
    ],
  },
  money: {
    excellent: [
      passage(
        'Money comes more easily than it goes. Bills sent out are paid, a price can be raised, and a considered purchase keeps its value. A fixed share set aside before celebrating is how such counts turn into capital.',
      ),
      passage(
        'Gain has the right of way. Money owed is paid when it is asked for, an offer can be raised by a tenth without losing the buyer, and something bought with thought now keeps its price.',
      ),
      passage(
        'The houses of earning and of profit are both served. It is a good stretch for sending the bill, closing the sale and settling what is owed, in that order, so that the surplus is counted before it is spent.',
      ),
    ],
    good: [
      passage(
        'Income is steady and small extras are likely. Collecting, comparing and ordinary trade go well, and a statement read to the end repays the reader. Discounts are given to those who ask for them before the price is named.',
      ),
      passage(
        'The purse fills by ordinary means. Regular customers, a fair bargain, a forgotten refund: nothing of it is large and all of it adds up. Half of what comes unexpectedly might be put out of reach at once.',
      ),
      passage(
        'Money matters answer to attention. A comparison of three prices repays the quarter of an hour, a tariff can be changed for a cheaper one, and somebody who owes a little is likely to bring it unasked.',
      ),
    ],
    mixed: [
      passage(
        'What comes in finds its way out again by another door. Dues come before wishes under this count, and an offer that expires today is no loss if it expires; the same goods are usually still there next month.',
      ),
      passage(
        'Income and outlay walk side by side. A gain should be thought of as already promised to some bill, and then nothing unpleasant happens; large purchases can be looked at, measured and slept upon without being made.',
      ),
      passage(
        'The count for money leans to no side. One payment comes early and another late, and the month’s sum hardly moves. It is a fair time for reading contracts, an indifferent one for signing them.',
      ),
    ],
    difficult: [
      passage(
        'Expenses press and receipts are late. Standing orders deserve a look, and nothing should be lent that would be missed. Of two commitments the smaller is the right one, until the transits of gain improve.',
      ),
      passage(
        'Small costs breed at present: a fee, a repair, a subscription nobody remembers. Cash in an envelope for the week shows where it goes. Friends who ask for a loan are better helped with time.',
      ),
      passage(
        'Earning takes longer than it should and spending takes no time at all. What can be returned or cancelled is worth the trip. A bargain that has to be decided within the hour belongs to somebody else.',
      ),
    ],
    hard: [
      passage(
        'Most of what counts for gain is against it at present. Cash, receipts and patience are the tools; a loan that can wait should wait, and a sudden chance of profit is best treated as a cost that has not introduced itself.',
      ),
      passage(
        'Gain is nearly shut for the moment and outlay is not. Only what keeps roof, food and word has a claim on the purse now; bets, guarantees and favours in cash may all be refused with the same sentence.',
      ),
      passage(
        'The transits leave the houses of money without a defender. It passes with them. Until then an honest word to a creditor is cheaper than silence, and nothing bought to lift the spirits would do so past the evening.',
      ),
    ],
  },
  health: {
    excellent: [
      passage(
        'Vitality is high and recovery quick under this count. A regimen begun now is kept up, a check-up that was put off can be faced, and a rested body may be asked to carry a little more than last month.',
      ),
      passage(
        'There is strength to spare. The body answers to training, to early hours and to plain food as it does on few occasions, and a habit that was given up in winter can be taken up where it was left.',
      ),
      passage(
        'The houses of vitality are well guarded. Rest restores fully and exertion leaves no debt, so whatever treatment, fast or course of exercise was waiting for a good moment has found one that will bear it.',
      ),
    ],
    good: [
      passage(
        'The body cooperates under this count. Whatever hours of sleep brought this about should be kept, with some exercise in the open air, and the surplus is worth more saved than spent on one long night.',
      ),
      passage(
        'The body is a willing partner at present. Moderate exercise shows results, sleep comes without help, and a tiredness that lingered has fewer reasons to stay. Regular hours are all that is needed to keep it so.',
      ),
      passage(
        'Stamina holds. A long day can be followed by an ordinary one without complaint, and an appointment for a check-up finds little to report. The season’s vegetables and an evening walk are contribution enough on most days.',
      ),
    ],
    mixed: [
      passage(
        'Energy comes in waves under this count. Strong hours are for work, weak ones for light meals and small tasks, and the one complaint that returns deserves more attention than the many that pass on their own.',
      ),
      passage(
        'Good hours and flat hours take turns in the body. Effort placed before noon succeeds where the same effort at night does not, and the signs of tiredness are worth believing the first time they appear.',
      ),
      passage(
        'Nothing presses on health and nothing lifts it. It is a count for upkeep: water, stairs instead of lifts, the dentist’s letter answered. Excess is forgiven more slowly than usual, in food as in ambition.',
      ),
    ],
    difficult: [
      passage(
        'Resistance is lower than it feels. Heat, haste and missed meals are the usual causes under such a count, stairs and roads the usual places. Anything that persists belongs before a professional, and soon rather than late.',
      ),
      passage(
        'Reserves are lower than pride admits. Late meals, cold drinks and an unfinished argument are enough to upset the balance. Slower mornings protect it, and a complaint that returns is a reason to ask somebody qualified.',
      ),
      passage(
        'The planets of strength stand in awkward houses and the body notices. Tools, ladders and tempers want both hands. A lighter programme for some days is no weakness, merely good accounting with a limited fund.',
      ),
    ],
    hard: [
      passage(
        'The transits press on the houses of health, which is a reason for care and not for alarm. Strain that is optional can be cancelled and appointments kept to the letter, with somebody else carrying the heavy end.',
      ),
      passage(
        'Strength is rationed in this stretch. Sleep comes before work and work before sport; whatever can be carried by two should not be carried by one. Advice from somebody trained is better sought early than endured without.',
      ),
      passage(
        'Nearly every count for vitality is contrary, which the old authors answer with quiet and regular food. Risks taken for amusement can be left out entirely. The low count belongs to these transits and goes with them.',
      ),
    ],
  },
  mood: {
    excellent: [
      passage(
        'The mind is light and settles easily. Company refreshes, sleep restores, and a decision about home made in such a mood is seldom regretted. There is enough of it to share with someone who has run short.',
      ),
      passage(
        'The inner weather is clear to the horizon. Sleep refreshes, voices sound friendly, and a choice that was turned over for weeks can be made between two cups of tea. Joy of this sort likes to be told to someone.',
      ),
      passage(
        'The mind rests upon what is there. Neither past nor future pulls at it much, and that makes it a fine time for anything that needs feeling and judgement at once: a letter, a present, a reconciliation.',
      ),
    ],
    good: [
      passage(
        'Spirits are even. Familiar places and voices do good, and an hour without any purpose is not wasted, since creative work begun after it has a better tone than before. Music or a garden provides the hour.',
      ),
      passage(
        'Feelings run deep enough and clear enough to be trusted. Home is pleasant, the small duties are no burden, and someone met by chance leaves a better taste behind than a long planned evening would.',
      ),
      passage(
        'Contentment comes by way of small things in order. A tidy desk or a swept floor lifts more than news does, and what is imagined in the evening may well be worth doing in the morning.',
      ),
    ],
    mixed: [
      passage(
        'Feeling changes with the hour under this count. Writing it down comes before acting on it, and one person to talk to is of more use than five. Questions of principle keep well until the weather inside is settled.',
      ),
      passage(
        'The mood has two voices, and each is right for an hour. Waiting until both have spoken saves an apology later. Work with the hands, alone and unhurried, lets them settle the whole matter between themselves.',
      ),
      passage(
        'Light and shade follow each other quickly inside. It is no hypocrisy to be cheerful at noon and tired of everybody at four; a walk taken in between explains it better than any cause would.',
      ),
    ],
    difficult: [
      passage(
        'Thoughts run in circles and small noises grate. Water, walking and a tidy room are the plain remedies. Decisions about other people are the ones to postpone, for they are being made about somebody half imagined.',
      ),
      passage(
        'Irritation lies near the surface and looks for a reason. It will find several. Naming it as tiredness, to oneself and to the household, takes away most of its force until the Moon moves on.',
      ),
      passage(
        'Old worries come round again under new names. They are easier to bear on paper than in the head, and easiest in the company of someone who listens and does not try to solve them.',
      ),
    ],
    hard: [
      passage(
        'The inner weather is heavy, and such counts pass as the Moon does. Company that requires no performance helps, and so does morning light. Where heaviness has become a habit, it is right to seek help and right to do it early.',
      ),
      passage(
        'The heart is heavy and finds arguments for it. Arguments found in such a state are poor evidence. Warm food, daylight and one person who knows are what helps, and asking for help is a strength here.',
      ),
      passage(
        'Quiet is the only thing that the count recommends without reserve. Screens and quarrels make it worse, sleep and running water make it better. If heaviness stays when the Moon has gone on, it deserves a proper listener.',
      ),
    ],
  },
  wealth: {
    excellent: [
      passage(
        'The year builds. What the running periods and transits give to the second and eleventh houses is nearly all gain, so capital can be formed, debts closed and a long plan funded with less strain than in most years.',
      ),
      passage(
        'Substance gathers in such a year. Earnings exceed needs by more than is usual, and the planets of store and of gain agree that part of it should be turned into something that stays: land, tools, learning, a fund.',
      ),
      passage(
        'Money has friends among the lords of the time. A raise can be asked for, a long loan shortened, a dormant claim revived. The only danger the count knows is the belief that next year will be the same.',
      ),
    ],
    good: [
      passage(
        'Savings can grow this year at an ordinary pace. The fixed share put aside may be raised, and the investments to prefer are those that could be explained to a child of ten; property and skills outlast fashions.',
      ),
      passage(
        'The year is friendly to whoever keeps accounts. Income grows by a modest step, an old obligation ends, and what has been saved by the middle of it need not be touched at the end.',
      ),
      passage(
        'Property increases by patience in these months. Regular saving outdoes the single clever stroke, and advice on money is worth most from someone who earns nothing by giving it and has kept to it in person.',
      ),
    ],
    mixed: [
      passage(
        'The year gives and takes in about equal measure. Neither windfall nor ruin is shown; the difference will be made by the months in which nothing is bought, and by one honest reckoning at the end of every quarter.',
      ),
      passage(
        'What the first months bring, the later ones claim, or the other way about. With that in mind a reserve of some weeks’ expenses turns the whole year from a worry into a simple sum.',
      ),
      passage(
        'Wealth holds its level. Ventures of a moderate size break even, large ones would strain, and small savings in fixed costs are the one gain that the year, for all its changes, cannot take back.',
      ),
    ],
    difficult: [
      passage(
        'Capital needs guarding this year. Other people’s obligations may come looking for a signature, and should not find one. Insurance for what cannot be replaced, and half a year of expenses within reach, are the measures of first rank.',
      ),
      passage(
        'More hands reach for the purse than fill it. Promises of quick profit come at the wrong time and from the wrong people. A written budget shown to one other person is a better guard than resolve.',
      ),
      passage(
        'The lords of gain are busy elsewhere this year. Income arrives in pieces, costs arrive whole. It pays to bargain over terms instead of price, and to finish paying for one thing before the next is chosen.',
      ),
    ],
    hard: [
      passage(
        'Periods and transits both press on the houses of wealth. It is a year of repair: fixed costs reduced early, debts restructured openly, and pride given no vote. What is mended in such a year often carries the next ten.',
      ),
      passage(
        'It is a year for keeping the ship afloat. Debts are spoken about before they are overdue, possessions that only cost are let go, and the account is looked at every week, however little pleasure it gives.',
      ),
      passage(
        'Gain stands under pressure from two sides, the periods and the sky. Modesty chosen freely is lighter than modesty imposed: a smaller flat, a simpler car, a year without new obligations, and the foundation survives.',
      ),
    ],
  },
  relationships: {
    excellent: [
      passage(
        'Partnership is well supported through the year. Commitments entered now rest on respect as much as on attraction, and an old bond finds a second wind when the two are given a task that neither could do alone.',
      ),
      passage(
        'The year brings people together and gives them reasons to stay. Where there is a partner, a shared undertaking prospers; where there is none, an introduction made through friends has some weight behind it from the start.',
      ),
      passage(
        'Bonds are sealed and mended with unusual ease in these months. Families approve, formalities go through, and old resentments find that nobody remembers the beginning. A word of thanks kept back for years can be spoken.',
      ),
    ],
    good: [
      passage(
        'The year is kind to partnership. What it needs is time set aside and kept. Introductions made through work or study are more promising than those sought for their own sake, and old friends are good judges of them.',
      ),
      passage(
        'Partnership gains ground this year in ordinary ways: a holiday planned together, a debt of attention repaid, a friend who becomes more. Listening is the skill that the count rewards, more than wit and more than presents.',
      ),
      passage(
        'There is goodwill to draw upon. Disagreements end sooner than they used to, and contracts with partners in business are fair on the whole. The better months of the table are the ones to choose for great questions.',
      ),
    ],
    mixed: [
      passage(
        'Closeness and distance take turns this year. It helps to agree beforehand how disagreements are to be conducted, since the subject of a quarrel will matter less than its manner, and an early apology more than a perfect one.',
      ),
      passage(
        'A partner’s year and one’s own do not keep time. Meeting in the middle needs a calendar and some humour, and pays for both. Third parties are best kept out of it, kind ones included.',
      ),
      passage(
        'Some doors between people open this year and some stay shut. Effort is well spent where a door already stands ajar; knocking longer on the others tires the hand and convinces no one behind them.',
      ),
    ],
    difficult: [
      passage(
        'Partnership is tested this year by duties, travel or third parties. A counsellor, a calendar and separate purses are no signs of failure; they are what such a count recommends, and cheaper than what they prevent.',
      ),
      passage(
        'The houses of partnership carry strain, and habit alone will not bear it. An hour a week set apart for the two, with no other subject, is worth more than a gift. New ties should be given a full year before they are trusted with keys.',
      ),
      passage(
        'Expectations differ, and this year it shows. What can be said in a calm hour should not be saved for an angry one; in business, shares and duties belong on paper before the work begins.',
      ),
    ],
    hard: [
      passage(
        'The houses of union carry most of the year’s weight. Hasty bonds and hasty endings are equally to be avoided. A decision slept on until Saturn or Rahu has changed sign will look different, and may no longer be needed.',
      ),
      passage(
        'It is a lean year for closeness, by the count at least. Space is no enemy here: separate work, separate friends and a common table keep more alive than constant discussion. Advice from those who profit by a rupture is to be distrusted.',
      ),
      passage(
        'Periods and planets both lay their weight upon the bond. Those who hold still and stay polite come through it oftener than those who force an answer, and a third person trained in such matters is money well spent.',
      ),
    ],
  },
  family: {
    excellent: [
      passage(
        'Home and kin flourish this year. Moving, building, births and reunions are favoured, and a difference left over from an earlier generation can be laid to rest at the table, with the youngest allowed to speak.',
      ),
      passage(
        'The house fills with voices in a good sense. Relatives help without keeping count, a building plan goes through, and the table is the place where the best news of the year is told and the next plan made.',
      ),
      passage(
        'What belongs to home has nearly every planet on its side. Land, rooms and kin are all favoured: a purchase, an extension, a return of someone long away. Photographs are worth taking in such a year.',
      ),
    ],
    good: [
      passage(
        'Family life is supported this year. Elders are well disposed, repairs succeed, and money spent on the home comes back as quiet. An evening a week that belongs to nobody outside the house keeps it so.',
      ),
      passage(
        'Domestic affairs go well with moderate care. A repair is done once and stays done, children or elders give cause for pride, and neighbours prove useful at the right moment, as one may to them in turn.',
      ),
      passage(
        'Kin stand together in these months. Small jealousies find no food, an inheritance or a gift is divided without lawyers, and the home becomes more comfortable by one definite improvement that everyone had wished for.',
      ),
    ],
    mixed: [
      passage(
        'The household asks for as much as it gives this year. Tasks divided by name, visits made before they are demanded, and one renovation at a time keep the account level. Children notice more of it than they are told.',
      ),
      passage(
        'Home gives shelter and hands over a list. Some of the list can be refused, kindly and early. Visits are pleasant when their length is agreed beforehand, and unpleasant otherwise, which nobody likes to be the first to say.',
      ),
      passage(
        'Family matters neither bloom nor wither this year. One relation becomes warmer and another cools; the attempt to keep all of them at the same temperature is what tires out the person in the middle.',
      ),
    ],
    difficult: [
      passage(
        'The care of relatives or of a building weighs upon the year. It should be shared out early, with agreements about property on paper, and some hours should be kept in which nobody in the house is needed by anybody.',
      ),
      passage(
        'Duties at home outgrow the hours for them. Whoever can pay should pay in money, whoever has time should pay in time, and this is better said at the start of the year than in its ninth month.',
      ),
      passage(
        'A roof, a relative or a shared possession calls for attention at awkward moments. Written lists of who does what prevent the quarrel about who has done more. One room should stay out of it all.',
      ),
    ],
    hard: [
      passage(
        'The second and fourth houses are hard pressed, and old disputes may return under new names. One trusted relative is the right voice for all of them. A division of property can be put off, and documents should stay where they are.',
      ),
      passage(
        'The foundation is what the year tests. Moves and building are better postponed, old grievances better not dug up, and the person who holds the family together needs to be relieved by turns, and told so.',
      ),
      passage(
        'Home is a place of work under this count. Expectations reduced to the essential, meals at fixed times and a door that closes do what arguments cannot; and distant kin may be closer than near ones.',
      ),
    ],
  },
  learning: {
    excellent: [
      passage(
        'Study bears fruit this year: examinations, publications and teachers are all well served. The harder course is the one to choose, since attention lasts and the help that is needed to finish it is at hand.',
      ),
      passage(
        'The mind is hungry and well fed. A degree, a language or an instrument begun in such a year grows roots, and a teacher of the better kind crosses the path. Competition may be entered without false modesty.',
      ),
      passage(
        'Knowledge comes in order and remains. The planets of study stand close to your own houses, and that favours reading, writing, examinations and every subject that was once given up as too hard or too late.',
      ),
    ],
    good: [
      passage(
        'The mind takes things in readily this year. A course begun in the better months can be completed, and teaching a little of it to others fixes the rest. Languages do particularly well under such a count.',
      ),
      passage(
        'Attention is steady enough for a long book. Courses taken in these months lead somewhere, questions asked in public get useful answers, and what is learnt for pleasure turns out to be of some use.',
      ),
      passage(
        'Study moves forward by regular portions. A mentor is generous with time, a certificate is within reach, and children of the house learn more by watching this than by being told to do the same.',
      ),
    ],
    mixed: [
      passage(
        'Learning goes well in bursts. It is best planned around the months with a good score, with notes that survive a pause. A partner in study halves the temptation to buy the next book before finishing this one.',
      ),
      passage(
        'Curiosity is there, and so is the telephone. Half an hour under lock and key each morning yields more than an evening of good intentions. Tests are passed by preparation this year and not by luck.',
      ),
      passage(
        'Some subjects open and others stay dumb. The year favours reviewing over adding, and a practical course over a theoretical one; the certificate may come with a delay that does it no harm at all.',
      ),
    ],
    difficult: [
      passage(
        'Concentration is contested this year by duties or by doubt. Short daily lessons do better than ambitious weekends, and a strict teacher better than a pleasant one. Extensions are granted to those who ask before the date.',
      ),
      passage(
        'Interruptions find the student before the page does. Lower targets, met, are better than high ones, missed; and a class with fixed hours supplies the discipline that the year does not lend of its own.',
      ),
      passage(
        'Doubt about the use of it all slows every lesson. It is no judgement on the gift. Study for one certain purpose keeps its footing, where study in general slips away from one week to the next.',
      ),
    ],
    hard: [
      passage(
        'The houses of study are under pressure this year and plans for it meet delay. Revision and the practical part may come first, and an examination that can be chosen belongs to another year. What is learned so slowly is not forgotten.',
      ),
      passage(
        'The way to knowledge is uphill this year. One subject, one teacher and no new plans are the measure of it; results that look thin in the table will look respectable enough two years on.',
      ),
      passage(
        'Concentration is the scarce good of these months. Learning by doing, aloud or with the hands, gets through where reading does not, and an examination that was postponed is often enough one that was passed.',
      ),
    ],
  },
} satisfies Record<Area, Record<QualityBand, Cell>>
