import { norm } from '../../zodiac/longitude.ts'
import { HOUSES, type HouseNumber, type SignIndex } from '../../zodiac/signs.ts'
import { GRAHAS, type Graha } from '../grahas.ts'
import { HOUSE_FIELDS } from '../house-fields.ts'
import { BENEFICS, hemmedBy, isHemmed, MALEFICS, sidesOf } from '../rules/associations.ts'
import { grahasIn, type RuleFacts } from '../rules/facts.ts'
import { house } from '../rules/subjects.ts'
import { ordinal } from '../rules/words.ts'
import type { YogaRule } from '../rules/yoga-rule.ts'

/**
 * The planets in the signs on both sides of a sign: benefics only, malefics only, or both natures; `none` if a side is
 * empty.
 */
export const KARTARIS = ['shubha', 'papa', 'mishra', 'none'] as const
export type Kartari = (typeof KARTARIS)[number]

export const kartariAt = (f: RuleFacts, sign: SignIndex): Kartari => {
  if (sidesOf(f, sign).includes(0)) return 'none'
  return isHemmed(f, sign, BENEFICS) ? 'shubha' : isHemmed(f, sign, MALEFICS) ? 'papa' : 'mishra'
}

export interface Hemming {
  readonly target: Graha | 'Ascendant'
  readonly kind: 'shubha' | 'papa'
  readonly planets: readonly Graha[]
}
/** The ascendant and the planets between benefics only or malefics only, with the planets on both sides. */
export const kartarisOf = (f: RuleFacts): Hemming[] => {
  const targets = [
    { target: 'Ascendant' as const, sign: f.ascendant },
    ...GRAHAS.map((target, index) => ({ target, sign: f.sign[index]! })),
  ]
  return targets.flatMap(({ target, sign }) => {
    const kind = kartariAt(f, sign)
    const [behind, ahead] = sidesOf(f, sign)
    return kind === 'shubha' || kind === 'papa'
      ? [{ target, kind, planets: [...grahasIn(behind), ...grahasIn(ahead)] }]
      : []
  })
}

/** True if both sides close in: a direct planet behind and a retrograde one ahead. */
export const isClosingIn = (f: RuleFacts, sign: SignIndex): boolean => {
  const [behind, ahead] = sidesOf(f, sign)
  return (behind & ~f.retrograde) !== 0 && (ahead & f.retrograde) !== 0
}

/** The maximum distance of the neighbours, degrees. */
const MAX_DISTANCE = 30
/**
 * True if the nearest planets behind and ahead, each within 30 degrees, also have the natures of the kartari of the
 * sign.
 */
export const isHemmedByDegree = (f: RuleFacts, planet: number): boolean => {
  const kartari = kartariAt(f, f.sign[planet]!)
  if (kartari === 'none') return false
  const { planets } = f.chart
  const nearest = (distance: (other: number) => number) => {
    const others = GRAHAS.map((_, index) => index).filter((index) => index !== planet)
    const first = others.reduce((best, next) => (distance(next) < distance(best) ? next : best))
    return distance(first) <= MAX_DISTANCE ? first : null
  }
  const from = planets[planet]!.longitude
  const sides = [
    nearest((other) => norm(from - planets[other]!.longitude)),
    nearest((other) => norm(planets[other]!.longitude - from)),
  ]
  if (sides.includes(null)) return false
  const kind = sides.filter((side) => f.benefics & (1 << side!)).length
  return { papa: kind === 0, mishra: kind === 1, shubha: kind === 2 }[kartari]
}

const shubha = (number: HouseNumber): YogaRule => ({
  id: `shubha_kartari_${number}`,
  name: `Shubha kartari of the ${ordinal(number)}`,
  group: 'kartari',
  quality: 'auspicious',
  rule: `only benefics, one at least, both in the sign before and in the sign after the ${ordinal(number)}`,
  when: hemmedBy(house(number), BENEFICS),
  result: `Two helpful neighbours protect ${HOUSE_FIELDS[number]} for you.`,
  source: 'Phaladeepika 6',
})
const papa = (number: HouseNumber): YogaRule => ({
  id: `papa_kartari_${number}`,
  name: `Papa kartari of the ${ordinal(number)}`,
  group: 'kartari',
  quality: 'inauspicious',
  rule: `only malefics, one at least, both in the sign before and in the sign after the ${ordinal(number)}`,
  when: hemmedBy(house(number), MALEFICS),
  result: `Pressure on ${HOUSE_FIELDS[number]} comes to you from both sides.`,
  source: 'Phaladeepika 6',
})

export const KARTARI: readonly YogaRule[] = [...HOUSES.map(shubha), ...HOUSES.map(papa)]
