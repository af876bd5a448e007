import { expect } from 'bun:test'
import gem from '../../src/capabilities/predictions/prediction-gem.ts'
import star from '../../src/capabilities/predictions/prediction-nakshatra-interp.ts'
import nature from '../../src/capabilities/predictions/prediction-nature.ts'
import physical from '../../src/capabilities/predictions/prediction-physical.ts'
import type { CorpusName } from '../../src/readings/corpora.ts'
import { randomBirths } from '../capabilities/births.ts'
import { longTest } from '../long.ts'
import { worldAt } from '../world.ts'
import { CHARTS, searchPassages } from './passage-coverage.ts'

/** More births, since a node in its own period with a supportive dispositor occurs in one of a hundred. */
const BIRTHS = CHARTS * 3
const TOPICS: readonly CorpusName[] = ['gem', 'nature-balance', 'physique', 'star-remedy']

longTest(
  `${BIRTHS} births reach every passage of the birth reports`,
  async () => {
    const world = worldAt(Date.UTC(2026, 10, 21))
    const births = randomBirths(BIRTHS, 5)
    const step = (i: number) =>
      Promise.all([gem, nature, physical, star].map((each) => each.compute(births[i]!, world)))
    expect(await searchPassages('births', TOPICS, { count: BIRTHS, step })).toEqual([])
  },
  3_600_000,
)
