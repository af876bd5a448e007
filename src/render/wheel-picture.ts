import { aspectGrid } from './aspect-grid.ts'
import { captionPaths } from './captions.ts'
import { drawDial } from './dial-drawing.ts'
import { createPen } from './glyphs.ts'
import { drawWheel, wheelDescription, wheelPalette, wheelTitle } from './wheel-drawing.ts'
import type { WheelFacts, WheelLayout, WheelStyle } from './wheel-facts.ts'
import { group } from './wheel-frame.ts'
import { PAGE_EXTENT, svgDocument } from './wheel-page.ts'
import { drawSheet } from './wheel-sheet.ts'

const MARGIN = 40
const HEAD = 90

const drawGrid = (facts: WheelFacts, style: WheelStyle): string => {
  const pen = createPen(style.words)
  const palette = wheelPalette(style)
  const title = wheelTitle(facts)
  const head = style.captions === false || !title ? 0 : HEAD
  const side = PAGE_EXTENT - 2 * MARGIN - head
  const caption = { x: MARGIN, y: MARGIN - 10, width: PAGE_EXTENT - 2 * MARGIN, size: 56, colour: palette.text }
  return svgDocument({
    style,
    kind: 'grid-alone',
    palette,
    title,
    description: wheelDescription(facts, true, pen),
    pen,
    body: [
      head ? group('captions', captionPaths([{ ...caption, text: title, bold: true }], pen)) : '',
      aspectGrid(facts, { x: MARGIN, y: MARGIN + head, side }, palette, pen, PAGE_EXTENT / style.size),
    ],
  })
}

const DRAWINGS = {
  wheel: drawWheel,
  sheet: drawSheet,
  grid: drawGrid,
  dial: drawDial,
} as const satisfies Record<WheelLayout, (facts: WheelFacts, style: WheelStyle) => string | Promise<string>>

/** A wheel in the layout that its style names. */
export const drawPicture = async (facts: WheelFacts, style: WheelStyle): Promise<string> =>
  DRAWINGS[style.layout ?? 'wheel'](facts, style)
