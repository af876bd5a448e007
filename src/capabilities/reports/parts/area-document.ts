import { type Block, callout, paragraph, type Section, timeline as strip, table } from '../../../document/document.ts'
import type { Static } from '../../../schema.ts'
import { datePart } from '../../../time/iso.ts'
import type { ReportSection } from '../../shared/report-sections.ts'
import type { AreaSummary, AreaTimeline } from './area-shapes.ts'
import { shareOf } from './area-timeline.ts'

interface AreaData {
  summary?: Static<typeof AreaSummary>
  timeline?: Static<typeof AreaTimeline>
  sections: Static<typeof ReportSection>[]
  caution: string
}

/** A period is tinted by its score, from 30 to 90. */
const spanOf = ({ antardasha, start, end, score }: Static<typeof AreaTimeline>[number]) => ({
  name: antardasha,
  from: start,
  to: end,
  weight: Math.min(1, Math.max(0, (score - 30) / 60)),
})

const UNMET = /: it (does not hold|is not so)\b/

/** The facts of the paragraphs, without facts that do not hold or only support a check. */
const namedFacts = ({ facts, paragraphs }: AreaData['sections'][number]) => {
  const named = new Set(paragraphs.flatMap(({ fact_ids }) => fact_ids))
  return facts.filter(({ fact_id, text }) => named.has(fact_id) && !UNMET.test(text))
}

/**
 * An area report as a document: the summary with its pictures, then the sections with their facts; `beside` has further blocks of a
 * section.
 */
export const areaDocument = (
  { summary, timeline = [], sections, caution }: AreaData,
  shown: readonly Block[] = [],
  beside: Readonly<Record<string, readonly Block[]>> = {},
): Section[] => {
  return [
    {
      title: 'In short',
      blocks: [...(summary ? [paragraph(summary.text)] : []), ...shown, callout('How to read this', caution)],
    },
    ...sections.map((section) => ({
      title: section.title,
      blocks: [...section.paragraphs.map(({ text }) => paragraph(text)), ...(beside[section.id] ?? [])],
      facts: namedFacts(section),
    })),
    ...(timeline.length === 0
      ? []
      : [
          {
            title: 'The years, period by period',
            blocks: [
              strip('The lesser periods, the deeper the more they bear on it', timeline.map(spanOf)),
              table(
                'Vimshottari periods',
                ['From', 'To', 'Mahadasha', 'Antardasha', 'Bears on it'],
                timeline.map((period) => [
                  datePart(period.start),
                  datePart(period.end),
                  period.mahadasha,
                  period.antardasha,
                  shareOf(period),
                ]),
              ),
            ],
          },
        ]),
  ]
}
