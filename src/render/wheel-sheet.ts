import { aspectGrid } from './aspect-grid.ts'
import { dignityTable } from './dignity-table.ts'
import { joinTexts } from './direction.ts'
import { createPen } from './glyphs.ts'
import { type BoxNode, drawLines, layOut, type RowLook, type TextNode } from './page-layout.ts'
import { round } from './polygon.ts'
import { wheelDescription, wheelPalette, wheelParts, wheelTitle } from './wheel-drawing.ts'
import { sheetHeight, type WheelFacts, type WheelStyle } from './wheel-facts.ts'
import { group } from './wheel-frame.ts'
import { PAGE_EXTENT, svgDocument } from './wheel-page.ts'
import { balanceTable, cuspTable, moonTable, pointTable } from './wheel-tables.ts'
import { type Paints, ringColour } from './wheel-theme.ts'

const SHEET_HEIGHT = sheetHeight(PAGE_EXTENT)
const MARGIN = 50
/** Space from the upper edge of the page to the wheel. */
const HEAD = 250
const WHEEL = 1230
const TABLE_WIDTH = 640
const ROW = 48
/** Smallest wheel, pixels. In a sheet with less space for it, the wheel of this size is scaled down. */
const MIN_WHEEL_PIXELS = 300
/** Font sizes of the titles, by number of rings. */
const TITLE_SIZES = [54, 44, 36] as const
/** Space between two tables, in rows. */
const GAP = 0.9

/** Title, date and place of each ring, side by side, with the notes on the calculation beneath the first. */
const headings = ({ rings, notes = [] }: WheelFacts, palette: Paints): BoxNode => {
  const width = (PAGE_EXTENT - 2 * MARGIN) / rings.length - 30
  const row = (text: string, size: number, look: RowLook, lines: number): TextNode => ({
    rows: [text],
    look: () => look,
    style: { fontSize: size, lineHeight: 1.3, whiteSpace: 'normal', maxWidth: width, lineClamp: lines },
  })
  return {
    fixed: true,
    style: { height: HEAD - MARGIN, justifyContent: 'space-between' },
    children: rings.map(({ title, captions = [], details = [] }, i) => {
      const [first = '', ...others] = captions
      const lines = [[first, ...details], others, i === 0 ? notes : []].map((texts) => joinTexts(texts)).filter(Boolean)
      return {
        style: { flexDirection: 'column', width, overflow: 'hidden' },
        children: [
          row(title ?? '', TITLE_SIZES[rings.length - 1]!, { colour: ringColour(i, palette), bold: true }, 1),
          ...lines.map((text) =>
            row(text, lines.length > 2 ? 26 : 28, { colour: palette.minor }, lines.length > 2 ? 1 : 2),
          ),
        ],
      }
    }),
  }
}

/** A sheet: the wheel, tables of points, cusps, balance and the Moon, and the aspect grid with orbs. */
export const drawSheet = async (facts: WheelFacts, style: WheelStyle): Promise<string> => {
  const pen = createPen(style.words)
  const palette = wheelPalette(style)
  const context = { facts, palette, pen }
  const tables = [
    ...facts.rings.map((ring, i) => pointTable(ring, i, context)),
    cuspTable(context),
    dignityTable(context),
    balanceTable(context),
    moonTable(context),
  ].filter((table) => table !== null)
  const rows = tables.reduce((sum, table) => sum + table.rows + GAP, -GAP)
  const row = round(Math.min(ROW, (SHEET_HEIGHT - MARGIN - HEAD) / rows))
  const page: BoxNode = {
    style: {
      flexDirection: 'column',
      width: PAGE_EXTENT,
      height: SHEET_HEIGHT,
      padding: MARGIN,
      boxSizing: 'border-box',
    },
    children: [
      headings(facts, palette),
      {
        style: { flexGrow: 1, justifyContent: 'space-between' },
        children: [
          {
            style: { flexDirection: 'column', width: WHEEL, gap: 30 },
            children: [
              { key: 'wheel', style: { width: WHEEL, height: WHEEL } },
              { key: 'grid', style: { flexGrow: 1 } },
            ],
          },
          {
            style: { flexDirection: 'column', gap: GAP * row },
            children: tables.map((table) => table.node(row, TABLE_WIDTH)),
          },
        ],
      },
    ],
  }
  const layout = await layOut(page, { width: PAGE_EXTENT, height: SHEET_HEIGHT })
  const [wheelBox, gridBox] = [layout.boxes.get('wheel')!, layout.boxes.get('grid')!]
  const scale = WHEEL / PAGE_EXTENT
  const size = Math.max(MIN_WHEEL_PIXELS, style.size * scale)
  const wheel = wheelParts(facts, { ...style, size, captions: false }, palette, pen)
  const gridSide = Math.min(gridBox.height, gridBox.width)
  return svgDocument({
    style,
    kind: 'sheet',
    palette,
    title: wheelTitle(facts),
    description: wheelDescription(facts, true, pen),
    pen,
    height: SHEET_HEIGHT,
    body: [
      group(
        'captions',
        drawLines(
          layout.lines.filter(({ y }) => y < wheelBox.top),
          pen,
        ),
      ),
      `<g transform="translate(${wheelBox.left} ${wheelBox.top})scale(${scale})">${wheel.join('\n')}</g>`,
      aspectGrid(facts, { x: gridBox.left, y: gridBox.top, side: gridSide }, palette, pen, PAGE_EXTENT / style.size),
      tables.map((table) => table.draw(layout, row)).join(''),
    ],
  })
}
