import { describe, expect, test } from 'bun:test'
import eclipseChart from '../../../src/capabilities/mundane/mundane-eclipse-chart.ts'
import eclipses from '../../../src/capabilities/mundane/mundane-eclipses.ts'
import { LONG, sample } from '../../long.ts'
import { call, rejectedField } from '../call.ts'
import { secondsApart } from './seconds.ts'

// Catalogue: maximum within 5 s, magnitude within 0.001, gamma within 0.0002. NASA's catalogue agrees if its TD is
// converted to UT.
const KNOWN = [
  ['2024-03-25T07:12:53Z', 'lunar', 'penumbral', 0.956, 1.0609],
  ['2024-04-08T18:17:20Z', 'solar', 'total', 1.0575, 0.3431, 139, 30],
  ['2024-09-18T02:44:18Z', 'lunar', 'partial', 0.086, -0.9791],
  ['2024-10-02T18:45:04Z', 'solar', 'annular', 0.9334, -0.3509, 144, 17],
  ['2025-03-14T06:58:46Z', 'lunar', 'total', 1.178, 0.3484],
  ['2025-03-29T10:47:26Z', 'solar', 'partial', 0.938, 1.0405, 149, 21],
  ['2025-09-07T18:11:50Z', 'lunar', 'total', 1.362, -0.2752],
  ['2025-09-21T19:41:59Z', 'solar', 'partial', 0.855, -1.0651, 154, 7],
  ['2026-02-17T12:11:53Z', 'solar', 'annular', 0.9638, -0.9743, 121, 61],
  ['2026-03-03T11:33:41Z', 'lunar', 'total', 1.151, -0.3765],
  ['2026-08-12T17:45:59Z', 'solar', 'total', 1.0395, 0.8977, 126, 48],
  ['2026-08-28T04:12:58Z', 'lunar', 'partial', 0.93, 0.4964],
] as const

