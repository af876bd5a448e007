import { invalid } from '../faults.ts'
import { epochMs, type JulianDay } from '../time/julian-day.ts'
import { AYANAMSHAS, type AyanamshaId } from './ayanamshas.ts'
import { BODIES, type Body, HOUSE_SYSTEMS, type HouseSystem } from './bodies.ts'
import { type Compiled, type CompiledPlace, openCompiled } from './compiled.ts'
import { coveredRange, OWN_FILES, searchPath, verifyFiles } from './files.ts'
import { native, type Rows, STATUS } from './native.ts'
import { createPasses } from './passes.ts'
import {
  APPEARANCES,
  type AppearanceQuery,
  ECLIPSE_KINDS,
  ECLIPSE_TYPES,
  type Eclipse,
  HORIZON_EVENTS,
  type HorizonQuery,
  LIMBS,
  type LocalEclipse,
  type Site,
} from './queries.ts'
import { stoppable } from './stoppable.ts'

export type Frame = 'ecliptic' | 'equatorial'

/** Rows of numbers and what became of each: a row that failed is NaN, its status is not `STATUS.ok`. */
export interface Batch {
  values: Float64Array
  statuses: Uint8Array
}

/** Bodies that are asked for together, again and again. */
export interface BodySet {
  readonly bodies: readonly Body[]
  /**
   * Six numbers a body, as `positions`: always the same array, overwritten by the next call. Raises `invalid` on `datetime`
   * where no file covers the moment.
   */
  at(at: JulianDay): Float64Array
  /** The same for many moments, one after another in `out`; NaN where no file covers them. */
  each(moments: Float64Array, out: Float64Array): void
}

const indexed = <K extends string>(words: readonly K[]) =>
  Object.fromEntries(words.map((word, index) => [word, index])) as Record<K, number>

const BODY = indexed(BODIES)
const SYSTEM = indexed(HOUSE_SYSTEMS)
const EVENT = indexed(HORIZON_EVENTS)
const LIMB = indexed(LIMBS)
const APPEARANCE = indexed(APPEARANCES)
const KIND = indexed(ECLIPSE_KINDS)
const TYPE = indexed(ECLIPSE_TYPES)

const momentOrNull = (moment: number) => (Number.isNaN(moment) ? null : (moment as JulianDay))

/** `Array.from` would ask a typed array for its iterator, and take five times as long. */
const momentsOf = (rows: Float64Array): JulianDay[] => {
  const moments = new Array<JulianDay>(rows.length)
  for (let i = 0; i < rows.length; i++) moments[i] = rows[i] as JulianDay
  return moments
}

const day = (jd: JulianDay): string => {
  const date = new Date(epochMs(jd))
  return Number.isNaN(date.getTime()) ? 'The moment' : date.toISOString().slice(0, -14)
}

/**
 * The addon in words and typed arrays. Moments are Julian days, UT. Methods that take one moment or window raise the fault
 * `invalid` on `datetime` where no file covers it; batches tell it row by row.
 */
