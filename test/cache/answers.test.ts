import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { type Answer, createAnswers } from '../../src/cache/answers.ts'
import { shelfOf } from '../../src/capabilities/families.ts'
import { catalogue as everything } from '../../src/capabilities/index.ts'
import { behaviour, testWorld } from '../service/world.ts'
import { atlas, sky } from '../world.ts'

/** Every so many capabilities are tried. */
const SHARE = 8

const answer = (text: string): Answer => ({ text, warnings: [] })

test('an answer is made once, and a failure is not kept', async () => {
  const answers = createAnswers(1e6)
  let made = 0
  const make = () => {
    made++
    if (made === 1) throw new Error('no')
    return answer('"x"')
  }
  expect(() => answers.get('a', make)).toThrow('no')
  expect(await answers.get('a', make)).toBe(await answers.get('a', make))
  expect(made).toBe(2)
  expect(answers.figures).toMatchObject({ hits: 1, misses: 2 })
})

test('equal calls in flight share one computation; a failed one fails them all and is tried anew', async () => {
  const answers = createAnswers(1e6)
  let made = 0
  const slow = async () => {
    made++
    await Bun.sleep(5)
    if (made === 1) throw new Error('no')
    return answer('"y"')
  }
  const failed = await Promise.allSettled([answers.get('k', slow), answers.get('k', slow)])
  expect(failed.map((f) => f.status)).toEqual(['rejected', 'rejected'])
  const both = await Promise.all([answers.get('k', slow), answers.get('k', slow)])
  expect(both[0]).toBe(both[1])
  expect(made).toBe(2)
  expect(answers.figures.joined).toBe(2)
})

test('the budget holds, whatever comes', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string({ maxLength: 8 }), fc.nat(5000))), (calls) => {
      const answers = createAnswers(20_000)
      for (const [key, length] of calls) {
        const text = 'z'.repeat(length)
        expect((answers.get(key + length, () => answer(text)) as Answer).text).toBe(text)
        expect(answers.figures.bytes).toBeLessThanOrEqual(20_000)
      }
    }),
  )
})

test('over the service: a kept answer has the same data and warnings, byte for byte, and is charged all the same', async () => {
  const { callLive } = await testWorld({ parts: { cacheBytes: 1e6 } })
  const [first, second] = [await callLive('heavy'), await callLive('heavy')]
  const data = (text: string) => text.slice(0, text.indexOf(',"meta"'))
  expect(data(second.text)).toBe(data(first.text))
  expect(second.json.meta).toMatchObject({ credits_used: 3, warnings: first.json.meta.warnings })
  expect(second.json.meta.request_id).not.toBe(first.json.meta.request_id)
})

test('labels are added to a kept answer, which stays the English one', async () => {
  const { call, service } = await testWorld({ parts: { cacheBytes: 1e6 } })
  const plain = await call('fast', { n: 3 })
  const labelled = await call('fast', { n: 3, labels: 'de' })
  expect(service.answers.hits).toBe(1)
  expect(labelled.json.data).toEqual(plain.json.data)
  expect(labelled.json.meta.labels.language).toBe('de')
})

test('equal calls in flight compute once, and each has the whole answer', async () => {
  const { call, service } = await testWorld({ parts: { cacheBytes: 1e6 } })
  const { promise, resolve } = Promise.withResolvers<void>()
  behaviour.release = promise
  behaviour.computed = 0
  const calls = Array.from({ length: 5 }, () => call('fast', { n: 7 }))
  await Bun.sleep(0)
  resolve()
  behaviour.release = null
  const bodies = (await Promise.all(calls)).map(({ text }) => text.slice(0, text.indexOf(',"meta"')))
  expect(behaviour.computed).toBe(1)
  expect(service.answers).toMatchObject({ misses: 1, joined: 4 })
  expect(new Set(bodies).size).toBe(1)
})

test('of one capability in eight, the kept answer is the computed one, byte for byte', async () => {
  const parts = { catalogue: shelfOf(everything), sky, atlas }
  const [keeping, computing] = await Promise.all(
    [1e8, 0].map((cacheBytes) => testWorld({ parts: { ...parts, cacheBytes }, plan: { sandboxDailyCalls: 1e6 } })),
  )
  for (const { family, slug, example } of everything.filter((_, i) => i % SHARE === 0)) {
    const answers: string[] = []
    for (const { call } of [computing!, keeping!, keeping!]) {
      const { status, text } = await call(slug, example, { family })
      expect(`${slug} ${status}`).toBe(`${slug} 200`)
      answers.push(text.slice(0, text.lastIndexOf(',"meta"')))
    }
    expect(answers[2]).toBe(answers[1]!)
    expect(answers[1]).toBe(answers[0]!)
  }
  expect(keeping!.service.answers.hits).toBeGreaterThan(5)
}, 300_000)
