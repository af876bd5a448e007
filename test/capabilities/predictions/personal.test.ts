import { describe, expect, test } from 'bun:test'
import daily from '../../../src/capabilities/predictions/daily-personal-forecast.ts'
import signForecast from '../../../src/capabilities/predictions/daily-sign-horoscope.ts'
import monthly from '../../../src/capabilities/predictions/monthly-personal-forecast.ts'
import weekly from '../../../src/capabilities/predictions/weekly-personal-forecast.ts'
import { independence } from '../../../src/capabilities/shared/inputs.ts'
import { NAKSHATRAS } from '../../../src/jyotish/nakshatras.ts'
import { SIGNS } from '../../../src/zodiac/signs.ts'
import { sample } from '../../long.ts'
import { call, rejectedField } from '../call.ts'
import { margin, plainSky } from './plain-sky.ts'

const dates = Array.from({ length: sample(120, 400) }, (_, i) =>
  new Date(Date.UTC(1931, 4, 7) + i * 113 * 86_400_000).toISOString().slice(0, 10),
)

/** Moon, tara and score, calculated by hand. */
const byHand = (date: string, moonSign: number, star: number, moonEffect: string) => {
  const { sun, moon } = plainSky(date)
  const house = ((Math.floor(moon / 30) - moonSign + 12) % 12) + 1
  const sunHouse = ((Math.floor(sun / 30) - moonSign + 12) % 12) + 1
  const stars = ((Math.floor(moon / (40 / 3)) + 1 - star + 27) % 27) + 1
  const tara = stars % 9 || 9
  let score = 50
  const share = moonEffect === 'relieved' ? 0.5 : 1
  if ([1, 3, 6, 7, 10, 11].includes(house)) score += moonEffect === 'obstructed' ? 4 : 18
  else if (house === 8) score -= 22 * share
  else if (house === 12 || house === 4) score -= 12 * share
  else score -= 6 * share
  score += [3, 6, 10, 11].includes(sunHouse) ? 8 : -3
  if ([2, 4, 6, 8, 9].includes(tara)) score += 15
  else if (tara === 7) score -= 18
  else if (tara === 1) score -= 3
  else score -= 10
  if ((moon - sun + 360) % 360 < 180) score += 3
  const clear =
    margin(moon, 30) > 0.4 && margin(moon, 40 / 3) > 0.4 && margin(sun, 30) > 0.1 && margin(moon - sun + 360, 180) > 0.5
  return { house, sunHouse, tara, cycle: Math.ceil(stars / 9), score: Math.max(0, Math.min(100, score)), clear }
}

