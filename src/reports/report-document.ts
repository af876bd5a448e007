import type { CatalogueEntry } from '../capabilities/capability.ts'
import type { CatalogueIndex } from '../capabilities/families.ts'
import { regionalChartStyle } from '../chart-styles.ts'
import { withNotes } from '../document/notes.ts'
import type { RenderRequest, ReportTheme } from '../document/rendering.ts'
import { withoutRepeats } from '../document/repeated-sentences.ts'
import { ACCENTS, REPORT_TRADITIONS, type ReportDesign } from '../document/report-design.ts'
import { withReadableDates } from '../document/typography.ts'
import { DIGNITIES } from '../jyotish/dignity.ts'
import { WEEKDAYS } from '../jyotish/limbs.ts'
import { NAKSHATRAS } from '../jyotish/nakshatras.ts'
import { abbreviationsIn } from '../lexicon/abbreviations.ts'
import { dayWriter, monthLabels } from '../lexicon/chart-heads.ts'
import { documentPhrases } from '../lexicon/document-words.ts'
import { columnHeads } from '../lexicon/heads.ts'
import { labelsOf } from '../lexicon/labels.ts'
import type { LabelLanguage } from '../lexicon/languages.ts'
import { lexicon } from '../lexicon/lexicon.ts'
import { SANSKRIT } from '../lexicon/sanskrit.ts'
import { dayAndClock, withDegreesInOrder } from '../render/direction.ts'
import type { Warning } from '../warnings.ts'
import { appendixOf } from './appendix.ts'
import { birthChartSection } from './birth-chart.ts'
import { calculationFacts } from './calculation-facts.ts'
import { markPhrases } from './chart-marks.ts'
import { labelledSections } from './document-labels.ts'
import { type ComputeCapability, nonEmptyText, type ReportInput } from './input.ts'
import { documentParts } from './parts.ts'
import { withPictures } from './pictures.ts'
import type { ReportEntry } from './report-index.ts'
import { documentSubjects } from './subjects.ts'

interface ReportAnswer {
  readonly input: ReportInput
  // biome-ignore lint/suspicious/noExplicitAny: the type depends on the report
  readonly data: any
  readonly warnings: readonly Warning[]
  /** True if English terms are printed beside the labels. */
  readonly bilingual: boolean
}

/** Computes the answer of another capability than the report. */
export type AnswerOf = (entry: CatalogueEntry, input: ReportInput) => Promise<unknown>

/** The colours and ornaments of a design. A document about two people has two rings on its cover. */
export const themeOfDesign = ({ accent, tradition, subjects, charts }: ReportDesign): ReportTheme => ({
  accent: ACCENTS[accent],
  ornament: subjects === 'person' ? REPORT_TRADITIONS[tradition].ornament : 'rings',
  charts: charts.cover,
})

/**
 * The content of a document: its subjects and their chart, the report, the appendix and the warnings. Terms are labelled in the language
 * of `labels` in the input.
 */
export const reportDocument = async (
  entry: ReportEntry,
  { input, data, warnings, bilingual }: ReportAnswer,
  find: CatalogueIndex['find'],
  answer: AnswerOf,
): Promise<Pick<RenderRequest, 'title' | 'theme' | 'tradition' | 'subjects' | 'sections' | 'labels'>> => {
  const { report } = entry
  const tradition = REPORT_TRADITIONS[report.tradition].name
  const language = input.labels as LabelLanguage | null | undefined
  const labelLexicon = language ? await lexicon(language) : null
  const shortLabels = language
    ? {
        heads: columnHeads(language),
        phrases: { ...monthLabels(language), ...documentPhrases(language), ...(await markPhrases(language)) },
        abbreviations: await abbreviationsIn(language),
      }
    : { heads: {}, phrases: {}, abbreviations: {} }
  const phrases: Readonly<Record<string, string>> = shortLabels.phrases
  const terms: Record<string, string> = labelLexicon ? labelsOf(entry.data, data, labelLexicon).terms : {}
  // Documents name the nakshatras of planets for which the answer has only a longitude, and the days and gods of remedies.
  if (labelLexicon)
    for (const term of [...NAKSHATRAS, ...WEEKDAYS, ...SANSKRIT.Deity.words, ...DIGNITIES, 'Ascendant'] as const)
      terms[term] ??= labelLexicon.terms[term]
  const compute: ComputeCapability = async (family, slug, of) => {
    const otherEntry = (await find(family, slug))!
    const otherData = await answer(otherEntry, of)
    if (labelLexicon)
      for (const [term, name] of Object.entries(labelsOf(otherEntry.data, otherData, labelLexicon).terms))
        terms[term] ??= name
    return otherData
  }
  const parts = await documentParts(report.parts?.(data, input) ?? {}, input, find, compute)
  const ownSections = withoutRepeats(report.document(data, { input, parts }))
  const subjects = await documentSubjects(report.subjects, input, compute, labelLexicon)
  // A heading may name a person. A name that is also a term is translated as the term.
  const names = subjects.flatMap(({ subject: { name } }) => (name && !(name in terms) ? [[name, name] as const] : []))
  const chart = report.charts.birth && nonEmptyText(input.datetime) ? await birthChartSection(input, compute) : null
  const allSections = [
    ...(chart ? [chart] : []),
    ...ownSections,
    ...(await appendixOf(entry, ownSections, calculationFacts(subjects, data), find)),
  ]
  const chartStyle = nonEmptyText(input.chart_style) ?? regionalChartStyle(language)
  const sections = await withPictures(allSections, { ...input, chart_style: chartStyle }, find, compute)
  return {
    title: phrases[entry.title] ?? entry.title,
    ...(language ? { labels: language } : {}),
    theme: themeOfDesign(report),
    tradition: phrases[tradition] ?? tradition,
    subjects: subjects.map(({ subject }) => subject),
    sections: withReadableDates(
      labelledSections(withNotes(sections, warnings), {
        ...{ terms, ...shortLabels, bilingual },
        phrases: { ...Object.fromEntries(names), ...phrases },
      }),
      language ? { day: dayWriter(language), dayAndClock, withDegreesInOrder } : undefined,
    ),
  }
}
