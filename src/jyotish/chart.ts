import type { AyanamshaId } from '../ephemeris/ayanamshas.ts'
import type { Body } from '../ephemeris/bodies.ts'
import type { Sunrise } from '../sky/daylight.ts'
import { type Positions, positionsOf } from '../sky/geometric.ts'
import type { Position, Site, Sky } from '../sky/sky.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { separation, siderealOf, type Tropical } from '../zodiac/longitude.ts'
import { type HouseNumber, houseFrom } from '../zodiac/signs.ts'
import { combustionOrb, GRAHAS, type Graha, NODE_BODY, type Node, OUTER, type Outer } from './grahas.ts'
import type { KarakaScheme } from './jaimini/karakas.ts'
import { type Exaltable, exaltable, type NodeExaltation } from './node-exaltation.ts'
import { point, type SiderealPoint } from './points.ts'

export interface Planet extends SiderealPoint, Exaltable {
  name: Graha | Outer
  /** Whole-sign house, counted from the ascendant. */
  house: HouseNumber
  /** Degrees per day in tropical longitude of date. */
  speed: number
  retrograde: boolean
  combust: boolean
  /** Ecliptic latitude of date, degrees. */
  latitude: number
  /** Distance from the Earth, astronomical units. */
  distance: number
  /** Separation in longitude from the Sun, 0..180. */
  fromSun: number
}

export interface RasiChart {
  at: JulianDay
  site: Site
  node: Node
  /** The definition of sunrise that separates day from night. */
  sunrise: Sunrise
  /** How the positions of the bodies are computed. */
  positions: Positions
  /** The set of chara karakas. */
  karakas: KarakaScheme
  ayanamsha: { id: AyanamshaId; degrees: number }
  ascendant: SiderealPoint
  midheaven: SiderealPoint
  /** Right ascension of the meridian, degrees. */
  armc: number
  /** Sun to Ketu, in the order of `GRAHAS`. */
  planets: Planet[]
  graha: Record<Graha, Planet>
  tropicalSun: Tropical
}

export interface ChartOptions {
  ayanamsha?: AyanamshaId | null
  node?: Node | null
  sunrise?: Sunrise | null
  karakas?: KarakaScheme | null
  node_exaltation?: NodeExaltation | null
  positions?: Positions | null
}

const BODY_OF = (node: Node): Record<Exclude<Graha, 'Ketu'>, Body> => ({
  Sun: 'Sun',
  Moon: 'Moon',
  Mars: 'Mars',
  Mercury: 'Mercury',
  Jupiter: 'Jupiter',
  Venus: 'Venus',
  Saturn: 'Saturn',
  Rahu: NODE_BODY[node],
})
const BODIES_OF = { mean: Object.values(BODY_OF('mean')), true: Object.values(BODY_OF('true')) }

/**
 * The sidereal chart of a moment (UT) and place: apparent (or geometric) geocentric longitudes of date less the
 * ayanamsha of the moment. Defaults: Lahiri, mean node. Ketu is Rahu plus 180 degrees, with the speed of Rahu.
 */
export const rasiChart = (at: JulianDay, site: Site, options: ChartOptions, sky: Sky): RasiChart => {
  const node = options.node ?? 'mean'
  const id = options.ayanamsha ?? 'lahiri'
  const ayanamsha = { id, degrees: sky.ayanamsha(at, id) }
  const angles = sky.angles(at, site)
  const ascendant = point(siderealOf(angles.ascendant, ayanamsha.degrees))
  const kind = options.positions ?? 'apparent'
  const positions = positionsOf(kind, at, BODIES_OF[node], sky)
  const sun = positions[0]!
  const rahu = positions[7]!
  const ketu: Position = { ...rahu, longitude: (rahu.longitude + 180) as Tropical, latitude: -rahu.latitude }
  const grahaAt = (index: number, position: Position) =>
    planet(GRAHAS[index]!, position, sun, ayanamsha.degrees, ascendant)
  const planets = positions.map((position, index) => grahaAt(index, position))
  planets.push(grahaAt(GRAHAS.indexOf('Ketu'), ketu))
  const nodes = options.node_exaltation
  if (nodes) for (const each of planets) Object.assign(each, exaltable(each.name as Graha, nodes))
  return {
    at,
    site,
    node,
    sunrise: options.sunrise ?? 'upper-limb',
    positions: kind,
    karakas: options.karakas ?? 'seven',
    ayanamsha,
    ascendant,
    midheaven: point(siderealOf(angles.midheaven, ayanamsha.degrees)),
    armc: angles.armc,
    planets,
    graha: byName(planets),
    tropicalSun: sun.longitude,
  }
}

/** An object literal, so that all charts share one hidden class; `Object.fromEntries` would make a slower object. */
const byName = (planets: readonly Planet[]): Record<Graha, Planet> => {
  const at = (index: number) => planets[index]!
  return {
    Sun: at(0),
    Moon: at(1),
    Mars: at(2),
    Mercury: at(3),
    Jupiter: at(4),
    Venus: at(5),
    Saturn: at(6),
    Rahu: at(7),
    Ketu: at(8),
  }
}

/** Uranus, Neptune and Pluto. They have no lordship and are never combust. */
export const outerPlanets = (chart: RasiChart, sky: Sky): Planet[] => {
  const [sun, ...outer] = sky.positions(chart.at, ['Sun', ...OUTER])
  return outer.map((position, index) => planet(OUTER[index]!, position, sun!, chart.ayanamsha.degrees, chart.ascendant))
}

const planet = (
  name: Graha | Outer,
  position: Position,
  sun: Position,
  ayanamsha: number,
  ascendant: SiderealPoint,
): Planet => {
  const place = point(siderealOf(position.longitude, ayanamsha))
  const retrograde = position.longitudeSpeed < 0
  const fromSun = separation(position.longitude, sun.longitude)
  const orb = combustionOrb(name, retrograde)
  return {
    name,
    longitude: place.longitude,
    sign: place.sign,
    degree: place.degree,
    nakshatra: place.nakshatra,
    pada: place.pada,
    house: houseFrom(ascendant.sign, place.sign),
    speed: position.longitudeSpeed,
    retrograde,
    combust: orb !== null && fromSun <= orb,
    latitude: position.latitude,
    distance: position.distance,
    fromSun,
  }
}

/** The planets in a sign, 0..11. */
export const occupants = <P extends { sign: number }>(planets: readonly P[], sign: number): P[] =>
  planets.filter((p) => p.sign === sign)
