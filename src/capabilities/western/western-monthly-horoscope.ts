import { mapConcurrently } from '../../concurrency.ts'
import { ECLIPSE_TYPES } from '../../ephemeris/queries.ts'
import { invalid } from '../../faults.ts'
import { daysWithin, maybe, nullable, oneOf, t } from '../../schema.ts'
import { eclipseAt, lunations } from '../../sky/lunations.ts'
import { weekday } from '../../time/civil.ts'
import { twoDigits } from '../../time/digits.ts'
import { dateText, longDate, parseMonth } from '../../time/iso.ts'
import { isoUtc, localAt, type Zone } from '../../time/moment.ts'
import { signIngresses } from '../../western/sky-events.ts'
import {
  FORECAST_AREA_HOUSES,
  FORECAST_AREAS,
  type ForecastArea,
  meanScores,
  ratingOf,
  type SolarPlace,
} from '../../western/sun-sign.ts'
import { houseFrom, signName, signOf } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { WHOLE_MONTHS } from '../shared/date-ranges.ts'
import { sideOfScore } from '../shared/narrative/balance.ts'
import { eclipsedMoonText, subjectOfMonth } from '../shared/narrative/month-words.ts'
import { scoreExtremes } from '../shared/narrative/span-edges.ts'
import { weekOfMonthText } from '../shared/narrative/week-words.ts'
import { inBoth, localAndUtc } from '../shared/tropical/moments.ts'
import { Degree, Longitude, longitudeFields, Sign } from '../shared/tropical/shapes.ts'
import { heaviestOfSides, houseInSpan } from './parts/news-argument.ts'
import {
  dayInWords,
  dayWithDateAt,
  lunarEclipseText,
  mainNews,
  newsText,
  type SkyNews,
  skyNews,
} from './parts/sky-news.ts'
import { FORECAST_AREA_WORDS, matterOf } from './parts/solar-house-words.ts'
import { bestAndWorst, type MonthOfSign, monthOfSign, SPANS_APART, stationsIn } from './parts/sun-sign-days.ts'
import {
  areaText,
  type DayOfSign,
  Overall,
  PlanetTerm,
  passageText,
  Rating,
  RatingsObject,
  ratings,
  readSignDate,
  ScoresObject,
  type SignRequest,
  SolarHouse,
  signDate,
  type WrittenArea,
} from './parts/sun-sign-forecast.ts'

