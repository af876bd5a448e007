import { invalid } from '../../../faults.ts'
import { exact, maybe, oneOf, type Static, type TSchema } from '../../../schema.ts'
import type { Site } from '../../../sky/sky.ts'
import type { JulianDay } from '../../../time/julian-day.ts'
import { isoUtc, type Moment } from '../../../time/moment.ts'
import { byName, type TropicalChart } from '../../../western/chart.ts'
import { framedChart } from '../../../western/chart-frame.ts'
import {
  HOUSE_CHOICES,
  HOUSE_NAMES,
  type HouseCode,
  houseCodeOf,
  houseSystemList,
  isComplete,
  isOrdered,
  runClockwise,
} from '../../../western/houses.ts'
import type { World } from '../../capability.ts'
import { readMoment } from '../clocks.ts'
import { demandBirthDay } from '../date-ranges.ts'
import { besidePole, poleWarning, warnOnRead } from '../horizon.ts'
import { AYANAMSHA, MOMENT, nameUnless, PRINTED, SHARED } from '../inputs.ts'
import { type ChartOptionsInput, readFrame, warnOfMissingPoints } from './chart-options.ts'

export const HouseSystemCode = maybe(
  oneOf(HOUSE_CHOICES, { default: 'P', description: `House system by letter or name: ${houseSystemList()}.` }),
  { $id: 'HouseSystemChoice' },
)

/** Birth input of tropical charts, with the further fields of one capability. */
export const westernBirth = <P extends Record<string, TSchema> = Record<never, TSchema>>(further: P = {} as P) =>
  exact(
    { ...MOMENT, ayanamsha: AYANAMSHA, name: PRINTED.name, house_system: HouseSystemCode, ...further, ...SHARED },
    nameUnless(further, 'TropicalBirth', 'Date, time and place of birth, and the houses of the chart.'),
  )
/** Birth input for a printed birth, in a document or a picture. */
export const westernPrintedBirth = <P extends Record<string, TSchema> = Record<never, TSchema>>(further: P = {} as P) =>
  westernBirth({ place: PRINTED.place, ...further })
export const WesternBirth = westernBirth()
/** `place` has another meaning in inputs about living somewhere else. */
export type WesternBirthInput = Static<typeof WesternBirth> & { place?: unknown } & Omit<ChartOptionsInput, 'ayanamsha'>

/** A birth as read by all western capabilities: the moment, the place and the tropical chart. */
export interface WesternNatal {
  name: string | null
  /** Name of the place, if sent. */
  place: string | null
  moment: Moment
  site: Site
  chart: TropicalChart
}

/**
 * Parses a birth input; faults name the field, after the prefix `at` (`person_a.`). Warns of a sent ayanamsha and of missing houses. A
 * birth at a pole is calculated next to it; the warning is given when a value that depends on the horizon is read.
 */
export const westernNatal = (input: WesternBirthInput, world: World, at = ''): WesternNatal => {
  const { name, place } = input
  if (typeof input.ayanamsha === 'string' && input.zodiac !== 'sidereal')
    world.warn('ignored_input', `\`ayanamsha\` was ignored: this chart is tropical.`)
  const moment = readMoment(input, world, at, input.zodiac === 'sidereal' ? 'sidereal' : 'tropical')
  demandBirthDay(moment.local, `${at}datetime`, world.sky)
  const site = besidePole(input)
  const born = { name: name ?? null, place: typeof place === 'string' ? place : null, moment, site }
  const chart = framedChart(moment.jd, site, houseCodeOf(input.house_system), readFrame(input), world.sky)
  warnOfMissingHouses(chart, world)
  warnOfMissingPoints(chart, world)
  if (!chart.point.Chiron)
    world.warn(
      'point_unavailable',
      `The ephemeris has no data for Chiron at \`${at}datetime\`; Chiron is omitted or null.`,
    )
  const warn = poleWarning(input, `${at}latitude`, world)
  return warn ? warningOfHorizon({ ...born, chart }, warn) : { ...born, chart }
}

const warningOfHorizon = ({ chart, ...born }: WesternNatal, warn: () => void): WesternNatal => {
  // Without all houses every point has null, which does not depend on the horizon.
  const points = isComplete(chart.houses)
    ? chart.points.map((point) => warnOnRead(point, ['house'], warn))
    : chart.points
  const charted = warnOnRead(
    { ...chart, points, point: byName(points) },
    ['site', 'ascendant', 'midheaven', 'armc', 'houses'],
    warn,
  )
  return warnOnRead({ ...born, chart: charted }, ['site'], warn)
}

/** Throws 422 on `field` for a moment outside the ephemeris files. */
export const demandCover = (at: JulianDay, field: string, { sky }: World) => {
  const { from, to } = sky.range
  if (!(at >= from && at <= to))
    throw invalid(
      field,
      `\`${field}\` is outside the dates that the ephemeris files cover: ${isoUtc(from)} to ${isoUtc(to)}.`,
    )
}

export const warnOfMissingHouses = ({ houses, site }: Pick<TropicalChart, 'houses' | 'site'>, world: World) => {
  if (!isComplete(houses))
    world.warn(
      'no_houses',
      `${HOUSE_NAMES[houses.system]} has no cusps between the angles at latitude ${site.latitude}, inside a polar circle; these cusps and every house are null. If \`house_system\` is an input, Whole sign (W) and Equal (E) have cusps here.`,
    )
  else if (!isOrdered(houses))
    world.warn(
      'no_houses',
      `The cusps of ${HOUSE_NAMES[houses.system]} at latitude ${site.latitude} are not in the order of the houses: every house is null.`,
    )
  else if (runClockwise(houses))
    world.warn(
      'houses_clockwise',
      `The houses of ${HOUSE_NAMES[houses.system]} at latitude ${site.latitude} run clockwise: the Midheaven is below the horizon, and the cusps descend through the zodiac.`,
    )
}

export const houseSystem = (code: HouseCode) => ({ code, name: HOUSE_NAMES[code] })

/** The worked example of charts: Albert Einstein, Ulm (Astro-Databank, rating AA; clocks kept the mean time of Ulm). */
export const einstein = {
  name: 'Albert Einstein',
  datetime: '1879-03-14T11:30',
  utc_offset: '+00:40',
  latitude: 48.4,
  longitude: 10,
}
