import { callout, note, paragraph, type Section, table } from '../../../document/document.ts'
import { AREA_EDGES } from '../../../jyotish/assessment/area.ts'
import { bandIn } from '../../../jyotish/assessment/assessment.ts'
import type { Static } from '../../../schema.ts'
import type { ReportSection } from '../../vocabulary/report-sections.ts'
import type { AreaSummary, AreaTimeline } from './area-report.ts'

interface AreaData {
  summary?: Static<typeof AreaSummary>
  timeline?: Static<typeof AreaTimeline>
  sections: Static<typeof ReportSection>[]
  caution: string
}
type PrintedTable = readonly [title: string, columns: readonly string[], rows: readonly (readonly string[])[]]

const day = (time: string) => time.slice(0, 10)

/** A part of an area in a table: its band, since a number is not a verdict. */
export const bandWord = (score: number) => bandIn(AREA_EDGES, score)

/** A report on an area as a document: the whole in short, its tables, the sections, and once at the end what they rest on. */
export const areaDocument = (
  { summary, timeline = [], sections, caution }: AreaData,
  tables: readonly PrintedTable[] = [],
): Section[] => {
  const facts = new Map(
    sections.flatMap((section) => section.facts.map(({ fact_id, text }) => [fact_id, text] as const)),
  )
  return [
    {
      title: 'In short',
      blocks: [
        ...(summary ? [paragraph(summary.text)] : []),
        ...tables.map((each) => table(...each)),
        callout('How to read this', caution),
      ],
    },
    ...sections.map(({ title, paragraphs }) => ({ title, blocks: paragraphs.map(({ text }) => paragraph(text)) })),
    ...(timeline.length === 0
      ? []
      : [
          {
            title: 'The years, period by period',
            blocks: [
              table(
                'Vimshottari periods',
                ['From', 'To', 'Mahadasha', 'Antardasha', 'Of 100'],
                timeline.map(({ start, end, mahadasha, antardasha, score }) => [
                  day(start),
                  day(end),
                  mahadasha,
                  antardasha,
                  String(score),
                ]),
              ),
            ],
          },
        ]),
    { title: 'What it rests on', blocks: [note('Facts of the chart', [...facts.values()])] },
  ]
}
