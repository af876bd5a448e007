import { expect, test } from 'bun:test'
import { bars, facts, paragraph, type Section, table, timeline } from '../../src/document/document.ts'
import { themeOf } from '../../src/pdf/theme.ts'
import { textLines } from '../../src/render/lines.ts'
import { flattenTree } from './reader.ts'
import { renderAndRead } from './test-documents.ts'

const lineText = (text: string) =>
  textLines(text, 'regular', Number.POSITIVE_INFINITY)[0]!
    .runs.map(({ text: run }) => run)
    .join('|')

test('English prose runs from the left, even if a name in Arabic letters comes first', () => {
  expect(lineText('عائشہ, you can rely on your wits.')).toEndWith(', you can rely on your wits.')
  // A line in Urdu with a zone still runs from the right: its first part is the rightmost.
  expect(lineText('مارچ 11, 17:05 (Asia/Kolkata)')).toEndWith('مارچ')
})

test('pages in Urdu begin at the right: headings, tables, facts and bars; English prose and time run from the left', async () => {
  const sections: Section[] = [
    {
      title: 'سیارے',
      blocks: [
        paragraph('You can rely on your wits, and you finish what you begin this year.'),
        facts([['برج', 'حمل']]),
        table(
          '',
          ['سیارہ', 'گھر', 'معنی'],
          [
            ['شمس', '12', 'A planet that stands for the father.'],
            ['قمر', '1', 'A planet that stands for the mother.'],
          ],
        ),
        bars('قوت', [{ name: 'شمس', label: '5', share: 0.4 }]),
        timeline('دشا', [
          { name: 'شمس', from: '2000-01-01', to: '2010-01-01' },
          { name: 'قمر', from: '2010-01-01', to: '2030-01-01' },
        ]),
      ],
    },
  ]
  const starts = async (labels?: 'ur') => {
    const pdf = await renderAndRead(sections, labels ? { labels } : {})
    const xByContent = new Map(pdf.written(0).map(({ mcid, lines }) => [mcid, lines.map(({ x }) => Math.round(x))]))
    return (tag: string) =>
      flattenTree(pdf.tree)
        .filter((node) => node.tag === tag)
        .map(({ content }) => content.flatMap(({ mcid }) => xByContent.get(mcid) ?? []))
  }
  const [plain, mirrored] = [await starts(), await starts('ur')]
  const { body, width } = themeOf(null).page
  const first = (values: number[][]) => values[0]![0]!
  expect(first(plain('H2'))).toBe(body.x)
  expect(first(mirrored('H2'))).toBeGreaterThan(width / 2)
  // The text of a paragraph and of a cell in English begins at the left.
  expect(mirrored('P')).toContainEqual([body.x])
  const [planet, house, meaning] = mirrored('TH').map(([x]) => x!)
  expect(planet!).toBeGreaterThan(house!)
  expect(house!).toBeGreaterThan(meaning!)
  const cells = mirrored('TD').map(([x]) => x!)
  expect(cells[2]).toBe(cells[5]!)
  expect(first(mirrored('Lbl'))).toBeGreaterThan(first(mirrored('LBody')))
  const [barTexts, periodTexts] = mirrored('Figure')
  expect(barTexts![0]!).toBeGreaterThan(barTexts![1]!)
  expect(periodTexts![0]!).toBeLessThan(periodTexts![1]!)
})
