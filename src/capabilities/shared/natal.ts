import { type ChartOptions, type RasiChart, rasiChart } from '../../jyotish/chart.ts'
import { type HinduDay, hinduDay } from '../../jyotish/day.ts'
import type { SinceSunrise } from '../../jyotish/special-lagnas.ts'
import { positionsOf } from '../../sky/geometric.ts'
import type { Site } from '../../sky/sky.ts'
import { type CivilDate, type CivilDateTime, civilOf, weekday } from '../../time/civil.ts'
import { epochMs, type JulianDay } from '../../time/julian-day.ts'
import type { Moment, Zone } from '../../time/moment.ts'
import { warnings } from '../../warnings.ts'
import { norm } from '../../zodiac/longitude.ts'
import type { World } from '../capability.ts'
import { readMoment } from './clocks.ts'
import { demandBirthDay } from './date-ranges.ts'
import { besidePole, poleWarning, warnOnRead } from './horizon.ts'
import type { BirthInput } from './inputs.ts'

/** A birth as read by all Vedic capabilities: the moment, the place and the sidereal chart. */
export interface Natal {
  moment: Moment
  site: Site
  chart: RasiChart
}

const readNatal = (input: BirthInput & ChartOptions, world: World, at: string): Natal => {
  const moment = readMoment(input, world, at)
  demandBirthDay(moment.local, `${at}datetime`, world.sky)
  const site = besidePole(input)
  return { moment, site, chart: rasiChart(moment.jd, site, input, world.sky) }
}

/** The input fields that `readNatal` reads. */
const NATAL_FIELDS = [
  ...([
    'datetime',
    'calendar',
    'time_standard',
    'time_known',
    'timezone',
    'utc_offset',
    'latitude',
    'longitude',
  ] as const),
  ...(['ayanamsha', 'node', 'sunrise', 'karakas', 'node_exaltation', 'positions'] as const),
] satisfies (keyof (BirthInput & ChartOptions))[]

/** Number of births that a request keeps: the calls of a batch are mostly about one or two. */
const MAX_SHARED_BIRTHS = 8

/** `readNatal`, once for all calls of a request about one birth. Each call gets the warnings. */
const sharedNatal = (input: BirthInput & ChartOptions, world: World, at: string): Natal => {
  const { births } = world
  if (!births || world.unknownTimes) return readNatal(input, world, at)
  const key = `${at} ${JSON.stringify(NATAL_FIELDS.map((name) => input[name]))}`
  let shared = births.get(key)
  if (!shared) {
    const { list, warn } = warnings()
    shared = { natal: readNatal(input, { ...world, warn }, at), warnings: list }
    if (births.size >= MAX_SHARED_BIRTHS) births.clear()
    births.set(key, shared)
  }
  for (const { code, message } of shared.warnings) world.warn(code, message)
  return shared.natal as Natal
}

/**
 * Parses a birth input; faults name the field, after the prefix `at` (`groom.`). A birth at a pole is calculated next to it; the warning is
 * given when a value that depends on the horizon is read.
 */
export const natal = (input: BirthInput & ChartOptions, world: World, at = ''): Natal => {
  const birth = sharedNatal(input, world, at)
  const warn = poleWarning(input, `${at}latitude`, world)
  return warn ? warningOfHorizon(birth, warn) : birth
}

const warningOfHorizon = ({ chart, ...birth }: Natal, warn: () => void): Natal => {
  const planets = chart.planets.map((planet) => warnOnRead(planet, ['house'], warn))
  const graha = Object.fromEntries(planets.map((planet) => [planet.name, planet])) as RasiChart['graha']
  const charted = warnOnRead({ ...chart, planets, graha }, ['site', 'ascendant', 'midheaven', 'armc'], warn)
  return warnOnRead({ ...birth, chart: charted }, ['site'], warn)
}

/** Calendar date and clock time of a zone at a moment. */
export const localOf = (jd: JulianDay, zone: Zone): CivilDateTime => {
  const at = epochMs(jd)
  return civilOf(at + zone.at(at).offsetSeconds * 1000)
}

/** The Hindu day of a birth, with the civil date of its sunrise and the weekday (0 Sunday) of that date. */
export interface DayOfBirth extends HinduDay {
  date: CivilDate
  weekday: number
}

/** The day of birth; null, with a warning that names the missing values, without a sunrise. */
export const dayOfBirth = ({ moment, site, chart }: Natal, missing: string, world: World): DayOfBirth | null => {
  const day = hinduDay(moment.jd, site, world.sky, chart.sunrise)
  if (day) {
    const date = localOf(day.sunrise, moment.zone)
    return { ...day, date, weekday: weekday(date) }
  }
  world.warn(
    'no_sunrise',
    `The Sun does not rise and set within a day of this birth at this latitude; ${missing} null.`,
  )
  return null
}

/** True beyond the polar circles. */
export const isPolar = ({ chart, site }: Natal, { sky }: World) =>
  Math.abs(site.latitude) > 90 - sky.obliquity(chart.at)

/** Warns of houses built on a midheaven that may lie below the horizon. */
export const warnOfPolarMidheaven = (birth: Natal, world: World) => {
  if (isPolar(birth, world))
    world.warn(
      'polar_midheaven',
      'Beyond the polar circles the midheaven may lie below the horizon; the bhavas use the angles as they are.',
    )
}

/** Minutes since the sunrise that opens the day, and the sidereal Sun at that sunrise. */
export const sinceSunrise = ({ chart }: Natal, day: DayOfBirth, { sky }: World): SinceSunrise => {
  const [sun] = positionsOf(chart.positions, day.sunrise, ['Sun'], sky)
  return {
    minutes: (chart.at - day.sunrise) * 1440,
    sun: norm(sun!.longitude - sky.ayanamsha(day.sunrise, chart.ayanamsha.id)),
  }
}
