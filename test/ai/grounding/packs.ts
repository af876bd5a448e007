import type { Manner, Pack } from '../../../src/ai/pack.ts'
import { groundedPack } from '../../../src/ai/reading.ts'
import { SECTIONS } from '../../../src/ai/sections.ts'
import { chartPack } from '../../../src/capabilities/ai/parts/chart-pack.ts'
import { dayAndAge, readerOf } from '../../../src/capabilities/ai/parts/pack.ts'
import { worldAt } from '../../world.ts'
import { randomBirth, seededRandom } from '../births.ts'

const AS_OF = '2026-11-22'
const MANNER: Manner = { tier: 'fast', style: 'plain', length: 'medium' }

/** The pack of a chart reading of a random birth, as sent to the model; in Hindi when `words` are in Hindi. */
export const packOf = async (seed: number, words: Pack['words'] = {}) => {
  const world = worldAt(Date.UTC(2026, 10, 22))
  const reader = readerOf(randomBirth(seededRandom(seed)), AS_OF, world)
  const pack = await chartPack(reader, { tier: 'fast', style: 'plain', focus: [] }, world)
  return groundedPack({ ...dayAndAge(reader), ...pack, sections: SECTIONS['ai-chart-reading'], words }, MANNER)
}
