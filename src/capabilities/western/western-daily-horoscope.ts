import { oneOf, t } from '../../schema.ts'
import { elongationAt } from '../../sky/lunations.ts'
import { MOON_PHASES } from '../../sky/moon-light.ts'
import { addDays, dayNumber, weekday } from '../../time/civil.ts'
import { twoDigits } from '../../time/digits.ts'
import { dateText } from '../../time/iso.ts'
import { plusDays } from '../../time/julian-day.ts'
import { isoUtc, startOfDay } from '../../time/moment.ts'
import { overlapOf } from '../../time/window.ts'
import { roundedOrb } from '../../western/aspects.ts'
import { isVoid, phaseOf, voidOfCourse } from '../../western/lunations.ts'
import type { Planet } from '../../western/points.ts'
import { rulerOf } from '../../western/signs.ts'
import { joinWords } from '../../wording.ts'
import { signName, signOf } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { dayOfWeekText } from '../shared/narrative/span-edges.ts'
import { Degree, House, longitudeFields, MainAspect, Orb, Sign } from '../shared/tropical/shapes.ts'
import { moonAspects, moonDayText, moonDayTheme } from './parts/moon-of-day.ts'
import { framedNews, mainNews, skyNews } from './parts/sky-news.ts'
import { yourHouse } from './parts/solar-house-words.ts'
import { SPANS_APART } from './parts/sun-sign-days.ts'
import {
  dayOfSign,
  highlightsOf,
  PlanetTerm,
  RatingsObject,
  ratings,
  readSignDate,
  ScoresObject,
  SolarHouse,
  signDate,
} from './parts/sun-sign-forecast.ts'

// source: the colours of the planets in common Western practice
const COLOURS = {
  Sun: 'gold',
  Moon: 'white',
  Mercury: 'green',
  Venus: 'pink',
  Mars: 'red',
  Jupiter: 'yellow',
  Saturn: 'blue',
} as const

