import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { type Answer, createAnswers } from '../../src/cache/answers.ts'
import { catalogueIndexOf } from '../../src/capabilities/families.ts'
import { catalogue as everything } from '../../src/capabilities/index.ts'
import { sample } from '../long.ts'
import { behaviour, testWorld } from '../service/world.ts'
import { atlas, sky } from '../world.ts'

/** Every so many capabilities are tried. */
const SHARE = sample(16, 8)

const answer = (text: string): Answer => ({ text, warnings: [] })

test('what is made without waiting is kept when it is asked again, what was waited for at once; a failure is not kept', async () => {
  const answers = createAnswers(1e6)
  const asked = (key: string, make: () => Answer | Promise<Answer>) => {
    let made = 0
    return async () => {
      await answers.get(key, () => {
        made++
        return make()
      })
      return made
    }
  }
  const quick = asked('quick', () => answer('"x"'))
  expect([await quick(), answers.figures.bytes]).toEqual([1, 0])
  expect([await quick(), await quick(), await quick()]).toEqual([2, 2, 2])
  const slow = asked('slow', async () => answer('"y"'))
  expect([await slow(), await slow()]).toEqual([1, 1])
  let failed = 0
  const failing = () => {
    failed++
    throw new Error('no')
  }
  for (let times = 0; times < 3; times++) expect(() => answers.get('failing', failing)).toThrow('no')
  expect(failed).toBe(3)
  expect(answers.figures).toMatchObject({ hits: 3, misses: 6 })
})

test('of a hundred thousand that are asked once none is kept, and what was asked long before is forgotten', () => {
  const answers = createAnswers(1e9)
  const ask = (key: string) => answers.get(key, () => answer('"x"'))
  ask('first')
  for (let index = 0; index < 300_000; index++) ask(`birth ${index}`)
  expect(answers.figures.bytes).toBe(0)
  ask('first')
  expect(answers.figures.bytes).toBe(0)
  ask('first')
  expect(answers.figures.bytes).toBeGreaterThan(0)
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
        for (let times = 0; times < 3; times++)
          expect((answers.get(key + length, () => answer(text)) as Answer).text).toBe(text)
        expect(answers.figures.bytes).toBeLessThanOrEqual(20_000)
      }
    }),
  )
})

test('over the service: a kept answer has the same data and warnings, byte for byte, and is charged all the same', async () => {
  const { callLive } = await testWorld({ parts: { cacheBytes: 1e6 } })
  const [first] = [await callLive('heavy'), await callLive('heavy')]
  const second = await callLive('heavy')
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

test('of one capability in many, the kept answer is the computed one, byte for byte', async () => {
  const parts = { catalogue: catalogueIndexOf(everything), sky, atlas }
  const [keeping, computing] = await Promise.all(
    [1e8, 0].map((cacheBytes) => testWorld({ parts: { ...parts, cacheBytes }, plan: { sandboxDailyCalls: 1e6 } })),
  )
  for (const { family, slug, example } of everything.filter((_, i) => i % SHARE === 0)) {
    const answers: string[] = []
    for (const { call } of [computing!, keeping!, keeping!, keeping!]) {
      const { status, text } = await call(slug, example, { family })
      expect(`${slug} ${status}`).toBe(`${slug} 200`)
      answers.push(text.slice(0, text.lastIndexOf(',"meta"')))
    }
    expect(new Set(answers).size).toBe(1)
  }
  expect(keeping!.service.answers.hits).toBeGreaterThan(5)
}, 300_000)
