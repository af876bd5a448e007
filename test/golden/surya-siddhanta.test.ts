import { expect, test } from 'bun:test'
import fiveLimbs from '../../src/capabilities/panchang/panchang-five-limbs.ts'
import { suryaSiddhantaMoon, suryaSiddhantaSun } from '../../src/jyotish/panchang/surya-siddhanta.ts'
import { vakyaSankrantis } from '../../src/jyotish/panchang/vakya.ts'
import { type JulianDay, julianDay } from '../../src/time/julian-day.ts'
import { arc } from '../../src/zodiac/longitude.ts'
import { call } from '../capabilities/call.ts'
import golden from './surya-siddhanta.json'

const UJJAIN = 75.7683 / 360

// The other program uses constant epicycles and true sines. The sines of the text have steps of 3;45 degrees and are
// interpolated.
test('60 places of Sun and Moon of the Surya Siddhanta, 1800 to 2100, agree within 2 arcminutes', () => {
  for (const [day, sun, moon] of golden.rows as [number, number, number][]) {
    const at = (day - UJJAIN) as JulianDay
    expect(Math.abs(arc(sun, suryaSiddhantaSun(at))) * 60).toBeLessThan(2)
    expect(Math.abs(arc(moon, suryaSiddhantaMoon(at))) * 60).toBeLessThan(2)
  }
})

const kolkata = { latitude: 22.5726, longitude: 88.3639, timezone: 'Asia/Kolkata' }

test('limbs of the Surya Siddhanta cover the day, and their ends follow from its angles', async () => {
  for (const date of ['1905-03-21', '2019-10-07', '2024-04-09', '2077-12-31']) {
    const { limbs, school_limbs } = await call(fiveLimbs, { date, ...kolkata, school: 'surya-siddhanta' })
    const [school] = school_limbs!
    for (const rows of [school!.tithis, school!.nakshatras, school!.yogas, school!.karanas]) {
      expect(Date.parse(rows[0]!.starts_at)).toBeLessThanOrEqual(Date.parse(limbs.karanas[0]!.ends_at))
      rows.slice(1).forEach((row, i) => {
        expect(row.starts_at).toBe(rows[i]!.ends_at)
      })
    }
    for (const { number, ends_at } of school!.nakshatras) {
      const at = julianDay(Date.parse(ends_at))
      expect(Math.abs(arc((number * 40) / 3, suryaSiddhantaMoon(at)))).toBeLessThan(0.001)
    }
  }
})

test('another ayanamsha changes star and yoga only; the default answer has no further field', async () => {
  const input = { date: '2024-04-09', ...kolkata }
  const plain = await call(fiveLimbs, input)
  expect(plain.school_limbs).toBeUndefined()
  const { limbs, school_limbs } = await call(fiveLimbs, { ...input, limb_ayanamsha: 'raman' })
  const [raman] = school_limbs!
  expect(raman!.tithis[0]!.ends_at).toBe(limbs.tithi.ends_at)
  expect(raman!.nakshatras[0]!.ends_at).not.toBe(limbs.nakshatra.ends_at)
  const { school_limbs: lahiri } = await call(fiveLimbs, { ...input, limb_ayanamsha: 'lahiri' })
  expect(lahiri![0]!.nakshatras[0]!.ends_at).toBe(limbs.nakshatra.ends_at)
  expect(lahiri![0]!.yogas[0]!.ends_at).toBe(limbs.yoga.ends_at)
})

// source: the year of 365 days 15 nadis 31 vinadis 15; the Pongal of 2003, 2018, 2022 and 2026 in regional.json and the Tamil press
test('the Vakya Sun enters Capricorn before or after sunset according to published Pongal days', () => {
  const hours = [2003, 2018, 2022, 2026].map((year) => {
    const window = { from: julianDay(Date.UTC(year, 0, 10)), to: julianDay(Date.UTC(year, 0, 20)) }
    const { at } = vakyaSankrantis(window).find(({ sign }) => sign === 9)!
    return Math.round(((at + 0.5 + 5.5 / 24) % 1) * 24 * 100) / 100
  })
  // Sunset at Chennai on 14 January: 17:58. The observed days: 15, 14, 14, 15 January.
  expect(hours.map((hour) => hour > 17 + 58 / 60)).toEqual([true, false, false, true])
})