export const createEphemeris = ({
  paths = [],
  compiled: place,
}: {
  paths?: readonly string[]
  /** Answer from the compiled ephemeris there, if there is one. */
  compiled?: Omit<CompiledPlace, 'paths'>
} = {}) => {
  verifyFiles(OWN_FILES)
  const directories = [OWN_FILES, ...paths]
  let files = native.openFiles(searchPath(directories))
  let compiled: Compiled | null = null
  const range = coveredRange(directories)

  const demandCover = (from: JulianDay, to: JulianDay = from) => {
    if (from >= range.from && to <= range.to) return
    const outside = from >= range.from ? to : from
    throw invalid(
      'datetime',
      `${day(outside)} is outside the dates that the ephemeris files cover: ${day(range.from)} to ${day(range.to)}.`,
    )
  }

  const uncovered = (at: JulianDay, bodies: readonly Body[]) =>
    invalid('datetime', `No ephemeris file covers ${bodies.join(', ')} at ${day(at)}.`)

  const rowsOr = (rows: Rows, at: JulianDay, bodies: readonly Body[]): Float64Array => {
    if (typeof rows === 'number') throw uncovered(at, bodies)
    return rows
  }

  const bodySet = (bodies: readonly Body[], frame: Frame = 'ecliptic'): BodySet => {
    const indices = Int32Array.from(bodies, (body) => BODY[body])
    const equatorial = frame === 'equatorial' ? 1 : 0
    // The core keeps the address of this array: values, then the moment they are wanted for.
    const channel = new Float64Array(new ArrayBuffer(bodies.length * 48 + 8))
    const values = channel.subarray(0, -1)
    const moment = channel.subarray(-1)
    let fill = (): void => {}
    let from = Number.POSITIVE_INFINITY
    let to = Number.NEGATIVE_INFINITY
    let filledFrom: Compiled | null = null
    let filledAt = Number.NaN

    const turnTo = (table: Compiled | null) => {
      filledFrom = table
      filledAt = Number.NaN
      if (!table || !bodies.every((body) => table.bodies.has(body))) return
      fill = native.bodySet(table.files, indices, equatorial, channel, -1)
      from = table.from
      to = table.to
    }

    const statuses = new Uint8Array(bodies.length)
    const direct = (at: JulianDay) => {
      demandCover(at)
      native.positions(files, moment, indices, equatorial, values, statuses)
      if (statuses.some((status) => status !== STATUS.ok))
        throw uncovered(
          at,
          bodies.filter((_, i) => statuses[i]),
        )
    }

    return {
      bodies,
      at: (at) => {
        if (filledFrom !== compiled) turnTo(compiled)
        // A chart asks for its moment several times over.
        if (at === filledAt) return values
        moment[0] = at
        filledAt = Number.NaN
        if (at >= from && at < to) fill()
        else direct(at)
        filledAt = at
        return values
      },
      each: (moments, out) =>
        native.positions(files, moments, indices, equatorial, out, new Uint8Array(moments.length * bodies.length)),
    }
  }

  const sets = { ecliptic: new Map<string, BodySet>(), equatorial: new Map<string, BodySet>() }
  const latest: Record<Frame, BodySet> = { ecliptic: bodySet([]), equatorial: bodySet([], 'equatorial') }

  /** The one set of these bodies. Callers ask for the same ones over and over. */
  const setOf = (bodies: readonly Body[], frame: Frame): BodySet => {
    const last = latest[frame]
    if (last.bodies.length === bodies.length && last.bodies.every((body, i) => body === bodies[i])) return last
    const key = bodies.join()
    let set = sets[frame].get(key)
    if (!set) {
      set = bodySet([...bodies], frame)
      sets[frame].set(key, set)
    }
    latest[frame] = set
    return set
  }

  const positionBatch = (moments: Float64Array, bodies: readonly Body[], frame: Frame): Batch => {
    const rows = moments.length * bodies.length
    const batch = { values: new Float64Array(rows * 6), statuses: new Uint8Array(rows) }
    const indices = Int32Array.from(bodies, (body) => BODY[body])
    native.positions(files, moments, indices, frame === 'equatorial' ? 1 : 0, batch.values, batch.statuses)
    return batch
  }

  const ayanamshaBatch = (moments: Float64Array, id: AyanamshaId): Batch => {
    const batch = { values: new Float64Array(moments.length), statuses: new Uint8Array(moments.length) }
    native.ayanamshas(files, moments, AYANAMSHAS[id].mode, batch.values, batch.statuses)
    return batch
  }

  /** `rows` holds [moment, latitude, longitude] each. */
  const houseBatch = (rows: Float64Array, system: HouseSystem): Batch => {
    const size = rows.length / 3
    const batch = { values: new Float64Array(size * 16), statuses: new Uint8Array(size) }
    native.houses(files, rows, SYSTEM[system], batch.values, batch.statuses)
    return batch
  }

  const useCompiled = (where: Omit<CompiledPlace, 'paths'>): boolean => {
    const opened = openCompiled({ ...where, paths })
    if (!opened) return false
    files = opened.files
    compiled = opened
    return true
  }
  if (place) useCompiled(place)

  const { passes, crossings, scan, extrema, scanExtrema } = createPasses({ files: () => files, demandCover, rowsOr })

  return {
    /** First and last covered moment. */
    range,
    positionBatch,
    ayanamshaBatch,
    houseBatch,

    /**
     * Six numbers a body: longitude, latitude (or right ascension, declination), distance and their rates; degrees, AU, days.
     * Apparent, geocentric, true equinox of date (swe_calc_ut). The array is overwritten by the next call for these bodies.
     */
    positions: (at: JulianDay, bodies: readonly Body[], frame: Frame): Float64Array => setOf(bodies, frame).at(at),
    bodySet,

    /** The compiled ephemeris in use. */
    get compiled() {
      return compiled
    },
    /** Answers from the table there from now on; false, with nothing changed, when `openCompiled` gives none. */
    useCompiled,

    /** Degrees to take from a tropical longitude of date, nutation included (swe_get_ayanamsa_ex_ut). */
    ayanamsha: (at: JulianDay, id: AyanamshaId): number => {
      demandCover(at)
      const { values, statuses } = ayanamshaBatch(Float64Array.of(at), id)
      if (statuses[0] !== STATUS.ok) throw uncovered(at, ['Sun'])
      return values[0]!
    },

    /** Twelve cusps, ascendant, midheaven, ARMC, vertex, degrees; cusps NaN where the system does not exist (swe_houses_ex2). */
    houses: (at: JulianDay, site: Site, system: HouseSystem): Float64Array => {
      demandCover(at)
      return houseBatch(Float64Array.of(at, site.latitude, site.longitude), system).values
    },

    /** Apparent sidereal time at Greenwich (hours), true obliquity and nutation in longitude (degrees). */
    orientation: (at: JulianDay): Float64Array => {
      demandCover(at)
      const out = new Float64Array(3)
      native.orientations(files, Float64Array.of(at), out)
      return out
    },

    /** In order; none at polar day or night (swe_rise_trans). */
    horizon: (query: HorizonQuery): JulianDay[] => {
      const { event, body, site, from, to, limb = 'upper', refraction = true, twilight = 0, geocentric = false } = query
      demandCover(from, to)
      const what = Int32Array.of(BODY[body], EVENT[event], LIMB[limb], +refraction, twilight, +geocentric)
      const where = Float64Array.of(site.latitude, site.longitude, from, to)
      return momentsOf(rowsOr(native.horizon(files, what, where), from, [body]))
    },

    passes,
    crossings,
    scan,
    extrema,
    scanExtrema,

    /** First and last sights of bodies beside the Sun, by arcs of vision; null where there is none. Off the event loop. */
    appearances: async (
      queries: readonly AppearanceQuery[],
      site: Site,
      signal?: AbortSignal,
    ): Promise<(JulianDay | null)[]> => {
      for (const { from, to } of queries) demandCover(from, to)
      const wanted = queries.flatMap(({ appearance, body, from, to }) => [
        APPEARANCE[appearance] + 1,
        BODY[body],
        from,
        to,
      ])
      const where = Float64Array.of(site.latitude, site.longitude)
      const rows = await stoppable(signal, (handle) =>
        native.appearances(files, Float64Array.from(wanted), where, handle),
      )
      return Array.from(rowsOr(rows, range.from, ['Sun']), momentOrNull)
    },

    /** Eclipses anywhere on Earth whose maximum lies in [from, to), off the event loop. */
    eclipses: async (
      kind: Eclipse['kind'],
      from: JulianDay,
      to: JulianDay,
      signal?: AbortSignal,
    ): Promise<Eclipse[]> => {
      demandCover(from, to)
      const rows = await stoppable(signal, (handle) =>
        native.eclipses(files, KIND[kind], Float64Array.of(from, to), handle),
      )
      const values = rowsOr(rows, from, ['Sun', 'Moon'])
      const eclipses: Eclipse[] = []
      for (let i = 0; i < values.length; i += 11)
        eclipses.push({
          kind,
          type: ECLIPSE_TYPES[values[i]!]!,
          maximum: values[i + 1] as JulianDay,
          begins: values[i + 2] as JulianDay,
          ends: values[i + 3] as JulianDay,
          magnitude: values[i + 4]!,
          totalBegins: momentOrNull(values[i + 5]!),
          totalEnds: momentOrNull(values[i + 6]!),
          umbraBegins: momentOrNull(values[i + 7]!),
          umbraEnds: momentOrNull(values[i + 8]!),
          obscuration: values[i + 9]!,
          saros: values[i + 10]!,
        })
      return eclipses
    },

    localEclipse: (eclipse: Eclipse, site: Site): LocalEclipse => {
      const { kind, type, maximum, begins, ends, totalBegins, totalEnds } = eclipse
      demandCover(maximum)
      const row = Float64Array.of(TYPE[type], maximum, begins, ends, totalBegins ?? Number.NaN, totalEnds ?? Number.NaN)
      const where = Float64Array.of(site.latitude, site.longitude)
      const local = rowsOr(native.localEclipse(files, KIND[kind], row, where), maximum, ['Sun', 'Moon'])
      return {
        maximum: local[0] as JulianDay,
        begins: local[1] as JulianDay,
        ends: local[2] as JulianDay,
        magnitude: local[3]!,
        obscuration: local[4]!,
        visible: local[5] === 1,
        totalBegins: momentOrNull(local[6]!),
        totalEnds: momentOrNull(local[7]!),
        altitude: Number.isNaN(local[8]!) ? null : local[8]!,
      }
    },
  }
}

export type Ephemeris = ReturnType<typeof createEphemeris>
