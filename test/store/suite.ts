import { afterEach, expect, test } from 'bun:test'
import { accounts } from '../../src/service/accounts.ts'
import { hashOfKey } from '../../src/service/keys.ts'
import { KEY_LIFE, sweeper } from '../../src/service/replay.ts'
import { type Store, SWEEP_BATCH } from '../../src/store/store.ts'
import type { Awaitable, Settlement } from '../../src/store/types.ts'
import { plan, testClock, testWorld } from '../service/world.ts'
import { until } from '../until.ts'

const settlement = async (store: Store, secret: string, overrides: Partial<Settlement> = {}): Promise<Settlement> => ({
  access: (await store.access(hashOfKey(secret)))!,
  at: testClock().now(),
  requestId: crypto.randomUUID(),
  subject: 'fakes/fast',
  credits: 1,
  idempotency: null,
  answer: { status: 200, body: '{}' },
  ...overrides,
})

/**
 * The tests of all stores. `makePlace` creates an empty store and returns a function that opens a connection to it, like a
 * separate process.
 */
export const storeSuite = (makePlace: () => Promise<() => Awaitable<Store>>) => {
  const stores: Store[] = []
  afterEach(() => Promise.all(stores.splice(0).map((store) => store.close())))
  const openerOf = async () => {
    const open = await makePlace()
    return async () => {
      const store = await open()
      stores.push(store)
      return store
    }
  }

  test('all data is available after the store is opened again', async () => {
    const open = await openerOf()
    const first = await testWorld({ store: await open() })
    await first.admin.grantCredits(first.organisation.id, 5)
    await first.callLive('heavy', {}, { idempotencyKey: 'k' })
    const ledger = await first.store.ledger(first.organisation.id)
    await first.store.close()
    const reopened = await open()
    expect(await reopened.ledger(first.organisation.id)).toEqual(ledger)
    expect(await reopened.organisations()).toEqual([first.organisation])
    expect(await reopened.projects()).toEqual([first.project])
    expect(await reopened.keys()).toHaveLength(2)
    expect(await reopened.plans()).toEqual([plan()])
  })

  test('reserved credits count as used until they are settled, released or overdue', async () => {
    const open = await openerOf()
    const { store, live, organisation, project, clock } = await testWorld({ store: await open() })
    const charge = await settlement(store, live.secret, { credits: 40 })
    const until = charge.at + 1000
    const usedCredits = async () => (await store.funds(organisation.id, project.id, clock.now())).includedUsed
    const reserve = (id: string, credits: number) => store.reserve({ ...charge, id, until, credits })
    expect(await reserve('a', 60)).toBeNull()
    expect(await reserve('b', 41)).toBe('quota_exhausted')
    expect(await reserve('b', 30)).toBeNull()
    expect(await usedCredits()).toBe(90)
    expect(await store.settle(charge)).toEqual({ kind: 'refused', why: 'quota_exhausted' })
    expect(await store.settle({ ...charge, reservation: 'a' })).toEqual({ kind: 'charged' })
    expect(await usedCredits()).toBe(70)
    await Promise.all([store.release('b', charge.at), store.release('b', charge.at), store.release('none', charge.at)])
    expect(await usedCredits()).toBe(40)
    await reserve('c', 50)
    const otherStore = await open()
    expect(await otherStore.releaseOverdue(until)).toBe(0)
    expect(await otherStore.releaseOverdue(until + 1)).toBe(1)
    expect(await usedCredits()).toBe(40)
    // A later call with the released reservation is charged like any other call.
    expect(await store.settle({ ...charge, credits: 50, reservation: 'c' })).toEqual({ kind: 'charged' })
    const kinds = (await store.ledger(organisation.id)).map(({ kind }) => kind)
    expect(kinds).toEqual('reserve reserve release charge release reserve release charge'.split(' ') as typeof kinds)
  })

  test('changes of another connection apply to the next call', async () => {
    const open = await openerOf()
    const { call, callLive, live, organisation, sandbox } = await testWorld({ store: await open() })
    const otherStore = await open()
    const admin = accounts(otherStore, testClock())
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
    expect(await otherStore.access(hashOfKey(live.secret))).not.toBeNull()
  })

  test('two connections never charge more credits than available', async () => {
    const open = await openerOf()
    const { store, live, organisation } = await testWorld({ store: await open(), plan: { monthlyCredits: 7 } })
    const otherStore = await open()
    const firstCall = await settlement(store, live.secret)
    const secondCall = await settlement(otherStore, live.secret)
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        i % 2 ? store.settle({ ...firstCall }) : otherStore.settle({ ...secondCall }),
      ),
    )
    expect(results.filter(({ kind }) => kind === 'charged')).toHaveLength(7)
    expect(results.filter((each) => each.kind === 'refused' && each.why === 'quota_exhausted')).toHaveLength(13)
    expect(await otherStore.ledger(organisation.id)).toHaveLength(7)
  })

  test('the calls of one request are settled together, each with its own result', async () => {
    const open = await openerOf()
    const { store, live, organisation, project } = await testWorld({ store: await open(), plan: { monthlyCredits: 5 } })
    const answerKey = (key: string) => ({ projectId: project.id, environment: 'live', key }) as const
    const call = (key: string, credits: number) =>
      settlement(store, live.secret, {
        credits,
        idempotency: { key, bodyHash: 'h' },
        answer: { status: 200, body: key },
      })
    const answer = { bodyHash: 'h', requestId: 'first', status: 200, body: '{}', storedAt: testClock().now() }
    const record = { key: answerKey('k'), answer }
    const settlements = [await call('k/0', 3), await call('k/1', 3), await call('k/2', 2)]
    expect(await store.settleAll({ settlements, record })).toEqual([
      { kind: 'charged' },
      { kind: 'refused', why: 'quota_exhausted' },
      { kind: 'charged' },
    ])
    expect((await store.ledger(organisation.id)).map(({ included }) => included)).toEqual([-3, -2])
    const answers = await store.answers(['k', 'k/2', 'k/1', 'k/0'].map(answerKey))
    expect(answers.map((each) => each?.body ?? null)).toEqual(['{}', 'k/2', null, 'k/0'])

    await accounts(store, testClock()).grantCredits(organisation.id, 10)
    const otherStore = await open()
    const again = await otherStore.settleAll({
      settlements,
      record: { ...record, answer: { ...answer, requestId: 'second' } },
    })
    expect(again.map(({ kind }) => kind)).toEqual(['answered', 'charged', 'answered'])
    expect(await store.answer(answerKey('k'))).toMatchObject({ requestId: 'first' })
    const otherBody = { ...record, answer: { ...answer, bodyHash: 'other' } }
    const refused = await store.settleAll({ settlements: [await call('k/3', 1)], record: otherBody })
    expect(refused).toMatchObject([{ kind: 'answered', answer: { bodyHash: 'h' } }])
    expect(await otherStore.ledger(organisation.id)).toHaveLength(4)
    expect(await store.settleAll({ settlements: [], record })).toEqual([])
  })

  test('an idempotency key that two connections settle is charged once, with one answer', async () => {
    const open = await openerOf()
    const { store, live, organisation } = await testWorld({ store: await open() })
    const otherStore = await open()
    const idempotency = { key: 'k', bodyHash: 'h' }
    const first = await settlement(store, live.secret, { idempotency, answer: { status: 200, body: 'first' } })
    const second = await settlement(otherStore, live.secret, { idempotency, answer: { status: 200, body: 'second' } })
    expect(await store.settle(first)).toEqual({ kind: 'charged' })
    expect(await otherStore.settle(second)).toMatchObject({
      kind: 'answered',
      answer: { body: 'first', bodyHash: 'h', requestId: first.requestId },
    })
    expect(await store.ledger(organisation.id)).toHaveLength(1)
  })

  test('a failing write does not affect its group and writes nothing', async () => {
    const open = await openerOf()
    const { store, live, sandbox, organisation, project } = await testWorld({ store: await open() })
    const good = await settlement(store, live.secret)
    const access = { ...good.access, project: { ...project, id: 'nope' } }
    const results = await Promise.allSettled([
      store.settle(good),
      store.settle({ ...good, access }),
      store.addKey(sandbox.key, 'twice'),
      store.settle(good),
    ])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
    expect(await store.ledger(organisation.id)).toHaveLength(2)
    expect(await store.funds(organisation.id, 'nope', good.at)).toMatchObject({ includedUsed: 2, projectUsed: 0 })
  })

  test('closing waits for running writes', async () => {
    const open = await openerOf()
    const { store, live, organisation } = await testWorld({ store: await open() })
    const results = store.settle(await settlement(store, live.secret))
    await store.close()
    expect(await store.ready()).toBe(false)
    expect(await results).toEqual({ kind: 'charged' })
    expect(await (await open()).ledger(organisation.id)).toHaveLength(1)
  })

  test('short and long answers with any content are returned unchanged', async () => {
    const open = await openerOf()
    const { store, sandbox, project } = await testWorld({ store: await open() })
    const bodies = ['', '{}', '7°43\'56" मेष 🜨', '7°43\'56" मेष 🜨'.repeat(10_000), '"'.repeat(1000)]
    for (const [i, body] of bodies.entries()) {
      const idempotency = { key: `${i}`, bodyHash: 'h' }
      await store.settle(await settlement(store, sandbox.secret, { idempotency, answer: { status: 200, body } }))
      expect((await store.answer({ projectId: project.id, environment: 'sandbox', key: `${i}` }))?.body).toBe(body)
    }
  })
  test('sweeping empties old answers, deletes older keys, and works after the table was empty', async () => {
    const open = await openerOf()
    const { store, sandbox, project } = await testWorld({ store: await open() })
    const storeAnswer = async (key: string, at: number) =>
      store.settle(await settlement(store, sandbox.secret, { at, idempotency: { key, bodyHash: 'h' } }))
    const bodies = async (...keys: string[]) =>
      Promise.all(
        keys.map(async (key) => {
          const answer = await store.answer({ projectId: project.id, environment: 'sandbox', key })
          return answer ? answer.body : 'deleted'
        }),
      )
    for (const round of ['a', 'b']) {
      const keys = [10, 20, 30].map((at) => `${round}${at}`)
      for (const [i, key] of keys.entries()) await storeAnswer(key, 10 * (i + 1))
      expect(await store.sweep(25, 15)).toBe(false)
      expect(await bodies(...keys)).toEqual(['deleted', null, '{}'])
      await store.sweep(31, 31)
      await store.sweep(31, 31)
      expect(await bodies(...keys)).toEqual(['deleted', 'deleted', 'deleted'])
    }
  })
  test('old answers beyond the limit of one sweep are removed by the next sweeps', async () => {
    const open = await openerOf()
    const { store, sandbox, project } = await testWorld({ store: await open(), plan: { sandboxDailyCalls: 10_000 } })
    const oldCall = await settlement(store, sandbox.secret, { at: 10 })
    const count = SWEEP_BATCH + 1
    await Promise.all(
      Array.from({ length: count }, (_, i) =>
        store.settle({ ...oldCall, idempotency: { key: String(i), bodyHash: 'h' } }),
      ),
    )
    const remaining = async () => {
      const answers = await Promise.all(
        [0, count - 1].map((i) => store.answer({ projectId: project.id, environment: 'sandbox', key: String(i) })),
      )
      return answers.filter((each) => each !== null).length
    }
    sweeper(store)(10 + KEY_LIFE + 1)
    await until(async () => (await remaining()) === 0)
    expect(await store.sweep(11, 11)).toBe(false)
  })
}
