/**
 * What the service adds to a computation: identify, read, admit, charge, remember. A capability that computes nothing is
 * called beside `birth-chart-bundle`, on a store in a file, one call after the other and 64 at once. Microseconds a call,
 * the best and the median of the rounds.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { openAtlas } from '../src/atlas/atlas.ts'
import { capability } from '../src/capabilities/capability.ts'
import { catalogue, type Entry } from '../src/capabilities/index.ts'
import { birthWithNode, independence } from '../src/capabilities/inputs.ts'
import { createEphemeris } from '../src/ephemeris/index.ts'
import { t } from '../src/schema.ts'
import { accounts, bootstrap, PLANS } from '../src/service/accounts.ts'
import { readObject } from '../src/service/body.ts'
import { checkInput } from '../src/service/input.ts'
import { hashOf } from '../src/service/keys.ts'
import { createService } from '../src/service/service.ts'
import { createSky } from '../src/sky/index.ts'
import { openSqlite, type SqliteSettings } from '../src/store/sqlite.ts'

const ROUNDS = 9
const folder = mkdtempSync(join(tmpdir(), 'khagola-bench-'))
const clock = { now: Date.now }
const sky = createSky(createEphemeris({}))
const atlas = openAtlas()

const nothing: Entry = {
  ...(capability({
    slug: 'nothing',
    title: 'Nothing',
    summary: 'Computes nothing.',
    weight: 'heavy',
    method: 'None.',
    input: birthWithNode(),
    data: t.Object({ ok: t.Boolean() }),
    example: independence,
  }).compute(() => ({ ok: true })) as unknown as Entry),
  family: 'bench',
  path: '/v1/bench/nothing',
}
const bundle = catalogue.find(({ slug }) => slug === 'birth-chart-bundle')!
const KEYS = { sandbox: 'sk_test_bench', live: 'sk_live_bench' }

const open = async (name: string, settings: SqliteSettings = {}) => {
  const store = openSqlite(join(folder, `${name}.sqlite`), settings)
  await bootstrap(store, clock, { sandboxKey: KEYS.sandbox, liveKey: KEYS.live, credits: 1_000_000_000 })
  await accounts(store, clock).savePlan({
    ...PLANS.operator,
    unitsPerSecond: 1_000_000_000,
    sandboxDailyCalls: 1_000_000_000,
  })
  let computeMs = 0
  const service = createService({
    store,
    catalogue: [nothing, bundle],
    sky,
    atlas,
    clock,
    onCall: (event) => {
      computeMs += event.computeMs
    },
  })
  let serial = 0
  const call = async (entry: Entry, key: string, idempotency: 'none' | 'new' | 'same') => {
    const reply = await service.call({
      family: entry.family,
      slug: entry.slug,
      key,
      keyInUrl: false,
      body: new TextEncoder().encode(JSON.stringify(entry.example)),
      idempotencyKey: idempotency === 'none' ? null : idempotency === 'same' ? 'same' : `k${serial++}`,
      requestId: null,
    })
    if (reply.status !== 200) throw new Error(reply.body)
  }
  const takeCompute = () => {
    const taken = computeMs
    computeMs = 0
    return taken
  }
  return { store, call, takeCompute }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
const show = (name: string, figures: number[]) =>
  console.log(name.padEnd(58), ...figures.map((figure) => figure.toFixed(1).padStart(9)))

/** Whole and computation, microseconds a call. */
const measure = async (
  name: string,
  world: Awaited<ReturnType<typeof open>>,
  work: () => Promise<void>,
  { atOnce, calls }: { atOnce: number; calls: number },
) => {
  const whole: number[] = []
  const computing: number[] = []
  for (let round = -1; round < ROUNDS; round++) {
    world.takeCompute()
    const began = Bun.nanoseconds()
    for (let done = 0; done < calls; done += atOnce) await Promise.all(Array.from({ length: atOnce }, work))
    const took = (Bun.nanoseconds() - began) / 1000 / calls
    if (round < 0) continue
    whole.push(took)
    computing.push((world.takeCompute() * 1000) / calls)
  }
  const service = whole.map((each, at) => each - computing[at]!)
  show(name, [Math.min(...service), median(service), median(computing)])
}

console.log(`${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Bun ${Bun.version}`)
console.log(`${''.padEnd(58)}   service    median  computing`)
const normal = await open('normal')
for (const atOnce of [1, 64]) {
  const size = { atOnce, calls: 1984 }
  for (const [name, key, idempotency] of [
    ['sandbox', KEYS.sandbox, 'none'],
    ['live', KEYS.live, 'none'],
    ['live, idempotency key', KEYS.live, 'new'],
    ['live, replayed', KEYS.live, 'same'],
  ] as const) {
    // The answer to be replayed.
    if (idempotency === 'same') await normal.call(nothing, key, 'same')
    await measure(`nothing, ${name}, ${atOnce} at once`, normal, () => normal.call(nothing, key, idempotency), size)
  }
  await measure(`birth-chart-bundle, live, ${atOnce} at once`, normal, () => normal.call(bundle, KEYS.live, 'none'), {
    atOnce,
    calls: 192,
  })
}
const full = await open('full', { durability: 'full' })
for (const atOnce of [1, 64])
  await measure(
    `nothing, live, ${atOnce} at once, durability full`,
    full,
    () => full.call(nothing, KEYS.live, 'none'),
    { atOnce, calls: atOnce * 16 },
  )

console.log('\nparts, microseconds')
const part = (name: string, work: () => void) => {
  const times: number[] = []
  for (let round = -1; round < ROUNDS; round++) {
    const began = Bun.nanoseconds()
    for (let i = 0; i < 2000; i++) work()
    if (round >= 0) times.push((Bun.nanoseconds() - began) / 1000 / 2000)
  }
  show(name, [Math.min(...times), median(times)])
}
const bytes = new TextEncoder().encode(JSON.stringify(independence))
const input = readObject(bytes)
const access = (await normal.store.access(hashOf(KEYS.live)))!
part('identify', () => void normal.store.access(hashOf(KEYS.live)))
part('read the body', () => void readObject(bytes))
part('check the input', () => checkInput(nothing.input, input))
part('look at the funds', () => void normal.store.funds(access.organisation.id, access.project.id, Date.now()))

await normal.store.close()
await full.store.close()
rmSync(folder, { recursive: true })
process.exit(0)
