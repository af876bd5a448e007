import { afterEach, expect, test } from 'bun:test'
import type { Atlas } from '../../src/atlas/atlas.ts'
import type { Coordination } from '../../src/service/coordination.ts'
import { createService } from '../../src/service/service.ts'
import type { Sky } from '../../src/sky/sky.ts'
import type { Store } from '../../src/store/store.ts'
import type { Awaitable, Plan } from '../../src/store/types.ts'
import { until } from '../until.ts'
import { behaviour, catalogue, testWorld } from './world.ts'

/** Opens the shared store and coordination for one more node. */
export interface SharedPlace {
  openStore(): Awaitable<Store>
  openCoordination(): Awaitable<Coordination>
}

/** Tests of several nodes on one store with racing clients. */
export const nodesSuite = (makePlace: () => Promise<SharedPlace>) => {
  afterEach(() => {
    behaviour.release = null
  })

  const nodes = async (settings: { plan?: Partial<Plan>; monthlyBudget?: number | null } = {}) => {
    const place = await makePlace()
    const coordinations = [await place.openCoordination(), await place.openCoordination()] as const
    const world = await testWorld({
      store: await place.openStore(),
      parts: { coordination: coordinations[0] },
      ...settings,
    })
    const store = await place.openStore()
    const { clock } = world
    const parts = { store, catalogue, sky: {} as Sky, atlas: {} as Atlas, clock, cacheBytes: 0 }
    const secondService = createService({ ...parts, coordination: coordinations[1] })
    const services = [world.service, secondService]
    const call = async (slug: string, key: string, idempotencyKey: string | null = null, body = '{}') => {
      const reply = await services[Math.floor(Math.random() * 2)]!.call({
        family: 'fakes',
        slug,
        key,
        keyInUrl: false,
        body: new TextEncoder().encode(body),
        idempotencyKey,
        requestId: null,
      })
      return { ...reply, code: JSON.parse(reply.body).error?.code ?? 'ok' }
    }
    const close = async () => {
      await Promise.all([world.store.close(), store.close()])
      await Promise.all(coordinations.map((each) => each.close()))
    }
    return { ...world, call, close }
  }
  const parallel = <T>(count: number, make: (i: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, i) => make(i)))
  const codes = (replies: readonly { code: string }[]) =>
    Object.fromEntries(
      [...new Set(replies.map(({ code }) => code))].map((code) => [
        code,
        replies.filter((each) => each.code === code).length,
      ]),
    )

  test('64 clients with one Idempotency-Key: one charge, the others get a conflict or a replay', async () => {
    const { call, live, store, organisation, close } = await nodes({ plan: { unitsPerSecond: 1000 } })
    const replies = await parallel(64, async (i) => {
      await Bun.sleep(i % 8)
      return call('fast', live.secret, 'one')
    })
    const answers = replies.filter(({ code }) => code === 'ok')
    expect(answers.length).toBeGreaterThan(0)
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(replies.every(({ code }) => code === 'ok' || code === 'idempotency_conflict')).toBe(true)
    expect(await store.ledger(organisation.id)).toHaveLength(1)
    expect((await call('fast', live.secret, 'one')).body).toBe(answers[0]!.body)
    expect((await call('fast', live.secret, 'one', '{"n":2}')).code).toBe('idempotency_conflict')
    await close()
  })

  test('while a call runs on one node, its Idempotency-Key is refused on every node', async () => {
    const { call, live, store, organisation, close } = await nodes()
    const gate = Promise.withResolvers<void>()
    behaviour.release = gate.promise
    const before = behaviour.computations
    const first = call('fast', live.secret, 'slow')
    await until(() => behaviour.computations > before)
    const otherCalls = await parallel(16, () => call('fast', live.secret, 'slow'))
    expect(codes(otherCalls)).toEqual({ idempotency_conflict: 16 })
    gate.resolve()
    behaviour.release = null
    expect((await first).code).toBe('ok')
    expect(await store.ledger(organisation.id)).toHaveLength(1)
    await close()
  })

  test('credits are never exceeded', async () => {
    const { call, live, store, organisation, clock, project, close } = await nodes({ plan: { monthlyCredits: 40 } })
    const replies = await parallel(100, () => call('fast', live.secret))
    expect(codes(replies)).toEqual({ ok: 40, quota_exhausted: 60 })
    const ledger = await store.ledger(organisation.id)
    expect(ledger.reduce((sum, row) => sum + row.included, 0)).toBe(-40)
    expect((await store.funds(organisation.id, project.id, clock.now())).includedUsed).toBe(40)
    await close()
  })

  test('a project budget and the daily sandbox calls are never exceeded', async () => {
    const { call, live, sandbox, close } = await nodes({ monthlyBudget: 11, plan: { sandboxDailyCalls: 13 } })
    const replies = await parallel(40, () => call('fast', live.secret))
    expect(codes(replies)).toEqual({ ok: 11, project_budget_exceeded: 29 })
    const sandboxed = await parallel(40, () => call('fast', sandbox.secret))
    expect(codes(sandboxed)).toEqual({ ok: 13, quota_exhausted: 27 })
    await close()
  })

  test('the rate limit is shared by all nodes', async () => {
    const { call, live, close } = await nodes({ plan: { unitsPerSecond: 9, monthlyCredits: 1000 } })
    const replies = await parallel(50, () => call('fast', live.secret))
    expect(codes(replies)).toEqual({ ok: 9, rate_limited: 41 })
    await close()
  })
}
