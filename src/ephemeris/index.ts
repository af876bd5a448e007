import { existsSync } from 'node:fs'
import { LRUCache } from 'lru-cache'
import { invalid } from '../faults.ts'
import { civilOf } from '../time/civil.ts'
import { dateText } from '../time/iso.ts'
import { epochMs, type JulianDay } from '../time/julian-day.ts'
import { withAbort } from './abort-handle.ts'
import { type AyanamshaId, siderealZero } from './ayanamshas.ts'
import type { Body } from './bodies.ts'
import { type Compiled, openTables, type TableLocations } from './compiled.ts'
import { directFill } from './direct-fill.ts'
import { BUNDLED_FILES, coveredRange, EXTENDED_FILES, ephemerisDirectories, searchPath, verifyFiles } from './files.ts'
import { HOUSE_SYSTEMS, type HouseSystem } from './house-systems.ts'
import { type Failure, type Frame, type Model, native } from './native.ts'
import { momentReader } from './one-moment.ts'
import { createPasses } from './passes.ts'
import type { Perspective } from './perspective.ts'
import type { AppearanceQuery, Eclipse, EclipsePhase, HorizonQuery, LocalEclipse, Site } from './queries.ts'

export type { Frame } from './native.ts'
export type { Perspective } from './perspective.ts'

/** Rows of numbers with their statuses, as indices of the statuses of the core (`native.ts`). A failed row is NaN. */
export interface Batch {
  values: Float64Array
  statuses: Uint8Array
}

/** A set of bodies for repeated position queries. */
export interface BodySet {
  readonly bodies: readonly Body[]
  /**
   * Six numbers per body, as in `positions`. The next call overwrites the array. Raises `invalid` on `datetime` if no file covers the
   * moment.
   */
  at(at: JulianDay): Float64Array
  /** Writes the positions of many moments to `out`, one after another; NaN where no file covers a moment. */
  each(moments: Float64Array, out: Float64Array): void
}

/** The years -2999 to 2999 of Moshier's series (sweph.h, MOSHPLEPH_START and _END), reduced by a margin at both ends, UT. */
const MOSHIER_RANGE = { from: 625_300 as JulianDay, to: 2_817_700 as JulianDay }
const COVERAGE_TEXT = {
  files: 'the ephemeris files cover',
  moshier: "Moshier's series cover",
} as const satisfies Record<Model, string>

const momentOrNull = (moment: number) => (Number.isNaN(moment) ? null : (moment as JulianDay))

/** A copy as a plain array. `Array.from` uses the iterator of the typed array and takes five times as long. */
const momentsOf = (rows: Float64Array): JulianDay[] => {
  const moments = new Array<JulianDay>(rows.length)
  for (let i = 0; i < rows.length; i++) moments[i] = rows[i] as JulianDay
  return moments
}

/** The maximum number of cached moments per body set, because applications send the same birth to several capabilities. */
const MAX_RECENT_MOMENTS = 256

/** The cache of body sets is cleared when it holds this many: the bodies of a query may depend on the input. */
const MAX_CACHED_SETS = 256

/** A plain loop, because `every` takes as long as a chart. */
const areSame = (some: readonly Body[], others: readonly Body[]): boolean => {
  if (some.length !== others.length) return false
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false
  return true
}

const dayText = (jd: JulianDay): string => (Number.isFinite(jd) ? dateText(civilOf(epochMs(jd))) : 'The moment')

/**
 * The interface to the native addon. Moments are Julian days, UT. Methods for one moment or window raise the fault `invalid` on
 * `datetime` if no file covers it. Batches have a status per row.
 */
