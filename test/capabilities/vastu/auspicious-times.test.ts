import { expect, test } from 'bun:test'
import panchangFiveLimbs from '../../../src/capabilities/panchang/panchang-five-limbs.ts'
import vastuAuspiciousTimes from '../../../src/capabilities/vastu/vastu-auspicious-times.ts'
import { vastuDay } from '../../../src/jyotish/muhurta/vastu-days.ts'
import { NAKSHATRAS } from '../../../src/jyotish/nakshatras.ts'
import { call, rejectedField } from '../call.ts'

const delhi = { timezone: 'Asia/Kolkata', latitude: 28.6139, longitude: 77.209 }
const april = { ...delhi, start_date: '2026-04-01', end_date: '2026-04-30' }
const seconds = (iso: string) => Date.parse(iso) / 1000

test('a deity changes only its weekday and the stars of its planet', async () => {
  const plain = (await call(vastuAuspiciousTimes, april)).days
  const lakshmi = (await call(vastuAuspiciousTimes, { ...april, deity: 'Lakshmi' })).days
  const venus = ['Bharani', 'Purva Phalguni', 'Purva Ashadha']
  for (const [i, day] of lakshmi.entries()) {
    const more = (day.weekday === 'Friday' ? 14 : 0) + (venus.includes(day.nakshatra_at_sunrise!) ? 6 : 0)
    expect([day.date, day.score]).toEqual([day.date, Math.min(100, plain[i]!.score! + more)])
  }
  expect(plain).toHaveLength(30)
})

test('the star at sunrise equals panchang-five-limbs, and windows are fifteenths of the day', async () => {
  for (const day of (await call(vastuAuspiciousTimes, april)).days) {
    const { limbs } = await call(panchangFiveLimbs, { date: day.date, ...delhi })
    expect(day.nakshatra_at_sunrise).toBe(limbs.nakshatra.name)
    const { sunrise, sunset, abhijit_muhurta: abhijit, brahma_muhurta: brahma } = day
    if (day.weekday === 'Wednesday') expect(abhijit).toBeNull()
    else {
      const middle = (seconds(abhijit!.start) + seconds(abhijit!.end)) / 2
      expect(Math.abs(middle - (seconds(sunrise!) + seconds(sunset!)) / 2)).toBeLessThanOrEqual(1)
    }
    const part = seconds(brahma!.end) - seconds(brahma!.start)
    expect(Math.abs(seconds(sunrise!) - seconds(brahma!.end) - part)).toBeLessThanOrEqual(2)
  }
})

test('the points equal the calculation by hand', () => {
  const limbs = { weekday: 4, star: NAKSHATRAS.indexOf('Pushya'), tithi: 5, yoga: 1, isVishti: false }
  // 50 + 18 + 12 + 8, and 14 for the Thursday of Jupiter.
  expect(vastuDay(limbs, null)).toMatchObject({ score: 88, tier: 'excellent' })
  expect(vastuDay({ ...limbs, tithi: 29, isVishti: true }, null).score).toBe(50 + 18 + 12 - 14 - 6 - 6)
  expect(vastuDay({ ...limbs, weekday: 2, star: NAKSHATRAS.indexOf('Mula'), tithi: 30, yoga: 27 }, null)).toMatchObject(
    {
      score: 0,
      tier: 'avoid',
    },
  )
  expect(vastuDay(limbs, 'Jupiter').score).toBe(100)
})

test('days in the polar night have no times and the tier `avoid`', async () => {
  const { days } = await call(vastuAuspiciousTimes, {
    start_date: '2025-12-20',
    end_date: '2025-12-21',
    timezone: 'Europe/Oslo',
    latitude: 69.65,
    longitude: 18.96,
  })
  for (const { score, tier, sunrise, brahma_muhurta } of days)
    expect([score, tier, sunrise, brahma_muhurta]).toEqual([null, 'avoid', null, null])
})

test('faults name the field', async () => {
  expect(await rejectedField(vastuAuspiciousTimes, { ...april, end_date: '2026-03-31' })).toBe('end_date')
  expect(await rejectedField(vastuAuspiciousTimes, { ...april, end_date: '2026-07-03' })).toBe('end_date')
  expect(await rejectedField(vastuAuspiciousTimes, { ...april, start_date: '2026-02-30' })).toBe('start_date')
  expect((await call(vastuAuspiciousTimes, { ...april, end_date: '2026-07-02' })).days).toHaveLength(93)
})
