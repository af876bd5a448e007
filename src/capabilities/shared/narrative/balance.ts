/** Sentences without their end on the stronger side of a period. `{when}`: "this week". source: our own words */
export const BALANCE_OF_PERIOD = {
  help: ['On balance you have more help than resistance {when}', 'The help is stronger than the resistance {when}'],
  even: ['Help and resistance are about equal for you {when}', 'Neither side is clearly stronger for you {when}'],
  hindrance: [
    'On balance you have more resistance than help {when}',
    'The resistance is stronger than the help {when}',
  ],
} as const

/** Sentences without their end on the stronger side of a year. source: our own words */
export const BALANCE_OF_YEAR = {
  help: ['The year as a whole helps you more than it hinders', 'Over the twelve months you gain ground'],
  even: ['The year as a whole leaves you level', 'Over the twelve months your wins and losses keep pace'],
  hindrance: ['The year as a whole asks more of you than it gives', 'Over the twelve months you walk uphill'],
} as const

// source: this project's own weighing, points of a score
const MARGIN = 3
/** The stronger side of a span by its mean score. */
export const sideOfScore = (score: number): keyof typeof BALANCE_OF_PERIOD =>
  score - 50 > MARGIN ? 'help' : score - 50 < -MARGIN ? 'hindrance' : 'even'
