import { describe, expect, test } from 'bun:test'
import muhurtaCheck from '../../../src/capabilities/festivals-muhurta/muhurta-check.ts'
import muhurtaSearch from '../../../src/capabilities/festivals-muhurta/muhurta-search.ts'
import inauspiciousTimings from '../../../src/capabilities/panchang/inauspicious-timings.ts'
import { PURPOSE_NAMES, PURPOSES, type PurposeName } from '../../../src/jyotish/muhurta/purposes.ts'
import { julianDay } from '../../../src/time/julian-day.ts'
import { isoLocal } from '../../../src/time/moment.ts'
import { zoneNamed } from '../../../src/time/zones.ts'
import { call, rejectedField } from '../call.ts'

const delhi = { timezone: 'Asia/Kolkata', latitude: 28.6139, longitude: 77.209 }
const india = zoneNamed('Asia/Kolkata')!
const at = Date.parse
const local = (ms: number) => isoLocal(julianDay(ms), india).slice(0, 19)
const search = (purpose: PurposeName, start_date: string, end_date: string, further = {}) =>
  call(muhurtaSearch, { ...delhi, purpose, start_date, end_date, limit: 200, ...further })
const check = (purpose: PurposeName, ms: number, further = {}) =>
  call(muhurtaCheck, { ...delhi, datetime: local(ms), purpose, ...further })

test('the table of purposes has stars 1 to 27 and tithis 1 to 30 without Amavasya', () => {
  for (const { stars, tithis, weekdays } of Object.values(PURPOSES)) {
    expect(stars.every((star) => star >= 1 && star <= 27) && new Set(stars).size === stars.length).toBe(true)
    expect(tithis.every((tithi) => tithi >= 1 && tithi < 30)).toBe(true)
    expect(weekdays.length).toBeGreaterThan(1)
  }
  expect(PURPOSE_NAMES).toHaveLength(16)
})

