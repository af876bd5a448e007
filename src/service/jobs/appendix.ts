import type { Entry } from '../../capabilities/capability.ts'
import { mapConcurrently } from '../../concurrency.ts'
import { type Block, facts, paragraph, type Section, type SupportingFact, table } from '../../document/document.ts'
import { joinWords } from '../../wording.ts'
import { mergeTimeSpans, withoutDuplicateFacts } from './condensed-facts.ts'

/** The last section of a document: how its moment was calculated, the facts and the books. */

/** Titles of books, with the patterns by which methods and rules cite them. */
const BOOKS: readonly (readonly [citation: RegExp, title: string])[] = [
  [/\bBPHS\b|Brihat Parashara/, 'Brihat Parashara Hora Shastra'],
  [/Brihat Jataka/, 'Brihat Jataka of Varahamihira'],
  [/Brihat Samhita/, 'Brihat Samhita of Varahamihira'],
  [/Jaimini/, 'Jaimini Upadesa Sutras'],
  [/Saravali/, 'Saravali of Kalyana Varma'],
  [/Phaladeepika/, 'Phaladeepika of Mantreswara'],
  [/Jataka Parijata/, 'Jataka Parijata of Vaidyanatha'],
  [/Uttara Kalamrita/, 'Uttara Kalamrita of Kalidasa'],
  [/Laghu Parashari/, 'Laghu Parashari'],
  [/Prasna Marga/, 'Prasna Marga'],
  [/Muhurta Chintamani/, 'Muhurta Chintamani of Rama Daivajna'],
  [/Kalaprakashika/, 'Kalaprakashika'],
  [/Taittiriya Brahmana/, 'Taittiriya Brahmana'],
  [/Three Hundred Important Combinations/, 'Three Hundred Important Combinations by B. V. Raman'],
  [/Lal Kitab/, 'Lal Kitab'],
  [/R\. G\. Rao/, 'Bhrigu Nandi Nadi as R. G. Rao teaches it'],
  [/Ptolemy|Tetrabiblos/, 'Tetrabiblos of Ptolemy'],
  [/Egyptian terms|Dorothean/, 'Carmen Astrologicum of Dorotheus'],
  [/Marc Edmund Jones/, 'The Guide to Horoscope Interpretation by Marc Edmund Jones'],
  [/Discepolo/, 'Ciro Discepolo on synastry'],
]
const citedBooks = (texts: readonly string[]) =>
  BOOKS.flatMap(([citation, title]) => (texts.some((text) => citation.test(text)) ? [title] : []))

/** Finds the capability that a fact names as its source: `family/slug`, or a slug of the report's family. */
type FindEntry = (family: string, slug: string) => Entry | undefined | Promise<Entry | undefined>

const SOURCE_NAME = /^(?:([a-z-]+)\/)?([a-z_-]+)$/

interface AppendixParts {
  /** Name and value of each fact about the calculation: Julian day, zodiac, ephemeris. */
  readonly reckoning: readonly (readonly [string, string])[]
  /** True for facts that the document shows elsewhere. */
  readonly isShown: (ground: SupportingFact) => boolean
}

export const appendixOf = async (
  entry: Entry,
  sections: readonly Section[],
  { reckoning, isShown }: AppendixParts,
  findEntry: FindEntry,
): Promise<Section[]> => {
  const grounds = sections.flatMap(({ facts: sectionFacts = [] }) => sectionFacts)
  const byText = new Map(grounds.filter((each) => !isShown(each)).map((each) => [each.text, each]))
  const listedFacts = withoutDuplicateFacts([...byText.values()])
  const sources = [...new Set(grounds.map(({ source }) => source))]
  const entries = new Map(
    await mapConcurrently(sources, async (source) => {
      const [, family = entry.family, slug] = SOURCE_NAME.exec(source) ?? []
      return [source, slug === undefined ? null : ((await findEntry(family, slug)) ?? entry)] as const
    }),
  )
  // Facts whose source is a book are listed under the title of the book.
  const titleOf = (source: string) => entries.get(source)?.title ?? source
  const books = citedBooks([
    entry.method,
    ...sources,
    ...[...entries.values()].flatMap((source) => (source ? [source.method] : [])),
  ])
  const blocks: Block[] = [
    ...(reckoning.length > 0 ? [facts(reckoning)] : []),
    ...(books.length > 0 ? [paragraph(`The rules are, in our own words, those of ${joinWords(books)}.`)] : []),
    ...(listedFacts.length > 0
      ? [
          table(
            'Facts that the text names, by what computes them',
            ['From', 'Facts'],
            [...Map.groupBy(listedFacts, ({ source }) => titleOf(source))].map(([title, group]) => [
              title,
              mergeTimeSpans(group.map(({ text }) => text)).join(' '),
            ]),
          ),
        ]
      : []),
  ]
  return blocks.length > 0 ? [{ title: 'What it rests on', blocks }] : []
}
