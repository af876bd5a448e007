import type { CatalogueEntry } from '../capabilities/capability.ts'
import { isWithinEdits } from '../nearest.ts'
import type { TSchema } from '../schema.ts'
import { SYNONYMS } from './synonyms.ts'
import { searchWords, stem } from './words.ts'

/** Weight of a word by the part of a capability that contains it. Source: this project's own weights. */
const WEIGHTS = { name: 6, keywords: 5, summary: 3, choices: 2, fields: 1.5, family: 2, method: 0.7 } as const

/** The allowed words of the enumerated fields of an input, such as the purposes of a muhurta. */
const choicesOf = ({ properties }: CatalogueEntry['input']): string =>
  Object.values(properties)
    .flatMap((field: TSchema) => [field, ...((field.anyOf ?? []) as TSchema[])].flatMap((each) => each.enum ?? []))
    .filter((word) => typeof word === 'string' && word.length > 2)
    .join(' ')
    .replaceAll('_', ' ')

const documentOf = (
  { slug, title, summary, method, family, input, data, keywords = '' }: CatalogueEntry,
  about: string,
) =>
  ({
    name: `${slug} ${title}`,
    keywords,
    summary,
    choices: choicesOf(input),
    method,
    family: `${family} ${about}`,
    fields: [...Object.keys(input.properties), ...Object.keys(data.properties)].join(' '),
  }) satisfies Record<Part, string>

/** Catalogue words by the stem of a query word, or by a phrase of several words. */
const SYNONYM_WORDS = new Map(
  Object.entries(SYNONYMS).map(([phrase, words]) => [phrase.includes(' ') ? phrase : stem(phrase), searchWords(words)]),
)

/** Returns matching entries, the best first. */
export type Finder = (query: string, limit: number, family?: string) => CatalogueEntry[]

/** Bonus factor of a capability whose whole name is in the query. Source: this project's own weights. */
const FULL_NAME_BONUS = 1
/** Matches below this share of the best score are omitted. */
const MIN_SHARE_OF_BEST = 0.25

type Part = keyof typeof WEIGHTS
/** Parts by descending weight. */
const PARTS = (Object.keys(WEIGHTS) as Part[]).sort((a, b) => WEIGHTS[b] - WEIGHTS[a])

/** The words of the catalogue, with the number of each in `words`. */
interface WordIndex {
  readonly words: ReadonlyMap<string, number>
  /** The number of capabilities with a word. */
  countOf(word: string): number
  /** Calls `visit` with the place in the catalogue and the weight of each capability with a word. */
  each(word: string, visit: (document: number, weight: number) => void): void
}

/** Packed into typed arrays: 25,000 pairs of words and capabilities in maps would take eight megabytes. */
const indexOf = (
  catalogue: readonly CatalogueEntry[],
  families: readonly { slug: string; title: string; about: string }[],
): WordIndex => {
  const familyTexts = new Map(families.map(({ slug, title, about }) => [slug, `${title} ${about}`]))
  const words = new Map<string, number>()
  const postings: number[][] = []
  for (const [document, entry] of catalogue.entries()) {
    const texts = documentOf(entry, familyTexts.get(entry.family) ?? '')
    const seen = new Set<number>()
    for (const [part, name] of PARTS.entries())
      for (const word of searchWords(texts[name]).map(stem)) {
        let number = words.get(word)
        if (number === undefined) {
          words.set(word, (number = words.size))
          postings.push([])
        }
        if (seen.has(number)) continue
        seen.add(number)
        postings[number]!.push(document, part)
      }
  }
  const starts = new Uint32Array(postings.length + 1)
  for (const [number, list] of postings.entries()) starts[number + 1] = starts[number]! + list.length
  const packed = new Uint16Array(starts.at(-1)!)
  for (const [number, list] of postings.entries()) packed.set(list, starts[number])
  return {
    words,
    countOf(word) {
      const number = words.get(word)
      return number === undefined ? 0 : (starts[number + 1]! - starts[number]!) / 2
    },
    each(word, visit) {
      const number = words.get(word)
      if (number === undefined) return
      for (let i = starts[number]!; i < starts[number + 1]!; i += 2) visit(packed[i]!, WEIGHTS[PARTS[packed[i + 1]!]!])
    },
  }
}

/** Returns a search for capabilities by plain words, weighted by tf-idf: rare words count more. */
export const createFinder = (
  catalogue: readonly CatalogueEntry[],
  families: readonly { slug: string; title: string; about: string }[],
): Finder => {
  const index = indexOf(catalogue, families)
  const vocabulary = [...index.words.keys()]
  const rarity = (word: string) => Math.log(1 + catalogue.length / (index.countOf(word) || catalogue.length))

  /** The words of the catalogue that a query word stands for, each with a confidence from 0 to 1. */
  const expand = (word: string): [string, number][] => {
    const wordStem = stem(word)
    const exactMatches: [string, number][] = index.words.has(wordStem) ? [[wordStem, 1]] : []
    const synonyms = (SYNONYM_WORDS.get(wordStem) ?? []).map((each): [string, number] => [stem(each), 0.8])
    if (exactMatches.length + synonyms.length > 0) return [...exactMatches, ...synonyms]
    if (wordStem.length < 5) return []
    const similar = vocabulary.filter(
      (each) => each.startsWith(wordStem) || isWithinEdits(wordStem.length < 8 ? 1 : 2, wordStem, each),
    )
    return similar.slice(0, 4).map((each) => [each, 0.6])
  }

  return (query, limit, family) => {
    const queryWords = new Map<string, number>()
    const text = query.toLowerCase()
    const phrases = [...SYNONYM_WORDS].filter(([phrase]) => phrase.includes(' ') && text.includes(phrase))
    for (const word of [...searchWords(query), ...phrases.flatMap(([, words]) => words)])
      for (const [each, confidence] of expand(word))
        queryWords.set(each, Math.max(queryWords.get(each) ?? 0, confidence))
    const scores = new Float64Array(catalogue.length)
    for (const [word, confidence] of queryWords) {
      const weight = confidence * rarity(word)
      index.each(word, (document, weightOfWord) => {
        scores[document]! += weight * weightOfWord
      })
    }
    const results = catalogue
      .map((entry, i) => ({ entry, score: scores[i]! }))
      .filter(({ entry, score }) => score > 0 && (family === undefined || entry.family === family))
      .map(({ entry, score }) => {
        const nameWords = searchWords(entry.slug).map(stem)
        const nameShare = nameWords.filter((word) => queryWords.has(word)).length / nameWords.length
        return { entry, score: score * (1 + FULL_NAME_BONUS * nameShare) }
      })
      .sort((a, b) => b.score - a.score)
    const best = results[0]?.score ?? 0
    if (best === 0) return []
    return results
      .slice(0, limit)
      .filter(({ score }) => score >= best * MIN_SHARE_OF_BEST)
      .map(({ entry }) => entry)
  }
}
