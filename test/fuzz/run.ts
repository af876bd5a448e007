// `npm run fuzz -- --calls 100000 [--seed n] [--processes 2] [--only family-or-slug]`: random valid calls of every capability, in
// process. No answer may be a 5xx, and every timestamp must be RFC 3339. With `--mixed`, half of the calls are invalid on purpose and
// the ledger is checked as well. Prints the failing inputs, and exits with 1 where there are any.
import { parseArgs } from 'node:util'
import { catalogue } from '../../src/capabilities/index.ts'
import { createEphemeris } from '../../src/ephemeris/index.ts'
import { createSky } from '../../src/sky/index.ts'
import { wholeTable } from '../native/table.ts'
import { fuzz } from './fuzz.ts'
import { fuzzValid, type ValidTally } from './valid.ts'

const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '100000' },
    seed: { type: 'string' },
    processes: { type: 'string', default: '2' },
    only: { type: 'string' },
    mixed: { type: 'boolean', default: false },
    /** Set by this script for the processes that it starts. */
    child: { type: 'boolean', default: false },
  },
})
const calls = Number(values.calls)
const seed = Number(values.seed ?? Date.now() % 2 ** 31)
const processes = Number(values.processes)
const { only } = values
const entries = catalogue.filter(({ family, slug }) => !only || only === family || only === slug)

/** Progress is printed at most so often, milliseconds. */
const PROGRESS_MS = 5000

type Message = { progress: number } | { defect: string } | { tally: ValidTally }

const skyOfServer = async () => createSky(createEphemeris({ compiled: await wholeTable() }))

const runChild = async () => {
  const send = (message: Message) => process.stdout.write(`${JSON.stringify(message)}\n`)
  const tally = await fuzzValid(calls, seed, {
    entries,
    under: await skyOfServer(),
    onProgress: (progress) => send({ progress }),
    onDefect: (defect) => send({ defect }),
  })
  send({ tally })
}

const linesOf = async function* (stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of stream as unknown as AsyncIterable<Uint8Array>) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop()!
    yield* lines
  }
}

const runParent = async (): Promise<boolean> => {
  await wholeTable()
  const started = performance.now()
  let shown = started
  console.log(`${calls} valid calls, seed ${seed}, ${processes} processes`)
  const done = new Array<number>(processes).fill(0)
  let failed = false
  const tallies = await Promise.all(
    done.map(async (_, i) => {
      const share = ['--calls', String(Math.ceil(calls / processes)), '--seed', String(seed + 1000 * i)]
      const child = Bun.spawn(
        [process.execPath, import.meta.path, '--child', ...share, ...(only ? ['--only', only] : [])],
        { stdout: 'pipe', stderr: 'inherit' },
      )
      let tally: ValidTally | null = null
      for await (const line of linesOf(child.stdout)) {
        const message = JSON.parse(line) as Message
        if ('progress' in message) {
          done[i] = message.progress
          if (performance.now() - shown < PROGRESS_MS) continue
          shown = performance.now()
          process.stderr.write(`${done.reduce((sum, each) => sum + each, 0)} of ${calls}\n`)
        } else if ('defect' in message) {
          failed = true
          console.log(message.defect)
        } else tally = message.tally
      }
      if ((await child.exited) !== 0 || tally === null) {
        failed = true
        console.log(`Process ${i} ended early.`)
      }
      return tally
    }),
  )
  const statuses: Record<string, number> = {}
  const answered: Record<string, [ok: number, all: number]> = {}
  for (const tally of tallies) {
    for (const [slug, counts] of Object.entries(tally?.byCapability ?? {}))
      for (const [status, count] of Object.entries(counts)) {
        statuses[status] = (statuses[status] ?? 0) + count
        const [ok, all] = answered[slug] ?? [0, 0]
        answered[slug] = [ok + (status === '200' ? count : 0), all + count]
      }
  }
  console.log({ statuses, seconds: Math.round((performance.now() - started) / 1000) })
  const shares = Object.entries(answered).map(([slug, [ok, all]]) => [slug, ok / all] as const)
  console.log('Capabilities with the fewest answers:')
  for (const [slug, share] of shares.sort(([, a], [, b]) => a - b).slice(0, 12))
    console.log(`${Math.round(100 * share)} % ${slug}`)
  return !failed
}

const runMixed = async (): Promise<boolean> => {
  console.log(`${calls} calls, half of them invalid, seed ${seed}`)
  const progress = (done: number) => process.stderr.write(`\r${done}`)
  const { statuses, slowest, defects } = await fuzz(calls, seed, progress, { entries, under: await skyOfServer() })
  process.stderr.write('\n')
  console.log({ statuses })
  const longest = Object.entries(slowest).sort(([, a], [, b]) => b - a)
  for (const [slug, ms] of longest.slice(0, 10)) console.log(`${Math.round(ms)} ms ${slug}`)
  for (const defect of defects) console.log(defect)
  return defects.length === 0
}

if (values.child) await runChild()
else process.exit((await (values.mixed ? runMixed() : runParent())) ? 0 : 1)
