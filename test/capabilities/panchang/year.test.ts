import { describe, expect, test } from 'bun:test'
import lunarMonthCalendar from '../../../src/capabilities/panchang/lunar-month-calendar.ts'
import monthlyPanchang from '../../../src/capabilities/panchang/monthly-panchang.ts'
import moonPhases from '../../../src/capabilities/panchang/moon-phases.ts'
import panchangFiveLimbs from '../../../src/capabilities/panchang/panchang-five-limbs.ts'
import planetaryEvents from '../../../src/capabilities/panchang/planetary-events.ts'
import planetaryIngresses from '../../../src/capabilities/panchang/planetary-ingresses.ts'
import solarMonthCalendar from '../../../src/capabilities/panchang/solar-month-calendar.ts'
import type { Body } from '../../../src/ephemeris/bodies.ts'
import { combustionOrb } from '../../../src/jyotish/grahas.ts'
import { julianDay } from '../../../src/time/julian-day.ts'
import { separation } from '../../../src/zodiac/longitude.ts'
import { sky } from '../../world.ts'
import { call, rejectedField } from '../call.ts'

const place = { timezone: 'Asia/Kolkata', latitude: 28.6139, longitude: 77.209 }
const kolkata = { timezone: 'Asia/Kolkata', latitude: 22.5726, longitude: 88.3639 }
const kochi = { timezone: 'Asia/Kolkata', latitude: 9.9312, longitude: 76.2673 }
const minutes = (a: string, b: string) => Math.abs(Date.parse(a) - Date.parse(b)) / 60_000
const at = (iso: string) => julianDay(Date.parse(iso))

describe('monthly panchang', () => {
  test('a row has the five limbs of its date, and names never go backward', async () => {
    const { days } = await call(monthlyPanchang, { year: 2024, month: 4, ...place })
    expect(days).toHaveLength(30)
    for (const [i, day] of days.entries()) {
      const { limbs } = await call(panchangFiveLimbs, { date: day.date, ...place })
      expect(day.tithi).toEqual({
        name: limbs.tithi.name,
        paksha: limbs.tithi.paksha,
        number: limbs.tithi.number,
        ends_at: limbs.tithi.ends_at,
      })
      expect(day.nakshatra).toEqual({ name: limbs.nakshatra.name, ends_at: limbs.nakshatra.ends_at })
      expect(day.yoga).toEqual({ name: limbs.yoga.name, ends_at: limbs.yoga.ends_at })
      expect(day.karanas).toEqual(limbs.karanas.map(({ name }) => name))
      expect(day.kshaya_tithi).toBe(limbs.kshaya_tithi)
      if (i) expect([0, 1, 2]).toContain((day.tithi.number - days[i - 1]!.tithi.number + 30) % 30)
    }
  })
  test('shraddha tithis of Pitru Paksha 2025 equal the published ones', async () => {
    // source: news.abplive.com, 28 August 2025; dnaindia.com, 5 September 2025
    const published = [
      ...['Purnima', 'Pratipada', 'Dwitiya', 'Tritiya, Chaturthi', 'Panchami', 'Shashthi', 'Saptami', 'Ashtami'],
      ...['Navami', 'Dashami', 'Ekadashi', 'Dwadashi', 'Trayodashi', 'Chaturdashi', 'Amavasya'],
    ]
    const { days } = await call(monthlyPanchang, { year: 2025, month: 9, ...place })
    expect(
      days.slice(6, 21).map(({ shraddha_tithis }) => shraddha_tithis.map(({ tithi }) => tithi).join(', ')),
    ).toEqual(published)
  })
  test('January 2018 has two purnimas in Delhi, February none', async () => {
    const january = await call(monthlyPanchang, { year: 2018, month: 1, ...place })
    expect(january.summary.purnima).toEqual(['2018-01-02', '2018-01-31'])
    const february = await call(monthlyPanchang, { year: 2018, month: 2, ...place })
    expect(february.summary.purnima).toEqual([])
    expect(february.days).toHaveLength(28)
  })
  test('lists every ekadashi of 2023, including adhika Shravana', async () => {
    let ekadashis = 0
    for (let month = 1; month <= 12; month++) {
      const { summary } = await call(monthlyPanchang, { year: 2023, month, ...place })
      ekadashis += summary.ekadashis.length
      expect(summary.adhika).toBe(month === 7 || month === 8)
    }
    expect(ekadashis).toBe(25)
  })
})

