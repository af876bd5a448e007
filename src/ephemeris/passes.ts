import type { JulianDay } from '../time/julian-day.ts'
import { withAbort } from './abort-handle.ts'
import { siderealZero } from './ayanamshas.ts'
import type { Body } from './bodies.ts'
import { type Failure, type Files, type NativeExpression, type NativeSearch, native, type Rows } from './native.ts'
import type { AngleExpression, Crossing, CrossingQuery, Crossings, Extremum, ExtremumQuery } from './queries.ts'

export interface PassesDependencies {
  files: () => Files
  /** Raises `invalid` on `datetime` if no file covers the window. */
  requireCoverage: (from: JulianDay, to: JulianDay) => void
  /** The result; raises `invalid` on `datetime` if there is none. */
  resultOrThrow: <T>(result: T | Failure, at: JulianDay, bodies: readonly Body[]) => T
}

const expressionOf = ({ terms, ayanamsha, coordinate }: AngleExpression): NativeExpression => ({
  terms,
  ayanamsha: ayanamsha && { ...siderealZero(ayanamsha.id), factor: ayanamsha.factor },
  coordinate,
})

const bodiesOf = ({ terms }: AngleExpression) => terms.map(({ body }) => body)

/** Crossings over an array with three numbers each. */
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
    const results = new Array<T>(this.length)
    for (let i = 0; i < results.length; i++) results[i] = make(this.at(i)!, i)
    return results
  }

  *[Symbol.iterator]() {
    for (let i = 0; i < this.length; i++) yield this.at(i)!
  }
}

/** The searches for crossings and extrema of angle expressions. */
export const createPasses = ({ files, requireCoverage: demandCover, resultOrThrow: foundOr }: PassesDependencies) => {
  const nativeSearch = (query: CrossingQuery): NativeSearch => {
    const { of, from, to } = query
    demandCover(from, to)
    if (!of.terms.every(({ factor }) => Number.isInteger(factor)) || !Number.isInteger(of.ayanamsha?.factor ?? 0))
      throw new RangeError('The factors of an angle expression must be whole numbers.')
    const search = { files: files(), of: expressionOf(of), from, to }
    if (query.targets) {
      if (query.targets.length > 0) return { ...search, targets: new Float64Array(query.targets) }
    } else {
      const divisions = Math.round(360 / query.span)
      if (Math.abs(divisions * query.span - 360) <= 1e-9) return { ...search, divisions, offset: query.offset ?? 0 }
    }
    throw new RangeError('A crossing query must have `targets`, or a `span` that divides 360.')
  }

  const extremumSearch = ({ of, from, to }: ExtremumQuery) => {
    demandCover(from, to)
    return { files: files(), of: expressionOf(of), from, to }
  }

  let buffer = new Float64Array(3 * 1024)

  /** Three numbers per crossing: moment, multiple, direction. The next call overwrites the array. */
  const passes = (query: CrossingQuery): Float64Array => {
    const search = nativeSearch(query)
    const fill = () => foundOr(native.crossings({ ...search, out: buffer }), query.from, bodiesOf(query.of))
    let length = fill()
    if (length > buffer.length) {
      buffer = new Float64Array(2 * length)
      length = fill()
    }
    return buffer.subarray(0, length)
  }

  return {
    passes,
    crossings: (query: CrossingQuery): Crossing[] => new Passes(passes(query)).map((crossing) => crossing),

    /** Crossings, searched off the event loop; rejects with the reason of an aborted signal. */
    scan: async (query: CrossingQuery, signal?: AbortSignal): Promise<Crossings> => {
      const search = nativeSearch(query)
      const rows = await withAbort(signal, (stop) => native.scan({ ...search, stop }))
      return new Passes(foundOr(rows, query.from, bodiesOf(query.of)))
    },

    /** The local extrema of an expression, in order of time. */
    extrema: (query: ExtremumQuery): Extremum[] => extremaOf(query, native.extrema(extremumSearch(query))),

    /** Extrema, searched off the event loop; rejects with the reason of an aborted signal. */
    scanExtrema: async (query: ExtremumQuery, signal?: AbortSignal): Promise<Extremum[]> => {
      const search = extremumSearch(query)
      return extremaOf(query, await withAbort(signal, (stop) => native.scanExtrema({ ...search, stop })))
    },
  }

  function extremaOf({ of, from }: ExtremumQuery, rows: Rows): Extremum[] {
    const values = foundOr(rows, from, bodiesOf(of))
    const isLongitude = (of.coordinate ?? 'longitude') === 'longitude'
    const least = of.terms.reduce((sum, { factor }) => sum + factor, 0) === 0 ? -180 : 0
    const extrema: Extremum[] = []
    for (let i = 0; i < values.length; i += 3)
      extrema.push({
        at: values[i] as JulianDay,
        value: isLongitude ? values[i + 1]! - 360 * Math.floor((values[i + 1]! - least) / 360) : values[i + 1]!,
        kind: values[i + 2]! < 0 ? 'maximum' : 'minimum',
      })
    return extrema
  }
}
