import { systemOfLetter } from '../../../ephemeris/house-systems.ts'
import { HOUSE_NAMES, houseCodeOf } from '../../../western/houses.ts'
import { rulerOf, signSymbol } from '../../../western/signs.ts'
import { tropical } from '../../../zodiac/longitude.ts'
import { SIGN_INDEXES, SIGNS, signOf } from '../../../zodiac/signs.ts'
import type { BirthColumns, ColumnComputation, ValueColumn } from '../../capability.ts'
import { longitudeFields } from '../../shared/tropical/shapes.ts'

/**
 * The cusps and angles of many births without options, from one array of the native core. The points in the houses, `unplaced`, `complete`
 * and the significations, which depend on the age at the time of the run, have no columns.
 */

/** Numbers of a row: twelve cusps, ascendant, midheaven, right ascension of the meridian, vertex. */
const ROW_NUMBERS = 16
const [ASCENDANT, MIDHEAVEN] = [12, 13]

const SYSTEM = houseCodeOf(null)

/** Where a longitude stands in a row of the array. */
interface LongitudePlace {
  at: number
  /** The angle from which this cusp is found within the polar circles, where the system has only the angles as cusps. */
  angle?: { at: number; turn: number }
}

const CUSPS: readonly LongitudePlace[] = Array.from({ length: 12 }, (_, at) => {
  if (at === 0 || at === 6) return { at, angle: { at: ASCENDANT, turn: at === 0 ? 0 : 180 } }
  if (at === 3 || at === 9) return { at, angle: { at: MIDHEAVEN, turn: at === 9 ? 0 : 180 } }
  return { at }
})

/** The longitudes of a place, NaN where there is none. */
const longitudesAt = (values: Float64Array, { at, angle }: LongitudePlace): Float64Array =>
  Float64Array.from({ length: values.length / ROW_NUMBERS }, (_, row) => {
    const start = row * ROW_NUMBERS
    const cusp = values[start + at]!
    if (!Number.isNaN(cusp)) return tropical(cusp)
    return angle ? tropical(tropical(values[start + angle.at]!) + angle.turn) : Number.NaN
  })

type LongitudeColumn = (longitudes: Float64Array) => ValueColumn

const numbers =
  (field: 'longitude' | 'degree'): LongitudeColumn =>
  (longitudes) => ({
    numbers: longitudes.map((longitude) => (Number.isNaN(longitude) ? longitude : longitudeFields(longitude)[field])),
    places: 6,
  })

/** The words of the twelve signs, and null for a longitude that does not exist. */
const ofSign = (words: readonly (string | number)[]): LongitudeColumn => {
  const wordsOrNull = [...words, null]
  return (longitudes) => ({
    words: wordsOrNull,
    indexes: Uint8Array.from(longitudes, (longitude) => (Number.isNaN(longitude) ? words.length : signOf(longitude))),
  })
}

const FIELDS: Readonly<Record<string, LongitudeColumn>> = {
  degree: numbers('degree'),
  degree_in_sign: (longitudes) => ({
    texts: Array.from(longitudes, (longitude) => (Number.isNaN(longitude) ? null : longitudeFields(longitude).dms)),
  }),
  sign: ofSign(SIGNS),
  sign_number: ofSign(SIGN_INDEXES.map((index) => index + 1)),
  ruler: ofSign(SIGN_INDEXES.map(rulerOf)),
}
const ANGLE_FIELDS = { ...FIELDS, longitude: numbers('longitude'), sign_symbol: ofSign(SIGN_INDEXES.map(signSymbol)) }
const CUSP_FIELDS = { ...FIELDS, cusp: numbers('longitude') }

const ANGLES: Readonly<Record<string, LongitudePlace>> = { ascendant: { at: ASCENDANT }, midheaven: { at: MIDHEAVEN } }

/** The longitudes of many births, each computed when a column first needs them. */
interface CuspTable {
  rows: number
  longitudesOf(place: LongitudePlace): Float64Array
}
type ColumnPlan = (table: CuspTable) => ValueColumn

const constant =
  (word: string | number | null): ColumnPlan =>
  ({ rows }) => ({ words: [word], indexes: new Uint8Array(rows) })

const CONSTANTS: Readonly<Record<string, ColumnPlan>> = {
  name: constant(null),
  'house_system.code': constant(SYSTEM),
  'house_system.name': constant(HOUSE_NAMES[SYSTEM]),
}

const own = <V>(record: Readonly<Record<string, V>>, name: string): V | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined

const planOf = (path: string): ColumnPlan | null => {
  const [part, first, second, ...rest] = path.split('.')
  if (rest.length > 0 || part === undefined) return null
  const fixed = own(CONSTANTS, path)
  if (fixed) return fixed
  const angle = own(ANGLES, part)
  if (angle && first !== undefined && second === undefined) {
    const column = own(ANGLE_FIELDS, first)
    return column ? (table) => column(table.longitudesOf(angle)) : null
  }
  if (part !== 'houses' || first === undefined || second === undefined || !/^(\d|1[01])$/.test(first)) return null
  const index = Number(first)
  if (second === 'house') return constant(index + 1)
  const column = own(CUSP_FIELDS, second)
  return column ? (table) => column(table.longitudesOf(CUSPS[index]!)) : null
}

const sitesOf = ({ moments, latitudes, longitudes }: BirthColumns): Float64Array => {
  const sites = new Float64Array(moments.length * 3)
  for (let row = 0; row < moments.length; row++) {
    sites[row * 3] = moments[row]!
    sites[row * 3 + 1] = latitudes[row]!
    sites[row * 3 + 2] = longitudes[row]!
  }
  return sites
}

/** Returns a function that computes the values at these paths; null if a path is not a single value of the cusps or the angles. */
export const houseColumns = (paths: readonly string[]): ColumnComputation | null => {
  const plans = paths.map(planOf)
  if (!plans.every((plan) => plan !== null)) return null
  return (births, sky) => {
    const values = sky.tables.houses(sitesOf(births), systemOfLetter(SYSTEM))
    const found = new Map<LongitudePlace, Float64Array>()
    const table: CuspTable = {
      rows: births.moments.length,
      longitudesOf(place) {
        let longitudes = found.get(place)
        if (!longitudes) found.set(place, (longitudes = longitudesAt(values, place)))
        return longitudes
      },
    }
    return plans.map((plan) => plan(table))
  }
}
