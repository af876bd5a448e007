import { within } from '../atlas/edit-distance.ts'
import type { Entry } from '../capabilities/capability.ts'
import type { TSchema } from '../schema.ts'
import { MEANT } from './synonyms.ts'
import { stem, wordsOf } from './words.ts'

/** How much a word counts by where it stands. Source: this project's own weighing. */
const WEIGHTS = { name: 6, keywords: 5, summary: 3, choices: 2, fields: 1.5, family: 2, method: 0.7 } as const

/** The words of the closed sets that an input chooses from, such as the purposes of a muhurta. */
const choicesOf = ({ properties }: Entry['input']): string =>
  Object.values(properties)
    .flatMap((field: TSchema) => [field, ...((field.anyOf ?? []) as TSchema[])].flatMap((each) => each.enum ?? []))
    .filter((word) => typeof word === 'string' && word.length > 2)
    .join(' ')
    .replaceAll('_', ' ')

const documentOf = ({ slug, title, summary, method, family, input, data, keywords = '' }: Entry, about: string) =>
  ({
    name: `${slug} ${title}`,
    keywords,
    summary,
    choices: choicesOf(input),
    method,
    family: `${family} ${about}`,
    fields: [...Object.keys(input.properties), ...Object.keys(data.properties)].join(' '),
  }) satisfies Record<keyof typeof WEIGHTS, string>

/** By the stem of a word, or by several words as they are. */
const SYNONYMS = new Map(
  Object.entries(MEANT).map(([said, meant]) => [said.includes(' ') ? said : stem(said), wordsOf(meant)]),
)

/** Found entries, the best first. */
export type Finder = (query: string, limit: number, family?: string) => Entry[]

/** What is called by its whole name counts so much more. Source: this project's own weighing. */
const NAMED = 1
/** Less of the best score than this is not told. */
const FAR = 0.25

/** Finds capabilities by plain words: each counts the more the fewer capabilities have it (tf-idf). */
export const finder = (
  catalogue: readonly Entry[],
  families: readonly { slug: string; title: string; about: string }[],
): Finder => {
  const abouts = new Map(families.map(({ slug, title, about }) => [slug, `${title} ${about}`]))
  const documents = catalogue.map((entry) => {
    const weights = new Map<string, number>()
    for (const [part, text] of Object.entries(documentOf(entry, abouts.get(entry.family) ?? '')))
      for (const word of new Set(wordsOf(text).map(stem)))
        weights.set(word, Math.max(weights.get(word) ?? 0, WEIGHTS[part as keyof typeof WEIGHTS]))
    return { entry, weights, called: wordsOf(entry.slug).map(stem) }
  })
  const having = new Map<string, number>()
  for (const { weights } of documents) for (const word of weights.keys()) having.set(word, (having.get(word) ?? 0) + 1)
  const vocabulary = [...having.keys()]
  const rarity = (word: string) => Math.log(1 + documents.length / (having.get(word) ?? documents.length))

  /** The words of the catalogue that a word of the query stands for, and how surely. */
  const meant = (word: string): [string, number][] => {
    const own = stem(word)
    const known: [string, number][] = having.has(own) ? [[own, 1]] : []
    const others = (SYNONYMS.get(own) ?? []).map((each): [string, number] => [stem(each), 0.8])
    if (known.length + others.length > 0) return [...known, ...others]
    if (own.length < 5) return []
    const near = vocabulary.filter((each) => each.startsWith(own) || within(own.length < 8 ? 1 : 2, own, each))
    return near.slice(0, 4).map((each) => [each, 0.6])
  }

  return (query, limit, family) => {
    const asked = new Map<string, number>()
    const text = query.toLowerCase()
    const phrases = [...SYNONYMS].filter(([phrase]) => phrase.includes(' ') && text.includes(phrase))
    for (const word of [...wordsOf(query), ...phrases.flatMap(([, words]) => words)])
      for (const [each, sure] of meant(word)) asked.set(each, Math.max(asked.get(each) ?? 0, sure))
    const scored = documents
      .filter(({ entry }) => family === undefined || entry.family === family)
      .map(({ entry, weights, called }) => {
        let score = 0
        for (const [word, sure] of asked) score += sure * (weights.get(word) ?? 0) * rarity(word)
        const named = called.filter((word) => asked.has(word)).length / called.length
        return { entry, score: score * (1 + NAMED * named) }
      })
      .sort((a, b) => b.score - a.score)
    const best = scored[0]?.score ?? 0
    if (best === 0) return []
    return scored
      .slice(0, limit)
      .filter(({ score }) => score >= best * FAR)
      .map(({ entry }) => entry)
  }
}
