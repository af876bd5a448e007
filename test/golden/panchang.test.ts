import { describe, expect, test } from 'bun:test'
import auspiciousTimings from '../../src/capabilities/panchang/auspicious-timings.ts'
import { lunarMonth } from '../../src/jyotish/lunar-month.ts'
import { panchangDay } from '../../src/jyotish/panchang/day.ts'
import {
  KARANA,
  type Limb,
  MOON_SIGN_LIMB,
  openAlmanac,
  STAR,
  STAR_PADA,
  SUN_SIGN_LIMB,
  TITHI,
  YOGA_LIMB,
} from '../../src/jyotish/panchang/limbs.ts'
import { sankrantis } from '../../src/jyotish/panchang/solar-months.ts'
import { amritaKalams, varjyams } from '../../src/jyotish/panchang/stars.ts'
import { moonLight } from '../../src/sky/moon-light.ts'
import type { JulianDay } from '../../src/time/julian-day.ts'
import { plusDays } from '../../src/time/julian-day.ts'
import { fixedZone } from '../../src/time/zones.ts'
import { call } from '../capabilities/call.ts'
import { sky } from '../world.ts'
import golden from './panchang.json'

const SECOND = 1 / 86400
const LIMBS = {
  tithi: TITHI,
  karana: KARANA,
  nakshatra: STAR,
  yoga: YOGA_LIMB,
  moon_sign: MOON_SIGN_LIMB,
} satisfies Record<string, Limb>
const near = (ours: number | null | undefined, theirs: number | null, seconds: number) => {
  if (theirs === null) return expect(ours ?? null).toBeNull()
  expect(ours).toBeDefined()
  return expect(Math.abs(ours! - theirs)).toBeLessThan(seconds * SECOND)
}

describe.each(golden)('$id', (row) => {
  const [year, month, date] = row.date.split('-').map(Number) as [number, number, number]
  const site = { latitude: row.latitude, longitude: row.longitude }
  const day = panchangDay({ year, month, day: date }, site, fixedZone(row.utc_offset_seconds), sky)
  const almanac = openAlmanac({ from: plusDays(day.from, -2), to: plusDays(day.to, 2) }, sky)

  test('sunrise and sunset, upper limb with refraction', () => {
    near(day.sunrise, row.rise_set.sunrise, 5)
    near(day.sunset, row.rise_set.sunset, 5)
    near(day.light?.nextSunrise, row.next_sunrise, 5)
    expect(day.weekday).toBe(row.vara)
  })

  test('limbs of the day have equal names, and ends within 2 seconds', () => {
    const [from, to] = row.hindu as [JulianDay, JulianDay]
    for (const [name, theirs] of Object.entries(row.limbs)) {
      const ours = almanac.during(LIMBS[name as 'tithi'], { from, to })
      expect(ours.map(({ number }) => number)).toEqual(theirs.map(([number]) => number!))
      for (const [i, [, starts, ends]] of theirs.entries()) {
        near(ours[i]!.from, starts!, 2)
        near(ours[i]!.to, ends!, 2)
      }
    }
  })

  test('limbs at sunrise', () => {
    const at = row.hindu[0] as JulianDay
    for (const [name, [number, starts, ends]] of Object.entries(row.at_sunrise)) {
      const limb = { ...LIMBS, pada: STAR_PADA, sun_sign: SUN_SIGN_LIMB }[name as 'tithi']
      const ours = almanac.at(limb, at)
      expect(name === 'pada' ? ((ours.number - 1) % 4) + 1 : ours.number).toBe(number!)
      near(ours.from, starts!, 2)
      near(ours.to, ends!, 2)
    }
  })

  test('lunar month and sankrantis', () => {
    const at = row.hindu[0] as JulianDay
    const ours = lunarMonth(at, 'lahiri', sky)
    near(ours.from, row.month.prev_new_moon, 2)
    near(ours.to, row.month.next_new_moon, 2)
    expect(ours).toMatchObject({
      index: row.month.amanta_month - 1,
      adhika: row.month.adhika,
      kshaya: row.month.kshaya_in_month,
    })
    const [before, beforeAt, after, afterAt] = row.sankranti as [number, number, number, number]
    const matches = sankrantis({ from: plusDays(at, -35), to: plusDays(at, 35) }, sky)
    const previous = matches.findLast((each) => each.at <= at)!
    const next = matches.find((each) => each.at > at)!
    expect<number[]>([previous.sign, next.sign]).toEqual([before, after])
    near(previous.at, beforeAt, 2)
    near(next.at, afterAt, 2)
  })

  test('varjyam and amrita kalam of the stars', () => {
    const [from, to] = row.hindu as [JulianDay, JulianDay]
    const wide = { from: plusDays(from, -1), to: plusDays(to, 1) }
    for (const { nakshatra, amrita, varjyam } of row.varjyam_amrita) {
      const kalam = amritaKalams(wide, almanac).find(({ star }) => star.number === nakshatra)!
      near(kalam.from, amrita[0]!, 2)
      near(kalam.to, amrita[1]!, 2)
      const ours = varjyams(wide, almanac).filter(({ star }) => star.number === nakshatra)
      expect(ours).toHaveLength(varjyam.length)
      for (const [i, [starts, ends]] of varjyam.entries()) {
        near(ours[i]!.from, starts!, 2)
        near(ours[i]!.to, ends!, 2)
      }
    }
  })

  test('the illuminated part of the Moon at sunrise', () => {
    const [sun, moon] = sky.positions(row.hindu[0] as JulianDay, ['Sun', 'Moon'])
    expect(Math.abs(moonLight(sun!, moon!).illuminated - row.illumination)).toBeLessThan(2e-4)
  })
})

// source: Drik Panchang: ISKCON day page of Buddh Gaya, 2026-09-28 (sunset 17:40), Bengali day page of New Delhi, 2025-11-22 (sunset 17:25)
test.each([
  ['2026-09-28', 24.6961, 84.9869, '17:40', '18:04'],
  ['2025-11-22', 28.6139, 77.209, '17:25', '17:52'],
] as const)(
  'godhuli of %s equals Drik Panchang: from sunset for half a muhurta of the night',
  async (date, latitude, longitude, start, end) => {
    const place = { date, latitude, longitude, timezone: 'Asia/Kolkata' }
    const { windows } = await call(auspiciousTimings, place)
    const godhuli = windows.godhuli!
    // The page rounds to the minute.
    const minute = (text: string) => new Date(Math.round(Date.parse(text) / 60_000) * 60_000).toISOString()
    const published = [start, end].map((clock) => new Date(`${date}T${clock}+05:30`).toISOString())
    expect([minute(godhuli.start), minute(godhuli.end)]).toEqual(published)
    const { windows: around } = await call(auspiciousTimings, { ...place, godhuli: 'around-sunset' })
    const [from, to] = [around.godhuli!.start, around.godhuli!.end].map(
      (each) => (Date.parse(each) - Date.parse(godhuli.start)) / 60_000,
    )
    expect([Math.round(from!), Math.round(to!)]).toEqual([-12, 12])
  },
)
