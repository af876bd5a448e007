import { Database } from 'bun:sqlite'
import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashOfKey } from '../../src/service/keys.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import type { Store } from '../../src/store/store.ts'
import { testClock, testWorld } from '../service/world.ts'
import { storeSuite } from './suite.ts'

const folder = mkdtempSync(join(tmpdir(), 'khagola-store-'))
afterAll(() => rmSync(folder, { recursive: true }))
const AT = testClock().now()
let files = 0
const newFile = () => join(folder, String(files++), 'store.sqlite')

storeSuite(async () => {
  const path = newFile()
  return () => openSqlite(path)
})

test('a store of a newer release is refused and not changed', () => {
  const path = newFile()
  openSqlite(path).close()
  const db = new Database(path)
  db.run('PRAGMA user_version = 99')
  expect(() => openSqlite(path)).toThrow('newer release')
  expect(db.query('PRAGMA user_version').get()).toEqual({ user_version: 99 })
})

test('a store with full durability charges calls', async () => {
  const path = newFile()
  const { callLive, store, organisation } = await testWorld({ store: openSqlite(path, { durability: 'full' }) })
  expect((await callLive('fast')).status).toBe(200)
  expect(await store.ledger(organisation.id)).toHaveLength(1)
})

test('sums equal those of the ledger in every process, before and after folding and rollbacks', async () => {
  const path = newFile()
  const { store, live, organisation, project } = await testWorld({
    store: openSqlite(path),
    plan: { monthlyCredits: 500 },
  })
  const secondStore = openSqlite(path)
  await store.grant(organisation.id, 5000, AT, 'bought')
  const access = (await store.access(hashOfKey(live.secret)))!
  const charge = (to: Store, credits: number, at: number, whose = access) =>
    to.settle({
      ...{ access: whose, at, requestId: crypto.randomUUID(), subject: 'fakes/fast', credits },
      ...{ idempotency: null, answer: { status: 200, body: '{}' } },
    })
  const invalidAccess = { ...access, project: { ...project, id: 'nope' } }
  const MONTHS = [AT, Date.UTC(2026, 3, 2)]
  for (let round = 0; round < 40; round++) {
    const charges = Array.from({ length: 30 }, (_, i) =>
      charge(i % 3 ? store : secondStore, 1 + (i % 4), MONTHS[i % 2]!),
    )
    await Promise.allSettled(round % 8 ? charges : [...charges, charge(store, 1, AT, invalidAccess)])
  }

  const db = new Database(path, { readonly: true })
  const scalar = (sql: string) => Number(Object.values(db.query(sql).get() as object)[0])
  expect(scalar('SELECT upto FROM ledger_folded')).toBeGreaterThan(500)
  expect(scalar('SELECT count(*) FROM ledger_tail')).toBeLessThan(600)
  expect(scalar('SELECT granted FROM purchased')).toBe(scalar('SELECT sum(granted) FROM ledger'))
  const rows = await secondStore.ledger(organisation.id)
  expect(rows).toHaveLength(1201)
  const thirdStore = openSqlite(path)
  for (const at of MONTHS) {
    const month = new Date(at).toISOString().slice(0, 7)
    const sum = (of: (row: (typeof rows)[number]) => number) =>
      rows.filter((row) => row.month === month && row.kind === 'charge').reduce((total, row) => total - of(row), 0)
    const funds = {
      includedUsed: sum((row) => row.included),
      granted: rows.reduce((total, row) => total + row.granted, 0),
      overageUsed: sum((row) => row.overage),
      projectUsed: sum(({ included, granted, overage }) => included + granted + overage),
    }
    for (const each of [store, secondStore, thirdStore])
      expect(await each.funds(organisation.id, project.id, at)).toEqual(funds)
  }
  db.close()
  for (const each of [store, secondStore, thirdStore]) await each.close()
})
