import { aspectGrid } from './aspect-grid.ts'
import { type Caption, captionPaths } from './captions.ts'
import { joinTexts } from './direction.ts'
import { createPen, type Pen } from './glyphs.ts'
import { round } from './polygon.ts'
import { wheelDescription, wheelPalette, wheelParts, wheelTitle } from './wheel-drawing.ts'
import { sheetHeight, type WheelFacts, type WheelStyle } from './wheel-facts.ts'
import { group } from './wheel-frame.ts'
import { PAGE_EXTENT, svgDocument } from './wheel-page.ts'
import { balanceTable, cuspTable, moonTable, pointTable, type Table } from './wheel-tables.ts'
import { type Paints, ringColour } from './wheel-theme.ts'

const SHEET_HEIGHT = sheetHeight(PAGE_EXTENT)
const MARGIN = 50
const HEAD = 250
const WHEEL = 1230
const TABLES = { x: 1310, width: PAGE_EXTENT - MARGIN - 1310 }
const GRID = {
  x: MARGIN,
  y: HEAD + WHEEL + 30,
  side: Math.min(SHEET_HEIGHT - MARGIN - (HEAD + WHEEL + 30), TABLES.x - 1.6 * MARGIN),
}
const ROW = 48
/** Smallest wheel, pixels. In a sheet with less space for it, the wheel of this size is scaled down. */
const MIN_WHEEL_PIXELS = 300
/** A line that is too long is shrunk by this factor at most, then cut. */
const MIN_SHRINK = 0.7
/** Space between two tables, in rows. */
const GAP = 0.9

/** Title, date and place of each ring, side by side, with the notes on the calculation beneath the first. */
const headings = ({ rings, notes = [] }: WheelFacts, palette: Paints, pen: Pen): Caption[] =>
  rings.flatMap(({ title, captions = [], details = [] }, i) => {
    const [first = '', ...others] = captions
    const lines = [[first, ...details], others, i === 0 ? notes : []].map((texts) => joinTexts(texts))
    const width = (PAGE_EXTENT - 2 * MARGIN) / rings.length
    const place = { x: MARGIN + i * width, width: width - 30 }
    const fittingSize = (text: string, maxSize: number) =>
      Math.max(MIN_SHRINK * maxSize, Math.min(maxSize, (0.98 * place.width) / Math.max(1, pen.width(text))))
    return [
      {
        ...place,
        text: title ?? '',
        y: MARGIN - 6,
        size: fittingSize(title ?? '', 54),
        bold: true,
        colour: ringColour(i, palette),
      },
      ...lines.filter(Boolean).map((text, row) => ({
        ...place,
        text,
        y: 122 + 38 * row,
        size: fittingSize(text, 28),
        colour: palette.minor,
      })),
    ]
  })

const stackTables = (tables: readonly Table[]): string => {
  const rows = tables.reduce((sum, table) => sum + table.rows + GAP, -GAP)
  const row = round(Math.min(ROW, (SHEET_HEIGHT - MARGIN - HEAD) / rows))
  let y = HEAD
  return tables
    .map((table) => {
      const svg = table.draw({ ...TABLES, y, row })
      y = round(y + (table.rows + GAP) * row)
      return svg
    })
    .join('')
}

/** A sheet: the wheel, tables of points, cusps, balance and the Moon, and the aspect grid with orbs. */
export const drawSheet = (facts: WheelFacts, style: WheelStyle): string => {
  const pen = createPen(style.words)
  const palette = wheelPalette(style)
  const scale = WHEEL / PAGE_EXTENT
  const context = { facts, palette, pen }
  const size = Math.max(MIN_WHEEL_PIXELS, style.size * scale)
  const wheel = wheelParts(facts, { ...style, size, captions: false }, palette, pen)
  const tables = [
    ...facts.rings.map((ring, i) => pointTable(ring, i, context)),
    cuspTable(context),
    balanceTable(context),
    moonTable(context),
  ].filter((table) => table !== null)
  return svgDocument({
    style,
    kind: 'sheet',
    palette,
    title: wheelTitle(facts),
    description: wheelDescription(facts, true, pen),
    pen,
    height: SHEET_HEIGHT,
    body: [
      group('captions', captionPaths(headings(facts, palette, pen), pen)),
      `<g transform="translate(${MARGIN - 20} ${HEAD - 10})scale(${scale})">${wheel.join('\n')}</g>`,
      aspectGrid(facts, GRID, palette, pen, PAGE_EXTENT / style.size),
      stackTables(tables),
    ],
  })
}
