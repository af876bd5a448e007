import type { AssessedArea } from '../../../jyotish/assessment/area.ts'

/** The matter of an area for a child, where it differs. */
export const CHILD_MATTERS: Partial<Record<AssessedArea, string>> = {
  career: 'tasks',
  wealth: 'pocket money',
  property: 'the home',
  foreign_travel: 'trips',
  relocation: 'new places',
  politics: 'speaking before others',
}

/** Wording helpers of the area reports. */

/** A placeholder at the start of a sentence may hold "the Sun"; one before a full stop may hold a noun with its comma. */
export const withoutRepetition = (text: string) =>
  text
    .replace(/,(?=[,.;:])/g, '')
    .replace(/(^|[.] )([a-z])/g, (_, before, letter) => `${before}${letter.toUpperCase()}`)
