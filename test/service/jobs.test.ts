import { describe, expect, test } from 'bun:test'
import { ACCENTS } from '../../src/document/report-design.ts'
import type { JobStore } from '../../src/store/jobs.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { computations, jobsWorld } from './jobs-world.ts'

const HOUR = 3_600_000
const ORDER = { capability: 'matching-report', input: { n: 3 } }
const createGate = () => Promise.withResolvers<void>()

test('warns at order and poll about a language within the input, which has no effect', async () => {
  await using world = await jobsWorld()
  const ordered = await world.order({ ...ORDER, input: { n: 3, labels: 'hi', language: 'en' } })
  const warnings = ['input.language has no effect on a document.']
  expect(ordered.json.meta).toMatchObject({ warnings, warning_codes: ['ignored_input'] } as never)
  expect((await world.until(ordered.json.data.id, 'succeeded')).json.meta).toMatchObject({ warnings } as never)
})

test('warns at order and poll about characters without a font', async () => {
  await using world = await jobsWorld()
  const branding = { brand_name: '王小明', footer_note: 'Prepared by 王.' }
  const ordered = await world.order({ ...ORDER, branding })
  const warnings = ['No document font has these characters; the document prints boxes instead: 王 小 明.']
  expect(ordered.json.meta).toMatchObject({ warnings, warning_codes: ['letters_missing'] } as never)
  expect((await world.until(ordered.json.data.id, 'succeeded')).json.meta).toMatchObject({ warnings } as never)
  expect((await world.order({ ...ORDER, branding: { brand_name: 'Łódź' } })).json.meta).toMatchObject({
    warnings: [],
  } as never)
})