describe('muhurta-search', () => {
  test('returns no marriage date in Chaturmasa of 2025, with the reason', async () => {
    const { windows, best, excluded, days_scanned } = await search('marriage', '2025-07-07', '2025-10-31')
    expect([windows.length, best, days_scanned]).toEqual([0, null, 117])
    expect(excluded.map(({ reason }) => reason).join()).toContain('Chaturmasa')
  })

  test('windows have no blocking fault at five instants; outside them the check returns avoid', async () => {
    const { windows } = await search('vehicle-purchase', '2025-02-01', '2025-02-14')
    expect(windows.length).toBeGreaterThan(2)
    for (const window of windows) {
      const [from, to] = [at(window.start), at(window.end)]
      for (const part of [0.01, 0.25, 0.5, 0.75, 0.99]) {
        const { verdict, faults } = await check('vehicle-purchase', from + (to - from) * part)
        expect(faults.filter(({ blocking }) => blocking)).toEqual([])
        expect(verdict).not.toBe('avoid')
      }
      const middle = await check('vehicle-purchase', (from + to) / 2)
      expect(middle.score).toBe(window.score)
    }
    const inside = (ms: number) => windows.some(({ start, end }) => at(start) <= ms && ms < at(end))
    // Windows of less than 48 minutes are omitted, so a few moments outside the windows are good.
    let good = 0
    for (let hour = 0; hour < 24 * 12; hour += 7) {
      const ms = at('2025-02-01T12:00+05:30') + hour * 3.6e6
      const { verdict } = await check('vehicle-purchase', ms)
      if (inside(ms)) expect(verdict).not.toBe('avoid')
      else if (verdict !== 'avoid') good++
    }
    expect(good).toBeLessThanOrEqual(2)
  })

  test('no window overlaps Rahu kaal, varjyam or Bhadra on Prithvi', async () => {
    const { windows } = await search('travel', '2025-03-01', '2025-03-21')
    expect(windows.length).toBeGreaterThan(3)
    for (const date of new Set(windows.map((each) => each.date))) {
      const { windows: bad } = await call(inauspiciousTimings, { date, ...delhi })
      const spans = [bad.rahu_kaal!, bad.yamaganda!, ...bad.varjyam, ...bad.durmuhurta]
      for (const { start, end } of windows.filter((each) => each.date === date))
        for (const span of spans) expect(at(end) <= at(span.start) || at(start) >= at(span.end)).toBe(true)
    }
  })

  test('a wider range includes every window of a narrower one', async () => {
    const narrow = await search('griha-pravesh', '2025-02-05', '2025-02-20')
    const wide = await search('griha-pravesh', '2025-01-15', '2025-03-15')
    const key = ({ start, end, score }: (typeof wide.windows)[number]) => `${start} ${end} ${score}`
    const all = new Set(wide.windows.map(key))
    expect(narrow.windows.length).toBeGreaterThan(0)
    expect(narrow.windows.map(key).filter((each) => !all.has(each))).toEqual([])
  })

  test('stricter searches find fewer windows; results are sorted by score, then start', async () => {
    const days = ['2025-11-16', '2025-11-30'] as const
    const [strict, normal, relaxed] = await Promise.all(
      (['strict', 'normal', 'relaxed'] as const).map((strictness) => search('marriage', ...days, { strictness })),
    )
    const minutes = ({ windows }: NonNullable<typeof normal>) => windows.reduce((sum, each) => sum + each.minutes, 0)
    expect(minutes(strict!)).toBeLessThan(minutes(normal!))
    expect(minutes(normal!)).toBeLessThan(minutes(relaxed!))
    const { windows } = relaxed!
    windows.slice(1).forEach((each, i) => {
      const before = windows[i]!
      expect(before.score > each.score || (before.score === each.score && before.start < each.start)).toBe(true)
    })
    for (const { tier, score } of windows) expect(tier).toBe(score >= 80 ? 'excellent' : score >= 65 ? 'good' : 'fair')
  })

  test('respects the clock range, the minimum length, the limit and the persons', async () => {
    const open = await search('business-opening', '2025-02-01', '2025-03-01')
    const office = await search('business-opening', '2025-02-01', '2025-03-01', {
      time_from: '09:00',
      time_to: '18:00',
      minimum_minutes: 90,
    })
    expect(office.windows.length).toBeGreaterThan(0)
    for (const { start, end, minutes } of office.windows) {
      expect(start.slice(11, 16) >= '09:00' && end.slice(11, 19) <= '18:00:00').toBe(true)
      expect(minutes).toBeGreaterThanOrEqual(90)
    }
    const some = await search('business-opening', '2025-02-01', '2025-03-01', { limit: 2 })
    expect([some.windows.length, some.windows_found, some.windows_truncated]).toEqual([2, open.windows_found, true])
    expect(some.best).toEqual(some.windows[0]!)
    const ours = await search('business-opening', '2025-02-01', '2025-03-01', {
      persons: [{ nakshatra: 'rohini', moon_sign: 'Taurus' }],
    })
    const good = ours.windows.flatMap((each) => each.good)
    expect(good.some((each) => each.startsWith('Tara bala'))).toBe(true)
    expect(ours.windows.every(({ nakshatra }) => nakshatra !== 'Rohini')).toBe(true)
  })

  test('travel excludes the weekday whose shoola is in the direction of the journey', async () => {
    const { windows } = await search('travel', '2025-03-01', '2025-04-15', { direction: 'E' })
    expect(windows.length).toBeGreaterThan(2)
    expect(windows.every(({ weekday }) => weekday !== 'Monday' && weekday !== 'Saturday')).toBe(true)
  })

  test('answers in a polar winter, with a warning', async () => {
    const place = { timezone: 'Europe/Oslo', latitude: 69.65, longitude: 18.96 }
    const { warnings, days_scanned } = await call(muhurtaSearch, {
      ...place,
      purpose: 'naming',
      start_date: '2025-12-15',
      end_date: '2025-12-20',
    })
    expect(days_scanned).toBe(6)
    expect(warnings.join()).toContain('06:00 local mean time')
  })

  test('a range of the day that the clocks skipped is rejected; a range around it has the other days', async () => {
    const apia = { timezone: 'Pacific/Apia', latitude: -13.83, longitude: -171.76, purpose: 'travel' as const }
    const skipped = { ...apia, start_date: '2011-12-30', end_date: '2011-12-30' }
    expect(await rejectedField(muhurtaSearch, skipped)).toBe('start_date')
    const around = { ...apia, start_date: '2011-12-20', end_date: '2012-01-10', limit: 200 }
    const { windows } = await call(muhurtaSearch, around)
    expect(windows.length).toBeGreaterThan(2)
    expect(windows.filter(({ date }) => date === '2011-12-30')).toEqual([])
  })

  test('windows on days of changed clocks are the same instants as by a fixed clock', async () => {
    for (const [timezone, fixed, latitude, longitude, start_date, end_date] of [
      ['America/New_York', 'Etc/GMT+5', 40.71, -74.01, '2024-10-30', '2024-11-06'],
      ['Australia/Lord_Howe', 'Etc/GMT-11', -31.55, 159.08, '2024-04-03', '2024-04-12'],
    ] as const) {
      const range = { latitude, longitude, purpose: 'naming' as const, start_date, end_date, limit: 200 }
      const [changing, steady] = await Promise.all(
        [timezone, fixed].map(async (zone) => {
          const { windows } = await call(muhurtaSearch, { ...range, timezone: zone })
          return windows.map(({ start, end, score }) => [at(start), at(end), score])
        }),
      )
      expect(changing!.length).toBeGreaterThan(2)
      expect(changing!).toEqual(steady!)
    }
  })

  test('a place beside the date line has the weekday of its own date', async () => {
    const kiritimati = { timezone: 'Pacific/Kiritimati', latitude: 1.87, longitude: -157.4, purpose: 'naming' as const }
    const { windows } = await call(muhurtaSearch, { ...kiritimati, start_date: '2024-10-30', end_date: '2024-11-06' })
    expect(windows.length).toBeGreaterThan(2)
    const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
    for (const { date, weekday, start } of windows) {
      expect<string>(weekday).toBe(days[new Date(`${date}T00:00Z`).getUTCDay()]!)
      expect(start.endsWith('+14:00') && start.slice(0, 10) >= date).toBe(true)
    }
  })

  test('weekdays that the sources exclude have no window unless the search is relaxed, where each costs 10 points', async () => {
    for (const purpose of ['griha-pravesh', 'mundan', 'vehicle-purchase'] as const) {
      const excluded: readonly string[] = PURPOSES[purpose].excludedWeekdays
      const normal = await search(purpose, '2025-02-01', '2025-03-10')
      expect(normal.windows.filter(({ weekday }) => excluded.includes(weekday))).toEqual([])
      const relaxed = await search(purpose, '2025-02-01', '2025-03-10', { strictness: 'relaxed' })
      const faults = relaxed.windows
        .filter(({ weekday }) => excluded.includes(weekday))
        .map(({ weekday, minor_faults }) => minor_faults.includes(`Weekday: ${weekday} (-10)`))
      expect(faults.length).toBeGreaterThan(0)
      expect(faults.every(Boolean)).toBe(true)
    }
  })

  test('Pitru Paksha and the adhika month of 2026 have no window for vehicles', async () => {
    const pitru = await search('vehicle-purchase', '2026-09-27', '2026-10-09')
    const adhika = await search('vehicle-purchase', '2026-05-18', '2026-06-14')
    expect([pitru.windows, adhika.windows]).toEqual([[], []])
    expect(pitru.excluded.map(({ reason }) => reason).join()).toContain('Pitru Paksha')
    expect(adhika.excluded.map(({ reason }) => reason).join()).toContain('Adhika month')
  })

  test('the stars of the Grihya Sutras add windows of marriage, and a required vedha removes some', async () => {
    const [plain, grihya, pure] = await Promise.all(
      [{}, { marriage_stars: 'grihya' }, { require: ['vedha'] }].map((further) =>
        search('marriage', '2025-02-01', '2025-02-28', further),
      ),
    )
    const stars = (answer: typeof plain) => new Set(answer!.windows.map(({ nakshatra }) => nakshatra))
    expect([...stars(grihya)].some((star) => star === 'Shravana' || star === 'Chitra')).toBe(true)
    expect([...stars(plain)].some((star) => star === 'Shravana' || star === 'Chitra')).toBe(false)
    expect(pure!.windows_found).toBeLessThan(plain!.windows_found)
    const { warnings } = await search('naming', '2025-02-01', '2025-02-03', {
      ...{ marriage_stars: 'grihya', require: ['vedha'] },
    })
    expect(warnings).toEqual([
      '`marriage_stars` applies only to marriage; it was ignored.',
      'The rule vedha applies only to marriage; it was ignored.',
    ])
  })

  test('invalid input is rejected with its field', async () => {
    const base = { ...delhi, purpose: 'travel' as const, start_date: '2025-01-01', end_date: '2025-01-05' }
    expect(await rejectedField(muhurtaSearch, { ...base, end_date: '2024-12-31' })).toBe('end_date')
    expect(await rejectedField(muhurtaSearch, { ...base, end_date: '2026-01-03' })).toBe('end_date')
    expect(await rejectedField(muhurtaSearch, { ...base, start_date: '2025-02-30' })).toBe('start_date')
    expect(await rejectedField(muhurtaSearch, { ...base, time_from: '25:00' })).toBe('time_from')
    expect(await rejectedField(muhurtaSearch, { ...base, time_from: '10:00', time_to: '10:00' })).toBe('time_to')
    expect(await rejectedField(muhurtaSearch, { ...base, direction: 'up' })).toBe('direction')
    expect(await rejectedField(muhurtaSearch, { ...base, persons: [{ nakshatra: 'Vega' }] })).toBe(
      'persons.0.nakshatra',
    )
    expect(await rejectedField(muhurtaSearch, { ...base, persons: [{}] })).toBe('persons.0')
  })
})

