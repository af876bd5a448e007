import { mapConcurrently } from '../../concurrency.ts'
import { ECLIPSE_TYPES } from '../../ephemeris/queries.ts'
import { invalid } from '../../faults.ts'
import { daysWithin, maybe, nullable, oneOf, t } from '../../schema.ts'
import { eclipseAt, lunations } from '../../sky/lunations.ts'
import { addDays, weekday } from '../../time/civil.ts'
import { twoDigits } from '../../time/digits.ts'
import { dateText } from '../../time/iso.ts'
import { isoUtc } from '../../time/moment.ts'

import { signIngresses } from '../../western/sky-events.ts'
import { ratingOf } from '../../western/sun-sign.ts'
import { houseFrom, signName, signOf } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { WHOLE_MONTHS } from '../shared/date-ranges.ts'
import { inBoth, localAndUtc } from '../shared/tropical/moments.ts'
import { Degree, Longitude, place, Sign } from '../shared/tropical/shapes.ts'
import { bestAndWorst, type MonthOfSign, monthOfSign, stationsIn } from './parts/sun-sign-days.ts'
import {
  areaText,
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
} from './parts/sun-sign-forecast.ts'

const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/

export default capability({
  slug: 'western-monthly-horoscope',
  title: 'Western monthly horoscope',
  summary: 'A calendar month for a Sun sign: lunations, sign changes, stations, weeks and six areas.',
  keywords: 'horoscope month monthly zodiac sun sign',
  weight: 'light',
  method:
    'Each day by the rules of western-daily-horoscope at 12:00 of the zone. Scores, weeks and ratings are means of the days with the Moon left out, so that the slow planets speak; best days and days of caution are those of the daily forecast, the Moon included, the earlier first. Weeks run from Monday, cut at the ends of the month. Sign changes of Sun to Mars, stations of Mercury to Pluto.',
  varies: true,
  input: signDate({ month: maybe(t.String(daysWithin(WHOLE_MONTHS, 'YYYY-MM; default the month of date.'))) }),
  data: t.Object({
    sign: Sign,
    month: t.String({ description: 'YYYY-MM' }),
    lunations: t.Array(
      t.Object({
        phase: oneOf(['new', 'full']),
        exact_at: t.String(),
        sign: Sign,
        degree: Degree,
        solar_house: SolarHouse,
        eclipse: nullable(oneOf(ECLIPSE_TYPES)),
        text: t.String(),
      }),
    ),
    ingresses: t.Array(
      t.Object({
        planet: PlanetTerm,
        from: Sign,
        to: Sign,
        ...localAndUtc,
        longitude: Longitude,
        retrograde: t.Boolean(),
        solar_house: SolarHouse,
      }),
    ),
    stations: t.Array(
      t.Object({
        planet: PlanetTerm,
        kind: oneOf(['retrograde', 'direct']),
        ...localAndUtc,
        longitude: Longitude,
        sign: Sign,
        solar_house: SolarHouse,
      }),
    ),
    weeks: t.Array(
      t.Object({
        start_date: t.String({ format: 'date' }),
        end_date: t.String({ format: 'date' }),
        overall: Overall,
        rating: Rating,
        keynote: t.String(),
      }),
    ),
    scores: ScoresObject,
    ratings: RatingsObject,
    best_days: t.Array(t.String({ format: 'date' })),
    caution_days: t.Array(t.String({ format: 'date' })),
    text: t.Object({
      love: t.String(),
      career: t.String(),
      money: t.String(),
      health: t.String(),
      overview: t.String(),
    }),
  }),
  example: { sign: 'Libra', month: '2024-04', timezone: 'UTC' },
}).compute(async (input, world) => {
  const selection = readSignDate(input, world)
  const { sign, zone, date } = selection
  const [, year, number] = (input.month && MONTH.exec(input.month)) || []
  if (input.month && !year) throw invalid('month', 'month must be written YYYY-MM.')
  if (input.date && year && !input.date.startsWith(input.month!))
    throw invalid('month', `\`month\` must be the month of \`date\` when both are sent: ${input.date.slice(0, 7)}.`)
  const field = input.month ? 'month' : 'date'
  const month = await monthOfSign(Number(year ?? date.year), Number(number ?? date.month), selection, field, world)
  const { window, days, scores } = month
  const local = input.timezone ? zone : null

  const moons = lunations(window, world.sky).filter(({ phase }) => phase === 'new' || phase === 'full')
  const eclipses = await mapConcurrently(moons, (moon) => eclipseAt(moon, world.sky))
  const { best, worst } = bestAndWorst(days, 5)

  const usedSentences = new Set<string>()
  const middle = days[Math.floor(days.length / 2)]!
  const sun = middle.places.find(({ planet }) => planet === 'Sun')!
  const overview = `${await passageText('Sun', sun.house, usedSentences)} ${keynote(scores)}`
  const text = {
    love: await areaText('love', scores, middle.places, usedSentences),
    career: await areaText('career', scores, middle.places, usedSentences),
    money: await areaText('money', scores, middle.places, usedSentences),
    health: await areaText('health', scores, middle.places, usedSentences),
    overview,
  }
  return {
    sign: signName(sign),
    month: `${String(month.year).padStart(4, '0')}-${twoDigits(month.month)}`,
    lunations: moons.map(({ phase, at, longitude }, i) => {
      const house = houseFrom(sign, signOf(longitude))
      const eclipse = eclipses[i]
      return {
        phase: phase as 'new' | 'full',
        exact_at: isoUtc(at),
        sign: signName(signOf(longitude)),
        degree: place(longitude).degree,
        solar_house: house,
        eclipse: eclipse?.type ?? null,
        text: `${phase === 'new' ? 'New' : 'Full'} Moon in ${signName(signOf(longitude))}${eclipse ? `, with a ${eclipse.type} eclipse of the ${eclipse.kind === 'solar' ? 'Sun' : 'Moon'}` : ''}. ${placeText('Moon', house)}`,
      }
    }),
    ingresses: (await signIngresses(window, world.sky)).map(({ planet, at, from, to, retrograde, longitude }) => ({
      planet,
      from: signName(from),
      to: signName(to),
      ...inBoth(at, local),
      longitude,
      retrograde,
      solar_house: houseFrom(sign, to),
    })),
    stations: (await stationsIn(window, world)).map(({ planet, at, turns, longitude }) => ({
      planet,
      kind: turns,
      ...inBoth(at, local),
      longitude: place(longitude).longitude,
      sign: signName(signOf(longitude)),
      solar_house: houseFrom(sign, signOf(longitude)),
    })),
    weeks: weeksOf(month),
    scores,
    ratings: ratings(scores),
    best_days: best,
    caution_days: worst,
    text,
  }
})

/** Monday to Sunday, the first and last cut at the ends of the month. */
const weeksOf = ({ days, scoresOf }: MonthOfSign) => {
  const starts = days.flatMap(({ date }, i) => (i === 0 || weekday(date) === 1 ? [i] : []))
  return starts.map((from, i) => {
    const to = starts[i + 1] ?? days.length
    const scores = scoresOf(from, to)
    return {
      start_date: dateText(days[from]!.date),
      end_date: dateText(addDays(days[from]!.date, to - from - 1)),
      overall: scores.overall,
      rating: ratingOf(scores.overall),
      keynote: keynote(scores),
    }
  })
}