describe('a job', () => {
  test('is queued, running, succeeded, and finally expired', async () => {
    await using world = await jobsWorld()
    const gate = createGate()
    world.renderer.gate = gate.promise
    const ordered = await world.order(ORDER)
    const { id } = ordered.json.data
    expect(ordered.status).toBe(202)
    expect(ordered.headers.Location).toBe(`https://api.example/v1/jobs/${id}`)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(ordered.json).toEqual({
      data: {
        id,
        object: 'job',
        kind: 'pdf',
        capability: 'matching-report',
        status: 'queued',
        attempts: 0,
        credits: 130,
        created_at: '2026-03-15T12:00:00.500Z',
        started_at: null,
        finished_at: null,
        error: null,
        download_url: null,
        download_expires_at: null,
        file_expires_at: null,
      },
      meta: {
        request_id: ordered.headers['X-Request-Id'],
        api_version: 'v1',
        credits_used: 0,
        credits_reserved: 130,
        warnings: [],
        language: 'en',
      },
    } as never)

    const running = (await world.until(id, 'running')).json
    expect(running.data).toMatchObject({ attempts: 1, started_at: '2026-03-15T12:00:00.500Z', finished_at: null })
    expect(running.data.download_url).toBeNull()
    expect(running.meta).toMatchObject({ credits_used: 0 })
    expect(running.meta).not.toHaveProperty('credits_reserved')

    world.clock.pass(4000)
    gate.resolve()
    const { data } = (await world.until(id, 'succeeded')).json
    expect(data).toMatchObject({
      finished_at: '2026-03-15T12:00:04.500Z',
      error: null,
      download_expires_at: '2026-03-16T12:00:04.500Z',
      file_expires_at: '2026-03-22T12:00:04.500Z',
    })
    const file = await world.download(data.download_url)
    expect(file).toMatchObject({
      status: 200,
      headers: {
        'Content-Type': 'application/pdf',
        'Cache-Control': 'private, no-store',
        'Content-Disposition': `attachment; filename="matching-report-${id.slice(-12)}.pdf"`,
      },
    })
    expect(new TextDecoder().decode(file.body as Uint8Array)).toStartWith('%PDF-1.7')

    world.clock.pass(7 * 24 * HOUR)
    const expired = (await world.poll(id)).json.data
    expect(expired).toMatchObject({ status: 'expired', download_url: null, download_expires_at: null })
    expect(expired.file_expires_at).toBe('2026-03-22T12:00:04.500Z')
    await world.jobs.sweep()
    expect(await world.store.jobs.file(id)).toBeNull()
    expect((await world.poll(id)).json.data).toEqual(expired)
  })

  test('uses the time of the order', async () => {
    await using world = await jobsWorld()
    const branding = {
      brand_name: 'Shri',
      accent: '#223344',
      logo: null,
      footer_note: 'Note',
      paper: 'letter' as const,
    }
    const { id } = (await world.order({ ...ORDER, branding, language: 'en' })).json.data
    await world.until(id, 'succeeded')
    expect(world.renderer.requests).toEqual([
      {
        title: 'Fake matching-report',
        theme: { accent: ACCENTS.wine, ornament: 'lattice', charts: 1 },
        tradition: 'Vedic astrology',
        subjects: [],
        sections: [{ title: 'One', blocks: [{ kind: 'paragraph', text: `n 3 at ${Date.UTC(2026, 2, 15, 12)}` }] }],
        branding,
        watermark: false,
        language: 'en',
        created: Date.UTC(2026, 2, 15, 12, 0, 0, 500),
      },
    ])
  })

  test('computes its answer once, at the order, and not in its attempts', async () => {
    await using world = await jobsWorld({ parts: { cacheBytes: 0 } })
    world.renderer.failures = 2
    const before = computations.get(ORDER.capability)!
    const { id } = (await world.order(ORDER)).json.data
    const { data } = (await world.until(id, 'succeeded')).json
    expect(data.attempts).toBe(3)
    expect(world.renderer.requests).toHaveLength(3)
    expect(computations.get(ORDER.capability)! - before).toBe(1)
  })

  test('uses the answer of its order in another process', async () => {
    const store = openSqlite(':memory:')
    await using front = await jobsWorld({ store, jobs: { workers: { workers: 0 } } })
    const before = computations.get(ORDER.capability)!
    const { id } = (await front.order(ORDER)).json.data
    await using back = await jobsWorld({ store })
    await front.until(id, 'succeeded')
    expect(back.renderer.requests[0]!.sections[0]!.blocks).toEqual([
      { kind: 'paragraph', text: `n 3 at ${Date.UTC(2026, 2, 15, 12)}` },
    ])
    expect(computations.get(ORDER.capability)! - before).toBe(1)
  })

  test('computes the answer if an older version stored none', async () => {
    const store = openSqlite(':memory:')
    const withoutAnswer: JobStore['create'] = (creation) => {
      const { answer, ...work } = JSON.parse(creation.job.work)
      expect(answer.data).toEqual({ n: 3, now: Date.UTC(2026, 2, 15, 12) })
      return store.jobs.create({ ...creation, job: { ...creation.job, work: JSON.stringify(work) } })
    }
    const olderStore = new Proxy(store.jobs, {
      get(jobs, name) {
        if (name === 'create') return withoutAnswer
        const member = Reflect.get(jobs, name)
        return typeof member === 'function' ? member.bind(jobs) : member
      },
    })
    await using world = await jobsWorld({ store, jobs: { store: olderStore } })
    const { id } = (await world.order(ORDER)).json.data
    await world.until(id, 'succeeded')
    expect(JSON.stringify(world.renderer.requests[0]!.sections)).toContain('n 3 at ')
  })

  test('is visible only to keys of its organisation and environment', async () => {
    await using world = await jobsWorld()
    const { id } = (await world.order(ORDER)).json.data
    await world.until(id, 'succeeded')
    const otherAccount = await world.account()
    for (const key of [world.sandbox.secret, otherAccount.live.secret, otherAccount.sandbox.secret])
      expect(await world.poll(id, key)).toMatchObject({ status: 404, json: { error: { code: 'not_found' } } })
    const sibling = await world.admin.createProject(world.organisation.id, 'Second')
    const { secret } = await world.admin.createKey(sibling.id, 'live')
    expect((await world.poll(id, secret)).status).toBe(200)
    for (const unknown of [crypto.randomUUID(), 'no-uuid', '', `${id}x`])
      expect((await world.poll(unknown)).status).toBe(404)
  })

  test('can be polled with an overdue account, but not with a suspended one', async () => {
    await using world = await jobsWorld()
    const { id } = (await world.order(ORDER)).json.data
    await world.admin.markOverdue(world.organisation.id, 0)
    expect((await world.order(ORDER)).status).toBe(402)
    expect((await world.poll(id)).status).toBe(200)
    await world.admin.suspend(world.organisation.id)
    expect((await world.order(ORDER)).status).toBe(403)
    expect((await world.poll(id)).status).toBe(403)
    expect((await world.poll(id, 'sk_live_unknown')).status).toBe(401)
  })
})