export default capability({
  slug: 'western-monthly-horoscope',
  title: 'Western monthly horoscope',
  summary: 'A calendar month for a Sun sign: lunations, sign changes, stations, weeks and six areas.',
  keywords: 'horoscope month monthly zodiac sun sign',
  weight: 'light',
  method:
    'Each day follows western-daily-horoscope at 12:00 in the zone. Scores and ratings are means of the days without the Moon, so that the slow planets dominate. Best days, days of caution and weeks have the scores of the daily forecast with the Moon; of equal days the earlier comes first. Weeks start on Monday and are cut at the ends of the month. The overview has the weightiest sign change or station (one that helps if the overall score is above 53, one that hinders if it is below 47, if there is one) with its house as the subject of the month, the Sun, the weightiest event of another side, and the best and the hardest day. Events are sign changes of Sun to Mars and stations of Mercury to Pluto.',
  varies: true,
  input: signDate({
    month: maybe(t.String(daysWithin(WHOLE_MONTHS, 'Month, YYYY-MM; default: the month of `date`.'))),
  }),
  data: t.Object({
    sign: Sign,
    month: t.String({ description: 'Month, YYYY-MM.' }),
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
  const named = input.month ? parseMonth(input.month) : null
  if (input.month && !named) throw invalid('month', '`month` must be in the format YYYY-MM.')
  if (input.date && named && !input.date.startsWith(input.month!))
    throw invalid('month', `\`month\` must be the month of \`date\` when both are sent: ${input.date.slice(0, -3)}.`)
  const field = input.month ? 'month' : 'date'
  const { year, month: number } = named ?? date
  const month = await monthOfSign(year, number, selection, field, world)
  const { window, days, scores } = month
  const local = input.timezone ? zone : null

  const moons = lunations(window, world.sky).filter(({ phase }) => phase === 'new' || phase === 'full')
  const eclipses = await mapConcurrently(moons, (moon) => eclipseAt(moon, world.sky))
  const { best, worst } = bestAndWorst(days, 5)

  const news = await skyNews(window, sign, world)
  const usedSentences = new Set<string>()
  const avoided = new Set([
    ...worst,
    ...news.filter(({ side }) => side < 0).map(({ at }) => dateText(localAt(at, zone))),
  ])
  /** The days that the text may recommend. */
  const open = days.filter((day) => !avoided.has(dateText(day.date)))
  const { overview, overviewEvents } = await overviewOf({ month, news, open }, selection, usedSentences)
  const middle = days[Math.floor(days.length / 2)]!
  const reasons = {
    span: 'month' as const,
    turn: 12 * month.year + month.month + sign,
    // A slow planet has a part in a month only if it does something in it.
    places: middle.places.filter(
      ({ planet }) =>
        FAST.some((each) => each === planet) ||
        news.some(({ framed, planets }) => framed !== null && planets.includes(planet)),
    ),
    placeWords: (place: SolarPlace) =>
      houseInSpan(place, middle.at, news, (at) => dayInWords(at, selection.zone), 'all month'),
  }
  const area = (name: WrittenArea) =>
    areaText(
      name,
      scores,
      {
        ...reasons,
        // A planet in a house of the area has its reason in the area.
        places: reasons.places.filter(({ house }) => FORECAST_AREA_HOUSES[name].includes(house)),
        date: bestDateText(name, open),
      },
      usedSentences,
    )
  const text = {
    love: await area('love'),
    career: await area('career'),
    money: await area('money'),
    health: await area('health'),
    overview,
  }
  return {
    sign: signName(sign),
    month: `${String(month.year).padStart(4, '0')}-${twoDigits(month.month)}`,
    lunations: moons.map(({ phase, at, longitude }, i) => {
      const eclipse = eclipses[i]
      const event = news.find((each) => each.kind === 'lunation' && each.at === at)!
      return {
        phase: phase as 'new' | 'full',
        exact_at: isoUtc(at),
        sign: signName(signOf(longitude)),
        degree: longitudeFields(longitude).degree,
        solar_house: houseFrom(sign, signOf(longitude)),
        eclipse: eclipse?.type ?? null,
        // An eclipse of the Sun takes back the advice to begin.
        text:
          eclipse?.kind === 'solar'
            ? eclipsedMoonText(matterOf(event.houses[0]!), dayInWords(at, zone))
            : [newsText(event, `on ${dayInWords(at, zone)}`, usedSentences), eclipse && lunarEclipseText(eclipse)]
                .filter(Boolean)
                .join(' '),
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
      longitude: longitudeFields(longitude).longitude,
      sign: signName(signOf(longitude)),
      solar_house: houseFrom(sign, signOf(longitude)),
    })),
    weeks: weeksOf(
      month,
      news.filter((event) => !overviewEvents.includes(event)),
      zone,
    ),
    scores,
    ratings: ratings(scores),
    best_days: best,
    caution_days: worst,
    text,
  }
})

const FAST = ['Sun', 'Mercury', 'Venus', 'Mars'] as const

interface OverviewInput {
  readonly month: MonthOfSign
  readonly news: readonly SkyNews[]
  readonly open: readonly DayOfSign[]
}

/** The subject of the month, the Sun's stay, the main events in order of time, and the best and the hardest day. */
const overviewOf = async (
  { month, news, open }: OverviewInput,
  { zone }: SignRequest,
  usedSentences: Set<string>,
): Promise<{ overview: string; overviewEvents: SkyNews[] }> => {
  const sunIngress = news.find(({ kind, planets }) => kind === 'ingress' && planets[0] === 'Sun')
  const span = sunIngress ? `until ${dayInWords(sunIngress.at, zone)}` : 'all month'
  const sun = await passageText('Sun', month.days[0]!.places[0]!.house, span, usedSentences)
  const edges = scoreExtremes(
    month.days.map(({ scores }) => scores.overall),
    SPANS_APART,
  )
  const [best, hard] = edges ? [month.days[edges.best]!, month.days[edges.hard]!] : []
  const isOn = (day: DayOfSign | undefined, { at }: SkyNews) =>
    day && dateText(day.date) === dateText(localAt(at, zone))
  // New and full Moons have texts of their own, and the main days one judgement each.
  const { lead, counter } = heaviestOfSides(
    news.filter(
      (each) =>
        each.framed !== null &&
        each.kind !== 'lunation' &&
        each !== sunIngress &&
        !(each.side < 0 && isOn(best, each)) &&
        !(each.side > 0 && isOn(hard, each)),
    ),
    PREFERRED_SIDE[sideOfScore(month.scores.overall)],
  )
  const overviewEvents = [lead, counter, sunIngress]
    .filter((event) => event !== undefined)
    .toSorted((a, b) => a.at - b.at)
  const overview = [
    lead && subjectOfMonth(lead.houses[0]!, isHard(lead) ? 'hard' : 'good', month.month),
    sun,
    ...overviewEvents.map((event) => newsText(event, `on ${dayInWords(event.at, zone)}`, usedSentences)),
    best && hard && daysText(best, hard, month, open),
  ]
    .filter(Boolean)
    .join(' ')
  return { overview, overviewEvents }
}

/** The side of the main event of a month by that of the month. */
// source: this project's own weighing
const PREFERRED_SIDE = { help: 1, even: 0, hindrance: -1 } as const

const isHard = ({ side, framed }: SkyNews): boolean =>
  side < 0 || (side === 0 && framed?.kind === 'enters' && framed.side === 'hard')

/** The best and the hardest day of a month, the best with an area whose own text names no other day. */
const daysText = (best: DayOfSign, hard: DayOfSign, month: MonthOfSign, open: readonly DayOfSign[]): string => {
  const gain = (area: ForecastArea) => best.scores[area] - month.scores[area]
  const [area] = FORECAST_AREAS.filter((each) => !isWritten(each) || bestDayOf(each, open) === best).toSorted(
    (a, b) => gain(b) - gain(a),
  )
  const purpose = area && gain(area) > 0 ? `, above all for ${FORECAST_AREA_WORDS[area]}` : ''
  return `Your best day is ${dayOfText(dateText(best.date))}${purpose}; plan little for ${dayOfText(dateText(hard.date))}.`
}

/** `9 December` from YYYY-MM-DD. */
const dayOfText = (date: string): string => longDate(date).replace(/ \S+(?: BC)?$/, '')

const DATE_TEXTS = {
  love: (date: string) => `Invite, ask or make up on ${date}.`,
  career: (date: string) => `Hand in your work or ask your question on ${date}.`,
  money: (date: string) => `Negotiate or settle your accounts on ${date}.`,
  health: (date: string) => `You have most strength on ${date}.`,
} as const satisfies Record<WrittenArea, (date: string) => string>

const isWritten = (area: ForecastArea): area is WrittenArea => area in DATE_TEXTS

/** The day with the best score of an area; of equal days the earlier. */
const bestDayOf = (area: WrittenArea, days: readonly DayOfSign[]): DayOfSign =>
  days.reduce((most, day) => (day.scores[area] > most.scores[area] ? day : most))

const bestDateText = (area: WrittenArea, days: readonly DayOfSign[]): string =>
  DATE_TEXTS[area](dayOfText(dateText(bestDayOf(area, days).date)))

/** Monday to Sunday, the first and last cut at the ends of the month; the scores are those of the weekly forecast. */
const weeksOf = ({ days }: MonthOfSign, news: readonly SkyNews[], zone: Zone) => {
  const starts = days.flatMap(({ date }, i) => (i === 0 || weekday(date) === 1 ? [i] : []))
  return starts.map((from, index) => {
    const week = days.slice(from, starts[index + 1] ?? days.length)
    const scores = meanScores(week.map((day) => day.scores))
    return {
      start_date: dateText(week[0]!.date),
      end_date: dateText(week.at(-1)!.date),
      overall: scores.overall,
      rating: ratingOf(scores.overall),
      keynote: weekNote(week, index, news, zone),
    }
  })
}

/** The main event of a week, and its best and its hardest day. */
const weekNote = (week: readonly DayOfSign[], index: number, news: readonly SkyNews[], zone: Zone): string => {
  const dates = new Set(week.map(({ date }) => dateText(date)))
  const [main] = mainNews(
    news.filter(({ at, framed }) => framed !== null && dates.has(dateText(localAt(at, zone)))),
    1,
  )
  const edges = scoreExtremes(
    week.map(({ scores }) => scores.overall),
    SPANS_APART,
  )
  const [best, hard] = edges ? [week[edges.best]!, week[edges.hard]!] : []
  const ofEvent = main && `On ${dayInWords(main.at, zone)} ${main.clause}.`
  if (ofEvent && !(best && hard)) return ofEvent
  const note = weekOfMonthText({
    index,
    days:
      best && hard
        ? {
            best: dayWithDateAt(best.at, zone),
            hard: dayWithDateAt(hard.at, zone),
            house: best.places.find(({ planet }) => planet === 'Moon')!.house,
          }
        : null,
  })
  return [ofEvent, note].filter(Boolean).join(' ')
}
