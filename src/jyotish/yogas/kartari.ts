import { norm } from '../../zodiac/longitude.ts'
import { HOUSES, type HouseNumber, type SignIndex } from '../../zodiac/signs.ts'
import { GRAHAS, type Graha } from '../grahas.ts'
import { HOUSE_FIELDS } from '../house-fields.ts'
import { BENEFICS, hemmedBy, isHemmed, MALEFICS, sidesOf } from '../rules/associations.ts'
import { type Facts, grahasIn } from '../rules/facts.ts'
import { house } from '../rules/subjects.ts'
import { ordinal } from '../rules/words.ts'
import type { YogaRule } from '../rules/yoga-rule.ts'

/** What hems a sign in: benefics alone on both sides, malefics alone, both natures; `none` where a side is empty. */
export const KARTARIS = ['shubha', 'papa', 'mishra', 'none'] as const
export type Kartari = (typeof KARTARIS)[number]

export const kartariAt = (f: Facts, sign: SignIndex): Kartari => {
  if (sidesOf(f, sign).includes(0)) return 'none'
  return isHemmed(f, sign, BENEFICS) ? 'shubha' : isHemmed(f, sign, MALEFICS) ? 'papa' : 'mishra'
}

export interface Hemming {
  readonly target: Graha | 'Ascendant'
  readonly kind: 'shubha' | 'papa'
  readonly planets: readonly Graha[]
}
/** The ascendant and the planets that only benefics or only malefics hem in, and who does. */
export const kartarisOf = (f: Facts): Hemming[] => {
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

/** Both sides closing in: someone direct behind, someone retrograde ahead. */
export const closesIn = (f: Facts, sign: SignIndex): boolean => {
  const [behind, ahead] = sidesOf(f, sign)
  return (behind & ~f.retrograde) !== 0 && (ahead & f.retrograde) !== 0
}

/** Degrees within which neighbours hem in. */
const REACH = 30
/** Whether the nearest planets behind and ahead, each within 30 degrees, are of the natures that hem its sign in. */
export const isHemmedByDegree = (f: Facts, planet: number): boolean => {
  const kartari = kartariAt(f, f.sign[planet]!)
  if (kartari === 'none') return false
  const { planets } = f.chart
  const nearest = (distance: (other: number) => number) => {
    const others = GRAHAS.map((_, index) => index).filter((index) => index !== planet)
    const first = others.reduce((best, next) => (distance(next) < distance(best) ? next : best))
    return distance(first) <= REACH ? first : null
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
  result: `${opening(HOUSE_FIELDS[number])} are held to stand under protection.`,
  source: 'Phaladeepika 6',
})
const papa = (number: HouseNumber): YogaRule => ({
  id: `papa_kartari_${number}`,
  name: `Papa kartari of the ${ordinal(number)}`,
  group: 'kartari',
  quality: 'inauspicious',
  rule: `only malefics, one at least, both in the sign before and in the sign after the ${ordinal(number)}`,
  when: hemmedBy(house(number), MALEFICS),
  result: `${opening(HOUSE_FIELDS[number])} are held to feel pressed from both sides.`,
  source: 'Phaladeepika 6',
})
const opening = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

export const KARTARI: readonly YogaRule[] = [...HOUSES.map(shubha), ...HOUSES.map(papa)]
