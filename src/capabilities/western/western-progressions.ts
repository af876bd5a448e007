import { maybe, nullable, oneOf, t } from '../../schema.ts'
import { TROPICAL_YEAR } from '../../sky/constants.ts'
import { elongationAt, lunations } from '../../sky/lunations.ts'
import { MOON_PHASES } from '../../sky/moon-light.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { isoUtc } from '../../time/moment.ts'
import { type AspectPoint, aspectsBetween, aspectsWithin, orbsFor, withZeroSpeed } from '../../western/aspects.ts'
import { pointsAndAngles, pointsAt } from '../../western/chart.ts'
import { phaseOf } from '../../western/lunations.ts'
import { ANGLE_METHODS, ageAt, lifeMoment, progressedChart, signChanges } from '../../western/progressions.ts'
import { transitingPoints } from '../../western/transits.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import type { Captioning } from '../shared/captioning.ts'
import { MONTH_DAYS } from '../shared/date-ranges.ts'
import { localDateTime } from '../shared/inputs.ts'
import { Image } from '../shared/picture.ts'
import { einstein, westernNatal, westernPrintedBirth } from '../shared/tropical/birth.ts'
import { LaterSite, laterSite } from '../shared/tropical/place.ts'
import {
  Angle,
  AspectRow,
  angleObject,
  aspectRow,
  figure,
  MomentObject,
  momentObject,
  PlanetRows,
  PointTerm,
  pointRows,
  Sign,
} from '../shared/tropical/shapes.ts'
import { DRAWN_WHEEL, momentRing, wheelAround, wheelImage, wheelPixels } from '../shared/tropical/wheel-image.ts'
import { MONTH, TARGET_DATE, targetOf } from './parts/target-date.ts'

const YEARS_EACH_SIDE = 5

const dateOf = (at: JulianDay) => {
  const text = isoUtc(at)
  return text.slice(0, text.indexOf('T'))
}

export default capability({
  slug: 'western-progressions',
  title: 'Western secondary progressions',
  summary: 'The birth chart progressed a day for a year: places, angles, aspects, lunation phase, changes of sign.',
  weight: 'standard',
  method:
    'One day of the ephemeris for one tropical year of life (365.24219 days). Midheaven by the solar arc in longitude, by the rate of Naibod in right ascension, or of the progressed moment itself; Ascendant under that meridian with the obliquity of birth. Houses are those of birth. Orbs 1 degree, quincunx half a degree.',
  varies: true,
  input: westernPrintedBirth({
    datetime: localDateTime(MONTH_DAYS),
    target_date: TARGET_DATE,
    angle_method: maybe(oneOf(ANGLE_METHODS, { default: 'solar_arc_mc' })),
    progressed_place: LaterSite,
    transit_ring: maybe(
      t.Boolean({ default: false, description: 'Draws the sky of the target date around both, as a third ring.' }),
    ),
    ...DRAWN_WHEEL,
  }),
  data: t.Object({
    name: nullable(t.String()),
    target: MomentObject,
    age_years: t.Number(),
    progressed_moment: t.Object({ utc: t.String(), julian_day: t.Number() }),
    ascendant: Angle,
    midheaven: Angle,
    planets: PlanetRows,
    progressed_to_natal: t.Array(AspectRow, { description: 'planet_a progressed, planet_b natal.' }),
    progressed_to_progressed: t.Array(AspectRow),
    lunation: t.Object({
      angle: t.Number({ minimum: 0, maximum: 360 }),
      phase: oneOf(MOON_PHASES),
      next_new_moon: t.String({ description: 'UTC, during life.' }),
      next_full_moon: t.String({ description: 'UTC, during life.' }),
    }),
    sign_changes: t.Array(
      t.Object({ planet: PointTerm, to_sign: Sign, date: t.String({ description: 'UTC, during life.' }) }),
    ),
    images: t.Array(Image, { description: 'With image: the progressed points around the birth chart.' }),
  }),
  pixels: (input) => (input.image ? wheelPixels(input) : 0),
  example: { ...einstein, target_date: '1905-06-30' },
}).compute(async (input, world) => {
  const birth = westernNatal(input, world)
  const { chart: natal, moment } = birth
  const { sky } = world
  const target = targetOf(input.target_date, birth, world)
  const site = laterSite(input.progressed_place, 'progressed_place', birth.site, world)
  const chart = progressedChart(natal, target, input.angle_method ?? 'solar_arc_mc', site, sky)
  const points = pointsAndAngles(chart)
  const angle = elongationAt(chart.at, sky)
  const coming = lunations({ from: chart.at, to: plusDays(chart.at, MONTH) }, sky)
  const next = (phase: 'new' | 'full') => dateOf(lifeMoment(natal.at, coming.find((each) => each.phase === phase)!.at))
  const toNatal = aspectsBetween(points, withZeroSpeed(pointsAndAngles(natal)), orbsFor('progressed'))
  const wheel = (captioning: Captioning) => {
    const ringOf = (title: string, moving: readonly AspectPoint[]) =>
      momentRing(captioning.say(title), moving, target, moment.zone, captioning)
    const ring = ringOf('Secondary progressions', points)
    const around = input.transit_ring
      ? ([ring, ringOf('Transits', transitingPoints(pointsAt(target, sky)))] as const)
      : ([ring] as const)
    return wheelAround(birth, around, toNatal, captioning)
  }
  const years = YEARS_EACH_SIDE * TROPICAL_YEAR
  return {
    name: birth.name,
    target: momentObject(target, moment.zone),
    age_years: figure(ageAt(natal.at, target)),
    progressed_moment: { utc: isoUtc(chart.at), julian_day: figure(chart.at) },
    ascendant: angleObject(chart.ascendant),
    midheaven: angleObject(chart.midheaven),
    planets: pointRows(chart.points),
    progressed_to_natal: toNatal.map(aspectRow),
    progressed_to_progressed: aspectsWithin(points, orbsFor('progressed')).map(aspectRow),
    lunation: {
      angle: figure(angle),
      phase: phaseOf(angle),
      next_new_moon: next('new'),
      next_full_moon: next('full'),
    },
    sign_changes: signChanges(
      natal,
      chart.points.map(({ name }) => name),
      plusDays(target, -years),
      plusDays(target, years),
      sky,
    ).map(({ name, to, at }) => ({ planet: name, to_sign: signName(to), date: dateOf(at) })),
    images: input.image ? [await wheelImage(wheel, world, input)] : [],
  }
})
