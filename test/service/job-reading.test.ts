import { describe, expect, test } from 'bun:test'
import { jobsWorld } from './jobs-world.ts'

const ORDER = { capability: 'matching-report', input: { n: 3 } }
const held = () => Promise.withResolvers<void>()

describe('what was chosen for the caller', () => {
  const MESSAGES = ['groom: The hour came twice.', 'bride: The zone is a guess.']
  const NOTED = { capability: 'prediction-nature', input: {} }

  test('is told once each when it is made, when it is polled and in the document', async () => {
    await using world = await jobsWorld()
    const made = await world.order(NOTED)
    const told = { warnings: MESSAGES, warning_codes: ['repeated_hour', 'zone_from_coordinates'] }
    expect(made.json.meta).toMatchObject(told)
    const done = await world.until(made.json.data.id, 'succeeded')
    expect(done.json.meta).toMatchObject(told)
    const { sections } = world.renderer.asked[0]!
    expect(sections.at(-1)).toMatchObject({ title: 'Notes on the calculation' })
    const text = JSON.stringify(sections)
    for (const message of MESSAGES) expect(text.split(message)).toHaveLength(2)
  })

  test('adds nothing where nothing was chosen', async () => {
    await using world = await jobsWorld()
    const made = await world.order(ORDER)
    expect(made.json.meta.warnings).toEqual([])
    expect(Object.keys(made.json.meta)).not.toContain('warning_codes')
    await world.until(made.json.data.id, 'succeeded')
    expect(world.renderer.asked[0]!.sections).toHaveLength(1)
  })
})

describe('a job that is wanted no more', () => {
  test('is cancelled while it waits: failed, free, its key with it', async () => {
    await using world = await jobsWorld()
    const gate = held()
    world.renderer.gate = gate.promise
    const running = await world.order(ORDER)
    const key = { idempotencyKey: 'one' }
    const waiting = await world.order(ORDER, key)
    const { id } = waiting.json.data
    const cancelled = await world.cancel(id)
    expect(cancelled.status).toBe(200)
    expect(cancelled.json.data).toMatchObject({
      status: 'failed',
      attempts: 0,
      error: { code: 'cancelled', retryable: false },
    })
    expect(await world.balance()).toEqual({ includedUsed: 130, granted: 0 })
    const again = await world.order(ORDER, key)
    expect([again.status, again.headers['Idempotent-Replayed']]).toEqual([202, undefined])
    expect(again.json.data.id).not.toBe(id)
    gate.resolve()
    await world.until(running.json.data.id, 'succeeded')
    await world.until(again.json.data.id, 'succeeded')
    expect((await world.cancel(running.json.data.id)).json.data).toMatchObject({ status: 'succeeded' })
    expect((await world.poll(id)).json.data.status).toBe('failed')
  })

  test('is given up while it runs, and the next one begins', async () => {
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

  test('is found by nobody else', async () => {
    await using world = await jobsWorld()
    world.renderer.gate = new Promise(() => {})
    const { id } = (await world.order(ORDER)).json.data
    const other = await world.account()
    for (const key of [other.live.secret, world.sandbox.secret])
      expect((await world.cancel(id, key)).json.error.code).toBe('not_found')
    expect((await world.poll(id)).json.data.status).not.toBe('failed')
  })
})

describe('the list', () => {
  test('of an organisation in its environment, in pages', async () => {
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
    const rest = await world.list({ limit: '2', before: first.json.data.next, status: 'succeeded' })
    expect(rest.json.data.jobs.map(({ id }: { id: string }) => id)).toEqual(ids.slice(2))
    expect(rest.json.data.next).toBeNull()
    expect((await world.list({}, world.sandbox.secret)).json.data.jobs).toEqual([])
  })

  test.each([
    ['limit', '0'],
    ['limit', '101'],
    ['limit', 'all'],
    ['before', 'yesterday'],
    ['status', 'done'],
    ['page', '2'],
  ])('422 for %s=%s', async (name, value) => {
    await using world = await jobsWorld()
    expect(await world.list({ [name]: value })).toMatchObject({
      status: 422,
      json: { error: { code: 'invalid_request', field: name } },
    })
  })
})
