import { beforeAll, expect, test } from 'bun:test'
import bundle from '../../src/capabilities/predictions/personal-characteristics-bundle.ts'
import life from '../../src/capabilities/predictions/prediction-life-report.ts'
import nature from '../../src/capabilities/predictions/prediction-nature.ts'
import kundli from '../../src/capabilities/reports/classical-kundli-report.ts'
import { MOON_CARE } from '../../src/capabilities/reports/parts/kundli-sections.ts'
import { kundliReader } from '../../src/capabilities/reports/parts/kundli-words.ts'
import { DOSHA_FINDINGS } from '../../src/capabilities/shared/dosha-findings.ts'
import { YOGA_TRAITS } from '../../src/capabilities/shared/yoga-traits.ts'
import { CHILD_OVERLAYS } from '../../src/capabilities/western/parts/child-pair-words.ts'
import { OVERLAYS } from '../../src/capabilities/western/parts/overlay-words.ts'
import {
  ASPECT_TRAITS,
  BOND_TRAIT_PAIRS,
  PERSON_TRAIT_PAIRS,
  THEME_TRAITS,
} from '../../src/capabilities/western/parts/pair-trait-tables.ts'
import {
  bornBy,
  oppositePairTrait,
  overlayTraits,
  themeTrait,
} from '../../src/capabilities/western/parts/pair-traits.ts'
import synastry from '../../src/capabilities/western/synastry-full.ts'
import { GRAHAS } from '../../src/jyotish/grahas.ts'
import { yogaRule } from '../../src/jyotish/yogas/index.ts'
import { CORPUS_NAMES, corpus } from '../../src/readings/corpora.ts'
import {
  fillWords,
  oppositeOf,
  sentencesOf,
  type Topic,
  TRAIT_PAIRS,
  type Trait,
  topicPassages,
} from '../../src/readings/passage.ts'
import type { PointName } from '../../src/western/points.ts'
import { randomBirths } from '../capabilities/births.ts'
import { sample } from '../long.ts'
import { worldAt } from '../world.ts'

// No two printed passages of one answer give the reader opposite traits, unless one of them begins as an exception.

const CHARTS = sample(60, 150, 300)
const AS_OF = '2026-11-29'
const world = worldAt(Date.parse(`${AS_OF}T12:00:00Z`))
const BIRTHS = randomBirths(CHARTS * 3, 57)
  .filter(({ datetime }) => datetime > '1935' && datetime < '2024')
  .slice(0, CHARTS)

/** A printed sentence with its traits, by their bearer: `you`, the bond or the name of one of two people. */
interface Tagged {
  /** The sentence without its first letter, which a clause before it changes. */
  readonly end: string
  readonly traits: readonly string[]
  /** The beginning of its passage, if the sentences before it are not tagged. */
  readonly opening?: string
}
const tagged: Tagged[] = []
const ofPairs: Tagged[] = []
const NAMES = { a: 'Asha', b: 'Tom' }

/** A sentence with a placeholder counts by its longest part without one. */
const endOf = (sentence: string) =>
  sentence
    .split(/\{\w+\}/)
    .toSorted((a, b) => b.length - a.length)[0]!
    .slice(1)
const LEAST = 20
const tag = (text: string, traits: readonly Trait[]) => {
  for (const sentence of sentencesOf(text.replaceAll('{child}', 'your child'))) {
    const end = endOf(sentence)
    if (end.length >= LEAST) tagged.push({ end, traits })
  }
}
const born = ({ bond = [], a = [], b = [] }: ReturnType<typeof bornBy>) => [
  ...bond.map((trait) => `bond: ${trait}`),
  ...a.map((trait) => `a: ${trait}`),
  ...b.map((trait) => `b: ${trait}`),
]

