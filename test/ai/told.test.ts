import { expect, test } from 'bun:test'
import { checker } from '../../src/ai/checker/check.ts'
import { chartsOf } from './prose/charts.ts'
import { FURTHER_FALSE, FURTHER_TRUE } from './told/further.ts'
import { TOLD_BIRTHS, TOLD_SEED, told } from './told/index.ts'

// Sentences of five births under all facts of each: what is false has to go, and what is true to stay.
const charts = await chartsOf(TOLD_SEED, TOLD_BIRTHS)

const holdsOf = (birth: number, text: string) => {
  const facts = charts[birth]!.natal
  const fact_ids = facts.map(({ id }) => id)
  return checker({ facts, minor: false, canary: 'KH0123456789AB', today: '2026-11-22' })(
    [{ text, fact_ids }],
    false,
  )[0]!
}
const judged = (which: 'seen' | 'aside') =>
  told(which).map(({ text, truth, birth, kind }) => ({
    text: `${birth} ${kind}: ${text}`,
    truth,
    holds: holdsOf(birth, text),
  }))

test.each([
  ['seen', 0.95],
  // The reader of whole sentences was made without these: 59 of 66 at its first run.
  ['aside', 0.8],
] as const)('of what is told of five births, %s, the false goes and the true stays', (which, floor) => {
  const all = judged(which)
  expect(all.filter(({ truth, holds }) => !truth && holds)).toEqual([])
  const trues = all.filter(({ truth }) => truth)
  const lost = trues.filter(({ holds }) => !holds).map(({ text }) => text)
  expect([lost, 1 - lost.length / trues.length >= floor]).toEqual([lost, true])
})

test('further sentences: of the true ones nine in ten stay, of the false ones none', () => {
  const of = (sentences: typeof FURTHER_TRUE, wanted: boolean) =>
    sentences.flatMap((texts, birth) => texts.filter((text) => holdsOf(birth, text) !== wanted))
  const lost = of(FURTHER_TRUE, true)
  expect([lost, lost.length / FURTHER_TRUE.flat().length <= 0.1]).toEqual([lost, true])
  expect(of(FURTHER_FALSE, false)).toEqual([])
})
