import { afterEach, expect, test } from 'bun:test'
import { accounts } from '../../src/service/accounts.ts'
import { hashOf } from '../../src/service/keys.ts'
import { KEY_LIFE, sweeper } from '../../src/service/replay.ts'
import { type Store, SWEPT_AT_ONCE } from '../../src/store/store.ts'
import type { Awaitable, Settlement } from '../../src/store/types.ts'
import { plan, testClock, testWorld } from '../service/world.ts'
import { until } from '../until.ts'

const settlement = async (store: Store, secret: string, change: Partial<Settlement> = {}): Promise<Settlement> => ({
  access: (await store.access(hashOf(secret)))!,
  at: testClock().now(),
  requestId: crypto.randomUUID(),
  subject: 'fakes/fast',
  credits: 1,
  idempotency: null,
  answer: { status: 200, body: '{}' },
  ...change,
})

/**
 * What every store keeps to. `makePlace` makes an empty one; what it answers opens a connection to it, each as another
 * process would.
 */
export const storeSuite = (makePlace: () => Promise<() => Awaitable<Store>>) => {
  const opened: Store[] = []
  afterEach(() => Promise.all(opened.splice(0).map((store) => store.close())))
  const place = async () => {
    const open = await makePlace()
    return async () => {
      const store = await open()
      opened.push(store)
      return store
    }
  }

  test('what was written is there after the file is opened again', async () => {
    const open = await place()
    const first = await testWorld({ store: await open() })
    await first.admin.grantCredits(first.organisation.id, 5)
    await first.callLive('heavy', {}, { idempotencyKey: 'k' })
    const ledger = await first.store.ledger(first.organisation.id)
    await first.store.close()
    const again = await open()
    expect(await again.ledger(first.organisation.id)).toEqual(ledger)
    expect(await again.organisations()).toEqual([first.organisation])
    expect(await again.projects()).toEqual([first.project])
    expect(await again.keys()).toHaveLength(2)
    expect(await again.plans()).toEqual([plan()])
  })

  test('what is reserved counts as spent until it is settled, given back or overdue', async () => {
    const open = await place()
    const { store, live, organisation, project, clock } = await testWorld({ store: await open() })
    const given = await settlement(store, live.secret, { credits: 40 })
    const until = given.at + 1000
    const used = async () => (await store.funds(organisation.id, project.id, clock.now())).includedUsed
    const reserve = (id: string, credits: number) => store.reserve({ ...given, id, until, credits })
    expect(await reserve('a', 60)).toBeNull()
    expect(await reserve('b', 41)).toBe('quota_exhausted')
    expect(await reserve('b', 30)).toBeNull()
    expect(await used()).toBe(90)
    expect(await store.settle(given)).toEqual({ kind: 'refused', why: 'quota_exhausted' })
    expect(await store.settle({ ...given, reservation: 'a' })).toEqual({ kind: 'charged' })
    expect(await used()).toBe(70)
    await Promise.all([store.release('b', given.at), store.release('b', given.at), store.release('none', given.at)])
    expect(await used()).toBe(40)
    await reserve('c', 50)
    const other = await open()
    expect(await other.releaseOverdue(until)).toBe(0)
    expect(await other.releaseOverdue(until + 1)).toBe(1)
    expect(await used()).toBe(40)
    // Whoever comes later than that pays as any other call does.
    expect(await store.settle({ ...given, credits: 50, reservation: 'c' })).toEqual({ kind: 'charged' })
    const kinds = (await store.ledger(organisation.id)).map(({ kind }) => kind)
    expect(kinds).toEqual('reserve reserve release charge release reserve release charge'.split(' ') as typeof kinds)
  })

  test('what another connection changes is seen at the next call', async () => {
    const open = await place()
    const { call, callLive, live, organisation, sandbox } = await testWorld({ store: await open() })
    const other = await open()
    const admin = accounts(other, testClock())
    expect((await call('fast')).status).toBe(200)
    await admin.revokeKey(sandbox.key.id)
    expect((await call('fast')).status).toBe(401)
    expect((await callLive('fast')).status).toBe(200)
    await admin.suspend(organisation.id)
    expect((await callLive('fast')).status).toBe(403)
    await admin.resume(organisation.id)
    await admin.savePlan(plan({ monthlyCredits: 1 }))
    expect((await callLive('fast')).json.error.code).toBe('quota_exhausted')
    await admin.grantCredits(organisation.id, 1)
    expect((await callLive('fast')).status).toBe(200)
    expect(await other.access(hashOf(live.secret))).not.toBeNull()
  })

  test('two connections never take more credits than there are', async () => {
    const open = await place()
    const { store, live, organisation } = await testWorld({ store: await open(), plan: { monthlyCredits: 7 } })
    const other = await open()
    const one = await settlement(store, live.secret)
    const two = await settlement(other, live.secret)
    const settled = await Promise.all(
      Array.from({ length: 20 }, (_, i) => (i % 2 ? store.settle({ ...one }) : other.settle({ ...two }))),
    )
    expect(settled.filter(({ kind }) => kind === 'charged')).toHaveLength(7)
    expect(settled.filter((each) => each.kind === 'refused' && each.why === 'quota_exhausted')).toHaveLength(13)
    expect(await other.ledger(organisation.id)).toHaveLength(7)
  })

  test('the same idempotency key settled by two connections is charged once, and the second gets the answer of the first', async () => {
    const open = await place()
    const { store, live, organisation } = await testWorld({ store: await open() })
    const other = await open()
    const idempotency = { key: 'k', bodyHash: 'h' }
    const first = await settlement(store, live.secret, { idempotency, answer: { status: 200, body: 'first' } })
    const second = await settlement(other, live.secret, { idempotency, answer: { status: 200, body: 'second' } })
    expect(await store.settle(first)).toEqual({ kind: 'charged' })
    expect(await other.settle(second)).toMatchObject({
      kind: 'answered',
      answer: { body: 'first', bodyHash: 'h', requestId: first.requestId },
    })
    expect(await store.ledger(organisation.id)).toHaveLength(1)
  })

  test('a write that fails takes none of its group along, and leaves nothing behind', async () => {
    const open = await place()
    const { store, live, sandbox, organisation, project } = await testWorld({ store: await open() })
    const good = await settlement(store, live.secret)
    const access = { ...good.access, project: { ...project, id: 'nope' } }
    const settled = await Promise.allSettled([
      store.settle(good),
      store.settle({ ...good, access }),
      store.addKey(sandbox.key, 'twice'),
      store.settle(good),
    ])
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
    expect(await store.ledger(organisation.id)).toHaveLength(2)
    expect(await store.funds(organisation.id, 'nope', good.at)).toMatchObject({ includedUsed: 2, projectUsed: 0 })
  })

  test('closing keeps the writes under way', async () => {
    const open = await place()
    const { store, live, organisation } = await testWorld({ store: await open() })
    const settled = store.settle(await settlement(store, live.secret))
    await store.close()
    expect(await store.ready()).toBe(false)
    expect(await settled).toEqual({ kind: 'charged' })
    expect(await (await open()).ledger(organisation.id)).toHaveLength(1)
  })

  test('answers short and long are given again as they were, whatever is in them', async () => {
    const open = await place()
    const { store, sandbox, project } = await testWorld({ store: await open() })
    const bodies = ['', '{}', '7°43\'56" मेष 🜨', '7°43\'56" मेष 🜨'.repeat(10_000), '"'.repeat(1000)]
    for (const [i, body] of bodies.entries()) {
      const idempotency = { key: `${i}`, bodyHash: 'h' }
      await store.settle(await settlement(store, sandbox.secret, { idempotency, answer: { status: 200, body } }))
      expect((await store.answer({ projectId: project.id, environment: 'sandbox', key: `${i}` }))?.body).toBe(body)
    }
  })
  test('sweeping empties old answers, forgets older keys, and goes on after the table was empty', async () => {
    const open = await place()
    const { store, sandbox, project } = await testWorld({ store: await open() })
    const put = async (key: string, at: number) =>
      store.settle(await settlement(store, sandbox.secret, { at, idempotency: { key, bodyHash: 'h' } }))
    const bodies = async (...keys: string[]) =>
      Promise.all(
        keys.map(async (key) => {
          const answer = await store.answer({ projectId: project.id, environment: 'sandbox', key })
          return answer ? answer.body : 'forgotten'
        }),
      )
    for (const round of ['a', 'b']) {
      const keys = [10, 20, 30].map((at) => `${round}${at}`)
      for (const [i, key] of keys.entries()) await put(key, 10 * (i + 1))
      expect(await store.sweep(25, 15)).toBe(false)
      expect(await bodies(...keys)).toEqual(['forgotten', null, '{}'])
      await store.sweep(31, 31)
      await store.sweep(31, 31)
      expect(await bodies(...keys)).toEqual(['forgotten', 'forgotten', 'forgotten'])
    }
  })
  test('more old answers than one sweep takes are swept by the next ones', async () => {
    const open = await place()
    const { store, sandbox, project } = await testWorld({ store: await open(), plan: { sandboxDailyCalls: 10_000 } })
    const old = await settlement(store, sandbox.secret, { at: 10 })
    const count = SWEPT_AT_ONCE + 1
    await Promise.all(
      Array.from({ length: count }, (_, i) => store.settle({ ...old, idempotency: { key: String(i), bodyHash: 'h' } })),
    )
    const left = async () => {
      const found = await Promise.all(
        [0, count - 1].map((i) => store.answer({ projectId: project.id, environment: 'sandbox', key: String(i) })),
      )
      return found.filter((each) => each !== null).length
    }
    sweeper(store)(10 + KEY_LIFE + 1)
    await until(async () => (await left()) === 0)
    expect(await store.sweep(11, 11)).toBe(false)
  })
}
