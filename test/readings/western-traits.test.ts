import { beforeAll, expect, test } from 'bun:test'
import { HOUSE_SIGNS } from '../../src/capabilities/western/parts/house-sign-texts.ts'
import { HOUSE_SIGN_TRAITS } from '../../src/capabilities/western/parts/house-sign-traits.ts'
import report from '../../src/capabilities/western/western-detailed-report.ts'
import { type CorpusName, corpus } from '../../src/readings/corpora.ts'
import { formFinder } from '../../src/readings/elder-forms.ts'
import {
  type Cell,
  oppositeOf,
  sentencesOf,
  type Topic,
  TRAIT_PAIRS,
  type Trait,
  topicPassages,
  variants,
} from '../../src/readings/passage.ts'
import { MAX_EXCEPTIONS } from '../../src/readings/traits.ts'
import { upperFirst } from '../../src/wording.ts'
import { HOUSES, SIGNS } from '../../src/zodiac/signs.ts'
import { randomBirths } from '../capabilities/births.ts'
import { worldAt } from '../world.ts'

// A report on a birth chart gives the reader one trait of each pair of opposites, and the other one as a stated exception only.

const CHARTS = 300
const world = worldAt(Date.UTC(2026, 10, 29))
const BIRTHS = randomBirths(CHARTS * 2, 41)
  .filter(({ datetime }) => datetime > '1930' && datetime < '2008')
  .slice(0, CHARTS)

/** The topics of the report that give traits, with the path of their forms for readers from sixty on. */
const TOPICS: readonly [CorpusName, CorpusName | null, readonly string[]][] = [
  ['western-planet-in-sign', 'elder-western-placement', ['sign']],
  ['western-planet-in-house', 'elder-western-placement', ['house']],
  ['western-standing', 'elder-western-placement', ['standing']],
  ['western-aspect', 'elder-western-aspect', ['planets']],
  ['western-point-aspect', 'elder-western-aspect', ['points']],
  ['western-chapter', 'elder-western-chapter', ['chapter']],
  ['western-theme-house', 'elder-western-chapter', []],
  ['western-theme', 'elder-western-chapter', ['theme']],
  ['western-conflict', 'elder-western-chapter', ['conflict']],
  ['western-life-area', 'elder-western-chapter', ['area']],
  ['western-ascendant', null, []],
  ['western-ruler-in-house', 'elder-western-ruler', []],
]

const CHILD_TOPICS = [
  'child-western-sign',
  'child-western-house',
  'child-western-aspect',
  'child-western-theme',
] as const

/** The traits of each sentence of the passages that give any. */
const traitsOfSentence = new Map<string, readonly Trait[]>()
const cellAt = (topic: unknown, path: readonly string[]) =>
  path.reduce((node, key) => (node as Record<string, unknown>)[key], topic) as Cell
beforeAll(async () => {
  const add = ({ text, traits }: { text: string; traits?: readonly Trait[] }) => {
    if (traits) for (const sentence of sentencesOf(text)) traitsOfSentence.set(sentence, traits)
  }
  for (const [name, elder, prefix] of TOPICS) {
    const topic = (await corpus(name)) as Topic
    const form = elder && (await formFinder(70, () => corpus(elder)))
    for (const { path, passage } of topicPassages(topic)) {
      add(passage)
      if (form) variants(form([...prefix, ...path], cellAt(topic, path))).forEach(add)
    }
  }
  for (const name of CHILD_TOPICS)
    for (const { passage } of topicPassages((await corpus(name)) as Topic)) {
      const text = passage.text.replaceAll('{child}', 'your child')
      add({ ...passage, text: sentencesOf(text).map(upperFirst).join(' ') })
    }
  for (const house of HOUSES)
    for (const sign of SIGNS) add({ text: HOUSE_SIGNS[house][sign], traits: HOUSE_SIGN_TRAITS[house]?.[sign] })
})

const EXCEPTION =
  /^(?:As a rule (?:you|your child) .+, but not .+|.+ it is the other way round, although .+ elsewhere.*|Elsewhere (?:you|your child) .+ it is different.*)\.$/
interface Claim {
  readonly trait: Trait
  readonly sentence: string
}
/** The traits that a text gives without calling them an exception. */
const flatTraits = (text: string): Claim[] => {
  let isException = false
  let before: readonly Trait[] | undefined
  return sentencesOf(text).flatMap((sentence) => {
    const traits = traitsOfSentence.get(sentence)
    if (EXCEPTION.test(sentence)) isException = true
    else if (traits !== before && before !== undefined) isException = false
    const isFlat = !isException
    before = EXCEPTION.test(sentence) ? undefined : traits
    return traits && isFlat ? traits.map((trait) => ({ trait, sentence })) : []
  })
}

const textsOf = (data: Awaited<ReturnType<typeof report.compute>>): string[] => [
  data.summary,
  ...data.chapters.map(({ text }) => text),
  ...Object.values(data.big_three).map(({ text }) => text),
  ...data.planet_readings.map(({ text }) => text),
  ...data.house_readings.map(({ text }) => text),
  ...data.aspect_readings.map(({ text }) => text),
  ...Object.values(data.life_areas).map(({ text }) => text),
]

/** Computes the reports, and returns the traits that they give and the number of exceptions. */
const read = async (births: typeof BIRTHS, length: 'standard' | 'full' = 'full') => {
  const seen = new Set<Trait>()
  let exceptions = 0
  for (const birth of births) {
    const data = await report.compute({ ...birth, length }, world)
    const texts = textsOf(data)
    const claims = texts.flatMap(flatTraits)
    const given = new Set(claims.map(({ trait }) => trait))
    const both = claims.filter(({ trait }) => given.has(oppositeOf(trait)))
    expect([birth.datetime, both]).toEqual([birth.datetime, []])
    for (const trait of given) seen.add(trait)
    exceptions += texts.flatMap(sentencesOf).filter((sentence) => EXCEPTION.test(sentence)).length
    expect(data.aspect_readings.length).toBeLessThanOrEqual(10)
  }
  return { seen, exceptions }
}
const pairsIn = (seen: ReadonlySet<Trait>) =>
  TRAIT_PAIRS.filter((pair) => pair.every((trait) => seen.has(trait))).length

test(`${CHARTS} reports give one trait of each pair`, async () => {
  const { seen, exceptions } = await read(BIRTHS)
  expect(pairsIn(seen)).toBeGreaterThan(12)
  // There are exceptions, and they are rare.
  expect(exceptions).toBeGreaterThan(CHARTS / 2)
  expect(exceptions).toBeLessThanOrEqual(CHARTS * MAX_EXCEPTIONS)
  // A standard report has them in its themes only.
  const short = BIRTHS.slice(0, CHARTS / 5)
  expect((await read(short, 'standard')).exceptions).toBeLessThan(short.length)
}, 600_000)

test('reports on children give one trait of each pair', async () => {
  const children = randomBirths(1500, 43)
    .filter(({ datetime }) => datetime > '2010' && datetime < '2026')
    .slice(0, 60)
  expect(children.length).toBeGreaterThan(30)
  const { seen, exceptions } = await read(children)
  expect(pairsIn(seen)).toBeGreaterThan(6)
  expect(exceptions).toBeGreaterThan(10)
}, 600_000)
