import { concurrently } from '../../concurrency.ts'
import { mapYielding } from '../../cooperative-yield.ts'
import { DIRECTION_CODES, GRAHA_ATTRIBUTES } from '../../jyotish/graha-attributes.ts'
import { GRAHAS, lordOf, SEVEN } from '../../jyotish/grahas.ts'
import { tithiNumber, WEEKDAYS } from '../../jyotish/limbs.ts'
import { NAKSHATRAS, nakshatraOf } from '../../jyotish/nakshatras.ts'
import { areaScores, DAY_SHARES, overallSignScore } from '../../jyotish/sign-scores.ts'
import { signsOf, type Transits, transitsAt } from '../../jyotish/transits.ts'
import { daysWithin, maybe, nullable, oneOf, t } from '../../schema.ts'
import { civilOf, dayNumber, weekday } from '../../time/civil.ts'
import { dateText } from '../../time/iso.ts'
import { plusDays } from '../../time/julian-day.ts'
import { isoUtc } from '../../time/moment.ts'
import { fixedZone } from '../../time/zones.ts'
import type { SignIndex } from '../../zodiac/signs.ts'
import { houseFrom, signName } from '../../zodiac/signs.ts'
import { capability, type World } from '../capability.ts'
import { localNoon, Utc } from '../shared/almanac.ts'
import { readDate, readZone } from '../shared/clocks.ts'
import { FORECAST_DAYS } from '../shared/date-ranges.ts'
import { GocharaRow, gocharaWriter, moonsAtIngress } from '../shared/gochara-rows.ts'
import { only } from '../shared/inputs.ts'
import { House, Sign, Star } from '../shared/shapes.ts'
import { dayColumnWriter } from './parts/day-column.ts'
import { noonUtc, tithiFields, tithiRow, withinForecasts } from './parts/personal-day.ts'
import {
  Areas,
  areasQuality,
  areaWriter,
  FORECAST_ZODIACS,
  FRAME,
  forOneOrAll,
  Quality,
  readSigns,
  SIGN_FIELDS,
  SignOrAll,
  seatOf,
  zodiacPoint,
} from './parts/sign-forecast.ts'

const readDay = (text: string | null | undefined, world: World) =>
  withinForecasts(text == null ? civilOf(world.now) : readDate(text, 'date', world), 'date')

