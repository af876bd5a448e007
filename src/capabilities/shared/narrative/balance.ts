/** Sentences without their end on the stronger side of a period. `{when}`: "this week". source: our own words */
export const BALANCE_OF_PERIOD = {
  help: ['On balance you have more help than resistance {when}', 'The help is stronger than the resistance {when}'],
  even: ['Help and resistance are about equal for you {when}', 'Neither side is clearly stronger for you {when}'],
  hindrance: [
    'On balance you have more resistance than help {when}',
    'The resistance is stronger than the help {when}',
  ],
} as const