beforeAll(async () => {
  for (const name of CORPUS_NAMES)
    for (const { passage } of topicPassages((await corpus(name)) as Topic))
      if (passage.traits) tag(passage.text, passage.traits)
  for (const years of [8, 40])
    for (const graha of GRAHAS)
      for (const condition of ['strong', 'able', 'mixed', 'weak'] as const)
        for (const finding of kundliReader(years).finding(graha, condition))
          if (finding?.traits) tag(finding.text, finding.traits)
  for (const cares of Object.values(MOON_CARE).flatMap((each) => Object.values(each)))
    for (const care of cares) if (care?.traits) tag(care.text, care.traits)
  for (const [id, traits] of Object.entries(YOGA_TRAITS)) tag(yogaRule(id).result, traits)
  for (const { meaning, child, traits, childTraits } of Object.values(DOSHA_FINDINGS)) {
    if (traits) tag(meaning, traits)
    if (childTraits) tag(child, childTraits)
  }
  for (const name of ['western-synastry', 'child-western-synastry'] as const)
    for (const { path, passage } of topicPassages((await corpus(name)) as Topic)) {
      const traits = ASPECT_TRAITS[`${path[0]!.replace(/ (?:neutral|work)$/, '')} ${path[1]}`]
      if (!traits) continue
      for (const person of ['a', 'b'] as const) {
        const [one, other] = person === 'a' ? [NAMES.a, NAMES.b] : [NAMES.b, NAMES.a]
        const given = born(bornBy(traits, person))
        // The sentences that name nobody say which of the two it is only beside those that do.
        const sentences = sentencesOf(fillWords(passage.text, { one, other }))
        for (const sentence of sentences)
          if (sentence.includes(one) || sentence.includes(other))
            ofPairs.push({
              end: sentence.slice(1).replace(/\.$/, ''),
              traits: given,
              opening: sentences[0]!.slice(1),
            })
      }
    }
  for (const texts of [OVERLAYS, CHILD_OVERLAYS])
    for (const [planet, houses] of Object.entries(texts))
      for (const [house, text] of Object.entries(houses))
        for (const guest of ['a', 'b'] as const) {
          const words = { guest: NAMES[guest], host: NAMES[guest === 'a' ? 'b' : 'a'] }
          const traits = born(overlayTraits(planet as PointName, Number(house), guest))
          if (traits.length > 0) ofPairs.push({ end: fillWords(text as string, words).slice(1), traits })
        }
})

const EXCEPTION =
  /(?:^|[.:] )(?:As a rule [^.]+, but not [^.]+|As a rule [^.]+ makes an exception|[^.]+ it is the other way round, although [^.]+ elsewhere[^.]*|Elsewhere [^.]+ it is different[^.]*)\.$/
const REASON_OF_MAIN_QUESTION = /The exception is your main question:$/

interface Printed {
  readonly trait: string
  readonly sentence: string
}
/** The traits that the texts of an answer give without calling them an exception. */
const flatTraits = (texts: readonly string[], tags: readonly Tagged[]): { given: Printed[]; exceptions: number } => {
  const found: Printed[] = []
  let exceptions = 0
  for (const text of texts) {
    const printed = tags.flatMap(({ end, traits, opening = end }) => {
      const at = text.indexOf(end)
      const from = text.indexOf(opening)
      return at < 0 ? [] : [{ at: from < 0 ? at : Math.min(at, from), end, traits }]
    })
    /** The beginning of each passage, whose first sentence follows the opening of an exception. */
    const starts = new Map<readonly string[], number>()
    for (const { at, traits } of printed) starts.set(traits, Math.min(at, starts.get(traits) ?? at))
    const isException = ({ traits }: (typeof printed)[number]) => {
      const before = text.slice(0, Math.max(0, starts.get(traits)! - 1)).trimEnd()
      return EXCEPTION.test(before) || REASON_OF_MAIN_QUESTION.test(before)
    }
    exceptions += new Set(printed.filter(isException).map(({ traits }) => traits)).size
    for (const each of printed)
      if (!isException(each)) for (const trait of each.traits) found.push({ trait, sentence: each.end })
  }
  return { given: found, exceptions }
}

const textOf = (answer: unknown): string[] => {
  if (typeof answer === 'string') return answer.length > LEAST ? [answer] : []
  if (Array.isArray(answer)) return answer.flatMap(textOf)
  return answer && typeof answer === 'object' ? Object.values(answer).flatMap(textOf) : []
}

