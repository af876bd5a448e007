import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { accounts, PLANS } from '../src/service/accounts.ts'
import { openSqlite } from '../src/store/sqlite.ts'
import { Attacker } from './attacks/attacker.ts'
import { METHODS } from './attacks/methods.ts'
import { compiled } from './compiled.ts'
import { machine } from './machine.ts'
import { birth, HEAVY } from './servers/inputs.ts'
import { type Load, paced, percentile, requestBytes } from './servers/load.ts'
import { familyOf, megabytesOf } from './servers/processes.ts'
import { dataFolder, LIVE_KEY, type Server, started } from './servers/server.ts'

// Latencies of the light calls of one organisation while another attacks. Each attack runs in its own process with a lower priority
// (nice 5), so that on a small machine it takes no processor time from the measurement. Arguments: seconds per attack (default 15),
// numbers of workers (default 1,2), then a pattern for the names of attacks (default all).
const ATTACKER_KEY = 'sk_live_attacker'
const PER_SECOND = 50
/** Highest p99 latency of light calls that passes, milliseconds. */
const LIMIT_MS = 20
/** Pause between an attack and the next measurement, milliseconds. */
const REST_MS = 1500
/**
 * Pause before the server's memory is read again, milliseconds. It is longer than the time for which the allocator
 * keeps free memory.
 */
const AT_REST_MS = 30_000
const LATEST_REPORT_MS = 15_000
/** The nice increment of the attacking process. */
const NICER = '5'

interface Report {
  readonly outcomes: Record<string, number>
  readonly unexpected: readonly string[]
}

interface Order {
  readonly name: string
  readonly url: string
  readonly dataDir: string
  readonly seconds: number
}
/** The attacking process sends this line when it is ready for an order. */
const READY = 'ready'

/** The main loop of the attacking process: runs one attack per order. */
const takeOrders = () => {
  process.on('message', async ({ name, url, dataDir, seconds }: Order) => {
    const by = new Attacker(url, ATTACKER_KEY, dataDir, seconds)
    const failed = (cause: unknown) => by.note(String(cause))
    await Promise.race([METHODS[name]!(by).catch(failed), Bun.sleep(seconds * 1000 + 3000)])
    process.send!({ outcomes: by.outcomes, unexpected: [...by.unexpected] } satisfies Report)
  })
  process.send!(READY)
}

/** Starts the attacking process. Returns a function that runs one attack and resolves with its report. */
const startAttacker = async () => {
  let receive: (message: unknown) => void = () => {}
  const next = () =>
    new Promise<unknown>((resolve) => {
      receive = resolve
    })
  const ready = next()
  const child = Bun.spawn(['nice', '-n', NICER, process.execPath, import.meta.path, '--attacker'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    ipc: (message) => receive(message),
  })
  await ready
  return (order: Order): Promise<Report> => {
    const report = next() as Promise<Report>
    child.send(order)
    return Promise.race([
      report,
      Bun.sleep(order.seconds * 1000 + LATEST_REPORT_MS).then(() => ({ outcomes: { 'no report': 1 }, unexpected: [] })),
    ])
  }
}

const freePort = (): number => {
  const server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response() })
  const { port } = server
  void server.stop(true)
  return port!
}

const withServer = async (
  seconds: number,
  work: (dataDir: string, server: Server, words: Measuring) => Promise<void>,
  workers: number,
) => {
  const folder = dataFolder()
  const server = await started('khagola', folder.path, {
    settings: {
      WORKERS: String(workers),
      // Workers share a port, so it must be known before they start.
      PORT: String(freePort()),
      // The default limit would end the attack by readings after the sixth call.
      AI_CALLS_A_MINUTE: '600',
      LOOP_REPORT: join(folder.path, LOOP_REPORT),
      // Workers are separate processes; they inherit this setting.
      BUN_OPTIONS: '--preload /tmp/prof/pre.ts',
    },
  })
  try {
    const store = openSqlite(join(folder.path, 'khagola.sqlite'))
    const admin = accounts(store, { now: Date.now })
    await admin.savePlan(PLANS.bulk)
    const { id } = await admin.createOrganisation('Attacker', { plan: PLANS.bulk.slug })
    await admin.grantCredits(id, 1e12)
    const project = await admin.createProject(id, 'attack')
    await admin.adoptKey(project.id, ATTACKER_KEY)
    await store.close()
    await work(folder.path, server, { workers, seconds })
  } finally {
    await server.stop()
    folder.remove()
  }
}
interface Measuring {
  readonly workers: number
  readonly seconds: number
}

const LOOP_REPORT = 'loop'
/** Waits for the event loops of all processes so far: the number of waits by length in milliseconds. */
const waitsIn = (dataDir: string): Record<string, number> => {
  const waits: Record<string, number> = {}
  for (const name of readdirSync(dataDir).filter((each) => each.startsWith(`${LOOP_REPORT}.`))) {
    const text = readFileSync(join(dataDir, name), 'utf8')
    // The process may be writing the file at this moment.
    if (!text.endsWith('}')) continue
    for (const [ms, count] of Object.entries(JSON.parse(text) as Record<string, number>))
      waits[ms] = (waits[ms] ?? 0) + count
  }
  return waits
}
/** The 99th percentile and the maximum of the waits between two samples, milliseconds. */
const waitsBetween = (before: Record<string, number>, after: Record<string, number>): string => {
  const rows = Object.entries(after)
    .map(([ms, count]) => [Number(ms), count - (before[ms] ?? 0)] as const)
    .filter(([, count]) => count > 0)
    .sort(([a], [b]) => a - b)
  const total = rows.reduce((sum, [, count]) => sum + count, 0)
  let seen = 0
  const p99 = rows.find(([, count]) => (seen += count) >= 0.99 * total)
  return `${p99?.[0]} / ${rows.at(-1)?.[0]}`
}