describe('daily-personal-forecast', () => {
  test('Moon, Sun, tara and score equal a calculation from mean positions, over 65 years', async () => {
    let compared = 0
    for (const [i, date] of dates.entries()) {
      const star = ((i * 5) % 27) + 1
      // A quarter of that star is in the sign.
      const moonSign = Math.floor(((star - 1) * 4 + (i % 4)) / 9)
      const { transits } = await call(signForecast, { sign: SIGNS[moonSign]!, date })
      const judged = transits.find(({ planet }) => planet === 'Moon')!
      const hand = byHand(date, moonSign, star, judged.effect)
      if (!hand.clear) continue
      compared++
      const { moon, sun, tara, quality } = await call(daily, {
        moon_sign: SIGNS[moonSign]!,
        nakshatra: NAKSHATRAS[star - 1]!,
        date,
      })
      expect([date, moon.house_from_moon, sun.house_from_moon, tara?.count, tara?.cycle, quality.score]).toEqual([
        date,
        hand.house,
        hand.sunHouse,
        hand.tara,
        hand.cycle,
        hand.score,
      ])
    }
    expect(compared).toBeGreaterThan(0.625 * dates.length)
  })

  test('judges the Moon as the forecast of its sign does, with vedha', async () => {
    const seen = new Set<string>()
    for (const date of dates.slice(0, sample(20, 60)))
      for (const sign of SIGNS) {
        const { transits, text: ofDay } = await call(signForecast, { sign, date })
        const judged = transits.find(({ planet }) => planet === 'Moon')!
        const { moon, quality } = await call(daily, { moon_sign: sign, date })
        const [reason] = quality.reasons
        seen.add(judged.effect)
        expect([date, sign, reason!.rule === 'moon_obstructed']).toEqual([date, sign, judged.effect === 'obstructed'])
        expect(reason!.text.includes(`, ${judged.effect} by `)).toBe(['obstructed', 'relieved'].includes(judged.effect))
        expect(reason!.effect > 0).toBe(judged.favourable)
        // On an obstructed day, no forecast has the text of an unobstructed good house.
        if (judged.effect === 'obstructed')
          // The text of a day is about another planet when that one enters a sign or turns.
          for (const text of [moon.text!, ...(/has entered|turns back|goes forward/.test(ofDay!) ? [] : [ofDay!])])
            for (const planet of judged.vedha.by)
              expect([text, text.includes(planet) || text.includes('other planets')]).toEqual([text, true])
      }
    expect([...seen].toSorted()).toEqual(['bad', 'good', 'obstructed', 'relieved'])
  })

  test('a birth and its signs and star return the same day', async () => {
    const born = await call(daily, { birth: independence, date: '1985-03-05' })
    const { moon_sign, sun_sign, nakshatra } = born.birth
    const input = await call(daily, { moon_sign, sun_sign, nakshatra, date: '1985-03-05' })
    expect({ ...input, birth: { ...input.birth, source: 'birth' } }).toEqual(born)
    expect(born.birth).toEqual({ source: 'birth', moon_sign: 'Cancer', sun_sign: 'Cancer', nakshatra: 'Pushya' })
  })

  test('chandrashtama prevents the band `excellent`', async () => {
    for (const [index, sign] of SIGNS.entries()) {
      const nakshatra = NAKSHATRAS[Math.floor((index * 9) / 4)]!
      const day = await call(daily, { moon_sign: sign, nakshatra, date: '2026-11-21' })
      if (day.moon.house_from_moon === 8) expect(day.quality.band).not.toBe('excellent')
    }
    const eighth = await call(daily, { moon_sign: SIGNS[4], date: '2026-11-21' })
    expect(eighth.moon.sign).toBe('Pisces')
    expect(eighth.quality.reasons[0]).toMatchObject({ rule: 'chandrashtama', effect: -22 })
  })

  test('every text cites its fact, and unknown values are null', async () => {
    const { moon, sun, tara, quality, warnings } = await call(daily, { sun_sign: 'leo', date: '2026-11-21' })
    expect(moon).toMatchObject({ house_from_moon: null, favourable: null, text: null, facts: [] })
    expect(sun).toMatchObject({ house_from_moon: null, house_from_sun_sign: 4, text: null })
    expect(tara).toBeNull()
    expect(quality.reasons.map(({ rule }) => rule)).toEqual(['bright_half'])
    expect(warnings).toEqual([])
    const full = await call(daily, { birth: independence, date: '2026-11-21' })
    // The Moon is against this day and the star is for it: only the stronger one has a text.
    expect(full.quality.score).toBeGreaterThan(50)
    expect(full.moon.text).toBeNull()
    expect(full.tara!.text).not.toBeNull()
    expect(full.moon.facts.map(({ fact_id }) => fact_id)).toEqual(['transit.Moon.house'])
  })

  test('warns about inputs that contradict the birth, and uses the birth', async () => {
    const day = await call(daily, { birth: independence, moon_sign: 'Aries', date: '2026-11-21' })
    expect(day.birth.moon_sign).toBe('Cancer')
    expect(day.warnings).toEqual(['`moon_sign` Aries differs from the birth, which has Cancer; the birth was used.'])
  })

  test('faults name the field', async () => {
    expect(await rejectedField(daily, { date: '2026-11-21' })).toBe('birth')
    expect(await rejectedField(daily, { moon_sign: 'Ophiuchus', date: '2026-11-21' })).toBe('moon_sign')
    expect(await rejectedField(daily, { nakshatra: 'Abhijit', date: '2026-11-21' })).toBe('nakshatra')
    expect(await rejectedField(daily, { moon_sign: 'Aries', date: '2026-02-29' })).toBe('date')
    expect(await rejectedField(daily, { moon_sign: 'Aries', date: '2999-12-31' })).toBe('date')
    expect(await rejectedField(daily, { birth: { ...independence, datetime: 'noon' }, date: '2026-11-21' })).toBe(
      'birth.datetime',
    )
  })
})

