import { describe, expect, test } from 'bun:test'
import fiveLimbs from '../../src/capabilities/panchang/panchang-five-limbs.ts'
import { vakyaMoon, vakyaMoonAtSunrise, vakyaSankrantis, vakyaSun } from '../../src/jyotish/panchang/vakya.ts'
import { type JulianDay, julianDay, plusDays } from '../../src/time/julian-day.ts'
import { arc, norm } from '../../src/zodiac/longitude.ts'
import { call } from '../capabilities/call.ts'
import golden from './vakya.json'

const minutes = (degrees: number) => degrees * 60
const dms = ([signs, degree, minute, second]: readonly number[]) =>
  signs! * 30 + degree! + minute! / 60 + (second ?? 0) / 3600

describe('the Moon of the Vakyakarana', () => {
  // The day begins a cycle of 248 days without correction: 1.9-11 with the quotients 0, 0, 0.
  const KHANDA = 1_600_984
  const moonInCycle = (day: number) => norm(vakyaMoonAtSunrise(KHANDA + day) - vakyaMoonAtSunrise(KHANDA))

  test('the worked example of the edition, to its second', () => {
    const { day, moon } = golden.worked_example
    expect(Math.abs(arc(dms(moon), vakyaMoonAtSunrise(day))) * 3600).toBeLessThan(1)
  })

  test('vakyas quoted in the edition and the tradition', () => {
    for (const { number, place } of golden.vakyas)
      expect(minutes(Math.abs(arc(dms(place), moonInCycle(number))))).toBeLessThan(0.01)
  })

  test('the 247 vakyas follow from the mean motions and the epicycle of the Aryabhatiya within an arcminute', () => {
    // source: Aryabhatiya, Gitika 3-4 and 8: revolutions in 1 577 917 500 days, epicycle 31;30 of 360
    const daily = (revolutions: number) => (revolutions / 1_577_917_500) * 360
    const [moon, anomaly] = [daily(57_753_336), daily(57_753_336 - 488_219)]
    for (let day = 1; day < 248; day++) {
      const equation = Math.asin((7 / 80) * Math.sin((day * anomaly * Math.PI) / 180))
      // The text ends the anomaly after 248 days, when 6.7 arcminutes remain.
      expect(minutes(Math.abs(arc(day * moon - (equation * 180) / Math.PI, moonInCycle(day))))).toBeLessThan(1.5)
    }
  })

  test('the Moon moves forward without a jump of more than the text allows, 1300 to 2400', () => {
    const first = 1_607_000
    for (let day = first; day < first + 402_000; day++) {
      const motion = norm(vakyaMoonAtSunrise(day + 1) - vakyaMoonAtSunrise(day))
      expect(motion).toBeWithin(11.5, 15.2)
    }
  })
})

test('the Vakya Sun is at the beginning of each sign at its entry, and never moves back', () => {
  for (const year of [1500, 1905, 2024]) {
    const from = julianDay(Date.UTC(year, 0, 1))
    for (const { at, sign } of vakyaSankrantis({ from, to: plusDays(from, 366) }))
      expect(Math.abs(arc(sign * 30, vakyaSun(at)))).toBeLessThan(1e-6)
    for (let day = 0; day < 366; day++)
      expect(arc(vakyaSun(plusDays(from, day)), vakyaSun(plusDays(from, day + 1)))).toBeWithin(0.94, 1.03)
  }
})

/** Ghatis of a day that begins at mean sunrise at Ujjain, as clock hours after that sunrise. */
const KALI_SUNRISE = 588_465.75 - 75.7683 / 360
const hoursAfterSunrise = (at: JulianDay) => ((((at - KALI_SUNRISE) % 1) + 1) % 1) * 24

test('the Tamil year begins when Jaffna almanacs say, with ghatis from their sunrise, within three minutes', () => {
  // Sunrise at Jaffna on 14 April is at 06:05 by the clock.
  for (const { year, clock } of golden.new_years) {
    const from = julianDay(Date.UTC(year, 3, 10))
    const entry = vakyaSankrantis({ from, to: plusDays(from, 8) }).find(({ sign }) => sign === 0)!
    const [hour, minute] = clock.split(':').map(Number)
    const printed = hour! + minute! / 60
    const ours = (hoursAfterSunrise(entry.at) + 6 + 5 / 60) % 24
    expect(Math.abs(ours - printed) * 60).toBeLessThan(3.1)
  }
})

