import { type Block, paragraph, type Section, subheading } from '../../../document/document.ts'
import type { DocumentContext } from '../../capability.ts'
import predictionBhavesh from '../../predictions/prediction-bhavesh.ts'
import predictionDasha from '../../predictions/prediction-dasha.ts'
import predictionNature from '../../predictions/prediction-nature.ts'
import reportCareer from '../report-career.ts'
import reportMarriage from '../report-marriage.ts'
import {
  ascendantChart,
  birthBlocks,
  friendshipTable,
  jaiminiSection,
  moonAndChalit,
  planetStates,
  vargaCharts,
} from './book-charts.ts'
import { type BookParts, bookLength } from './book-parts.ts'
import { otherDashas, saturnSection, vimshottariSection } from './book-periods.ts'
import { favourableSection, panchangSection, remedySection } from './book-remedies.ts'
import { ashtakavargaSection, bhavaBalaTable, strengthSection } from './book-strengths.ts'
import { ingressSection, yearsSection } from './book-years.ts'
import { doshaSection, yogaSection } from './book-yogas.ts'
import { glossarySection } from './glossary.ts'
import type { Kundli } from './kundli-shapes.ts'

/** Texts of another report as one chapter: its sections become subheadings. */
const chapterOf = (title: string, sections: readonly Section[]): Section => ({
  title,
  blocks: sections.flatMap((section): Block[] => [
    subheading(section.title),
    ...section.blocks.map((block): Block => (block.kind === 'subheading' ? { ...block, isMinor: true } : block)),
  ]),
  facts: sections.flatMap(({ facts = [] }) => facts),
})

/** The kundli as a book: charts and tables before their readings. */
export const kundliDocument = (data: Kundli, context: DocumentContext): Section[] => {
  const length = bookLength(context.input)
  const isShort = length === 'short'
  const parts = context.parts as unknown as BookParts
  const positions = data.charts.bhava_chalit.planets
  const reading = (id: string): Block[] =>
    data.sections.find((section) => section.id === id)!.paragraphs.map(({ text }) => paragraph(text))
  const titleOf = (id: string) => data.sections.find((section) => section.id === id)!.title
  return [
    { title: titleOf('birth'), blocks: [...birthBlocks(data), ...reading('birth')] },
    panchangSection(data),
    ascendantChart(data, positions, parts, reading('lagna'), isShort),
    moonAndChalit(data, reading('moon'), isShort),
    {
      title: titleOf('planets'),
      blocks: [...planetStates(data, parts), ...(isShort ? [] : [friendshipTable(data), ...reading('planets')])],
    },
    ...(isShort
      ? []
      : [
          {
            title: titleOf('houses'),
            blocks: [...reading('houses'), ...(length === 'full' ? [bhavaBalaTable(data)] : [])],
          },
        ]),
    vargaCharts(data, positions, isShort),
    // The table of bindus fills the page of the two charts of a short book.
    ...(isShort
      ? [ashtakavargaSection(data, length), strengthSection(data, isShort)]
      : [strengthSection(data, isShort), ashtakavargaSection(data, length)]),
    ...(parts.nature ? [chapterOf('Character', predictionNature.report!.document(parts.nature))] : []),
    ...(parts.lords ? [chapterOf('Lords of the houses', predictionBhavesh.report!.document(parts.lords))] : []),
    ...(parts.career ? [chapterOf('Work', reportCareer.report!.document(parts.career))] : []),
    ...(parts.marriage ? [chapterOf('Marriage', reportMarriage.report!.document(parts.marriage))] : []),
    yogaSection(data, length),
    doshaSection(data, length),
    vimshottariSection(data, parts, length, isShort ? [] : reading('dasha')),
    ...(parts.periodTexts
      ? [chapterOf('Readings of the periods', predictionDasha.report!.document(parts.periodTexts))]
      : []),
    ...(isShort ? [] : [otherDashas(data), jaiminiSection(data)]),
    ...saturnSection(data, parts, length),
    ...yearsSection(data, parts),
    ...(isShort ? [] : ingressSection(data, parts)),
    remedySection(data, parts, isShort),
    favourableSection(parts),
    ...(isShort ? [] : [glossarySection()]),
  ]
}
