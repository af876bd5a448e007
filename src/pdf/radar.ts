import type { Radar } from '../document/document.ts'
import { lineOf, type PictureContext, pictureStrips, widthOf } from './pictures.ts'
import { baseline, type Strip } from './strips.ts'
import type { TextStyle } from './theme.ts'

const RADIUS = 84
/** Distance from the rim to the words. */
const WORD_DISTANCE = 9
const LINE = 11.5
const RINGS = [0.25, 0.5, 0.75, 1]

/** A radar chart: the first axis points up, the others follow clockwise; a value is further out the larger it is. */
export const radarStrips = (context: PictureContext, { title, axes }: Radar): Strip[] => {
  if (axes.length < 3) return []
  const { pdf, theme } = context
  const { body } = theme.page
  const name: TextStyle = { ...theme.cell, weight: 'bold' }
  const spokes = axes.map(({ share, name: axisName, label }, i) => {
    const angle = (2 * Math.PI * i) / axes.length
    return {
      x: Math.sin(angle),
      y: -Math.cos(angle),
      share: Math.min(1, Math.max(0, share)),
      lines: [
        { line: lineOf(axisName, name), style: name },
        { line: lineOf(label, theme.term), style: theme.term },
      ],
    }
  })
  const alt = `${title}. ${axes.map(({ name: axisName, label }) => `${axisName}: ${label}`).join('; ')}.`
  const words = 2 * LINE + WORD_DISTANCE
  return pictureStrips(context, { title, alt, height: 2 * (RADIUS + words) }, (top) => {
    const [x, y] = [body.x + body.width / 2, top + words + RADIUS]
    const ring = (shares: readonly number[]) => {
      pdf.doc.polygon(
        ...spokes.map((spoke, i): [number, number] => [
          x + RADIUS * shares[i]! * spoke.x,
          y + RADIUS * shares[i]! * spoke.y,
        ]),
      )
      return pdf.doc
    }
    for (const share of RINGS)
      ring(spokes.map(() => share))
        .lineWidth(0.5)
        .stroke(theme.hairline)
    for (const spoke of spokes)
      pdf.doc
        .moveTo(x, y)
        .lineTo(x + RADIUS * spoke.x, y + RADIUS * spoke.y)
        .lineWidth(0.5)
        .stroke(theme.hairline)
    const shares = spokes.map(({ share }) => share)
    ring(shares).fillOpacity(0.3).fill(theme.accent).fillOpacity(1)
    ring(shares).lineWidth(1.4).lineJoin('round').stroke(theme.accent)
    for (const { share, ...spoke } of spokes)
      pdf.doc.circle(x + RADIUS * share * spoke.x, y + RADIUS * share * spoke.y, 2.2).fill(theme.accent)
    for (const { x: across, y: down, lines } of spokes) {
      // Words are right of the rim at the right, left of it at the left, and centred above and below.
      const start = x + (RADIUS + WORD_DISTANCE) * across
      const middle = y + (RADIUS + WORD_DISTANCE) * down + LINE * down
      for (const [k, { line, style }] of lines.entries()) {
        const width = widthOf(line, style)
        const left = start - (Math.abs(across) < 0.2 ? width / 2 : across < 0 ? width : 0)
        pdf.drawLine(line, left, baseline(middle + (k - 1) * LINE, { ...style, leading: LINE }), style)
      }
    }
  })
}
