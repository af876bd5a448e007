import type { Body } from '../../ephemeris/bodies.ts'
import { combustionOrb, GRAHAS, type Graha, isStationary, lordOf, NODE_BODY } from '../../jyotish/grahas.ts'
import { NAKSHATRAS, nakshatraLord, nakshatraOf, padaOf } from '../../jyotish/nakshatras.ts'
import type { Sky } from '../../sky/sky.ts'
import { roundDegrees } from '../../zodiac/division.ts'
import { norm, type Sidereal, separation, siderealOf, type Tropical } from '../../zodiac/longitude.ts'
import { degreeInSign, dms, elementOf, houseFrom, modalityOf, SIGN_INDEXES, SIGNS, signOf } from '../../zodiac/signs.ts'
import type { BirthColumns, ColumnComputation, ValueColumn } from '../capability.ts'
import { ayanamshaObject, decimals } from './shapes.ts'

/** Sidereal positions for many births, with the default ayanamsha and node. */

const AYANAMSHA = 'lahiri'
const NODE = 'mean'

/** Ketu is computed from Rahu. */
const bodyOfGraha = (graha: Graha): Body => (graha === 'Rahu' || graha === 'Ketu' ? NODE_BODY[NODE] : graha)

const counted = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

const SIGN_LORDS = SIGN_INDEXES.map(lordOf)
const NAKSHATRA_LORDS = NAKSHATRAS.map((_, index) => nakshatraLord(index))
const FLAGS = [false, true]

/** The positions of births, each computed when a column first needs it. */
const createPositions = ({ moments, latitudes, longitudes }: BirthColumns, sky: Sky, grahas: readonly Graha[]) => {
  const rows = moments.length
  const bodies = [...new Set(grahas.map(bodyOfGraha))]
  const tables = new Map<string, Float64Array>()
  const once = (name: string, compute: () => Float64Array): Float64Array => {
    let table = tables.get(name)
    if (!table) tables.set(name, (table = compute()))
    return table
  }
  const filled = (value: (row: number) => number) => {
    const values = new Float64Array(rows)
    for (let row = 0; row < rows; row++) values[row] = value(row)
    return values
  }
  const ayanamshas = () => once('ayanamsha', () => sky.tables.ayanamshas(moments, AYANAMSHA))
  const table = (frame: 'ecliptic' | 'equatorial') => once(frame, () => sky.tables.positions(moments, bodies, frame))
  /** One of the six numbers of a body. */
  const raw = (graha: Graha, frame: 'ecliptic' | 'equatorial', component: number) => {
    const values = table(frame)
    const offset = bodies.indexOf(bodyOfGraha(graha)) * 6 + component
    const stride = bodies.length * 6
    return (row: number) => values[row * stride + offset]!
  }
  const tropicalOf = (graha: Graha) => {
    const longitude = raw(graha, 'ecliptic', 0)
    return graha === 'Ketu' ? (row: number) => longitude(row) + 180 : longitude
  }
  // The order of operations is that of `rasiChart` and `point`, so that the last digits are equal.
  const sidereal = (longitude: (row: number) => number) => {
    const degrees = ayanamshas()
    return filled((row) => norm(roundDegrees(norm(siderealOf(longitude(row) as Tropical, degrees[row]!)))))
  }
  return {
    filled,
    raw,
    tropicalOf,
    ayanamshas,
    ofGraha: (graha: Graha) => once(graha, () => sidereal(tropicalOf(graha))),
    ofAscendant: () =>
      once('ascendant', () => {
        const sites = new Float64Array(rows * 3)
        for (let row = 0; row < rows; row++) {
          sites[row * 3] = moments[row]!
          sites[row * 3 + 1] = latitudes[row]!
          sites[row * 3 + 2] = longitudes[row]!
        }
        const ascendants = sky.tables.ascendants(sites)
        return sidereal((row) => norm(ascendants[row]!))
      }),
  }
}
type Positions = ReturnType<typeof createPositions>

const indexed = (longitudes: Float64Array, index: (longitude: number, row: number) => number): Uint8Array => {
  const indexes = new Uint8Array(longitudes.length)
  for (let row = 0; row < indexes.length; row++) indexes[row] = index(longitudes[row]!, row)
  return indexes
}

