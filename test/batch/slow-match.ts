import type { Atlas } from '../../src/atlas/atlas.ts'
import { runMatch } from '../../src/batch/match.ts'
import { createRowReader } from '../../src/batch/people.ts'
import type { Sky } from '../../src/sky/sky.ts'
import { paced } from './pace.ts'
import { basis } from './people.ts'

// A process that matches nakshatras like the command and stops after its share: <grooms> <brides> <out> <format> <share>.
const [grooms, brides, out, format, share] = process.argv.slice(2) as [string, string, string, 'csv', string]
const sky = { bodySet: () => ({ each() {} }) } as unknown as Sky
const pause = paced(Number(share), 4)
await runMatch(
  {
    ...{ grooms, brides, out, format, system: 'ashtakoot', ayanamsha: 'lahiri', ephemeris: 'swiss' },
    ...{ threshold: 0, top: null, shard: null, force: false, basis, ignored: {} },
  },
  () => ({ read: createRowReader({ sky, atlas: {} as Atlas, ayanamsha: 'lahiri' }), ahead: 1, close() {} }),
  { begin: (stage) => ({ add: () => stage === 'matching' && pause(), skip() {}, end() {} }) },
)