export default capability({
  slug: 'western-daily-horoscope',
  title: 'Western daily horoscope',
  summary: 'A day for a Sun sign: planets in the solar houses, six areas scored, and close aspects.',
  keywords: 'horoscope today daily zodiac sun sign',
  weight: 'light',
  method:
    'The sky is that of 12:00 in the zone; solar houses are whole signs from the Sun sign. An area with houses p and q sums the weight of each planet in p, 0.6 of it in q, and 0.4 of it for benefics in whole-sign trine and malefics in square or opposition to p. Weights: Sun 1, Moon 2, Mercury 1, Venus 3, Mars -2, Jupiter 4, Saturn -3, Uranus, Neptune and Pluto -1. The score is 50 + 6 times the sum, within 5..95. Areas: love 5, 7; career 10, 6; money 2, 8; health 1, 6; home 4, 12; social 11, 3. The rating is the score in fifths. The text has the house of the Moon by the day of its stay; then the weightiest sign change, station or lunation of the civil day, or without one the weightiest exact aspect of the Moon. It ends with the place of the day in its week, Monday to Sunday, if the day has the highest or the lowest overall score and the two differ by at least 2 points. Number, colour and hours follow custom, from the day of the year and the ruler of the sign, not the sky.',
  varies: true,
  input: signDate(),
  data: t.Object({
    sign: Sign,
    date: t.String({ format: 'date' }),
    moment_utc: t.String(),
    moon: t.Object({
      sign: Sign,
      degree: Degree,
      solar_house: SolarHouse,
      phase: oneOf(MOON_PHASES),
      void_of_course: t.Boolean(),
    }),
    planets: t.Array(
      t.Object({ planet: PlanetTerm, sign: Sign, degree: Degree, solar_house: SolarHouse, retrograde: t.Boolean() }),
    ),
    highlights: t.Array(
      t.Object({
        planets: t.Array(PlanetTerm, { maxItems: 2 }),
        aspect: MainAspect,
        orb: Orb,
        solar_houses: t.Array(House, { maxItems: 2 }),
        text: t.String(),
      }),
    ),
    scores: ScoresObject,
    ratings: RatingsObject,
    theme: t.String(),
    text: t.String(),
    lucky: t.Object({
      number: t.Integer({ minimum: 1, maximum: 9 }),
      colour: t.String(),
      time_window: t.String({ description: 'Window of two hours of the local clock.' }),
    }),
  }),
  example: { sign: 'Aries', date: '2024-04-08', timezone: 'UTC' },
}).compute(async (input, world) => {
  const selection = readSignDate(input, world)
  const { sign, date, zone } = selection
  const day = dayOfSign(date, selection, 'date', world)
  const { places, scores, at } = day
  const moon = places.find(({ planet }) => planet === 'Moon')!
  const highlights = highlightsOf(places).map((contact) => {
    const pair = [contact.a, contact.b].map(({ name }) => places.find(({ planet }) => planet === name)!)
    const houses = pair.map(({ house }) => house)
    const aspect = contact.aspect as (typeof MainAspect)['static']
    const [a, b] = pair.map(({ planet }) => ({ name: planet })) as [{ name: Planet }, { name: Planet }]
    return {
      planets: pair.map(({ planet }) => planet),
      aspect,
      orb: roundedOrb(contact.orb),
      solar_houses: houses,
      text: `${a.name} ${aspect} ${b.name}, ${joinWords(houses.map(yourHouse))}.`,
    }
  })
  const window = overlapOf({ from: startOfDay(date, zone), to: startOfDay(addDays(date, 1), zone) }, world.sky.range)
  const aspects = window ? moonAspects(window, sign, world) : []
  const [news] = window ? mainNews(await skyNews(window, sign, world, { withAspects: false }), 1) : []
  const usedSentences = new Set<string>()
  const ofNews = news && framedNews(news, { span: 'today', day: '' }, usedSentences)
  const dayOfWeek = (weekday(date) + 6) % 7
  const { range } = world.sky
  const hasWeek = plusDays(at, -7) > range.from && plusDays(at, 7) < range.to
  const ofWeek = hasWeek
    ? dayOfWeekText(
        Array.from({ length: 7 }, (_, i) =>
          i === dayOfWeek
            ? scores.overall
            : dayOfSign(addDays(date, i - dayOfWeek), selection, 'date', world).scores.overall,
        ),
        dayOfWeek,
        Math.floor((dayNumber(date) + 3) / 7) + sign,
        SPANS_APART,
      )
    : ''
  const moonDay = { noon: at, house: moon.house, zone, aspects, dayNumber: dayNumber(date) }
  const ofMoon = await moonDayText(moonDay, news ? 0 : 1, usedSentences, world)
  const dayOfYear = dayNumber(date) - dayNumber({ year: date.year, month: 1, day: 1 }) + 1
  const count = dayOfYear + sign + 1
  const hour = 6 + 2 * (count % 7)
  return {
    sign: signName(sign),
    date: dateText(date),
    moment_utc: isoUtc(at),
    moon: {
      sign: signName(signOf(moon.longitude)),
      degree: longitudeFields(moon.longitude).degree,
      solar_house: moon.house,
      phase: phaseOf(elongationAt(at, world.sky)),
      void_of_course: isVoid(voidOfCourse(at, world.sky), at),
    },
    planets: places.map(({ planet, longitude, retrograde, house }) => ({
      planet,
      sign: signName(signOf(longitude)),
      degree: longitudeFields(longitude).degree,
      solar_house: house,
      retrograde,
    })),
    highlights,
    scores,
    ratings: ratings(scores),
    theme: moonDayTheme(moon.house, aspects),
    text: [ofMoon, ofNews, ofWeek].filter(Boolean).join(' '),
    lucky: {
      number: 1 + ((count - 1) % 9),
      colour: COLOURS[rulerOf(sign)],
      time_window: `${twoDigits(hour)}:00-${twoDigits(hour + 2)}:00`,
    },
  }
})
