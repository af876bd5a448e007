import type { Radar } from '../document/document.ts'
import { lineOf, type PictureSetting, pictureStrips, widthOf } from './pictures.ts'
import { baseline, type Strip } from './strips.ts'
import type { Style } from './theme.ts'

const RADIUS = 84
/** From the rim to the words. */
const AWAY = 9
const LINE = 11.5
const RINGS = [0.25, 0.5, 0.75, 1]

/** Parts around a centre: the farther out, the more of it; the first stands above, the others follow clockwise. */
export const radarStrips = (setting: PictureSetting, { title, axes }: Radar): Strip[] => {
  if (axes.length < 3) return []
  const { ink, theme } = setting
  const { body } = theme.sheet
  const name: Style = { ...theme.cell, weight: 'bold' }
  const spokes = axes.map(({ share, name: called, told }, i) => {
    const angle = (2 * Math.PI * i) / axes.length
    return {
      x: Math.sin(angle),
      y: -Math.cos(angle),
      share: Math.min(1, Math.max(0, share)),
      lines: [
        { line: lineOf(called, name), style: name },
        { line: lineOf(told, theme.term), style: theme.term },
      ],
    }
  })
  const alt = `${title}. ${axes.map(({ name: called, told }) => `${called}: ${told}`).join('; ')}.`
  const words = 2 * LINE + AWAY
  return pictureStrips(setting, { title, alt, height: 2 * (RADIUS + words) }, (top) => {
    const [x, y] = [body.x + body.width / 2, top + words + RADIUS]
    const ring = (shares: readonly number[]) => {
      ink.doc.polygon(
        ...spokes.map((spoke, i): [number, number] => [
          x + RADIUS * shares[i]! * spoke.x,
          y + RADIUS * shares[i]! * spoke.y,
        ]),
      )
      return ink.doc
    }
    for (const share of RINGS)
      ring(spokes.map(() => share))
        .lineWidth(0.5)
        .stroke(theme.hairline)
    for (const spoke of spokes)
      ink.doc
        .moveTo(x, y)
        .lineTo(x + RADIUS * spoke.x, y + RADIUS * spoke.y)
        .lineWidth(0.5)
        .stroke(theme.hairline)
    const shares = spokes.map(({ share }) => share)
    ring(shares).fillOpacity(0.3).fill(theme.accent).fillOpacity(1)
    ring(shares).lineWidth(1.4).lineJoin('round').stroke(theme.accent)
    for (const { share, ...spoke } of spokes)
      ink.doc.circle(x + RADIUS * share * spoke.x, y + RADIUS * share * spoke.y, 2.2).fill(theme.accent)
    for (const { x: across, y: down, lines } of spokes) {
      // Words begin beside the rim: on the right of it, on its left, in the middle above and below.
      const start = x + (RADIUS + AWAY) * across
      const middle = y + (RADIUS + AWAY) * down + LINE * down
      for (const [k, { line, style }] of lines.entries()) {
        const width = widthOf(line, style)
        const left = start - (Math.abs(across) < 0.2 ? width / 2 : across < 0 ? width : 0)
        ink.line(line, left, baseline(middle + (k - 1) * LINE, { ...style, leading: LINE }), style)
      }
    }
  })
}
