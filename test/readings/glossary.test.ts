import { describe, expect, test } from 'bun:test'
import { entriesOf } from '../../src/capabilities/families.ts'
import { families } from '../../src/capabilities/index.ts'
import { SUBJECTS } from '../../src/lexicon/subjects.ts'
import { CORPUS_NAMES, corpus } from '../../src/readings/corpora.ts'
import { explainTerms, GLOSSARY, withGlosses } from '../../src/readings/glossary.ts'
import { passagesOf, type Topic } from '../../src/readings/passage.ts'
import { randomBirths } from '../capabilities/births.ts'
import { sample } from '../long.ts'
import { worldAt } from '../world.ts'
import { answerOf } from './answers.ts'
import { proseIn } from './grammar.ts'

/** Terms of the tradition are explained where an answer first uses them, and used freely after that. */

const world = worldAt(Date.UTC(2026, 10, 21))
/** Readings of the AI family explain terms while they are composed, so that facts which a model repeats stay as they are. */
const READ = families.filter(({ slug, explains }) => explains || slug === 'ai').flatMap(entriesOf)
const BIRTHS = randomBirths(sample(5, 20), 17).filter(({ datetime }) => datetime < '2000')

/** Facts are records that are cited: they are told as they are computed. */
const isRecord = (path: string) => /(?:^|\.)(?:facts?|evidence|rules?|note)(?:\.|$)/.test(path)
const textsOf = (part: unknown) =>
  proseIn(part)
    .filter(({ path }) => !isRecord(path))
    .map(({ text }) => text)

/** A term stands alone, in whatever case it opens a sentence; not within a longer one, nor as a quoted name. */
const useOf = (term: string) =>
  new RegExp(`(?<![\\p{L}\\d“-])${term}s?(?![\\p{L}\\d’'-])`, /^[a-z]/.test(term) ? 'iu' : 'u')
const TERMS = Object.entries(GLOSSARY)
  .map(([term, given]) => ({ term, use: useOf(term), own: typeof given === 'string' ? null : given[1] }))
  .filter(({ term }) => term !== 'hora')
const LONGER = new Map(
  TERMS.map(({ term, use }) => [term, TERMS.filter((other) => other.term !== term && use.test(other.term))] as const),
)

/** Terms of a part of an answer that are used before anything says what they are. */
const unexplained = (part: unknown): string[] => {
  const texts = textsOf(part)
  return TERMS.flatMap(({ term, use, own }) => {
    for (const text of texts) {
      const alone = LONGER.get(term)!.reduce(
        (left, longer) => left.replaceAll(new RegExp(longer.use, 'giu'), '…'),
        text,
      )
      const found = use.exec(alone)
      if (!found) continue
      const after = alone.slice(found.index + found[0].length)
      const open = alone.lastIndexOf('(', found.index)
      const inBrackets = open >= 0 && !alone.slice(open, found.index).includes(')')
      const told = after.startsWith(' (') || (inBrackets && /^(?:\)|, that is )/.test(after)) || own?.test(alone)
      return told ? [] : [`${term}: ${alone.slice(Math.max(0, found.index - 40), found.index + 60)}`]
    }
    return []
  })
}

test(`each term is explained at its first use, in all readings on ${BIRTHS.length - 1} births`, async () => {
  const bare = new Map<string, string>()
  const used = new Set<string>()
  for (const [i, birth] of BIRTHS.slice(1).entries())
    for (const entry of READ)
      for (const [key, part] of Object.entries((await answerOf(entry, birth, BIRTHS[i]!, world)) ?? {})) {
        for (const one of isRecord(key) ? [] : unexplained(part))
          bare.set(`${entry.slug} ${key} ${one}`, birth.datetime)
        for (const { term, use } of TERMS)
          if (!used.has(term) && textsOf(part).some((text) => use.test(text))) used.add(term)
      }
  expect([...bare]).toEqual([])
  expect(used.size).toBeGreaterThan(TERMS.length / 2)
}, 600_000)

test('a divisional chart is named in words, its code in brackets', async () => {
  const codes = new Set<string>()
  for (const [i, birth] of BIRTHS.slice(1).entries())
    for (const entry of READ.filter(({ slug }) => /^(?:report|prediction|detailed)-/.test(slug)))
      for (const text of textsOf(await answerOf(entry, birth, BIRTHS[i]!, world)))
        for (const [told] of text.matchAll(/.{0,40} in D\d+\b/g)) codes.add(`${entry.slug}: ${told}`)
  expect([...codes]).toEqual([])
}, 600_000)

test('a term of the lexicon that no passage of western or everyday topics uses is in the glossary, or a name', async () => {
  const everyday = new Set<string>()
  const ours = new Map<string, string>()
  for (const name of CORPUS_NAMES)
    for (const { path, passage } of passagesOf((await corpus(name)) as Topic))
      for (const [word] of passage.text.matchAll(/\p{L}+/gu))
        if (/^(?:western|number|mundane|settlement|area-band|lunation)/.test(name)) everyday.add(word.toLowerCase())
        else if (/^\p{Ll}/u.test(word)) ours.set(word, `${name} ${path.join(' ')}`)
  const indian = Object.entries(SUBJECTS)
    .filter(([subject]) =>
      /Koota|Tara|Baladi|Dashavargaja|BadhakaTie|Dhaiya|Gana|Nadi|Varga|Dasha|Karaka|Porutham/.test(subject),
    )
    .flatMap(([, { words }]) => (words as readonly string[]).flatMap((word) => word.toLowerCase().split(/[\s_-]+/)))
  const known = Object.keys(GLOSSARY).flatMap((term) => term.toLowerCase().split(' '))
  expect(indian.filter((word) => ours.has(word) && !everyday.has(word) && !known.includes(word))).toEqual([])
})

describe('explaining', () => {
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
    ['The hora lagna rises.', 'The hora lagna (ascendant of the hours) rises.'],
  ])('%s', (text, read) => {
    expect(once(text)).toBe(read)
  })

  test('once in a part of an answer, facts left as they are, each part for itself', () => {
    const said = 'The mahadasha of Rahu runs. The mahadasha ends.'
    expect(withGlosses({ a: [{ text: said, facts: [{ text: said }] }, { text: said }], b: said, n: 1 })).toEqual({
      a: [
        { text: 'The mahadasha (great period) of Rahu runs. The mahadasha ends.', facts: [{ text: said }] },
        { text: said },
      ],
      b: 'The mahadasha (great period) of Rahu runs. The mahadasha ends.',
      n: 1,
    })
  })

  test('a use that nothing explains is found', () => {
    expect(unexplained({ text: 'The mahadasha of Rahu runs.' })).toEqual(['mahadasha: The mahadasha of Rahu runs.'])
    expect(unexplained({ text: 'The mahadasha (great period) of Rahu runs.' })).toEqual([])
  })
})