describe('Moon phases', () => {
  test('full Moons of 2024 equal the published ones', async () => {
    const { phases, apsides } = await call(moonPhases, { year: 2024, timezone: 'UTC', latitude: 0, longitude: 0 })
    const full = phases.filter(({ phase }) => phase === 'full')
    for (const [i, utc] of [
      '2024-01-25T17:54Z',
      '2024-02-24T12:30Z',
      '2024-03-25T07:00Z',
      '2024-04-23T23:49Z',
    ].entries())
      expect(minutes(full[i]!.utc, utc)).toBeLessThan(1)
    const order = ['new', 'first_quarter', 'full', 'last_quarter']
    for (const [i, { phase }] of phases.entries())
      if (i) expect(order.indexOf(phase)).toBe((order.indexOf(phases[i - 1]!.phase) + 1) % 4)
    for (const kind of order) expect([12, 13]).toContain(phases.filter(({ phase }) => phase === kind).length)
    for (const [i, { kind, distance_km: distance }] of apsides.entries()) {
      if (i) expect(kind).not.toBe(apsides[i - 1]!.kind)
      expect(distance).toBeGreaterThan(kind === 'perigee' ? 356_000 : 404_000)
      expect(distance).toBeLessThan(kind === 'perigee' ? 371_000 : 407_000)
    }
    expect(phases.find(({ utc }) => utc.startsWith('2024-04-08'))!.eclipse).toBe('solar total')
  })
  test('the full Moon is the end of tithi 15; the second one of August 2023 is blue', async () => {
    const { phases } = await call(moonPhases, { year: 2023, month: 8, ...place })
    const full = phases.filter(({ phase }) => phase === 'full')
    expect(full.map(({ blue }) => blue)).toEqual([false, true])
    const { limbs } = await call(panchangFiveLimbs, { date: '2023-08-01', ...place })
    expect(limbs.tithi.name).toBe('Purnima')
    expect(limbs.tithi.ends_at).toBe(full[0]!.local)
  })
})

describe('lunar month calendar', () => {
  test.each([
    [2020, 'Ashvina', '2020-09-18', '2020-10-16'],
    [2023, 'Shravana', '2023-07-18', '2023-08-16'],
    [2026, 'Jyeshtha', '2026-05-17', '2026-06-15'],
    [2012, 'Bhadrapada', '2012-08-18', '2012-09-16'],
  ])('%p: adhika %s from %s to %s', async (year, name, starts, ends) => {
    const { months } = await call(lunarMonthCalendar, { year, ...place })
    expect(months).toHaveLength(13)
    expect(months.filter(({ adhika }) => adhika).map((m) => [m.name, m.starts, m.ends])).toEqual([[name, starts, ends]])
  })
  test('1982: adhika Ashvina and Phalguna, and a month with two sankrantis that omits Magha', async () => {
    const { months } = await call(lunarMonthCalendar, { year: 1982, ...place })
    expect(months.filter(({ adhika }) => adhika).map(({ name }) => name)).toEqual(['Ashvina', 'Phalguna'])
    const kshaya = months.filter((month) => month.kshaya)
    expect(kshaya.map(({ name, sankrantis }) => [name, sankrantis.map(({ sign }) => sign)])).toEqual([
      ['Pausha', ['Makara', 'Kumbha']],
    ])
    expect(months.some(({ name }) => name === 'Magha')).toBe(false)
  })
  test('amanta months are consecutive; purnimanta months begin with the dark half', async () => {
    const { months, era } = await call(lunarMonthCalendar, { year: 2024, ...place })
    expect(era).toMatchObject({
      shaka: 1946,
      vikrama: 2081,
      samvatsara_south: 'Krodhi',
      samvatsara_north: 'Pingala',
      new_year_date: '2024-04-09',
    })
    for (const [i, month] of months.entries())
      if (i) expect([0, 86_400_000]).toContain(Date.parse(month.starts) - Date.parse(months[i - 1]!.ends))
    const { months: north } = await call(lunarMonthCalendar, { year: 2024, ...place, system: 'purnimanta' })
    const vaishakha = north.find(({ name }) => name === 'Vaishakha')!
    expect(vaishakha.tithis[0]).toMatchObject({ number: 16, name: 'Pratipada' })
    expect(vaishakha.starts).toBe('2024-04-24')
    expect(vaishakha.tithis.at(-1)!.name).toBe('Purnima')
  })
})

