import { expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SQL } from 'bun'
import { spawn } from '../http/spawned.ts'
import { processOver } from '../program.ts'
import { until } from '../until.ts'
import { emptyDatabase } from './services.ts'

// A node that serves requests and renders nothing, and nodes that only render, over one PostgreSQL database.

const KEY = 'sk_live_render_nodes'
const birth = { datetime: '1990-01-15T08:30', timezone: 'Asia/Kolkata', latitude: 19.076, longitude: 72.8777 }

interface JobView {
  id: string
  status: string
  attempts: number
  credits: number
  download_url: string | null
}

/** Returns a function that requests a path of a node, with a body by POST. */
const clientOf = (url: string) => async (path: string, body?: object) => {
  const response = await fetch(url + path, {
    headers: { Authorization: `Bearer ${KEY}`, 'Content-Type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  return (await response.json()).data as JobView
}

test('render nodes finish the jobs of a node without PDF workers, each once', async () => {
  const environment = { DATABASE_URL: await emptyDatabase(), BOOTSTRAP_LIVE_KEY: KEY, BOOTSTRAP_CREDITS: '1000' }
  const front = spawn({ ...environment, PDF_WORKERS: '0' })
  const request = clientOf(await front.url())
  const order = () =>
    request('/v1/jobs/pdf', {
      capability: 'matching-report',
      input: { groom: birth, bride: { ...birth, datetime: '1992-07-04T21:05' } },
    })
  const jobs = [await order(), await order(), await order()]
  await Bun.sleep(2000)
  for (const { id } of jobs) expect((await request(`/v1/jobs/${id}`)).status).toBe('queued')

  const nodes = [spawn(environment, ['render']), spawn(environment, ['render'])]
  const views = async () => Promise.all(jobs.map(({ id }) => request(`/v1/jobs/${id}`)))
  await until(
    async () => (await views()).every(({ status }) => status === 'succeeded'),
    async () => JSON.stringify(await views()),
  )
  for (const { attempts, download_url } of await views()) {
    expect(attempts).toBe(1)
    const file = await fetch(download_url!)
    expect([file.status, (await file.text()).slice(0, 5)]).toEqual([200, '%PDF-'])
  }
  for (const node of nodes) {
    node.child.kill('SIGTERM')
    expect(await node.child.exited).toBe(0)
  }
  front.child.kill('SIGTERM')
  await front.child.exited
}, 600_000)

test('a render node that is killed while it draws loses no job and charges none twice', async () => {
  const url = await emptyDatabase()
  const environment = { DATABASE_URL: url, BOOTSTRAP_LIVE_KEY: KEY, BOOTSTRAP_CREDITS: '5000' }
  const front = spawn({ ...environment, PDF_WORKERS: '0' })
  const request = clientOf(await front.url())
  const orders = await Promise.all(
    Array.from({ length: 4 }, () =>
      request('/v1/jobs/pdf', { capability: 'classical-kundli-report', input: { ...birth, length: 'full' } }),
    ),
  )
  const credits = orders.reduce((sum, order) => sum + order.credits, 0)
  const views = () => Promise.all(orders.map(({ id }) => request(`/v1/jobs/${id}`)))
  const killed = spawn({ ...environment, PDF_WORKERS: '2' }, ['render'])
  await until(async () => (await views()).some(({ status }) => status === 'running'))
  killed.child.kill('SIGKILL')
  await killed.child.exited
  const left = await views()
  const interrupted = left.filter(({ status }) => status === 'running').map(({ id }) => id)
  expect(interrupted.length).toBeGreaterThan(0)

  const nodes = [spawn(environment, ['render']), spawn(environment, ['render'])]
  await until(
    async () => (await views()).every(({ status }) => status === 'succeeded'),
    async () => JSON.stringify(await views()),
  )
  for (const { id, attempts, download_url } of await views()) {
    expect([id, attempts]).toEqual([id, interrupted.includes(id) ? 2 : 1])
    expect((await (await fetch(download_url!)).text()).slice(0, 5)).toBe('%PDF-')
  }
  await using sql = new SQL(url, { max: 1 })
  // The reservation of a finished job is its charge: one row for each job, and none is released.
  const [ledger] = await sql`
    SELECT count(*)::int AS rows, count(DISTINCT job_id)::int AS jobs, string_agg(DISTINCT kind, ' ') AS kinds,
      abs(sum(included + granted + overage))::int AS credits
    FROM ledger WHERE kind <> 'grant'`
  expect(ledger).toEqual({ rows: 4, jobs: 4, kinds: 'reserve', credits })
  for (const { child } of [...nodes, front]) {
    child.kill('SIGTERM')
    await child.exited
  }
}, 600_000)

test('a render node needs a shared database and at least one worker', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'khagola-render-'))
  try {
    const alone = await processOver(folder)(['render'])
    expect([alone.exitCode, alone.error]).toEqual([1, expect.stringContaining('requires DATABASE_URL')])
    const idle = await processOver(folder)(['render'], { DATABASE_URL: await emptyDatabase(), PDF_WORKERS: '0' })
    expect([idle.exitCode, idle.error]).toEqual([1, expect.stringContaining('PDF_WORKERS must be at least 1')])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}, 300_000)