type Entry = readonly [slug: string, compute: (birth: (typeof BIRTHS)[number]) => Promise<unknown>]
const ANSWERS: readonly Entry[] = [
  ['classical-kundli-report', async (birth) => (await kundli.compute({ ...birth, as_of: AS_OF }, world)).sections],
  ['prediction-nature', async (birth) => (await nature.compute(birth, world)).sections],
  ['prediction-life-report', async (birth) => (await life.compute({ ...birth, as_of: AS_OF }, world)).sections],
  [
    'personal-characteristics-bundle',
    async (birth) => {
      const { ascendant, ascendant_lord, houses } = await bundle.compute(birth, world)
      return [ascendant.traits, ascendant_lord.reading, houses.map(({ reading }) => reading)]
    },
  ],
]

const opposed = (given: readonly Printed[], opposite: (trait: string) => string) => {
  const traits = new Set(given.map(({ trait }) => trait))
  return given.filter(({ trait }) => traits.has(opposite(trait))).map(({ trait, sentence }) => `${trait}: ${sentence}`)
}

test.each(ANSWERS)(
  `%s gives one trait of each pair, for ${CHARTS} births`,
  async (slug, compute) => {
    const contradictions: string[][] = []
    const seen = new Set<string>()
    for (const birth of BIRTHS) {
      const { given, exceptions } = flatTraits(textOf(await compute(birth)), tagged)
      const both = opposed(given, (trait) => oppositeOf(trait as Trait))
      if (both.length > 0) contradictions.push([birth.datetime, ...both])
      for (const { trait } of given) seen.add(trait)
      expect([slug, birth.datetime, exceptions <= 2]).toEqual([slug, birth.datetime, true])
    }
    expect(contradictions).toEqual([])
    // Both sides of most pairs occur, so that they could meet.
    const met = TRAIT_PAIRS.filter((pair) => pair.every((trait) => seen.has(trait)))
    expect([slug, met.length > 8]).toEqual([slug, true])
  },
  3_600_000,
)

test(`synastry-full gives one trait of each pair, for ${CHARTS} pairs`, async () => {
  const contradictions: string[][] = []
  const seen = new Set<string>()
  for (const [i, birth] of BIRTHS.entries()) {
    const focus = (['romance', 'friendship', 'business'] as const)[i % 3]!
    const answer = await synastry.compute(
      {
        person_a: { ...birth, name: NAMES.a },
        person_b: { ...BIRTHS[(i + 1) % BIRTHS.length]!, name: NAMES.b },
        focus,
      },
      world,
    )
    const texts = [
      answer.overview.summary,
      ...answer.themes.map(({ text }) => text),
      ...answer.house_overlays.map(({ text }) => text),
      ...answer.strengths,
      ...answer.challenges,
    ]
    const { given } = flatTraits(texts, ofPairs)
    const themes = answer.themes.flatMap(({ theme, score, aspects }) => {
      const trait = aspects.length > 0 && theme in THEME_TRAITS ? themeTrait(theme, score) : null
      return trait ? [{ trait: `bond: ${trait}`, sentence: `theme of ${theme}` }] : []
    })
    const opposite = (trait: string) => {
      const [bearer, ...rest] = trait.split(': ') as [string, string]
      return `${bearer}: ${oppositePairTrait(rest.join(': ') as Parameters<typeof oppositePairTrait>[0])}`
    }
    const both = opposed([...given, ...themes], opposite)
    if (both.length > 0) contradictions.push([birth.datetime, ...both])
    for (const { trait } of [...given, ...themes]) seen.add(trait.replace(/^\w+: /, ''))
  }
  expect(contradictions).toEqual([])
  const met = [...BOND_TRAIT_PAIRS, ...PERSON_TRAIT_PAIRS].filter((pair) => pair.every((trait) => seen.has(trait)))
  expect(met.length).toBeGreaterThan(8)
}, 3_600_000)
