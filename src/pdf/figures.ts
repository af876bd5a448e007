import type { Figure } from '../document/document.ts'
import { textLines } from '../render/lines.ts'
import { drawSvg, extentOfSvg } from './drawing.ts'
import { baseline, type Strip } from './strips.ts'
import type { StructureElement, TaggedPdf } from './tagged-pdf.ts'
import { isColumn, type PdfTheme } from './theme.ts'

/** Figures in rows, with their captions. */

interface FigureContext {
  readonly pdf: TaggedPdf
  readonly theme: PdfTheme
  readonly parent: StructureElement
}

/** Space above a row of figures, points. */
const GAP = 10

/** A single figure that is wider than high by this factor has the full width of the text. */
const WIDE_RATIO = 1.4
const singleWidth = ({ svg, isLarge }: Figure) => {
  if (isLarge) return LARGE_FIGURE
  const { width, height } = extentOfSvg(svg)
  return width > WIDE_RATIO * height ? 1 : 0.66
}

/** Figures in several rows are scaled by this factor, so that three rows fit on one page. */
const SEVERAL_ROWS_SCALE = 0.96
/** Width of a large figure, divided by the width of the text. */
const LARGE_FIGURE = 0.74
/** Scale of figures in tight layouts, on usual and on small pages. */
const COMPACT_SCALES = { usual: 0.86, inHand: 0.78 }
/** Cost of dividing rows of figures between pages. */
const FIGURES_DIVISION_COST = 0.5

/** Width of a figure on a small page, where figures have a row each, divided by the width of the text. */
const SMALL_PAGE_FIGURE = 0.84

/** Two figures in a row; a single figure is centred. */
export const figureStrips = ({ pdf, theme, parent }: FigureContext, figures: readonly Figure[]): Strip[] => {
  const between = 24
  const { body, isSmall } = theme.page
  const fillsColumn = isColumn(theme.page)
  const perRow = isSmall || fillsColumn ? 1 : 2
  const rows = Array.from({ length: Math.ceil(figures.length / perRow) }, (_, i) =>
    figures.slice(perRow * i, perRow * (i + 1)),
  )
  const share = fillsColumn
    ? body.width
    : figures.length > 1
      ? (body.width - between) / 2
      : singleWidth(figures[0]!) * body.width
  const natural = isSmall
    ? Math.max(SMALL_PAGE_FIGURE, singleWidth(figures[0]!)) * body.width
    : theme.picture * share * (rows.length > 1 ? SEVERAL_ROWS_SCALE : 1)
  const group = { divisionCost: FIGURES_DIVISION_COST }
  return rows.map((row) => {
    const holders = row.map(() => pdf.appendElement(parent, 'Div'))
    const layOut = (width: number): Pick<Strip, 'height' | 'draw'> => {
      const left = body.x + (body.width - row.length * (width + between) + between) / 2
      const items = row.map((figure, i) => {
        const extent = extentOfSvg(figure.svg)
        return {
          figure,
          x: left + i * (width + between),
          height: (width * extent.height) / extent.width,
          holder: holders[i]!,
          lines: textLines(figure.title, theme.caption.weight, width / theme.caption.size),
        }
      })
      const tallest = Math.max(...items.map(({ height }) => height))
      const captions = Math.max(...items.map(({ lines }) => lines.length))
      return {
        height: tallest + 4 + captions * theme.caption.leading,
        draw: ({ y }) => {
          for (const { figure, x, height, holder, lines } of items) {
            const bottom = y + tallest
            const picture = pdf.appendElement(holder, 'Figure', {
              alt: figure.alt,
              bbox: [pdf.left(x, width), bottom - height, pdf.left(x, width) + width, bottom],
            })
            pdf.tag(picture, () => drawSvg(pdf, figure.svg, x, bottom - height, width))
            pdf.tag(pdf.appendElement(holder, 'P'), () => {
              for (const [k, line] of lines.entries())
                pdf.drawLine(
                  line,
                  x + (width - line.width * theme.caption.size) / 2,
                  baseline(bottom + 4 + k * theme.caption.leading, theme.caption),
                  theme.caption,
                )
            })
          }
        },
      }
    }
    return {
      ...layOut(natural),
      gap: GAP,
      keepsWithNext: false,
      group,
      smaller: layOut((isSmall ? COMPACT_SCALES.inHand : COMPACT_SCALES.usual) * natural),
    }
  })
}
