import { mapConcurrently } from '../../concurrency.ts'
import { mapYielding } from '../../cooperative-yield.ts'
import { ECLIPSE_KINDS, ECLIPSE_TYPES } from '../../ephemeris/queries.ts'
import { invalid } from '../../faults.ts'
import { maybe, oneOf, t, term } from '../../schema.ts'
import { longitudeOf } from '../../sky/expressions.ts'
import { eclipsedLongitude, eclipsesIn } from '../../sky/lunations.ts'
import { retrogradePeriods } from '../../sky/stations.ts'
import { twoDigits } from '../../time/digits.ts'
import { dateText } from '../../time/iso.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { isoUtc, localAt, startOfDay } from '../../time/moment.ts'
import { overlap } from '../../time/window.ts'

import { BODY_OF } from '../../western/points.ts'
import type { RetrogradePlanet } from '../../western/retrogrades.ts'
import { meanScores, ratingOf } from '../../western/sun-sign.ts'
import { houseFrom, type SignIndex, signName, signOf } from '../../zodiac/signs.ts'
import { capability, type World } from '../capability.ts'
import { demandCover } from '../shared/tropical/birth.ts'
import { House, Longitude, place, Sign } from '../shared/tropical/shapes.ts'
import { monthOfSign } from './parts/sun-sign-days.ts'
import {
  areaText,
  keynote,
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
} from './parts/sun-sign-forecast.ts'

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
    'Spans of Jupiter to Pluto and the true North Node between sign changes, cut at the ends of the year, instants in UTC; retrogrades of Mercury, Venus and Mars whole, also when they begin the year before or end the year after. Months as in western-monthly-horoscope; scores are means of the months.',
  varies: true,
  input: signDate({
    year: maybe(t.Integer({ minimum: 1900, maximum: 2200, description: 'Default: the year of date.' })),
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
        signs: t.Array(Sign),
        solar_houses: t.Array(House),
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
      t.Object({ month: t.String({ description: 'YYYY-MM' }), overall: Overall, rating: Rating, keynote: t.String() }),
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
  const year = input.year ?? date.year
  if (input.date && year !== date.year)
    throw invalid('year', `\`year\` must be the year of \`date\` when both are sent: ${date.year}.`)
  const window = {
    from: startOfDay({ year, month: 1, day: 1 }, zone),
    to: startOfDay({ year: year + 1, month: 1, day: 1 }, zone),
  }
  const field = input.year ? 'year' : 'date'
  demandCover(window.from, field, world)
  if (window.to > sky.range.to) throw invalid(field, 'The ephemeris files do not cover that year.')

  const months = await mapYielding(Array(12).keys(), world.yieldIfDue, (i) =>
    monthOfSign(year, i + 1, selection, field, world),
  )
  const scores = meanScores(months.map((month) => month.scores))
  const eclipses = await eclipsesIn(window, sky)

  const middle = months[6]!.days[0]!
  const usedSentences = new Set<string>()
  const houseOf = (planet: 'Jupiter' | 'Saturn') => middle.places.find((place) => place.planet === planet)!.house
  const overview = [
    await passageText('Jupiter', houseOf('Jupiter'), usedSentences),
    await passageText('Saturn', houseOf('Saturn'), usedSentences),
    keynote(scores),
  ].join(' ')
  const text = {
    overview,
    love: await areaText('love', scores, middle.places, usedSentences),
    career: await areaText('career', scores, middle.places, usedSentences),
    money: await areaText('money', scores, middle.places, usedSentences),
    health: await areaText('health', scores, middle.places, usedSentences),
  }
  const quarters = []
  for (let q = 0; q < 4; q++) {
    const three = months.slice(3 * q, 3 * q + 3)
    const centre = three[1]!.days[14]!
    const sun = centre.places.find(({ planet }) => planet === 'Sun')!
    quarters.push({
      start: dateText({ year, month: 3 * q + 1, day: 1 }),
      end: dateText(three[2]!.days.at(-1)!.date),
      keynote: keynote(meanScores(three.map((month) => month.scores))),
      text: await passageText('Sun', sun.house, usedSentences),
    })
  }
  const fast = await mapConcurrently(FAST, (planet) => retrogradePeriods(planet, window, sky))
  return {
    sign: signName(sign),
    year,
    slow_planets: await mapYielding(SLOW, world.yieldIfDue, async (planet) => ({
      planet,
      spans: await spansOf(planet, window.from, window.to, sign, world),
    })),
    eclipses: eclipses.map((eclipse) => {
      const { kind, type, maximum } = eclipse
      const longitude = eclipsedLongitude(eclipse, sky)
      return {
        kind,
        type,
        date: dateText(localAt(maximum, zone)),
        global: { maximum: isoUtc(maximum) },
        longitude: place(longitude).longitude,
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
    months: months.map((month) => ({
      month: `${year}-${twoDigits(month.month)}`,
      overall: month.scores.overall,
      rating: ratingOf(month.scores.overall),
      keynote: keynote(month.scores),
    })),
    scores,
    ratings: ratings(scores),
    text,
  }
})

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
        const common = overlap(period, stay)
        return common ? [{ start: isoUtc(common.from), end: isoUtc(common.to) }] : []
      }),
    }
  })
}