/** A heavy call of the organisation that is not attacking. After each attack it must be answered within `HEAVY_TIMEOUT_MS`. */
const HEAVY_PATH = '/v1/panchang/planetary-events'
const HEAVY_TIMEOUT_MS = 10_000
/** True if a heavy call is answered: an attack must not leave places of heavy calls occupied. */
const answersHeavyCall = (url: string): Promise<boolean> =>
  fetch(`${url}${HEAVY_PATH}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${LIVE_KEY}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(HEAVY['planetary-events']!(fresh++)),
    signal: AbortSignal.timeout(HEAVY_TIMEOUT_MS),
  }).then(
    ({ ok }) => ok,
    () => false,
  )

const PATH = '/v1/utilities/find-moon-sign'
let fresh = 0
/** Sends light calls, half of them with repeated inputs. Returns the error text if a call does not answer with 200. */
const light = (url: string, seconds: number): Promise<Load | string> =>
  paced(url, {
    connections: 8,
    count: PER_SECOND * seconds,
    perSecond: PER_SECOND,
    request: (index) => requestBytes(url, PATH, LIVE_KEY, birth(index % 2 ? index % 10 : 1000 + fresh++)),
  }).catch((cause) => String(cause).slice(0, 300))

const ms = (load: Load | string) =>
  typeof load === 'string'
    ? 'FAILED'
    : `${(percentile(load, 0.5) * 1000).toFixed(1)} / ${(percentile(load, 0.99) * 1000).toFixed(1)}`

const runAll = async (
  attack: Awaited<ReturnType<typeof startAttacker>>,
  names: readonly string[],
  workers: number,
  seconds: number,
): Promise<boolean> => {
  let passed = true
  await withServer(
    seconds,
    async (dataDir, server) => {
      await light(server.url, 3)
      for (const name of names) {
        const baseline = await light(server.url, Math.min(3, seconds))
        const before = megabytesOf(familyOf(server.pid))
        let peak = 0
        const sampler = setInterval(() => {
          peak = Math.max(peak, megabytesOf(familyOf(server.pid)))
        }, 250)
        const waits = waitsIn(dataDir)
        const attacked = attack({ name, url: server.url, dataDir, seconds: seconds + 1 })
        const attackedLoad = await light(server.url, seconds)
        await Bun.sleep(300)
        const waited = waitsBetween(waits, waitsIn(dataDir))
        const report = await attacked
        clearInterval(sampler)
        await Bun.sleep(REST_MS)
        const lives =
          familyOf(server.pid).length > 0 &&
          (await fetch(`${server.url}/healthz`).then(
            (r) => r.ok,
            () => false,
          ))
        const after = megabytesOf(familyOf(server.pid))
        const heavy = lives && (await answersHeavyCall(server.url))
        const good = heavy && typeof attackedLoad !== 'string' && percentile(attackedLoad, 0.99) * 1000 < LIMIT_MS
        passed &&= good
        const outcomes = Object.entries(report.outcomes).map(([outcome, count]) => `${count} ${outcome}`)
        console.log(
          `${good ? 'ok  ' : 'FAIL'} | ${name} | ${workers} | ${ms(baseline)} | ${ms(attackedLoad)} | ${waited} | ${lives ? 'alive' : 'DEAD'} | ${before.toFixed(0)} > ${peak.toFixed(0)} > ${after.toFixed(0)} | ${outcomes.join(', ')}`,
        )
        if (lives && !heavy) console.log(`       a heavy call had no answer within ${HEAVY_TIMEOUT_MS / 1000} s`)
        if (typeof attackedLoad === 'string') console.log(`       ${attackedLoad}`)
        for (const text of report.unexpected) console.log(`       ${text}`)
        if (!lives) return
      }
      const memory = () =>
        familyOf(server.pid)
          .map(({ name, megabytes }) => `${name} ${megabytes.toFixed(0)}`)
          .join(', ')
      console.log(`MB at the end, the server first: ${memory()}`)
      await Bun.sleep(AT_REST_MS)
      console.log(`MB after ${AT_REST_MS / 1000} s of rest: ${memory()}`)
    },
    workers,
  )
  return passed
}

async function main() {
  const [seconds = '15', workers = '1,2', pattern = ''] = process.argv.slice(2)
  await compiled(() => {})
  const attack = await startAttacker()
  const { processor, cores, date, versions, load } = machine()
  console.log(`${processor}, ${cores} cores, load average ${load} before, Bun ${versions.bun}, ${date}`)
  console.log(
    '    | attack | workers | p50 / p99 alone, ms | p50 / p99 during attack, ms | event loop blocked: p99 / longest, ms of processor time | process | MB before > peak > after | outcomes',
  )
  const names = Object.keys(METHODS).filter((name) => new RegExp(pattern).test(name))
  let passed = true
  for (const count of workers.split(','))
    passed = (await runAll(attack, names, Number(count), Number(seconds))) && passed
  console.log(passed ? 'PASSED' : 'FAILED')
  process.exit(passed ? 0 : 1)
}

if (process.argv[2] === '--attacker') takeOrders()
else await main()
