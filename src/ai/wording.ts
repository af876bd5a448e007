import type { ClaimPerson } from './claims.ts'

/** How sentences of a reading refer to the reader or to one person of a pair. */
export interface Voice {
  readonly person: ClaimPerson
  /** "your", "the first person's". */
  readonly your: string
  /** `your` at the start of a sentence. */
  readonly Your: string
  /** "You are", "The first person is". */
  readonly YouAre: string
  /** Possessive before a name: "" for the reader, "the first person's ". */
  readonly of: string
  readonly Of: string
  /** Prefix of fact ids. */
  readonly prefix: string
}

const personOfPair = (which: 'first' | 'second', prefix: string): Voice => ({
  person: which,
  your: `the ${which} person's`,
  Your: `The ${which} person's`,
  YouAre: `The ${which} person is`,
  of: `the ${which} person's `,
  Of: `The ${which} person's `,
  prefix,
})
export const YOU: Voice = { person: 'you', your: 'your', Your: 'Your', YouAre: 'You are', of: '', Of: '', prefix: '' }
export const FIRST = personOfPair('first', 'person_a.')
export const SECOND = personOfPair('second', 'person_b.')

/** A planet with its article or owner: "the Sun", "Mars", "the first person's Sun". */
export const planetWithOwner = (planet: string, { of }: Voice): string =>
  of ? `${of}${planet}` : planet === 'Sun' || planet === 'Moon' ? `the ${planet}` : planet
