import { Database } from 'bun:sqlite'
import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accounts } from '../../src/service/accounts.ts'
import { webhookAccounts } from '../../src/service/webhooks/endpoints.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { childrenOf } from '../processes.ts'
import { plan } from '../service/world.ts'

// The server and its renderer are killed at random moments under a load of jobs: `KILLS=50` for the long form.

const KILLS = Number(process.env.KILLS ?? 6)
const ORDERS_A_ROUND = 5
const COST = 130

const folder = mkdtempSync(join(tmpdir(), 'khagola-doomed-'))
afterAll(() => rmSync(folder, { recursive: true }))

const startServer = async (path: string) => {
  const child = Bun.spawn([process.execPath, join(import.meta.dir, 'doomed-jobs.ts'), path], {
    stdout: 'pipe',
    stderr: 'inherit',
    stdin: 'ignore',
  })
  const { value } = await child.stdout.getReader().read()
  return { child, url: new TextDecoder().decode(value).trim() }
}
type Running = Awaited<ReturnType<typeof startServer>>

/** The process that renders for a server, if one is there at the moment. */
const rendererOf = ({ child }: Running): number | null => childrenOf(child.pid)[0] ?? null

/** Reads the file without the store's code. */
const audit = (path: string, accepted: ReadonlySet<string>) => {
  const db = new Database(path, { readonly: true })
  const one = (sql: string) => Number(Object.values(db.query(sql).get() as object)[0])
  const ids = (sql: string) => (db.query(sql).all() as { id: string }[]).map(({ id }) => id)
  expect(db.query('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
  // Every accepted job is there and has ended; one whose acceptance was lost on the way has too.
  const jobs = ids('SELECT id FROM jobs')
  expect([...accepted].filter((id) => !jobs.includes(id))).toEqual([])
  expect(ids("SELECT id FROM jobs WHERE status NOT IN ('succeeded', 'failed')")).toEqual([])
  expect(one('SELECT count(*) FROM answers')).toBe(jobs.length)
  // Each is reserved once, and released once when it failed.
  const ended = (status: string) => one(`SELECT count(*) FROM jobs WHERE status = '${status}'`)
  const rows = (kind: string) => one(`SELECT count(*) FROM ledger WHERE kind = '${kind}'`)
  expect(rows('reserve')).toBe(jobs.length)
  expect(rows('release')).toBe(ended('failed'))
  expect(
    one(`SELECT count(*) FROM jobs j WHERE
      (SELECT sum(granted) FROM ledger l WHERE l.job_id = j.id) IS NOT CASE j.status WHEN 'failed' THEN 0 ELSE -${COST} END`),
  ).toBe(0)
  expect(one('SELECT sum(granted) FROM ledger')).toBe(1_000_000 - COST * ended('succeeded'))
  expect(one('SELECT granted FROM purchased')).toBe(one('SELECT sum(granted) FROM ledger'))
  expect(one('SELECT ifnull(sum(credits), 0) FROM project_months')).toBe(COST * ended('succeeded'))
  // A whole file for each that succeeded, and no other.
  expect(ids('SELECT job_id AS id FROM files ORDER BY job_id')).toEqual(
    ids("SELECT id FROM jobs WHERE status = 'succeeded' ORDER BY id"),
  )
  for (const { bytes } of db.query('SELECT bytes FROM files').all() as { bytes: Uint8Array }[]) {
    const text = Buffer.from(bytes).toString('latin1')
    expect(text).toStartWith('%PDF-1.')
    expect(text.trimEnd()).toEndWith('%%EOF')
  }
  // Each end was announced once.
  expect(ids('SELECT job_id AS id FROM webhook_deliveries ORDER BY job_id')).toEqual(
    ids('SELECT id FROM jobs ORDER BY id'),
  )
  const figures = {
    jobs: jobs.length,
    failed: ended('failed'),
    attempts: one('SELECT sum(attempts) FROM jobs'),
    pending: one("SELECT count(*) FROM webhook_deliveries WHERE status = 'pending'"),
  }
  expect(one('SELECT max(attempts) FROM jobs')).toBeLessThanOrEqual(3)
  db.close()
  return figures
}

test(`${KILLS} kills of server and renderer: every accepted job ends, paid once or not at all`, async () => {
  const path = join(folder, 'store.sqlite')
  const store = openSqlite(path)
  const admin = accounts(store, { now: Date.now })
  await admin.savePlan(plan({ monthlyCredits: 0 }))
  const organisation = await admin.createOrganisation('Test', { plan: 'test' })
  await admin.grantCredits(organisation.id, 1_000_000)
  const project = await admin.createProject(organisation.id, 'Main')
  const { secret } = await admin.createKey(project.id, 'live')
  const received = new Set<string>()
  const receiver = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    async fetch(request) {
      received.add(((await request.json()) as { data: { id: string } }).data.id)
      return new Response(null, { status: 204 })
    },
  })
  await webhookAccounts(store.webhooks, { now: Date.now }, true).add(organisation.id, 'live', receiver.url.href)

  let running = await startServer(path)
  const accepted = new Set<string>()
  /** Orders as a client does: again under the same key until it has an answer. */
  const order = async (key: string, n: number) => {
    for (;;) {
      try {
        const response = await fetch(`${running.url}/v1/jobs/pdf`, {
          method: 'POST',
          body: JSON.stringify({ capability: 'matching-report', input: { n } }),
          headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json', 'Idempotency-Key': key },
        })
        if (response.status === 202) {
          const { data } = (await response.json()) as { data: { id: string } }
          return accepted.add(data.id)
        }
      } catch {
        // Killed under our hands.
      }
      await Bun.sleep(20)
    }
  }

  const orders: Promise<unknown>[] = []
  let killed = 0
  let killedRenderers = 0
  for (let round = 0; killed < KILLS; round++) {
    for (let i = 0; i < ORDERS_A_ROUND; i++) {
      const key = `order-${round}-${i}`
      orders.push(Bun.sleep(Math.random() * 600).then(() => order(key, 1 + (i % 9))))
    }
    await Bun.sleep(Math.random() * 600)
    const renderer = round % 2 === 0 ? null : rendererOf(running)
    process.kill(renderer ?? running.child.pid, 'SIGKILL')
    killed++
    if (renderer !== null) killedRenderers++
    if (renderer === null) {
      await running.child.exited
      running = await startServer(path)
    }
  }
  await Promise.all(orders)
  expect(accepted.size).toBe(orders.length)
  for (const id of accepted)
    while (!['succeeded', 'failed'].includes((await store.jobs.get(id))!.status)) await Bun.sleep(50)
  while ((await store.webhooks.deliveries(10_000)).some(({ status }) => status === 'pending')) await Bun.sleep(50)
  running.child.kill('SIGKILL')
  await running.child.exited
  await receiver.stop(true)
  await store.close()

  const figures = audit(path, accepted)
  expect(figures.jobs).toBe(accepted.size)
  expect(figures.pending).toBe(0)
  expect([...received].sort()).toEqual([...accepted].sort())
  // So many kills are felt: some rendering began more than once.
  if (KILLS >= 20) expect(figures.attempts).toBeGreaterThan(figures.jobs)
  if (process.env.KILLS) console.log({ ...figures, killed, killedRenderers })
}, 900_000)
