import { Database } from 'bun:sqlite'
import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqlite } from '../../src/store/sqlite.ts'
import { testWorld } from '../service/world.ts'
import { storeSuite } from './suite.ts'

const folder = mkdtempSync(join(tmpdir(), 'khagola-store-'))
afterAll(() => rmSync(folder, { recursive: true }))
let files = 0
const newFile = () => join(folder, String(files++), 'store.sqlite')

storeSuite(async () => {
  const path = newFile()
  return () => openSqlite(path)
})

test('a store of a newer release is refused, and left alone', () => {
  const path = newFile()
  openSqlite(path).close()
  const db = new Database(path)
  db.run('PRAGMA user_version = 99')
  expect(() => openSqlite(path)).toThrow('newer release')
  expect(db.query('PRAGMA user_version').get()).toEqual({ user_version: 99 })
})

test('durability against loss of power is a setting', async () => {
  const path = newFile()
  const { callLive, store, organisation } = await testWorld({ store: openSqlite(path, { durability: 'full' }) })
  expect((await callLive('fast')).status).toBe(200)
  expect(await store.ledger(organisation.id)).toHaveLength(1)
})
