import { mapConcurrently } from '../../concurrency.ts'
import { compose, prose } from '../../readings/compose.ts'
import { corpus } from '../../readings/corpora.ts'
import { nullable, oneOf, rows, t, term } from '../../schema.ts'
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
import { isVoid, phaseIndex, phaseOf, voidOfCourse } from '../../western/lunations.ts'
import { PLANETS } from '../../western/points.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { MONTH_DAYS } from '../shared/date-ranges.ts'
import { localDateTime } from '../shared/inputs.ts'
import { demandCover, westernBirth, westernNatal } from '../shared/tropical/birth.ts'
import { inBoth, localAndUtc } from '../shared/tropical/moments.ts'
import {
  Angle,
  angleObject,
  figure,
  Longitude,
  MomentObject,
  momentObject,
  PlanetRow,
  place,
  pointRow,
  Sign,
} from '../shared/tropical/shapes.ts'

const KM = 149_597_870.7
const MOON_DIAMETER_KM = 3475
const MINUTES = (180 * 60) / Math.PI
/** Search span in days, longer than a lunar month. */
const REACH = 32

const foundFields = { ...localAndUtc, longitude: Longitude, sign: Sign }
const Eclipsed = nullable(
  t.String({ description: 'Kind and type of its eclipse, such as "solar total"; null without one.' }),
)

export default capability({
  slug: 'western-lunar-phase',
  title: 'Western lunar phase',
  summary: 'The phase of the Moon at a moment, the lunations around it, and whether the Moon is void of course.',
  weight: 'light',
  method:
    'Angle: longitude of the Moon less that of the Sun; eight phases of 45 degrees, lower bound included. Illumination from the phase angle (Meeus 48). Void of course: from the last exact major aspect of the Moon to Sun .. Pluto inside its sign to its next sign. Personality after Rudhyar.',
  input: westernBirth({ datetime: localDateTime(MONTH_DAYS) }),
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
          exact_at: t.String({ description: 'UTC time.' }),
        }),
      ),
      starts_at: t.String({ description: 'UTC time.' }),
      ends_at: t.String({ description: 'UTC time.' }),
      next_sign: Sign,
    }),
    prenatal_lunation: t.Object({ phase: oneOf(['new', 'full']), ...foundFields }),
    personality: t.String(),
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
    const { longitude, sign } = place(at.longitude)
    return { ...inBoth(at.at, zone), longitude, sign: signName(sign) }
  }
  const eclipsed = async (at: typeof previous) => {
    const eclipse = await eclipseAt(at, sky)
    return eclipse && `${eclipse.kind} ${eclipse.type}`
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
  return {
    name,
    moment: momentObject(jd, zone),
    phase: {
      name: phase,
      angle: Math.min(figure(angle), 359.999999),
      index: phaseIndex(angle) + 1,
      waxing: angle < 180,
      illumination: figure(moonLight(sun!, moon!).illuminated),
      age_days: figure(jd - previous.at, 4),
    },
    sun: angleObject(sun!.longitude),
    moon: {
      ...pointRow(chart.point.Moon),
      distance_km: figure(km, 1),
      apparent_diameter_arcmin: figure(Math.asin(MOON_DIAMETER_KM / km) * MINUTES, 3),
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
  }
})
