// The long form: `node scripts/bun.mjs test/fuzz/run.ts [requests, default 100000] [seed, default by the clock] [family or capability]`.
// No answer may be a 5xx, and none take more than two seconds of processor time, with the ephemeris compiled as the server has it.
import { catalogue } from '../../src/capabilities/index.ts'
import { createEphemeris } from '../../src/ephemeris/index.ts'
import { createSky } from '../../src/sky/index.ts'
import { wholeTable } from '../native/table.ts'
import { fuzz } from './fuzz.ts'

const requests = Number(process.argv[2] ?? 100_000)
const seed = Number(process.argv[3] ?? Date.now() % 2 ** 31)
const only = process.argv[4]
const entries = catalogue.filter(({ family, slug }) => !only || only === family || only === slug)
console.log(`${requests} requests, seed ${seed}`)
const under = createSky(createEphemeris({ compiled: await wholeTable() }))
const started = performance.now()
const told = (done: number) => process.stderr.write(`\r${done}`)
const { statuses, slowest, defects, ...rest } = await fuzz(requests, seed, told, { entries, withinMs: 2000, under })
process.stderr.write('\n')
console.log({ ...rest, statuses, seconds: Math.round((performance.now() - started) / 1000) })
const longest = Object.entries(slowest).sort(([, a], [, b]) => b - a)
for (const [slug, ms] of longest.slice(0, 10)) console.log(`${Math.round(ms)} ms ${slug}`)
for (const defect of defects) console.log(defect)
process.exit(defects.length > 0 ? 1 : 0)
