import { AYANAMSHA_IDS, AYANAMSHAS } from '../../../src/ephemeris/ayanamshas.ts'
import { BODIES, type Body } from '../../../src/ephemeris/bodies.ts'
import { COMPILED_SPAN } from '../../../src/ephemeris/compiled.ts'
import { HOUSE_SYSTEM_NAMES } from '../../../src/ephemeris/house-systems.ts'
import { createEphemeris } from '../../../src/ephemeris/index.ts'
import type { Site } from '../../../src/ephemeris/queries.ts'
import type { JulianDay } from '../../../src/time/julian-day.ts'
import { apart, FLAGS, momentOf, ORACLE_BODY, ORACLE_SYSTEM, sweph } from '../oracle.ts'
import { random } from '../random.ts'
import { wholeTable } from '../table.ts'

const { constants: c } = sweph
/** SE_BIT_FORCE_SLOW_METHOD, for which the package has no constant. */
const SLOW_METHOD = 32768
const compiled = process.argv[3] === 'compiled'
const ephemeris = createEphemeris(compiled ? { compiled: await wholeTable() } : {})
const next = random(1)
const moments = (count: number) => Float64Array.from({ length: count }, () => momentOf(next()))

/** The largest difference of all six numbers over bodies and moments, in the unit of each number. */
const positions = () => {
  const at = moments(3000)
  let worst = 0
  for (const frame of ['ecliptic', 'equatorial'] as const) {
    const { values, statuses } = ephemeris.positionBatch(at, BODIES, frame)
    if (statuses.some(Boolean)) throw new Error('A moment within the span of the files has no position.')
    let i = 0
    for (const jd of at)
      for (const body of BODIES) {
        const flags = FLAGS | (frame === 'equatorial' ? c.SEFLG_EQUATORIAL : 0)
        const expected = sweph.calc_ut(jd, ORACLE_BODY[body], flags).data
        worst = Math.max(worst, apart(values[i]!, expected[0]!))
        for (let k = 1; k < 6; k++) worst = Math.max(worst, Math.abs(values[i + k]! - expected[k]!))
        i += 6
      }
  }
  return worst
}

/** The largest difference of tropical longitude minus ayanamsha from the sidereal longitude of Swiss Ephemeris, degrees, by id. */
const ayanamshas = () =>
  Object.fromEntries(
    AYANAMSHA_IDS.map((id) => {
      let worst = 0
      for (const jd of moments(150)) {
        const at = jd as JulianDay
        const ayanamsha = ephemeris.ayanamsha(at, id)
        const rows = ephemeris.positions(at, ['Sun', 'Moon', 'Saturn'], 'ecliptic')
        sweph.set_sid_mode(AYANAMSHAS[id].mode, 0, 0)
        for (const [row, body] of [c.SE_SUN, c.SE_MOON, c.SE_SATURN].entries()) {
          const expected = sweph.calc_ut(jd, body, FLAGS | c.SEFLG_SIDEREAL).data[0]!
          worst = Math.max(worst, apart(rows[row * 6]! - ayanamsha, expected))
        }
      }
      return [id, worst]
    }),
  )

/** The same difference for ayanamshas by epoch and degrees (SE_SIDM_USER of Swiss Ephemeris), degrees. */
const byEpoch = () => {
  let worst = 0
  for (const jd of moments(150)) {
    const at = jd as JulianDay
    const year = Math.floor(next() * 4000 - 1900)
    const degrees = Math.round(next() * 60e6 - 30e6) / 1e6
    const epoch = `${year < 0 ? '-' : ''}${String(Math.abs(year)).padStart(4, '0')}-03-05`
    const ayanamsha = ephemeris.ayanamsha(at, `${degrees}@${epoch}`)
    sweph.set_sid_mode(255 | 1024, sweph.julday(year, 3, 5, 0, 1), degrees)
    const expected = sweph.calc_ut(jd, c.SE_SUN, FLAGS | c.SEFLG_SIDEREAL).data[0]!
    worst = Math.max(worst, apart(ephemeris.positions(at, ['Sun'], 'ecliptic')[0]! - ayanamsha, expected))
  }
  return worst
}

/** The largest difference of cusps and angles, degrees, and the number of charts whose cusps only one side has. */
const houses = () => {
  let worst = 0
  let disagreements = 0
  for (const system of HOUSE_SYSTEM_NAMES)
    for (const jd of moments(1000)) {
      const latitude = next() * 178 - 89
      const longitude = next() * 360 - 180
      const row = ephemeris.houses(jd as JulianDay, { latitude, longitude }, system)
      const oracle = sweph.houses_ex2(jd, c.SEFLG_SWIEPH, latitude, longitude, ORACLE_SYSTEM[system] as 'P')
      const undefinedCusps = Number.isNaN(row[0])
      if (undefinedCusps !== (oracle.flag !== c.OK)) disagreements++
      const expected = [...oracle.data.houses, ...oracle.data.points]
      for (let i = undefinedCusps ? 12 : 0; i < 16; i++) worst = Math.max(worst, apart(row[i]!, expected[i]!))
    }
  return { worst, disagreements }
}

