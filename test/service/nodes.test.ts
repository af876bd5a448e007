import { afterAll } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSharedMemory, sharedCoordination } from '../../src/service/shared-coordination.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { nodesSuite } from './nodes.ts'

const folder = mkdtempSync(join(tmpdir(), 'khagola-nodes-'))
const memories: string[] = []
afterAll(() => {
  for (const path of [folder, ...memories]) rmSync(path, { recursive: true })
})

// Like the workers of one machine: separate connections to one file, and shared memory.
nodesSuite(async () => {
  const path = join(folder, crypto.randomUUID(), 'store.sqlite')
  const memory = createSharedMemory()
  memories.push(memory)
  let nodes = 0
  return {
    openStore: () => openSqlite(path),
    openCoordination: () => sharedCoordination(memory, ++nodes),
  }
})
