import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { FAULTS } from '../../src/faults.ts'
import { sample } from '../long.ts'
import { testWorld } from './world.ts'

// Random bodies of batches: the server always answers, with a code of the contract, and the ledger has exactly the successes.

const CODES = new Set<string>(Object.values(FAULTS).map(({ code }) => code))
const word = fc.oneof(
  fc.constantFrom('fakes', 'fast', 'heavy', 'report', 'throws', 'wrong', '__proto__', ''),
  fc.string({ maxLength: 8 }),
)
const sentInput = fc.record(
  {
    n: fc.oneof(fc.integer({ min: -2, max: 12 }), fc.constantFrom(null, '1', 1e300)),
    latitude: fc.oneof(fc.double({ min: -100, max: 100 }), fc.string({ maxLength: 3 })),
    person: fc.anything({ maxDepth: 2 }),
    labels: fc.constantFrom('hi', 'xx', 1),
  },
  { requiredKeys: [] },
)
const input = fc.oneof({ weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) }, { weight: 20, arbitrary: sentInput })
const validCall = fc.record(
  {
    family: fc.constant('fakes'),
    capability: fc.constantFrom('fast', 'heavy', 'report', 'throws', 'wrong', 'faults', 'none'),
    input,
    fields: fc.oneof(
      { weight: 20, arbitrary: fc.constantFrom(['n'], ['ok'], ['others.planet']) },
      { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 1 }) },
    ),
    id: fc.string({ minLength: 3, maxLength: 5 }),
  },
  { requiredKeys: ['family', 'capability'] },
)
const body = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record(
      {
        calls: fc.array(validCall, { minLength: 1, maxLength: 8 }),
        defaults: fc.record({ n: fc.integer({ min: 0, max: 10 }) }),
      },
      { requiredKeys: ['calls'] },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record({ calls: fc.array(fc.record({ family: word, capability: word, input }), { maxLength: 4 }) }),
  },
  { weight: 1, arbitrary: fc.jsonValue() },
)
const bytes = fc.oneof(
  { weight: 8, arbitrary: body.map((value) => new TextEncoder().encode(JSON.stringify(value) ?? '')) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }) },
)

interface Item {
  status: number
  data?: object
  meta?: { credits_used: number }
  error?: { code: string; message: string }
}

/** Checks the results and returns their credits. */
const creditsOf = (results: readonly Item[]): number => {
  for (const { status, data, meta, error } of results) {
    expect(status === 200).toBe(error === undefined)
    if (error) expect([CODES.has(error.code), error.message.length > 0]).toEqual([true, true])
    else expect([typeof data, typeof meta!.credits_used]).toEqual(['object', 'number'])
  }
  return results.reduce((sum, { meta }) => sum + (meta?.credits_used ?? 0), 0)
}

test('random batches are answered by the contract and charged exactly', async () => {
  const world = await testWorld({ plan: { monthlyCredits: 1_000_000 } })
  const usedCredits = async () =>
    (await world.store.funds(world.organisation.id, world.project.id, world.clock.now())).includedUsed
  let answered = 0
  await fc.assert(
    fc.asyncProperty(bytes, fc.boolean(), fc.option(fc.constantFrom('a', 'b', 'c')), async (body, asLines, key) => {
      const before = await usedCredits()
      const changes = { idempotencyKey: key && `${key}${answered}` }
      const reply = await world.service.batch({
        ...{ key: world.live.secret, keyInUrl: false, requestId: null, body, asLines },
        ...changes,
      })
      if (reply.status !== 200) {
        const { error } = JSON.parse(reply.body as string)
        expect([reply.status < 500, CODES.has(error.code)]).toEqual([true, true])
        return expect(await usedCredits()).toBe(before)
      }
      answered++
      let credits: number
      if (typeof reply.body === 'string') {
        const { data, meta } = JSON.parse(reply.body)
        credits = creditsOf(data.results)
        expect([data.succeeded + data.failed, meta.credits_used]).toEqual([data.results.length, credits])
      } else {
        const lines: { results?: Item; data?: object; meta?: { credits_used: number } }[] = []
        for await (const line of reply.body.lines) lines.push(JSON.parse(line))
        credits = creditsOf(lines.flatMap(({ results }) => results ?? []))
        expect(lines.at(-1)!.meta!.credits_used).toBe(credits)
      }
      expect((await usedCredits()) - before).toBe(credits)
    }),
    { numRuns: sample(400, 4000) },
  )
  expect(answered).toBeGreaterThan(sample(50, 500))
  await world.service.close()
}, 300_000)
