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
import { serve } from './doomed-service.ts'

const folder = mkdtempSync(join(tmpdir(), 'khagola-crash-'))
afterAll(() => rmSync(folder, { recursive: true }))
let stores = 0

/** A store on disk with 4 credits included and 100 bought. */
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
  return { path, given: { secret, now: clock.now() } }
}

interface Death {
  replies: Reply[]
  statements: number | null
  killed: boolean
}
const die = async (path: string, given: object, fatal: number, calls: number): Promise<Death> => {
  const child = Bun.spawn([process.execPath, join(import.meta.dir, 'doomed.ts'), path, String(fatal), String(calls)], {
    stdin: Buffer.from(JSON.stringify(given)),
    stdout: 'pipe',
    stderr: 'inherit',
  })
  const lines = (await new Response(child.stdout).text()).trim().split('\n').filter(Boolean)
  await child.exited
  const parsed = lines.map((line) => JSON.parse(line))
  return {
    replies: parsed.filter((line) => 'status' in line),
    statements: parsed.find((line) => 'statements' in line)?.statements ?? null,
    killed: child.signalCode === 'SIGKILL',
  }
}

/**
 * Runs that died before a statement of theirs: each on a store of its own, at the first, then every so many on, until one was
 * through. How many a run has is a matter of timing, by a few, so none is counted on.
 */
async function* deaths(calls: number, { first, step }: { first: number; step: number }) {
  for (let fatal = first; ; fatal += step) {
    const { path, given } = await prepare()
    const death = await die(path, given, fatal, calls)
    if (!death.killed) return expect(death.statements).toBeLessThan(fatal)
    yield { path, given, ...death }
  }
}

/** Reads the file without the store's code: every sum, and how many calls were charged. */
const audit = (path: string): number => {
  const db = new Database(path, { readonly: true })
  const one = (sql: string) => Number(Object.values(db.query(sql).get() as object)[0])
  expect(db.query('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
  const charged = one("SELECT count(*) FROM ledger WHERE kind = 'charge'")
  expect(one('SELECT count(*) FROM answers')).toBe(charged)
  expect(one('SELECT count(*) FROM answers a JOIN ledger l ON l.request_id = a.request_id')).toBe(charged)
  expect(one('SELECT granted FROM purchased')).toBe(one('SELECT sum(granted) FROM ledger'))
  expect(one('SELECT ifnull(sum(included), 0) FROM organisation_months')).toBe(one('SELECT -sum(included) FROM ledger'))
  expect(one('SELECT ifnull(sum(credits), 0) FROM project_months')).toBe(3 * charged)
  db.close()
  return charged
}

/** Every call once more with its key, as a client that got no answer would. */
const retry = async (path: string, given: { secret: string; now: number }, calls: number): Promise<Reply[]> => {
  const store = openSqlite(path)
  const call = serve(store, given)
  const replies = await Promise.all(Array.from({ length: calls }, (_, i) => call(`order-${i}`)))
  await store.close()
  return replies
}

test('killed before a statement of a call, whichever, it charges once or not at all, and the retry makes it once', async () => {
  const outcomes: number[] = []
  for await (const { path, given, ...death } of deaths(1, { first: 1, step: sample(3, 1) })) {
    expect(death).toEqual({ replies: [], statements: null, killed: true })
    const charged = audit(path)
    outcomes.push(charged)
    const [reply] = await retry(path, given, 1)
    expect(reply!.status).toBe(200)
    expect(reply!.headers['Idempotent-Replayed'] ?? 'false').toBe(charged === 1 ? 'true' : 'false')
    expect(audit(path)).toBe(1)
  }
  // Nothing reaches the file before the commit, which is the last statement.
  expect(outcomes).toEqual(outcomes.map(() => 0))
  expect(outcomes.length).toBeGreaterThan(sample(2, 8))
})

test('an answer that left is an answer that is kept', async () => {
  const { path, given } = await prepare()
  const { replies } = await die(path, given, 0, 1)
  const [again] = await retry(path, given, 1)
  expect(again!.body).toBe(replies[0]!.body)
  expect(again!.headers['Idempotent-Replayed']).toBe('true')
  expect(audit(path)).toBe(1)
})

test('killed among eight calls that share transactions, it keeps what it answered', async () => {
  const calls = 8
  const answered = new Set<number>()
  let deathsSeen = 0
  for await (const { path, given, replies } of deaths(calls, { first: 3, step: 7 })) {
    deathsSeen++
    answered.add(replies.length)
    expect(audit(path)).toBeGreaterThanOrEqual(replies.length)
    const again = await retry(path, given, calls)
    expect(again.map((reply) => reply.status)).toEqual(Array(calls).fill(200))
    for (const { body } of replies) expect(again.map((reply) => reply.body)).toContain(body)
    expect(audit(path)).toBe(calls)
  }
  expect(deathsSeen).toBeGreaterThan(5)
  // Some died before any answer, some after the first wave's.
  expect(Math.min(...answered)).toBe(0)
  expect(Math.max(...answered)).toBeGreaterThanOrEqual(4)
})

test('two processes on one file, the same keys at once: each charged once', async () => {
  const calls = 16
  const { path, given } = await prepare()
  const both = await Promise.all([die(path, given, 0, calls), die(path, given, 0, calls)])
  expect(audit(path)).toBe(calls)
  const bodies = both.map(({ replies }) => replies.map(({ body }) => body).sort())
  expect(bodies[0]).toHaveLength(calls)
  expect(bodies[0]).toEqual(bodies[1]!)
})