describe('credits', () => {
  test('are reserved by the order and charged when it succeeds', async () => {
    await using world = await jobsWorld()
    const { id } = (await world.order({ capability: 'prediction-gem', input: {} })).json.data
    expect(await world.balance()).toEqual({ includedUsed: 123, granted: 0 })
    await world.until(id, 'succeeded')
    expect(await world.balance()).toEqual({ includedUsed: 123, granted: 0 })
    expect(
      (await world.store.ledger(world.organisation.id)).map(({ kind, included, jobId }) => [kind, included, jobId]),
    ).toEqual([['reserve', -123, id]])
  })

  test('are released when it fails, in the month of the order', async () => {
    await using world = await jobsWorld({ plan: { monthlyCredits: 100 }, now: Date.UTC(2026, 2, 31, 23, 59, 59) })
    await world.admin.grantCredits(world.organisation.id, 50)
    world.renderer.failures = 3
    const gate = createGate()
    world.renderer.gate = gate.promise
    const { id } = (await world.order(ORDER)).json.data
    expect(await world.balance()).toEqual({ includedUsed: 100, granted: 20 })
    world.clock.pass(10_000)
    await world.until(id, 'failed')
    expect(await world.balance()).toEqual({ includedUsed: 0, granted: 50 })
    const rows = await world.store.ledger(world.organisation.id)
    expect(rows.map(({ kind, month, included, granted }) => [kind, month, included, granted])).toEqual([
      ['grant', '2026-03', 0, 50],
      ['reserve', '2026-03', -100, -30],
      ['release', '2026-03', 100, 30],
    ])
  })

  test('returns 429 and creates no job without credits', async () => {
    await using world = await jobsWorld({ plan: { monthlyCredits: 129 } })
    expect(await world.order(ORDER)).toMatchObject({ status: 429, json: { error: { code: 'quota_exhausted' } } })
    await using budget = await jobsWorld({ monthlyBudget: 129 })
    expect(await budget.order(ORDER)).toMatchObject({
      status: 429,
      json: { error: { code: 'project_budget_exceeded' } },
    })
    expect(await world.store.jobs.unfinished()).toBe(0)
    expect(world.renderer.requests).toEqual([])
  })
})

describe('failures', () => {
  test('of the renderer are retried: three attempts', async () => {
    await using world = await jobsWorld()
    world.renderer.failures = 2
    const { id } = (await world.order(ORDER)).json.data
    expect((await world.until(id, 'succeeded')).json.data).toMatchObject({ attempts: 3, error: null })
    world.renderer.failures = 3
    const second = (await world.order(ORDER)).json.data.id
    expect((await world.until(second, 'failed')).json.data).toMatchObject({
      attempts: 3,
      error: {
        code: 'computation_failed',
        message: 'The document could not be rendered.',
        field: null,
        retryable: true,
      },
      download_url: null,
      file_expires_at: null,
    })
    expect(world.reports).toHaveLength(5)
  })

  test('a job that exceeds its deadline fails', async () => {
    await using world = await jobsWorld({ jobs: { workers: { deadlineMs: 20 } } })
    world.renderer.gate = new Promise(() => {})
    const { id } = (await world.order(ORDER)).json.data
    expect((await world.until(id, 'failed')).json.data).toMatchObject({
      attempts: 1,
      error: { code: 'deadline_exceeded', retryable: false },
    })
    expect(await world.balance()).toEqual({ includedUsed: 0, granted: 0 })
  })
})

