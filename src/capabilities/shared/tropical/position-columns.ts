import type { Sky } from '../../../sky/sky.ts'
import { BODY_OF, POINTS, type PointName, SYMBOLS } from '../../../western/points.ts'
import { modeOf, modernRulerOf, rulerOf, signSymbol } from '../../../western/signs.ts'
import { tropical } from '../../../zodiac/longitude.ts'
import { elementOf, SIGN_INDEXES, SIGNS, signOf } from '../../../zodiac/signs.ts'
import type { BirthColumns, ColumnComputation, ValueColumn } from '../../capability.ts'
import { longitudeFields, roundFigure } from './shapes.ts'

/** Tropical positions of the points for many births, without options. Chiron, which may be missing, and houses have no columns. */

type Frame = 'ecliptic' | 'equatorial'

/** The numbers of one point, each computed when a column first needs its frame. */
interface PointTables {
  rows: number
  /** One of the six numbers of a position. */
  value(frame: Frame, component: number): (row: number) => number
}

type PointColumn = (tables: PointTables, isSouthNode: boolean) => ValueColumn

const numbers = (rows: number, value: (row: number) => number): ValueColumn => {
  const column = new Float64Array(rows)
  for (let row = 0; row < rows; row++) column[row] = value(row)
  return { numbers: column, places: 6 }
}
const longitudesOf = ({ value }: PointTables, isSouthNode: boolean) => {
  const longitude = value('ecliptic', 0)
  return isSouthNode ? (row: number) => tropical(longitude(row) + 180) : longitude
}
const ofSign =
  (words: readonly (string | number)[]): PointColumn =>
  (tables, isSouthNode) => {
    const longitude = longitudesOf(tables, isSouthNode)
    return { words, indexes: Uint8Array.from({ length: tables.rows }, (_, row) => signOf(longitude(row))) }
  }
const ofLongitude =
  (field: 'longitude' | 'degree'): PointColumn =>
  (tables, isSouthNode) => {
    const longitude = longitudesOf(tables, isSouthNode)
    return numbers(tables.rows, (row) => longitudeFields(longitude(row))[field])
  }
const ofComponent =
  (frame: Frame, component: number, isOpposite: boolean): PointColumn =>
  ({ rows, value }, isSouthNode) => {
    const figure = value(frame, component)
    const sign = isSouthNode && isOpposite ? -1 : 1
    return numbers(rows, (row) => roundFigure(sign * figure(row)))
  }

/** The fields of `pointRow` that need no houses. */
const FIELDS: Readonly<Record<string, PointColumn>> = {
  longitude: ofLongitude('longitude'),
  degree: ofLongitude('degree'),
  degree_in_sign: (tables, isSouthNode) => {
    const longitude = longitudesOf(tables, isSouthNode)
    return { texts: Array.from({ length: tables.rows }, (_, row) => longitudeFields(longitude(row)).dms) }
  },
  sign: ofSign(SIGNS),
  sign_number: ofSign(SIGN_INDEXES.map((index) => index + 1)),
  sign_symbol: ofSign(SIGN_INDEXES.map(signSymbol)),
  element: ofSign(SIGN_INDEXES.map(elementOf)),
  mode: ofSign(SIGN_INDEXES.map(modeOf)),
  ruler: ofSign(SIGN_INDEXES.map(rulerOf)),
  modern_ruler: ofSign(SIGN_INDEXES.map(modernRulerOf)),
  speed: ofComponent('ecliptic', 3, false),
  latitude: ofComponent('ecliptic', 1, true),
  declination: ofComponent('equatorial', 1, true),
  retrograde: ({ rows, value }) => {
    const speed = value('ecliptic', 3)
    return { words: [false, true], indexes: Uint8Array.from({ length: rows }, (_, row) => (speed(row) < 0 ? 1 : 0)) }
  },
}

interface ColumnPlan {
  point: PointName
  column: PointColumn
}

const isPoint = (name: string): name is PointName => (POINTS as readonly string[]).includes(name)

const planOf = (path: string): ColumnPlan | null => {
  const [list, name, field, ...rest] = path.split('.')
  if (list !== 'planets' || name === undefined || field === undefined || rest.length > 0) return null
  const point = /^\d+$/.test(name) ? POINTS[Number(name)] : name
  if (point === undefined || !isPoint(point) || point === 'Chiron') return null
  if (field === 'planet' || field === 'name' || field === 'symbol') {
    const words = [field === 'symbol' ? SYMBOLS[point] : point]
    return { point, column: ({ rows }) => ({ words, indexes: new Uint8Array(rows) }) }
  }
  const column = FIELDS[field]
  return column ? { point, column } : null
}

const createTables = ({ moments }: BirthColumns, sky: Sky, points: readonly PointName[]) => {
  const bodies = [...new Set(points.map((point) => BODY_OF[point]))]
  const tables = new Map<Frame, Float64Array>()
  const tableOf = (frame: Frame) => {
    let table = tables.get(frame)
    if (!table) tables.set(frame, (table = sky.tables.positions(moments, bodies, frame)))
    return table
  }
  return (point: PointName): PointTables => ({
    rows: moments.length,
    value(frame, component) {
      const table = tableOf(frame)
      const [stride, offset] = [bodies.length * 6, bodies.indexOf(BODY_OF[point]) * 6 + component]
      return (row) => table[row * stride + offset]!
    },
  })
}

/** Returns a function that computes the values at these paths; null if a path is not a single value with default options. */
export const tropicalColumns = (paths: readonly string[]): ColumnComputation | null => {
  const plans = paths.map(planOf)
  if (!plans.every((plan) => plan !== null)) return null
  return (births, sky) => {
    const tablesOf = createTables(
      births,
      sky,
      plans.map(({ point }) => point),
    )
    return plans.map(({ point, column }) => column(tablesOf(point), point === 'South Node'))
  }
}