describe('weekly-personal-forecast', () => {
  test('has seven daily rows and a summary of them', async () => {
    const week = await call(weekly, { birth: independence, start_date: '2024-02-26' })
    expect(week.end_date).toBe('2024-03-03')
    for (const row of week.days) {
      const { birth, note, text, warnings, ...day } = await call(daily, { birth: independence, date: row.date })
      expect(row).toEqual(day)
    }
    const scores = week.days.map(({ quality }) => quality.score)
    const day = (score: number) => week.days[scores.indexOf(score)]!.date
    expect(week.summary.best_day).toBe(day(Math.max(...scores)))
    expect(week.summary.toughest_day).toBe(day(Math.min(...scores)))
    expect(week.summary.favourable_days).toEqual(week.days.filter((_, i) => scores[i]! >= 60).map(({ date }) => date))
    expect(week.summary.text.length).toBeGreaterThan(100)
  })
  test('accepts the last week of the range', async () => {
    expect(await rejectedField(weekly, { moon_sign: 'Aries', start_date: '2998-12-26' })).toBe('start_date')
    expect((await call(weekly, { moon_sign: 'Aries', start_date: '2998-12-25' })).end_date).toBe('2998-12-31')
  })
})

describe('monthly-personal-forecast', () => {
  test.each([
    ['2024-02', 29, 5],
    ['2026-02', 28, 5],
    ['2027-02', 28, 4],
    ['2026-08', 31, 6],
  ])('%s: %p days in %p weeks', async (month, days, weeks) => {
    const answer = await call(monthly, { moon_sign: 'Virgo', month })
    const dates = answer.weeks.flatMap((week) => week.days.map(({ date }) => date))
    expect(new Set(dates).size).toBe(days)
    expect(dates).toEqual([...dates].sort())
    expect(answer.weeks).toHaveLength(weeks)
    const { favourable, neutral, challenging } = answer.counts
    expect(favourable + neutral + challenging).toBe(days)
    expect(answer.weeks.slice(1).every(({ start_date }) => new Date(start_date).getUTCDay() === 1)).toBe(true)
    expect(answer.best_week.average).toBeGreaterThanOrEqual(answer.toughest_week.average)
  })
  test('faults name the field', async () => {
    for (const month of ['2026-13', '2026-1', '-2999-12', '2999-01'])
      expect(await rejectedField(monthly, { moon_sign: 'Aries', month })).toBe('month')
  })
})

test.each([
  ['daily', () => call(daily, { birth: { ...independence, ayanamsha: 'raman' }, date: '2026-11-21' })],
  ['weekly', () => call(weekly, { birth: { ...independence, ayanamsha: 'raman' }, start_date: '2026-11-21' })],
  ['monthly', () => call(monthly, { birth: { ...independence, ayanamsha: 'raman' }, month: '2026-11' })],
])('%s: warns that the forecast ignores another ayanamsha', async (_, answer) => {
  expect((await answer()).warnings).toContain('`birth.ayanamsha` was ignored: forecasts use Lahiri.')
})

test('does not warn about the ayanamsha that forecasts use', async () => {
  const { warnings } = await call(daily, { birth: { ...independence, ayanamsha: 'lahiri' }, date: '2026-11-21' })
  expect(warnings).toEqual([])
})

test('the text of a day says more help than resistance exactly if its score is at least 50, and is never empty', async () => {
  for (const [i, date] of dates.slice(0, sample(40, 120)).entries())
    for (const person of [{ sun_sign: SIGNS[i % 12] }, { moon_sign: SIGNS[i % 12], nakshatra: null }]) {
      const { text, quality } = await call(daily, { ...person, date })
      expect(text).not.toBe('')
      if (/more help than resistance|have help today/.test(text))
        expect([text, quality.score >= 50]).toEqual([text, true])
      if (/more resistance than help|Plan little/.test(text)) expect([text, quality.score < 50]).toEqual([text, true])
    }
})
