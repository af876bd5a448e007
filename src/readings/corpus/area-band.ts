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
      'Affection meets an open door. Say what you want plainly, since the houses of love and partnership are both held by friends; a meeting arranged under this count, or a quarrel mended, has more than ordinary staying power.',
    ),
    good: told(
      'Love is helped more than hindered. Small courtesies are noticed and returned, and a shy beginning is likely to find its answer; plans made by two people fare better than surprises. Choose the place with some care.',
    ),
    mixed: told(
      'Warm and cool signals alternate in matters of the heart. Judge by what is done and not by the tone of one message, and leave the question of the future for a clearer count. Humour helps.',
    ),
    difficult: told(
      'The houses of love are under strain, so that touchiness comes easily on both sides. Ask before assuming, keep old grievances out of new conversations, and let a tired evening end early. Tomorrow is kinder.',
    ),
    hard: told(
      'Affection has few allies for the moment. Silence would be misread and so would insistence; be kind in practical ways, put off declarations and ultimatums, and expect the pressure to lift with the next ingress.',
    ),
  },
  career: {
    excellent: told(
      'Work is seen, and by the right people. Bring forward the application, the launch or the request for more pay, because the tenth house and its natural significators speak with one voice at present. Dress accordingly.',
    ),
    good: told(
      'Professional matters go forward. Deadlines hold, colleagues answer, and effort put into one visible task counts for more than being busy with several; offer help where the result will carry your name. Leave on time.',
    ),
    mixed: told(
      'At work one gain is matched by one delay. Keep promises short, confirm instructions in writing, and use the slack hours to finish what has been ninety per cent done for some time. A walk clears more than coffee.',
    ),
    difficult: told(
      'The working houses are contested: more is asked than is given. Stay with duties that can be proved, avoid office alliances, and treat criticism as information about the critic’s own deadline. Your own turn comes later.',
    ),
    hard: told(
      'Authority and effort are out of step with each other. Resignations and confrontations are best left in the drawer; do the minimum impeccably, keep evidence of it, and rest the ambition until a planet changes sign.',
    ),
  },
  money: {
    excellent: told(
      'Money comes more easily than it goes. Bills sent out are paid, prices can be raised, and a considered purchase keeps its value; set aside a fixed share before celebrating. Lend a little, and write it down.',
    ),
    good: told(
      'Income is steady and small extras are likely. This count favours collecting, comparing and ordinary trade, and it rewards whoever reads a statement to the end. Ask for the discount that nobody mentions aloud first.',
    ),
    mixed: told(
      'What comes in finds its way out again by another door. Pay what is due, postpone what is only wanted, and let no one hurry you with an offer that expires today. Patience is profitable.',
    ),
    difficult: told(
      'Expenses press and receipts are late. Check subscriptions and standing orders, lend nothing that you need back, and take the smaller of two commitments while this count lasts. Food and shelter have the first claim.',
    ),
    hard: told(
      'The houses of gain are badly occupied. Keep cash, keep receipts, sign no loan that can wait, and treat any sudden chance of profit as a cost which has not yet introduced itself. This too ends.',
    ),
  },
  health: {
    excellent: told(
      'Vitality is high and recovery quick. It is a good count for beginning a regimen, for a check-up that was put off, or for testing how far a healed injury will carry you. Drink to it in water.',
    ),
    good: told(
      'The body cooperates. Keep the hours of sleep that brought this about, add some exercise in the open air, and do not spend the surplus on one long night. Teeth and eyes belong to it too.',
    ),
    mixed: told(
      'Energy comes in waves. Work with the strong hours, eat lightly in the weak ones, and listen to the one complaint that returns rather than to the many that pass. Warm food in the evening helps.',
    ),
    difficult: told(
      'Resistance is lower than it feels. Heat, haste and missed meals are the usual causes under this count; slow down on roads and stairs, and see a professional about anything that persists. Rest counts as work now.',
    ),
    hard: told(
      'The transits burden the houses of health, which is a reason for care and not for alarm. Cancel strain that is optional, keep medicines and appointments regular, and let others carry the heavy end. Ask early.',
    ),
  },
  mood: {
    excellent: told(
      'The mind is light and settles easily. Company refreshes, sleep restores, and a decision about home made in such a mood is seldom regretted; share the surplus with someone who is short of it. Laugh aloud.',
    ),
    good: told(
      'Spirits are even. Familiar places and voices do good, and an hour without any purpose is not wasted; creative work begun after it has a better tone than before. Music or a garden will do very well.',
    ),
    mixed: told(
      'Feeling changes with the hour. Write it down before acting on it, keep the evening free of arguments, and choose one person to talk to instead of five. Eat something warm before any serious talk.',
    ),
    difficult: told(
      'Thoughts run in circles and small noises grate. Water, walking and a tidy room are the plain remedies; decisions about people can wait until the Moon has changed her sign. Let the telephone rest at night.',
    ),
    hard: told(
      'The inner weather is heavy, though it passes as the Moon does. Ask less of yourself, keep near those who require no performance, and seek help early if heaviness has become a habit. Morning light helps.',
    ),
  },
  wealth: {
    excellent: told(
      'The year builds. Lords of the second and eleventh are well served by periods and transits, so capital can be formed, debts closed and a long plan funded with less strain than in most years.',
    ),
    good: told(
      'Savings can grow this year at an ordinary pace. Raise the fixed share that is put aside, and prefer investments that you could explain to a child of ten. Property and skills keep value better than fashions.',
    ),
    mixed: told(
      'The year gives and takes in about equal measure. Neither windfall nor ruin is indicated; the difference is made by the months in which nothing is bought. Count at the end of every single quarter, and keep to it.',
    ),
    difficult: told(
      'Capital needs guarding this year. Obligations of others may fall on you, so sign for nobody, insure what cannot be replaced, and keep six months of expenses where you can reach them. Better times are already dated.',
    ),
    hard: told(
      'Periods and transits both press on the houses of wealth. Treat the year as one of repair: reduce fixed costs early, restructure debt openly, and let pride have no vote. What is mended now carries the next decade.',
    ),
  },
  relationships: {
    excellent: told(
      'Seventh and fifth houses are well supported through the year. Commitments entered now rest on respect as much as attraction, and old partnerships find a second wind when given a common task. Give it one.',
    ),
    good: told(
      'The year is kind to partnership. What is needed is time set aside and kept; introductions made through work or study are more promising than those sought for their own sake. Old friends make good advisers here.',
    ),
    mixed: told(
      'Closeness and distance take turns this year. Agree beforehand how disagreements are to be handled, since the subject of the quarrel will matter less than its manner. Praise in public, complain in private, and do both soon.',
    ),
    difficult: told(
      'Partnership is tested by duties, travel or third parties this year. A counsellor, a calendar and separate purses are not signs of failure; they are what this count recommends. Help from outside comes at low cost.',
    ),
    hard: told(
      'The houses of union carry most of the year’s weight. Avoid both hasty bonds and hasty endings; a decision slept on through one change of Saturn or Rahu will look different. Kindness remains free of charge.',
    ),
  },
  family: {
    excellent: told(
      'Home and kin flourish this year. It favours moving, building, births and reunions, and a difference left over from an earlier generation can be laid to rest at the table. The youngest should have a say.',
    ),
    good: told(
      'Family life is supported. Elders are well disposed, repairs succeed, and money spent on the home comes back as quiet; keep one evening a week that belongs to nobody else. Photographs and recipes deserve some care.',
    ),
    mixed: told(
      'The household asks for as much as it gives this year. Divide tasks by name, visit before being called, and do not carry on two renovations at once. Children notice more than they are told.',
    ),
    difficult: told(
      'Care of relatives or of a building weighs upon the year. Share it out early, put agreements about property on paper, and keep some hours in which nobody needs you. Good food keeps the peace meanwhile.',
    ),
    hard: told(
      'Second and fourth houses are hard pressed. Old disputes may return with new names; speak through one trusted relative, hold on to documents, and postpone division of property if you can. One meal in common mends much.',
    ),
  },
  learning: {
    excellent: told(
      'Study bears fruit this year: examinations, publications and teachers are all favourable. Choose the harder course, since attention lasts and the help needed to finish it is at hand. Travel for study is favoured as well.',
    ),
    good: told(
      'The mind takes things in readily. A course begun in the better months can be completed, and teaching a little of it to others fixes the rest. Languages do particularly well, and so does music.',
    ),
    mixed: told(
      'Learning goes well in bursts. Plan it around the months with a good score, keep notes that survive a pause, and finish one book before buying the next. A study partner doubles what is kept.',
    ),
    difficult: told(
      'Concentration is contested this year by duties or by doubt. Short daily lessons do better than ambitious weekends, and a strict teacher better than a pleasant one. Ask for an extension before it is needed.',
    ),
    hard: told(
      'Fifth and ninth houses are under pressure, and plans of study meet delay. Revise, take the practical part first, and leave examinations that can be chosen for another year. What is learned slowly stays longest.',
    ),
  },
} satisfies Record<Area, Record<QualityBand, Passage>>