test('the stars of a printed almanac end before ours by 41 to 53 minutes', () => {
  // The text counts from mean sunrise at Ujjain (06:27 Indian Standard Time). Printed ghatis are read from a sunrise at
  // about 06:00.
  const leads = golden.star_ends.map(({ star, end }) => {
    const printed = julianDay(Date.parse(end))
    let [low, high] = [printed - 0.2, printed + 0.2]
    while (high - low > 1e-6) {
      const middle = (low + high) / 2
      if (arc((star * 40) / 3, vakyaMoon(middle as JulianDay)) < 0) low = middle
      else high = middle
    }
    return (low - printed) * 1440
  })
  for (const lead of leads) expect(lead).toBeWithin(41, 53.5)
})

describe('limbs by the Vakyakarana', () => {
  const chennai = { latitude: 13.0827, longitude: 80.2707, timezone: 'Asia/Kolkata' }

  test('they cover the day, and tithi and star differ from the true ones by hours', async () => {
    for (const date of ['1905-03-21', '2019-10-07', '2024-02-29', '2024-04-14', '2077-12-31']) {
      const { school_limbs, limbs } = await call(fiveLimbs, { date, ...chennai, school: 'vakya' })
      const [school] = school_limbs!
      expect([school!.school, school!.ayanamsha]).toEqual(['vakya', null])
      for (const rows of [school!.tithis, school!.nakshatras, school!.yogas, school!.karanas])
        for (const [i, row] of rows.slice(1).entries()) expect(row.starts_at).toBe(rows[i]!.ends_at)
      for (const { number, ends_at } of school!.nakshatras)
        expect(Math.abs(arc((number * 40) / 3, vakyaMoon(julianDay(Date.parse(ends_at)))))).toBeLessThan(0.001)
      const star = school!.nakshatras.find(({ name }) => name === limbs.nakshatra.name)
      if (star)
        expect(Math.abs(Date.parse(star.ends_at) - Date.parse(limbs.nakshatra.ends_at)) / 3_600_000).toBeLessThan(13)
    }
  })

  test('tithi and star of the Tamil new years of 2010, 2012 and 2015 as printed by the almanac of Jaffna', async () => {
    for (const { year, clock, star, pada, tithi } of golden.new_years) {
      if (!star) continue
      const from = julianDay(Date.UTC(year, 3, 10))
      const { at } = vakyaSankrantis({ from, to: plusDays(from, 8) }).find(({ sign }) => sign === 0)!
      const quarter = Math.floor(vakyaMoon(at) / (10 / 3))
      expect([clock, Math.floor(quarter / 4) + 1, (quarter % 4) + 1]).toEqual([clock, star, pada!])
      expect(Math.floor(norm(vakyaMoon(at) - vakyaSun(at)) / 12) + 1).toBe(tithi!)
    }
  })

  test('the ring of 28 puts Abhijit between Uttara Ashadha and Shravana, and changes nothing else', async () => {
    const input = { date: '2024-05-27', ...chennai }
    const plain = await call(fiveLimbs, input)
    expect(plain.nakshatras_28).toBeUndefined()
    const { nakshatras_28, ...rest } = await call(fiveLimbs, { ...input, nakshatra_ring: '28' })
    expect(rest).toEqual(plain as never)
    expect(nakshatras_28!.map(({ name, number }) => [name, number])).toEqual([
      ['Purva Ashadha', 20],
      ['Uttara Ashadha', 21],
      ['Abhijit', 22],
    ])
    const next = await call(fiveLimbs, { ...input, date: '2024-05-28', nakshatra_ring: '28' })
    expect(next.nakshatras_28!.map(({ name }) => name)).toEqual(['Abhijit', 'Shravana'])
    const [abhijit, shravana] = next.nakshatras_28!
    expect(abhijit).toEqual(nakshatras_28![2])
    // 4;13,20 degrees at the speed of that day.
    expect(Date.parse(abhijit!.ends_at) - Date.parse(abhijit!.starts_at)).toBeWithin(7 * 3_600_000, 8.5 * 3_600_000)
    expect(shravana!.ends_at).toBe((await call(fiveLimbs, { ...input, date: '2024-05-29' })).limbs.nakshatra.ends_at)
  })
})