describe('muhurta-check', () => {
  test('a moment in Rahu kaal has a blocking fault that ends with it', async () => {
    for (const date of ['2025-02-03', '2025-06-18', '2025-11-21']) {
      const { windows } = await call(inauspiciousTimings, { date, ...delhi })
      const { start, end } = windows.rahu_kaal!
      const { verdict, faults } = await check('naming', (at(start) + at(end)) / 2)
      expect(verdict).toBe('avoid')
      expect(faults.find(({ name }) => name === 'Rahu kaal')).toEqual({ name: 'Rahu kaal', blocking: true, until: end })
    }
  })

  test('the score is the sum of the weights of the rules', async () => {
    for (const purpose of PURPOSE_NAMES)
      for (const date of ['2025-02-07T10:30', '2025-05-19T17:00', '2025-11-22T21:15']) {
        const { rules, score, verdict, faults } = await call(muhurtaCheck, {
          ...delhi,
          datetime: date,
          purpose,
          persons: [{ nakshatra: 'Magha', moon_sign: 'leo' }],
        })
        const total = rules.reduce((sum, { weight }) => sum + weight, 50)
        expect(score).toBe(Math.min(100, Math.max(0, total)))
        expect(verdict === 'avoid').toBe(faults.some(({ blocking }) => blocking))
        // A blocking rule is also listed as a fault, with its end. Only faults of the chart have no end.
        const blocking = rules.filter((each) => each.blocking).length
        expect(faults.filter((each) => each.blocking).length).toBe(blocking)
      }
  })
})

test('the pages of a search together equal the whole search, without repetitions', async () => {
  const input = { ...muhurtaSearch.example, purpose: 'travel' as const, end_date: '2026-01-31' }
  const whole = await call(muhurtaSearch, { ...input, limit: 200 })
  expect(whole.windows_truncated).toBe(false)
  expect(whole.windows.length).toBe(whole.windows_found)
  const starts: string[] = []
  let after: string | undefined
  do {
    const page = await call(muhurtaSearch, { ...input, limit: 17, ...(after && { after_cursor: after }) })
    expect(page.best).toEqual(whole.best)
    expect(page.windows_found).toBe(whole.windows_found)
    starts.push(...page.windows.map(({ start }) => start))
    after = page.next_cursor ?? undefined
    expect(page.windows_truncated).toBe(after !== undefined)
  } while (after)
  expect(starts).toEqual(whole.windows.map(({ start }) => start))
  expect(await rejectedField(muhurtaSearch, { ...input, after_cursor: 'x' })).toBe('after_cursor')
})