describe('solar month calendar', () => {
  const first = async (region: 'tamil' | 'malayalam' | 'bengali', site: typeof place, year = 2024) =>
    (await call(solarMonthCalendar, { year, region, ...site })).months[0]!
  test('new years of 2024 equal the published ones', async () => {
    const tamil = await call(solarMonthCalendar, { year: 2024, region: 'tamil', ...place })
    expect(tamil.months[0]).toMatchObject({ name: 'Chithirai', starts: '2024-04-14' })
    expect(tamil.era.samvatsara).toBe('Krodhi')
    const bengali = await first('bengali', kolkata)
    expect(bengali.starts).toBe('2024-04-14')
    expect(minutes(bengali.sankranti!.local, '2024-04-13T21:04+05:30')).toBeLessThan(1)
    expect((await first('bengali', kolkata, 2025)).starts).toBe('2025-04-15')
    const chingam = await first('malayalam', kochi)
    expect(chingam).toMatchObject({ name: 'Chingam', starts: '2024-08-17' })
    expect(minutes(chingam.sankranti!.local, '2024-08-16T19:44+05:30')).toBeLessThan(1)
    // Vishu is the first day of Medam in the year that began in 2023.
    const medam = (await call(solarMonthCalendar, { year: 2023, region: 'malayalam', ...kochi })).months[8]!
    expect(medam).toMatchObject({ name: 'Medam', starts: '2024-04-14' })
  })
  test.each(['tamil', 'malayalam', 'bengali', 'odia', 'assamese', 'punjabi', 'tulu', 'national'] as const)(
    '%s: twelve consecutive months with 365 or 366 days, in ten years',
    async (region) => {
      for (let year = 2018; year < 2028; year++) {
        const { months } = await call(solarMonthCalendar, { year, region, ...place })
        expect([365, 366]).toContain(months.reduce((sum, { days }) => sum + days, 0))
        for (const [i, month] of months.entries())
          if (i) expect(Date.parse(month.starts) - Date.parse(months[i - 1]!.ends)).toBe(86_400_000)
      }
    },
  )
  test('returns today by the current time', async () => {
    const now = Date.parse('2024-04-20T12:00:00+05:30')
    const { today } = await call(solarMonthCalendar, { year: 2024, region: 'tamil', ...place }, now)
    expect(today).toEqual({ month: 'Chithirai', day: 7, year: 5125 })
    const { today: civil } = await call(solarMonthCalendar, { year: 2024, region: 'national', ...place }, now)
    expect(civil).toEqual({ month: 'Chaitra', day: 31, year: 1946 })
    expect((await call(solarMonthCalendar, { year: 2022, region: 'odia', ...place }, now)).today).toBeNull()
  })
})

