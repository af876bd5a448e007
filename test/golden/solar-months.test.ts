import { expect, test } from 'bun:test'
import dailyPanchang from '../../src/capabilities/panchang/daily-panchang.ts'
import lunarMonthCalendar from '../../src/capabilities/panchang/lunar-month-calendar.ts'
import solarMonthCalendar from '../../src/capabilities/panchang/solar-month-calendar.ts'
import { northernSamvatsara } from '../../src/jyotish/lunar-month.ts'
import { brihaspati, nationalDate, rataDie } from '../../src/jyotish/panchang/calendar.ts'
import { sankrantis, solarMonths } from '../../src/jyotish/panchang/solar-months.ts'
import { jeeva, netra, TAMIL_YOGAS, tamilYoga } from '../../src/jyotish/panchang/tamil-yogas.ts'
import { dayNumber } from '../../src/time/civil.ts'
import { dateText, parseDate } from '../../src/time/iso.ts'
import { julianDay, plusDays } from '../../src/time/julian-day.ts'
import { zoneNamed } from '../../src/time/zones.ts'
import { call } from '../capabilities/call.ts'
import { sky } from '../world.ts'
import golden from './bikram.json'

const delhi = { timezone: 'Asia/Kolkata', latitude: 28.6139, longitude: 77.209 }

test('972 months of Bikram Sambat, 1943 to 2024: 964 begin on their published date', () => {
  const window = { from: julianDay(Date.UTC(1943, 3, 1)), to: julianDay(Date.UTC(2024, 4, 20)) }
  const kathmandu = { latitude: 27.7172, longitude: 85.324 }
  const months = solarMonths('nepali', window, kathmandu, zoneNamed('Asia/Kathmandu')!, sky)
  const first = months.findIndex(({ sign }) => sign === 0)
  let date = dayNumber(parseDate(golden.opens, 'opens'))
  let at = first
  const off: string[] = []
  for (const [year, lengths] of Object.entries(golden.lengths))
    for (const [i, length] of [...lengths].entries()) {
      if (dayNumber(months[at++]!.starts) !== date) off.push(`${year}-${i + 1}`)
      date += 29 + Number(length)
    }
  expect(at - first).toBe(972)
  expect(off).toEqual(golden.differences)
})

// Within minutes of the hour, the nutation decides: it is in this ayanamsha and not in that of the list.
test("Odia months begin a day later from 22:12, as in Drik Panchang's Odia calendar", () => {
  const zone = zoneNamed('Asia/Kolkata')!
  const off = (golden.odia as [string, number][]).filter(([date, later]) => {
    const at = julianDay(Date.parse(date))
    const window = { from: plusDays(at, -3), to: plusDays(at, 40) }
    const [month] = solarMonths('odia', window, { latitude: 19.81, longitude: 85.83 }, zone, sky)
    return dayNumber(month!.starts) !== dayNumber(parseDate(date, 'date')) + later
  })
  expect(off.map(([date]) => date)).toEqual(golden.odia_within_ayanamsha)
})

test('the Jupiter samvatsara begins a solar year with the northern name and changes within it', () => {
  for (let year = 1950; year < 2050; year++) {
    const window = { from: julianDay(Date.UTC(year, 3, 1)), to: julianDay(Date.UTC(year, 4, 1)) }
    const mesha = sankrantis(window, sky).find(({ sign }) => sign === 0)!
    const held = brihaspati(plusDays(mesha.at, 0.01), sky)
    expect(held.name).toBe(northernSamvatsara(year - 78))
    expect(held.endsAt - mesha.at).toBeGreaterThan(0)
    expect(held.endsAt - mesha.at).toBeLessThan(362)
    expect(brihaspati(plusDays(held.endsAt, 0.01), sky).name).toBe(held.next)
  }
})

test('day counts and the national calendar equal published values', async () => {
  // Reingold and Dershowitz, Calendrical Calculations: 12 November 1945 is R.D. 710347; MJD 51544 is 1 January 2000.
  expect(rataDie({ year: 1945, month: 11, day: 12 })).toBe(710_347)
  expect(nationalDate({ year: 2024, month: 3, day: 21 })).toEqual({ year: 1946, month: 'Chaitra', day: 1 })
  expect(nationalDate({ year: 2024, month: 3, day: 20 })).toEqual({ year: 1945, month: 'Phalguna', day: 30 })
  const { calendar, sun_moon } = await call(dailyPanchang, { date: '2000-01-01', ...delhi })
  expect(calendar.modified_julian_day).toBe(51_544)
  expect(calendar.tamil_yogas[0]!.nakshatra).toBe('Swati')
  const { ends_at, pada_ends_at } = sun_moon.sun_nakshatra
  expect(Date.parse(pada_ends_at)).toBeLessThanOrEqual(Date.parse(ends_at))
})

