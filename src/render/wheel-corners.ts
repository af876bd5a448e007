import { ALL_ASPECTS, ASPECTS } from '../western/aspects.ts'
import type { Caption } from './captions.ts'
import type { Pen } from './glyphs.ts'
import type { Colour } from './paint.ts'
import type { WheelFacts } from './wheel-facts.ts'
import { CENTRE, group, line, RIM, titled } from './wheel-frame.ts'
import { ASPECT_LOOKS, type Paints } from './wheel-looks.ts'
import { mark, PAGE_EXTENT } from './wheel-page.ts'

const MARGIN = 36
export const corners = (
  { rings: [inner, outer], notes = [] }: WheelFacts,
  palette: Paints,
  pixel: number,
): Caption[] => {
  const large = Math.max(42, 9.5 * pixel)
  const small = Math.max(28, 8 * pixel)
  const heading = (ring: WheelFacts['rings'][number], align: 'left' | 'right', colour: Colour) => {
    const lines = [
      ...(ring.title ? [{ text: ring.title, size: large, bold: true, colour }] : []),
      ...(ring.captions ?? []).slice(0, 3).map((text) => ({ text, size: small, bold: false, colour: palette.minor })),
    ]
    let y = 24
    return lines.map(({ text, size, bold, colour }): Caption => {
      const width = room(y + 1.3 * size)
      const caption = {
        text,
        size,
        bold,
        colour,
        y,
        width,
        x: align === 'left' ? MARGIN : PAGE_EXTENT - MARGIN - width,
        align,
      }
      y += 1.3 * size
      return caption
    })
  }
  const shown = notes.slice(0, 3)
  return [
    ...heading(inner, 'left', palette.text),
    ...(outer ? heading(outer, 'right', palette.outer) : []),
    ...shown.map((text, i): Caption => {
      const y = PAGE_EXTENT - 24 - 1.3 * small * (shown.length - i)
      const width = room(PAGE_EXTENT - y)
      return { text, size: small, colour: palette.minor, y, width, x: PAGE_EXTENT - MARGIN - width, align: 'right' }
    }),
  ]
}
/** Width of a corner line that reaches `depth` from the upper or lower edge and keeps clear of the labels round the rim. */
const room = (depth: number) => {
  const reach = RIM + 84
  const height = CENTRE - depth
  return CENTRE - MARGIN - (height < reach ? Math.sqrt(reach ** 2 - height ** 2) : 60)
}

/** The aspects that are drawn, each with its line, at the lower left. */
export const legend = ({ aspects }: WheelFacts, palette: Paints, ink: Pen) => {
  const kinds = ALL_ASPECTS.flatMap((kind) => aspects.find(({ aspect }) => aspect === kind) ?? [])
  const rows = Math.ceil(kinds.length / 4)
  return kinds
    .map(({ aspect, nature }, i) => {
      const { width, dashes } = ASPECT_LOOKS[aspect]
      const { symbol } = ASPECTS[aspect]
      const x = MARGIN + 118 * (i % 4)
      const y = PAGE_EXTENT - 46 - 52 * (rows - 1 - Math.floor(i / 4))
      const colour = aspect === 'conjunction' ? palette.natures.neutral : palette.natures[nature]
      const parts = [
        titled(aspect),
        mark(ink, symbol, symbol, { x: x + 14, y, size: 30, bold: 20 }),
        line(`M${x + 38} ${y}H${x + 96}`, null, width, dashes ? ` stroke-dasharray="${dashes}"` : ''),
      ]
      return group('kind', parts.join(''), { aspect }, colour)
    })
    .join('')
}
