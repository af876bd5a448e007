import type { Entry } from '../../capabilities/capability.ts'
import type { CatalogueIndex } from '../../capabilities/families.ts'
import type { Ground } from '../../document/document.ts'
import { withNotes } from '../../document/notes.ts'
import type { RenderRequest } from '../../document/rendering.ts'
import { withoutRepeats } from '../../document/repeated-sentences.ts'
import { typographic } from '../../document/typography.ts'
import { NAKSHATRAS } from '../../jyotish/nakshatras.ts'
import { abbreviationsIn } from '../../lexicon/abbreviations.ts'
import { columnHeads } from '../../lexicon/heads.ts'
import type { LabelLanguage } from '../../lexicon/languages.ts'
import { lexicon } from '../../lexicon/lexicon.ts'
import type { Warning } from '../../warnings.ts'
import type { JsonObject } from '../body.ts'
import { labelsOf } from '../labels.ts'
import { appendixOf } from './appendix.ts'
import { withLabels } from './document-labels.ts'
import { lookOf } from './document-theme.ts'
import { type Ask, frontOf } from './front.ts'
import { withPictures } from './pictures.ts'

interface Computed {
  readonly input: JsonObject
  // biome-ignore lint/suspicious/noExplicitAny: the answer of whichever report it is
  readonly data: any
  readonly warnings: readonly Warning[]
  /** Whether English terms stand beside those of the labels. */
  readonly bilingual: boolean
}

/** Points are a weighing of this project: pages tell them in words and bars. */
const POINTS = / of 100 points\b/

/** Schools other than the Vedic one, by family. */
const TRADITIONS: Readonly<Record<string, string>> = {
  western: 'Western astrology',
  'lal-kitab': 'Lal Kitab',
  bnn: 'Bhrigu Nandi Nadi',
}

/** The answer of another capability than the report's own. */
export type AnswerOf = (entry: Entry, input: JsonObject) => Promise<unknown>

/**
 * All that a document says: whom it is about and their chart, the report, what it rests on, what was warned of; its terms by
 * the names of the language that the input asks labels in.
 */
export const editionOf = async (
  entry: Entry,
  { input, data, warnings, bilingual }: Computed,
  find: CatalogueIndex['find'],
  answer: AnswerOf,
): Promise<Pick<RenderRequest, 'title' | 'look' | 'tradition' | 'subjects' | 'sections'>> => {
  const language = input.labels as LabelLanguage | null | undefined
  const known = language ? await lexicon(language) : null
  const words = language
    ? { heads: columnHeads(language), abbreviations: await abbreviationsIn(language) }
    : { heads: {}, abbreviations: {} }
  const terms: Record<string, string> = known ? labelsOf(entry.data, data, known).terms : {}
  // Documents name the stars of planets whose longitude alone is in the answer.
  if (known) for (const star of NAKSHATRAS) terms[star] ??= known.terms[star]
  const ask: Ask = async (family, slug, of) => {
    const other = (await find(family, slug))!
    const answered = await answer(other, of)
    if (known)
      for (const [term, name] of Object.entries(labelsOf(other.data, answered, known).terms)) terms[term] ??= name
    return answered
  }
  const report = withoutRepeats(entry.document!(data))
  const { subjects, chart, reckoning } = await frontOf(entry.family, report, { input, data }, ask)
  const shown = ({ text, source, kind, shown: inTable }: Ground) =>
    inTable || POINTS.test(text) || (chart !== null && kind === 'position' && source === 'vedic-charts/birth-chart')
  const told = [...(chart ? [chart] : []), ...report, ...(await appendixOf(entry, report, { reckoning, shown }, find))]
  const sections = await withPictures(told, input, find, ask)
  return {
    title: entry.title,
    look: lookOf(entry.slug, entry.family, subjects.length),
    tradition: TRADITIONS[entry.family] ?? 'Vedic astrology',
    subjects,
    sections: typographic(withNotes(withLabels(sections, { terms, ...words, bilingual }), warnings)),
  }
}
