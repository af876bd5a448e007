import { Database } from 'bun:sqlite'
import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accounts } from '../../src/service/accounts.ts'
import { hashOf } from '../../src/service/keys.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import type { Settlement, Store } from '../../src/store/store.ts'
import { plan, testClock, testWorld } from '../service/world.ts'

const folder = mkdtempSync(join(tmpdir(), 'khagola-store-'))
afterAll(() => rmSync(folder, { recursive: true }))
let files = 0
const newFile = () => join(folder, String(files++), 'store.sqlite')

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

test('what was written is there after the file is opened again', async () => {
  const path = newFile()
  const first = await testWorld({ store: openSqlite(path) })
  await first.admin.grantCredits(first.organisation.id, 5)
  await first.callLive('heavy', {}, { idempotencyKey: 'k' })
  const ledger = await first.store.ledger(first.organisation.id)
  await first.store.close()
  const again = openSqlite(path)
  expect(await again.ledger(first.organisation.id)).toEqual(ledger)
  expect(await again.organisations()).toEqual([first.organisation])
  expect(await again.projects()).toEqual([first.project])
  expect(await again.keys()).toHaveLength(2)
  expect(await again.plans()).toEqual([plan()])
})

test('a store of a newer release is refused, and left alone', () => {
  const path = newFile()
  openSqlite(path).close()
  const db = new Database(path)
  db.run('PRAGMA user_version = 99')
  expect(() => openSqlite(path)).toThrow('newer release')
  expect(db.query('PRAGMA user_version').get()).toEqual({ user_version: 99 })
})

test('what another connection changes is seen at the next call', async () => {
  const path = newFile()
  const { call, callLive, live, organisation, sandbox } = await testWorld({ store: openSqlite(path) })
  const other = openSqlite(path)
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
  const path = newFile()
  const { store, live, organisation } = await testWorld({ store: openSqlite(path), plan: { monthlyCredits: 7 } })
  const other = openSqlite(path)
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
  const path = newFile()
  const { store, live, organisation } = await testWorld({ store: openSqlite(path) })
  const other = openSqlite(path)
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
  const { store, live, sandbox, organisation, project } = await testWorld()
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

test('durability against loss of power is a setting', async () => {
  const path = newFile()
  const { callLive, store, organisation } = await testWorld({ store: openSqlite(path, { durability: 'full' }) })
  expect((await callLive('fast')).status).toBe(200)
  expect(await store.ledger(organisation.id)).toHaveLength(1)
})

test('closing keeps the writes under way', async () => {
  const path = newFile()
  const { store, live, organisation } = await testWorld({ store: openSqlite(path) })
  const settled = store.settle(await settlement(store, live.secret))
  await store.close()
  expect(store.ready()).toBe(false)
  expect(await settled).toEqual({ kind: 'charged' })
  expect(await openSqlite(path).ledger(organisation.id)).toHaveLength(1)
})

test('sweeping empties old answers, forgets older keys, and goes on after the table was empty', async () => {
  const path = newFile()
  const { store, sandbox, project } = await testWorld({ store: openSqlite(path) })
  const put = async (key: string, at: number) =>
    store.settle(await settlement(store, sandbox.secret, { at, idempotency: { key, bodyHash: 'h' } }))
  const bodies = async (...keys: string[]) =>
    Promise.all(
      keys.map(async (key) => {
        const answer = await store.answer({ projectId: project.id, environment: 'sandbox', key })
        return answer?.body ?? null
      }),
    )
  for (const round of ['a', 'b']) {
    const keys = [10, 20, 30].map((at) => `${round}${at}`)
    for (const [i, key] of keys.entries()) await put(key, 10 * (i + 1))
    await store.sweep(25, 15)
    expect(await bodies(...keys)).toEqual([null, null, '{}'])
    expect(new Database(path).query('SELECT key FROM answers').values()).toEqual([[keys[1]!], [keys[2]!]])
    await store.sweep(31, 31)
    await store.sweep(31, 31)
    expect(new Database(path).query('SELECT count(*) FROM answers').values()).toEqual([[0]])
  }
})
