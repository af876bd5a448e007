import { answerBatch, type RowBatch, runAnswers } from '../../src/batch/answers.ts'
import { indexInput } from '../../src/batch/input-index.ts'
import type { CatalogueEntry } from '../../src/capabilities/capability.ts'
import capability from '../../src/capabilities/vedic-charts/planet-positions.ts'
import { createKeylessService } from '../../src/service/keyless-service.ts'
import { atlas, directSky } from '../world.ts'
import { paced } from './pace.ts'
import { basis } from './people.ts'

// A process that computes planet positions line by line and stops after its share: <in> <out> <now> <share>.
const [path, out, now, share] = process.argv.slice(2) as [string, string, string, string]
const entry = {
  ...capability,
  family: 'vedic-charts',
  path: '/v1/vedic-charts/planet-positions',
} as unknown as CatalogueEntry
const service = createKeylessService({ sky: directSky, atlas, clock: { now: () => Number(now) } })
const pause = paced(Number(share), 30)
await runAnswers(
  {
    ...{ entry, out, in: path, force: false, now: Number(now), ahead: 2, ephemeris: 'swiss' },
    ...{ basis, ignored: [] },
    ...{ inputFormat: 'ndjson', format: 'ndjson', columns: null },
    openWorkers: () => ({
      run(batch) {
        pause()
        return answerBatch(service, entry, batch as RowBatch)
      },
      close() {},
    }),
  },
  { begin: () => ({ add() {}, skip() {}, end() {} }) },
  await indexInput(path, 'ndjson', 1, 1),
)
