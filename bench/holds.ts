import { dlopen } from 'bun:ffi'
import { openAtlas } from '../src/atlas/atlas.ts'
import type { CatalogueEntry } from '../src/capabilities/capability.ts'
import { catalogueIndexOf } from '../src/capabilities/families.ts'
import { catalogue } from '../src/capabilities/index.ts'
import { createEphemeris } from '../src/ephemeris/index.ts'
import { accounts, bootstrap, PLANS } from '../src/service/accounts.ts'
import { createService } from '../src/service/service.ts'
import { createSky } from '../src/sky/index.ts'
import { openSqlite } from '../src/store/sqlite.ts'
import { COMPILED, compiled } from './compiled.ts'
import { machine } from './machine.ts'
import { LIVE_KEY } from './servers/server.ts'
import { heaviest } from './servers/widest.ts'

// The longest time for which each call blocks the event loop, and its total processor time. Every capability is called through the service
// with its example and with its heaviest inputs. Arguments: number of rows (default 25), rounds (default 7), then slugs (default all).
const [rows = '25', rounds = '7', ...slugs] = process.argv.slice(2)

await compiled(() => {})
const store = openSqlite(':memory:')
const clock = { now: () => Date.UTC(2026, 2, 15, 12) }
await bootstrap(store, clock, { liveKey: LIVE_KEY, credits: Number.MAX_SAFE_INTEGER })
await accounts(store, clock).savePlan({ ...PLANS.operator, unitsPerSecond: Number.MAX_SAFE_INTEGER })
const service = createService({
  store,
  catalogue: catalogueIndexOf(catalogue),
  sky: createSky(createEphemeris({ compiled: COMPILED })),
  atlas: openAtlas(),
  clock,
  cacheBytes: 0,
  deadlineMs: 200_000,
  readingsAMinute: Number.MAX_SAFE_INTEGER,
})

// getrusage counts in kernel ticks; this clock has a finer resolution.
const { clock_gettime } = dlopen('libc.so.6', { clock_gettime: { args: ['i32', 'ptr'], returns: 'i32' } }).symbols
const CLOCK_THREAD_CPUTIME_ID = 3
const time = new BigInt64Array(2)
/** Processor time of this thread so far, milliseconds. Other processes do not affect it. */
const threadMs = () => {
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, time)
  return Number(time[0]) * 1e3 + Number(time[1]) / 1e6
}

/** The longest time for which `work` blocked the event loop, and the processor time of all threads, milliseconds. */
const measureWork = async (work: () => Promise<void>) => {
  let longest = 0
  let done = false
  const began = threadMs()
  let last = began
  const look = () => {
    const now = threadMs()
    longest = Math.max(longest, now - last)
    last = now
    if (!done) setImmediate(look)
  }
  setImmediate(look)
  const start = process.cpuUsage()
  await work()
  done = true
  const { user, system } = process.cpuUsage(start)
  return { hold: Math.max(longest, threadMs() - last), total: (user + system) / 1000 }
}

const ask = async (entry: CatalogueEntry, input: object) => {
  const { status, body } = await service.call({
    family: entry.family,
    slug: entry.slug,
    key: LIVE_KEY,
    keyInUrl: false,
    body: new TextEncoder().encode(JSON.stringify(input)),
    idempotencyKey: null,
    requestId: null,
  })
  return { status, body }
}

const measurements = []
for (const entry of catalogue.filter(({ slug }) => slugs.length === 0 || slugs.includes(slug)))
  for (const { name, make } of heaviest(entry)) {
    // The minimum of the rounds, since other load on the machine only adds time.
    let hold = Number.POSITIVE_INFINITY
    let total = Number.POSITIVE_INFINITY
    let bytes = 0
    for (let round = -3; round < Number(rounds); round++) {
      const input = make(round + 3)
      let answer = { status: 0, body: '' }
      const measured = await measureWork(async () => {
        answer = await ask(entry, input)
      })
      if (answer.status !== 200) {
        console.log(`left out: ${entry.slug}, ${name}: ${JSON.parse(answer.body).error.message}`)
        break
      }
      bytes = Math.max(bytes, answer.body.length)
      if (round < 0) continue
      hold = Math.min(hold, measured.hold)
      total = Math.min(total, measured.total)
    }
    if (Number.isFinite(hold)) measurements.push({ what: `${entry.slug}, ${name}`, hold, total, bytes })
  }

const { processor, cores, date, versions, load } = machine()
console.log(`${processor}, ${cores} cores, load average ${load}, Bun ${versions.bun}, ${date}`)
for (const by of ['hold', 'total'] as const) {
  console.log(
    `\nby ${by}: longest time that the event loop was blocked, processor time of the whole call (ms, best round), size of the answer (kB)`,
  )
  for (const { what, hold, total, bytes } of measurements.sort((a, b) => b[by] - a[by]).slice(0, Number(rows)))
    console.log(
      `${hold.toFixed(1).padStart(7)} ${total.toFixed(1).padStart(8)} ${(bytes / 1024).toFixed(0).padStart(6)}  ${what}`,
    )
}
process.exit()
