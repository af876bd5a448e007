import { mapConcurrently } from '../../concurrency.ts'
import { mapYielding } from '../../cooperative-yield.ts'
import { ECLIPSE_KINDS, ECLIPSE_TYPES } from '../../ephemeris/queries.ts'
import { invalid } from '../../faults.ts'
import { maybe, oneOf, t, term } from '../../schema.ts'
import { longitudeOf } from '../../sky/expressions.ts'
import { eclipsedLongitude, eclipsesIn } from '../../sky/lunations.ts'
import type { Eclipse } from '../../sky/sky.ts'
import { retrogradePeriods } from '../../sky/stations.ts'
import { CIVIL_MONTHS, dateText, longDate, monthText } from '../../time/iso.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { isoUtc, localAt, startOfDay, type Zone } from '../../time/moment.ts'
import { overlapOf, type Window } from '../../time/window.ts'
import { BODY_OF } from '../../western/points.ts'
import type { RetrogradePlanet } from '../../western/retrogrades.ts'
import { FORECAST_AREA_HOUSES, FORECAST_AREAS, meanScores, ratingOf } from '../../western/sun-sign.ts'
import { joinWords, withIndefiniteArticle } from '../../wording.ts'
import { houseFrom, type SignIndex, signName, signOf } from '../../zodiac/signs.ts'
import { capability, type World } from '../capability.ts'
import { YEARS } from '../shared/date-ranges.ts'
import { FORECAST_YEAR_RULE, forecastYear } from '../shared/forecast-year.ts'
import { quarterSteps } from '../shared/narrative/year-quarters.ts'
import { eclipseDeed, edgeMonthText } from '../shared/narrative/year-words.ts'
import { demandCover } from '../shared/tropical/birth.ts'
import { House, Longitude, longitudeFields, Sign } from '../shared/tropical/shapes.ts'
import { entriesOf, entryText } from './parts/sign-year-entries.ts'
import { subjectOfSignYear } from './parts/sign-year-subject.ts'
import { dayInWords, mainNews, type SkyNews, skyNews } from './parts/sky-news.ts'
import { FORECAST_AREA_WORDS, matterOf } from './parts/solar-house-words.ts'
import { type MonthOfSign, yearOfSign } from './parts/sun-sign-days.ts'
import {
  areaText,
  Overall,
  PlanetTerm,
  passageText,
  Rating,
  RatingsObject,
  ratings,
  readSignDate,
  ScoresObject,
  SolarHouse,
  signDate,
  type WrittenArea,
} from './parts/sun-sign-forecast.ts'
import { isTurning, marsOfYear, stationOfYear } from './parts/year-event-frames.ts'

const SLOW = ['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto', 'North Node'] as const
const FAST = ['Mercury', 'Venus', 'Mars'] as const
const Span = { start: t.String(), end: t.String() }

