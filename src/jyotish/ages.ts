/** Ages of a life, as far as words must differ: before work, bonds and houses of one's own, and after they have been handed on. */

export const AGES = ['young', 'grown', 'elder'] as const
export type Age = (typeof AGES)[number]

// source: this project's own edges; the first is the age of consent and contract in most laws of today
export const GROWN_UP = 18
const ELDER_FROM = 75

/** By years of age. */
export const ageOfLife = (years: number): Age => (years < GROWN_UP ? 'young' : years < ELDER_FROM ? 'grown' : 'elder')
