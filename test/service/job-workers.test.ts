import { expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqlite } from '../../src/store/sqlite.ts'
import { until } from '../until.ts'
import { jobsWorld } from './jobs-world.ts'

const ORDER = { capability: 'matching-report', input: { n: 3 } }
const createGate = () => Promise.withResolvers<void>()

test('the number of workers limits the running jobs', async () => {
  await using world = await jobsWorld({ jobs: { workers: { workers: 2 } } })
  const gate = createGate()
  world.renderer.gate = gate.promise
  const ids: string[] = []
  for (let i = 0; i < 5; i++) ids.push((await world.order(ORDER)).json.data.id)
  await until(() => world.renderer.requests.length === 2)
  await Bun.sleep(20)
  expect(world.renderer.requests).toHaveLength(2)
  expect((await world.poll(ids[4]!)).json.data).toMatchObject({ status: 'queued', attempts: 0 })
  gate.resolve()
  for (const id of ids) await world.until(id, 'succeeded')
  expect(world.renderer.requests).toHaveLength(5)
})

test('a heartbeat keeps a long job with its worker; without heartbeats another worker takes it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'khagola-workers-'))
  const open = () => openSqlite(join(folder, 'store.sqlite'))
  const store = open()
  const second = open()
  await using world = await jobsWorld({ store, jobs: { workers: { leaseMs: 60 } } })
  // A second process, which ordered no job.
  await using otherProcess = await jobsWorld({ store: second, jobs: { workers: { leaseMs: 60 } } })
  const gate = createGate()
  const endlessGate = createGate()
  world.renderer.gate = gate.promise
  otherProcess.renderer.gate = endlessGate.promise
  const { id } = (await world.order(ORDER)).json.data
  await until(() => world.renderer.requests.length + otherProcess.renderer.requests.length === 1)
  const [holder, waiting] = world.renderer.requests.length === 1 ? [world, otherProcess] : [otherProcess, world]
  for (let i = 0; i < 25; i++) {
    await Bun.sleep(15)
    world.clock.pass(5)
    otherProcess.clock.pass(5)
  }
  expect(waiting.renderer.requests).toHaveLength(0)
  expect(await store.jobs.get(id)).toMatchObject({ attempts: 1 })
  // The heartbeats of the holder no longer reach the store.
  holder.store.jobs.heartbeat = () => Promise.reject(new Error('away'))
  waiting.renderer.gate = null
  waiting.clock.pass(120)
  await until(() => waiting.renderer.requests.length === 1)
  await world.until(id, 'succeeded')
  expect(await store.jobs.get(id)).toMatchObject({ attempts: 2 })
  // The first worker ends too, without an effect.
  gate.resolve()
  endlessGate.resolve()
  await Bun.sleep(20)
  expect(await store.ledger(world.organisation.id)).toHaveLength(1)
  expect(await store.jobs.get(id)).toMatchObject({ status: 'succeeded', attempts: 2 })
  await world.jobs.stop(0)
  await otherProcess.jobs.stop(0)
  await store.close()
  await second.close()
  rmSync(folder, { recursive: true })
})

test('a worker that has lost its lease stops rendering', async () => {
  await using world = await jobsWorld({ jobs: { workers: { leaseMs: 15 } } })
  const signals: AbortSignal[] = []
  const { render } = world.renderer
  world.renderer.gate = new Promise(() => {})
  await using otherWorld = await jobsWorld({
    jobs: {
      workers: { leaseMs: 15 },
      render: (request, tenant) => {
        signals.push(tenant.signal!)
        return render(request, tenant)
      },
    },
  })
  await otherWorld.order(ORDER)
  await until(() => signals.length === 1)
  otherWorld.store.jobs.heartbeat = () => Promise.resolve(false)
  await until(() => signals[0]!.aborted)
})

test('a cancelled job ends also if an earlier attempt at it ended later than the next one began', async () => {
  const attempts: { signal: AbortSignal; end: () => void }[] = []
  await using world = await jobsWorld({
    jobs: {
      workers: { leaseMs: 60, workers: 2 },
      render: (_, { signal }) =>
        new Promise((resolve) => {
          attempts.push({ signal: signal!, end: () => resolve(new TextEncoder().encode('%PDF-1.7')) })
        }),
    },
  })
  // The store does not learn that the first attempt goes on: its lease expires.
  world.store.jobs.heartbeat = () => Promise.reject(new Error('away'))
  const { id } = (await world.order(ORDER)).json.data
  await until(() => attempts.length === 1)
  world.clock.pass(120)
  await until(() => attempts.length === 2)
  attempts[0]!.end()
  await Bun.sleep(20)
  await world.cancel(id)
  await until(() => attempts[1]!.signal.aborted)
})

test('a graceful stop finishes running jobs', async () => {
  await using world = await jobsWorld()
  const gate = createGate()
  world.renderer.gate = gate.promise
  const { id } = (await world.order(ORDER)).json.data
  const second = (await world.order(ORDER)).json.data.id
  await until(() => world.renderer.requests.length === 1)
  const stopping = world.jobs.stop(5000)
  gate.resolve()
  await stopping
  expect(await world.store.jobs.get(id)).toMatchObject({ status: 'succeeded', attempts: 1 })
  expect(await world.store.jobs.get(second)).toMatchObject({ status: 'queued', attempts: 0 })
})

test('a stop without grace time returns the job to the queue without counting the attempt', async () => {
  const store = openSqlite(':memory:')
  const world = await jobsWorld({ store })
  world.renderer.gate = new Promise(() => {})
  const { id } = (await world.order(ORDER)).json.data
  await until(() => world.renderer.requests.length === 1)
  await world.jobs.stop(0)
  expect(await store.jobs.get(id)).toMatchObject({ status: 'running', attempts: 0 })
  await using nextWorld = await jobsWorld({ store })
  await until(() => nextWorld.renderer.requests.length === 1)
  await until(async () => (await store.jobs.get(id))?.status === 'succeeded')
  expect(await store.jobs.get(id)).toMatchObject({ attempts: 1 })
})

test('a job that is claimed during a stop returns to the queue', async () => {
  const store = openSqlite(':memory:')
  const world = await jobsWorld({ store })
  world.renderer.gate = new Promise(() => {})
  const claim = store.jobs.claim.bind(store.jobs)
  const claimed = createGate()
  store.jobs.claim = async (...request) => {
    const result = await claim(...request)
    if (result) {
      claimed.resolve()
      await Bun.sleep(100)
    }
    return result
  }
  const { id } = (await world.order(ORDER)).json.data
  await claimed.promise
  expect(await Promise.race([world.jobs.stop(0), Bun.sleep(5000).then(() => 'still running')])).toBeUndefined()
  expect(await store.jobs.get(id)).toMatchObject({ attempts: 0 })
})

test('workers continue after the store was unavailable', async () => {
  await using world = await jobsWorld()
  const { claim } = world.store.jobs
  world.store.jobs.claim = () => Promise.reject(new Error('away'))
  const { id } = (await world.order(ORDER)).json.data
  await until(() => world.reports.length > 0)
  world.store.jobs.claim = claim
  await world.until(id, 'succeeded')
})
