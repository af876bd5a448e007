import { describe, expect, test } from 'bun:test'
import anandadiYoga from '../../../src/capabilities/panchang/anandadi-yoga.ts'
import auspiciousTimings from '../../../src/capabilities/panchang/auspicious-timings.ts'
import chandraTaraBala from '../../../src/capabilities/panchang/chandra-tara-bala.ts'
import choghadiya from '../../../src/capabilities/panchang/choghadiya.ts'
import dailyPanchang from '../../../src/capabilities/panchang/daily-panchang.ts'
import dayMuhurtas from '../../../src/capabilities/panchang/day-muhurtas.ts'
import gowriPanchang from '../../../src/capabilities/panchang/gowri-panchang.ts'
import inauspiciousTimings from '../../../src/capabilities/panchang/inauspicious-timings.ts'
import panchangFiveLimbs from '../../../src/capabilities/panchang/panchang-five-limbs.ts'
import planetaryHora from '../../../src/capabilities/panchang/planetary-hora.ts'
import sunMoonTimings from '../../../src/capabilities/panchang/sun-moon-timings.ts'
import sunriseChart from '../../../src/capabilities/panchang/sunrise-chart.ts'
import tyajyam from '../../../src/capabilities/panchang/tyajyam.ts'
import udayaLagna from '../../../src/capabilities/panchang/udaya-lagna.ts'
import varjyam from '../../../src/capabilities/panchang/varjyam.ts'
import { addDays } from '../../../src/time/civil.ts'
import { dateText } from '../../../src/time/iso.ts'
import { call, rejectedField } from '../call.ts'
import { days, delhi, minutes, ms, span, tile } from './days.ts'

describe('inauspicious windows', () => {
  test('Bharani of 2023-01-01 (Drik Panchang): varjyam 23:03-00:45, amrita kalam 09:17-10:59', async () => {
    const first = await call(varjyam, delhi('2023-01-01'))
    const bharani = first.varjyam.find(({ nakshatra }) => nakshatra === 'Bharani')!
    expect(minutes(bharani.start, '2023-01-01T23:03+05:30')).toBeLessThan(1.5)
    expect(minutes(bharani.end, '2023-01-02T00:45+05:30')).toBeLessThan(1.5)
    const second = await call(varjyam, delhi('2023-01-02'))
    const amrita = second.amrita_kalam.find(({ nakshatra }) => nakshatra === 'Bharani')!
    expect(minutes(amrita.start, '2023-01-02T09:17+05:30')).toBeLessThan(1.5)
    expect(minutes(amrita.end, '2023-01-02T10:59+05:30')).toBeLessThan(1.5)
    for (const row of [...first.varjyam, ...second.amrita_kalam])
      expect(Math.abs(span(row) * 15 - (ms(row.nakshatra_end) - ms(row.nakshatra_start)))).toBeLessThan(20_000)
  })
  test('tyajyam: the star rows are varjyam, the tithi row a fifteenth, and all lie in the day', async () => {
    for (const day of days(25, 5)) {
      const answer = await call(tyajyam, day)
      const { varjyam: rows } = await call(varjyam, day)
      expect(answer.nakshatra.map(({ start_full, end_full }) => [start_full, end_full])).toEqual(
        rows.map(({ start, end }) => [start, end]),
      )
      const { limbs } = await call(panchangFiveLimbs, day)
      for (const row of answer.tithi.filter(({ because }) => because === limbs.tithi.name)) {
        const length = ms(limbs.tithi.ends_at) - ms(limbs.tithi.starts_at)
        expect(Math.abs((ms(row.end_full) - ms(row.start_full)) * 15 - length)).toBeLessThan(20_000)
      }
      for (const row of [...answer.nakshatra, ...answer.tithi, ...answer.vara, ...answer.yoga, ...answer.sandhi]) {
        expect(ms(row.start)).toBeGreaterThanOrEqual(ms(answer.day.start))
        expect(ms(row.end)).toBeLessThanOrEqual(ms(answer.day.end))
      }
    }
  })
  test('the three eighths never coincide on a weekday', async () => {
    const { weekday_table } = await call(inauspiciousTimings, delhi('2023-01-01'))
    for (const row of Object.values(weekday_table!))
      expect(new Set([row.rahu_kaal.start, row.yamaganda.start, row.gulika_kaal.start]).size).toBe(3)
  })
})

