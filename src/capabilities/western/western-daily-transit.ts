import { daysWithin, maybe, nullable, t, term } from '../../schema.ts'
import { dateText } from '../../time/iso.ts'
import { movingMeaning } from '../../western/aspect-meanings.ts'
import { type AnyAspectPoint, compareByOrb, intensity, withZeroSpeed } from '../../western/aspects.ts'
import { pointsAndAngles, type SkyPoint } from '../../western/chart.ts'
import { frameOf, furtherContactsBetween, furtherOf } from '../../western/chart-frame.ts'
import { PLANETS } from '../../western/points.ts'
import { dailyOrbs, type TransitContact, transitContacts, transitingPoints } from '../../western/transits.ts'
import { furtherBodiesIn, longitudesIn, pointsIn } from '../../western/zodiac-searches.ts'
import { ELEMENTS, type Element, elementOf, type Sign, signName, signOf } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { readInstant } from '../shared/clocks.ts'
import { MOMENT_DAYS } from '../shared/date-ranges.ts'
import { dayOr } from '../shared/lifetime.ts'
import { demandCover, einstein, westernBirth, westernNatal } from '../shared/tropical/birth.ts'
import { FrameField, POINTS_OPTION, SIDEREAL_OPTION, zodiacField } from '../shared/tropical/chart-options.ts'
import { FURTHER_FIELDS, furtherAspectRow, furtherPointRows } from '../shared/tropical/further.ts'
import { Sign as SignField } from '../shared/tropical/shapes.ts'
import { TransitAspect, transitAspectRows } from './parts/transit-aspects.ts'

const MAJOR = new Set<string>(['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'])

export default capability({
  slug: 'western-daily-transit',
  title: 'Western daily transit',
  summary:
    'The transits to a birth chart that are near exact at noon of a day, strongest first, with the theme of the day.',
  keywords: 'transits today planets current',
  weight: 'standard',
  withoutTime: 'sampled',
  method:
    'The sky is that of 12:00 in the zone of birth. Bodies, natal points and aspects are those of western-transit-wheel. The allowed orb is its own or 1 degree, whichever is smaller, and for the Moon its own. The theme is that of the transit with the smallest relative orb, otherwise of the Moon in its sign. The element balance covers Sun to Pluto; Sun and Moon count twice.',
  varies: true,
  input: westernBirth({
    date: maybe(t.String(daysWithin(MOMENT_DAYS, 'Day, YYYY-MM-DD; default: today in the zone of birth.'))),
    ...POINTS_OPTION,
    ...SIDEREAL_OPTION,
  }),
  data: t.Object({
    name: nullable(t.String()),
    date: t.String(),
    sun_sign: SignField,
    daily_theme: t.String(),
    dominant_element: term(ELEMENTS, {
      description: 'Element of most transiting planets, Sun and Moon counted twice.',
    }),
    active_transits: t.Array(TransitAspect),
    transit_count: t.Integer({ minimum: 0 }),
    major_transits: t.Array(TransitAspect, { description: 'Transits by Jupiter to Pluto.' }),
    frame: FrameField,
    ...FURTHER_FIELDS,
  }),
  example: { ...einstein, date: '1905-06-30' },
}).compute((input, world) => {
  const birth = westernNatal(input, world)
  const { name, chart, moment } = birth
  const date = dayOr(input.date, 'date', birth, world)
  const at = readInstant(`${dateText(date)}T12:00`, 'date', moment.zone)
  demandCover(at, 'date', world)
  const frame = frameOf(chart)
  const sky = pointsIn(at, frame, world.sky)
  const contacts = transitContacts(sky, chart, dailyOrbs()).sort(
    (x, y) => intensity(y) - intensity(x) || compareByOrb(x, y),
  )
  const active = transitAspectRows(contacts, at, world.sky, longitudesIn(frame))
  const [strongest] = contacts
  return {
    name,
    date: dateText(date),
    sun_sign: signName(signOf(chart.point.Sun.longitude)),
    daily_theme: strongest ? transitTheme(strongest) : moonTheme(sky),
    dominant_element: dominantElement(sky),
    active_transits: active,
    transit_count: active.length,
    major_transits: active.filter(({ transit_planet }) => MAJOR.has(transit_planet)),
    ...zodiacField(chart),
    ...(frame.further.length > 0 && {
      ...furtherPointRows(chart),
      further_aspects: furtherContactsBetween(
        [...transitingPoints(sky), ...furtherBodiesIn(at, birth.site, frame, world.sky)],
        withZeroSpeed<AnyAspectPoint>([...pointsAndAngles(chart), ...furtherOf(chart)]),
        dailyOrbs(),
      ).map(furtherAspectRow),
    }),
  }
})

const transitTheme = (contact: TransitContact): string =>
  `${contact.a.name} ${contact.aspect} natal ${contact.b.name}: ${movingMeaning(contact)}`

const moonTheme = (sky: readonly SkyPoint[]): string => {
  const moon = sky.find(({ name }) => name === 'Moon')!
  const sign = signName(signOf(moon.longitude))
  return `No transit is close today, and the Moon in ${sign} sets the mood: ${MOON_MOODS[sign]}.`
}

// source: common Western practice (the Moon in the signs), in our own words
const MOON_MOODS: Record<Sign, string> = {
  Aries: 'begin early and keep it short',
  Taurus: 'take your time and eat well',
  Gemini: 'talk, write and run your errands',
  Cancer: 'stay near the people you trust',
  Leo: 'show what you have made',
  Virgo: 'put one thing in order',
  Libra: 'do the important thing in company',
  Scorpio: 'look closely and say little',
  Sagittarius: 'go out and look further',
  Capricorn: 'do the duty first',
  Aquarius: 'see friends and try another way',
  Pisces: 'leave room for rest and music',
}

const dominantElement = (sky: readonly SkyPoint[]): Element => {
  const weight = (element: Element) =>
    sky
      .filter(
        ({ name, longitude }) =>
          (PLANETS as readonly string[]).includes(name) && elementOf(signOf(longitude)) === element,
      )
      .reduce((sum, { name }) => sum + (name === 'Sun' || name === 'Moon' ? 2 : 1), 0)
  return ELEMENTS.reduce((most, element) => (weight(element) > weight(most) ? element : most))
}
