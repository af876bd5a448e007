import type { JulianDay } from '../time/julian-day.ts'
import { withAbort } from './abort-handle.ts'
import { siderealZero } from './ayanamshas.ts'
import type { Body } from './bodies.ts'
import { type Failure, type Files, type NativeExpression, type NativeSearch, native, type Rows } from './native.ts'
import type { AngleExpression, Crossing, CrossingQuery, Crossings, Extremum, ExtremumQuery } from './queries.ts'

export interface PassesParts {
  files: () => Files
  /** Raises `invalid` on `datetime`. */
  demandCover: (from: JulianDay, to: JulianDay) => void
  /** Raises it where there is no result. */
  foundOr: <T>(found: T | Failure, at: JulianDay, bodies: readonly Body[]) => T
}

const expressionOf = ({ terms, ayanamsha, coordinate }: AngleExpression): NativeExpression => ({
  terms,
  ayanamsha: ayanamsha && { ...siderealZero(ayanamsha.id), factor: ayanamsha.factor },
  coordinate,
})

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
export const createPasses = ({ files, demandCover, foundOr }: PassesParts) => {
  const watch = (query: CrossingQuery): NativeSearch => {
    const { of, from, to } = query
    demandCover(from, to)
    if (!of.terms.every(({ factor }) => Number.isInteger(factor)) || !Number.isInteger(of.ayanamsha?.factor ?? 0))
      throw new RangeError('The factors of an angle are whole numbers.')
    const search = { files: files(), of: expressionOf(of), from, to }
    if (query.targets) {
      if (query.targets.length > 0) return { ...search, targets: new Float64Array(query.targets) }
    } else {
      const divisions = Math.round(360 / query.span)
      if (Math.abs(divisions * query.span - 360) <= 1e-9) return { ...search, divisions, offset: query.offset ?? 0 }
    }
    throw new RangeError('A crossing needs targets, or a span that divides 360.')
  }

  const looked = ({ of, from, to }: ExtremumQuery) => {
    demandCover(from, to)
    return { files: files(), of: expressionOf(of), from, to }
  }

  let room = new Float64Array(3 * 1024)

  /** Three numbers a crossing: moment, multiple, direction. The array is overwritten by the next call. */
  const passes = (query: CrossingQuery): Float64Array => {
    const asked = watch(query)
    const put = () => foundOr(native.crossings({ ...asked, out: room }), query.from, bodiesOf(query.of))
    let length = put()
    if (length > room.length) {
      room = new Float64Array(2 * length)
      length = put()
    }
    return room.subarray(0, length)
  }

  return {
    passes,
    crossings: (query: CrossingQuery): Crossing[] => new Passes(passes(query)).map((crossing) => crossing),

    /** The same off the event loop; rejects with the signal's reason when that is aborted. */
    scan: async (query: CrossingQuery, signal?: AbortSignal): Promise<Crossings> => {
      const asked = watch(query)
      const rows = await withAbort(signal, (stop) => native.scan({ ...asked, stop }))
      return new Passes(foundOr(rows, query.from, bodiesOf(query.of)))
    },

    /** Where the expression is greatest and least, in order of time: its rate passes zero there. */
    extrema: (query: ExtremumQuery): Extremum[] => extremaOf(query, native.extrema(looked(query))),

    /** The same off the event loop; rejects with the signal's reason when that is aborted. */
    scanExtrema: async (query: ExtremumQuery, signal?: AbortSignal): Promise<Extremum[]> => {
      const asked = looked(query)
      return extremaOf(query, await withAbort(signal, (stop) => native.scanExtrema({ ...asked, stop })))
    },
  }

  function extremaOf({ of, from }: ExtremumQuery, found: Rows): Extremum[] {
    const values = foundOr(found, from, bodiesOf(of))
    const longitude = (of.coordinate ?? 'longitude') === 'longitude'
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
