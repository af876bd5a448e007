import type { Person } from './claims.ts'

/** Small grammar of the readings: houses, people, lists. */

/** How sentences speak of somebody. */
export interface Voice {
  readonly person: Person
  /** "your", "the first person's". */
  readonly your: string
  /** As it opens a sentence. */
  readonly Your: string
  /** "You are", "The first person is". */
  readonly YouAre: string
  /** Before a name: "", "the first person's ". */
  readonly of: string
  readonly Of: string
  /** Before an id. */
  readonly prefix: string
}

const other = (which: 'first' | 'second', prefix: string): Voice => ({
  person: which,
  your: `the ${which} person's`,
  Your: `The ${which} person's`,
  YouAre: `The ${which} person is`,
  of: `the ${which} person's `,
  Of: `The ${which} person's `,
  prefix,
})
export const YOU: Voice = { person: 'you', your: 'your', Your: 'Your', YouAre: 'You are', of: '', Of: '', prefix: '' }
export const FIRST = other('first', 'person_a.')
export const SECOND = other('second', 'person_b.')

/** "The Sun", "the first person's Sun". */
export const addressed = (planet: string, { of }: Voice): string =>
  of ? `${of}${planet}` : planet === 'Sun' || planet === 'Moon' ? `the ${planet}` : planet
