import { arc, norm } from '../zodiac/longitude.ts'
import type { SignIndex } from '../zodiac/signs.ts'
import { type Element, elementOf, signOf } from '../zodiac/signs.ts'
import type { AspectName, Contact } from './aspects.ts'
import { type Name, type Planet, TEN } from './points.ts'
import { type Mode, modeOf } from './signs.ts'

export const PATTERNS = [
  'Grand Trine',
  'Kite',
  'T-square',
  'Grand Cross',
  'Yod',
  'Mystic Rectangle',
  'Stellium',
] as const
export type PatternName = (typeof PATTERNS)[number]

export interface Pattern {
  readonly pattern: PatternName
  /** The planets of the pattern, in the order of points. */
  readonly planets: Planet[]
  readonly apex: Planet | null
  /** The common element of the signs of a grand trine, a kite (without its apex) or a stellium; else null. */
  readonly element: Element | null
  /** The common mode of the signs of a T-square or a grand cross; else null. */
  readonly mode: Mode | null
  /** The widest orb of its aspects, or the width of a stellium, degrees. */
  readonly orb: number
}

interface Placed {
  readonly name: Planet
  readonly longitude: number
}
type Test = (aspect: AspectName, a: Placed, b: Placed) => boolean

/** All combinations of `count` points, in order. */
const choices = (points: readonly Placed[], count: number): Placed[][] =>
  count === 0
    ? [[]]
    : points.flatMap((point, i) => choices(points.slice(i + 1), count - 1).map((rest) => [point, ...rest]))

const shared = <T>(points: readonly Placed[], qualityOf: (sign: SignIndex) => T): T | null => {
  const [first, ...others] = points.map(({ longitude }) => qualityOf(signOf(longitude)))
  return others.every((quality) => quality === first) ? first! : null
}

const pairs = (points: readonly Placed[]) => choices(points, 2) as [Placed, Placed][]
const counted = (points: readonly Placed[], aspect: AspectName, has: Test) =>
  pairs(points).filter(([a, b]) => has(aspect, a, b)).length
const without = (points: readonly Placed[], excluded: Placed | undefined) =>
  points.filter((point) => point !== excluded)

type Shape = Pick<Pattern, 'pattern'> & { points: readonly Placed[]; apex?: Placed; about?: 'element' | 'mode' }

/** The pattern of three points, if any. */
const ofThree = (points: readonly Placed[], has: Test): Shape[] => {
  if (counted(points, 'trine', has) === 3) return [{ pattern: 'Grand Trine', points, about: 'element' }]
  return points.flatMap((apex): Shape[] => {
    const [a, b] = without(points, apex) as [Placed, Placed]
    const both = (aspect: AspectName) => has(aspect, apex, a) && has(aspect, apex, b)
    if (has('opposition', a, b) && both('square')) return [{ pattern: 'T-square', points, apex, about: 'mode' }]
    if (has('sextile', a, b) && both('quincunx')) return [{ pattern: 'Yod', points, apex }]
    return []
  })
}

/** The pattern of four points, if any. */
const ofFour = (points: readonly Placed[], has: Test): Shape[] => {
  const oppositions = counted(points, 'opposition', has)
  if (oppositions === 2 && counted(points, 'square', has) === 4)
    return [{ pattern: 'Grand Cross', points, about: 'mode' }]
  if (oppositions === 2 && counted(points, 'trine', has) === 2 && counted(points, 'sextile', has) === 2)
    return [{ pattern: 'Mystic Rectangle', points }]
  const apex = points.find((point) => {
    const three = without(points, point)
    return (
      counted(three, 'trine', has) === 3 &&
      three.filter((other) => has('opposition', point, other)).length === 1 &&
      three.filter((other) => has('sextile', point, other)).length === 2
    )
  })
  return apex ? [{ pattern: 'Kite', points, apex, about: 'element' }] : []
}

// source: this service; degrees
const WIDTH = 10
/** Groups of three or more planets in one sign or within ten degrees, without groups that are part of a larger one. */
const stelliums = (points: readonly Placed[]): Pattern[] => {
  const inSigns = Map.groupBy(points, ({ longitude }) => signOf(longitude))
  const near = points.map((first) => points.filter((other) => norm(other.longitude - first.longitude) <= WIDTH))
  const groups = [...inSigns.values(), ...near].filter((group) => group.length >= 3)
  const holds = (group: readonly Placed[], other: readonly Placed[]) => other.every((point) => group.includes(point))
  return groups
    .filter(
      (group, i) =>
        !groups.some((other, j) => i !== j && holds(other, group) && (other.length > group.length || j < i)),
    )
    .map((group) => {
      const from = group.map(({ longitude }) => arc(group[0]!.longitude, longitude))
      return {
        pattern: 'Stellium',
        planets: group.map(({ name }) => name),
        apex: null,
        element: shared(group, elementOf),
        mode: null,
        orb: Math.max(...from) - Math.min(...from),
      }
    })
}

const WITHIN: Partial<Record<PatternName, PatternName>> = { 'T-square': 'Grand Cross', 'Grand Trine': 'Kite' }

/** The aspect patterns of Sun to Pluto, without patterns that are part of a larger one. */
export const patterns = (
  points: readonly { readonly name: Name; readonly longitude: number }[],
  contacts: readonly Contact[],
): Pattern[] => {
  const ten = TEN.flatMap((name): Placed[] => {
    const point = points.find((each) => each.name === name)
    return point ? [{ name, longitude: point.longitude }] : []
  })
  const between = new Map(contacts.map((contact) => [`${contact.a.name}/${contact.b.name}`, contact]))
  const contactOf = (a: Placed, b: Placed) => between.get(`${a.name}/${b.name}`) ?? between.get(`${b.name}/${a.name}`)
  const has: Test = (aspect, a, b) => contactOf(a, b)?.aspect === aspect
  const found = [
    ...choices(ten, 3).flatMap((three) => ofThree(three, has)),
    ...choices(ten, 4).flatMap((four) => ofFour(four, has)),
  ]
  const kept = found.filter(
    ({ pattern, points: inner }) =>
      !found.some((other) => other.pattern === WITHIN[pattern] && inner.every((point) => other.points.includes(point))),
  )
  const figures = kept.map(
    ({ pattern, points: own, apex, about }): Pattern => ({
      pattern,
      planets: own.map(({ name }) => name),
      apex: apex?.name ?? null,
      element: about === 'element' ? shared(without(own, apex), elementOf) : null,
      mode: about === 'mode' ? shared(own, modeOf) : null,
      orb: Math.max(...pairs(own).map(([a, b]) => contactOf(a, b)?.orb ?? 0)),
    }),
  )
  return [...figures, ...stelliums(ten)].sort((a, b) => PATTERNS.indexOf(a.pattern) - PATTERNS.indexOf(b.pattern))
}
