import { expect, test } from 'bun:test'
import kpChart from '../../../src/capabilities/kp/kp-chart.ts'
import chartMarkers from '../../../src/capabilities/vedic-charts/chart-markers.ts'
import divisionalChart from '../../../src/capabilities/vedic-charts/divisional-chart.ts'
import { worldAt } from '../../world.ts'

const birth = { datetime: '1947-08-15T00:00:00', timezone: 'Asia/Kolkata', latitude: 28.6139, longitude: 77.209 }
const rectify = (minutes: number, events: readonly object[] = []) =>
  Promise.resolve(chartMarkers.compute({ ...birth, rectify: { minutes, events } } as never, worldAt())).then(
    ({ rectification }) => rectification!,
  )
/** The local time some seconds after a moment of the answer. */
const shifted = (at: string, seconds: number) =>
  new Date(Date.parse(at) + 5.5 * 3_600_000 + seconds * 1000).toISOString().slice(0, 19)

test('the chart has the stated value before and after each change', async () => {
  const { changes } = await rectify(20)
  expect(changes.length).toBeGreaterThan(20)
  for (const { at, part, before, after } of changes)
    for (const [seconds, value] of [
      [-2, before],
      [2, after],
    ] as const) {
      const input = { ...birth, datetime: shifted(at, seconds) }
      if (part === 'navamsha_lagna' || part === 'shashtiamsha_lagna') {
        const code = part === 'navamsha_lagna' ? 'D9' : 'D60'
        const { ascendant } = await divisionalChart.compute({ ...input, code } as never, worldAt())
        expect(value.sign!).toBe(ascendant.sign)
      }
      if (part === 'lagna_sub_lord') {
        const data = await kpChart.compute({ ...input, ayanamsha: 'lahiri' } as never, worldAt())
        expect(JSON.stringify(data)).toContain(value.lord!.slice(0, 2))
      }
    }
})

test('the shashtiamshas of the ascendant are consecutive', async () => {
  const parts = (await rectify(60)).changes.filter(({ part }) => part === 'shashtiamsha_lagna')
  for (const [i, { before }] of parts.entries()) if (i > 0) expect(before).toEqual(parts[i - 1]!.after)
})

// The ascendant passes several shashtiamshas in a second there. The counts are those of the ascendants of a grid of 0.2 seconds.
test.each([
  [66, 436],
  [66.4, 441],
  [66.7, 398],
  [-66, 437],
])('the shashtiamshas at latitude %p are all listed', async (latitude, count) => {
  const input = {
    datetime: `1977-10-01T${latitude > 0 ? '18' : '06'}:00`,
    utc_offset: '+00:00',
    latitude,
    longitude: 0,
  }
  const { rectification } = await Promise.resolve(
    chartMarkers.compute({ ...input, rectify: { minutes: 180 } } as never, worldAt()),
  )
  const parts = rectification!.changes.filter(({ part }) => part === 'shashtiamsha_lagna')
  expect(parts.length).toBe(count)
  // 0: the ascendant changes to the opposite point when the ecliptic lies in the horizon.
  for (const { before, after } of parts) expect([0, 1, 59]).toContain((after.number! - before.number! + 60) % 60)
})

test('candidates are sorted by the points of the stated rules', async () => {
  const { candidates, note } = await rectify(60, [
    { date: '1970-05-01', kind: 'marriage' },
    { date: '1975-05-01', kind: 'job' },
  ])
  const POINTS = { mahadasha: 2, antardasha: 2, pratyantardasha: 1, transit: 1 }
  for (const [i, { score, reasons }] of candidates.entries()) {
    const points = reasons.map((reason) => {
      const [, level = 'transit'] = /lord of the (\w+)/.exec(reason) ?? []
      return POINTS[level as keyof typeof POINTS]
    })
    expect(points.reduce((sum, each) => sum + each, 0)).toBe(score)
    if (i > 0) expect(score).toBeLessThanOrEqual(candidates[i - 1]!.score)
  }
  // Together the spans cover two hours.
  const seconds = candidates.reduce((sum, { from, to }) => sum + (Date.parse(to) - Date.parse(from)) / 1000, 0)
  expect(Math.abs(seconds - 7200)).toBeLessThan(candidates.length + 1)
  expect(note).toContain('traditional method')
})

test('the dasha balance falls as the Moon advances', async () => {
  const { balance_at_from, balance_at_to } = await rectify(30)
  expect([balance_at_from.lord, balance_at_to.lord]).toEqual(['Saturn', 'Saturn'])
  expect(balance_at_from.days).toBeGreaterThan(balance_at_to.days)
  // The Moon leaves Punarvasu, the star of Jupiter, in the evening before.
  const { changes, balance_at_from: early } = await rectify(180)
  expect(early.lord).toBe('Jupiter')
  expect(changes.filter(({ part }) => part === 'dasha_lord')).toMatchObject([
    { before: { lord: 'Jupiter' }, after: { lord: 'Saturn' } },
  ])
})

test('rejects an event before the birth with its field', async () => {
  await expect(rectify(10, [{ date: '1940-01-01', kind: 'job' }])).rejects.toMatchObject({
    field: 'rectify.events.0.date',
  })
})

test('the answer has no `rectification` without rectify', async () => {
  expect('rectification' in (await chartMarkers.compute(birth as never, worldAt()))).toBe(false)
})
