import { expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqlite } from '../../src/store/sqlite.ts'
import { until } from '../until.ts'
import { jobsWorld } from './jobs-world.ts'

const ORDER = { capability: 'matching-report', input: { n: 3 } }
const held = () => Promise.withResolvers<void>()

test('as many run at once as there are workers', async () => {
  await using world = await jobsWorld({ jobs: { workers: { workers: 2 } } })
  const gate = held()
  world.renderer.gate = gate.promise
  const ids: string[] = []
  for (let i = 0; i < 5; i++) ids.push((await world.order(ORDER)).json.data.id)
  await until(() => world.renderer.asked.length === 2)
  await Bun.sleep(20)
  expect(world.renderer.asked).toHaveLength(2)
  expect((await world.poll(ids[4]!)).json.data).toMatchObject({ status: 'queued', attempts: 0 })
  gate.resolve()
  for (const id of ids) await world.until(id, 'succeeded')
  expect(world.renderer.asked).toHaveLength(5)
})

test('a heartbeat keeps a long job with its worker; one that falls silent loses it to another', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'khagola-workers-'))
  const open = () => openSqlite(join(folder, 'store.sqlite'))
  const store = open()
  const second = open()
  await using world = await jobsWorld({ store, jobs: { workers: { leaseMs: 60 } } })
  // A process beside it, which never ordered anything.
  await using beside = await jobsWorld({ store: second, jobs: { workers: { leaseMs: 60 } } })
  const gate = held()
  const never = held()
  world.renderer.gate = gate.promise
  beside.renderer.gate = never.promise
  const { id } = (await world.order(ORDER)).json.data
  await until(() => world.renderer.asked.length + beside.renderer.asked.length === 1)
  const [holder, waiting] = world.renderer.asked.length === 1 ? [world, beside] : [beside, world]
  for (let i = 0; i < 25; i++) {
    await Bun.sleep(15)
    world.clock.pass(5)
    beside.clock.pass(5)
  }
  expect(waiting.renderer.asked).toHaveLength(0)
  expect(await store.jobs.get(id)).toMatchObject({ attempts: 1 })
  // Its heartbeats do not reach the store any more.
  holder.store.jobs.heartbeat = () => Promise.reject(new Error('away'))
  waiting.renderer.gate = null
  waiting.clock.pass(120)
  await until(() => waiting.renderer.asked.length === 1)
  await world.until(id, 'succeeded')
  expect(await store.jobs.get(id)).toMatchObject({ attempts: 2 })
  // The silent one ends too, and changes nothing.
  gate.resolve()
  never.resolve()
  await Bun.sleep(20)
  expect(await store.ledger(world.organisation.id)).toHaveLength(1)
  expect(await store.jobs.get(id)).toMatchObject({ status: 'succeeded', attempts: 2 })
  await world.jobs.stop(0)
  await beside.jobs.stop(0)
  await store.close()
  await second.close()
  rmSync(folder, { recursive: true })
})

test('a worker that learns that it lost its lease stops rendering', async () => {
  await using world = await jobsWorld({ jobs: { workers: { leaseMs: 15 } } })
  const signals: AbortSignal[] = []
  const { render } = world.renderer
  world.renderer.gate = new Promise(() => {})
  await using other = await jobsWorld({
    jobs: {
      workers: { leaseMs: 15 },
      render: (request, tenant) => {
        signals.push(tenant.signal!)
        return render(request, tenant)
      },
    },
  })
  await other.order(ORDER)
  await until(() => signals.length === 1)
  other.store.jobs.heartbeat = () => Promise.resolve(false)
  await until(() => signals[0]!.aborted)
})

test('a graceful end finishes what it began', async () => {
  await using world = await jobsWorld()
  const gate = held()
  world.renderer.gate = gate.promise
  const { id } = (await world.order(ORDER)).json.data
  const second = (await world.order(ORDER)).json.data.id
  await until(() => world.renderer.asked.length === 1)
  const stopped = world.jobs.stop(5000)
  gate.resolve()
  await stopped
  expect(await world.store.jobs.get(id)).toMatchObject({ status: 'succeeded', attempts: 1 })
  expect(await world.store.jobs.get(second)).toMatchObject({ status: 'queued', attempts: 0 })
})

test('or hands it back at once, without counting the attempt', async () => {
  const store = openSqlite(':memory:')
  const world = await jobsWorld({ store })
  world.renderer.gate = new Promise(() => {})
  const { id } = (await world.order(ORDER)).json.data
  await until(() => world.renderer.asked.length === 1)
  await world.jobs.stop(0)
  expect(await store.jobs.get(id)).toMatchObject({ status: 'running', attempts: 0 })
  await using next = await jobsWorld({ store })
  await until(() => next.renderer.asked.length === 1)
  await until(async () => (await store.jobs.get(id))?.status === 'succeeded')
  expect(await store.jobs.get(id)).toMatchObject({ attempts: 1 })
})

test('a store that is away for a while is waited for', async () => {
  await using world = await jobsWorld()
  const { claim } = world.store.jobs
  world.store.jobs.claim = () => Promise.reject(new Error('away'))
  const { id } = (await world.order(ORDER)).json.data
  await until(() => world.reported.length > 0)
  world.store.jobs.claim = claim
  await world.until(id, 'succeeded')
})
