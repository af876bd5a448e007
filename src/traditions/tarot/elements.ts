import type { Element as CardElement } from '../../zodiac/signs.ts'

export const ELEMENTAL_DIGNITIES = ['friendly', 'neutral', 'opposed'] as const
export type ElementalDignity = (typeof ELEMENTAL_DIGNITIES)[number]

// source: elemental dignities of the Golden Dawn
const OPPOSED = ['Fire Water', 'Water Fire', 'Air Earth', 'Earth Air']
const FRIENDLY = ['Fire Air', 'Air Fire', 'Water Earth', 'Earth Water']

/** The elemental dignity of two neighbouring cards. */
export const dignityOf = (a: CardElement, b: CardElement): ElementalDignity => {
  const pair = `${a} ${b}`
  return a === b || FRIENDLY.includes(pair) ? 'friendly' : OPPOSED.includes(pair) ? 'opposed' : 'neutral'
}
