import { describe, expect, test } from 'bun:test'
import muhurtaSearch from '../../src/capabilities/festivals-muhurta/muhurta-search.ts'
import { isBlockingAt, obstacles } from '../../src/jyotish/muhurta/obstacles.ts'
import { purposeOf } from '../../src/jyotish/muhurta/purposes.ts'
import { openMuhurtaSky } from '../../src/jyotish/muhurta/sky-context.ts'
import { astas } from '../../src/jyotish/panchang/asta.ts'
import { dateText } from '../../src/time/iso.ts'
import { epochMs, julianDay } from '../../src/time/julian-day.ts'
import { zoneNamed } from '../../src/time/zones.ts'
import { call } from '../capabilities/call.ts'
import { sky } from '../world.ts'
import golden from './asta.json'
import marriage from './marriage-days.json'

const DAY = 864e5
const withoutYield = () => undefined
const india = zoneNamed('Asia/Kolkata')!

describe('asta days equal those in newspapers', () => {
  test.each(golden.rows)(
    '$planet disappears on $sets and reappears on $rises',
    async ({ planet, sets, rises, minutes }) => {
      const near = Date.parse((sets ?? rises)!)
      const window = { from: julianDay(near - DAY), to: julianDay(near + DAY) }
      const [asta] = await astas(planet as 'Jupiter' | 'Venus', window, golden.place, sky, withoutYield)
      const within = (ours: number, theirs: string | null | undefined) => {
        if (!theirs) return
        // Tolerances: a date must agree within a day, a moment within its number of minutes.
        const off = Math.abs(ours - Date.parse(minutes ? theirs : `${theirs}T12:00+05:30`))
        expect(off).toBeLessThan(minutes ? minutes * 60_000 : 1.5 * DAY)
      }
      within(epochMs(asta!.from), sets)
      within(epochMs(asta!.to), rises)
    },
  )

  test('uses an orb in longitude where the planet does not set and rise', async () => {
    const pole = { latitude: 89.9, longitude: 0 }
    const year = { from: julianDay(Date.UTC(2025, 0, 1)), to: julianDay(Date.UTC(2026, 0, 1)) }
    const stays = await astas('Venus', year, pole, sky, withoutYield)
    expect(stays.length).toBeGreaterThan(0)
    expect(stays.every(({ from, to }) => to > from)).toBe(true)
  })
})

test('finds 36 of the 39 marriage days of January to April 2025, and explains the others', async () => {
  const place = { timezone: 'Asia/Kolkata', ...golden.place }
  const range = { start_date: '2025-01-10', end_date: '2025-04-30' }
  const { windows } = await call(muhurtaSearch, { ...place, ...range, purpose: 'marriage', limit: 200 })
  const matches = new Set(windows.map(({ date }) => date))
  expect(marriage.dates).toHaveLength(39)
  expect(marriage.dates.filter((date) => !matches.has(date))).toEqual(marriage.missed.map(({ date }) => date))
  expect(matches.size).toBe(42)
  const turn = async () => {}
  const ground = await openMuhurtaSky(
    { year: 2025, month: 1, day: 10 },
    111,
    'marriage',
    golden.place,
    india,
    sky,
    turn,
  )
  const selection = { purpose: purposeOf('marriage'), persons: [], direction: null, required: [] }
  const all = await obstacles(ground, selection, turn)
  for (const { date, obstacle } of marriage.missed) {
    const day = ground.days.find((each) => dateText(each.date) === date)!
    const contacts = all.filter(
      (each) => isBlockingAt(each.gravity, 'normal') && each.from < day.to && each.to > day.from,
    )
    expect(contacts.map(({ name }) => name)).toContain(obstacle)
  }
})