export const createEphemeris = ({
  paths = [],
  model = 'files',
  compiled: place,
}: {
  paths?: readonly string[]
  model?: Model
  /** The tables of the compiled ephemeris to use, if their files exist. */
  compiled?: TableLocations
} = {}) => {
  if (model === 'files') verifyFiles(BUNDLED_FILES)
  const directories = ephemerisDirectories(paths)
  let files = native.openFiles({ path: searchPath(directories), model })
  let single = momentReader(files)
  /** In the order of their opening: the handle of the last one has all tables. */
  let tables: readonly Compiled[] = []
  const range = model === 'files' ? coveredRange(directories) : MOSHIER_RANGE
  const bundledRange = coveredRange([BUNDLED_FILES])
  // The files of other centuries are ten times as large: they are verified when a moment first needs them.
  let isVerified = model !== 'files' || !existsSync(EXTENDED_FILES)

  const requireCoverage = (from: JulianDay, to: JulianDay = from) => {
    if (from >= bundledRange.from && to <= bundledRange.to) return
    if (from >= range.from && to <= range.to) {
      if (!isVerified) verifyFiles(EXTENDED_FILES)
      isVerified = true
      return
    }
    const outside = from >= range.from ? to : from
    throw invalid(
      'datetime',
      `${dayText(outside)} is outside the dates that ${COVERAGE_TEXT[model]}: ${dayText(range.from)} to ${dayText(range.to)}.`,
    )
  }

  const uncovered = (at: JulianDay, bodies: readonly Body[]) =>
    invalid('datetime', `No ephemeris file covers ${bodies.join(', ')} at ${dayText(at)}.`)

  const resultOrThrow = <T>(result: T | Failure, at: JulianDay, bodies: readonly Body[]): T => {
    if (typeof result === 'string') throw uncovered(at, bodies)
    return result as T
  }

  const bodySet = (bodies: readonly Body[], frame: Frame = 'ecliptic'): BodySet => {
    let values: Float64Array = new Float64Array(bodies.length * 6)
    let fill = (_at: number): void => {}
    let from = Number.POSITIVE_INFINITY
    let to = Number.NEGATIVE_INFINITY
    let filledFrom: readonly Compiled[] = []
    let filledAt = Number.NaN
    let sets: { table: Compiled; values: Float64Array; fill: (at: number) => void }[] = []

    const useTables = () => {
      filledFrom = tables
      fromFiles = null
      filledAt = Number.NaN
      const usable = tables.filter((table) => bodies.every((body) => table.bodies.has(body)))
      sets = usable.map((table) => {
        const set = native.bodySet({ files: table.files, moment: table.from, bodies, frame })
        return { table, values: set.values, fill: directFill(set) }
      })
      if (sets.length > 0) useSet(sets[0]!)
    }
    const useSet = (set: (typeof sets)[number]) => {
      values = set.values
      fill = set.fill
      from = set.table.from
      to = set.table.to
    }
    /** Switches to the table that covers a moment. Returns false if there is none. */
    const switchTable = (at: JulianDay): boolean => {
      const set = sets.length > 1 ? sets.find(({ table }) => at >= table.from && at < table.to) : undefined
      if (set) useSet(set)
      return set !== undefined
    }

    /** The latest positions from Swiss Ephemeris, by moment. */
    let recent: LRUCache<number, Float64Array> | null = null
    /** Positions from Swiss Ephemeris. It is opened at its first use: most sets have a table for all their moments. */
    let fromFiles: { values: Float64Array; fill(at: number): void } | null = null
    const openFromFiles = () => {
      const channel = native.positionChannel({ files, bodies, frame })
      return { values: channel.values, fill: directFill(channel) }
    }
    const fillFromFiles = (at: JulianDay) => {
      const cachedValues = recent?.get(at)
      if (cachedValues) return values.set(cachedValues)
      requireCoverage(at)
      fromFiles ??= openFromFiles()
      fromFiles.fill(at)
      values.set(fromFiles.values)
      const missing = bodies.filter((_, i) => Number.isNaN(values[i * 6]))
      if (missing.length > 0) throw uncovered(at, missing)
      recent ??= new LRUCache({ max: MAX_RECENT_MOMENTS })
      recent.set(at, values.slice())
    }

    return {
      bodies,
      at: (at) => {
        if (filledFrom !== tables) useTables()
        // A chart queries the same moment several times.
        if (at === filledAt) return values
        filledAt = Number.NaN
        if ((at >= from && at < to) || switchTable(at)) fill(at)
        else fillFromFiles(at)
        filledAt = at
        return values
      },
      each: (moments, values) => {
        const statuses = new Uint8Array(moments.length * bodies.length)
        native.positions({ files, bodies, frame, moments, values, statuses })
      },
    }
  }

  const sets = { ecliptic: new Map<string, BodySet>(), equatorial: new Map<string, BodySet>() }
  const latest: Record<Frame, BodySet> = { ecliptic: bodySet([]), equatorial: bodySet([], 'equatorial') }

  /** The cached set of these bodies. Callers query the same bodies repeatedly. */
  const setOf = (bodies: readonly Body[], frame: Frame): BodySet => {
    const last = latest[frame]
    if (areSame(last.bodies, bodies)) return last
    const key = bodies.length === 1 ? bodies[0]! : bodies.join()
    let set = sets[frame].get(key)
    if (!set) {
      set = bodySet([...bodies], frame)
      if (sets[frame].size >= MAX_CACHED_SETS) sets[frame].clear()
      sets[frame].set(key, set)
    }
    latest[frame] = set
    return set
  }

  const positionBatch = (moments: Float64Array, bodies: readonly Body[], frame: Frame, into?: Float64Array): Batch => {
    const rows = moments.length * bodies.length
    if (into && into.length !== rows * 6) throw new RangeError(`\`into\` must have ${rows * 6} elements.`)
    const batch = { values: into ?? new Float64Array(rows * 6), statuses: new Uint8Array(rows) }
    native.positions({ files, bodies, frame, moments, ...batch })
    return batch
  }

  const ayanamshaBatch = (moments: Float64Array, id: AyanamshaId): Batch => {
    const batch = { values: new Float64Array(moments.length), statuses: new Uint8Array(moments.length) }
    native.ayanamshas({ files, ...siderealZero(id), moments, ...batch })
    return batch
  }

  /** `rows`: [moment, latitude, longitude] of each row. */
  const houseBatch = (rows: Float64Array, system: HouseSystem): Batch => {
    const size = rows.length / 3
    const batch = { values: new Float64Array(size * 16), statuses: new Uint8Array(size) }
    native.houses({ files, system: HOUSE_SYSTEMS[system].letter, rows, ...batch })
    return batch
  }

  const useCompiled = (locations: TableLocations): boolean => {
    const { opened, isComplete } = openTables(locations, paths)
    const last = opened.at(-1)
    if (last) {
      tables = opened
      files = last.files
      single = momentReader(files)
    }
    return isComplete
  }
  if (place) useCompiled(place)

  const { passes, crossings, scan, extrema, scanExtrema } = createPasses({
    files: () => files,
    requireCoverage,
    resultOrThrow,
  })

  return {
    /** The first and the last covered moment. */
    range,
    positionBatch,
    ayanamshaBatch,
    houseBatch,

    /**
     * Six numbers per body: longitude, latitude (or right ascension, declination), distance and their rates, in degrees, AU and days.
     * Apparent, geocentric, true equinox of date (swe_calc_ut). The next call for these bodies overwrites the array.
     */
    positions: (at: JulianDay, bodies: readonly Body[], frame: Frame): Float64Array => setOf(bodies, frame).at(at),
    bodySet,

    /** The last table of the compiled ephemeris in use; null if there is none. Its handle has all tables. */
    get compiled(): Compiled | null {
      return tables.at(-1) ?? null
    },
    /** The tables of the compiled ephemeris in use, in order of time. */
    get tables() {
      return tables
    },
    /** Switches to the tables at the locations. Returns false if one of them could not be opened; the others are used. */
    useCompiled,

    /** Degrees to subtract from a tropical longitude of date, nutation included (swe_get_ayanamsa_ex_ut). */
    ayanamsha: (at: JulianDay, id: AyanamshaId): number => {
      requireCoverage(at)
      const degrees = single.ayanamsha(at, id)
      if (Number.isNaN(degrees)) throw uncovered(at, ['Sun'])
      return degrees
    },

    /**
     * Twelve cusps, ascendant, midheaven, ARMC and vertex, degrees. Cusps are NaN where the system is undefined (swe_houses_ex2). The next
     * call overwrites the array.
     */
    houses: (at: JulianDay, site: Site, system: HouseSystem): Float64Array => {
      requireCoverage(at)
      return single.houses(at, site, system)
    },

    /** The values of `houses` for a meridian without a moment, degrees. Only Sunshine uses the declination of the Sun. */
    meridianHouses: (
      meridian: { armc: number; latitude: number; obliquity: number; sunDeclination: number },
      system: HouseSystem,
    ): Float64Array => {
      const values = new Float64Array(16)
      native.meridianHouses({ files, system: HOUSE_SYSTEMS[system].letter, ...meridian, values })
      return values
    },

    /**
     * Six numbers, as in `positions`, for each body by its number in Swiss Ephemeris (swephexp.h, SE_*; 10000 + n for asteroid n),
     * directly from its files. NaN where no file covers the body at the moment.
     */
    places: (at: JulianDay, numbers: readonly number[], view: Perspective = {}): Float64Array => {
      requireCoverage(at)
      const values = new Float64Array(numbers.length * 6)
      const { centre = 'geocentric', equinox = 'date', frame = 'ecliptic', site } = view
      const statuses = new Uint8Array(numbers.length)
      native.places({
        files,
        numbers: Int32Array.from(numbers),
        centre,
        equinox,
        frame,
        site,
        moment: at,
        values,
        statuses,
      })
      return values
    },

    /**
     * Apparent sidereal time at Greenwich (hours), true obliquity and nutation in longitude (degrees). The next call overwrites the array.
     */
    orientation: (at: JulianDay): Float64Array => {
      requireCoverage(at)
      return single.orientation(at)
    },

    /** Events in order of time; none at polar day or night (swe_rise_trans). */
    horizon: (query: HorizonQuery): JulianDay[] => {
      const {
        limb = 'upper',
        refraction = true,
        twilight = 0,
        elevation = 0,
        geocentric = false,
        body,
        from,
        to,
      } = query
      requireCoverage(from, to)
      const rows = native.horizon({ ...query, files, limb, refraction, twilight, elevation, geocentric })
      return momentsOf(resultOrThrow(rows, from, [body]))
    },

    passes,
    crossings,
    scan,
    extrema,
    scanExtrema,

    /** Heliacal appearances and disappearances by arcs of vision; null if there is none. Runs off the event loop. */
    appearances: async (
      queries: readonly AppearanceQuery[],
      site: Site,
      signal?: AbortSignal,
    ): Promise<(JulianDay | null)[]> => {
      for (const { from, to } of queries) requireCoverage(from, to)
      const rows = await withAbort(signal, (stop) => native.appearances({ files, sights: queries, site, stop }))
      return Array.from(resultOrThrow(rows, range.from, ['Sun']), momentOrNull)
    },

    /** Eclipses anywhere on Earth with a maximum in [from, to). Runs off the event loop. */
    eclipses: async (
      kind: Eclipse['kind'],
      from: JulianDay,
      to: JulianDay,
      signal?: AbortSignal,
    ): Promise<Eclipse[]> => {
      requireCoverage(from, to)
      const result = await withAbort(signal, (stop) => native.eclipses({ files, kind, from, to, stop }))
      return resultOrThrow(result, from, ['Sun', 'Moon'])
    },

    eclipsePhase: (eclipse: Eclipse, site: Site, at: JulianDay): EclipsePhase => {
      requireCoverage(at)
      return resultOrThrow(native.eclipsePhase({ files, eclipse, site, at }), at, ['Sun', 'Moon'])
    },

    localEclipse: (eclipse: Eclipse, site: Site): LocalEclipse => {
      requireCoverage(eclipse.maximum)
      return resultOrThrow(native.localEclipse({ files, eclipse, site }), eclipse.maximum, ['Sun', 'Moon'])
    },
  }
}

export type Ephemeris = ReturnType<typeof createEphemeris>
