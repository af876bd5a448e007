import { describe, expect, test } from 'bun:test'
import type { World } from '../../src/capabilities/capability.ts'
import lalKitab from '../../src/capabilities/lal-kitab/lal-kitab-prediction.ts'
import varshphal from '../../src/capabilities/lal-kitab/lal-kitab-varshphal.ts'
import bhavesh from '../../src/capabilities/predictions/prediction-bhavesh.ts'
import classics from '../../src/capabilities/predictions/prediction-classics.ts'
import dasha from '../../src/capabilities/predictions/prediction-dasha.ts'
import nature from '../../src/capabilities/predictions/prediction-nature.ts'
import physical from '../../src/capabilities/predictions/prediction-physical.ts'
import dispositions from '../../src/capabilities/predictions/prediction-planetary-dispositions.ts'
import { mentionsAdultLife } from '../../src/readings/age-filter.ts'
import { corpus } from '../../src/readings/corpora.ts'
import { sentencesOf, type Topic, topicPassages } from '../../src/readings/passage.ts'
import { randomBirths } from '../capabilities/births.ts'
import { sample } from '../long.ts'
import { worldAt } from '../world.ts'
import { faultIn } from './grammar.ts'

// Readings of the Vedic school and of Lal Kitab address the reader, open with a summary, repeat nothing and differ from person to person.

const AS_OF = '2026-11-29'
const world = worldAt(Date.parse(`${AS_OF}T12:00:00Z`))
const BIRTHS = randomBirths(sample(260, 700), 91).filter(({ datetime }) => datetime < '2026')
const ADULTS = BIRTHS.filter(({ datetime }) => datetime > '1967' && datetime < '2007').slice(0, sample(60, 160))
const CHILDREN = BIRTHS.filter(({ datetime }) => datetime > '2010').slice(0, sample(4, 12))
const NAME = 'Meera Shah'

interface Reading {
  readonly compute: (input: never, world: World) => unknown
}
interface Case {
  readonly slug: string
  readonly reading: Reading
  readonly more?: object
  /** The maximum share of sentences that two people have in common, on average. */
  readonly shared: number
  readonly summary?: boolean
}
const CASES: readonly Case[] = [
  { slug: 'lal-kitab-prediction', shared: 0.12, reading: lalKitab as Reading, more: { as_of: AS_OF } },
  { slug: 'lal-kitab-varshphal', shared: 0.1, reading: varshphal as Reading, more: { as_of: AS_OF } },
  { slug: 'prediction-nature', shared: 0.08, reading: nature as Reading, summary: true },
  {
    slug: 'prediction-dasha',
    shared: 0.06,
    reading: dasha as Reading,
    more: { from_date: AS_OF, years: 12 },
    summary: true,
  },
  { slug: 'prediction-bhavesh', shared: 0.05, reading: bhavesh as Reading, summary: true },
  { slug: 'prediction-physical', shared: 0.18, reading: physical as Reading, summary: true },
  { slug: 'prediction-classics', shared: 0.12, reading: classics as Reading, summary: true },
  { slug: 'prediction-planetary-dispositions', shared: 0.06, reading: dispositions as Reading },
]
const CONTEXT =
  /fact|source|rule|method|note|caution|evidence|title|good_if|bad_if|^remed|condition|^reason|tendency|trait|cause|signs_in_life|meaning|theme|chapter|^do$|avoid|time$/

const sentencesIn = (value: unknown, key = ''): string[] => {
  if (typeof value === 'string')
    return value.length > 30 && !value.startsWith('<') && !CONTEXT.test(key)
      ? sentencesOf(value).filter((sentence) => sentence.split(' ').length > 3 && /\.[”’"]?$/.test(sentence))
      : []
  if (Array.isArray(value)) return value.flatMap((item) => sentencesIn(item, key))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, field]) => (name === 'facts' ? [] : sentencesIn(field, name)))
}
const computed = new Map<string, Promise<unknown[]>>()
/** The answers of a reading, computed once for all tests. */
const answersOf = ({ slug, reading, more }: Case, births: typeof ADULTS): Promise<unknown[]> => {
  const key = `${slug} ${births === ADULTS}`
  const answers =
    computed.get(key) ??
    Promise.all(births.map((birth) => reading.compute({ ...birth, ...more, name: NAME } as never, world)))
  computed.set(key, answers)
  return answers
}
/** Sentences of passages that state how common their fact is, and general ones on health and on how to keep a custom. */
const COMMON =
  /charts of ten|one person in three|Most people are like you|most charts are like that|diagnosis|^Do one custom a day/