export default capability({
  slug: 'daily-sign-horoscope',
  title: 'Daily sign horoscope',
  summary: 'A day for a Moon sign or ascendant: its main news, five areas, a score, and nine transits with vedha.',
  keywords: 'horoscope today daily zodiac sign',
  weight: 'light',
  method:
    'Gochara of the nine grahas at 12:00 UTC (or local noon) is counted from the sign, with Lahiri and the mean node. An area starts at 50. Each planet in one of its houses, or named for it (then doubled), adds 8 if good, 2 if good but obstructed, -6 if bad, -1 if bad but relieved. The houses and planets are love 5, 7 (Venus, Moon); career 10, 6 (Sun, Saturn); money 2, 11 (Jupiter, Mercury); health 1, 6, 8 (Mars, Sun); mood 4, 1 (Moon). The quality is the mean of the areas. Lucky number and direction follow the lord of the weekday, the colour the lord of the Moon’s sign. The text has the Moon by house and day of its stay; then one deed: for the weightiest change of a planet since the day before, or else for the planet that the Moon meets, or else for the nakshatra of the Moon by its nature and the house. It ends with the place of the day in its week, Monday to Sunday, if the day has the highest or the lowest quality and the two differ by at least 5 points. A further area that has changed since the day before names the planet that changed it.',
  input: only({
    sign: SIGN_FIELDS.sign,
    date: maybe(t.String({ format: 'date', ...daysWithin(FORECAST_DAYS, 'Day, YYYY-MM-DD; default: today in UTC.') })),
    zodiac: SIGN_FIELDS.zodiac,
    timezone: maybe(t.String({ description: 'IANA zone name; the horoscope uses noon of this zone.' })),
  }),
  data: forOneOrAll({
    sign: SignOrAll,
    zodiac: oneOf(FORECAST_ZODIACS),
    date: t.String({ format: 'date' }),
    moment_utc: Utc,
    moon: t.Object({
      sign: Sign,
      nakshatra: Star,
      tithi: t.Object(tithiFields, { description: 'Tithi of the day.' }),
      house: nullable(House),
    }),
    text: nullable(t.String({ description: 'The day in a few sentences; null if all signs are requested.' })),
    transits: t.Array(GocharaRow, { maxItems: 9 }),
    areas: nullable(Areas),
    lucky: t.Object({
      number: t.Integer({ minimum: 1, maximum: 9, description: 'Number of the weekday lord.' }),
      colour: t.String(),
      direction: oneOf(DIRECTION_CODES),
      fact_ids: t.Array(t.String()),
    }),
    quality: nullable(Quality),
  }),
  example: { sign: 'Leo', date: '2026-11-21' },
  varies: true,
}).compute(async (input, world) => {
  const { signs, all } = readSigns(input.sign)
  const zodiac = input.zodiac ?? 'vedic'
  const date = readDay(input.date, world)
  const zone = input.timezone ? readZone(input.timezone, 'timezone') : fixedZone(0)
  const at = input.timezone ? localNoon(date, zone) : noonUtc(date)
  const transits = transitsAt(at, FRAME, world.sky)
  const [yesterday, twoDaysAgo] = [1, 2].map((days) => transitsAt(plusDays(at, -days), FRAME, world.sky)) as [
    Transits,
    Transits,
  ]
  // The week from Monday to Sunday, by which the text says that a day is its best or its hardest.
  const dayOfWeek = (weekday(date) + 6) % 7
  const { range } = world.sky
  const hasWeek = plusDays(at, -7) > range.from && plusDays(at, 7) < range.to
  const signsOfWeek = Array.from({ length: hasWeek ? 7 : 0 }, (_, i) =>
    signsOf(i === dayOfWeek ? transits : transitsAt(plusDays(at, i - dayOfWeek), FRAME, world.sky)),
  )
  const skies = { transits, yesterday, twoDaysAgo, day: dayNumber(date), at, zone }
  const moonAt = moonsAtIngress(at, FRAME, world.sky)
  const [describe, tellAreas, writeColumn] = await concurrently(
    () => gocharaWriter(),
    () => areaWriter(),
    () => dayColumnWriter(),
  )
  const { Sun, Moon } = transits
  const dayLord = SEVEN[weekday(date)]!
  const head = { zodiac, date: dateText(date), moment_utc: isoUtc(at) }
  const moon = {
    sign: signName(Moon.sign),
    nakshatra: NAKSHATRAS[nakshatraOf(Moon.longitude)]!,
    tithi: tithiRow(tithiNumber(Moon.longitude, Sun.longitude)),
  }
  const lucky = {
    number: GRAHA_ATTRIBUTES[dayLord].number,
    colour: GRAHA_ATTRIBUTES[lordOf(Moon.sign)].colours[0],
    direction: GRAHA_ATTRIBUTES[dayLord].direction,
    fact_ids: [`panchang.weekday.${WEEKDAYS[weekday(date)]}`, `transit.Moon.sign.${moon.sign}`],
  }
  const horoscope = (from: SignIndex) => {
    const usedSentences = new Set<string>()
    const standpoint = { from, called: zodiacPoint(zodiac), ascendant: zodiac === 'lagna' ? from : null, bindus: null }
    const areas = areaScores(from, signsOf(transits), DAY_SHARES)
    const before = areaScores(from, signsOf(yesterday), DAY_SHARES)
    const week = signsOfWeek.map((signs) => overallSignScore(areaScores(from, signs, DAY_SHARES)))
    return {
      sign: signName(from),
      ...head,
      moon: { ...moon, house: houseFrom(from, Moon.sign) },
      text: writeColumn(skies, { from, called: seatOf(zodiac), week: { scores: week, day: dayOfWeek } }, usedSentences),
      // The text of the day has what the transits mean; nine readings would bury it.
      transits: GRAHAS.map((planet) => ({
        ...describe(planet, transits, standpoint, moonAt(planet), new Set()).row,
        text: null,
      })),
      areas: tellAreas(areas, usedSentences, { turn: dayNumber(date) + from, before }),
      lucky,
      quality: areasQuality(areas),
    }
  }
  const items = await mapYielding(signs, world.yieldIfDue, horoscope)
  return all
    ? {
        sign: 'all' as const,
        ...head,
        moon: { ...moon, house: null },
        text: null,
        transits: [],
        areas: null,
        lucky,
        quality: null,
        horoscopes: items,
      }
    : { ...items[0]!, horoscopes: null }
})
