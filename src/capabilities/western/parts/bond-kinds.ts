import { completedYears } from '../../../time/age.ts'
import type { CivilDate } from '../../../time/civil.ts'
import type { Names, WesternPair } from '../../shared/tropical/pair.ts'

/** The kind of bond that a reading of two people may speak of. */

/** Years. From this difference of age two people are read as two generations. */
const GENERATIONS_FROM = 18
/** Age of majority, in completed years. */
const ADULT_FROM = 18

export interface Bond {
  /** True for a requested romance of two adults of one generation. Only then a text speaks of lovers. */
  readonly isRomance: boolean
  /** True for a requested bond of work between two adults. */
  readonly isWork: boolean
  /** True if one of the two is under 18, or both. */
  readonly hasChild: boolean
  /** The names of those who are under 18. */
  readonly children: readonly string[]
  /** The sentence on the ages of the two; null for two adults of one generation. */
  readonly ageText: string | null
}

/** The bond of two people on a day. `wanted`: the kind of bond that the request names. */
export const bondOf = (
  { a, b }: WesternPair,
  wanted: 'romance' | 'work' | null,
  day: CivilDate,
  names: Names,
): Bond => {
  const ages = [a, b].map(({ moment }) => completedYears(moment.local, day)) as [number, number]
  const [elder, younger] = a.moment.jd <= b.moment.jd ? [a, b] : [b, a]
  const years = completedYears(elder.moment.local, younger.moment.local)
  const [isChildA, isChildB] = ages.map((age) => age < ADULT_FROM)
  const [child, adult] = isChildA ? [names.a, names.b] : [names.b, names.a]
  if (isChildA && isChildB)
    return {
      isRomance: false,
      isWork: false,
      hasChild: true,
      children: [names.a, names.b],
      ageText: `${names.a} and ${names.b} are both under 18, so this is written for their parents and is about play, school and friendship.`,
    }
  if (isChildA || isChildB)
    return {
      isRomance: false,
      isWork: false,
      hasChild: true,
      children: [child],
      ageText: `${child} is under 18, so this is read as the bond of a child with a grown-up, and ${adult} takes the first step in all that is advised here.`,
    }
  const isWork = wanted === 'work'
  if (years >= GENERATIONS_FROM && !isWork)
    return {
      isRomance: false,
      isWork: false,
      hasChild: false,
      children: [],
      ageText: `There are ${years} years between you, so this is read as a bond of two generations, such as a parent and a grown-up child.`,
    }
  return {
    isRomance: wanted === 'romance' && years < GENERATIONS_FROM,
    isWork,
    hasChild: false,
    children: [],
    ageText: null,
  }
}
