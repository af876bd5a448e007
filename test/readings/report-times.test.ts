import { beforeAll, expect, test } from 'bun:test'
import career from '../../src/capabilities/reports/report-career.ts'
import foreignTravel from '../../src/capabilities/reports/report-foreign-travel.ts'
import health from '../../src/capabilities/reports/report-health.ts'
import politics from '../../src/capabilities/reports/report-politics.ts'
import property from '../../src/capabilities/reports/report-property.ts'
import relocation from '../../src/capabilities/reports/report-relocation.ts'
import wealth from '../../src/capabilities/reports/report-wealth.ts'
import { randomBirths } from '../capabilities/births.ts'
import { sample } from '../long.ts'
import { worldAt } from '../world.ts'

// The reports of one birth agree on a period: a time that one calls good for a step and another a time to wait names the difference in
// both, and every report gives a period the same manner, bold or careful.

const AS_OF = '2026-11-29'
const world = worldAt(Date.parse(`${AS_OF}T12:00:00Z`))
const BIRTHS = randomBirths(sample(180, 700), 53)
  .filter(({ datetime }) => datetime > '1938' && datetime < '2007')
  .slice(0, sample(24, 72, 120))
/** Each report with the words for its matter in the others. */
const REPORTS = [
  ['your work', career],
  ['your money', wealth],
  ['property', property],
  ['moving', relocation],
  ['travel abroad', foreignTravel],
  ['public life', politics],
  ['your health', health],
] as const
type Matter = (typeof REPORTS)[number][0]

interface Stance {
  readonly matter: Matter
  readonly kind: 'good' | 'wait' | 'care'
  readonly span: string
  readonly text: string
}
const SPAN = /^(?:Now, until \w+ \d{4}|From \w+ \d{4} to \w+ \d{4})/
const kindOf = (text: string): Stance['kind'] | null =>
  /: this is (?:your strongest|a good) time for /.test(text)
    ? 'good'
    : /leads the sub-period.*? (?:does little for your|every matter, your) (?:work|money)\b/.test(text)
      ? 'wait'
      : /this time asks you for most care/.test(text)
        ? 'care'
        : null

const people: Stance[][] = []
beforeAll(async () => {
  for (const birth of BIRTHS) {
    const stances: Stance[] = []
    for (const [matter, report] of REPORTS) {
      const { sections } = await report.compute({ ...birth, as_of: AS_OF, years: 10 }, world)
      for (const { text } of sections.flatMap(({ paragraphs }) => paragraphs)) {
        const [kind, span] = [kindOf(text), SPAN.exec(text)?.[0]]
        if (kind && span) stances.push({ matter, kind, span, text })
      }
    }
    people.push(stances)
  }
}, 3_600_000)

const pairsOf = (stances: readonly Stance[], first: Stance['kind'], second: Stance['kind']) =>
  stances.flatMap((one) =>
    one.kind === first
      ? stances.filter(({ kind, span }) => kind === second && span === one.span).map((other) => [one, other] as const)
      : [],
  )

test('a time to wait names the matters for which other reports call it good, and they name it', () => {
  let count = 0
  for (const stances of people)
    for (const [wait, good] of pairsOf(stances, 'wait', 'good')) {
      count++
      expect([wait.span, wait.text]).toEqual([
        wait.span,
        expect.stringMatching(new RegExp(`\\bbetter for [^.]*${good.matter}\\b`)),
      ])
      expect([good.span, good.text]).toEqual([
        good.span,
        expect.stringMatching(new RegExp(`\\bwait [^.]*${wait.matter}\\b`)),
      ])
    }
  expect(count).toBeGreaterThan(people.length / 4)
})

test('the time of most care names the matters for which other reports call it good', () => {
  let count = 0
  for (const stances of people)
    for (const [care, good] of pairsOf(stances, 'care', 'good')) {
      count++
      expect([care.span, care.text]).toEqual([
        care.span,
        expect.stringMatching(new RegExp(`\\bgood time for [^.]*${good.matter}\\b`)),
      ])
    }
  expect(count).toBeGreaterThan(5)
})

/** The careful manner of a sub-period, in all reports. */
const CAREFUL =
  /Let the result speak first then|Be modest then|Sleep over each decision then|Decide nothing in the evening then|Count to ten before each answer then|Take half a step then|Read each paper twice then|Let a second person check your figures then|Do the sum once more then|Count on four fifths|Put a limit on what you spend then|keep the sum small|Be patient then|Allow twice the time then|Ask twice then|Keep it small then|Finish one thing then|Close one thing then/

test('all reports give a good time the same manner', () => {
  let count = 0
  for (const stances of people)
    for (const [one, other] of pairsOf(stances, 'good', 'good')) {
      if (one.matter >= other.matter) continue
      count++
      expect([one.text, other.text, CAREFUL.test(one.text)]).toEqual([one.text, other.text, CAREFUL.test(other.text)])
    }
  expect(count).toBeGreaterThan(people.length)
})

const WEAK =
  /\b(Sun|Moon|Mars|Mercury|Jupiter|Venus|Saturn|Rahu|Ketu)\b(?:(?!\b(?:Sun|Moon|Mars|Mercury|Jupiter|Venus|Saturn|Rahu|Ketu)\b)[^.:]){0,90}? is weak\b/g

test('a planet that a report calls weak leads no good time of it', async () => {
  let count = 0
  for (const birth of BIRTHS)
    for (const [, report] of REPORTS) {
      const { summary, sections } = await report.compute({ ...birth, as_of: AS_OF, years: 10 }, world)
      const texts = [summary.text, ...sections.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text))]
      const weak = new Set([...texts.join(' ').matchAll(WEAK)].map(([, planet]) => planet!))
      for (const text of texts.filter((each) => kindOf(each) === 'good')) {
        count++
        const leader = /\. (?:The )?(\w+)(?:, in your \w+ house,)? leads the sub-period/.exec(text)?.[1]
        expect([birth.datetime, text, leader !== undefined && weak.has(leader)]).toEqual([birth.datetime, text, false])
      }
    }
  expect(count).toBeGreaterThan(people.length)
}, 3_600_000)
