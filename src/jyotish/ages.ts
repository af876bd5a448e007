/** Age groups for which readings use different wording. */

export const AGES = ['young', 'grown', 'elder'] as const
export type Age = (typeof AGES)[number]

// source: this project's own limits; adulthood is the age of consent and contract in most laws today
export const ADULT_AGE = 18
const ELDER_FROM = 75

/** The age group at an age in years. */
export const ageOfLife = (years: number): Age => (years < ADULT_AGE ? 'young' : years < ELDER_FROM ? 'grown' : 'elder')