const commonSentences = new Set(
  (
    await Promise.all(
      (['sun-moon-yoga', 'moon-aspected', 'conjunction', 'lal-kitab-teva'] as const).map((name) => corpus(name)),
    )
  )
    .flatMap((topic) => topicPassages(topic as Topic))
    .filter(({ passage }) => COMMON.test(passage.text))
    .flatMap(({ passage }) => sentencesOf(passage.text)),
)
const isCommon = (sentence: string) => COMMON.test(sentence) || commonSentences.has(sentence)
const FORMULAS =
  /speaks? (?:for|against) it|helps it most|weighs on it|seldom missed|says the book of this|the verse (?:takes|grants) this|a helping place|a hard place/

test('the sample has adults and children', () => {
  expect([ADULTS.length >= 50, CHILDREN.length >= 4]).toEqual([true, true])
})

describe.each(CASES.map((each) => [each.slug, each] as const))('%s', (_, each) => {
  test('addresses the reader in at least half of its sentences, in correct grammar and without formulas', async () => {
    for (const answer of await answersOf(each, ADULTS)) {
      const sentences = sentencesIn(answer)
      const addressing = sentences.filter((sentence) => /\byou(?:r|rs|rself)?\b/i.test(sentence))
      expect(addressing.length / sentences.length).toBeGreaterThanOrEqual(0.5)
      expect(sentences.filter((sentence) => FORMULAS.test(sentence))).toEqual([])
      expect(sentences.flatMap((sentence) => faultIn(sentence) ?? [])).toEqual([])
      expect(sentences.filter((sentence, i) => sentences.indexOf(sentence) !== i)).toEqual([])
    }
  })

  test('gives no sentence to more than a fifth of the people, and shares few with another', async () => {
    const sets = (await answersOf(each, ADULTS)).map((answer) => new Set(sentencesIn(answer)))
    const counts = new Map<string, number>()
    for (const set of sets) for (const sentence of set) counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
    // A fifth of the people, and 2.5 standard deviations of the sample.
    const limit = 0.2 + 2.5 * Math.sqrt((0.2 * 0.8) / ADULTS.length)
    expect([...counts].filter(([sentence, count]) => count / ADULTS.length > limit && !isCommon(sentence))).toEqual([])
    const shares = sets.flatMap((a, i) =>
      sets.slice(0, i).map((b) => (2 * [...a].filter((sentence) => b.has(sentence)).length) / (a.size + b.size)),
    )
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(each.shared)
  })

  test('on a child addresses the parents and has no matters of adult life', async () => {
    for (const answer of await answersOf(each, CHILDREN)) {
      const sentences = sentencesIn(answer)
      expect(
        sentences.filter((sentence) => /\byour (?:spouse|wife|husband|marriage|salary|boss)\b/i.test(sentence)),
      ).toEqual([])
      expect(sentences.filter(mentionsAdultLife)).toEqual([])
      const aboutChild = sentences.filter((sentence) => /\b(?:child|children|Meera|them|they|their)\b/i.test(sentence))
      expect(aboutChild.length / sentences.length).toBeGreaterThan(0.4)
    }
  })
})

test.each(CASES.filter(({ summary }) => summary).map((each) => [each.slug, each] as const))(
  '%s opens with the given name and three sentences or more',
  async (_, each) => {
    for (const answer of await answersOf(each, ADULTS)) {
      const { text } = (answer as { summary: { text: string } }).summary
      expect(text.startsWith('Meera, you ')).toBe(true)
      expect(sentencesOf(text).length).toBeGreaterThanOrEqual(3)
      for (const [date] of text.matchAll(/\d+ \w+ \d{4}/g))
        expect(Date.parse(`${date} UTC`)).toBeGreaterThan(Date.parse(AS_OF))
    }
  },
)
