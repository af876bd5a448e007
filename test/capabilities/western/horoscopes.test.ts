import { describe, expect, test } from 'bun:test'
import daily from '../../../src/capabilities/western/western-daily-horoscope.ts'
import monthly from '../../../src/capabilities/western/western-monthly-horoscope.ts'
import weekly from '../../../src/capabilities/western/western-weekly-horoscope.ts'
import yearly from '../../../src/capabilities/western/western-yearly-horoscope.ts'
import type { Sky } from '../../../src/sky/sky.ts'
import { julianDay } from '../../../src/time/julian-day.ts'
import { meanScores, solarPlaces, solarScores } from '../../../src/western/sun-sign.ts'
import { tropical } from '../../../src/zodiac/longitude.ts'
import { SIGNS, signName, signOf } from '../../../src/zodiac/signs.ts'
import { sky, worldAt } from '../../world.ts'
import { call, rejectedField } from '../call.ts'

// Figures without a further source: from the catalogue, by Swiss Ephemeris 2.10.

const near = (text: string, expected: string, seconds: number) =>
  expect(Math.abs(Date.parse(text) - Date.parse(expected)) / 1000).toBeLessThanOrEqual(seconds)

describe('western-daily-horoscope', () => {
  test('8 April 2024: the Moon in Aries, and the scores of Aries and Libra', async () => {
    const aries = await call(daily, { sign: 'aries', date: '2024-04-08', timezone: 'UTC' })
    expect(aries.moon).toMatchObject({ sign: 'Aries', solar_house: 1 })
    expect(aries.scores).toEqual({ love: 62, career: 60, money: 66, health: 92, home: 28, social: 42, overall: 58 })
    expect(aries.ratings).toEqual({ love: 4, career: 3, money: 4, health: 5, home: 2, social: 3, overall: 3 })
    const libra = await call(daily, { sign: 'Libra', date: '2024-04-08' })
    expect(libra.moon.solar_house).toBe(7)
    expect(libra.scores).toEqual({ love: 67, career: 28, money: 56, health: 28, home: 60, social: 62, overall: 50 })
    expect(aries.planets).toHaveLength(10)
    // Day 99 of the year and sign 1: the digital root of 100, and window 100 mod 7 = 2.
    expect(aries.lucky).toEqual({ number: 1, colour: 'red', time_window: '10:00-12:00' })
    for (const { planets, orb } of aries.highlights) expect(orb).toBeLessThanOrEqual(planets.includes('Moon') ? 3 : 1)
  })

  test('the same sign and day give the same bytes, and another sign another text', async () => {
    const ask = async (sign: string) => JSON.stringify(await call(daily, { sign, date: '2026-02-28' }))
    expect(await ask('Virgo')).toBe(await ask('virgo'))
    const texts = await Promise.all(SIGNS.map(async (sign) => (await call(daily, { sign, date: '2026-02-28' })).text))
    expect(new Set(texts).size).toBe(12)
  })

  test('today and noon depend on the zone', async () => {
    const now = Date.UTC(2026, 0, 1, 20)
    expect((await call(daily, { sign: 'Leo' }, now)).date).toBe('2026-01-01')
    const tokyo = await call(daily, { sign: 'Leo', timezone: 'Asia/Tokyo' }, now)
    expect([tokyo.date, tokyo.moment_utc]).toEqual(['2026-01-02', '2026-01-02T03:00:00Z'])
  })

  test('a longitude just before the end of a sign belongs to the sign', async () => {
    const world = worldAt()
    const positions: Sky['positions'] = (at, bodies) =>
      sky.positions(at, bodies).map((place) => ({ ...place, longitude: tropical(359.9999998) }))
    const { moon, planets } = await daily.compute(
      { sign: 'Aries', date: '2024-04-08' },
      { ...world, sky: { ...world.sky, positions } },
    )
    for (const { sign, degree } of [moon, ...planets]) expect([sign, degree]).toEqual(['Pisces', 29.999999])
  })

  test('rejects invalid input with its field', async () => {
    expect(await rejectedField(daily, { sign: 'Ophiuchus', date: '2024-04-08' })).toBe('sign')
    expect(await rejectedField(daily, { sign: 'Leo', date: '2023-02-29' })).toBe('date')
    expect(await rejectedField(daily, { sign: 'Leo', date: '3000-01-01' })).toBe('date')
    expect(await rejectedField(daily, { sign: 'Leo', timezone: 'Mars/Olympus' })).toBe('timezone')
  })
})

