import type { QualityBand } from '../../jyotish/quality.ts'
import { from, type Passage } from '../passage.ts'

// A field of life, by the band of its score
const told = from('Own weighing of transits by house (Phaladeepika 26 for the houses)')

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
    excellent: told(
      'Affection meets an open door. What is wanted can be said plainly, since most of what counts for love is on its side; a meeting arranged under this count, or a quarrel mended, has more than ordinary staying power.',
    ),
    good: told(
      'Love is helped more than hindered. Small courtesies are noticed and returned, and a shy beginning is likely to find its answer. Plans made by two people together come off better under this count than surprises.',
    ),
    mixed: told(
      'Warm and cool signals alternate in matters of the heart. What is done tells more than the tone of one message, and the large question, if there is one, can wait for a count that leans to one side.',
    ),
    difficult: told(
      'Touchiness comes easily on both sides while the count for love is low. Asking before assuming, and leaving old grievances out of new conversations, is most of what is needed; much that is said now was meant for somebody else.',
    ),
    hard: told(
      'Affection has few allies for the moment. Silence would be misread and so would insistence. Practical kindness is understood even so, and a declaration or an ultimatum keeps until the planets that press here have changed sign.',
    ),
  },
  career: {
    excellent: told(
      'Work is seen, and by the right people. The application, the launch or the request for more pay belongs here, because the transits that count for office and effort nearly all favour it at one time.',
    ),
    good: told(
      'Professional matters go forward: deadlines hold and colleagues answer. Effort put into one visible task brings more than being busy with several, and help is best offered where the result will carry the helper’s name.',
    ),
    mixed: told(
      'At work one gain is matched by one delay. Short promises and instructions confirmed in writing suit such a count, and slack hours are well used on whatever has been ninety per cent done for some time.',
    ),
    difficult: told(
      'More is asked at work than is given. Duties that can be proved are the ones to stay with, office alliances the ones to avoid, and criticism tells as much about the critic’s deadline as about the work.',
    ),
    hard: told(
      'Authority and effort are out of step with each other. Resignations and confrontations are best left in the drawer while this count lasts. The minimum done impeccably, with evidence kept, is what will be asked about afterwards.',
    ),
  },
  money: {
    excellent: told(
      'Money comes more easily than it goes. Bills sent out are paid, a price can be raised, and a considered purchase keeps its value. A fixed share set aside before celebrating is how such counts turn into capital.',
    ),
    good: told(
      'Income is steady and small extras are likely. Collecting, comparing and ordinary trade go well, and a statement read to the end repays the reader. Discounts are given to those who ask for them before the price is named.',
    ),
    mixed: told(
      'What comes in finds its way out again by another door. Dues come before wishes under this count, and an offer that expires today is no loss if it expires; the same goods are usually still there next month.',
    ),
    difficult: told(
      'Expenses press and receipts are late. Standing orders deserve a look, and nothing should be lent that would be missed. Of two commitments the smaller is the right one, until the transits of gain improve.',
    ),
    hard: told(
      'Most of what counts for gain is against it at present. Cash, receipts and patience are the tools; a loan that can wait should wait, and a sudden chance of profit is best treated as a cost that has not introduced itself.',
    ),
  },
  health: {
    excellent: told(
      'Vitality is high and recovery quick under this count. A regimen begun now is kept up, a check-up that was put off can be faced, and a healed injury may be asked to carry a little more than last month.',
    ),
    good: told(
      'The body cooperates under this count. Whatever hours of sleep brought this about should be kept, with some exercise in the open air, and the surplus is worth more saved than spent on one long night.',
    ),
    mixed: told(
      'Energy comes in waves under this count. Strong hours are for work, weak ones for light meals and small tasks, and the one complaint that returns deserves more attention than the many that pass on their own.',
    ),
    difficult: told(
      'Resistance is lower than it feels. Heat, haste and missed meals are the usual causes under such a count, stairs and roads the usual places. Anything that persists belongs before a professional, and soon rather than late.',
    ),
    hard: told(
      'The transits press on the houses of health, which is a reason for care and not for alarm. Strain that is optional can be cancelled and appointments kept to the letter, with somebody else carrying the heavy end.',
    ),
  },
  mood: {
    excellent: told(
      'The mind is light and settles easily. Company refreshes, sleep restores, and a decision about home made in such a mood is seldom regretted. There is enough of it to share with someone who has run short.',
    ),
    good: told(
      'Spirits are even. Familiar places and voices do good, and an hour without any purpose is not wasted, since creative work begun after it has a better tone than before. Music or a garden provides the hour.',
    ),
    mixed: told(
      'Feeling changes with the hour under this count. Writing it down comes before acting on it, and one person to talk to is of more use than five. Questions of principle keep well until the weather inside is settled.',
    ),
    difficult: told(
      'Thoughts run in circles and small noises grate. Water, walking and a tidy room are the plain remedies. Decisions about other people are the ones to postpone, for they are being made about somebody half imagined.',
    ),
    hard: told(
      'The inner weather is heavy, and such counts pass as the Moon does. Company that requires no performance helps, and so does morning light. Where heaviness has become a habit, it is right to seek help and right to do it early.',
    ),
  },
  wealth: {
    excellent: told(
      'The year builds. What the running periods and transits give to the second and eleventh houses is nearly all gain, so capital can be formed, debts closed and a long plan funded with less strain than in most years.',
    ),
    good: told(
      'Savings can grow this year at an ordinary pace. The fixed share put aside may be raised, and the investments to prefer are those that could be explained to a child of ten; property and skills outlast fashions.',
    ),
    mixed: told(
      'The year gives and takes in about equal measure. Neither windfall nor ruin is shown; the difference will be made by the months in which nothing is bought, and by one honest reckoning at the end of every quarter.',
    ),
    difficult: told(
      'Capital needs guarding this year. Other people’s obligations may come looking for a signature, and should not find one. Insurance for what cannot be replaced, and half a year of expenses within reach, are the measures of first rank.',
    ),
    hard: told(
      'Periods and transits both press on the houses of wealth. It is a year of repair: fixed costs reduced early, debts restructured openly, and pride given no vote. What is mended in such a year often carries the next ten.',
    ),
  },
  relationships: {
    excellent: told(
      'Partnership is well supported through the year. Commitments entered now rest on respect as much as on attraction, and an old bond finds a second wind when the two are given a task that neither could do alone.',
    ),
    good: told(
      'The year is kind to partnership. What it needs is time set aside and kept. Introductions made through work or study are more promising than those sought for their own sake, and old friends are good judges of them.',
    ),
    mixed: told(
      'Closeness and distance take turns this year. It helps to agree beforehand how disagreements are to be conducted, since the subject of a quarrel will matter less than its manner, and an early apology more than a perfect one.',
    ),
    difficult: told(
      'Partnership is tested this year by duties, travel or third parties. A counsellor, a calendar and separate purses are no signs of failure; they are what such a count recommends, and cheaper than what they prevent.',
    ),
    hard: told(
      'The houses of union carry most of the year’s weight. Hasty bonds and hasty endings are equally to be avoided. A decision slept on until Saturn or Rahu has changed sign will look different, and may no longer be needed.',
    ),
  },
  family: {
    excellent: told(
      'Home and kin flourish this year. Moving, building, births and reunions are favoured, and a difference left over from an earlier generation can be laid to rest at the table, with the youngest allowed to speak.',
    ),
    good: told(
      'Family life is supported this year. Elders are well disposed, repairs succeed, and money spent on the home comes back as quiet. An evening a week that belongs to nobody outside the house keeps it so.',
    ),
    mixed: told(
      'The household asks for as much as it gives this year. Tasks divided by name, visits made before they are demanded, and one renovation at a time keep the account level. Children notice more of it than they are told.',
    ),
    difficult: told(
      'The care of relatives or of a building weighs upon the year. It should be shared out early, with agreements about property on paper, and some hours should be kept in which nobody in the house is needed by anybody.',
    ),
    hard: told(
      'The second and fourth houses are hard pressed, and old disputes may return under new names. One trusted relative is the right voice for all of them. A division of property can be put off, and documents should stay where they are.',
    ),
  },
  learning: {
    excellent: told(
      'Study bears fruit this year: examinations, publications and teachers are all well served. The harder course is the one to choose, since attention lasts and the help that is needed to finish it is at hand.',
    ),
    good: told(
      'The mind takes things in readily this year. A course begun in the better months can be completed, and teaching a little of it to others fixes the rest. Languages do particularly well under such a count.',
    ),
    mixed: told(
      'Learning goes well in bursts. It is best planned around the months with a good score, with notes that survive a pause. A partner in study halves the temptation to buy the next book before finishing this one.',
    ),
    difficult: told(
      'Concentration is contested this year by duties or by doubt. Short daily lessons do better than ambitious weekends, and a strict teacher better than a pleasant one. Extensions are granted to those who ask before the date.',
    ),
    hard: told(
      'The houses of study are under pressure this year and plans for it meet delay. Revision and the practical part may come first, and an examination that can be chosen belongs to another year. What is learned so slowly is not forgotten.',
    ),
  },
} satisfies Record<Area, Record<QualityBand, Passage>>
