import type { Pen } from './glyphs.ts'
import type { LegendRow, MapFacts } from './map-facts.ts'
import type { MapView } from './map-projection.ts'
import { dashesOf, openPath } from './map-strokes.ts'
import { type MapPalette, SHADES, scaleColour } from './map-theme.ts'
import { type BoxNode, drawLines, type LaidOutBox, layOut, type TextNode } from './page-layout.ts'
import { tenth } from './polygon.ts'

/** Lengths of the page around a map in layout units: margins, and the sizes of its letters and samples. */
const MARGIN = 14
const SIZES = { title: 19, caption: 12.5, legend: 12.5, note: 11 } as const
const ROW = 20
const SAMPLE = 34
const COLUMN_GAP = 18
/** Widths of the scale of a heat map and of the texts beside it, divided by the width of the page. */
const SCALE_WIDTH = 0.45
const SCALE_TEXT_WIDTH = 0.22

interface PageContext {
  readonly view: Pick<MapView, 'width' | 'height'>
  readonly palette: MapPalette
  readonly pen: Pen
  readonly unit: number
  readonly hasCaptions: boolean
}

/** A sample of a line, of a line with a symbol, or of an area, in its box. */
const sampleOf = (
  { ink, symbol, dash, area }: LegendRow,
  { left, top, height }: LaidOutBox,
  { palette, pen, unit }: PageContext,
): string => {
  const colour = palette.inks[ink]
  const y = top + height / 2
  if (area)
    return `<rect x="${tenth(left)}" y="${tenth(y - 5 * unit)}" width="${tenth(24 * unit)}" height="${tenth(10 * unit)}" fill="${colour}" fill-opacity="0.35" stroke="${colour}" stroke-width="${tenth(unit)}"/>`
  const data = `M${tenth(left)} ${tenth(y)}h${tenth((symbol ? 12 : 26) * unit)}`
  const line = openPath(data, colour, 2 * unit, dashesOf(dash, unit))
  return symbol ? line + pen.symbol(symbol, { x: left + 21 * unit, y, size: 13 * unit, colour }) : line
}

/** The page around a map: title and captions above; the scale of a heat map, the legend and notes below. `top`: the edge of the map. */
export const mapPage = async (
  { title, captions = [], notes = [], legend = [], heat }: MapFacts,
  context: PageContext,
): Promise<{ svg: string; top: number; height: number }> => {
  const { view, palette, pen, unit, hasCaptions } = context
  const { width } = view
  const space = width - 2 * MARGIN * unit
  const text = (
    row: string,
    size: number,
    colour: string,
    more: { bold?: boolean; style?: TextNode['style'] } = {},
  ) => ({
    rows: [row],
    look: () => ({ colour, bold: more.bold ?? false }),
    style: { fontSize: size * unit, lineHeight: 1.3, whiteSpace: 'normal', maxWidth: space, ...more.style },
  })
  const section = (children: BoxNode['children'], style: BoxNode['style']): BoxNode => ({
    style: { paddingLeft: MARGIN * unit, paddingRight: MARGIN * unit, ...style },
    children: children ?? [],
  })
  const widest = Math.max(0, ...legend.map((row) => pen.width(row.text))) * SIZES.legend * unit
  const column = Math.min(space, SAMPLE * unit + widest + COLUMN_GAP * unit)
  const columns = Math.max(1, Math.floor(space / column))
  const scaleText = (row: string, justifyContent: string): BoxNode => ({
    style: { width: SCALE_TEXT_WIDTH * width, justifyContent },
    children: [text(row, SIZES.legend, palette.text, { style: { maxWidth: SCALE_TEXT_WIDTH * width } })],
  })
  const sections: BoxNode[] = [
    ...(hasCaptions
      ? [
          section(
            [
              text(title, SIZES.title, palette.text, { bold: true }),
              ...captions.map((caption) => text(caption, SIZES.caption, palette.minor)),
            ],
            { flexDirection: 'column', paddingTop: 8 * unit, paddingBottom: 6 * unit, gap: 2 * unit },
          ),
        ]
      : []),
    { key: 'map', style: { width, height: view.height, marginBottom: 8 * unit } },
    ...(heat?.legend
      ? [
          section(
            [
              scaleText(heat.legend[0], 'flex-end'),
              { key: 'scale', style: { width: SCALE_WIDTH * width, height: 12 * unit } },
              scaleText(heat.legend[1], 'flex-start'),
            ],
            { justifyContent: 'center', alignItems: 'center', gap: 6 * unit, paddingBottom: 8 * unit },
          ),
        ]
      : []),
    ...(legend.length
      ? [
          section(
            legend.map((row, i) => ({
              style: { width: space / columns - 0.01, minHeight: ROW * unit, alignItems: 'center' },
              children: [
                { key: `sample ${i}`, style: { width: SAMPLE * unit, height: ROW * unit, flexShrink: 0 } },
                text(row.text, SIZES.legend, palette.text, { style: { maxWidth: space / columns - SAMPLE * unit } }),
              ],
            })),
            { flexWrap: 'wrap', paddingBottom: 8 * unit },
          ),
        ]
      : []),
    ...(hasCaptions && notes.length
      ? [
          section(
            notes.map((note) => text(note, SIZES.note, palette.minor)),
            { flexDirection: 'column', gap: 2 * unit },
          ),
        ]
      : []),
  ]
  const layout = await layOut(
    { key: 'page', style: { flexDirection: 'column', width, paddingBottom: 6 * unit }, children: sections },
    { width },
  )
  const boxOf = (key: string): LaidOutBox => layout.boxes.get(key)!
  const scaleBox = layout.boxes.get('scale')
  const shades =
    heat && scaleBox
      ? Array.from({ length: SHADES }, (_, i) => {
          const cell = scaleBox.width / SHADES
          return `<rect x="${tenth(scaleBox.left + i * cell)}" y="${tenth(scaleBox.top)}" width="${tenth(cell + 0.5)}" height="${tenth(scaleBox.height)}" fill="${scaleColour(palette[heat.scale], (i + 0.5) / SHADES)}"/>`
        })
      : []
  return {
    svg: [
      ...shades,
      ...legend.map((row, i) => sampleOf(row, boxOf(`sample ${i}`), context)),
      drawLines(layout.lines, pen),
    ].join('\n'),
    top: Math.round(boxOf('map').top),
    height: Math.ceil(boxOf('page').height),
  }
}
