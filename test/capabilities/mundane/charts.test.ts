import { describe, expect, test } from 'bun:test'
import ingress from '../../../src/capabilities/mundane/mundane-ingress-chart.ts'
import lunation from '../../../src/capabilities/mundane/mundane-lunation-chart.ts'
import { OUTLOOK_NOTE } from '../../../src/western/mundane/significations.ts'
import { call, rejectedField } from '../call.ts'
import { secondsApart } from './seconds.ts'

const at = (latitude: number, longitude: number) => ({ place: { latitude, longitude } })
const WASHINGTON = at(38.9072, -77.0369)

describe('ingress chart', () => {
  // Catalogue: instants within 2 s, angles within 0.01 degree (Swiss Ephemeris 2.10).
  test.each([
    [2025, 'Aries', '2025-03-20T09:01:29Z'],
    [2024, 'Aries', '2024-03-20T03:06:24Z'],
    [2024, 'cancer', '2024-06-20T20:51:00Z'],
    [2024, 'LIBRA', '2024-09-22T12:43:40Z'],
    [2024, 'Capricorn', '2024-12-21T09:20:34Z'],
    [2026, 'Aries', '2026-03-20T14:45:58Z'],
  ])('returns the ingress of %d in %s', async (year, sign, utc) => {
    const { chart } = await call(ingress, { year, ingress: sign, ...WASHINGTON })
    expect(secondsApart(chart.moment.utc, utc)).toBeLessThanOrEqual(2)
  })
  test.each([
    [38.9072, -77.0369, 308.798, 238.717],
    [28.6139, 77.209, 128.586, 32.942],
    [51.5074, -0.1278, 76.378, 310.94],
  ])('angles of Aries 2025 at %d, %d equal the reference', async (latitude, longitude, ascendant, midheaven) => {
    const { chart } = await call(ingress, { year: 2025, ...at(latitude, longitude) })
    expect(Math.abs(chart.ascendant!.longitude - ascendant)).toBeLessThan(0.01)
    expect(Math.abs(chart.midheaven!.longitude - midheaven)).toBeLessThan(0.01)
  })
  // Lahiri Mesha sankranti as printed in almanacs, within 2 minutes.
  test.each([
    [2024, '2024-04-13T15:34:00Z'],
    [2025, '2025-04-13T21:51:00Z'],
    [2026, '2026-04-14T04:03:00Z'],
  ])('returns the sidereal Aries ingress of %d', async (year, utc) => {
    const { chart, validity } = await call(ingress, { year, zodiac: 'sidereal', capital: 'in' })
    expect(secondsApart(chart.moment.utc, utc)).toBeLessThanOrEqual(120)
    expect(validity.rule).toContain('next sign')
  })

  // 23.245524743 at 1956-03-21 is Lahiri's mean value (Calendar Reform Committee). The difference is 0.45 arcsecond,
  // about 11 s of the Sun's motion.
  test('accepts an ayanamsha by epoch, and rejects a year without the ingress', async () => {
    const sidereal = { zodiac: 'sidereal', capital: 'in' } as const
    const lahiri = await call(ingress, { ...sidereal, year: 2025 })
    const own = await call(ingress, { ...sidereal, year: 2025, ayanamsha: '23.245524743@1956-03-21' })
    expect(secondsApart(own.chart.moment.utc, lahiri.chart.moment.utc)).toBeLessThanOrEqual(12)
    // With 10 degrees in 2012, the Sun enters Capricorn at the turn of the year. Apart from leap days, the entry
    // becomes later each year.
    const entered: number[] = []
    for (let year = 2005; year < 2020; year++) {
      const input = { ...sidereal, year, ingress: 'Capricorn', ayanamsha: '10.1@2012-01-01' as const }
      if ((await rejectedField(ingress, input).catch(() => null)) !== 'year') entered.push(year)
    }
    expect(entered.length).toBeGreaterThan(9)
    expect(entered.length).toBeLessThan(15)
  })

  test('a fixed Ascendant extends the Aries chart to a year, a common one to half a year', async () => {
    const ends = new Map<string, string>()
    for (let longitude = -180; longitude < 180; longitude += 15) {
      const { chart, validity } = await call(ingress, { year: 2025, timezone: 'UTC', ...at(40, longitude) })
      ends.set(['Cardinal', 'Fixed', 'Mutable'][(chart.ascendant!.sign_number - 1) % 3]!, validity.end.slice(0, 10))
    }
    expect(Object.fromEntries(ends)).toEqual({ Cardinal: '2025-06-21', Mutable: '2025-09-22', Fixed: '2026-03-20' })
  })

  test('no Capricorn chart is valid past the Aries ingress', async () => {
    for (const longitude of [-120, -60, 0, 60, 120]) {
      const { validity } = await call(ingress, {
        year: 2025,
        ingress: 'Capricorn',
        timezone: 'UTC',
        ...at(0, longitude),
      })
      expect(validity.end.slice(0, 10)).toBe('2026-03-20')
    }
  })

  test('within the polar circles whole signs replace Placidus, with a warning', async () => {
    const { chart } = await call(ingress, { year: 2025, ...at(78, 15) })
    expect(chart.house_system).toMatchObject({ code: 'W', note: expect.stringContaining('polar') })
    expect(chart.houses.every(({ cusp }) => cusp !== null && cusp % 30 === 0)).toBe(true)
  })

  test('houses have national meanings, indications are sorted by weight, and the note is present', async () => {
    const { chart, indications, note, year_ruler } = await call(ingress, { year: 2025, ...WASHINGTON })
    expect(chart.houses[9]!.house_signification).toBe('head of state, government, prestige')
    const weights = indications.map(({ weight }) => Math.abs(weight))
    expect(weights).toEqual(weights.toSorted((a, b) => b - a))
    expect(note).toBe(OUTLOOK_NOTE)
    const best = Math.max(...Object.values(year_ruler.scores as Record<string, number>))
    expect((year_ruler.scores as Record<string, number>)[year_ruler.planet]).toBe(best)
  })

  test('rejects invalid input with its field', async () => {
    expect(await rejectedField(ingress, { year: 2025 })).toBe('place')
    expect(await rejectedField(ingress, { year: 2025, capital: 'XX' })).toBe('capital')
    expect(await rejectedField(ingress, { year: 2025, ingress: 'Ophiuchus', capital: 'US' })).toBe('ingress')
    expect(await rejectedField(ingress, { year: 2025, capital: 'US', timezone: 'Mars/Olympus' })).toBe('timezone')
  })

  test('a place overrides a capital, with a warning; a lunation before the first year is found', async () => {
    const { chart, warnings } = await call(ingress, { year: 2025, capital: 'GB', ...WASHINGTON })
    expect(chart.place.latitude).toBe(38.9072)
    expect(warnings.join()).toContain('`capital` was ignored')
    const early = await call(ingress, { year: 1800, ingress: 'Aquarius', ...WASHINGTON })
    expect(early.prior_lunation.exact_at.slice(0, 4)).toMatch(/1799|1800/)
  })
})

