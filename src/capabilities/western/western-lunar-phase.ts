import { mapConcurrently } from '../../concurrency.ts'
import { eclipseName } from '../../ephemeris/queries.ts'
import { compose, prose } from '../../readings/compose.ts'
import { corpus } from '../../readings/corpora.ts'
import { maybe, nullable, oneOf, rows, t, term } from '../../schema.ts'
import {
  eclipseAt,
  elongationAt,
  LUNATIONS,
  lunations,
  prenatalLunation,
  previousNewMoon,
} from '../../sky/lunations.ts'
import { MOON_PHASES, moonLight } from '../../sky/moon-light.ts'
import { plusDays } from '../../time/julian-day.ts'
import { isoUtc } from '../../time/moment.ts'
import { MAJOR_ASPECTS } from '../../western/aspects.ts'
import { isVoid, phaseIndex, phaseOf, voidOfCourse, voidPeriods } from '../../western/lunations.ts'
import { coverWindow, planetaryHours } from '../../western/planetary-hours.ts'
import { CLASSICAL_PLANETS, PLANETS } from '../../western/points.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { MONTH_DAYS } from '../shared/date-ranges.ts'
import { localDateTime } from '../shared/inputs.ts'
import { EclipseKindAndType } from '../shared/shapes.ts'
import { demandCover, westernBirth, westernNatal } from '../shared/tropical/birth.ts'
import { inBoth, localAndUtc } from '../shared/tropical/moments.ts'
import {
  Angle,
  angleObject,
  Longitude,
  longitudeFields,
  MomentObject,
  momentObject,
  PlanetRow,
  pointRow,
  roundFigure,
  Sign,
} from '../shared/tropical/shapes.ts'

const KM = 149_597_870.7
const MOON_DIAMETER_KM = 3475
const MINUTES = (180 * 60) / Math.PI
/** Search span in days, longer than a lunar month. */
const REACH = 32
/** Days of a range of void Moons and planetary hours. */
const MAX_RANGE = 31

const foundFields = { ...localAndUtc, longitude: Longitude, sign: Sign }
const Eclipsed = nullable(EclipseKindAndType, { description: 'Kind and type of the eclipse; null without one.' })

