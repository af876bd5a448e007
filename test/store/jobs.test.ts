import { afterAll } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqlite } from '../../src/store/sqlite.ts'
import { jobStoreSuite } from './jobs-suite.ts'
import { webhookStoreSuite } from './webhooks-suite.ts'

const folder = mkdtempSync(join(tmpdir(), 'khagola-jobs-'))
afterAll(() => rmSync(folder, { recursive: true }))
let files = 0

const makeStore = async () => {
  const path = join(folder, `${files++}.sqlite`)
  return () => openSqlite(path)
}
jobStoreSuite(makeStore)
webhookStoreSuite(makeStore)
