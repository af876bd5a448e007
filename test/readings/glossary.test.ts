import { beforeAll, describe, expect, test } from 'bun:test'
import { entriesOfFamily } from '../../src/capabilities/families.ts'
import { families } from '../../src/capabilities/index.ts'
import { SUBJECTS } from '../../src/lexicon/subjects.ts'
import { CORPUS_NAMES, corpus } from '../../src/readings/corpora.ts'
import { explainTerms, GLOSSARY, withGlosses } from '../../src/readings/glossary.ts'
import { type Topic, topicPassages } from '../../src/readings/passage.ts'
import { randomBirths } from '../capabilities/births.ts'
import { sample } from '../long.ts'
import { worldAt } from '../world.ts'
import { answerOf } from './answers.ts'
import { proseIn } from './grammar.ts'

// Answers explain terms of the tradition at their first use.

const world = worldAt(Date.UTC(2026, 10, 21))
/** Families with explained terms. The AI readings explain terms while they are composed, so that their facts stay unchanged. */
const ENTRIES = families
  .filter(({ slug, explains }) => explains || slug === 'ai')
  .flatMap((family) => entriesOfFamily(family))
const BIRTHS = randomBirths(sample(5, 20), 17).filter(({ datetime }) => datetime < '2000')

/** True for cited facts and rules, which have no explanations. */
const isRecord = (path: string) => /(?:^|\.)(?:facts?|evidence|rules?|note)(?:\.|$)/.test(path)
const textsOf = (part: unknown) =>
  proseIn(part)
    .filter(({ path }) => !isRecord(path))
    .map(({ text }) => text)

/** A use of a term in either case, but not inside a longer term nor in quotation marks. */
const useOf = (term: string) =>
  new RegExp(`(?<![\\p{L}\\d“-])${term}s?(?![\\p{L}\\d’'-])`, /^[a-z]/.test(term) ? 'iu' : 'u')
const TERMS = Object.entries(GLOSSARY)
  .map(([term, entry]) => ({ term, use: useOf(term), explanation: typeof entry === 'string' ? null : entry[1] }))
  .filter(({ term }) => term !== 'hora')
/** The uses of longer terms that contain a term, in either case. */
const LONGER_TERMS = new Map(
  TERMS.map(({ term, use }) => [
    term,
    TERMS.filter((candidate) => candidate.term !== term && use.test(candidate.term)).map(
      (longer) => new RegExp(longer.use, 'giu'),
    ),
  ]),
)

/** The terms of a part of an answer without an explanation at their first use, with their context. */
const unexplainedTerms = (part: unknown): string[] => {
  const texts = textsOf(part)
  return TERMS.flatMap(({ term, use, explanation }) => {
    for (const text of texts) {
      if (!use.test(text)) continue
      const masked = LONGER_TERMS.get(term)!.reduce((draft, longer) => draft.replaceAll(longer, '…'), text)
      const match = use.exec(masked)
      if (!match) continue
      const after = masked.slice(match.index + match[0].length)
      const bracket = masked.lastIndexOf('(', match.index)
      const isInBrackets = bracket >= 0 && !masked.slice(bracket, match.index).includes(')')
      const isExplained =
        after.startsWith(' (') || (isInBrackets && /^(?:\)|, that is )/.test(after)) || explanation?.test(masked)
      return isExplained ? [] : [`${term}: ${masked.slice(Math.max(0, match.index - 40), match.index + 60)}`]
    }
    return []
  })
}

/** The answers of all readings on each birth after the first. */
const answers: { readonly slug: string; readonly datetime: string; readonly answer: object }[] = []
beforeAll(async () => {
  for (const [i, birth] of BIRTHS.slice(1).entries())
    for (const entry of ENTRIES) {
      const answer = (await answerOf(entry, birth, BIRTHS[i]!, world)) as object | null
      if (answer) answers.push({ slug: entry.slug, datetime: birth.datetime, answer })
    }
}, 600_000)

test(`all readings on ${BIRTHS.length - 1} births explain each term at its first use`, () => {
  const unexplained = new Map<string, string>()
  const usedTerms = new Set<string>()
  for (const { slug, datetime, answer } of answers)
    for (const [key, part] of Object.entries(answer)) {
      for (const context of isRecord(key) ? [] : unexplainedTerms(part))
        unexplained.set(`${slug} ${key} ${context}`, datetime)
      const texts = textsOf(part)
      for (const { term, use } of TERMS)
        if (!usedTerms.has(term) && texts.some((text) => use.test(text))) usedTerms.add(term)
    }
  expect([...unexplained]).toEqual([])
  expect(usedTerms.size).toBeGreaterThan(TERMS.length / 2)
})

