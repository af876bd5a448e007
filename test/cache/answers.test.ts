import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { type CachedAnswer, createAnswers } from '../../src/cache/answers.ts'
import { catalogueIndexOf } from '../../src/capabilities/families.ts'
import { catalogue as everything } from '../../src/capabilities/index.ts'
import { sample } from '../long.ts'
import { behaviour, testWorld } from '../service/world.ts'
import { atlas, sky } from '../world.ts'

/** Every SHARE-th capability is tested. */
const SHARE = sample(16, 8)

const answer = (text: string): CachedAnswer => ({ text, warnings: [] })

test('caches synchronous results on their second computation, asynchronous ones on the first', async () => {
  const answers = createAnswers(1e6)
  const countComputations = (key: string, make: () => CachedAnswer | Promise<CachedAnswer>) => {
    let computations = 0
    return async () => {
      await answers.get(key, () => {
        computations++
        return make()
      })
      return computations
    }
  }
  const synchronous = countComputations('quick', () => answer('"x"'))
  expect([await synchronous(), answers.statistics.bytes]).toEqual([1, 0])
  expect([await synchronous(), await synchronous(), await synchronous()]).toEqual([2, 2, 2])
  const slow = countComputations('slow', async () => answer('"y"'))
  expect([await slow(), await slow()]).toEqual([1, 1])
  let failed = 0
  const failing = () => {
    failed++
    throw new Error('no')
  }
  for (let times = 0; times < 3; times++) expect(() => answers.get('failing', failing)).toThrow('no')
  expect(failed).toBe(3)
  expect(answers.statistics).toMatchObject({ hits: 3, misses: 6 })
})

test('answers that are requested once are not cached, and old keys are forgotten', () => {
  const answers = createAnswers(1e9)
  const request = (key: string) => answers.get(key, () => answer('"x"'))
  request('first')
  for (let index = 0; index < 300_000; index++) request(`birth ${index}`)
  expect(answers.statistics.bytes).toBe(0)
  request('first')
  expect(answers.statistics.bytes).toBe(0)
  request('first')
  expect(answers.statistics.bytes).toBeGreaterThan(0)
})

test('equal running calls share one computation; a failure fails them all and is not cached', async () => {
  const answers = createAnswers(1e6)
  let computations = 0
  const slow = async () => {
    computations++
    await Bun.sleep(5)
    if (computations === 1) throw new Error('no')
    return answer('"y"')
  }
  const failed = await Promise.allSettled([answers.get('k', slow), answers.get('k', slow)])
  expect(failed.map((f) => f.status)).toEqual(['rejected', 'rejected'])
  const results = await Promise.all([answers.get('k', slow), answers.get('k', slow)])
  expect(results[0]).toBe(results[1])
  expect(computations).toBe(2)
  expect(answers.statistics.joined).toBe(2)
})

test('the cache never exceeds its budget', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string({ maxLength: 8 }), fc.nat(5000))), (calls) => {
      const answers = createAnswers(20_000)
      for (const [key, length] of calls) {
        const text = 'z'.repeat(length)
        for (let times = 0; times < 3; times++)
          expect((answers.get(key + length, () => answer(text)) as CachedAnswer).text).toBe(text)
        expect(answers.statistics.bytes).toBeLessThanOrEqual(20_000)
      }
    }),
  )
})

test('in the service a cached answer has the same data and warnings, byte for byte, and is charged', async () => {
  const { callLive } = await testWorld({ parts: { cacheBytes: 1e6 } })
  const [first] = [await callLive('heavy'), await callLive('heavy')]
  const second = await callLive('heavy')
  const data = (text: string) => text.slice(0, text.indexOf(',"meta"'))
  expect(data(second.text)).toBe(data(first.text))
  expect(second.json.meta).toMatchObject({ credits_used: 3, warnings: first.json.meta.warnings })
  expect(second.json.meta.request_id).not.toBe(first.json.meta.request_id)
})

test('labels are added to a cached answer, which stays in English', async () => {
  const { call, service } = await testWorld({ parts: { cacheBytes: 1e6 } })
  const unlabelled = await call('fast', { n: 3 })
  const labelled = await call('fast', { n: 3, labels: 'de' })
  expect(service.answers.hits).toBe(1)
  expect(labelled.json.data).toEqual(unlabelled.json.data)
  expect(labelled.json.meta.labels.language).toBe('de')
})

test('equal running calls compute once, and each gets the complete answer', async () => {
  const { call, service } = await testWorld({ parts: { cacheBytes: 1e6 } })
  const { promise, resolve } = Promise.withResolvers<void>()
  behaviour.release = promise
  behaviour.computations = 0
  const calls = Array.from({ length: 5 }, () => call('fast', { n: 7 }))
  await Bun.sleep(0)
  resolve()
  behaviour.release = null
  const bodies = (await Promise.all(calls)).map(({ text }) => text.slice(0, text.indexOf(',"meta"')))
  expect(behaviour.computations).toBe(1)
  expect(service.answers).toMatchObject({ misses: 1, joined: 4 })
  expect(new Set(bodies).size).toBe(1)
})

test('cached answers of many capabilities equal the computed ones, byte for byte', async () => {
  const parts = { catalogue: catalogueIndexOf(everything), sky, atlas }
  const [cachingWorld, uncachedWorld] = await Promise.all(
    [1e8, 0].map((cacheBytes) => testWorld({ parts: { ...parts, cacheBytes }, plan: { sandboxDailyCalls: 1e6 } })),
  )
  for (const { family, slug, example } of everything.filter((_, i) => i % SHARE === 0)) {
    const answers: string[] = []
    for (const { call } of [uncachedWorld!, cachingWorld!, cachingWorld!, cachingWorld!]) {
      const { status, text } = await call(slug, example, { family })
      expect(`${slug} ${status}`).toBe(`${slug} 200`)
      answers.push(text.slice(0, text.lastIndexOf(',"meta"')))
    }
    expect(new Set(answers).size).toBe(1)
  }
  expect(cachingWorld!.service.answers.hits).toBeGreaterThan(5)
}, 300_000)