test('Tamil yogas: each of 189 pairs has one; a Sunday with Hasta is Amrita', () => {
  const all = Array.from({ length: 7 * 27 }, (_, i) => tamilYoga(i % 7, Math.floor(i / 7) + 1))
  expect(all.every((yoga) => TAMIL_YOGAS.includes(yoga))).toBe(true)
  expect(tamilYoga(0, 13)).toBe('Amrita')
})

test('eyes and life of a star: none at new Moon, full at full Moon, symmetric about the Sun', async () => {
  const STARS = Array.from({ length: 27 }, (_, i) => i + 1)
  for (const sun of STARS) {
    const grown = STARS.map((star) => [netra(sun, star), jeeva(sun, star)].join())
    expect(grown.filter((each) => each === '0,0')).toHaveLength(3)
    expect(grown.filter((each) => each === '2,1')).toHaveLength(10)
    for (const star of STARS) {
      expect(netra(sun, star)).toBe(netra(star, sun))
      expect(jeeva(sun, star)).toBe(jeeva(star, sun))
    }
  }
  // An almanac marks 10 August 2026 as blind at Chennai, according to Maanavar/sanstro.
  const chennai = { timezone: 'Asia/Kolkata', latitude: 13.0827, longitude: 80.2707 }
  const { calendar } = await call(dailyPanchang, { date: '2026-08-10', ...chennai })
  expect(calendar.tamil_yogas[0]).toMatchObject({ nakshatra: 'Ardra', netra: 0, jeeva: 0.5 })
  const full = await call(dailyPanchang, { date: '2024-06-22', ...chennai })
  expect(full.calendar.tamil_yogas[0]).toMatchObject({ netra: 2, jeeva: 1 })
})

// Wikipedia, Odia calendar: the year of the era changes at Sunia, Bhadra Shukla 12. puriwaves.nirmalya.in: the Sunia of
// the 52nd anka (2011) began 1419.
test('the Odia era increases at Sunia, within the year', async () => {
  const puri = { timezone: 'Asia/Kolkata', latitude: 19.81, longitude: 85.83 }
  const { era } = await call(solarMonthCalendar, { year: 2011, region: 'odia', ...puri })
  expect(era).toMatchObject({ number: 1418, changes: { date: '2011-09-09', number: 1419 } })
  const today = async (date: string) =>
    (await call(solarMonthCalendar, { year: 2024, region: 'odia', ...puri }, Date.parse(date))).today
  expect([(await today('2024-09-14T12:00Z'))?.year, (await today('2024-09-15T12:00Z'))?.year]).toEqual([1431, 1432])
  expect((await call(solarMonthCalendar, { year: 2024, region: 'tamil', ...puri })).era.changes).toBeNull()
})

test('lords of the year 2025: the Sun is king and minister', async () => {
  const { era } = await call(lunarMonthCalendar, { year: 2025, ...delhi })
  expect(era.mantri_mandala.slice(0, 2).map(({ lord }) => lord)).toEqual(['Sun', 'Sun'])
  expect(era.mantri_mandala.every(({ lord }) => lord !== null)).toBe(true)
  expect(dateText({ year: 2025, month: 3, day: 30 })).toBe(era.new_year_date)
})

// source: Drik Panchang, Bengali and ISKCON day pages of these dates: Pravishte/Gate
test.each([
  { date: '2020-12-31', latitude: 28.6139, longitude: 77.209, day: 17 },
  { date: '2022-01-24', latitude: 28.6139, longitude: 77.209, day: 11 },
  { date: '2022-01-26', latitude: 28.6139, longitude: 77.209, day: 13 },
  { date: '2026-09-28', latitude: 24.6961, longitude: 84.9869, day: 12 },
])('pravishte of $date', async ({ day, ...input }) => {
  const { calendar } = await call(dailyPanchang, { ...input, timezone: 'Asia/Kolkata' })
  expect(calendar.solar_month.day).toBe(day)
})

test('the date on which the Sun enters a sign is day 1, also before sunrise and at night', async () => {
  const delhi = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' }
  // Makara 2022-01-14 14:29, 2023-01-14 20:45 and 2024-01-15 02:43 IST.
  for (const date of ['2022-01-14', '2023-01-14', '2024-01-15']) {
    const { calendar } = await call(dailyPanchang, { date, ...delhi })
    expect([date, calendar.solar_month.sign, calendar.solar_month.day]).toEqual([date, 'Makara', 1])
  }
})