describe('western-weekly-horoscope', () => {
  test('runs from Monday to Sunday around the date, and each day equals the daily forecast', async () => {
    const week = await call(weekly, { sign: 'Gemini', date: '2024-04-14', timezone: 'Asia/Kolkata' })
    expect([week.start_date, week.end_date]).toEqual(['2024-04-08', '2024-04-14'])
    for (const { date, overall, moon_sign } of week.days) {
      const day = await call(daily, { sign: 'Gemini', date, timezone: 'Asia/Kolkata' })
      expect([overall, moon_sign]).toEqual([day.scores.overall!, day.moon.sign])
    }
    const overalls = week.days.map(({ overall }) => overall)
    const of = (dates: string[]) => dates.map((date) => week.days.find((day) => day.date === date)!.overall)
    expect(of(week.best_days).sort()).toEqual(
      [...overalls]
        .sort((a, b) => a - b)
        .slice(-2)
        .sort(),
    )
    expect(of(week.caution_days).sort()).toEqual(
      [...overalls]
        .sort((a, b) => a - b)
        .slice(0, 2)
        .sort(),
    )
  })

  test('the week of the eclipse has the new Moon, Mercury and the Sun in order', async () => {
    const { events } = await call(weekly, { sign: 'Aries', date: '2024-04-08' })
    const moon = events.find(({ kind }) => kind === 'lunation')!
    near(moon.exact_at, '2024-04-08T18:20:52Z', 2)
    expect(moon.solar_houses).toEqual([1])
    // The inferior conjunction that the check of western-retrogrades uses.
    const conjunction = events.find(({ kind, planets }) => kind === 'aspect' && planets.join() === 'Sun,Mercury')!
    near(conjunction.exact_at, '2024-04-11T23:02:55Z', 60)
    expect(events.map(({ exact_at }) => exact_at)).toEqual(events.map(({ exact_at }) => exact_at).sort())
    for (const { exact_at } of events) {
      expect(exact_at >= '2024-04-08T00:00:00Z').toBe(true)
      expect(exact_at < '2024-04-15T00:00:00Z').toBe(true)
    }
  })
})

describe('western-monthly-horoscope', () => {
  test('April 2024 has its lunations, eclipse and stations of Mercury', async () => {
    const month = await call(monthly, { sign: 'Libra', month: '2024-04', timezone: 'UTC' })
    const [first, second] = month.lunations
    near(first!.exact_at, '2024-04-08T18:20:52Z', 2)
    expect(first).toMatchObject({ phase: 'new', sign: 'Aries', eclipse: 'total', solar_house: 7 })
    expect(first!.degree).toBeCloseTo(19.4004, 3)
    expect(second!.exact_at.slice(0, 10)).toBe('2024-04-23')
    expect(second).toMatchObject({ phase: 'full', eclipse: null })
    const mercury = month.stations.filter(({ planet }) => planet === 'Mercury')
    expect(mercury.map(({ kind }) => kind)).toEqual(['retrograde', 'direct'])
    near(mercury[0]!.utc, '2024-04-01T22:14:30Z', 60)
    near(mercury[1]!.utc, '2024-04-25T12:54:08Z', 60)
  })

  test('weeks cover the month without gaps; scores are means of the days without the Moon', async () => {
    const month = await call(monthly, { sign: 'Cancer', month: '2024-02' })
    expect(month.weeks[0]!.start_date).toBe('2024-02-01')
    expect(month.weeks.at(-1)!.end_date).toBe('2024-02-29')
    month.weeks.slice(1).forEach(({ start_date }, i) => {
      expect(Date.parse(start_date) - Date.parse(month.weeks[i]!.end_date)).toBe(86_400_000)
    })
    const days = Array.from({ length: 29 }, (_, i) =>
      solarScores(
        solarPlaces(julianDay(Date.UTC(2024, 1, i + 1, 12)), 3, sky).filter(({ planet }) => planet !== 'Moon'),
      ),
    )
    expect(month.scores).toEqual(meanScores(days))
    expect(month.best_days).toHaveLength(5)
  })

  test('each sign change goes from the sign before to the sign after', async () => {
    const { ingresses } = await call(monthly, { sign: 'Leo', month: '2026-03', timezone: 'UTC' })
    for (const { planet, from, to, utc } of ingresses) {
      const at = (hours: number) =>
        signName(signOf(sky.positions(julianDay(Date.parse(utc) + hours * 3_600_000), [planet])[0]!.longitude))
      expect([at(-1), at(1)]).toEqual([from, to])
    }
    expect(ingresses.some(({ planet, to }) => planet === 'Sun' && to === 'Aries')).toBe(true)
  })

  test('rejects an invalid month', async () => {
    expect(await rejectedField(monthly, { sign: 'Leo', month: '2024-13' })).toBe('month')
    expect(await rejectedField(monthly, { sign: 'Leo', month: '3000-01' })).toBe('month')
  })
})

