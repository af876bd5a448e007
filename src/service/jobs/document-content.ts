import type { Entry } from '../../capabilities/capability.ts'
import type { CatalogueIndex } from '../../capabilities/families.ts'
import type { SupportingFact } from '../../document/document.ts'
import { withNotes } from '../../document/notes.ts'
import type { RenderRequest } from '../../document/rendering.ts'
import { withoutRepeats } from '../../document/repeated-sentences.ts'
import { withReadableDates } from '../../document/typography.ts'
import { NAKSHATRAS } from '../../jyotish/nakshatras.ts'
import { abbreviationsIn } from '../../lexicon/abbreviations.ts'
import { columnHeads } from '../../lexicon/heads.ts'
import type { LabelLanguage } from '../../lexicon/languages.ts'
import { lexicon } from '../../lexicon/lexicon.ts'
import type { Warning } from '../../warnings.ts'
import type { JsonObject } from '../body.ts'
import { labelsOf } from '../labels.ts'
import { appendixOf } from './appendix.ts'
import { type ComputeCapability, documentFrontOf } from './document-front.ts'
import { withLabels } from './document-labels.ts'
import { reportThemeOf } from './document-theme.ts'
import { withPictures } from './pictures.ts'

interface Computed {
  readonly input: JsonObject
  // biome-ignore lint/suspicious/noExplicitAny: the type depends on the report
  readonly data: any
  readonly warnings: readonly Warning[]
  /** True if English terms are printed beside the labels. */
  readonly bilingual: boolean
}

/** Facts with points are not listed: the pages show these scores of this project in words and bars. */
const POINTS = / of 100 points\b/

/** Families whose tradition is not Vedic astrology. */
const TRADITIONS: Readonly<Record<string, string>> = {
  western: 'Western astrology',
  'lal-kitab': 'Lal Kitab',
  bnn: 'Bhrigu Nandi Nadi',
}

/** Computes the answer of another capability than the report. */
export type AnswerOf = (entry: Entry, input: JsonObject) => Promise<unknown>

/**
 * The content of a document: its subjects and their chart, the report, the appendix and the warnings. Terms are labelled in the language
 * of `labels` in the input.
 */
export const documentContentOf = async (
  entry: Entry,
  { input, data, warnings, bilingual }: Computed,
  find: CatalogueIndex['find'],
  answer: AnswerOf,
): Promise<Pick<RenderRequest, 'title' | 'theme' | 'tradition' | 'subjects' | 'sections'>> => {
  const language = input.labels as LabelLanguage | null | undefined
  const labelLexicon = language ? await lexicon(language) : null
  const shortLabels = language
    ? { heads: columnHeads(language), abbreviations: await abbreviationsIn(language) }
    : { heads: {}, abbreviations: {} }
  const terms: Record<string, string> = labelLexicon ? labelsOf(entry.data, data, labelLexicon).terms : {}
  // Documents name the nakshatras of planets for which the answer has only a longitude.
  if (labelLexicon) for (const star of NAKSHATRAS) terms[star] ??= labelLexicon.terms[star]
  const computeForSubject: ComputeCapability = async (family, slug, of) => {
    const otherEntry = (await find(family, slug))!
    const otherData = await answer(otherEntry, of)
    if (labelLexicon)
      for (const [term, name] of Object.entries(labelsOf(otherEntry.data, otherData, labelLexicon).terms))
        terms[term] ??= name
    return otherData
  }
  const report = withoutRepeats(entry.document!(data))
  const { subjects, chart, reckoning } = await documentFrontOf(entry.family, report, { input, data }, computeForSubject)
  const isShown = ({ text, source, kind, isInTable }: SupportingFact) =>
    isInTable || POINTS.test(text) || (chart !== null && kind === 'position' && source === 'vedic-charts/birth-chart')
  const allSections = [
    ...(chart ? [chart] : []),
    ...report,
    ...(await appendixOf(entry, report, { reckoning, isShown: isShown }, find)),
  ]
  const sections = await withPictures(allSections, input, find, computeForSubject)
  return {
    title: entry.title,
    theme: reportThemeOf(entry.slug, entry.family, subjects.length),
    tradition: TRADITIONS[entry.family] ?? 'Vedic astrology',
    subjects,
    sections: withReadableDates(withNotes(withLabels(sections, { terms, ...shortLabels, bilingual }), warnings)),
  }
}
