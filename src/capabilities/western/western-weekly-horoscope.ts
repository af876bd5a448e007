import { mapYielding } from '../../cooperative-yield.ts'
import { oneOf, t } from '../../schema.ts'
import { addDays, dayNumber, weekday } from '../../time/civil.ts'
import { dateText } from '../../time/iso.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import { isoUtc, localAt, startOfDay, type Zone } from '../../time/moment.ts'
import { FORECAST_AREAS, meanScores, ratingOf, type Scores } from '../../western/sun-sign.ts'
import { signName, signOf } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { sideOfScore } from '../shared/narrative/balance.ts'
import { scoreExtremes } from '../shared/narrative/span-edges.ts'
import { BALANCE_OF_WEEK, threadOfWeek, turningDays } from '../shared/narrative/week-words.ts'
import { House, Sign } from '../shared/tropical/shapes.ts'
import { moonDayLine } from './parts/moon-of-day.ts'
import { inTurn, mainEvents } from './parts/news-argument.ts'
import { dayNameAt, dayWithDateAt, framedNews, mainNews, NEWS_KINDS, type SkyNews, skyNews } from './parts/sky-news.ts'
import { bestAndWorst, SPANS_APART } from './parts/sun-sign-days.ts'
import {
  type DayOfSign,
  dayOfSign,
  keynote,
  Overall,
  PlanetTerm,
  Rating,
  RatingsObject,
  ratings,
  readSignDate,
  ScoresObject,
  SolarHouse,
  signDate,
} from './parts/sun-sign-forecast.ts'

export default capability({
  slug: 'western-weekly-horoscope',
  title: 'Western weekly horoscope',
  summary: 'Monday to Sunday for a Sun sign: each day scored, and events in the sky.',
  keywords: 'horoscope week weekly zodiac sun sign',
  weight: 'light',
  method:
    'The week is the ISO week of the date. Each day follows western-daily-horoscope at 12:00 in the zone; scores are means of the days. Events are sign changes of Sun to Mars, stations of Mercury to Pluto, new and full Moon, and exact major aspects among Sun to Pluto without the Moon. Of equal best or weakest days the earlier comes first. The text has the thread of the week, by the house of its weightiest event; this event and the weightiest of another side, in order of time; the best and the hardest day, if their scores differ by at least 2 points, by the house of the Moon, and the area that differs most between them; then the stronger side, by the mean score. An event that hinders on the best day, or helps on the hardest one, has no place in the text. Harmonious aspects, Venus’s ingress and direct stations help; challenging aspects and retrograde stations of Mercury, Venus and Mars hinder.',
  varies: true,
  input: signDate(),
  data: t.Object({
    sign: Sign,
    start_date: t.String({ format: 'date', description: 'Monday of the week.' }),
    end_date: t.String({ format: 'date', description: 'Sunday of the week.' }),
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
        kind: oneOf(NEWS_KINDS),
        planets: t.Array(PlanetTerm, { maxItems: 2 }),
        solar_houses: t.Array(House, { maxItems: 2 }),
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

  const news = await skyNews(window, sign, world)

  const scores = meanScores(days.map((day) => day.scores))
  const { best, worst } = bestAndWorst(days, 2)
  const turn = Math.floor(dayNumber(monday) / 7) + sign
  return {
    sign: signName(sign),
    start_date: dateText(monday),
    end_date: dateText(addDays(monday, 6)),
    days: await mapYielding(days, world.yieldIfDue, (day) => {
      const moon = day.places.find(({ planet }) => planet === 'Moon')!
      return {
        date: dateText(day.date),
        moon_sign: signName(signOf(moon.longitude)),
        moon_solar_house: moon.house,
        overall: day.scores.overall,
        rating: ratingOf(day.scores.overall),
        keynote: moonDayLine(day.at, moon.house, world),
      }
    }),
    events: news.map(({ at, kind, planets, houses, line }) => ({
      exact_at: isoUtc(at),
      kind,
      planets: [...planets],
      solar_houses: [...houses],
      text: line,
    })),
    scores,
    ratings: ratings(scores),
    best_days: best,
    caution_days: worst,
    theme: keynote(scores),
    text: weekText({ days, news, scores, zone, turn }),
  }
})

interface WeekOfSign {
  readonly days: readonly DayOfSign[]
  readonly news: readonly SkyNews[]
  readonly scores: Scores
  readonly zone: Zone
  readonly turn: number
}

/** The thread of a week, its main events, its best and its hardest day, what joins them, and the stronger side. */
const weekText = ({ days, news, scores, zone, turn }: WeekOfSign): string => {
  const usedSentences = new Set<string>()
  const edges = scoreExtremes(
    days.map((day) => day.scores.overall),
    SPANS_APART,
  )
  const [best, hard] = edges ? [days[edges.best]!, days[edges.hard]!] : []
  const dateAt = (at: JulianDay) => dateText(localAt(at, zone))
  // A day has one judgement.
  const open = news.filter(
    ({ at, side }) =>
      !(best && side < 0 && dateAt(at) === dateText(best.date)) &&
      !(hard && side > 0 && dateAt(at) === dateText(hard.date)),
  )
  const events = mainEvents(open)
  const side = sideOfScore(scores.overall)
  const moonHouse = (day: DayOfSign) => day.places.find(({ planet }) => planet === 'Moon')!.house
  const [lead] = mainNews(open, 1)
  const thread = lead
    ? threadOfWeek(lead.houses[0]!, lead.side < 0 ? 'hard' : 'good')
    : threadOfWeek(moonHouse(best ?? days[0]!), side === 'hindrance' ? 'hard' : 'good')
  const turningDay = (day: DayOfSign, index: number) => ({
    date: dayWithDateAt(day.at, zone),
    name: dayNameAt(day.at, zone),
    house: moonHouse(day),
    index,
  })
  const turning =
    edges && best && hard
      ? turningDays(
          { best: turningDay(best, edges.best), hard: turningDay(hard, edges.hard) },
          FORECAST_AREAS.toSorted((a, b) => best.scores[b] - hard.scores[b] - (best.scores[a] - hard.scores[a]))[0]!,
          // Not the sentence that the week for a Moon sign has.
          turn + 1,
        )
      : []
  return [
    thread,
    ...events.map((event) => framedNews(event, { span: 'longer', day: dayWithDateAt(event.at, zone) }, usedSentences)),
    ...turning,
    inTurn(BALANCE_OF_WEEK[side], turn),
  ].join(' ')
}