/** The largest difference of sidereal time (hours) and obliquity (degrees). */
const orientation = () => {
  let worst = 0
  for (const jd of moments(2000)) {
    const [siderealTime, obliquity] = ephemeris.orientation(jd as JulianDay)
    worst = Math.max(worst, apart(siderealTime! * 15, sweph.sidtime(jd) * 15) / 15)
    worst = Math.max(worst, Math.abs(obliquity! - sweph.calc_ut(jd, c.SE_ECL_NUT, c.SEFLG_SWIEPH).data[0]!))
  }
  return worst
}

/** The true altitude of the body's centre, arcseconds. */
const altitude = (at: number, body: Body, { latitude, longitude }: Site): number => {
  sweph.set_topo(longitude, latitude, 0)
  const { data } = sweph.calc_ut(at, ORACLE_BODY[body], FLAGS | c.SEFLG_EQUATORIAL | c.SEFLG_TOPOCTR)
  return sweph.azalt(at, c.SE_EQU2HOR, [longitude, latitude, 0], 0, 0, [data[0]!, data[1]!, data[2]!])[1]! * 3600
}

/**
 * The difference of two moments, seconds. A body that grazes the horizon crosses it slowly; for differences over 0.1 second the
 * difference of its altitudes counts instead, one second for 15 arcseconds.
 */
const secondsApart = (ours: number, theirs: number, body: Body, site: Site): number => {
  const seconds = Math.abs(ours - theirs) * 86400
  return seconds > 0.1 ? Math.abs(altitude(ours, body, site) - altitude(theirs, body, site)) / 15 : seconds
}

/** The first event of a day on both sides: the largest difference in seconds, the cases that only one side has, and those without an event. */
const horizon = () => {
  let worst = 0
  let disagreements = 0
  let none = 0
  const kinds = {
    rise: c.SE_CALC_RISE,
    set: c.SE_CALC_SET,
    culmination: c.SE_CALC_MTRANSIT,
    anticulmination: c.SE_CALC_ITRANSIT,
  }
  const limbs = { upper: 0, centre: c.SE_BIT_DISC_CENTER, lower: c.SE_BIT_DISC_BOTTOM }
  const twilights = { 6: c.SE_BIT_CIVIL_TWILIGHT, 12: c.SE_BIT_NAUTIC_TWILIGHT, 18: c.SE_BIT_ASTRO_TWILIGHT }
  const pick = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)]!
  for (let i = 0; i < 800; i++) {
    const { from: first, to: last } = compiled ? COMPILED_SPAN : { from: momentOf(0.001), to: momentOf(0.991) }
    const from = (first + 3 + next() * (last - first - 6)) as JulianDay
    const latitude = next() * 180 - 90
    const longitude = next() * 360 - 180
    const site = { latitude, longitude }
    const event = pick(Object.keys(kinds) as (keyof typeof kinds)[])
    const body = pick(BODIES.slice(0, 12))
    const limb = pick(Object.keys(limbs) as (keyof typeof limbs)[])
    const refraction = next() < 0.5
    const geocentric = next() < 0.3 && !event.endsWith('culmination')
    const twilight = body === 'Sun' && next() < 0.5 ? pick([6, 12, 18] as const) : undefined
    let flags = kinds[event] | limbs[limb] | (refraction ? 0 : c.SE_BIT_NO_REFRACTION)
    flags |= (geocentric ? c.SE_BIT_GEOCTR_NO_ECL_LAT : 0) | (twilight ? twilights[twilight] : 0)
    flags |= SLOW_METHOD
    const search = (start: number) =>
      sweph.rise_trans(start, ORACLE_BODY[body], '', c.SEFLG_SWIEPH, flags, [longitude, latitude, 0], 1013.25, 15)
    let oracle = search(from)
    // The search of a culmination of the Moon converges only from a moment near it.
    if (event.endsWith('culmination')) oracle = search(oracle.data - 0.01)
    const to = (from + 1.08) as JulianDay
    const [ours] = ephemeris.horizon({
      event,
      body,
      site,
      from,
      to,
      limb,
      refraction,
      geocentric,
      twilight,
    })
    const theirs = oracle.flag === c.OK && oracle.data < to ? oracle.data : undefined
    if (ours === undefined && theirs === undefined) none++
    else if (ours === undefined || theirs === undefined) {
      disagreements++
      console.error({ event, body, latitude, limb, refraction, geocentric, twilight, from, ours, theirs })
    } else worst = Math.max(worst, secondsApart(ours, theirs, body, site))
  }
  return { worst, disagreements, none }
}

