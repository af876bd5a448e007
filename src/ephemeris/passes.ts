import type { JulianDay } from '../time/julian-day.ts'
import { AYANAMSHAS } from './ayanamshas.ts'
import { BODIES, type Body } from './bodies.ts'
import { type Files, native, type Rows } from './native.ts'
import {
  type AngleExpression,
  COORDINATES,
  type Crossing,
  type CrossingQuery,
  type Crossings,
  type Extremum,
  type ExtremumQuery,
} from './queries.ts'
import { stoppable } from './stoppable.ts'

export interface PassesParts {
  files: () => Files
  /** Raises `invalid` on `datetime`. */
  demandCover: (from: JulianDay, to: JulianDay) => void
  /** Raises it where the rows are none. */
  rowsOr: (rows: Rows, at: JulianDay, bodies: readonly Body[]) => Float64Array
}

const NO_TARGETS = new Float64Array()

const termsOf = ({ terms }: AngleExpression) => {
  const pairs = new Float64Array(terms.length * 2)
  for (let i = 0; i < terms.length; i++) {
    pairs[i * 2] = BODIES.indexOf(terms[i]!.body)
    pairs[i * 2 + 1] = terms[i]!.factor
  }
  return pairs
}

const ayanamshaOf = ({ ayanamsha }: AngleExpression) =>
  Float64Array.of(ayanamsha ? AYANAMSHAS[ayanamsha.id].mode : -1, ayanamsha?.factor ?? 0)

const coordinateOf = ({ coordinate = 'longitude' }: AngleExpression) => COORDINATES.indexOf(coordinate)

const bodiesOf = ({ terms }: AngleExpression) => terms.map(({ body }) => body)

/** Crossings as the rows that hold them. */
class Passes implements Crossings {
  constructor(private readonly rows: Float64Array) {}

  get length() {
    return this.rows.length / 3
  }

  at(i: number): Crossing | undefined {
    const { rows } = this
    const row = i * 3
    if (!(row >= 0 && row < rows.length)) return undefined
    return { at: rows[row] as JulianDay, multiple: rows[row + 1]!, direction: rows[row + 2] as 1 | -1 }
  }

  map<T>(make: (crossing: Crossing, i: number) => T): T[] {
    const made = new Array<T>(this.length)
    for (let i = 0; i < made.length; i++) made[i] = make(this.at(i)!, i)
    return made
  }

  *[Symbol.iterator]() {
    for (let i = 0; i < this.length; i++) yield this.at(i)!
  }
}

/** When angles are passed, and where they turn. */
export const createPasses = ({ files, demandCover, rowsOr }: PassesParts) => {
  const watch = (query: CrossingQuery) => {
    const { of, from, to } = query
    demandCover(from, to)
    const divisions = query.targets ? 0 : Math.round(360 / query.span)
    if (!of.terms.every(({ factor }) => Number.isInteger(factor)) || !Number.isInteger(of.ayanamsha?.factor ?? 0))
      throw new RangeError('The factors of an angle are whole numbers.')
    if (query.targets ? query.targets.length === 0 : Math.abs(divisions * query.span - 360) > 1e-9)
      throw new RangeError('A crossing needs targets, or a span that divides 360.')
    return [
      files(),
      termsOf(of),
      ayanamshaOf(of),
      divisions,
      Float64Array.of(query.offset ?? 0, from, to, coordinateOf(of)),
      query.targets ? new Float64Array(query.targets) : NO_TARGETS,
    ] as const
  }

  const looked = ({ of, from, to }: ExtremumQuery) => {
    demandCover(from, to)
    return [files(), termsOf(of), ayanamshaOf(of), 0, Float64Array.of(0, from, to, coordinateOf(of))] as const
  }

  let room = new Float64Array(3 * 1024)

  /** Three numbers a crossing: moment, multiple, direction. The array is overwritten by the next call. */
  const passes = (query: CrossingQuery): Float64Array => {
    const asked = watch(query)
    let length = native.crossings(...asked, room)
    if (length > room.length) {
      room = new Float64Array(2 * length)
      length = native.crossings(...asked, room)
    }
    if (length < 0) rowsOr(-length, query.from, bodiesOf(query.of))
    return room.subarray(0, length)
  }

  return {
    passes,
    crossings: (query: CrossingQuery): Crossing[] => new Passes(passes(query)).map((crossing) => crossing),

    /** The same off the event loop; rejects with the signal's reason when that is aborted. */
    scan: async (query: CrossingQuery, signal?: AbortSignal): Promise<Crossings> => {
      const asked = watch(query)
      const rows = await stoppable(signal, (handle) => native.scan(...asked, handle))
      return new Passes(rowsOr(rows, query.from, bodiesOf(query.of)))
    },

    /** Where the expression is greatest and least, in order of time: its rate passes zero there. */
    extrema: (query: ExtremumQuery): Extremum[] => extremaOf(query, native.extrema(...looked(query))),

    /** The same off the event loop; rejects with the signal's reason when that is aborted. */
    scanExtrema: async (query: ExtremumQuery, signal?: AbortSignal): Promise<Extremum[]> => {
      const asked = looked(query)
      return extremaOf(query, await stoppable(signal, (handle) => native.scanExtrema(...asked, handle)))
    },
  }

  function extremaOf({ of, from }: ExtremumQuery, rows: Rows): Extremum[] {
    const values = rowsOr(rows, from, bodiesOf(of))
    const longitude = coordinateOf(of) === 0
    const least = of.terms.reduce((sum, { factor }) => sum + factor, 0) === 0 ? -180 : 0
    const extrema: Extremum[] = []
    for (let i = 0; i < values.length; i += 3)
      extrema.push({
        at: values[i] as JulianDay,
        value: longitude ? values[i + 1]! - 360 * Math.floor((values[i + 1]! - least) / 360) : values[i + 1]!,
        kind: values[i + 2]! < 0 ? 'maximum' : 'minimum',
      })
    return extrema
  }
}
