import { expect, test } from 'bun:test'
import { catalogue } from '../../src/capabilities/index.ts'
import { sample } from '../long.ts'
import { fuzz } from './fuzz.ts'

const INPUTS = sample(catalogue.length, catalogue.length, 1000)

test(`${INPUTS} valid and invalid inputs over every capability give no 5xx and no wrong charge`, async () => {
  const { requests, statuses, defects } = await fuzz(INPUTS, 20_261_121)
  expect(defects).toEqual([])
  expect(requests).toBeGreaterThanOrEqual(INPUTS)
  // Most valid inputs are answered; most spoilt inputs are rejected.
  expect(statuses['fitting 200']!).toBeGreaterThan(0.5 * (requests / 2))
  expect(statuses['spoilt 422']!).toBeGreaterThan(0.5 * (requests / 2))
}, 300_000)