describe('auspicious windows', () => {
  test('Abhijit is in the middle of the day, Nishita in the middle of the night', async () => {
    for (const day of days(20, 3)) {
      const { windows } = await call(auspiciousTimings, day)
      const { sun_moon: s } = await call(sunMoonTimings, day)
      const middle = (a: string, b: string) => (ms(a) + ms(b)) / 2
      expect(
        Math.abs(middle(windows.abhijit!.start, windows.abhijit!.end) - middle(s.sunrise!, s.sunset!)),
      ).toBeLessThan(2000)
      const midnight = middle(s.sunset!, s.next_sunrise!)
      expect(ms(windows.nishita!.start)).toBeLessThan(midnight)
      expect(ms(windows.nishita!.end)).toBeGreaterThan(midnight)
    }
  })
  test('muhurta 8 is Abhijit; the fourteenth of the previous night is Brahma muhurta', async () => {
    const today = await call(dayMuhurtas, delhi('2024-04-09'))
    const yesterday = await call(dayMuhurtas, delhi('2024-04-08'))
    const { windows } = await call(auspiciousTimings, delhi('2024-04-09'))
    const { usable, ...abhijit } = windows.abhijit!
    expect(usable).toBe(true)
    const row = ({ start, end }: { start: string; end: string }) => ({ start, end })
    expect(row(today.muhurtas![7]!)).toEqual(abhijit)
    expect(row(yesterday.muhurtas![28]!)).toEqual(windows.brahma_muhurta!)
    expect((await call(auspiciousTimings, delhi('2024-04-10'))).windows.abhijit!.usable).toBe(false)
  })
})

