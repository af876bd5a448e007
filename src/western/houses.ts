import {
  HOUSE_LETTERS,
  HOUSE_SYSTEM_NAMES,
  HOUSE_SYSTEMS,
  type HouseLetter,
  type HouseSystem,
  systemOfLetter,
} from '../ephemeris/house-systems.ts'
import type { Site, Sky } from '../sky/sky.ts'
import { asin, sin } from '../sky/sphere.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { roundDegrees } from '../zodiac/division.ts'
import { norm, type Tropical, tropical } from '../zodiac/longitude.ts'
import { type HouseNumber, signOf } from '../zodiac/signs.ts'

/** House systems by the letter of Swiss Ephemeris. */
export const HOUSE_CODES = HOUSE_LETTERS
export type HouseCode = HouseLetter
export const HOUSE_NAMES = Object.fromEntries(
  Object.values(HOUSE_SYSTEMS).map(({ letter, name }) => [letter, name]),
) as Record<HouseCode, string>

/** Letters and names of systems in requests. Swiss Ephemeris has two letters for equal houses, A and E. */
export const HOUSE_CHOICES = [...HOUSE_LETTERS, 'A', ...HOUSE_SYSTEM_NAMES] as const
export type HouseChoice = (typeof HOUSE_CHOICES)[number]
/** The letter of a requested system; Placidus by default. */
export const houseCodeOf = (choice: HouseChoice | null | undefined): HouseCode => {
  if (!choice) return 'P'
  if (choice === 'A') return 'E'
  return choice in HOUSE_SYSTEMS ? HOUSE_SYSTEMS[choice as HouseSystem].letter : (choice as HouseCode)
}
/** Every letter and name that requests accept, in a sentence: `P placidus, ..., A as E`. */
export const houseSystemList = (): string =>
  [...Object.entries(HOUSE_SYSTEMS).map(([choice, { letter }]) => `${letter} ${choice}`), 'A as E'].join(', ')

// source: this project's own words for the traditional significations, house 1 first
const SIGNIFICATIONS = [
  'self, body, manner',
  'money, possessions, values',
  'siblings, neighbours, learning, short trips',
  'home, family, roots',
  'children, romance, creation, play',
  'work, routine, service, health',
  'partner, marriage, open opponents',
  'shared resources, crisis, inheritance',
  'travel, study, belief, law',
  'career, standing, authority',
  'friends, groups, hopes',
  'retreat, hidden matters, endings',
] as const
export const houseSignification = (house: number): string => SIGNIFICATIONS[house - 1]!

/** Twelve cusps, house 1 first. Systems that are undefined within the polar circles have the four angles only there; the others are null. */
export interface Houses {
  readonly system: HouseCode
  readonly cusps: readonly (Tropical | null)[]
}

export interface ChartAngles {
  readonly ascendant: Tropical
  readonly midheaven: Tropical
  /** Right ascension of the meridian, degrees. */
  readonly armc: number
}

/**
 * The angles of a moment and place, with the houses of a system.
 *
 * Notes: within the polar circles the ascendant is the rising point for which (ascendant - midheaven) mod 360 is below 180. The polar
 * behaviour of the cusps stands in `HOUSE_SYSTEMS`.
 * Reference: Swiss Ephemeris, swe_houses_ex2.
 */
export const housesAt = (
  at: JulianDay,
  site: Site,
  system: HouseCode,
  sky: Pick<Sky, 'angles' | 'cusps'>,
): { angles: ChartAngles; houses: Houses } => {
  if (system === 'W' || system === 'E') {
    const angles = sky.angles(at, site)
    return { angles, houses: equalHouses(system, angles)! }
  }
  if (system === 'P' || system === 'K') {
    const { cusps, ...angles } = sky.cusps(at, site, systemOfLetter(system))
    return { angles, houses: cusps ? { system, cusps } : anglesOnly(system, angles) }
  }
  // The angles of these systems are those of a turned sky while the midheaven is below the horizon.
  const { cusps } = sky.cusps(at, site, systemOfLetter(system))
  const angles = sky.angles(at, site)
  return { angles, houses: cusps ? { system, cusps } : anglesOnly(system, angles) }
}

/**
 * The houses of a meridian without a moment, such as that of a composite chart. `sun` is the longitude of the Sun, which only the Sunshine
 * systems use.
 */
