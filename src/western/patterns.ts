import { arc, norm } from '../zodiac/longitude.ts'
import type { SignIndex } from '../zodiac/signs.ts'
import { type Element, elementOf, signOf } from '../zodiac/signs.ts'
import type { AspectName, Contact } from './aspects.ts'
import { type Name, PLANETS, type Planet } from './points.ts'
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
  /** The widest orb of the aspects in the pattern, or the width of a stellium, degrees. */
  readonly orb: number
}

interface PlanetPlace {
  readonly name: Planet
  readonly longitude: number
}
type AspectTest = (aspect: AspectName, a: PlanetPlace, b: PlanetPlace) => boolean

/** All combinations of `count` points, in order. */
const choices = (points: readonly PlanetPlace[], count: number): PlanetPlace[][] =>
  count === 0
    ? [[]]
    : points.flatMap((point, i) => choices(points.slice(i + 1), count - 1).map((rest) => [point, ...rest]))

const commonQuality = <T>(points: readonly PlanetPlace[], qualityOf: (sign: SignIndex) => T): T | null => {
  const [first, ...others] = points.map(({ longitude }) => qualityOf(signOf(longitude)))
  return others.every((quality) => quality === first) ? first! : null
}

const pairs = (points: readonly PlanetPlace[]) => choices(points, 2) as [PlanetPlace, PlanetPlace][]
const countAspects = (points: readonly PlanetPlace[], aspect: AspectName, has: AspectTest) =>
  pairs(points).filter(([a, b]) => has(aspect, a, b)).length
const without = (points: readonly PlanetPlace[], excluded: PlanetPlace | undefined) =>
  points.filter((point) => point !== excluded)

type Shape = Pick<Pattern, 'pattern'> & {
  points: readonly PlanetPlace[]
  apex?: PlanetPlace
  about?: 'element' | 'mode'
}

/** The pattern of three points, if any. */
const patternsOfThree = (points: readonly PlanetPlace[], has: AspectTest): Shape[] => {
  if (countAspects(points, 'trine', has) === 3) return [{ pattern: 'Grand Trine', points, about: 'element' }]
  return points.flatMap((apex): Shape[] => {
    const [a, b] = without(points, apex) as [PlanetPlace, PlanetPlace]
    const both = (aspect: AspectName) => has(aspect, apex, a) && has(aspect, apex, b)
    if (has('opposition', a, b) && both('square')) return [{ pattern: 'T-square', points, apex, about: 'mode' }]
    if (has('sextile', a, b) && both('quincunx')) return [{ pattern: 'Yod', points, apex }]
    return []
  })
}

/** The pattern of four points, if any. */
const patternsOfFour = (points: readonly PlanetPlace[], has: AspectTest): Shape[] => {
  const oppositions = countAspects(points, 'opposition', has)
  if (oppositions === 2 && countAspects(points, 'square', has) === 4)
    return [{ pattern: 'Grand Cross', points, about: 'mode' }]
  if (oppositions === 2 && countAspects(points, 'trine', has) === 2 && countAspects(points, 'sextile', has) === 2)
    return [{ pattern: 'Mystic Rectangle', points }]
  const apex = points.find((point) => {
    const three = without(points, point)
    return (
      countAspects(three, 'trine', has) === 3 &&
      three.filter((other) => has('opposition', point, other)).length === 1 &&
      three.filter((other) => has('sextile', point, other)).length === 2
    )
  })
  return apex ? [{ pattern: 'Kite', points, apex, about: 'element' }] : []
}

// source: this service; degrees
const STELLIUM_WIDTH = 10
/** Groups of three or more planets in one sign or within ten degrees, without groups that are part of a larger one. */
const stelliums = (points: readonly PlanetPlace[]): Pattern[] => {
  const inSigns = Map.groupBy(points, ({ longitude }) => signOf(longitude))
  const near = points.map((first) =>
    points.filter((other) => norm(other.longitude - first.longitude) <= STELLIUM_WIDTH),
  )
  const groups = [...inSigns.values(), ...near].filter((group) => group.length >= 3)
  const containsAll = (group: readonly PlanetPlace[], other: readonly PlanetPlace[]) =>
    other.every((point) => group.includes(point))
  return groups
    .filter(
      (group, i) =>
        !groups.some((other, j) => i !== j && containsAll(other, group) && (other.length > group.length || j < i)),
    )
    .map((group) => {
      const from = group.map(({ longitude }) => arc(group[0]!.longitude, longitude))
      return {
        pattern: 'Stellium',
        planets: group.map(({ name }) => name),
        apex: null,
        element: commonQuality(group, elementOf),
        mode: null,
        orb: Math.max(...from) - Math.min(...from),
      }
    })
}

const LARGER_PATTERN: Partial<Record<PatternName, PatternName>> = { 'T-square': 'Grand Cross', 'Grand Trine': 'Kite' }

/** The aspect patterns of Sun to Pluto, without patterns that are part of a larger one. */
export const patterns = (
  points: readonly { readonly name: Name; readonly longitude: number }[],
  contacts: readonly Contact[],
): Pattern[] => {
  const ten = PLANETS.flatMap((name): PlanetPlace[] => {
    const point = points.find((each) => each.name === name)
    return point ? [{ name, longitude: point.longitude }] : []
  })
  const contactByPair = new Map(contacts.map((contact) => [`${contact.a.name}/${contact.b.name}`, contact]))
  const contactOf = (a: PlanetPlace, b: PlanetPlace) =>
    contactByPair.get(`${a.name}/${b.name}`) ?? contactByPair.get(`${b.name}/${a.name}`)
  const has: AspectTest = (aspect, a, b) => contactOf(a, b)?.aspect === aspect
  const candidates = [
    ...choices(ten, 3).flatMap((three) => patternsOfThree(three, has)),
    ...choices(ten, 4).flatMap((four) => patternsOfFour(four, has)),
  ]
  const complete = candidates.filter(
    ({ pattern, points: inner }) =>
      !candidates.some(
        (other) => other.pattern === LARGER_PATTERN[pattern] && inner.every((point) => other.points.includes(point)),
      ),
  )
  const figures = complete.map(
    ({ pattern, points: members, apex, about }): Pattern => ({
      pattern,
      planets: members.map(({ name }) => name),
      apex: apex?.name ?? null,
      element: about === 'element' ? commonQuality(without(members, apex), elementOf) : null,
      mode: about === 'mode' ? commonQuality(members, modeOf) : null,
      orb: Math.max(...pairs(members).map(([a, b]) => contactOf(a, b)?.orb ?? 0)),
    }),
  )
  return [...figures, ...stelliums(ten)].sort((a, b) => PATTERNS.indexOf(a.pattern) - PATTERNS.indexOf(b.pattern))
}
