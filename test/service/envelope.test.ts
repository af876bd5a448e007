import { expect, test } from 'bun:test'
import { metaOf, metaText } from '../../src/service/reply.ts'
import { testWorld } from './world.ts'

test('a sandbox call returns data and meta, and is free', async () => {
  const { call, clock, events } = await testWorld()
  const reply = await call('fast', { n: 3 })
  expect(reply.status).toBe(200)
  expect(reply.json.data).toMatchObject({ n: 3, now: clock.now() - (clock.now() % 1000), sign: 'Aries' })
  expect(reply.json.meta).toEqual({
    request_id: reply.headers['X-Request-Id'],
    api_version: 'v1',
    credits_used: 0,
    warnings: [],
    language: 'en',
  })
  expect(events).toHaveLength(1)
  expect(events[0]).toMatchObject({
    capability: 'fakes/fast',
    environment: 'sandbox',
    status: 200,
    code: null,
    credits: 0,
  })
})

test('a live call is charged by its weight; meta has the credits and the warnings', async () => {
  const { callLive, store, organisation, project, clock } = await testWorld()
  const reply = await callLive('heavy')
  expect(reply.json.meta).toMatchObject({ credits_used: 3, warnings: ['It was heavy.'] })
  expect(await store.funds(organisation.id, project.id, clock.now())).toMatchObject({ includedUsed: 3, projectUsed: 3 })
  expect(await store.ledger(organisation.id)).toMatchObject([
    {
      kind: 'charge',
      included: -3,
      granted: 0,
      overage: 0,
      subject: 'fakes/heavy',
      requestId: reply.json.meta.request_id,
    },
  ])
})

test('metaText equals JSON.stringify of the meta', () => {
  const someWarnings = [{ code: 'tie', message: 'Two "are" equal.' }] as const
  for (const warnings of [[], someWarnings])
    expect(metaText('a-1.b_2', 3, warnings)).toBe(JSON.stringify(metaOf('a-1.b_2', { credits_used: 3 }, warnings)))
})
