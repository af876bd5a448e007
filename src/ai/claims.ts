import type { Fact } from '../readings/fact.ts'

/** What a fact states, apart from how it is worded: what a sentence about it may state too. */

export const PERSONS = ['you', 'first', 'second'] as const
export type Person = (typeof PERSONS)[number]

export const CHARTS = ['D1', 'D9', 'varga', 'transit', 'day', 'pair'] as const
export type ChartOf = (typeof CHARTS)[number]

export const RELATIONS = [
  /** Object: a sign, a star, a house number. */
  'sign',
  'star',
  'pada',
  'house',
  /** Object: a dignity; `retrograde`, `combust`: yes or no. */
  'dignity',
  'retrograde',
  'combust',
  /** Object: house whose lord the subject is. */
  'lord',
  /** Object: a planet, or a house, that it looks at; a planet that it stands with. */
  'aspects',
  'with',
  /** Of an area, a match, a day: a number, a band, the points of a part and what they are out of. */
  'score',
  'band',
  'maximum',
  /** Of a yoga or dosha: present, absent, cancelled, mild, full. */
  'state',
  /** Of a period: running, start, end; subject Saturn, or Saturn/Mercury for a lesser one. */
  'mahadasha',
  'antardasha',
  'pratyantardasha',
  'start',
  'end',
  /** Of an event or window: a date. */
  'date',
  /** A count: bindus, a rank, an age in whole years. */
  'bindus',
  'rank',
  'age',
  /** Of a planet: an office, a field of work. */
  'office',
  'field',
  /** Of a transit: good, obstructed, bad, relieved, neutral. */
  'effect',
  'degree',
] as const
export type ClaimRelation = (typeof RELATIONS)[number]

export interface Claim {
  readonly chart: ChartOf
  readonly person: Person
  readonly subject: string
  readonly relation: ClaimRelation
  readonly object: string
  /** From where a house is counted; the ascendant where it is left out. */
  readonly from?: 'Moon'
}

/** A fact of a reading, and what it states. */
export interface PackFact extends Fact {
  readonly claims: readonly Claim[]
  /** How much it counts beside the others. */
  readonly weight: number
}

/** What an answer of a model, or of the composer, is made of. */
export interface SectionText {
  readonly id: string
  readonly paragraphs: readonly { readonly text: string; readonly fact_ids: readonly string[] }[]
}
