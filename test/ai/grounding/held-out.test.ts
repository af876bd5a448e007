import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paragraphChecker } from '../../../src/ai/completion-writer.ts'
import type { GroundedPack } from '../../../src/ai/pack.ts'
import { STANDARD_GATE } from '../../../src/safety/gate.ts'

// Paragraphs that were written from the prompts of nine readings alone, without sight of the code: true ones as a careful model writes, false
// ones as a bad or malicious model does. At first sight 312 of 315 true ones and 3 of 760 false ones passed; the three led to rules.

const file = (name: string) => readFileSync(join(import.meta.dir, 'held-out', name), 'utf8')
const packs = JSON.parse(file('packs.json')) as Record<string, GroundedPack>
interface Row {
  readonly pack: string
  readonly section: string
  readonly text: string
}
const rows = (name: string) =>
  file(name)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row)
const checkers = Object.fromEntries(
  Object.entries(packs).map(([name, pack]) => [name, paragraphChecker(pack, '', STANDARD_GATE.isUnsafe)]),
)
const passes = ({ pack, section, text }: Row) => 'paragraph' in checkers[pack]!.check(section, { text })

test.each(['en', 'hi'])('%s: no false paragraph passes', (language) => {
  const all = rows(`${language}-false.jsonl`)
  expect(all.length).toBeGreaterThanOrEqual(250)
  expect(all.filter(passes)).toEqual([])
})

// source: the service's goal for true paragraphs
const GOAL = 0.97
test.each(['en', 'hi'])('%s: true paragraphs pass', (language) => {
  const all = rows(`${language}-true.jsonl`)
  expect(all.length).toBeGreaterThanOrEqual(150)
  expect(all.filter(passes).length / all.length).toBeGreaterThanOrEqual(GOAL)
})
