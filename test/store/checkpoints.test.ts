import { Database } from 'bun:sqlite'
import { afterAll, expect, test } from 'bun:test'
import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashOfKey } from '../../src/service/keys.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { testClock, testWorld } from '../service/world.ts'

const folder = mkdtempSync(join(tmpdir(), 'khagola-checkpoints-'))
afterAll(() => rmSync(folder, { recursive: true }))
const AT = testClock().now()
const PAGE = 4096

/** Opens a store on disk. `charge` settles calls with answers of the given size. */
const openStore = async (name: string) => {
  const path = join(folder, name)
  const { store, live, organisation } = await testWorld({ store: openSqlite(path), plan: { monthlyCredits: 1e9 } })
  const access = (await store.access(hashOfKey(live.secret)))!
  let serial = 0
  const charge = (calls: number, bytes: number) =>
    Promise.all(
      Array.from({ length: calls }, () => {
        const name = `call-${serial++}`
        const body = Buffer.from(crypto.getRandomValues(new Uint8Array(bytes))).toString('hex')
        return store.settle({
          ...{ access, at: AT, requestId: name, subject: 'fakes/fast', credits: 1 },
          idempotency: bytes > 0 ? { key: name, bodyHash: name } : null,
          answer: { status: 200, body },
        })
      }),
    )
  return { path, store, organisation, charge }
}

const rowsOf = (path: string) => {
  const db = new Database(path, { readonly: true })
  const { rows } = db.query<{ rows: number }, []>('SELECT count(*) AS rows FROM ledger').get()!
  db.close()
  return rows
}

/** Number of rows in the database file without its log; 0 while the file is being written. */
const rowsInFile = (path: string) => {
  copyFileSync(path, `${path}.alone`)
  try {
    return rowsOf(`${path}.alone`)
  } catch {
    return 0
  }
}

test('committed rows are copied from the log to the file while the store is open', async () => {
  const { path, store, charge } = await openStore('charges.sqlite')
  await charge(1500, 0)
  const until = performance.now() + 20_000
  while (rowsInFile(path) < 1000 && performance.now() < until) await Bun.sleep(20)
  expect(rowsInFile(path)).toBeGreaterThanOrEqual(1000)
  await store.close()
  expect(rowsOf(path)).toBe(1500)
})

test('a few large answers are copied to the file too', async () => {
  const { path, store, charge } = await openStore('large.sqlite')
  await charge(100, 16 * PAGE)
  const until = performance.now() + 20_000
  while (rowsInFile(path) < 50 && performance.now() < until) await Bun.sleep(20)
  expect(rowsInFile(path)).toBeGreaterThanOrEqual(50)
  await store.close()
})

test('the log is restarted under continuous load, and no row is lost', async () => {
  const { path, store, organisation, charge } = await openStore('answers.sqlite')
  let calls = 0
  for (let bytesWritten = 0; bytesWritten < 160 * 2 ** 20; bytesWritten += 500 * 8 * PAGE, calls += 500)
    await charge(500, 4 * PAGE)
  expect(statSync(`${path}-wal`).size).toBeLessThan(130 * 2 ** 20)
  expect(await store.ledger(organisation.id)).toHaveLength(calls)
  await store.close()
  expect(rowsOf(path)).toBe(calls)
  const db = new Database(path)
  expect(db.query('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
})
