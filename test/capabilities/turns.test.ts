import { expect, test } from 'bun:test'
import { catalogue } from '../../src/capabilities/index.ts'
import { delhi, independence } from '../../src/capabilities/shared/inputs.ts'
import { yieldCount } from './call.ts'

// Long computations yield regularly, and stop at a yield when the client is gone.
const year = { start_date: '2025-01-01', end_date: '2026-01-01' }
const twelve = { sign: 'all' }
const births = Array.from({ length: 40 }, (_, i) => ({
  id: String(i),
  birth: { ...independence, datetime: `${1950 + i}-08-15T12:00` },
}))

test.each<[slug: string, input: Record<string, unknown>, least: number]>([
  ['muhurta-search', { ...delhi, purpose: 'marriage', ...year }, 2 * 365],
  ['festival-calendar', { ...delhi, year: 2025 }, 100],
  ['vrat-dates', { ...delhi, year: 2025, vrat: 'all' }, 40],
  ['shraddha-dates', { ...delhi, year: 2025 }, 40],
  ['tithi-anniversary', { ...independence, from_year: 2000, years: 20 }, 200],
  ['lunar-month-calendar', { ...delhi, year: 2025 }, 40],
  ['monthly-panchang', { ...delhi, year: 2025, month: 4 }, 30],
  ['planetary-events', { ...delhi, year: 2025 }, 10],
  ['eclipses', { ...delhi, year: 2025 }, 4],
  ['vastu-auspicious-times', { ...delhi, start_date: '2025-01-01', end_date: '2025-03-31' }, 90],
  ['bulk-match', { subject: { role: 'groom', nakshatra: 'Swati' }, candidates: births }, 120],
  ['bulk-match-matrix', { grooms: births.slice(20), brides: births.slice(0, 20), assign: true }, 120],
  ['vimshottari-dasha', { ...independence, levels: 4 }, 9],
  ['kalachakra-dasha', { ...independence, levels: 4 }, 9],
  ['daily-sign-horoscope', { ...twelve, date: '2026-01-01' }, 12],
  ['weekly-sign-horoscope', { ...twelve, start_date: '2026-01-01' }, 12],
  ['monthly-sign-horoscope', { ...twelve, month: '2026-01' }, 12],
  ['yearly-sign-horoscope', { ...twelve, year: 2026 }, 12 * 12],
  ['western-yearly-horoscope', { sign: 'Leo', year: 2026 }, 365],
  ['western-transit-dates', { ...independence, start_date: '2025-01-01', days_ahead: 60 }, 40],
  ['western-solar-arc', { ...independence, target_date: '1990-01-01', window_years: 20 }, 20],
  ['mundane-eclipses', { start_date: '2026-01-01', end_date: '2026-12-31', path_points: 5 }, 50],
  ['mundane-seismic-indications', { start_date: '2025-01-01', end_date: '2025-02-28' }, 50],
  ['search-place', { query: 'Springfield' }, 20],
  ['vastu-heatmap', { ...catalogue.find(({ slug }) => slug === 'vastu-heatmap')!.example, samples: 400 }, 400],
])('%s', async (slug, input, least) => {
  const entry = catalogue.find((each) => each.slug === slug)!
  expect(await yieldCount(entry, input)).toBeGreaterThanOrEqual(least)
})