describe('eclipses', () => {
  test('returns the eclipses of 2024-2026 as published', async () => {
    const { eclipses: texts, count } = await call(eclipses, { start_date: '2024-01-01', end_date: '2026-12-31' })
    expect(count).toEqual({ solar: 6, lunar: 6, total: 12 })
    for (const [i, [at, kind, type, magnitude, gamma, saros, member]] of KNOWN.entries()) {
      const row = texts[i]!
      expect(secondsApart(row.global.maximum, at)).toBeLessThanOrEqual(5)
      expect([row.kind, row.type]).toEqual([kind, type])
      expect(Math.abs(row.magnitude - magnitude)).toBeLessThan(0.001)
      expect(Math.abs(row.gamma - gamma)).toBeLessThan(0.00021)
      if (saros) expect([row.saros, row.saros_member]).toEqual([saros, member!])
    }
    // Figures of the contract by Swiss Ephemeris. NASA prints 25.3 N 104.1 W, and 66.6 N 24.5 W for the eclipse of
    // 2003-05-31 with a low Sun.
    const near = (greatest: { latitude: number; longitude: number } | null, latitude: number, longitude: number) => {
      expect(Math.abs(greatest!.latitude - latitude)).toBeLessThan(0.06)
      expect(Math.abs(greatest!.longitude - longitude)).toBeLessThan(0.07)
    }
    near(texts[1]!.greatest, 25.2855, -104.1542)
    for (const path_points of [1, 2, 5, 50]) {
      const { eclipses: year } = await call(eclipses, { start_date: '2003-05-01', end_date: '2003-06-30', path_points })
      const low = year.find(({ kind }) => kind === 'solar')!
      near(low.greatest, 66.6, -24.5)
      const points = JSON.stringify(low.path!.coordinates).match(/\[-?[\d.]+,/g)!
      expect(points).toHaveLength(Math.max(2, path_points))
    }
  })

  // Each eclipse has the saros number of the eclipse 223 months before it, and the next member number. The anchors are
  // NASA's numbers.
  const YEARS = sample([1980, 2020], [1900, 2100])
  test(`saros numbers ${YEARS.join('-')} follow the rule of the saros`, async () => {
    const rows: { kind: string; saros: number; saros_member: number; at: number }[] = []
    for (let year = YEARS[0]!; year < YEARS[1]!; year += 20)
      rows.push(
        ...(await call(eclipses, { start_date: `${year}-01-01`, end_date: `${year + 19}-12-31` })).eclipses.map(
          ({ kind, saros, saros_member, global }) => ({
            kind,
            saros: saros!,
            saros_member: saros_member!,
            at: Date.parse(global.maximum),
          }),
        ),
      )
    expect(rows.length).toBeGreaterThan(sample(170, 900))
    const SAROS = 6585.3211 * 86_400_000
    const DAY = 86_400_000
    let followed = 0
    for (const row of rows) {
      const next = rows.find((each) => each.kind === row.kind && Math.abs(each.at - row.at - SAROS) < 2 * DAY)
      if (!next) continue
      followed++
      expect([next.saros, next.saros_member]).toEqual([row.saros, row.saros_member + 1])
    }
    expect(followed).toBeGreaterThan(sample(80, 800))
    const numbered = (kind: string, date: string) =>
      rows.find((row) => row.kind === kind && new Date(row.at).toISOString().startsWith(date))!.saros
    // NASA's catalogues: SE1919 May 29 136, SE1999 Aug 11 145, SE2009 Jul 22 136, LE2000 Jul 16 129, LE2018 Jul 27 129.
    if (LONG) expect(numbered('solar', '1919-05-29')).toBe(136)
    expect(numbered('solar', '1999-08-11')).toBe(145)
    expect(numbered('solar', '2009-07-22')).toBe(136)
    expect(numbered('lunar', '2000-07-16')).toBe(129)
    expect(numbered('lunar', '2018-07-27')).toBe(129)
  }, 300_000)

  test('the path is GeoJSON cut at the antimeridian; partial eclipses have no path', async () => {
    const { eclipses: results } = await call(eclipses, {
      start_date: '2025-01-01',
      end_date: '2030-12-31',
      kinds: ['solar'],
      path_points: 60,
    })
    for (const { path, limits, central, type } of results) {
      expect(path !== null).toBe(central)
      if (type === 'partial') expect(limits).toBeNull()
      const lines = path === null ? [] : path.type === 'LineString' ? [path.coordinates] : path.coordinates
      for (const line of lines)
        for (const [i, [longitude, latitude]] of line.entries()) {
          expect(Math.abs(longitude!)).toBeLessThanOrEqual(180)
          expect(Math.abs(latitude!)).toBeLessThanOrEqual(90)
          if (i > 0) expect(Math.abs(longitude! - line[i - 1]![0]!)).toBeLessThan(180)
        }
    }
  })

  test('rejects a range above twenty years', async () => {
    const first = await call(eclipses, { start_date: '1800-01-01', end_date: '1800-12-31' })
    expect(first.count.total).toBeGreaterThan(3)
    expect(await rejectedField(eclipses, { start_date: '-3000-12-31', end_date: '-2999-12-31' })).toBe('start_date')
    expect(await rejectedField(eclipses, { start_date: '2000-01-01', end_date: '2020-12-31' })).toBe('end_date')
    const { eclipses: few } = await call(eclipses, {
      start_date: '2024-01-01',
      end_date: '2024-12-31',
      include_penumbral: false,
    })
    expect(few).toHaveLength(3)
  })
})

describe('eclipse chart', () => {
  const at = (latitude: number, longitude: number) => ({ place: { latitude, longitude, timezone: 'UTC' } })
  test('2024-04-08 is visible at Dallas and not at London', async () => {
    const dallas = await call(eclipseChart, { date: '2024-04-01', ...at(32.7767, -96.797) })
    expect(dallas.local.visible).toBe(true)
    expect(secondsApart(dallas.local.maximum!, '2024-04-08T18:42:39Z')).toBeLessThanOrEqual(2)
    expect(Math.abs(dallas.local.magnitude - 1.0153)).toBeLessThan(0.001)
    const london = await call(eclipseChart, { date: '2024-04-01', ...at(51.5074, -0.1278) })
    expect(london.local).toMatchObject({ visible: false, maximum: null, magnitude: 0 })
    expect(london.duration_of_effect.rule).toContain('whole Earth')
  })
  test('syzygy and maximum are two moments; the saros began in 1501', async () => {
    const syzygy = await call(eclipseChart, { date: '2024-04-01', capital: 'US' })
    const maximum = await call(eclipseChart, { date: '2024-04-01', capital: 'US', moment: 'maximum' })
    expect(syzygy.chart.moment.utc).toBe('2024-04-08T18:20:52Z')
    expect(maximum.chart.moment.utc).toBe('2024-04-08T18:17:20Z')
    const { saros, first_eclipse_date, first_eclipse_longitude } = syzygy.saros_family
    expect([saros, first_eclipse_date]).toEqual([139, '1501-05-27'])
    expect(Math.abs(first_eclipse_longitude - 64.85)).toBeLessThan(0.05)
    expect(syzygy.warnings).toEqual([])
    for (const { orb } of syzygy.national_contacts) expect(orb).toBeLessThanOrEqual(2)
  })
  test('returns the requested kind', async () => {
    const { eclipse } = await call(eclipseChart, { date: '2024-04-01', kind: 'lunar', capital: 'IN' })
    expect(eclipse).toMatchObject({ kind: 'lunar', date: '2024-09-18', greatest: null })
    expect(await rejectedField(eclipseChart, { date: '2024-13-01', capital: 'IN' })).toBe('date')
  })
})