export default capability({
  slug: 'western-yearly-horoscope',
  title: 'Western yearly horoscope',
  summary: 'A year for a Sun sign: slow planets, eclipses and retrogrades through the solar houses.',
  keywords: 'horoscope year yearly zodiac sun sign',
  weight: 'standard',
  method:
    'The spans are those of Jupiter to Pluto and the true North Node between sign changes, cut at the ends of the year, with instants in UTC. Retrogrades of Mercury, Venus and Mars are given whole, also if they start the year before or end the year after. Months follow western-monthly-horoscope; scores are means of the months. The text names the house with the longest stay of Jupiter as the subject, that of Saturn against it, the stays of both, and one deed for the month with the highest overall score, beside its eclipse of the Sun if it has one. Quarters are steps towards the subject by the mean of their months, each with its three main events, the eclipses of the Sun among them. A month is read by the weightiest of Saturn, Jupiter, Mars, Venus and the Sun that enters a sign in it, in the best and in the hardest month by one of its side.',
  varies: true,
  input: signDate({
    year: maybe(
      t.Integer({
        ...YEARS,
        description: `Calendar year; default: the year of \`date\`, or without it ${FORECAST_YEAR_RULE}.`,
      }),
    ),
  }),
  data: t.Object({
    sign: Sign,
    year: t.Integer(),
    slow_planets: t.Array(
      t.Object({
        planet: term(SLOW),
        spans: t.Array(
          t.Object({ ...Span, sign: Sign, solar_house: SolarHouse, retrograde_spans: t.Array(t.Object(Span)) }),
        ),
      }),
    ),
    eclipses: t.Array(
      t.Object({
        kind: oneOf(ECLIPSE_KINDS),
        type: oneOf(ECLIPSE_TYPES),
        date: t.String({ format: 'date' }),
        global: t.Object({ maximum: t.String() }),
        longitude: Longitude,
        sign: Sign,
        solar_house: SolarHouse,
      }),
    ),
    retrogrades: t.Array(
      t.Object({
        planet: PlanetTerm,
        station_retrograde: t.String(),
        station_direct: t.String(),
        signs: t.Array(Sign, { maxItems: 2 }),
        solar_houses: t.Array(House, { maxItems: 2 }),
      }),
    ),
    quarters: t.Array(
      t.Object({
        start: t.String({ format: 'date' }),
        end: t.String({ format: 'date' }),
        keynote: t.String(),
        text: t.String(),
      }),
    ),
    months: t.Array(
      t.Object({
        month: t.String({ description: 'Month, YYYY-MM.' }),
        overall: Overall,
        rating: Rating,
        keynote: t.String(),
      }),
    ),
    scores: ScoresObject,
    ratings: RatingsObject,
    text: t.Object({
      overview: t.String(),
      love: t.String(),
      career: t.String(),
      money: t.String(),
      health: t.String(),
    }),
  }),
  example: { sign: 'Scorpio', year: 2026, timezone: 'UTC' },
}).compute(async (input, world) => {
  const { sky } = world
  const selection = readSignDate(input, world)
  const { sign, zone, date } = selection
  const year = input.year ?? (input.date ? date.year : forecastYear(date))
  if (input.date && year !== date.year)
    throw invalid('year', `\`year\` must be the year of \`date\` when both are sent: ${date.year}.`)
  const window = {
    from: startOfDay({ year, month: 1, day: 1 }, zone),
    to: startOfDay({ year: year + 1, month: 1, day: 1 }, zone),
  }
  const field = input.year ? 'year' : 'date'
  demandCover(window.from, field, world)
  if (window.to > sky.range.to) throw invalid(field, `\`${field}\` must be in a year that the ephemeris files cover.`)

  const months = await yearOfSign(year, selection, field, world)
  const scores = meanScores(months.map((month) => month.scores))
  const eclipses = await eclipsesIn(window, sky)

  const slowPlanets = await mapYielding(SLOW, world.yieldIfDue, async (planet) => ({
    planet,
    spans: await spansOf(planet, window.from, window.to, sign, world),
  }))
  const news = await skyNews(window, sign, world, { withAspects: false })
  const staysOf = (planet: (typeof SLOW)[number]) =>
    staysByHouse(slowPlanets.find((each) => each.planet === planet)!.spans)

  const usedSentences = new Set<string>()
  const subject = subjectOfSignYear({
    year,
    stays: { Jupiter: staysOf('Jupiter'), Saturn: staysOf('Saturn') },
    eclipses: eclipses.filter(({ kind }) => kind === 'solar').map(({ maximum }) => localAt(maximum, zone)),
    months: months.map((month) => month.scores.overall),
  })
  const slowStays = (['Jupiter', 'Saturn'] as const)
    .flatMap((planet) => staysOf(planet).map((stay) => ({ planet, ...stay })))
    .toSorted((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0))
  const overview = [
    subject.opening,
    ...(await mapYielding(slowStays, world.yieldIfDue, ({ planet, house, span }) =>
      passageText(planet, house, span, usedSentences),
    )),
    ...subject.deed,
  ]
    .filter(Boolean)
    .join(' ')
  const steps = quarterSteps({
    best: subject.best,
    hard: subject.hardest,
    stepIn: subject.stepIn,
    subject: matterOf(subject.house),
    helpIn: (quarter) => edgeAreas(quarter, months).help,
    careIn: (quarter) => edgeAreas(quarter, months).care,
  })
  // The hardest month of the year has one judgement.
  const open = months.filter((_, i) => i !== subject.hardest)
  const stepArea = WRITTEN_AREAS.find((name) => FORECAST_AREA_HOUSES[name].includes(subject.house))
  const area = (name: WrittenArea) =>
    areaText(
      name,
      scores,
      {
        span: 'year',
        turn: year + sign,
        places: [],
        placeWords: () => '',
        date:
          name === stepArea
            ? `The main step of your year belongs here: take it in ${subject.stepIn}.`
            : bestMonthText(name, open),
      },
      usedSentences,
    )
  const text = {
    overview,
    love: await area('love'),
    career: await area('career'),
    money: await area('money'),
    health: await area('health'),
  }
  const quarters = Array.from({ length: 4 }, (_, q) => {
    const three = months.slice(3 * q, 3 * q + 3)
    const quarter = { from: three[0]!.window.from, to: three[2]!.window.to }
    return {
      start: dateText({ year, month: 3 * q + 1, day: 1 }),
      end: dateText(three[2]!.days.at(-1)!.date),
      keynote: steps[q] ?? '',
      text: quarterText(quarter, news, eclipses, zone),
    }
  })
  const entries = entriesOf(slowPlanets, news, usedSentences)
  const fast = await mapConcurrently(FAST, (planet) => retrogradePeriods(planet, window, sky))
  return {
    sign: signName(sign),
    year,
    slow_planets: slowPlanets,
    eclipses: eclipses.map((eclipse) => {
      const { kind, type, maximum } = eclipse
      const longitude = eclipsedLongitude(eclipse, sky)
      return {
        kind,
        type,
        date: dateText(localAt(maximum, zone)),
        global: { maximum: isoUtc(maximum) },
        longitude: longitudeFields(longitude).longitude,
        sign: signName(signOf(longitude)),
        solar_house: houseFrom(sign, signOf(longitude)),
      }
    }),
    retrogrades: FAST.flatMap((planet, i) =>
      fast[i]!.map(({ from, to, stations: [back, on] }) => {
        const [first, last] = [signOf(back.longitude), signOf(on.longitude)]
        const signs = first === last ? [first] : [first, last]
        return {
          planet,
          station_retrograde: isoUtc(from),
          station_direct: isoUtc(to),
          signs: signs.map(signName),
          solar_houses: signs.map((each) => houseFrom(sign, each)),
        }
      }),
    ),
    quarters,
    months: months.map((month, i) => ({
      month: monthText({ year, month: month.month }),
      overall: month.scores.overall,
      rating: ratingOf(month.scores.overall),
      keynote: [
        entryText(
          month.window,
          entries,
          zone,
          EDGE_SIDES[i === subject.edges?.best ? 'best' : i === subject.edges?.hard ? 'hard' : 'none'],
        ),
        i === subject.edges?.best && edgeMonthText('best', i),
        i === subject.edges?.hard && edgeMonthText('hard', i),
      ]
        .filter(Boolean)
        .join(' '),
    })),
    scores,
    ratings: ratings(scores),
    text,
  }
})

