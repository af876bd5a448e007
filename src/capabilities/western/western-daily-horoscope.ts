import { oneOf, t } from '../../schema.ts'
import { elongationAt } from '../../sky/lunations.ts'
import { MOON_PHASES } from '../../sky/moon-light.ts'
import { dayNumber } from '../../time/civil.ts'
import { twoDigits } from '../../time/digits.ts'
import { dateText } from '../../time/iso.ts'
import { isoUtc } from '../../time/moment.ts'
import { roundedOrb } from '../../western/aspects.ts'
import { isVoid, phaseOf, voidOfCourse } from '../../western/lunations.ts'
import { rulerOf } from '../../western/signs.ts'
import { signName, signOf } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { Degree, House, MainAspect, Orb, place, Sign } from '../shared/tropical/shapes.ts'
import {
  contactText,
  dayOfSign,
  extremesText,
  highlightsOf,
  PlanetTerm,
  passageText,
  placeText,
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
    'The sky at 12:00 of the zone; solar houses are whole signs counted from the Sun sign. For an area with houses p and q: the weight of each planet in p, 0.6 of it in q, 0.4 of it for benefics in whole-sign trine and for malefics in square or opposition to p (Sun 1, Moon 2, Mercury 1, Venus 3, Mars -2, Jupiter 4, Saturn -3, Uranus, Neptune, Pluto -1); score = 50 + 6 times the sum, from 5 to 95. Love 5, 7; career 10, 6; money 2, 8; health 1, 6; home 4, 12; social 11, 3. Rating: the score in fifths. Number, colour and hours are counted from the day of the year and the ruler of the sign; they follow custom, not the sky.',
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
        planets: t.Array(PlanetTerm),
        aspect: MainAspect,
        orb: Orb,
        solar_houses: t.Array(House),
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
      time_window: t.String({ description: 'Two hours of the local clock.' }),
    }),
  }),
  example: { sign: 'Aries', date: '2024-04-08', timezone: 'UTC' },
}).compute(async (input, world) => {
  const selection = readSignDate(input, world)
  const { sign, date } = selection
  const day = dayOfSign(date, selection, 'date', world)
  const { places, scores, at } = day
  const moon = places.find(({ planet }) => planet === 'Moon')!
  const highlights = highlightsOf(places).map((contact) => {
    const pair = [contact.a, contact.b].map(({ name }) => places.find(({ planet }) => planet === name)!)
    const houses = pair.map(({ house }) => house)
    return {
      planets: pair.map(({ planet }) => planet),
      aspect: contact.aspect as (typeof MainAspect)['static'],
      orb: roundedOrb(contact.orb),
      solar_houses: houses,
      text: contactText(contact, houses),
    }
  })
  const usedSentences = new Set<string>()
  const ofMoon = await passageText('Moon', moon.house, usedSentences)
  const extremes = await extremesText(scores, places, usedSentences)
  const dayOfYear = dayNumber(date) - dayNumber({ year: date.year, month: 1, day: 1 }) + 1
  const count = dayOfYear + sign + 1
  const hour = 6 + 2 * (count % 7)
  return {
    sign: signName(sign),
    date: dateText(date),
    moment_utc: isoUtc(at),
    moon: {
      sign: signName(signOf(moon.longitude)),
      degree: place(moon.longitude).degree,
      solar_house: moon.house,
      phase: phaseOf(elongationAt(at, world.sky)),
      void_of_course: isVoid(voidOfCourse(at, world.sky), at),
    },
    planets: places.map(({ planet, longitude, retrograde, house }) => ({
      planet,
      sign: signName(signOf(longitude)),
      degree: place(longitude).degree,
      solar_house: house,
      retrograde,
    })),
    highlights,
    scores,
    ratings: ratings(scores),
    theme: highlights[0]?.text ?? placeText('Moon', moon.house),
    text: [ofMoon, highlights[0]?.text, extremes].filter(Boolean).join(' '),
    lucky: {
      number: 1 + ((count - 1) % 9),
      colour: COLOURS[rulerOf(sign)],
      time_window: `${twoDigits(hour)}:00-${twoDigits(hour + 2)}:00`,
    },
  }
})
