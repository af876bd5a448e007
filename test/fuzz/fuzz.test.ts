import { expect, test } from 'bun:test'
import { catalogue } from '../../src/capabilities/index.ts'
import { fuzz } from './fuzz.ts'

test('a thousand inputs, right and wrong, over every capability: no 5xx, no charge without an answer', async () => {
  const { requests, statuses, defects } = await fuzz(1000, 20_261_121)
  expect(defects).toEqual([])
  expect(requests).toBeGreaterThanOrEqual(Math.max(1000, 2 * catalogue.length))
  // Most of what fits is answered; most of what is spoilt is refused.
  expect(statuses['fitting 200']!).toBeGreaterThan(0.5 * (requests / 2))
  expect(statuses['spoilt 422']!).toBeGreaterThan(0.5 * (requests / 2))
}, 300_000)