/** The side of the best and of the hardest month. */
const EDGE_SIDES = { best: 'good', hard: 'hard', none: null } as const

const ALL_YEAR = 'all year'

/** The areas with the highest and the lowest score of a quarter, in words. */
const edgeAreas = (quarter: number, months: readonly MonthOfSign[]) => {
  const scores = meanScores(months.slice(3 * quarter, 3 * quarter + 3).map((month) => month.scores))
  const ranked = FORECAST_AREAS.toSorted((a, b) => scores[b] - scores[a])
  return { help: FORECAST_AREA_WORDS[ranked[0]!], care: FORECAST_AREA_WORDS[ranked.at(-1)!] }
}

/** `26 July` in UTC. */
const dayOf = (text: string): string => longDate(text).replace(/ \S+(?: BC)?$/, '')

/** The houses of a planet in order of time, each with its spans in words: "until 26 July", "from 26 July". */
const staysByHouse = (spans: Awaited<ReturnType<typeof spansOf>>) => {
  const wordsOf = ({ start, end }: (typeof spans)[number]): string => {
    const [first, last] = [start === spans[0]!.start, end === spans.at(-1)!.end]
    if (first && last) return ALL_YEAR
    return first ? `until ${dayOf(end)}` : last ? `from ${dayOf(start)}` : `from ${dayOf(start)} to ${dayOf(end)}`
  }
  const daysOf = ({ start, end }: (typeof spans)[number]) => Date.parse(end) - Date.parse(start)
  return [...Map.groupBy(spans, ({ solar_house }) => solar_house)].map(([house, stays]) => ({
    house,
    span: joinWords(stays.map(wordsOf)),
    start: stays[0]!.start,
    length: stays.reduce((sum, stay) => sum + daysOf(stay), 0),
  }))
}

