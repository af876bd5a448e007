import { mapYielding } from '../../cooperative-yield.ts'
import { fillWords } from '../../readings/passage.ts'
import { oneOf, t } from '../../schema.ts'
import { addDays, dayNumber, weekday } from '../../time/civil.ts'
import { dateText } from '../../time/iso.ts'
import { isoUtc, startOfDay } from '../../time/moment.ts'
import {
  FORECAST_AREAS,
  type ForecastArea,
  meanScores,
  ratingOf,
  type Scores,
  type SolarPlace,
} from '../../western/sun-sign.ts'
import { signName, signOf } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { House, Sign } from '../shared/tropical/shapes.ts'
import { BEST_DAY, CARE_DAY } from './parts/day-deeds.ts'
import { moonDayLine } from './parts/moon-of-day.ts'
import { balanceText, houseInSpan, inTurn, newsArgument } from './parts/news-argument.ts'
import { DAY_NAMES, dayNameAt, mainNews, NEWS_KINDS, newsText, skyNews } from './parts/sky-news.ts'
import { bestAndWorst, namedDays } from './parts/sun-sign-days.ts'
import {
  areaText,
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
    'The week is the ISO week of the date. Each day follows western-daily-horoscope at 12:00 in the zone; scores are means of the days. Events are sign changes of Sun to Mars, stations of Mercury to Pluto, new and full Moon, and exact major aspects among Sun to Pluto without the Moon. Of equal best or weakest days the earlier comes first. The text names the weightiest event, the weightiest that helps and the weightiest that hinders, in order of time; then the balance by the mean score with the planets behind the best and the hardest area; then the best and the weakest day with the area that differs most from the week. Harmonious aspects, Venus’s ingress and direct stations help; challenging aspects and retrograde stations of Mercury, Venus and Mars hinder.',
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
  const usedSentences = new Set<string>()
  const turn = Math.floor(dayNumber(monday) / 7) + sign
  const argument = newsArgument(news, 'this week', turn)
  const main = argument ? argument.events : mainNews(news, 3)
  const events = main.map((event) => newsText(event, `on ${dayNameAt(event.at, zone)}`, usedSentences))
  const middle = days[3]!
  const houseWords = (place: SolarPlace) => houseInSpan(place, middle.at, news, (at) => dayNameAt(at, zone))
  const quiet = events.length < 2 ? await quietWeekText(middle, scores, houseWords, usedSentences) : []
  const balance = quiet.length > 0 ? '' : balanceText(scores, 'this week', turn, { places: middle.places, houseWords })
  const ofDay = (date: string | null) => days.find((day) => dateText(day.date) === date)
  const named = namedDays({ best, worst }, main, zone)
  return {
    sign: signName(sign),
    start_date: dateText(monday),
    end_date: dateText(addDays(monday, 6)),
    days: await mapYielding(days, world.yieldIfDue, async (day) => {
      const moon = day.places.find(({ planet }) => planet === 'Moon')!
      return {
        date: dateText(day.date),
        moon_sign: signName(signOf(moon.longitude)),
        moon_solar_house: moon.house,
        overall: day.scores.overall,
        rating: ratingOf(day.scores.overall),
        keynote: await moonDayLine(day.at, moon.house, world),
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
    text: [
      argument?.thesis,
      ...events,
      balance,
      ...quiet,
      ...daysText(ofDay(named.best), ofDay(named.worst), scores, turn),
    ]
      .filter(Boolean)
      .join(' '),
  }
})

const WRITTEN_AREAS = ['love', 'career', 'money', 'health'] as const

/** The strongest and the weakest area of a week with few events. */
const quietWeekText = async (
  middle: DayOfSign,
  week: Scores,
  houseWords: (place: SolarPlace) => string,
  usedSentences: Set<string>,
) => {
  const order = WRITTEN_AREAS.toSorted((a, b) => week[b] - week[a])
  const reasons = {
    when: 'this week',
    places: middle.places.filter(({ planet }) => planet !== 'Moon'),
    placeWords: houseWords,
    date: '',
  }
  const first = await areaText(order[0]!, week, reasons, usedSentences)
  return [first, await areaText(order.at(-1)!, week, reasons, usedSentences)]
}

/** The areas by their difference from the week on a day, the highest first. */
const areasOfDay = (day: Scores, week: Scores) =>
  FORECAST_AREAS.toSorted((a, b) => day[b] - week[b] - (day[a] - week[a]))

/** The areas of highest and lowest score in the week. */
const edgesOfWeek = (week: Scores) => {
  const ranked = FORECAST_AREAS.toSorted((a, b) => week[b] - week[a])
  return { strongest: ranked[0]!, weakest: ranked.at(-1)! }
}

/**
 * The best day and the day of caution, each with the area that differs most from the week. The best day never stands for the weakest area
 * of the week, nor the day of caution for the strongest.
 */
const daysText = (best: DayOfSign | undefined, care: DayOfSign | undefined, week: Scores, turn: number): string[] => {
  const { strongest, weakest } = edgesOfWeek(week)
  const isWeak = (area: ForecastArea) => area === weakest || ratingOf(week[area]) < 3
  const area = best && (areasOfDay(best.scores, week).find((each) => !isWeak(each)) ?? strongest)
  const careArea = care && areasOfDay(care.scores, week).findLast((each) => each !== area && each !== strongest)
  const dayName = ({ date }: DayOfSign) => DAY_NAMES[weekday(date)]!
  return [
    ...(best && area ? [fillWords(inTurn(BEST_DAY[area], turn), { day: dayName(best) })] : []),
    ...(care && careArea ? [fillWords(inTurn(CARE_DAY[careArea], turn), { day: dayName(care) })] : []),
  ]
}
