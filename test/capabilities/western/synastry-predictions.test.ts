import { describe, expect, test } from 'bun:test'
import synastryPredictions from '../../../src/capabilities/western/synastry-predictions.ts'
import westernSolarReturn from '../../../src/capabilities/western/western-solar-return.ts'
import westernTransitDates from '../../../src/capabilities/western/western-transit-dates.ts'
import { effectiveNature } from '../../../src/western/aspects.ts'
import { call, rejectedField } from '../call.ts'
import { lennon, ono } from './births.ts'

const BODIES = { Jupiter: 3, Saturn: 4, Uranus: 5, Neptune: 5, Pluto: 5, 'North Node': 2, Moon: 2 } as Record<
  string,
  number
>
const year = { start_date: '1969-01-01', months: 12 }

describe('synastry predictions', async () => {
  const answer = await call(synastryPredictions, { person_a: lennon, person_b: ono, ...year })
  const events = answer.months.flatMap((month) => month.events)

  test('events of each person equal western-transit-dates', async () => {
    for (const [target, birth] of [
      ['person_a', lennon],
      ['person_b', ono],
    ] as const) {
      const { transit_events } = await call(westernTransitDates, {
        ...birth,
        start_date: '1969-01-01',
        days_ahead: 365,
        planets: ['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto', 'North Node'],
        natal_points: ['Sun', 'Moon', 'Venus', 'Mars', 'Saturn', 'Ascendant'],
      })
      const own = events.filter((event) => event.target === target && event.motion === 'transit')
      expect(own.length).toBeGreaterThan(5)
      expect(own.map((e) => [e.exact_at, e.transit_planet, e.aspect, e.target_planet] as unknown[])).toEqual(
        transit_events.map((e) => [e.exact_at, e.transit_planet, e.aspect, e.natal_planet]),
      )
    }
  })

  test('exchanged persons keep the events of the composite', async () => {
    const swapped = await call(synastryPredictions, { person_a: ono, person_b: lennon, ...year })
    const bare = (months: typeof answer.months, target: string) =>
      months
        .flatMap((month) => month.events)
        .filter((event) => event.target === target)
        .map(({ text: _, target: __, ...rest }) => rest)
    expect(bare(swapped.months, 'composite')).toEqual(bare(answer.months, 'composite'))
    expect(bare(swapped.months, 'person_a')).toEqual(bare(answer.months, 'person_b'))
    expect(bare(answer.months, 'composite').length).toBeGreaterThan(5)
  })

  test('weights, ratings and turning points follow from the events', () => {
    for (const { transit_planet, target, target_planet, weight } of events)
      expect(weight).toBe(
        BODIES[transit_planet]! + (target === 'composite' ? 2 : ['Sun', 'Moon'].includes(target_planet) ? 3 : 1),
      )
    for (const { rating, events: own } of answer.months) {
      const sum = own.reduce(
        (total, { transit_planet, aspect, target_planet, weight }) =>
          total +
          (effectiveNature({ a: { name: transit_planet }, aspect, b: { name: target_planet } }) === 'harmonious'
            ? 1
            : -1) *
            weight,
        0,
      )
      expect(rating).toBe(Math.min(5, Math.max(1, 3 + Math.round(sum / 4))))
    }
    expect(answer.turning_points.length).toBe(6)
    const least = Math.min(...answer.turning_points.map(({ weight }) => weight))
    expect(events.filter(({ weight }) => weight > least).length).toBeLessThan(10)
  })

  test('the solar returns equal western-solar-return', async () => {
    for (const [person, birth] of [
      ['person_a', lennon],
      ['person_b', ono],
    ] as const) {
      const { return_moment } = await call(westernSolarReturn, { ...birth, year: 1969 })
      const own = answer.shared_returns.filter((row) => row.person === person && row.kind === 'solar')
      expect(own.map(({ exact_at }) => exact_at)).toEqual([return_moment.utc])
    }
  })

  test('months follow the calendar, also at the end of a short month', async () => {
    const odd = await call(synastryPredictions, {
      person_a: lennon,
      person_b: ono,
      start_date: '2024-01-31',
      months: 1,
    })
    expect(odd.window).toEqual({ start_date: '2024-01-31', end_date: '2024-02-28' })
    expect(odd.months.map(({ month }) => month)).toEqual(['2024-01', '2024-02'])
    expect(answer.window).toEqual({ start_date: '1969-01-01', end_date: '1969-12-31' })
    expect(answer.months.length).toBe(12)
  })

  test('rejects a date that does not exist', async () => {
    expect(
      await rejectedField(synastryPredictions, { person_a: lennon, person_b: ono, start_date: '2025-02-29' }),
    ).toBe('start_date')
    const atPole = await call(synastryPredictions, { person_a: { ...lennon, latitude: 90 }, person_b: ono, ...year })
    expect(atPole.warnings.join()).toContain('`person_a.latitude` 90 is a pole')
  })

  test('the report has the text of every month', () => {
    const blocks = synastryPredictions.report!.document(answer).flatMap((section) => section.blocks)
    for (const { text } of answer.months) expect(blocks).toContainEqual({ kind: 'paragraph', text })
    for (const block of blocks)
      if (block.kind === 'table') for (const row of block.rows) expect(row.length).toBe(block.columns.length)
  })
})