/**
 * Risings and settings of the Sun and the Moon on every New Year's day of the compiled span and on 200 other days, compared with
 * the slow search: the largest difference in seconds, the days with different numbers of events, and the number of events.
 */
const days = () => {
  const result = { worst: 0, disagreements: 0, events: 0 }
  const sites = [
    { latitude: 28.6139, longitude: 77.209 },
    { latitude: -33.87, longitude: 151.21 },
    { latitude: 51.5, longitude: -0.12 },
  ]
  const newYears = Array.from({ length: 199 }, (_, i) => Date.UTC(1901 + i, 0, 1) / 864e5 + 2440587.5)
  const others = Array.from({ length: 200 }, () => Math.floor(COMPILED_SPAN.from + 3 + next() * 73_000) + 0.5)
  for (const day of [...newYears, ...others])
    for (const site of sites)
      for (const [event, kind] of [
        ['rise', c.SE_CALC_RISE],
        ['set', c.SE_CALC_SET],
      ] as const)
        for (const body of ['Sun', 'Moon'] as const) {
          const from = (day - site.longitude / 360) as JulianDay
          const to = (from + 1) as JulianDay
          const theirs: number[] = []
          for (let start: number = from - 1e-4; ; ) {
            const place: [number, number, number] = [site.longitude, site.latitude, 0]
            const { flag, data } = sweph.rise_trans(
              start,
              ORACLE_BODY[body],
              '',
              2,
              kind | SLOW_METHOD,
              place,
              1013.25,
              15,
            )
            if (flag !== c.OK || data >= to) break
            if (data >= from) theirs.push(data)
            start = data + 0.01
          }
          const ours = ephemeris.horizon({ event, body, site, from, to })
          if (ours.length !== theirs.length) result.disagreements++
          else ours.forEach((at, i) => void (result.worst = Math.max(result.worst, Math.abs(at - theirs[i]!) * 86400)))
          result.events += ours.length
        }
  return result
}

/**
 * All risings and settings of twenty days within 40 degrees of a pole, compared with the slow search from each event to the next:
 * the largest difference in seconds, the spans with different numbers of events, and the number of events.
 */
const polar = () => {
  const result = { worst: 0, disagreements: 0, events: 0 }
  const MINUTE = 1 / 1440
  const twilights = [0, 0, c.SE_BIT_CIVIL_TWILIGHT, c.SE_BIT_ASTRO_TWILIGHT] as const
  const { from: first, to: last } = compiled ? COMPILED_SPAN : { from: momentOf(0.01), to: momentOf(0.99) }
  // The formula of sidereal time changes in the middle of the spans from these moments.
  const startsAroundJumps = compiled ? [2469797.5] : [2396748.5, 2396748.5, 2469797.5, 2469797.5]
  for (let i = 0; i < 60; i++) {
    const from = (startsAroundJumps[i] ?? first + 3 + next() * (last - first - 30)) as JulianDay
    const to = (from + 20) as JulianDay
    const site = { latitude: (i % 2 ? -1 : 1) * (50 + 40 * next()), longitude: next() * 360 - 180 }
    const event = next() < 0.5 ? 'rise' : 'set'
    const body = (['Sun', 'Moon', 'Mars'] as const)[i % 3]!
    const twilight = body === 'Sun' ? Math.floor(next() * 4) : 0
    const kind = (event === 'rise' ? c.SE_CALC_RISE : c.SE_CALC_SET) | twilights[twilight]! | SLOW_METHOD
    const place: [number, number, number] = [site.longitude, site.latitude, 0]
    const theirs: number[] = []
    for (let start: number = from - MINUTE; start < to; ) {
      const { flag, data } = sweph.rise_trans(start, ORACLE_BODY[body], '', 2, kind, place, 1013.25, 15)
      // The search covers a little more than a day.
      const at = flag === c.OK ? data : start + 1
      if (flag === c.OK && at >= from && at < to) theirs.push(at)
      start = flag === c.OK ? at + MINUTE : at
    }
    const ours = ephemeris.horizon({
      event,
      body,
      site,
      from,
      to,
      twilight: ([undefined, undefined, 6, 18] as const)[twilight],
    })
    if (ours.length !== theirs.length) {
      result.disagreements++
      console.error({ event, body, ...site, from, twilight, ours, theirs })
    } else
      ours.forEach((at, k) => void (result.worst = Math.max(result.worst, secondsApart(at, theirs[k]!, body, site))))
    result.events += ours.length
  }
  return result
}

const trial = { positions, ayanamshas, byEpoch, houses, orientation, horizon, days, polar }[
  process.argv[2] as 'positions'
]
console.log(JSON.stringify(trial()))