describe('tables that cover the day without gaps', () => {
  test('choghadiya of a Sunday', async () => {
    const { day, night, weekday } = await call(choghadiya, delhi('2023-01-01'))
    expect(weekday).toBe('Sunday')
    expect(day!.map(({ name }) => name).join(' ')).toBe('Udvega Chara Labha Amrita Kala Shubha Roga Udvega')
    expect(night!.map(({ name }) => name).join(' ')).toBe('Shubha Amrita Chara Roga Kala Labha Udvega Shubha')
  })
  test('choghadiya: rulers follow the weekday, sixteen parts have no gaps, current follows the clock', async () => {
    const lords = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn']
    for (let i = 0; i < 7; i++) {
      const input = delhi(dateText(addDays({ year: 2023, month: 1, day: 1 }, i)))
      const { day, night } = await call(choghadiya, input)
      const { sun_moon: s } = await call(sunMoonTimings, input)
      expect<string>(day![0]!.ruler).toBe(lords[i]!)
      expect<string>(night![0]!.ruler).toBe(lords[(i + 4) % 7]!)
      tile([...day!, ...night!], s.sunrise!, s.next_sunrise!)
    }
    const now = ms('2023-01-01T12:00:00+05:30')
    const { current, day } = await call(choghadiya, delhi('2023-01-01'), now)
    const row = day!.find(({ start, end }) => ms(start) <= now && now < ms(end))!
    expect(current).toEqual({ part: 'day', name: row.name, ends_at: row.end })
    expect((await call(choghadiya, delhi('2023-01-05'), now)).current).toBeNull()
  })
  test('hora: Sunday begins with the Sun; the hour after the last has the next lord; 24 have no gaps', async () => {
    const { horas } = await call(planetaryHora, delhi('2023-01-01'))
    const { sun_moon: s } = await call(sunMoonTimings, delhi('2023-01-01'))
    expect(
      horas!
        .slice(0, 8)
        .map(({ ruler }) => ruler)
        .join(' '),
    ).toBe('Sun Venus Mercury Moon Saturn Jupiter Mars Sun')
    expect(horas![12]!.ruler).toBe('Jupiter')
    tile(horas!, s.sunrise!, s.next_sunrise!)
    for (let i = 0; i < 7; i++) {
      const rulers = (j: number) =>
        call(planetaryHora, delhi(dateText(addDays({ year: 2023, month: 1, day: 1 }, i + j))))
      const [today, tomorrow] = [await rulers(0), await rulers(1)]
      // Hora 25 would be seven horas after hora 18.
      expect(tomorrow.horas![0]!.ruler).toBe(today.horas![17]!.ruler)
    }
  })
  test('gowri: Visham is the Rahu eighth of the day; every row has a name', async () => {
    for (const [i, eighth] of [8, 2, 7, 5, 6, 4, 3].entries()) {
      const { day, night, nalla_neram } = await call(
        gowriPanchang,
        delhi(dateText(addDays({ year: 2023, month: 1, day: 1 }, i))),
      )
      expect(day!.findIndex(({ name }) => name === 'Visham') + 1).toBe(eighth)
      expect(new Set(day!.map(({ name }) => name)).size).toBe(8)
      expect(new Set(night!.map(({ name }) => name)).size).toBe(8)
      expect(nalla_neram!.length).toBeGreaterThan(1)
    }
  })
  test('muhurtas, anandadi, udaya lagna and heat map cover the day without gaps', async () => {
    for (const input of [delhi('2024-04-09'), ...days(6, 21)]) {
      const { sun_moon: s } = await call(sunMoonTimings, input)
      const [from, to] = [s.sunrise!, s.next_sunrise!]
      tile((await call(dayMuhurtas, input)).muhurtas!, from, to)
      tile((await call(anandadiYoga, input)).spans, from, to)
      const { lagnas, panchaka_rahita } = await call(udayaLagna, input)
      tile(lagnas!, from, to)
      tile(panchaka_rahita!, from, to)
      expect(new Set(lagnas!.map(({ sign }) => sign)).size).toBe(12)
      expect(lagnas!.slice(-2).some(({ sign }) => sign === lagnas![0]!.sign)).toBe(true)
      expect(lagnas![0]!.sign).toBe((await call(sunriseChart, input)).sunrise_chart!.lagna.sign)
      tile((await call(dailyPanchang, input)).time_heatmap!, from, to)
    }
  })
})

describe('chandra and tara bala', () => {
  test('six signs and fifteen stars are good at any moment; the person has a row of the tables', async () => {
    const answer = await call(chandraTaraBala, { ...delhi('2024-04-09'), nakshatra: 'rohini', moon_sign: 'taurus' })
    for (const { signs } of answer.chandra_bala) expect(signs.filter(({ good }) => good)).toHaveLength(6)
    for (const { stars } of answer.tara_bala) expect(stars.filter(({ good }) => good)).toHaveLength(15)
    const sign = answer.chandra_bala[0]!.signs.find((row) => row.sign === 'Taurus')!
    const star = answer.tara_bala[0]!.stars.find((row) => row.nakshatra === 'Rohini')!
    expect(answer.person!.chandra).toEqual({ count: sign.count, good: sign.good })
    expect(answer.person!.tara).toEqual({ count: star.count, tara: star.tara, good: star.good })
  })
  test('returns null without a person, and rejects an unknown star', async () => {
    expect((await call(chandraTaraBala, delhi('2024-04-09'))).person).toBeNull()
    expect(await rejectedField(chandraTaraBala, { ...delhi('2024-04-09'), nakshatra: 'Sirius' })).toBe('nakshatra')
    expect(await rejectedField(chandraTaraBala, { ...delhi('2024-04-09'), moon_sign: 'Ophiuchus' })).toBe('moon_sign')
  })
})
