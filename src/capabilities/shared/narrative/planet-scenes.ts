import type { HouseNumber } from '../../../zodiac/signs.ts'

// A planet in a house as a matter of ordinary life: a noun that follows "with", "about", "for" or a verb. No noun presupposes a fact of the reader's life.

type Twelve = readonly [string, string, string, string, string, string, string, string, string, string, string, string]
export type SceneBody =
  | 'Sun'
  | 'Mercury'
  | 'Venus'
  | 'Mars'
  | 'Jupiter'
  | 'Saturn'
  | 'Rahu'
  | 'Ketu'
  | 'Uranus'
  | 'Neptune'
  | 'Pluto'

// source: the natures of the planets and the matters of the houses in common practice, in our own words
const SCENES: Readonly<Record<SceneBody, Twelve>> = {
  // Things that are shown and judged.
  Sun: [
    'the way you present yourself',
    'the price of your work',
    'a message in your own name',
    'a question at home',
    'something that you have made',
    'a job for your superior',
    'a promise to somebody close',
    'an account that you share',
    'your opinion on a large question',
    'your own piece of work',
    'a favour for your friends',
    'an hour alone',
  ],
  // Words, papers and figures.
  Mercury: [
    'a form about yourself',
    'your bills and receipts',
    'your messages and calls',
    'the papers about your home',
    'a course or a text of yours',
    'your list of small jobs',
    'an agreement for two',
    'tax and insurance papers',
    'an application or a ticket',
    'a report at work',
    'a plan with your friends',
    'your private notes',
  ],
  // Pleasure, gifts and peace.
  Venus: [
    'your looks',
    'a purchase that lasts',
    'a kind word to somebody near you',
    'the comfort of your home',
    'an evening of pleasure',
    'the mood among your colleagues',
    'time for two',
    'money between you and somebody close',
    'a trip in good company',
    'the goodwill of somebody above you',
    'an invitation to your friends',
    'your rest',
  ],
  // Force, heat and contest.
  Mars: [
    'sport or hard work',
    'a price or a wage',
    'a plain talk with somebody near you',
    'a repair at home',
    'a contest or a deadline',
    'the heaviest of your tasks',
    'a point on which two of you disagree',
    'a debt',
    'an argument about principles',
    'a hard task at work',
    'a joint plan that stands still',
    'the anger that you keep to yourself',
  ],
  // Advice, growth and requests.
  Jupiter: [
    'a larger plan of your own',
    'your savings',
    'a new skill',
    'a larger home',
    'a talent of yours',
    'a better way of working',
    'a long promise between two',
    'a loan, a legacy or an insurance',
    'a degree, a journey or a teacher',
    'a larger task at work',
    'a wish that friends can help with',
    'time for study and rest',
  ],
  // Duties.
  Saturn: [
    'the load that you carry',
    'your budget',
    'a long training',
    'the upkeep of your home',
    'regular practice',
    'the order of your working day',
    'the rules between you and somebody close',
    'an old debt',
    'a long study',
    'your duties at work',
    'an old friendship',
    'your sleep',
  ],
  // Temptations and strange ways.
  Rahu: [
    'a quick change of yourself',
    'fast money',
    'a loud message',
    'a sudden move at home',
    'a risky stake',
    'an unusual method',
    'a fascinating stranger',
    'an easy loan',
    'a foreign offer',
    'a quick rise at work',
    'a new circle of people',
    'late hours at a screen',
  ],
  // Things to let go.
  Ketu: [
    'an old picture of yourself',
    'things that you no longer use',
    'needless messages',
    'old things at home',
    'an old hobby',
    'an old habit',
    'an old quarrel between two',
    'old papers',
    'an old belief',
    'a title or a rank',
    'a circle that no longer suits you',
    'a worry at night',
  ],
  // Habits to change.
  Uranus: [
    'your style',
    'the way you earn',
    'the way you get about',
    'the arrangement of your rooms',
    'a new hobby',
    'the order of your day',
    'the habits of two people',
    'a shared account',
    'a travel plan',
    'the direction of your career',
    'your circle of friends',
    'the hour at which you switch off',
  ],
  // Things that are unclear.
  Neptune: [
    'the impression you make',
    'a cost that nobody mentions',
    'a message that can be read two ways',
    'an old family story',
    'a romantic wish',
    'a duty without clear borders',
    'your picture of somebody close',
    'a debt without a paper',
    'a distant dream',
    'your part at work',
    'the promise of a friend',
    'a vague plan',
  ],
  // Power and fear.
  Pluto: [
    'your own control',
    'power over money',
    'a hard truth',
    'the question of who decides at home',
    'jealousy',
    'control at work',
    'the balance between two',
    'a matter of trust',
    'a fixed opinion',
    'a rivalry at work',
    'your influence in a group',
    'a secret',
  ],
}

export const sceneOf = (body: SceneBody, house: HouseNumber): string => SCENES[body][house - 1]!