describe('western-yearly-horoscope', () => {
  test('Mercury 2024: four retrogrades touch the year, with their own dates', async () => {
    const year = await call(yearly, { sign: 'Virgo', year: 2024 })
    const mercury = year.retrogrades.filter(({ planet }) => planet === 'Mercury')
    expect(mercury.map(({ station_retrograde }) => station_retrograde.slice(0, 10))).toEqual([
      '2023-12-13',
      '2024-04-01',
      '2024-08-05',
      '2024-11-26',
    ])
    expect(mercury.map(({ station_direct }) => station_direct.slice(0, 10))).toEqual([
      '2024-01-02',
      '2024-04-25',
      '2024-08-28',
      '2024-12-15',
    ])
    // NASA's canon of eclipses: 2024 March 25 penumbral, April 8 total, September 18 partial, October 2 annular.
    expect(year.eclipses.map(({ date, kind, type }) => `${date} ${kind} ${type}`)).toEqual([
      '2024-03-25 lunar penumbral',
      '2024-04-08 solar total',
      '2024-09-18 lunar partial',
      '2024-10-02 solar annular',
    ])
  })

  test('spans of slow planets cover the year; months equal the monthly forecast', async () => {
    const year = await call(yearly, { sign: 'Scorpio', year: 2026 })
    for (const { planet, spans } of year.slow_planets) {
      expect(spans[0]!.start).toBe('2026-01-01T00:00:00Z')
      expect(spans.at(-1)!.end).toBe('2027-01-01T00:00:00Z')
      expect(spans.slice(1).map(({ start }) => start)).toEqual(spans.slice(0, -1).map(({ end }) => end))
      for (const { start, end, retrograde_spans } of spans)
        for (const back of retrograde_spans) {
          expect(back.start >= start && back.end <= end).toBe(true)
          const middle = julianDay((Date.parse(back.start) + Date.parse(back.end)) / 2)
          if (planet !== 'North Node') expect(sky.positions(middle, [planet])[0]!.longitudeSpeed).toBeLessThan(0)
        }
    }
    // Saturn enters Aries on 14 February 2026, as newspapers also report.
    const saturn = year.slow_planets.find(({ planet }) => planet === 'Saturn')!
    expect(saturn.spans.map(({ sign }) => sign)).toEqual(['Pisces', 'Aries'])
    expect(saturn.spans[1]!.start.slice(0, 10)).toBe('2026-02-14')
    const june = await call(monthly, { sign: 'Scorpio', month: '2026-06' })
    expect(year.months[5]).toMatchObject({ month: '2026-06', overall: june.scores.overall! })
    expect(year.quarters.map(({ start }) => start)).toEqual(['2026-01-01', '2026-04-01', '2026-07-01', '2026-10-01'])
  })
})
