import type { Look } from '../document/rendering.ts'
import type { Ink } from './ink.ts'

/** Thin white lines over the field of a cover. */

interface Field {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
interface Round {
  readonly x: number
  readonly y: number
  readonly radius: number
}

const LINE = { width: 0.8, faint: 0.16, alone: 0.6 }

/** A wheel of twelve houses. */
const wheel = ({ doc }: Ink, { x, y, radius }: Round) => {
  for (const share of [1, 0.86, 0.4]) doc.circle(x, y, share * radius).stroke()
  for (let house = 0; house < 12; house++) {
    const [cos, sin] = [Math.cos((house * Math.PI) / 6), Math.sin((house * Math.PI) / 6)]
    doc
      .moveTo(x + 0.4 * radius * cos, y + 0.4 * radius * sin)
      .lineTo(x + radius * cos, y + radius * sin)
      .stroke()
  }
}

/** The lines of a chart as the north of India draws it, one within the other. */
const lattice = ({ doc }: Ink, { x, y, radius }: Round) => {
  for (const side of [radius, radius / 2]) {
    doc.rect(x - side, y - side, 2 * side, 2 * side).stroke()
    doc.polygon([x, y - side], [x + side, y], [x, y + side], [x - side, y]).stroke()
  }
  doc
    .moveTo(x - radius, y - radius)
    .lineTo(x + radius, y + radius)
    .stroke()
  doc
    .moveTo(x + radius, y - radius)
    .lineTo(x - radius, y + radius)
    .stroke()
}

/** Two that meet. */
const rings = ({ doc }: Ink, { x, y, radius }: Round) => {
  for (const side of [-1, 1])
    for (const share of [1, 0.93]) doc.circle(x + (side * radius) / 2, y, share * radius).stroke()
}

const DRAWN: Readonly<Record<Look['ornament'], (ink: Ink, at: Round) => void>> = { wheel, lattice, rings }

/** Behind what stands at the right of the field, larger than it; clearer where nothing does. */
export const drawOrnament = (ink: Ink, ornament: Look['ornament'], field: Field, isAlone: boolean): void => {
  const { doc } = ink
  doc.save().rect(field.x, field.y, field.width, field.height).clip()
  doc.lineWidth(LINE.width).strokeColor('#ffffff', isAlone ? LINE.alone : LINE.faint)
  DRAWN[ornament](ink, {
    x: field.x + 0.76 * field.width,
    y: field.y + field.height / 2,
    radius: (isAlone ? 0.36 : 0.72) * field.height,
  })
  doc.restore()
}