test('texts name a divisional chart in words, with its code in brackets', () => {
  const codes = new Set<string>()
  for (const { slug, answer } of answers)
    if (/^(?:report|prediction|detailed)-/.test(slug))
      for (const text of textsOf(answer))
        for (const [match] of text.matchAll(/.{0,40} in D\d+\b/g)) codes.add(`${slug}: ${match}`)
  expect([...codes]).toEqual([])
})

test('the glossary has all Indian terms that appear in Vedic topics only', async () => {
  const everyday = new Set<string>()
  const vedic = new Map<string, string>()
  for (const name of CORPUS_NAMES)
    for (const { path, passage } of topicPassages((await corpus(name)) as Topic))
      for (const [word] of passage.text.matchAll(/\p{L}+/gu))
        if (/^(?:western|number|mundane|settlement|area-band|lunation)/.test(name)) everyday.add(word.toLowerCase())
        else if (/^\p{Ll}/u.test(word)) vedic.set(word, `${name} ${path.join(' ')}`)
  const indian = Object.entries(SUBJECTS)
    .filter(([subject]) =>
      /Koota|Tara|Baladi|Dashavargaja|BadhakaTie|Dhaiya|Gana|Nadi|Varga|Dasha|Karaka|Porutham/.test(subject),
    )
    .flatMap(([, { words }]) => (words as readonly string[]).flatMap((word) => word.toLowerCase().split(/[\s_-]+/)))
  const glossaryWords = Object.keys(GLOSSARY).flatMap((term) => term.toLowerCase().split(' '))
  expect(indian.filter((word) => vedic.has(word) && !everyday.has(word) && !glossaryWords.includes(word))).toEqual([])
})

describe('explainTerms', () => {
  const once = (text: string) => explainTerms(text, new Set())
  test.each([
    ['The mahadasha of Rahu runs.', 'The mahadasha (great period) of Rahu runs.'],
    ['The great period (mahadasha) of Rahu runs.', 'The great period (mahadasha) of Rahu runs.'],
    ['The house is poor (19 bindus).', 'The house is poor (19 bindus, that is points).'],
    [
      'It is in the navamsha (D9); the navamsha (D9) rests.',
      'It is in the navamsha (chart of ninth parts, D9); the navamsha (D9) rests.',
    ],
    ['It has 30 bindus here.', 'It has 30 bindus (points) here.'],
    ['The kootas differ.', 'The kootas (counts of a match) differ.'],
    [
      'Sade Sati, the seven and a half years of Saturn, ends.',
      'Sade Sati, the seven and a half years of Saturn, ends.',
    ],
    ['The mahadasha’s lord acts; the mahadasha ends.', 'The mahadasha’s lord acts; the mahadasha (great period) ends.'],
    ['The combination “Maha parivartana” holds.', 'The combination “Maha parivartana (exchange of signs)” holds.'],
    ['Saturn is strong in the D10 chart.', 'Saturn is strong in the D10 (tenth parts) chart.'],
    ['The hora lagna rises.', 'The hora lagna (ascendant of the hours) rises.'],
  ])('%s', (text, expected) => {
    expect(once(text)).toBe(expected)
  })

  test('each top-level field of an answer explains a term once; facts stay unchanged', () => {
    const text = 'The mahadasha of Rahu runs. The mahadasha ends.'
    expect(withGlosses({ a: [{ text, facts: [{ text }] }, { text }], b: text, n: 1 })).toEqual({
      a: [{ text: 'The mahadasha (great period) of Rahu runs. The mahadasha ends.', facts: [{ text }] }, { text }],
      b: 'The mahadasha (great period) of Rahu runs. The mahadasha ends.',
      n: 1,
    })
  })

  test('an unexplained use is detected', () => {
    expect(unexplainedTerms({ text: 'The mahadasha of Rahu runs.' })).toEqual([
      'mahadasha: The mahadasha of Rahu runs.',
    ])
    expect(unexplainedTerms({ text: 'The mahadasha (great period) of Rahu runs.' })).toEqual([])
  })
})
