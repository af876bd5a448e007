import { siteText } from '../../atlas/site-text.ts'
import { maybe, nullable, oneOf, t } from '../../schema.ts'
import { TROPICAL_YEAR } from '../../sky/constants.ts'
import { elongationAt, lunations } from '../../sky/lunations.ts'
import { MOON_PHASES } from '../../sky/moon-light.ts'
import type { Site } from '../../sky/sky.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { isoUtc } from '../../time/moment.ts'
import {
  type AnyAspectPoint,
  type AspectPoint,
  aspectsBetween,
  aspectsWithin,
  orbsFor,
  withZeroSpeed,
} from '../../western/aspects.ts'
import { inHouses, pointsAndAngles } from '../../western/chart.ts'
import { frameOf, furtherContactsBetween, furtherOf } from '../../western/chart-frame.ts'
import { phaseOf } from '../../western/lunations.ts'
import {
  ANGLE_METHODS,
  type AngleMethod,
  ageAt,
  lifeMoment,
  PROGRESSION_RATES,
  type Progression,
  progressedChart,
  signChanges,
} from '../../western/progressions.ts'
import { transitingPoints } from '../../western/transits.ts'
import { furtherBodiesIn, pointsIn } from '../../western/zodiac-searches.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import type { Captioning } from '../shared/captioning.ts'
import { TextField, textField, withCalendar } from '../shared/chart-text.ts'
import { MONTH_DAYS } from '../shared/date-ranges.ts'
import { localDateTime } from '../shared/inputs.ts'
import { Image } from '../shared/picture.ts'
import { einstein, westernNatal, westernPrintedBirth } from '../shared/tropical/birth.ts'
import { FrameField, POINTS_OPTION, SIDEREAL_OPTION, zodiacField } from '../shared/tropical/chart-options.ts'
import { birthHeading, chartSections, contactSections, withTitle } from '../shared/tropical/chart-text.ts'
import { FURTHER_FIELDS, furtherAspectRows, furtherPointRows } from '../shared/tropical/further.ts'
import { LaterSite, laterSite } from '../shared/tropical/place.ts'
import {
  Angle,
  AspectRow,
  angleObject,
  aspectRow,
  MomentObject,
  momentObject,
  PlanetRows,
  PointTerm,
  pointRows,
  progressedAspectRow,
  roundFigure,
  Sign,
} from '../shared/tropical/shapes.ts'
import { DRAWN_WHEEL, momentRing, wheelAround, wheelImages, wheelPixels } from '../shared/tropical/wheel-image.ts'
import { PROGRESSED_MARGIN_DAYS, readTargetMoment, TARGET_DATE } from './parts/target-date.ts'

const YEARS_EACH_SIDE = 5

const dateOf = (at: JulianDay) => {
  const text = isoUtc(at)
  return text.slice(0, text.indexOf('T'))
}

