import type { ReportTheme } from '../document/rendering.ts'
import type { TaggedPdf } from './tagged-pdf.ts'

/** Ornaments of thin white lines over the coloured field of a cover. */

interface Field {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
interface Circle {
  readonly x: number
  readonly y: number
  readonly radius: number
}

const LINE = { width: 0.8, faint: 0.16, alone: 0.6 }

/** A wheel with twelve houses. */
const wheel = ({ doc }: TaggedPdf, { x, y, radius }: Circle) => {
  for (const share of [1, 0.86, 0.4]) doc.circle(x, y, share * radius).stroke()
  for (let house = 0; house < 12; house++) {
    const [cos, sin] = [Math.cos((house * Math.PI) / 6), Math.sin((house * Math.PI) / 6)]
    doc
      .moveTo(x + 0.4 * radius * cos, y + 0.4 * radius * sin)
      .lineTo(x + radius * cos, y + radius * sin)
      .stroke()
  }
}

/** Two nested North Indian charts. */
const lattice = ({ doc }: TaggedPdf, { x, y, radius }: Circle) => {
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

/** Two overlapping rings. */
const rings = ({ doc }: TaggedPdf, { x, y, radius }: Circle) => {
  for (const side of [-1, 1])
    for (const share of [1, 0.93]) doc.circle(x + (side * radius) / 2, y, share * radius).stroke()
}

const ORNAMENT_DRAWINGS: Readonly<Record<ReportTheme['ornament'], (pdf: TaggedPdf, at: Circle) => void>> = {
  wheel,
  lattice,
  rings,
}

/** Draws an ornament at the right of the field, behind the charts. Without charts (`isAlone`) it is smaller and clearer. */
export const drawOrnament = (
  pdf: TaggedPdf,
  ornament: ReportTheme['ornament'],
  field: Field,
  isAlone: boolean,
): void => {
  const { doc } = pdf
  doc.save().rect(field.x, field.y, field.width, field.height).clip()
  doc.lineWidth(LINE.width).strokeColor('#ffffff', isAlone ? LINE.alone : LINE.faint)
  ORNAMENT_DRAWINGS[ornament](pdf, {
    x: field.x + 0.76 * field.width,
    y: field.y + field.height / 2,
    radius: (isAlone ? 0.36 : 0.72) * field.height,
  })
  doc.restore()
}
