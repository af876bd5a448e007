import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sample } from '../long.ts'
import { kept } from './strangers/packs.ts'

// Readings of some hundred births and pairs as a language model writes them under the rules of this project, by people who did not
// know the checker, each sentence with the facts that it cites and beside it what a model would get wrong. `today` keeps to the rules
// as they are; `earlier` was written under freer ones; `twins` are by those who made the checker, each true sentence beside its false
// one. The aim is 97 in a hundred kept and 98 removed; the last ones of `today`, when nothing had been made by them: of 573 rows 270
// of 287 kept and 283 of 286 removed, of 391 in freer wording 180 of 196 and 192 of 195, of 979 then 429 of 465 and 499 of 514,
// of 745 then 334 of 346 and 390 of 399, of 794 then 349 of 369 and 417 of 425.
interface Told {
  readonly tool: string
  readonly input: object
  readonly rows: readonly (readonly [kind: string, sentence: string, facts: string])[]
}

test.each([
  ['today', 0.99, 0.999],
  ['earlier', 0.9, 0.98],
  ['twins', 0.98, 0.99],
] as const)(
  'sentences of readings, %s: what is false goes, what is true stays',
  async (name, least, goes) => {
    const all = JSON.parse(readFileSync(join(import.meta.dir, 'strangers', `${name}.json`), 'utf8')) as Told[]
    const [trues, falses] = [
      { of: 0, held: 0 },
      { of: 0, held: 0 },
    ]
    for (const { tool, input, rows } of all.slice(0, sample(12, all.length))) {
      const sentences = rows.map(([, text, facts]) => ({ text, fact_ids: facts === '' ? [] : facts.split(' ') }))
      const holds = await kept({ tool, input }, sentences)
      for (const [at, [kind]] of rows.entries()) {
        const count = kind.startsWith('T') ? trues : falses
        count.of++
        if (holds[at]) count.held++
      }
    }
    expect(trues.of + falses.of).toBeGreaterThan(250)
    expect(trues.held / trues.of).toBeGreaterThanOrEqual(least)
    expect(1 - falses.held / falses.of).toBeGreaterThanOrEqual(goes)
  },
  60_000,
)
