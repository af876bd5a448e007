import type { Fact } from '../readings/fact.ts'

/** Claims: the content of a fact as data, independent of its wording. */

export const CLAIM_PERSONS = ['you', 'first', 'second'] as const
export type ClaimPerson = (typeof CLAIM_PERSONS)[number]

export const CHARTS = ['D1', 'D9', 'varga', 'transit', 'day', 'pair'] as const
export type ChartOf = (typeof CHARTS)[number]

export const CLAIM_RELATIONS = [
  /** Object: a sign, a nakshatra, a pada or a house number. */
  'sign',
  'star',
  'pada',
  'house',
  /** Object of `dignity`: a dignity; of `retrograde` and `combust`: yes or no. */
  'dignity',
  'retrograde',
  'combust',
  /** Object: the number of the house that the subject rules. */
  'lord',
  /** Object of `aspects`: a planet or a house under the subject's aspect; of `with`: a planet conjunct the subject. */
  'aspects',
  'with',
  /** Ratings of an area of life, a match or a day: a score, a band, the maximum of the score. */
  'score',
  'band',
  'maximum',
  /** State of a yoga or dosha: present, absent, cancelled, mild, full. */
  'state',
  /** Periods. Object: running, or a start or end date. Subject: Saturn, or Saturn/Mercury for a sub-period. */
  'mahadasha',
  'antardasha',
  'pratyantardasha',
  'start',
  'end',
  /** Object: the date of an event or window. */
  'date',
  /** Object: a number: bindus, a rank, an age in whole years. */
  'bindus',
  'rank',
  'age',
  /** Object: a significator role of a planet (karaka); a field of work. */
  'office',
  'field',
  /** Effect of a transit: good, obstructed, bad, relieved, neutral. */
  'effect',
  'degree',
] as const
export type ClaimRelation = (typeof CLAIM_RELATIONS)[number]

export interface Claim {
  readonly chart: ChartOf
  readonly person: ClaimPerson
  readonly subject: string
  readonly relation: ClaimRelation
  readonly object: string
  /** Reference point of a house number. Default: the ascendant. */
  readonly from?: 'Moon'
}

/** A fact of a reading with its claims. */
export interface PackFact extends Fact {
  readonly claims: readonly Claim[]
  /** Relative importance; facts of a higher weight are used first. */
  readonly weight: number
}

/** A text with the ids of the facts that it rests on. */
export interface CitedText {
  readonly text: string
  readonly fact_ids: readonly string[]
}

/** A paragraph of a reading. */
export interface ParagraphText extends CitedText {
  /** The parts of a composed paragraph, each with its own facts. Joined by spaces they are the text. */
  readonly parts?: readonly CitedText[]
}

/** A section of a reading, written by a model or composed without one. */
export interface SectionText {
  readonly id: string
  readonly paragraphs: readonly ParagraphText[]
}
