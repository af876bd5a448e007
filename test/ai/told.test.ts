import { expect, test } from 'bun:test'
import { checker } from '../../src/ai/checker/check.ts'
import { chartsOf } from './prose/charts.ts'
import { TOLD_BIRTHS, TOLD_SEED, told } from './told/index.ts'

// Sentences of five births under all facts of each: what is false has to go, and what is true to stay.
const charts = await chartsOf(TOLD_SEED, TOLD_BIRTHS)

const judged = (which: 'seen' | 'aside') =>
  told(which).map(({ text, truth, birth, kind }) => {
    const facts = charts[birth]!.natal
    const fact_ids = facts.map(({ id }) => id)
    const holds = checker({ facts, minor: false, canary: 'KH0123456789AB' })([{ text, fact_ids }], false)[0]
    return { text: `${birth} ${kind}: ${text}`, truth, holds }
  })

test.each([['seen', 0.85]] as const)(
  'of what is told of five births, %s, the false goes and the true stays',
  (which, floor) => {
    const all = judged(which)
    expect(all.filter(({ truth, holds }) => !truth && holds)).toEqual([])
    const trues = all.filter(({ truth }) => truth)
    const lost = trues.filter(({ holds }) => !holds).map(({ text }) => text)
    expect([lost, 1 - lost.length / trues.length >= floor]).toEqual([lost, true])
  },
)