const METHOD_TEXTS = {
  solar_arc_mc: 'solar arc',
  naibod_mc: 'Naibod rate in right ascension',
  mean_quotidian: 'progressed moment',
} as const satisfies Record<AngleMethod, string>
/** `Converse tertiary progressions (Midheaven by Naibod rate in right ascension) to 1905-06-30T12:00:00Z`. */
const titleOf = (
  { rate, converse }: Progression,
  method: AngleMethod,
  place: Site | null,
  target: JulianDay,
): string => {
  const words = `${converse ? 'converse ' : ''}${rate} progressions`
  const angles = `Midheaven by ${METHOD_TEXTS[method]}${place ? `, angles of ${siteText(place)}` : ''}`
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} (${angles}) to ${withCalendar(isoUtc(target))}`
}

export default capability({
  slug: 'western-progressions',
  title: 'Western secondary progressions',
  summary: 'The birth chart progressed a day for a year: places, angles, aspects, lunation phase, changes of sign.',
  weight: 'standard',
  method:
    'Secondary: one day of the ephemeris for one tropical year of life (365.24219 days). Tertiary: one day for one tropical month of the Moon (27.321582 days). Minor: one such month for a year. Converse: backwards from birth. The Midheaven moves by the solar arc in longitude, by the rate of Naibod in right ascension, or is that of the progressed moment itself; the Ascendant follows from it with the obliquity of birth. Houses are those of birth. In the sidereal zodiac every longitude is that of the progressed moment less the ayanamsha of that moment. Orbs are 1 degree, for the quincunx half a degree.',
  varies: true,
  input: westernPrintedBirth({
    datetime: localDateTime(MONTH_DAYS),
    target_date: TARGET_DATE,
    angle_method: maybe(oneOf(ANGLE_METHODS, { default: 'solar_arc_mc' })),
    rate: maybe(
      oneOf(PROGRESSION_RATES, {
        default: 'secondary',
        description:
          'Rate of progression; `secondary`: a day for a year; `tertiary`: a day for a tropical month; `minor`: a month for a year.',
      }),
    ),
    converse: maybe(t.Boolean({ default: false, description: 'Reads the ephemeris backwards from birth.' })),
    progressed_place: LaterSite,
    ...POINTS_OPTION,
    ...SIDEREAL_OPTION,
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
    progressed_to_natal: t.Array(AspectRow, { description: 'Aspects; `planet_a` is progressed, `planet_b` is natal.' }),
    progressed_to_progressed: t.Array(AspectRow),
    lunation: t.Object({
      angle: t.Number({ minimum: 0, maximum: 360 }),
      phase: oneOf(MOON_PHASES),
      next_new_moon: t.String({ description: 'Time in life to which the event corresponds, UTC.' }),
      next_full_moon: t.String({ description: 'Time in life to which the event corresponds, UTC.' }),
    }),
    sign_changes: t.Array(
      t.Object({
        planet: PointTerm,
        to_sign: Sign,
        date: t.String({ description: 'Time in life to which the event corresponds, UTC.' }),
      }),
    ),
    images: t.Array(Image, {
      maxItems: 1,
      description: 'Drawing of the progressed points around the birth chart, if requested.',
    }),
    frame: FrameField,
    ...FURTHER_FIELDS,
    text: TextField,
  }),
  pixels: (input) => (input.image ? wheelPixels(input) : 0),
  example: { ...einstein, target_date: '1905-06-30' },
}).compute(async (input, world) => {
  const birth = westernNatal(input, world)
  const { chart: natal, moment } = birth
  const { sky } = world
  const progression: Progression = { rate: input.rate ?? 'secondary', converse: input.converse ?? false }
  const method = input.angle_method ?? 'solar_arc_mc'
  const target = readTargetMoment(input.target_date, birth, world, progression)
  const site = laterSite(input.progressed_place, 'progressed_place', birth.site, world)
  const chart = progressedChart(natal, target, method, site, sky, progression)
  const points = pointsAndAngles(chart)
  const angle = elongationAt(chart.at, sky)
  // In converse progressions life goes on while the ephemeris goes back.
  const coming = progression.converse
    ? lunations({ from: plusDays(chart.at, -PROGRESSED_MARGIN_DAYS), to: chart.at }, sky).toReversed()
    : lunations({ from: chart.at, to: plusDays(chart.at, PROGRESSED_MARGIN_DAYS) }, sky)
  const next = (phase: 'new' | 'full') =>
    dateOf(lifeMoment(natal.at, coming.find((each) => each.phase === phase)!.at, progression))
  const toNatal = aspectsBetween(points, withZeroSpeed(pointsAndAngles(natal)), orbsFor('progressed'))
  const further = inHouses(furtherBodiesIn(chart.at, birth.site, frameOf(natal), sky), natal.houses)
  const orbs = orbsFor('progressed')
  const still = withZeroSpeed<AnyAspectPoint>([...pointsAndAngles(natal), ...furtherOf(natal)])
  const wheel = (captioning: Captioning) => {
    const ringOf = (title: string, moving: readonly AspectPoint[]) =>
      momentRing(captioning.say(title), moving, target, moment.zone, captioning)
    const ring = ringOf('Secondary progressions', points)
    const around = input.transit_ring
      ? ([ring, ringOf('Transits', transitingPoints(pointsIn(target, frameOf(natal), sky)))] as const)
      : ([ring] as const)
    return wheelAround(birth, around, toNatal, captioning)
  }
  const years = YEARS_EACH_SIDE * TROPICAL_YEAR
  const furtherToNatal = () => furtherContactsBetween([...points, ...further], still, orbs)
  return {
    name: birth.name,
    target: momentObject(target, moment.zone),
    age_years: roundFigure(ageAt(natal.at, target)),
    progressed_moment: { utc: isoUtc(chart.at), julian_day: roundFigure(chart.at) },
    ascendant: angleObject(chart.ascendant),
    midheaven: angleObject(chart.midheaven),
    planets: pointRows(chart.points),
    progressed_to_natal: toNatal.map(progressedAspectRow),
    progressed_to_progressed: aspectsWithin(points, orbsFor('progressed')).map(aspectRow),
    lunation: {
      angle: roundFigure(angle),
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
      progression,
    ).map(({ name, to, at }) => ({ planet: name, to_sign: signName(to), date: dateOf(at) })),
    ...zodiacField(natal),
    ...furtherPointRows({ frame: frameOf(natal), further }),
    ...furtherAspectRows(natal, orbs, furtherToNatal),
    images: input.image ? await wheelImages(wheel, world, input) : [],
    ...textField(
      input.format,
      birthHeading(titleOf(progression, method, input.progressed_place ? site : null, target), birth),
      () => [
        ...withTitle(
          'Progressed chart',
          chartSections({ ...chart, further }, aspectsWithin(points, orbsFor('progressed'))),
        ),
        ...contactSections('Progressed to birth points', [...toNatal, ...furtherToNatal()]),
      ],
    ),
  }
})