const numberColumn = ({ filled }: Positions, value: (row: number) => number, places = 6): ValueColumn => ({
  numbers: filled((row) => decimals(value(row), places)),
  places,
})

type PointColumn = (positions: Positions, longitudes: Float64Array) => ValueColumn

const signIndexes = (longitudes: Float64Array) => indexed(longitudes, signOf)
const starIndexes = (longitudes: Float64Array) => indexed(longitudes, (longitude) => nakshatraOf(longitude as Sidereal))

/** The fields of `placement`. */
const POINT_FIELDS: Readonly<Record<string, PointColumn>> = {
  sign: (_, all) => ({ words: SIGNS, indexes: signIndexes(all) }),
  sign_number: (_, all) => ({ words: counted(12), indexes: signIndexes(all) }),
  sign_lord: (_, all) => ({ words: SIGN_LORDS, indexes: signIndexes(all) }),
  degree: (positions, all) => numberColumn(positions, (row) => degreeInSign(all[row]!)),
  degree_dms: (_, all) => ({ texts: Array.from(all, (longitude) => dms(degreeInSign(longitude))) }),
  longitude: (positions, all) => numberColumn(positions, (row) => all[row]!),
  nakshatra: (_, all) => ({ words: NAKSHATRAS, indexes: starIndexes(all) }),
  nakshatra_number: (_, all) => ({ words: counted(27), indexes: starIndexes(all) }),
  nakshatra_lord: (_, all) => ({ words: NAKSHATRA_LORDS, indexes: starIndexes(all) }),
  pada: (_, all) => ({
    words: counted(4),
    indexes: indexed(all, (longitude) => padaOf(longitude as Sidereal) - 1),
  }),
}

type GrahaColumn = (positions: Positions, graha: Graha) => ValueColumn

const flagColumn = (positions: Positions, isTrue: (row: number) => boolean): ValueColumn => ({
  words: FLAGS,
  indexes: Uint8Array.from(positions.filled((row) => (isTrue(row) ? 1 : 0))),
})
const isRetrograde = ({ raw }: Positions, graha: Graha) => {
  const speed = raw(graha, 'ecliptic', 3)
  return (row: number) => speed(row) < 0
}
const fromSun = ({ tropicalOf }: Positions, graha: Graha) => {
  const [own, sun] = [tropicalOf(graha), tropicalOf('Sun')]
  return (row: number) => separation(own(row), sun(row))
}
/** Ketu is opposite Rahu in latitude and declination too. */
const signed = (positions: Positions, graha: Graha, frame: 'ecliptic' | 'equatorial') => {
  const value = positions.raw(graha, frame, 1)
  return graha === 'Ketu' ? (row: number) => -value(row) : value
}

/** The further fields of a planet. */
const GRAHA_FIELDS: Readonly<Record<string, GrahaColumn>> = {
  name: ({ filled }, graha) => ({ words: [graha], indexes: Uint8Array.from(filled(() => 0)) }),
  house: (positions, graha) => {
    const [ascendants, longitudes] = [positions.ofAscendant(), positions.ofGraha(graha)]
    return {
      words: counted(12),
      indexes: indexed(longitudes, (longitude, row) => houseFrom(signOf(ascendants[row]!), signOf(longitude)) - 1),
    }
  },
  speed: (positions, graha) => numberColumn(positions, positions.raw(graha, 'ecliptic', 3)),
  retrograde: (positions, graha) => flagColumn(positions, isRetrograde(positions, graha)),
  combust: (positions, graha) => {
    const [retrograde, distance] = [isRetrograde(positions, graha), fromSun(positions, graha)]
    return flagColumn(positions, (row) => {
      const orb = combustionOrb(graha, retrograde(row))
      return orb !== null && distance(row) <= orb
    })
  },
  latitude: (positions, graha) => numberColumn(positions, signed(positions, graha, 'ecliptic')),
  declination: (positions, graha) => numberColumn(positions, signed(positions, graha, 'equatorial')),
  right_ascension: (positions, graha) => {
    const value = positions.raw(graha, 'equatorial', 0)
    return numberColumn(positions, graha === 'Ketu' ? (row) => (value(row) + 180) % 360 : value)
  },
  distance_au: (positions, graha) => numberColumn(positions, positions.raw(graha, 'ecliptic', 2), 8),
  stationary: (positions, graha) => {
    const speed = positions.raw(graha, 'ecliptic', 3)
    return flagColumn(positions, (row) => isStationary(graha, speed(row)))
  },
  sun_distance: (positions, graha) => numberColumn(positions, fromSun(positions, graha)),
}

