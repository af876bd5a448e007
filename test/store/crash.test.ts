import { Database } from 'bun:sqlite'
import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accounts } from '../../src/service/accounts.ts'
import type { Reply } from '../../src/service/reply.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { sample } from '../long.ts'
import { plan, testClock } from '../service/world.ts'
import { serve } from './crash-service.ts'

const folder = mkdtempSync(join(tmpdir(), 'khagola-crash-'))
afterAll(() => rmSync(folder, { recursive: true }))
let stores = 0

/** Creates a store on disk with 4 included and 100 purchased credits. */
const prepare = async () => {
  const path = join(folder, `${stores++}.sqlite`)
  const store = openSqlite(path)
  const clock = testClock()
  const admin = accounts(store, clock)
  await admin.savePlan(plan({ monthlyCredits: 4 }))
  const organisation = await admin.createOrganisation('Test', { plan: 'test' })
  await admin.grantCredits(organisation.id, 100)
  const project = await admin.createProject(organisation.id, 'Main')
  const { secret } = await admin.createKey(project.id, 'live')
  await store.close()
  return { path, caller: { secret, now: clock.now() } }
}

interface Death {
  replies: Reply[]
  statements: number | null
  killed: boolean
}
const die = async (path: string, caller: object, fatal: number, calls: number): Promise<Death> => {
  const child = Bun.spawn(
    [process.execPath, join(import.meta.dir, 'crash-process.ts'), path, String(fatal), String(calls)],
    {
      stdin: Buffer.from(JSON.stringify(caller)),
      stdout: 'pipe',
      stderr: 'inherit',
    },
  )
  const lines = (await new Response(child.stdout).text()).trim().split('\n').filter(Boolean)
  await child.exited
  const messages = lines.map((line) => JSON.parse(line))
  return {
    replies: messages.filter((line) => 'status' in line),
    statements: messages.find((line) => 'statements' in line)?.statements ?? null,
    killed: child.signalCode === 'SIGKILL',
  }
}

/**
 * Yields runs that were killed before the statement number `first`, `first + step` and so on, each with a new store, until a run
 * completes. The number of statements of a run varies a little with timing.
 */
async function* deaths(calls: number, { first, step }: { first: number; step: number }) {
  for (let fatal = first; ; fatal += step) {
    const { path, caller } = await prepare()
    const death = await die(path, caller, fatal, calls)
    if (!death.killed) return expect(death.statements).toBeLessThan(fatal)
    yield { path, caller, ...death }
  }
}

/** Checks all sums with plain SQL and returns the number of charged calls. */
const audit = (path: string): number => {
  const db = new Database(path, { readonly: true })
  const scalar = (sql: string) => Number(Object.values(db.query(sql).get() as object)[0])
  expect(db.query('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
  const chargedCalls = scalar("SELECT count(*) FROM ledger WHERE kind = 'charge'")
  expect(scalar('SELECT count(*) FROM answers')).toBe(chargedCalls)
  expect(scalar('SELECT count(*) FROM answers a JOIN ledger l ON l.request_id = a.request_id')).toBe(chargedCalls)
  expect(scalar('SELECT granted FROM purchased')).toBe(scalar('SELECT sum(granted) FROM ledger'))
  expect(scalar('SELECT ifnull(sum(included), 0) FROM organisation_months')).toBe(
    scalar('SELECT -sum(included) FROM ledger'),
  )
  expect(scalar('SELECT ifnull(sum(credits), 0) FROM project_months')).toBe(3 * chargedCalls)
  db.close()
  return chargedCalls
}

/** Repeats every call with its idempotency key, like a client that received no answer. */
const retry = async (path: string, caller: { secret: string; now: number }, calls: number): Promise<Reply[]> => {
  const store = openSqlite(path)
  const call = serve(store, caller)
  const replies = await Promise.all(Array.from({ length: calls }, (_, i) => call(`order-${i}`)))
  await store.close()
  return replies
}

test('a kill before any statement of a call charges at most once, and the retry once in total', async () => {
  const outcomes: number[] = []
  for await (const { path, caller, ...death } of deaths(1, { first: 1, step: sample(3, 1) })) {
    expect(death).toEqual({ replies: [], statements: null, killed: true })
    const chargedCalls = audit(path)
    outcomes.push(chargedCalls)
    const [reply] = await retry(path, caller, 1)
    expect(reply!.status).toBe(200)
    expect(reply!.headers['Idempotent-Replayed'] ?? 'false').toBe(chargedCalls === 1 ? 'true' : 'false')
    expect(audit(path)).toBe(1)
  }
  // Nothing is written to the file before the commit, which is the last statement.
  expect(outcomes).toEqual(outcomes.map(() => 0))
  expect(outcomes.length).toBeGreaterThan(sample(2, 8))
})

test('a sent answer is a stored answer', async () => {
  const { path, caller } = await prepare()
  const { replies } = await die(path, caller, 0, 1)
  const [repeated] = await retry(path, caller, 1)
  expect(repeated!.body).toBe(replies[0]!.body)
  expect(repeated!.headers['Idempotent-Replayed']).toBe('true')
  expect(audit(path)).toBe(1)
})

test('a kill during eight calls that share transactions loses no sent answer', async () => {
  const calls = 8
  const replyCounts = new Set<number>()
  let deathCount = 0
  for await (const { path, caller, replies } of deaths(calls, { first: 3, step: 7 })) {
    deathCount++
    replyCounts.add(replies.length)
    expect(audit(path)).toBeGreaterThanOrEqual(replies.length)
    const repeated = await retry(path, caller, calls)
    expect(repeated.map((reply) => reply.status)).toEqual(Array(calls).fill(200))
    for (const { body } of replies) expect(repeated.map((reply) => reply.body)).toContain(body)
    expect(audit(path)).toBe(calls)
  }
  expect(deathCount).toBeGreaterThan(5)
  // Some runs were killed before any answer, others after the answers of the first wave.
  expect(Math.min(...replyCounts)).toBe(0)
  expect(Math.max(...replyCounts)).toBeGreaterThanOrEqual(4)
})

test('two processes that use the same keys on one file at the same time charge each key once', async () => {
  const calls = 16
  const { path, caller } = await prepare()
  const runs = await Promise.all([die(path, caller, 0, calls), die(path, caller, 0, calls)])
  expect(audit(path)).toBe(calls)
  const bodies = runs.map(({ replies }) => replies.map(({ body }) => body).sort())
  expect(bodies[0]).toHaveLength(calls)
  expect(bodies[0]).toEqual(bodies[1]!)
})
