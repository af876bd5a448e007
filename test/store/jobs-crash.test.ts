import { Database } from 'bun:sqlite'
import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accounts } from '../../src/service/accounts.ts'
import { webhookAccounts } from '../../src/service/webhooks/endpoints.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { sample } from '../long.ts'
import { childrenOf } from '../processes.ts'
import { plan } from '../service/world.ts'

// The server and its renderer are killed at random moments while jobs are created. The long version uses `KILLS=50`.

const KILLS = Number(process.env.KILLS ?? sample(3, 6))
const ORDERS_PER_ROUND = 5
const COST = 130

const folder = mkdtempSync(join(tmpdir(), 'khagola-crash-jobs-'))
afterAll(() => rmSync(folder, { recursive: true }))

const startServer = async (path: string) => {
  const child = Bun.spawn([process.execPath, join(import.meta.dir, 'crash-jobs-server.ts'), path], {
    stdout: 'pipe',
    stderr: 'inherit',
    stdin: 'ignore',
  })
  const { value } = await child.stdout.getReader().read()
  return { child, url: new TextDecoder().decode(value).trim() }
}
type Running = Awaited<ReturnType<typeof startServer>>

/** The process id of the renderer of a server, or null if none is running. */
const rendererOf = ({ child }: Running): number | null => childrenOf(child.pid)[0] ?? null

