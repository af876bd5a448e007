import type { Entry } from '../../capabilities/capability.ts'
import { mapConcurrently } from '../../concurrency.ts'
import { type Block, facts, type Ground, paragraph, type Section, table } from '../../document/document.ts'
import { listed } from '../../wording.ts'
import { factTables, withoutNamesakes } from './fact-tables.ts'

/** What a document rests on, told at its end: how the moment was reckoned, the facts, the books. */

/** Books by the names under which methods and rules cite them. */
const BOOKS: readonly (readonly [cited: RegExp, title: string])[] = [
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
const booksIn = (texts: readonly string[]) =>
  BOOKS.flatMap(([cited, title]) => (texts.some((text) => cited.test(text)) ? [title] : []))

/** The capability that a fact names as its source, `family/slug` or a slug of the report's own family. */
type Find = (family: string, slug: string) => Entry | undefined | Promise<Entry | undefined>

const NAMED = /^(?:([a-z-]+)\/)?([a-z_-]+)$/

interface Rested {
  /** What tells how a moment was reckoned. */
  readonly reckoning: readonly (readonly [string, string])[]
  /** Facts that the document shows by itself. */
  readonly shown: (ground: Ground) => boolean
}

export const appendixOf = async (
  entry: Entry,
  sections: readonly Section[],
  { reckoning, shown }: Rested,
  find: Find,
): Promise<Section[]> => {
  const grounds = sections.flatMap(({ facts: own = [] }) => own)
  const once = new Map(grounds.filter((each) => !shown(each)).map((each) => [each.text, each]))
  const told = withoutNamesakes([...once.values()])
  const sources = [...new Set(grounds.map(({ source }) => source))]
  const found = new Map(
    await mapConcurrently(sources, async (source) => {
      const [, family = entry.family, slug] = NAMED.exec(source) ?? []
      return [source, slug === undefined ? null : ((await find(family, slug)) ?? entry)] as const
    }),
  )
  // What a book says by itself stands under its name.
  const titleOf = (source: string) => found.get(source)?.title ?? source
  const books = booksIn([
    entry.method,
    ...sources,
    ...[...found.values()].flatMap((computing) => (computing ? [computing.method] : [])),
  ])
  const blocks: Block[] = [
    ...(reckoning.length > 0 ? [facts(reckoning)] : []),
    ...(books.length > 0 ? [paragraph(`The rules are, in our own words, those of ${listed(books)}.`)] : []),
    ...(told.length > 0
      ? [
          table(
            'Facts that the text names, by what computes them',
            ['From', 'Facts'],
            [...Map.groupBy(told, ({ source }) => titleOf(source))].map(([title, those]) => [
              title,
              factTables(those.map(({ text }) => text)).join(' '),
            ]),
          ),
        ]
      : []),
  ]
  return blocks.length > 0 ? [{ title: 'What it rests on', blocks }] : []
}
