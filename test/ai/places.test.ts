import { expect, test } from 'bun:test'
import type { LanguageModel } from '../../src/ai/language-model.ts'
import { HeavyGate } from '../../src/service/heavy-gate.ts'
import { readingWorld } from './world.ts'

const { signal } = new AbortController()

test('the facts of a reading wait for a slot among heavy computations', async () => {
  const heavyGate = new HeavyGate(1)
  const world = await readingWorld({ parts: { heavyGate } })
  expect(heavyGate.enter('another', signal)).toBeUndefined()
  let status = 0
  const reading = world.ask().then((reply) => {
    status = reply.status
  })
  await Bun.sleep(300)
  expect(status).toBe(0)
  heavyGate.leave()
  await reading
  expect(status).toBe(200)
  expect(heavyGate.enter('another', signal)).toBeUndefined()
})

test('a language model request does not hold the slot', async () => {
  const heavyGate = new HeavyGate(1)
  const placeWasFree: boolean[] = []
  const model: LanguageModel = {
    label: 'model',
    async write() {
      const entered = heavyGate.enter('another', signal)
      placeWasFree.push(entered === undefined)
      if (!entered) heavyGate.leave()
      return { content: '{"refusal":null,"sections":[]}', finish: 'stop', inputTokens: 1, outputTokens: 1 }
    },
  }
  const world = await readingWorld({
    models: { fast: model, balanced: model, deep: model },
    parts: { heavyGate },
  })
  expect((await world.ask()).status).toBe(200)
  expect(placeWasFree.length).toBeGreaterThan(0)
  expect(placeWasFree).not.toContain(false)
})
