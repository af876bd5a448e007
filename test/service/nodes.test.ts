import { afterAll } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askedCoordination, coordinator } from '../../src/service/asked-coordination.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { nodesSuite } from './nodes.ts'

const folder = mkdtempSync(join(tmpdir(), 'khagola-nodes-'))
afterAll(() => rmSync(folder, { recursive: true }))

// As the workers of one machine: connections of their own to one file, questions to the process that started them.
nodesSuite(async () => {
  const path = join(folder, crypto.randomUUID(), 'store.sqlite')
  const { answer } = coordinator()
  return {
    openStore: () => openSqlite(path),
    openCoordination: () => askedCoordination(async (question) => answer('worker', structuredClone(question))),
  }
})
