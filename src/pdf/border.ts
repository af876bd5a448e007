import type { TaggedPdf } from './tagged-pdf.ts'
import { type PdfTheme, tint } from './theme.ts'

/** Distance of the outer line from the edge of the page, divided by the side margin. */
const OUTER = 0.36
/** Distance between the two lines, and the side of the diamond in a corner, points. */
const BETWEEN = 4.5
const DIAMOND = 6

/** A border of two lines with a diamond in each corner and in the middle of each side. */
export const drawBorder = ({ doc }: TaggedPdf, { page, accent, look }: PdfTheme): void => {
  const second = look.second ?? tint(accent, 0.5)
  const edge = OUTER * page.body.x
  const [right, bottom] = [page.width - edge, page.height - edge]
  doc
    .lineWidth(1.4)
    .rect(edge, edge, right - edge, bottom - edge)
    .stroke(accent)
  const inner = edge + BETWEEN
  doc
    .lineWidth(0.6)
    .rect(inner, inner, page.width - 2 * inner, page.height - 2 * inner)
    .stroke(second)
  const [middleX, middleY] = [page.width / 2, page.height / 2]
  const [near, farX, farY] = [edge + BETWEEN / 2, right - BETWEEN / 2, bottom - BETWEEN / 2]
  const diamond = (x: number, y: number, side: number, colour: string) =>
    doc.polygon([x, y - side], [x + side, y], [x, y + side], [x - side, y]).fill(colour)
  for (const [x, y] of [
    [near, near],
    [farX, near],
    [near, farY],
    [farX, farY],
    [middleX, near],
    [middleX, farY],
    [near, middleY],
    [farX, middleY],
  ] as const) {
    diamond(x, y, DIAMOND, '#ffffff')
    diamond(x, y, 0.8 * DIAMOND, second)
    diamond(x, y, 0.4 * DIAMOND, accent)
  }
}