export default capability({
  slug: 'western-lunar-phase',
  title: 'Western lunar phase',
  summary: 'The phase of the Moon at a moment, the lunations around it, and whether the Moon is void of course.',
  weight: 'light',
  withoutTime: 'sampled',
  method:
    'The angle is the longitude of the Moon less that of the Sun; eight phases of 45 degrees include their lower bound. Illumination follows from the phase angle (Meeus 48). The Moon is void of course from its last exact major aspect to Sun .. Pluto in its sign until it enters the next sign. The personality follows Rudhyar.',
  input: westernBirth({
    datetime: localDateTime(MONTH_DAYS),
    range_days: maybe(
      t.Integer({
        minimum: 1,
        maximum: MAX_RANGE,
        description: 'Adds the void Moons and the planetary hours of so many days from the moment.',
      }),
    ),
  }),
  data: t.Object({
    name: nullable(t.String()),
    moment: MomentObject,
    phase: t.Object({
      name: oneOf(MOON_PHASES),
      angle: t.Number({ minimum: 0, exclusiveMaximum: 360 }),
      index: t.Integer({ minimum: 1, maximum: 8 }),
      waxing: t.Boolean(),
      illumination: t.Number({ minimum: 0, maximum: 1 }),
      age_days: t.Number({ description: 'Days since the previous new Moon.' }),
    }),
    sun: Angle,
    moon: t.Object({ ...PlanetRow.properties, distance_km: t.Number(), apparent_diameter_arcmin: t.Number() }),
    previous_new_moon: t.Object({ ...foundFields, eclipse: Eclipsed }),
    next_lunations: rows(t.Object({ phase: oneOf(LUNATIONS), ...foundFields, eclipse: Eclipsed }), 4),
    void_of_course: t.Object({
      active: t.Boolean(),
      last_aspect: nullable(
        t.Object({
          planet: term(PLANETS),
          aspect: oneOf(MAJOR_ASPECTS),
          exact_at: t.String({ description: 'Moment of the exact aspect, UTC.' }),
        }),
      ),
      starts_at: t.String({ description: 'Start of the span, UTC.' }),
      ends_at: t.String({ description: 'End of the span, UTC.' }),
      next_sign: Sign,
    }),
    prenatal_lunation: t.Object({ phase: oneOf(['new', 'full']), ...foundFields }),
    personality: t.String(),
    void_periods: t.Optional(
      t.Array(
        t.Object({
          starts_at: t.String({ description: 'Start of the span, UTC.' }),
          ends_at: t.String({ description: 'End of the span, UTC.' }),
          next_sign: Sign,
        }),
        { description: 'Void Moons of the range; absent without range_days.' },
      ),
    ),
    planetary_hours: t.Optional(
      t.Array(
        t.Object({
          starts_at: t.String({ description: 'Start of the span, UTC.' }),
          ends_at: t.String({ description: 'End of the span, UTC.' }),
          hour: t.Integer({ minimum: 1, maximum: 24, description: 'Number of the hour, counted from sunrise.' }),
          ruler: term(CLASSICAL_PLANETS, { description: 'Ruler of the hour.' }),
          day_ruler: term(CLASSICAL_PLANETS, { description: 'Ruler of the day, from sunrise.' }),
        }),
        { description: 'Planetary hours of the range; absent without range_days.' },
      ),
    ),
  }),
  example: {
    datetime: '2024-04-08T18:20:52',
    timezone: 'UTC',
    latitude: 25.29,
    longitude: -104.14,
  },
}).compute(async (input, world) => {
  const { name, moment, chart } = westernNatal(input, world)
  const { sky } = world
  const { jd, zone } = moment
  demandCover(plusDays(jd, -REACH), 'datetime', world)
  demandCover(plusDays(jd, REACH), 'datetime', world)

  const angle = elongationAt(jd, sky)
  const [sun, moon] = sky.positions(jd, ['Sun', 'Moon'])
  const phase = phaseOf(angle)
  const previous = previousNewMoon(jd, sky)
  const next = lunations({ from: plusDays(jd, 1e-9), to: plusDays(jd, REACH) }, sky).slice(0, 4)
  const prenatal = prenatalLunation(jd, sky)
  const course = voidOfCourse(jd, sky)
  const find = (at: typeof previous) => {
    const { longitude, sign } = longitudeFields(at.longitude)
    return { ...inBoth(at.at, zone), longitude, sign: signName(sign) }
  }
  const eclipsed = async (at: typeof previous) => {
    const eclipse = await eclipseAt(at, sky)
    return eclipse && eclipseName(eclipse)
  }
  const km = moon!.distance * KM
  const types = await corpus('lunation-type')
  const personality = compose([
    {
      id: 'natal.Moon.phase',
      kind: 'position',
      text: `The Moon is ${Math.floor(angle)} degrees before the Sun: ${phase}.`,
      value: phase,
      source: 'western/western-lunar-phase',
      weight: 1,
      says: types[phase],
    },
  ])
  const range = { from: jd, to: plusDays(jd, input.range_days ?? 0) }
  const hours = input.range_days ? await planetaryHours(range, chart.site, zone, sky, world.yieldIfDue) : []
  if (!coverWindow(hours, range))
    world.warn(
      'no_sunrise',
      `The Sun does not rise and set at latitude ${chart.site.latitude} on some days of the range: they have no planetary hours.`,
    )
  return {
    name,
    moment: momentObject(jd, zone),
    phase: {
      name: phase,
      angle: Math.min(roundFigure(angle), 359.999999),
      index: phaseIndex(angle) + 1,
      waxing: angle < 180,
      illumination: roundFigure(moonLight(sun!, moon!).illuminated),
      age_days: roundFigure(jd - previous.at, 4),
    },
    sun: angleObject(sun!.longitude),
    moon: {
      ...pointRow(chart.point.Moon),
      distance_km: roundFigure(km, 1),
      apparent_diameter_arcmin: roundFigure(Math.asin(MOON_DIAMETER_KM / km) * MINUTES, 3),
    },
    previous_new_moon: { ...find(previous), eclipse: await eclipsed(previous) },
    next_lunations: await mapConcurrently(next, async (each) => ({
      phase: each.phase,
      ...find(each),
      eclipse: await eclipsed(each),
    })),
    void_of_course: {
      active: isVoid(course, jd),
      last_aspect: course.lastAspect && {
        planet: course.lastAspect.planet,
        aspect: course.lastAspect.aspect,
        exact_at: isoUtc(course.lastAspect.at),
      },
      starts_at: isoUtc(course.from),
      ends_at: isoUtc(course.to),
      next_sign: signName(course.nextSign),
    },
    prenatal_lunation: { phase: prenatal.phase, ...find(prenatal) },
    personality: prose(personality),
    ...(input.range_days && {
      void_periods: (await voidPeriods(range, sky, world.yieldIfDue)).map((period) => ({
        starts_at: isoUtc(period.from),
        ends_at: isoUtc(period.to),
        next_sign: signName(period.nextSign),
      })),
      planetary_hours: hours.map(({ from, to, hour, hourRuler, dayRuler }) => ({
        starts_at: isoUtc(from),
        ends_at: isoUtc(to),
        hour,
        ruler: hourRuler,
        day_ruler: dayRuler,
      })),
    }),
  }
})
