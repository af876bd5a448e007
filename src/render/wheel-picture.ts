import { aspectGrid } from './aspect-grid.ts'
import { captionPaths } from './captions.ts'
import { drawDial } from './dial-drawing.ts'
import { pen } from './glyphs.ts'
import { described, drawWheel, wheelPalette, wheelTitle } from './wheel-drawing.ts'
import type { WheelFacts, WheelLayout, WheelStyle } from './wheel-facts.ts'
import { group } from './wheel-frame.ts'
import { documentOf, PAGE_EXTENT } from './wheel-page.ts'
import { drawSheet } from './wheel-sheet.ts'

const MARGIN = 40
const HEAD = 90

const drawGrid = (facts: WheelFacts, style: WheelStyle): string => {
  const ink = pen(style.words)
  const palette = wheelPalette(style)
  const title = wheelTitle(facts)
  const head = style.captions === false || !title ? 0 : HEAD
  const side = PAGE_EXTENT - 2 * MARGIN - head
  const caption = { x: MARGIN, y: MARGIN - 10, width: PAGE_EXTENT - 2 * MARGIN, size: 56, colour: palette.text }
  return documentOf({
    style,
    kind: 'grid-alone',
    palette,
    title,
    description: described(facts, true, ink),
    ink,
    body: [
      head ? group('captions', captionPaths([{ ...caption, text: title, bold: true }], ink)) : '',
      aspectGrid(facts, { x: MARGIN, y: MARGIN + head, side }, palette, ink, PAGE_EXTENT / style.size),
    ],
  })
}

const DRAWINGS = {
  wheel: drawWheel,
  sheet: drawSheet,
  grid: drawGrid,
  dial: drawDial,
} as const satisfies Record<WheelLayout, typeof drawWheel>

/** A wheel in the layout that its style names. */
export const drawPicture = (facts: WheelFacts, style: WheelStyle): string =>
  DRAWINGS[style.layout ?? 'wheel'](facts, style)
