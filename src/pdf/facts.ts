import type { FactList } from '../document/document.ts'
import { extentOf, type TextLine, textLines } from '../render/lines.ts'
import { lineOf } from './pictures.ts'
import { baseline, INDIVISIBLE_COST, type Strip } from './strips.ts'
import type { StructureElement, TaggedPdf } from './tagged-pdf.ts'
import { isColumn, type PdfTheme, type TextStyle } from './theme.ts'

interface FactsContext {
  readonly pdf: TaggedPdf
  readonly theme: PdfTheme
  readonly parent: StructureElement
}

/** Space above, points. */
const GAP = 8
/** Values of up to this many lines still allow two pairs in a row. */
const LONG_VALUE = 1.8

/** Pairs of name and value; two pairs in a row if all values are short. */
export const factsStrips = ({ pdf, theme, parent }: FactsContext, { facts }: FactList): Strip[] => {
  if (!facts.length) return []
  const element = pdf.appendElement(parent, 'L')
  const { x: left, width } = theme.page.body
  const between = 18
  const isNarrow = isColumn(theme.page)
  const pairWidth = isNarrow ? width : (width - between) / 2
  const names = facts.map(([name]) => lineOf(name, theme.term))
  const nameWidth = Math.min(0.46 * pairWidth, 12 + Math.max(0, ...names.map(({ width }) => width * theme.term.size)))
  const isShort = facts.every(
    ([, value]) => extentOf(value, theme.value.weight).whole * theme.value.size <= LONG_VALUE * (pairWidth - nameWidth),
  )
  const perRow = isShort && facts.length > 1 && !isNarrow ? 2 : 1
  const ruleWidth = perRow === 2 ? pairWidth : width
  const valueWidth = ruleWidth - nameWidth
  const pairs = facts.map(([name, value]) => {
    const item = pdf.appendElement(element, 'LI')
    return {
      label: pdf.appendElement(item, 'Lbl'),
      body: pdf.appendElement(item, 'LBody'),
      names: textLines(name, theme.term.weight, (nameWidth - 8) / theme.term.size),
      values: textLines(value, theme.value.weight, valueWidth / theme.value.size),
    }
  })
  const rows = Array.from({ length: Math.ceil(pairs.length / perRow) }, (_, i) =>
    pairs.slice(i * perRow, (i + 1) * perRow),
  )
  const group = { divisionCost: INDIVISIBLE_COST }
  return rows.map((row, i) => {
    const lines = Math.max(...row.map(({ names, values }) => Math.max(names.length, values.length)))
    const height = lines * theme.value.leading + 5
    return {
      height,
      gap: i ? 0 : GAP,
      keepsWithNext: (i === 0 && rows.length > 1) || i === rows.length - 2,
      group,
      draw: ({ y }) => {
        for (const [column, { label, body, names: nameLines, values }] of row.entries()) {
          const x = left + column * (pairWidth + between)
          const write = (element: StructureElement, lines: readonly TextLine[], at: number, style: TextStyle) =>
            pdf.tag(element, () => {
              for (const [k, line] of lines.entries())
                pdf.drawLine(line, at, baseline(y + 2 + k * theme.value.leading, { ...style, leading: 13 }), style)
            })
          write(label, nameLines, x, theme.term)
          write(body, values, x + nameWidth, theme.value)
          pdf.addArtifact('Layout', () =>
            pdf.doc.rect(pdf.left(x, ruleWidth), y + height - 0.25, ruleWidth, 0.5).fill(theme.hairline),
          )
        }
      },
    }
  })
}