/** Checks the file with plain SQL. */
const audit = (path: string, accepted: ReadonlySet<string>) => {
  const db = new Database(path, { readonly: true })
  const scalar = (sql: string) => Number(Object.values(db.query(sql).get() as object)[0])
  const ids = (sql: string) => (db.query(sql).all() as { id: string }[]).map(({ id }) => id)
  expect(db.query('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
  // Every accepted job exists and has ended, as does a job whose acceptance did not reach the client.
  const jobs = ids('SELECT id FROM jobs')
  expect([...accepted].filter((id) => !jobs.includes(id))).toEqual([])
  expect(ids("SELECT id FROM jobs WHERE status NOT IN ('succeeded', 'failed')")).toEqual([])
  expect(scalar('SELECT count(*) FROM answers')).toBe(jobs.length)
  // Each job is reserved once, and released once if it failed.
  const jobsWithStatus = (status: string) => scalar(`SELECT count(*) FROM jobs WHERE status = '${status}'`)
  const rows = (kind: string) => scalar(`SELECT count(*) FROM ledger WHERE kind = '${kind}'`)
  expect(rows('reserve')).toBe(jobs.length)
  expect(rows('release')).toBe(jobsWithStatus('failed'))
  expect(
    scalar(`SELECT count(*) FROM jobs j WHERE
      (SELECT sum(granted) FROM ledger l WHERE l.job_id = j.id) IS NOT CASE j.status WHEN 'failed' THEN 0 ELSE -${COST} END`),
  ).toBe(0)
  expect(scalar('SELECT sum(granted) FROM ledger')).toBe(1_000_000 - COST * jobsWithStatus('succeeded'))
  expect(scalar('SELECT granted FROM purchased')).toBe(scalar('SELECT sum(granted) FROM ledger'))
  expect(scalar('SELECT ifnull(sum(credits), 0) FROM project_months')).toBe(COST * jobsWithStatus('succeeded'))
  // Each succeeded job has a complete file, and there are no other files.
  expect(ids('SELECT job_id AS id FROM files ORDER BY job_id')).toEqual(
    ids("SELECT id FROM jobs WHERE status = 'succeeded' ORDER BY id"),
  )
  for (const { bytes } of db.query('SELECT bytes FROM files').all() as { bytes: Uint8Array }[]) {
    const text = Buffer.from(bytes).toString('latin1')
    expect(text).toStartWith('%PDF-1.')
    expect(text.trimEnd()).toEndWith('%%EOF')
  }
  // Each end was delivered to webhooks once.
  expect(ids('SELECT job_id AS id FROM webhook_deliveries ORDER BY job_id')).toEqual(
    ids('SELECT id FROM jobs ORDER BY id'),
  )
  const counts = {
    jobs: jobs.length,
    failed: jobsWithStatus('failed'),
    attempts: scalar('SELECT sum(attempts) FROM jobs'),
    pending: scalar("SELECT count(*) FROM webhook_deliveries WHERE status = 'pending'"),
  }
  expect(scalar('SELECT max(attempts) FROM jobs')).toBeLessThanOrEqual(3)
  db.close()
  return counts
}

test(`${KILLS} kills of server and renderer: every accepted job ends, charged at most once`, async () => {
  const path = join(folder, 'store.sqlite')
  const store = openSqlite(path)
  const admin = accounts(store, { now: Date.now })
  await admin.savePlan(plan({ monthlyCredits: 0 }))
  const organisation = await admin.createOrganisation('Test', { plan: 'test' })
  await admin.grantCredits(organisation.id, 1_000_000)
  const project = await admin.createProject(organisation.id, 'Main')
  const { secret } = await admin.createKey(project.id, 'live')
  const deliveredIds = new Set<string>()
  const receiver = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    async fetch(request) {
      deliveredIds.add(((await request.json()) as { data: { id: string } }).data.id)
      return new Response(null, { status: 204 })
    },
  })
  await webhookAccounts(store.webhooks, { now: Date.now }, true).add(organisation.id, 'live', receiver.url.href)

  let serverProcess = await startServer(path)
  const accepted = new Set<string>()
  /** Creates a job like a client: repeats the request with the same key until it is answered. */
  const order = async (key: string, n: number) => {
    for (;;) {
      try {
        const response = await fetch(`${serverProcess.url}/v1/jobs/pdf`, {
          method: 'POST',
          body: JSON.stringify({ capability: 'matching-report', input: { n } }),
          headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json', 'Idempotency-Key': key },
        })
        if (response.status === 202) {
          const { data } = (await response.json()) as { data: { id: string } }
          return accepted.add(data.id)
        }
      } catch {
        // The server was killed during the request.
      }
      await Bun.sleep(20)
    }
  }

  const orders: Promise<unknown>[] = []
  let kills = 0
  let rendererKills = 0
  for (let round = 0; kills < KILLS; round++) {
    for (let i = 0; i < ORDERS_PER_ROUND; i++) {
      const key = `order-${round}-${i}`
      orders.push(Bun.sleep(Math.random() * 600).then(() => order(key, 1 + (i % 9))))
    }
    await Bun.sleep(Math.random() * 600)
    const renderer = round % 2 === 0 ? null : rendererOf(serverProcess)
    process.kill(renderer ?? serverProcess.child.pid, 'SIGKILL')
    kills++
    if (renderer !== null) rendererKills++
    if (renderer === null) {
      await serverProcess.child.exited
      serverProcess = await startServer(path)
    }
  }
  await Promise.all(orders)
  expect(accepted.size).toBe(orders.length)
  for (const id of accepted)
    while (!['succeeded', 'failed'].includes((await store.jobs.get(id))!.status)) await Bun.sleep(50)
  while ((await store.webhooks.deliveries(10_000)).some(({ status }) => status === 'pending')) await Bun.sleep(50)
  serverProcess.child.kill('SIGKILL')
  await serverProcess.child.exited
  await receiver.stop(true)
  await store.close()

  const counts = audit(path, accepted)
  expect(counts.jobs).toBe(accepted.size)
  expect(counts.pending).toBe(0)
  expect([...deliveredIds].sort()).toEqual([...accepted].sort())
  // With this many kills, some renderings must have started more than once.
  if (KILLS >= 20) expect(counts.attempts).toBeGreaterThan(counts.jobs)
  if (process.env.KILLS) console.log({ ...counts, killed: kills, killedRenderers: rendererKills })
}, 900_000)
