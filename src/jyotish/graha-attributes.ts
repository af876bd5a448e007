import type { Graha } from './grahas.ts'

export const DIRECTION_CODES = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
/** Names for use within a sentence. */
export const DIRECTION_NAMES = {
  N: 'north',
  NE: 'north-east',
  E: 'east',
  SE: 'south-east',
  S: 'south',
  SW: 'south-west',
  W: 'west',
  NW: 'north-west',
} as const satisfies Record<(typeof DIRECTION_CODES)[number], string>

interface Attributes {
  number: number
  colours: readonly [string, ...string[]]
  direction: (typeof DIRECTION_CODES)[number]
}

// source: BPHS 3 and Jataka Parijata 2 for colours and directions; numbers by common modern practice
export const GRAHA_ATTRIBUTES: Record<Graha, Attributes> = {
  Sun: { number: 1, colours: ['red', 'orange'], direction: 'E' },
  Moon: { number: 2, colours: ['white', 'cream'], direction: 'NW' },
  Mars: { number: 9, colours: ['red', 'scarlet'], direction: 'S' },
  Mercury: { number: 5, colours: ['green'], direction: 'N' },
  Jupiter: { number: 3, colours: ['yellow'], direction: 'NE' },
  Venus: { number: 6, colours: ['white', 'pastel'], direction: 'SE' },
  Saturn: { number: 8, colours: ['blue', 'black'], direction: 'W' },
  Rahu: { number: 4, colours: ['smoky', 'dark blue'], direction: 'SW' },
  Ketu: { number: 7, colours: ['grey', 'brown'], direction: 'SW' },
}