describe('planetary ingresses', () => {
  test('Makara sankrantis equal those of an almanac within a minute', async () => {
    for (const [year, local] of [
      [2024, '2024-01-15T02:44+05:30'],
      [2025, '2025-01-14T08:56+05:30'],
    ] as const) {
      const { sankrantis } = await call(planetaryIngresses, { year, planets: ['Sun'], ...place })
      expect(sankrantis).toHaveLength(12)
      expect(sankrantis[0]!.name).toBe('Makara')
      expect(minutes(sankrantis[0]!.local, local)).toBeLessThan(1)
    }
  })
  test('2025: Saturn, Jupiter and Rahu by either kind of node', async () => {
    const into = async (node: 'mean' | 'true') => {
      const { ingresses } = await call(planetaryIngresses, {
        year: 2025,
        node,
        planets: ['Saturn', 'Jupiter', 'Rahu', 'Ketu'],
        ...place,
      })
      return (planet: string, to: string) => ingresses.find((row) => row.planet === planet && row.to === to)!
    }
    const mean = await into('mean')
    expect(minutes(mean('Saturn', 'Pisces').local, '2025-03-29T21:45+05:30')).toBeLessThan(2)
    expect(minutes(mean('Jupiter', 'Gemini').local, '2025-05-14T22:36+05:30')).toBeLessThan(2)
    expect(minutes(mean('Rahu', 'Aquarius').local, '2025-05-18T19:35+05:30')).toBeLessThan(2)
    expect(mean('Ketu', 'Leo').local).toBe(mean('Rahu', 'Aquarius').local)
    const osculating = await into('true')
    expect(minutes(osculating('Rahu', 'Aquarius').local, '2025-05-30T00:18+05:30')).toBeLessThan(15)
  })
  test('every ingress is on a boundary, and a planet re-enters a sign only when retrograde', async () => {
    for (const kind of ['sign', 'nakshatra', 'pada'] as const) {
      const { ingresses } = await call(planetaryIngresses, { year: 2024, kind, ...place })
      const span = { sign: 30, nakshatra: 40 / 3, pada: 10 / 3 }[kind]
      expect(kind === 'pada' && ingresses.some(({ planet }) => planet === 'Moon')).toBe(false)
      for (const row of ingresses)
        expect(separation(row.longitude, Math.round(row.longitude / span) * span)).toBeLessThan(2e-4)
      for (const planet of ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'])
        for (const [i, row] of ingresses.filter((each) => each.planet === planet).entries()) {
          const before = ingresses.filter((each) => each.planet === planet)[i - 1]
          if (before) expect(row.from).toBe(before.to)
          if (before?.from === row.to) expect(before.retrograde).not.toBe(row.retrograde)
        }
    }
  })
  test('punya kala is in daytime; that of Makara 2024 begins at the sunrise of the 15th', async () => {
    const { sankrantis } = await call(planetaryIngresses, { year: 2024, planets: ['Sun'], ...place })
    const makara = sankrantis[0]!
    // Drik Panchang, New Delhi: punya kala 07:15 to 17:46 on the 15th; the day is shorter than forty ghatis.
    expect(minutes(makara.punya_kala!.start, '2024-01-15T07:15+05:30')).toBeLessThan(2)
    expect(minutes(makara.punya_kala!.end, '2024-01-15T17:46+05:30')).toBeLessThan(2)
    for (const { punya_kala: punya, maha_punya_kala: maha } of sankrantis) {
      expect(Date.parse(maha!.start)).toBeGreaterThanOrEqual(Date.parse(punya!.start))
      expect(Date.parse(maha!.end)).toBeLessThanOrEqual(Date.parse(punya!.end))
    }
  })
})

describe('planetary events', () => {
  test('Mercury stations of 2024 equal the published ones, and the speed is zero there', async () => {
    const { stations } = await call(planetaryEvents, {
      year: 2024,
      timezone: 'UTC',
      latitude: 0,
      longitude: 0,
      kinds: ['stations'],
    })
    const mercury = stations.filter(({ planet }) => planet === 'Mercury')
    expect(mercury.map(({ kind, utc }) => `${kind} ${utc.slice(5, 10)}`)).toEqual([
      'direct 01-02',
      'retrograde 04-01',
      'direct 04-25',
      'retrograde 08-05',
      'direct 08-28',
      'retrograde 11-26',
      'direct 12-15',
    ])
    // The moment is written to the second, in which the speed of Mercury changes by 1e-6 degrees a day.
    for (const { planet, utc } of stations)
      expect(Math.abs(sky.positions(at(utc), [planet as Body])[0]!.longitudeSpeed)).toBeLessThan(2e-6)
  })
  test('Jupiter and Saturn were a tenth of a degree apart on 2020-12-21', async () => {
    const { conjunctions } = await call(planetaryEvents, { year: 2020, kinds: ['conjunctions'], ...place })
    const great = conjunctions.find(({ planets }) => planets.join() === 'Jupiter,Saturn')!
    // The least separation was at 18:21 UT. The conjunction in ecliptic longitude was at 18:20.
    expect(minutes(great.utc, '2020-12-21T18:21Z')).toBeLessThan(2)
    expect(Math.abs(great.separation_latitude - 0.1)).toBeLessThan(0.01)
  })
  test('a combustion begins and ends at its orb', async () => {
    const { combustions } = await call(planetaryEvents, { year: 2024, kinds: ['combustions'], ...place })
    expect(combustions.length).toBeGreaterThan(8)
    for (const { planet, sets, rises, days } of combustions) {
      expect(days).toBeGreaterThan(5)
      for (const { local } of [sets, rises]) {
        const [sun, own] = sky.positions(at(local), ['Sun', planet as Body])
        const orb = combustionOrb(planet, own!.longitudeSpeed < 0)!
        expect(Math.abs(separation(sun!.longitude, own!.longitude) - orb)).toBeLessThan(1e-3)
      }
      if (planet !== 'Mercury' && planet !== 'Venus') expect([sets.side, rises.side]).toEqual(['west', 'east'])
    }
  })
  test('planets of a war are within a degree, and other kinds of events are empty', async () => {
    const { wars, stations, conjunctions } = await call(planetaryEvents, { year: 2024, kinds: ['wars'], ...place })
    expect(stations).toEqual([])
    expect(conjunctions).toEqual([])
    // Conjunctions: Mars and Saturn on 2024-04-10, Mars and Jupiter on 2024-08-14.
    expect(wars.map(({ planets }) => planets.join())).toEqual(expect.arrayContaining(['Mars,Saturn', 'Mars,Jupiter']))
    for (const { planets, start, end, victor } of wars) {
      const middle = julianDay((Date.parse(start) + Date.parse(end)) / 2)
      const [a, b] = sky.positions(middle, planets as Body[])
      expect(separation(a!.longitude, b!.longitude)).toBeLessThan(1)
      expect(planets).toContain(victor)
    }
  })
  test('oppositions of 2025: Mars 01-16, Saturn 09-21', async () => {
    const { oppositions } = await call(planetaryEvents, {
      year: 2025,
      timezone: 'UTC',
      latitude: 0,
      longitude: 0,
      kinds: ['oppositions'],
    })
    expect(oppositions.map(({ planet, utc }) => `${planet} ${utc.slice(0, 10)}`)).toEqual([
      'Mars 2025-01-16',
      'Saturn 2025-09-21',
    ])
  })
})

test('rejects a year outside the ephemeris files with `year`', async () => {
  for (const capability of [
    lunarMonthCalendar,
    moonPhases,
    planetaryEvents,
    planetaryIngresses,
    monthlyPanchang,
    solarMonthCalendar,
  ])
    expect(await rejectedField(capability as never, { year: 3001, month: 1, region: 'tamil', ...place } as never)).toBe(
      'year',
    )
})
