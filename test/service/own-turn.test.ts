import { expect, test } from 'bun:test'
import { createAnswers } from '../../src/cache/answers.ts'
import { type CatalogueEntry, capability } from '../../src/capabilities/capability.ts'
import { exact, t } from '../../src/schema.ts'
import { createAnswerComputation, createWorldFactory } from '../../src/service/answer-computation.ts'
import { atlas, sky } from '../world.ts'

// When calls of several milliseconds arrive together, light calls are answered between any two of them.

let turn = 0
let isCounting = true
const countTurns = () => {
  turn++
  if (isCounting) setImmediate(countTurns)
}

/** A capability that keeps the processor for `ms` and reports in which turn of the event loop it began. */
const busyFor = (ms: number) => {
  const turns: number[] = []
  const entry = {
    ...capability({
      ...{ slug: 'busy', title: 'busy', summary: 'busy', method: 'busy', weight: 'standard' },
      input: exact({ n: t.Integer() }),
      data: t.Object({ n: t.Integer() }),
      example: { n: 0 },
    }).compute(({ n }) => {
      turns.push(turn)
      const end = performance.now() + ms
      while (performance.now() < end);
      return { n }
    }),
    ...{ family: 'busy', meanings: {}, path: `/v1/busy/${ms}` },
  } as unknown as CatalogueEntry
  return { entry, turns }
}

test.each([
  [5, 'different turns', 6],
  [0, 'the turn in which they arrive', 1],
])('calls of %d ms begin in %s', async (ms, _, distinctTurns) => {
  const answerTo = createAnswerComputation({
    world: createWorldFactory(sky, atlas),
    answers: createAnswers(1e6),
    deadlineMs: 60_000,
  })
  const { entry, turns } = busyFor(ms)
  const call = (n: number) => answerTo(entry, { n }, { now: 0, tenantName: 'a', computeMs: 0 })
  // The first call shows how long the capability takes.
  await call(0)
  isCounting = true
  countTurns()
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(call))
  isCounting = false
  expect(answers.map(({ text }) => text)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `{"n":${n}}`))
  expect(new Set(turns.slice(1)).size).toBe(distinctTurns)
})
