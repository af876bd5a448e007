import { beforeAll, expect, test } from 'bun:test'
import ashtakootDetails from '../../src/capabilities/matching/ashtakoot-details.ts'
import matchingReport from '../../src/capabilities/matching/matching-report.ts'
import tenPorutham from '../../src/capabilities/matching/ten-porutham.ts'
import { MATCH_SYSTEMS } from '../../src/jyotish/kootas/systems.ts'
import { sentencesOf } from '../../src/readings/passage.ts'
import { randomBirths } from '../capabilities/births.ts'
import { sample } from '../long.ts'
import { worldAt } from '../world.ts'
import { BANNED } from './banned.ts'
import { faultIn } from './grammar.ts'

// The report on a match addresses the two and their families; its words agree with its counts.

const AS_OF = '2026-11-29'
const world = worldAt(Date.parse(`${AS_OF}T12:00:00Z`))
const BIRTHS = randomBirths(sample(160, 800), 47).filter(({ datetime }) => datetime > '1950' && datetime < '2006')
const NAMES = [
  'Arjun',
  'Asha',
  'Nikhil',
  'Diya',
  'Ravi',
  'Leela',
  'Imran',
  'Sara',
  'Joseph',
  'Mary',
  'Kiran',
  'Uma',
  'Vikram',
]
const PAIRS = BIRTHS.slice(1).map((bride, i) => ({
  groom: { ...BIRTHS[i]!, name: `${NAMES[i % NAMES.length]!} Rao` },
  bride: { ...bride, name: `${NAMES[(i * 5 + 1) % NAMES.length]!} Shah` },
  as_of: AS_OF,
  systems: [...MATCH_SYSTEMS],
}))

type Answer = Awaited<ReturnType<typeof matchingReport.compute>>
let answers: Answer[] = []
beforeAll(async () => {
  answers = await Promise.all(PAIRS.map((pair) => matchingReport.compute(pair, world)))
}, 600_000)

const textsOf = ({ summary, sections, reasons_for, reasons_against, talk }: Answer) => [
  summary.text,
  ...sections.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)),
  ...[...reasons_for, ...reasons_against].map(({ text }) => text),
  talk,
]
const sentencesIn = (answer: Answer) => textsOf(answer).flatMap(sentencesOf)
const paragraphsOf = ({ sections }: Answer, name: string) =>
  sections.find(({ id }) => id === name)!.paragraphs.map(({ text }) => text)

test('addresses the two in at least half of its sentences', () => {
  for (const answer of answers) {
    const sentences = sentencesIn(answer)
    const addressing = sentences.filter((sentence) => /\byou(?:r|rs|rselves)?\b/i.test(sentence))
    expect([answer.summary.text, addressing.length / sentences.length > 0.5]).toEqual([answer.summary.text, true])
  }
})

test('repeats nothing, has correct grammar and no banned turn', () => {
  for (const answer of answers) {
    const sentences = sentencesIn(answer)
    expect(sentences.filter((sentence, i) => sentences.indexOf(sentence) !== i)).toEqual([])
    expect(sentences.flatMap((sentence) => faultIn(sentence) ?? [])).toEqual([])
    expect(sentences.filter((sentence) => BANNED.some((pattern) => pattern.test(sentence)))).toEqual([])
    expect(
      sentences.filter((sentence) => /speaks? (?:for|against)|weighs? on|\btold\b|\d+\.\d degrees/.test(sentence)),
    ).toEqual([])
  }
})

test('states the counts of the scores everywhere', () => {
  for (const { scores, summary, sections } of answers) {
    const [north, south] = paragraphsOf({ sections } as Answer, 'koota_tables')
    const { ashtakoot, ten_porutham } = scores
    expect(summary.text).toContain(`${ashtakoot!.total} of 36 points`)
    expect(north).toContain(`${ashtakoot!.total} of 36 points`)
    expect(south).toContain(`${ten_porutham!.total} of 10 points`)
    expect(south!.includes('not recommend')).toBe(ten_porutham!.verdict === 'not_recommended')
  }
})

