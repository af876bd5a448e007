import { expect, test } from 'bun:test'
import type { JulianDay } from '../../src/time/julian-day.ts'
import { sky } from '../world.ts'

const jd = (text: string) => (Date.parse(text) / 86_400_000 + 2_440_587.5) as JulianDay
const ujjain = { latitude: 23.18, longitude: 75.78 }

// Venus stood in superior conjunction on 2024-06-04, Jupiter in conjunction on 2024-05-18 (both the Astronomical Almanac's).
test('a planet leaves the one twilight before its conjunction and enters the other after it', async () => {
  const [venusGone, venusBack, jupiterGone, jupiterBack, never] = await sky.appearances(
    [
      { appearance: 'morning-last', body: 'Venus', from: jd('2024-03-01'), to: jd('2024-06-04') },
      { appearance: 'evening-first', body: 'Venus', from: jd('2024-06-04'), to: jd('2024-08-20') },
      { appearance: 'evening-last', body: 'Jupiter', from: jd('2024-04-10'), to: jd('2024-05-18') },
      { appearance: 'morning-first', body: 'Jupiter', from: jd('2024-05-18'), to: jd('2024-07-01') },
      { appearance: 'morning-first', body: 'Jupiter', from: jd('2024-05-18'), to: jd('2024-05-19') },
    ],
    ujjain,
  )
  expect(never).toBeNull()
  for (const [at, body] of [
    [venusGone, 'Venus'],
    [venusBack, 'Venus'],
    [jupiterGone, 'Jupiter'],
    [jupiterBack, 'Jupiter'],
  ] as const) {
    const [sun, planet] = sky.positions(at!, ['Sun', body])
    const elongation = Math.abs(((planet!.longitude - sun!.longitude + 540) % 360) - 180)
    // Arcs of vision of the brightest planets: 5 to 16 degrees in the books (Ptolemy, Phaseis; Schoch).
    expect(elongation).toBeGreaterThan(5)
    expect(elongation).toBeLessThan(17)
  }
})