export const housesOfMeridian = (
  angles: ChartAngles,
  { latitude, obliquity, sun }: { latitude: number; obliquity: number; sun: number },
  system: HouseCode,
  sky: Pick<Sky, 'meridianCusps'>,
): Houses => {
  const equal = equalHouses(system, angles)
  if (equal) return equal
  const sunDeclination = asin(sin(obliquity) * sin(sun))
  const cusps = sky.meridianCusps({ armc: angles.armc, latitude, obliquity, sunDeclination }, systemOfLetter(system))
  return cusps ? { system, cusps } : anglesOnly(system, angles)
}

/** The first cusp of systems with houses of thirty degrees, from the angles. */
const FIRST_CUSP: Partial<Record<HouseCode, (angles: Pick<ChartAngles, 'ascendant' | 'midheaven'>) => number>> = {
  W: ({ ascendant }) => 30 * signOf(ascendant),
  E: ({ ascendant }) => ascendant,
  V: ({ ascendant }) => ascendant - 15,
  D: ({ midheaven }) => midheaven + 90,
  N: () => 0,
}
/** The houses of a system with houses of thirty degrees; null for other systems. */
export const equalHouses = (system: HouseCode, angles: Pick<ChartAngles, 'ascendant' | 'midheaven'>): Houses | null => {
  const first = FIRST_CUSP[system]?.(angles)
  return first === undefined ? null : { system, cusps: Array.from({ length: 12 }, (_, i) => tropical(first + 30 * i)) }
}

/** Houses with the four angles as the only cusps, for latitudes where a quadrant system is undefined. */
export const anglesOnly = (
  system: HouseCode,
  { ascendant, midheaven }: Pick<ChartAngles, 'ascendant' | 'midheaven'>,
): Houses => {
  const cusps = Array<Tropical | null>(12).fill(null)
  cusps[0] = ascendant
  cusps[3] = tropical(midheaven + 180)
  cusps[6] = tropical(ascendant + 180)
  cusps[9] = midheaven
  return { system, cusps }
}

export const isComplete = ({ cusps }: Houses): boolean => cusps.every((cusp) => cusp !== null)

/** Systems whose houses always follow the zodiac. */
const FOLLOWS_ZODIAC: ReadonlySet<HouseCode> = new Set(['P', 'K', 'W', 'E', 'V', 'D', 'N'])

/** 1 if the houses follow the zodiac, -1 if they run against it, 0 if the cusps are not in order. */
const directionOf = ({ system, cusps }: Houses): 1 | -1 | 0 => {
  if (FOLLOWS_ZODIAC.has(system)) return 1
  const total = cusps.reduce<number>((sum, cusp, i) => sum + norm(cusps[(i + 1) % 12]! - cusp!), 0)
  // Twelve arcs make one circle in order, and eleven circles in reverse order.
  const circles = Math.round(total / 360)
  return circles === 1 ? 1 : circles === 11 ? -1 : 0
}

/** True if every point has a house: all cusps exist and are in the order of the houses. */
export const isOrdered = (houses: Houses): boolean => isComplete(houses) && directionOf(houses) !== 0

/** True if the houses run clockwise, against the zodiac. */
export const runClockwise = (houses: Houses): boolean => isComplete(houses) && directionOf(houses) === -1

/**
 * Returns a function for the house of a longitude, from its cusp (inclusive) to the next cusp (exclusive); null if a cusp is null or the
 * cusps are unordered.
 */
export const houseFinder = (houses: Houses): ((longitude: number) => HouseNumber | null) => {
  if (!isComplete(houses)) return () => null
  const direction = directionOf(houses)
  if (direction === 0) return () => null
  const cusps = houses.cusps as readonly Tropical[]
  const from = (cusp: number, to: number) => norm(direction * roundDegrees(to - cusp))
  const spans = cusps.map((cusp, i) => from(cusp, cusps[(i + 1) % 12]!))
  return (longitude) => {
    for (let i = 0; i < 12; i++) if (from(cusps[i]!, longitude) < spans[i]!) return (i + 1) as HouseNumber
    return 0 as HouseNumber
  }
}

/** The house of one longitude. */
export const houseOf = (longitude: number, houses: Houses): HouseNumber | null => houseFinder(houses)(longitude)
