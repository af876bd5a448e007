import { aspectGrid } from './aspect-grid.ts'
import { type Caption, captionPaths } from './captions.ts'
import { inRow } from './direction.ts'
import { type Pen, pen } from './glyphs.ts'
import { round } from './polygon.ts'
import { described, wheelPalette, wheelParts, wheelTitle } from './wheel-drawing.ts'
import { sheetHeight, type WheelFacts, type WheelStyle } from './wheel-facts.ts'
import { group } from './wheel-frame.ts'
import { documentOf, PAGE_EXTENT } from './wheel-page.ts'
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
/** Pixels of the smallest wheel that is drawn alone: in a sheet that has less for it, its letters are as small as they then are. */
const SMALLEST = 300
/** What a line that is too long is written smaller to, before it is cut. */
const LEAST = 0.7
/** Rows between two tables. */
const GAP = 0.9

/** Whose chart, when and where, ring beside ring; beneath the first how it was made. */
const headings = ({ rings, notes = [] }: WheelFacts, palette: Paints, ink: Pen): Caption[] =>
  rings.flatMap(({ title, captions = [], details = [] }, i) => {
    const [first = '', ...others] = captions
    const lines = [[first, ...details], others, i === 0 ? notes : []].map((texts) => inRow(texts))
    const width = (PAGE_EXTENT - 2 * MARGIN) / rings.length
    const place = { x: MARGIN + i * width, width: width - 30 }
    const fitting = (text: string, wished: number) =>
      Math.max(LEAST * wished, Math.min(wished, (0.98 * place.width) / Math.max(1, ink.width(text))))
    return [
      {
        ...place,
        text: title ?? '',
        y: MARGIN - 6,
        size: fitting(title ?? '', 54),
        bold: true,
        colour: ringColour(i, palette),
      },
      ...lines
        .filter(Boolean)
        .map((text, row) => ({ ...place, text, y: 122 + 38 * row, size: fitting(text, 28), colour: palette.minor })),
    ]
  })

const stacked = (tables: readonly Table[]): string => {
  const rows = tables.reduce((sum, table) => sum + table.rows + GAP, -GAP)
  const row = round(Math.min(ROW, (SHEET_HEIGHT - MARGIN - HEAD) / rows))
  let y = HEAD
  return tables
    .map((table) => {
      const drawn = table.draw({ ...TABLES, y, row })
      y = round(y + (table.rows + GAP) * row)
      return drawn
    })
    .join('')
}

/** The wheel with what an astrologer reads beside it: places, cusps, balance, the Moon, and every aspect with its orb. */
export const drawSheet = (facts: WheelFacts, style: WheelStyle): string => {
  const ink = pen(style.words)
  const palette = wheelPalette(style)
  const scale = WHEEL / PAGE_EXTENT
  const tools = { facts, palette, ink }
  const size = Math.max(SMALLEST, style.size * scale)
  const wheel = wheelParts(facts, { ...style, size, captions: false }, palette, ink)
  const tables = [
    ...facts.rings.map((ring, i) => pointTable(ring, i, tools)),
    cuspTable(tools),
    balanceTable(tools),
    moonTable(tools),
  ].filter((table) => table !== null)
  return documentOf({
    style,
    kind: 'sheet',
    palette,
    title: wheelTitle(facts),
    description: described(facts, true, ink),
    ink,
    height: SHEET_HEIGHT,
    body: [
      group('captions', captionPaths(headings(facts, palette, ink), ink)),
      `<g transform="translate(${MARGIN - 20} ${HEAD - 10})scale(${scale})">${wheel.join('\n')}</g>`,
      aspectGrid(facts, GRID, palette, ink, PAGE_EXTENT / style.size),
      stacked(tables),
    ],
  })
}
