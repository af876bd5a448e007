import { runMatch } from '../../src/batch/match.ts'
import { reader } from '../../src/batch/people.ts'
import { atlas, sky } from '../world.ts'

// A match as a process, as the command runs it, but slow enough to be ended on the way: <grooms> <brides> <out> <format>.
const [grooms, brides, out, format] = process.argv.slice(2) as [string, string, string, 'csv' | 'ndjson' | 'parquet']
const pause = (stage: string) => () => stage === 'matching' && Bun.sleepSync(4)
await runMatch(
  {
    ...{ grooms, brides, out, format, system: 'ashtakoot', ayanamsha: 'lahiri' },
    ...{ threshold: 0, top: null, shard: null, force: false, ephemeris: 'swiss' },
  },
  () => ({ read: reader({ sky, atlas, ayanamsha: 'lahiri' }), ahead: 1, close() {} }),
  { begin: (stage) => ({ add: pause(stage), skip() {}, end() {} }) },
)
