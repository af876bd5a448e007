import { describe, expect, test } from 'bun:test'
import westernTransitDates from '../../../src/capabilities/western/western-transit-dates.ts'
import { apart, FLAGS, sweph } from '../../native/oracle.ts'
import { call } from '../call.ts'

const { constants: c } = sweph
const jdOf = (utc: string) => Date.parse(utc) / 86_400_000 + 2_440_587.5
const longitudeAt = (jd: number, number: number) => sweph.calc_ut(jd, number, FLAGS).data[0]!
const NATAL_SUN = longitudeAt(jdOf('1879-03-14T10:50:00Z'), c.SE_SUN)
const base = {
  ...westernTransitDates.example,
  start_date: '2025-01-01',
  days_ahead: 730,
  natal_points: ['Sun'] as ['Sun'],
}

/** Days on which a body passes one of the places, by the side on which sweph has it. */
const passes = (number: number, places: readonly number[]) => {
  const from = jdOf('2025-01-01T00:00:00Z')
  const side = (jd: number, place: number) => ((longitudeAt(jd, number) - place + 540) % 360) - 180
  return places
    .flatMap((place) =>
      Array.from({ length: 730 }, (_, i) => from + i).filter((jd) => {
        const [before, after] = [side(jd, place), side(jd + 1, place)]
        return before < 0 !== after < 0 && Math.abs(before) < 90
      }),
    )
    .map((jd) => jd - from)
    .sort((a, b) => a - b)
}
const dayOf = (utc: string) => Math.floor(jdOf(utc) - jdOf('2025-01-01T00:00:00Z'))

describe('transits of further bodies compared with sweph', () => {
  test.each([
    ['Ceres', c.SE_CERES],
    ['Vesta', c.SE_VESTA],
    ['Lilith', c.SE_MEAN_APOG],
    ['Mean North Node', c.SE_MEAN_NODE],
  ] as const)('%s', async (body, number) => {
    const { transit_events, further_events } = await call(westernTransitDates, {
      ...base,
      planets: [body],
      aspects: ['conjunction', 'square', 'opposition', 'trine', 'sextile'],
    })
    expect(transit_events).toEqual([])
    const places = [0, 60, 90, 120, 180, 240, 270, 300].map((angle) => (NATAL_SUN + angle) % 360)
    expect(further_events!.map(({ exact_at }) => dayOf(exact_at))).toEqual(passes(number, places))
    for (const { exact_at, transit_planet, transit_longitude } of further_events!) {
      expect(transit_planet as string).toBe(body)
      expect(apart(longitudeAt(jdOf(exact_at), number), transit_longitude)).toBeLessThan(1e-4)
    }
    expect(further_events!.length).toBeGreaterThan(0)
  })
})

describe('transits by further aspects compared with sweph', () => {
  test.each([
    ['novile', [40, -40].map((angle) => NATAL_SUN + angle)],
    ['semisquare', [45, -45].map((angle) => NATAL_SUN + angle)],
    ['septile', [360 / 7, -360 / 7].map((angle) => NATAL_SUN + angle)],
    ['antiscion', [180 - NATAL_SUN]],
    ['contra_antiscion', [360 - NATAL_SUN]],
  ] as const)('%s of Mars and Venus', async (aspect, places) => {
    const { transit_events, further_events } = await call(westernTransitDates, {
      ...base,
      planets: ['Venus', 'Mars'],
      aspects: [aspect],
    })
    expect(transit_events).toEqual([])
    const wrapped = places.map((place) => (place + 720) % 360)
    const expected = [...passes(c.SE_VENUS, wrapped), ...passes(c.SE_MARS, wrapped)].sort((a, b) => a - b)
    expect(further_events!.map(({ exact_at }) => dayOf(exact_at))).toEqual(expected)
    for (const event of further_events!) expect(event.aspect as string).toBe(aspect)
  })
})

test('the usual events do not change, and a table has the requested bodies', async () => {
  const plain = await call(westernTransitDates, { ...base, planets: ['Mars'] })
  const answer = await call(westernTransitDates, {
    ...base,
    days_ahead: 730,
    planets: ['Mars', 'Ceres', 'Lilith'],
    aspects: ['conjunction', 'sextile', 'square', 'trine', 'opposition', 'quincunx'],
    ephemeris: { step_hours: 720 },
  })
  expect(plain).not.toHaveProperty('further_events')
  expect(answer.transit_events).toEqual(plain.transit_events)
  expect(Object.keys(answer.ephemeris![0]!.positions)).toEqual(['Mars', 'Lilith', 'Ceres'])
})