test('a count uses no better word than the result', () => {
  const WORDS = { excellent: /$^/, good: /calls? excellent/, average: /calls? (?:excellent|very good|good)/ } as const
  for (const answer of answers) {
    const { band } = answer.overall
    const counts = paragraphsOf(answer, 'koota_tables').join(' ')
    expect(counts).not.toMatch(band === 'weak' ? WORDS.average : WORDS[band])
  }
})

test('every reason against is open and carries weight', () => {
  for (const { reasons_against, reasons_for } of answers)
    for (const { cancelled, weight } of [...reasons_for, ...reasons_against])
      expect([cancelled, Math.abs(weight) >= 2]).toEqual([false, true])
})

test('counts of grades add up to ten checks and to the points', async () => {
  const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
  for (const answer of answers) {
    const south = paragraphsOf(answer, 'koota_tables')[1]!
    const count = (words: string) => COUNTS.indexOf(new RegExp(`(\\w+) ${words}`).exec(south)?.[1] ?? 'no')
    const [full, half, none] = [count('in full'), count('by half'), count('not at all')]
    expect([south, full + half + none]).toEqual([south, 10])
    expect([south, full + half / 2]).toEqual([south, answer.scores.ten_porutham!.total])
  }
})

test('praises nothing that a system of the answer does not recommend', () => {
  for (const { overall, scores, summary } of answers) {
    const isRefused = Object.values(scores).some((score) => score?.verdict === 'not_recommended')
    if (isRefused) {
      expect(['average', 'weak']).toContain(overall.band)
      expect(summary.text).not.toMatch(/excellent|good match/)
    }
    expect(summary.text).toContain(`${overall.band} match`)
  }
  expect(new Set(answers.map(({ overall }) => overall.band)).size).toBeGreaterThanOrEqual(3)
})

test('names a dosha as open in the opening, the section and the remedies alike', () => {
  for (const answer of answers) {
    const isClear = answer.summary.text.includes('No dosha stands open')
    const remedies = paragraphsOf(answer, 'remedies').join(' ')
    expect([answer.summary.text, remedies.includes('no remedy')]).toEqual([answer.summary.text, isClear])
    // Day or occasion, and no stone or rite for money.
    expect(remedies).toMatch(/\b(?:Mondays?|Tuesdays|Fridays?|Saturdays|engagement)\b/)
    expect(remedies).not.toMatch(/sapphire|gold|diamond/)
  }
})

test('two pairs share few sentences', () => {
  const sets = answers.slice(0, 80).map((answer) => new Set(sentencesIn(answer)))
  const shares = sets.flatMap((a, i) =>
    sets.slice(0, i).map((b) => (2 * [...a].filter((sentence) => b.has(sentence)).length) / (a.size + b.size)),
  )
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.18)
})

test('names no date for a pair with a minor', async () => {
  const child = { ...BIRTHS[0]!, datetime: '2012-05-03T14:40:00' }
  const { summary } = await matchingReport.compute({ groom: child, bride: BIRTHS[1]!, as_of: AS_OF }, world)
  expect(summary.text).toContain('under 18')
  expect(summary.text).not.toMatch(/next date/)
})

test('reasons of stars address the two as well', async () => {
  for (const { groom, bride } of answers) {
    const starOf = ({ person_profile: { nakshatra, pada } }: typeof groom) => ({ nakshatra, ...(pada && { pada }) })
    for (const capability of [ashtakootDetails, tenPorutham]) {
      const { reasons_for, reasons_against } = await capability.compute(
        { groom: starOf(groom), bride: starOf(bride) },
        world,
      )
      const sentences = [...reasons_for, ...reasons_against].flatMap(({ text }) => sentencesOf(text))
      const addressing = sentences.filter((sentence) => /\byou(?:r|rs)?\b/i.test(sentence))
      expect(addressing.length / Math.max(1, sentences.length)).toBeGreaterThanOrEqual(0.5)
    }
  }
})
