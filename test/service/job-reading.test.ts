import { describe, expect, test } from 'bun:test'
import { jobsWorld } from './jobs-world.ts'

const ORDER = { capability: 'matching-report', input: { n: 3 } }
const createGate = () => Promise.withResolvers<void>()

describe('warnings of a job', () => {
  const MESSAGES = ['groom: The hour came twice.', 'bride: The zone is a guess.']
  const NOTED = { capability: 'prediction-nature', input: {} }

  test('appear once each in the order, in the poll and in the document', async () => {
    await using world = await jobsWorld()
    const ordered = await world.order(NOTED)
    const expectedWarnings = { warnings: MESSAGES, warning_codes: ['repeated_hour', 'zone_from_coordinates'] }
    expect(ordered.json.meta).toMatchObject(expectedWarnings)
    const finished = await world.until(ordered.json.data.id, 'succeeded')
    expect(finished.json.meta).toMatchObject(expectedWarnings)
    const { sections } = world.renderer.requests[0]!
    expect(sections.at(-1)).toMatchObject({ title: 'Notes on the calculation' })
    const text = JSON.stringify(sections)
    for (const message of MESSAGES) expect(text.split(message)).toHaveLength(2)
  })

  test('are empty without a reason', async () => {
    await using world = await jobsWorld()
    const ordered = await world.order(ORDER)
    expect(ordered.json.meta.warnings).toEqual([])
    expect(Object.keys(ordered.json.meta)).not.toContain('warning_codes')
    await world.until(ordered.json.data.id, 'succeeded')
    expect(world.renderer.requests[0]!.sections).toHaveLength(1)
  })
})

describe('cancelling a job', () => {
  test('while it waits: it is failed and free, and its Idempotency-Key can be used again', async () => {
    await using world = await jobsWorld()
    const gate = createGate()
    world.renderer.gate = gate.promise
    const runningJob = await world.order(ORDER)
    const key = { idempotencyKey: 'one' }
    const waitingJob = await world.order(ORDER, key)
    const { id } = waitingJob.json.data
    const cancelled = await world.cancel(id)
    expect(cancelled.status).toBe(200)
    expect(cancelled.json.data).toMatchObject({
      status: 'failed',
      attempts: 0,
      error: { code: 'cancelled', retryable: false },
    })
    expect(await world.balance()).toEqual({ includedUsed: 130, granted: 0 })
    const reordered = await world.order(ORDER, key)
    expect([reordered.status, reordered.headers['Idempotent-Replayed']]).toEqual([202, undefined])
    expect(reordered.json.data.id).not.toBe(id)
    gate.resolve()
    await world.until(runningJob.json.data.id, 'succeeded')
    await world.until(reordered.json.data.id, 'succeeded')
    expect((await world.cancel(runningJob.json.data.id)).json.data).toMatchObject({ status: 'succeeded' })
    expect((await world.poll(id)).json.data.status).toBe('failed')
  })

  test('while it runs: rendering is aborted, and the next job starts', async () => {
    await using world = await jobsWorld()
    world.renderer.gate = new Promise(() => {})
    const { id } = (await world.order(ORDER)).json.data
    await world.until(id, 'running')
    expect((await world.cancel(id)).json.data.status).toBe('failed')
    world.renderer.gate = null
    const next = await world.order(ORDER)
    await world.until(next.json.data.id, 'succeeded')
    expect(await world.balance()).toEqual({ includedUsed: 130, granted: 0 })
  })

  test('is not possible for other keys', async () => {
    await using world = await jobsWorld()
    world.renderer.gate = new Promise(() => {})
    const { id } = (await world.order(ORDER)).json.data
    const otherAccount = await world.account()
    for (const key of [otherAccount.live.secret, world.sandbox.secret])
      expect((await world.cancel(id, key)).json.error.code).toBe('not_found')
    expect((await world.poll(id)).json.data.status).not.toBe('failed')
  })
})

describe('the list of jobs', () => {
  test('has the jobs of an organisation in one environment, in pages', async () => {
    await using world = await jobsWorld()
    const ids: string[] = []
    for (let i = 0; i < 3; i++) {
      world.clock.pass(1000)
      const { id } = (await world.order(ORDER)).json.data
      ids.unshift(id)
      await world.until(id, 'succeeded')
    }
    await world.order(ORDER, { key: (await world.account()).live.secret })
    const first = await world.list({ limit: '2' })
    expect(first.json.data).toMatchObject({ object: 'list', next: ids[1] })
    expect(first.json.data.jobs.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 2))
    expect(first.json.data.jobs[0].download_url).toStartWith('https://api.example/v1/files/')
    const secondPage = await world.list({ limit: '2', before: first.json.data.next, status: 'succeeded' })
    expect(secondPage.json.data.jobs.map(({ id }: { id: string }) => id)).toEqual(ids.slice(2))
    expect(secondPage.json.data.next).toBeNull()
    expect((await world.list({}, world.sandbox.secret)).json.data.jobs).toEqual([])
  })

  test.each([
    ['limit', '0'],
    ['limit', '101'],
    ['limit', 'all'],
    ['before', 'yesterday'],
    ['status', 'done'],
    ['page', '2'],
  ])('returns 422 for %s=%s', async (name, value) => {
    await using world = await jobsWorld()
    expect(await world.list({ [name]: value })).toMatchObject({
      status: 422,
      json: { error: { code: 'invalid_request', field: name } },
    })
  })
})
