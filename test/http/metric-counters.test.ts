import { expect, test } from 'bun:test'
import { Histogram, type Metric, Registry } from 'prom-client'
import { DurationHistogram } from '../../src/api/metric-counters.ts'

test('durations are printed like a histogram of prom-client', async () => {
  const bounds = [0.001, 0.01, 0.5, 10]
  const [ours, theirs] = [new Registry(), new Registry()]
  const durations = new DurationHistogram('calls_seconds', 'Time of calls.', 'family', bounds)
  ours.registerMetric(durations as unknown as Metric)
  const histogram = new Histogram({
    ...{ name: 'calls_seconds', help: 'Time of calls.', labelNames: ['family'], buckets: bounds },
    registers: [theirs],
  })
  for (let i = 0; i < 500; i++) {
    const family = ['dashas', 'western', 'none'][i % 3]!
    // Some values equal a bound.
    const seconds = i % 7 ? 10 ** (Math.random() * 6 - 4) : bounds[i % 4]!
    durations.add(family, seconds)
    histogram.observe({ family }, seconds)
  }
  expect(await ours.metrics()).toBe(await theirs.metrics())
})