describe('refused orders', () => {
  const cases: [string, unknown, number, string, string | null][] = [
    ['a missing capability', { input: {} }, 422, 'invalid_request', 'capability'],
    ['an unknown capability', { capability: 'find-moon-sign', input: {} }, 422, 'invalid_request', 'capability'],
    ['a capability of another type', { capability: 7, input: {} }, 422, 'invalid_request', 'capability'],
    ['a missing input', { capability: 'matching-report' }, 422, 'invalid_request', 'input'],
    ['an input of another type', { capability: 'matching-report', input: [] }, 422, 'invalid_request', 'input'],
    ['a field of the input', { capability: 'matching-report', input: { n: 10 } }, 422, 'invalid_request', 'input.n'],
    [
      'a deep field of the input',
      { capability: 'matching-report', input: { groom: { latitude: 91 } } },
      422,
      'invalid_request',
      'input.groom.latitude',
    ],
    ['an unknown field of the input', { ...ORDER, input: { x: 1 } }, 422, 'invalid_request', 'input.x'],
    ['a language of the input', { ...ORDER, input: { language: 'xx' } }, 422, 'unsupported_language', 'input.language'],
    [
      'an input that cannot be computed',
      { capability: 'report-career', input: { n: 9 } },
      422,
      'invalid_request',
      'input.groom.latitude',
    ],
    ['a defect', { capability: 'report-career', input: { n: 8 } }, 500, 'computation_failed', null],
    ['a late computation', { capability: 'report-career', input: { n: 7 } }, 500, 'computation_failed', null],
    ['an unknown field', { ...ORDER, x: 1 }, 422, 'invalid_request', 'x'],
    ['an unsupported language', { ...ORDER, language: 'hi' }, 422, 'unsupported_language', 'language'],
    [
      'a long brand',
      { ...ORDER, branding: { brand_name: 'x'.repeat(61) } },
      422,
      'invalid_request',
      'branding.brand_name',
    ],
    [
      'a long note',
      { ...ORDER, branding: { footer_note: 'x'.repeat(201) } },
      422,
      'invalid_request',
      'branding.footer_note',
    ],
    ['a long logo', { ...ORDER, branding: { logo: 'x'.repeat(300_001) } }, 422, 'invalid_request', 'branding.logo'],
    ['an unknown paper size', { ...ORDER, branding: { paper: 'a3' } }, 422, 'invalid_request', 'branding.paper'],
    ['an invalid accent colour', { ...ORDER, branding: { accent: 'red' } }, 422, 'invalid_request', 'branding.accent'],
    ['a pale accent', { ...ORDER, branding: { accent: '#FFFFFF' } }, 422, 'invalid_request', 'branding.accent'],
    ['an unknown field of the branding', { ...ORDER, branding: { x: 1 } }, 422, 'invalid_request', 'branding.x'],
  ]
  test.each(cases)('%s', async (_, body, status, code, field) => {
    await using world = await jobsWorld()
    const reply = await world.order(body)
    expect(reply).toMatchObject({ status, json: { error: { code, field } } })
    if (field?.includes('.')) expect(reply.json.error.message).toContain(`\`${field}\``)
    expect(await world.store.ledger(world.organisation.id)).toEqual([])
    expect(await world.store.jobs.unfinished()).toBe(0)
  })

  test('null for branding and language is the same as missing', async () => {
    await using world = await jobsWorld()
    expect((await world.order({ ...ORDER, branding: null, language: null })).status).toBe(202)
  })
})

describe('idempotency', () => {
  test('the same Idempotency-Key and body return the same job, reserved once', async () => {
    await using world = await jobsWorld()
    const order = (body: unknown) => world.order(body, { idempotencyKey: 'one' })
    const first = await order(ORDER)
    await world.until(first.json.data.id, 'succeeded')
    const second = await order(ORDER)
    expect(second.body).toBe(first.body)
    expect(second).toMatchObject({
      status: 202,
      headers: { 'Idempotent-Replayed': 'true', Location: first.headers.Location! },
    })
    expect(await world.balance()).toEqual({ includedUsed: 130, granted: 0 })
    expect(await order({ ...ORDER, input: { n: 4 } })).toMatchObject({
      status: 409,
      json: { error: { code: 'idempotency_conflict' } },
    })
  })

  test('twenty parallel orders create one job', async () => {
    await using world = await jobsWorld()
    const replies = await Promise.all(Array.from({ length: 20 }, () => world.order(ORDER, { idempotencyKey: 'one' })))
    const ordered = replies.filter(({ status }) => status === 202)
    expect(new Set(ordered.map(({ json }) => json.data.id)).size).toBe(1)
    expect(replies.filter(({ status }) => status !== 202).map(({ status }) => status)).toEqual(
      Array(20 - ordered.length).fill(409),
    )
    expect(await world.balance()).toEqual({ includedUsed: 130, granted: 0 })
  })

  test('the Idempotency-Key of a failed job can be used again for a new job', async () => {
    await using world = await jobsWorld()
    world.renderer.failures = 3
    const key = { idempotencyKey: 'one' }
    const first = await world.order(ORDER, key)
    expect((await world.until(first.json.data.id, 'failed')).json.data.error?.retryable).toBe(true)
    const reordered = await world.order(ORDER, key)
    expect([reordered.status, reordered.headers['Idempotent-Replayed']]).toEqual([202, undefined])
    expect((await world.until(reordered.json.data.id, 'succeeded')).json.data.credits).toBe(130)
    expect(await world.balance()).toEqual({ includedUsed: 130, granted: 0 })
    expect((await world.order(ORDER, key)).headers['Idempotent-Replayed']).toBe('true')
  })

  test('a refused order does not use up its Idempotency-Key', async () => {
    await using world = await jobsWorld()
    expect(
      (await world.order({ capability: 'report-career', input: { n: 9 } }, { idempotencyKey: 'one' })).status,
    ).toBe(422)
    expect((await world.order(ORDER, { idempotencyKey: 'one' })).status).toBe(202)
  })
})
