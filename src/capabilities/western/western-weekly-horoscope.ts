import { oneOf, t } from '../../schema.ts'
import { lunations } from '../../sky/lunations.ts'
import { addDays, weekday } from '../../time/civil.ts'
import { dateText, longDate } from '../../time/iso.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import { isoUtc, startOfDay } from '../../time/moment.ts'

import { exactAspects, signIngresses } from '../../western/sky-events.ts'
import { meanScores, ratingOf } from '../../western/sun-sign.ts'
import { type HouseNumber, houseFrom, signName, signOf } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { House, Sign } from '../shared/tropical/shapes.ts'
import { bestAndWorst, stationsIn } from './parts/sun-sign-days.ts'
import {
  contactText,
  dayOfSign,
  extremesText,
  keynote,
  Overall,
  PlanetTerm,
  passageText,
  placeText,
  Rating,
  RatingsObject,
  ratings,
  readSignDate,
  ScoresObject,
  SolarHouse,
  signDate,
  solarHouseAt,
} from './parts/sun-sign-forecast.ts'

const KINDS = ['ingress', 'station', 'lunation', 'aspect'] as const

export default capability({
  slug: 'western-weekly-horoscope',
  title: 'Western weekly horoscope',
  summary: 'Monday to Sunday for a Sun sign: each day scored, and events in the sky.',
  keywords: 'horoscope week weekly zodiac sun sign',
  weight: 'light',
  method:
    'The ISO week that holds the date; each day by the rules of western-daily-horoscope at 12:00 of the zone; scores are means of the days. Events: sign changes of Sun to Mars, stations of Mercury to Pluto, new and full Moon, exact major aspects among Sun to Pluto without the Moon. Ties of best and weakest days: the earlier first.',
  varies: true,
  input: signDate(),
  data: t.Object({
    sign: Sign,
    start_date: t.String({ format: 'date', description: 'Monday.' }),
    end_date: t.String({ format: 'date', description: 'Sunday.' }),
    days: t.Array(
      t.Object({
        date: t.String({ format: 'date' }),
        moon_sign: Sign,
        moon_solar_house: SolarHouse,
        overall: Overall,
        rating: Rating,
        keynote: t.String(),
      }),
    ),
    events: t.Array(
      t.Object({
        exact_at: t.String(),
        kind: oneOf(KINDS),
        planets: t.Array(PlanetTerm),
        solar_houses: t.Array(House),
        text: t.String(),
      }),
    ),
    scores: ScoresObject,
    ratings: RatingsObject,
    best_days: t.Array(t.String({ format: 'date' })),
    caution_days: t.Array(t.String({ format: 'date' })),
    theme: t.String(),
    text: t.String(),
  }),
  example: { sign: 'Leo', date: '2024-04-08', timezone: 'UTC' },
}).compute(async (input, world) => {
  const selection = readSignDate(input, world)
  const { sign, zone, date } = selection
  const monday = addDays(date, -((weekday(date) + 6) % 7))
  const days = Array.from({ length: 7 }, (_, i) => dayOfSign(addDays(monday, i), selection, 'date', world))
  const window = { from: startOfDay(monday, zone), to: startOfDay(addDays(monday, 7), zone) }

  type Event = {
    at: JulianDay
    kind: (typeof KINDS)[number]
    planets: (typeof PlanetTerm)['static'][]
    houses: HouseNumber[]
    text: string
  }
  const events: Event[] = [
    ...(await signIngresses(window, world.sky)).map(({ planet, at, to }) => ({
      at,
      kind: 'ingress' as const,
      planets: [planet],
      houses: [houseFrom(sign, to)],
      text: `${planet} enters ${signName(to)}. ${placeText(planet, houseFrom(sign, to))}`,
    })),
    ...(await stationsIn(window, world)).map(({ planet, at, turns, longitude }) => {
      const house = houseFrom(sign, signOf(longitude))
      return {
        at,
        kind: 'station' as const,
        planets: [planet],
        houses: [house],
        text: `${planet} turns ${turns} in ${signName(signOf(longitude))}. ${placeText(planet, house)}`,
      }
    }),
    ...lunations(window, world.sky).flatMap(({ phase, at, longitude }) => {
      if (phase !== 'new' && phase !== 'full') return []
      const house = houseFrom(sign, signOf(longitude))
      const text = `${phase === 'new' ? 'New' : 'Full'} Moon in ${signName(signOf(longitude))}. ${placeText('Moon', house)}`
      return [{ at, kind: 'lunation' as const, planets: ['Sun' as const, 'Moon' as const], houses: [house], text }]
    }),
    ...exactAspects(window, world.sky).map((contact) => {
      const houses = [contact.a, contact.b].map(({ name }) => solarHouseAt(name, contact.at, sign, world))
      return {
        at: contact.at,
        kind: 'aspect' as const,
        planets: [contact.a.name, contact.b.name],
        houses,
        text: contactText(contact, houses),
      }
    }),
  ].sort((a, b) => a.at - b.at)

  const scores = meanScores(days.map((day) => day.scores))
  const { best, worst } = bestAndWorst(days, 2)
  const usedSentences = new Set<string>()
  const bestDay = days.find((day) => dateText(day.date) === best[0])!
  const moonOfBest = bestDay.places.find(({ planet }) => planet === 'Moon')!
  const opening = await passageText('Moon', moonOfBest.house, usedSentences)
  const extremes = await extremesText(scores, bestDay.places, usedSentences)
  return {
    sign: signName(sign),
    start_date: dateText(monday),
    end_date: dateText(addDays(monday, 6)),
    days: days.map((day) => {
      const moon = day.places.find(({ planet }) => planet === 'Moon')!
      return {
        date: dateText(day.date),
        moon_sign: signName(signOf(moon.longitude)),
        moon_solar_house: moon.house,
        overall: day.scores.overall,
        rating: ratingOf(day.scores.overall),
        keynote: keynote(day.scores),
      }
    }),
    events: events.map(({ at, kind, planets, houses, text }) => ({
      exact_at: isoUtc(at),
      kind,
      planets,
      solar_houses: houses,
      text,
    })),
    scores,
    ratings: ratings(scores),
    best_days: best,
    caution_days: worst,
    theme: keynote(scores),
    text: `The day with most support is ${longDate(best[0]!)}. ${opening} ${extremes}`,
  }
})