const WRITTEN_AREAS: readonly WrittenArea[] = ['love', 'career', 'money', 'health']

const MONTH_TEXTS = {
  love: (month: string) => `Plan time for two in ${month}.`,
  career: (month: string) => `Hand in your best work in ${month}.`,
  money: (month: string) => `Settle larger payments in ${month}, if you can choose.`,
  health: (month: string) => `You are strongest in ${month}.`,
} as const satisfies Record<WrittenArea, (month: string) => string>

/** The month with the best score of an area; empty if all are equal. */
const bestMonthText = (area: WrittenArea, months: readonly MonthOfSign[]): string => {
  const best = months.reduce((most, month) => (month.scores[area] > most.scores[area] ? month : most))
  return months.every(({ scores }) => scores[area] === best.scores[area])
    ? ''
    : MONTH_TEXTS[area](CIVIL_MONTHS[best.month - 1]!)
}

/** The three main events of a quarter in order of time: eclipses of the Sun, stations and sign changes of Mars. */
const quarterText = (
  { from, to }: Window,
  news: readonly SkyNews[],
  eclipses: readonly Eclipse[],
  zone: Zone,
): string => {
  const visible = eclipses.filter(({ kind }) => kind === 'solar')
  const eclipseOf = ({ kind, at }: SkyNews) =>
    kind === 'lunation' ? visible.find(({ maximum }) => Math.abs(maximum - at) < 1) : undefined
  const own = news.filter((event) => event.at >= from && event.at < to)
  return mainNews(
    own.filter((event) =>
      event.kind === 'lunation'
        ? eclipseOf(event)
        : event.planets[0] === 'Mars' || (event.kind === 'station' && isTurning(event.planets[0]!)),
    ),
    3,
  )
    .map((event) => {
      const { framed, at } = event
      const turn = { house: event.houses[0]!, date: dayInWords(at, zone) }
      const eclipse = eclipseOf(event)
      if (eclipse)
        return `On ${turn.date} ${withIndefiniteArticle(eclipse.type)} eclipse of the Sun falls on ${matterOf(turn.house)}: ${eclipseDeed(turn.house)}.`
      return framed && (framed.kind === 'retrograde' || framed.kind === 'direct') && isTurning(framed.planet)
        ? stationOfYear(framed.kind, framed.planet, turn)
        : marsOfYear(framed?.kind === 'enters' ? framed.side : 'hard', turn)
    })
    .join(' ')
}

/** Stays in signs with their retrograde spans, cut at the ends of the year. */
const spansOf = async (
  planet: (typeof SLOW)[number],
  from: JulianDay,
  to: JulianDay,
  sign: SignIndex,
  { sky }: World,
) => {
  const of = longitudeOf(BODY_OF[planet])
  const cuts = [from, ...(await sky.scan({ of, span: 30, from, to })).map(({ at }) => at), to]
  const back = planet === 'North Node' ? [] : await retrogradePeriods(planet as RetrogradePlanet, { from, to }, sky)
  return cuts.slice(1).map((end, i) => {
    const stay = { from: cuts[i]!, to: end }
    const middle = plusDays(stay.from, (stay.to - stay.from) / 2)
    const within = signOf(sky.positions(middle, [BODY_OF[planet]])[0]!.longitude)
    return {
      start: isoUtc(stay.from),
      end: isoUtc(stay.to),
      sign: signName(within),
      solar_house: houseFrom(sign, within),
      retrograde_spans: back.flatMap((period) => {
        const common = overlapOf(period, stay)
        return common ? [{ start: isoUtc(common.from), end: isoUtc(common.to) }] : []
      }),
    }
  })
}
