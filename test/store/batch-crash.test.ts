import { Database } from 'bun:sqlite'
import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accounts } from '../../src/service/accounts.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { sample } from '../long.ts'
import { plan, testClock } from '../service/world.ts'
import { type CallerKey, serveBatches } from './crash-service.ts'

// A batch of heavy calls, in a process that is killed before each of its database statements.

const CALLS = 12
const CREDITS = 3
const folder = mkdtempSync(join(tmpdir(), 'khagola-crash-'))
afterAll(() => rmSync(folder, { recursive: true }))
let stores = 0

const prepare = async () => {
  const path = join(folder, `${stores++}.sqlite`)
  const store = openSqlite(path)
  const clock = testClock()
  const admin = accounts(store, clock)
  await admin.savePlan(plan({ monthlyCredits: 1000 }))
  const organisation = await admin.createOrganisation('Test', { plan: 'test' })
  const project = await admin.createProject(organisation.id, 'Main')
  const { secret } = await admin.createKey(project.id, 'live')
  await store.close()
  return { path, caller: { secret, now: clock.now() } }
}

interface SentResult {
  id: string
  status: number
}
const die = async (path: string, caller: CallerKey, fatal: number, mode: 'batch' | 'lines') => {
  const child = Bun.spawn(
    [process.execPath, join(import.meta.dir, 'crash-process.ts'), path, String(fatal), String(CALLS), mode],
    { stdin: Buffer.from(JSON.stringify(caller)), stdout: 'pipe', stderr: 'inherit' },
  )
  const lines = (await new Response(child.stdout).text()).trim().split('\n').filter(Boolean)
  await child.exited
  const sent: SentResult[] = lines.flatMap((line) => JSON.parse(line).results ?? [])
  return { sent, killed: child.signalCode === 'SIGKILL' }
}

/** Checks all sums with plain SQL and returns the number of charged calls. */
const audit = (path: string): number => {
  const db = new Database(path, { readonly: true })
  const scalar = (sql: string) => Number(Object.values(db.query(sql).get() as object)[0])
  expect(db.query('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
  const charged = scalar("SELECT count(*) FROM ledger WHERE kind = 'charge'")
  expect(scalar('SELECT count(DISTINCT request_id) FROM ledger')).toBe(charged)
  // Each charged call has its stored result, and the batch has one record.
  expect(scalar('SELECT count(*) FROM answers a JOIN ledger l ON l.request_id = a.request_id')).toBe(charged)
  expect(scalar('SELECT count(*) FROM answers')).toBe(charged > 0 ? charged + 1 : 0)
  expect(scalar('SELECT ifnull(sum(credits), 0) FROM project_months')).toBe(CREDITS * charged)
  db.close()
  return charged
}

test.each(['batch', 'lines'] as const)(
  'a kill during %s charges each call at most once, and its repetition once in total',
  async (mode) => {
    const outcomes = new Set<number>()
    for (let fatal = 1; ; fatal += sample(5, 1)) {
      const { path, caller } = await prepare()
      const { sent, killed } = await die(path, caller, fatal, mode)
      const charged = audit(path)
      outcomes.add(charged)
      // No result is sent before it is charged.
      expect(charged).toBeGreaterThanOrEqual(sent.length)
      if (mode === 'batch') expect([0, CALLS]).toContain(charged)
      const store = openSqlite(path)
      const { body } = await serveBatches(store, caller)('order', CALLS, false)
      await store.close()
      const { data, meta } = JSON.parse(body as string)
      expect([data.succeeded, meta.credits_used]).toEqual([CALLS, CREDITS * CALLS])
      for (const result of sent) expect(data.results[Number(result.id)]).toEqual(result)
      expect(audit(path)).toBe(CALLS)
      if (!killed) break
    }
    expect(outcomes.has(0) && outcomes.has(CALLS)).toBe(true)
    if (mode === 'lines') expect(outcomes.size).toBeGreaterThan(2)
  },
  300_000,
)

test('two processes that make the same batch on one file at the same time charge each call once', async () => {
  const { path, caller } = await prepare()
  const runs = await Promise.all([die(path, caller, 0, 'lines'), die(path, caller, 0, 'batch')])
  expect(audit(path)).toBe(CALLS)
  const [first, second] = runs.map(({ sent }) => sent.toSorted((a, b) => Number(a.id) - Number(b.id)))
  expect(first).toHaveLength(CALLS)
  expect(first).toEqual(second!)
})