const SUN_FIELDS = ['combust', 'sun_distance']

const ELEMENTS_OF_SIGNS = SIGN_INDEXES.map(elementOf)
const MODALITIES_OF_SIGNS = SIGN_INDEXES.map(modalityOf)
/** The fields of `qualities`. */
const QUALITY_FIELDS: Readonly<Record<string, PointColumn>> = {
  element: (_, all) => ({ words: ELEMENTS_OF_SIGNS, indexes: signIndexes(all) }),
  modality: (_, all) => ({ words: MODALITIES_OF_SIGNS, indexes: signIndexes(all) }),
}

interface ColumnPlan {
  grahas: readonly Graha[]
  column: (positions: Positions) => ValueColumn
}

/** The places of sidereal positions in an answer. */
export interface SiderealLayout {
  /** True if `ayanamsha` is an object, false if it is the id. */
  hasAyanamshaObject: boolean
  /** The field of each placement. */
  placements: Readonly<Record<string, Graha | 'Ascendant'>>
  /** True if placements have the qualities of their sign. */
  hasQualities: boolean
  /** True if `planets` has the nine grahas. */
  hasPlanets: boolean
}

const isGraha = (name: string): name is Graha => (GRAHAS as readonly string[]).includes(name)

const constant = (word: string | number | boolean): ColumnPlan => ({
  grahas: [],
  column: ({ filled }) => ({ words: [word], indexes: Uint8Array.from(filled(() => 0)) }),
})

const ayanamshaPlan = (field: string): ColumnPlan | null => {
  if (field === 'degrees')
    return {
      grahas: [],
      column: (positions) => {
        const degrees = positions.ayanamshas()
        return numberColumn(positions, (row) => degrees[row]!)
      },
    }
  if (field !== 'id' && field !== 'name') return null
  return constant(ayanamshaObject({ id: AYANAMSHA, degrees: 0 })[field])
}

const placementPlan = (point: Graha | 'Ascendant', column: PointColumn | undefined): ColumnPlan | null => {
  if (!column) return null
  if (point === 'Ascendant') return { grahas: [], column: (positions) => column(positions, positions.ofAscendant()) }
  return { grahas: [point], column: (positions) => column(positions, positions.ofGraha(point)) }
}

const planOf = (path: string, layout: SiderealLayout): ColumnPlan | null => {
  const [list, name, field, ...rest] = path.split('.')
  if (rest.length > 0 || list === undefined) return null
  if (list === 'ayanamsha' && name === undefined) return layout.hasAyanamshaObject ? null : constant(AYANAMSHA)
  if (name === undefined) return null
  if (list === 'ayanamsha' && field === undefined) return layout.hasAyanamshaObject ? ayanamshaPlan(name) : null
  if (Object.hasOwn(layout.placements, list) && field === undefined) {
    const quality = layout.hasQualities ? QUALITY_FIELDS[name] : undefined
    return placementPlan(layout.placements[list]!, POINT_FIELDS[name] ?? quality)
  }
  const graha = /^[0-8]$/.test(name) ? GRAHAS[Number(name)]! : name
  if (!layout.hasPlanets || list !== 'planets' || field === undefined || !isGraha(graha)) return null
  if (POINT_FIELDS[field]) return placementPlan(graha, POINT_FIELDS[field])
  const column = GRAHA_FIELDS[field]
  if (!column) return null
  return {
    grahas: SUN_FIELDS.includes(field) ? [graha, 'Sun'] : [graha],
    column: (positions) => column(positions, graha),
  }
}

/** Returns the `columns` of a capability: null if a path is not a single value with default options. */
export const siderealColumns =
  (layout: SiderealLayout) =>
  (paths: readonly string[]): ColumnComputation | null => {
    const plans = paths.map((path) => planOf(path, layout))
    if (!plans.every((plan) => plan !== null)) return null
    const grahas = [...new Set(plans.flatMap((plan) => plan.grahas))]
    return (births, sky) => {
      const positions = createPositions(births, sky, grahas)
      return plans.map(({ column }) => column(positions))
    }
  }
