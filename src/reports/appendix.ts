import type { CatalogueEntry } from '../capabilities/capability.ts'
import { mapConcurrently } from '../concurrency.ts'
import { type Block, type FactList, facts, paragraph, type Section } from '../document/document.ts'
import { joinWords } from '../wording.ts'
import { citedBooks } from './books.ts'

/** The last section of a document: how its moment was calculated, and the books. */

/** Finds the capability that a fact names as its source: `family/slug`, or a slug of the report's family. */
type FindEntry = (family: string, slug: string) => CatalogueEntry | undefined | Promise<CatalogueEntry | undefined>

const SOURCE_NAME = /^(?:([a-z-]+)\/)?([a-z_-]+)$/

export const appendixOf = async (
  entry: CatalogueEntry,
  sections: readonly Section[],
  /** Name and value of each fact about the calculation: Julian day, zodiac, ephemeris. */
  reckoning: FactList['facts'],
  findEntry: FindEntry,
): Promise<Section[]> => {
  const grounds = sections.flatMap(({ facts: sectionFacts = [] }) => sectionFacts)
  const sources = [...new Set(grounds.map(({ source }) => source))]
  const entries = new Map(
    await mapConcurrently(sources, async (source) => {
      const [, family = entry.family, slug] = SOURCE_NAME.exec(source) ?? []
      return [source, slug === undefined ? null : ((await findEntry(family, slug)) ?? entry)] as const
    }),
  )
  const books = citedBooks([
    entry.method,
    ...sources,
    ...[...entries.values()].flatMap((source) => (source ? [source.method] : [])),
  ])
  const blocks: Block[] = [
    ...(reckoning.length > 0 ? [facts(reckoning)] : []),
    ...(books.length > 0 ? [paragraph(`The rules are, in our own words, those of ${joinWords(books)}.`)] : []),
  ]
  return blocks.length > 0 ? [{ title: 'What it rests on', blocks }] : []
}