describe('lunation chart', () => {
  test('the new Moon of 2024-04-08 has its total eclipse', async () => {
    const answer = await call(lunation, { date: '2024-04-01', ...WASHINGTON })
    expect(secondsApart(answer.exact_at, '2024-04-08T18:20:52Z')).toBeLessThanOrEqual(2)
    expect(Math.abs(answer.longitude - 19.4004)).toBeLessThan(0.001)
    expect(answer.eclipse).toMatchObject({
      kind: 'solar',
      type: 'total',
      saros: 139,
      saros_member: 30,
      node: 'ascending',
    })
    expect(answer.indications.some(({ factor }) => factor === 'eclipse in house')).toBe(true)
  })

  // Meeus, More Mathematical Astronomy Morsels: the synodic months of 1900-2100 last from 29.27 to 29.84 days.
  test('new Moons are 29.27 to 29.84 days apart', async () => {
    for (const date of ['2023-01-01', '2024-07-10', '2025-12-31']) {
      const { exact_at, next } = await call(lunation, { date, ...WASHINGTON })
      const days = secondsApart(exact_at, next.exact_at) / 86_400
      expect(days).toBeGreaterThan(29.26)
      expect(days).toBeLessThan(29.85)
    }
  })

  test('a quarter has no eclipse; the Moon is 90 degrees behind the Sun', async () => {
    const { eclipse, chart } = await call(lunation, { date: '2024-04-01', phase: 'first_quarter', ...WASHINGTON })
    expect(eclipse).toBeNull()
    const [sun, moon] = chart.planets
    expect(Math.abs(((moon!.longitude! - sun!.longitude! + 360) % 360) - 90)).toBeLessThan(1e-4)
  })
})
