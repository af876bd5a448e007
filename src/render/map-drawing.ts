import { type GeoPermissibleObjects, geoGraticule } from 'd3-geo'
import { type Box, boxAround } from './box.ts'
import { type Caption, captionPaths, wrapToWidth } from './captions.ts'
import { visibleColour } from './colours.ts'
import { createPen, type Pen } from './glyphs.ts'
import type {
  Course,
  Dash,
  HeatGrid,
  LegendRow,
  MapArea,
  MapFacts,
  MapLabel,
  MapLine,
  MapPlace,
  MapPosition,
  MapStyle,
} from './map-facts.ts'
import { boxesAlong, boxesBeside, centreOf, LabelSpace } from './map-labels.ts'
import { landOf, type MapView, mapView, type Trace } from './map-projection.ts'
import { MAP_PALETTES, type MapPalette, scaleColour } from './map-theme.ts'
import { escapeXml } from './one-line.ts'
import { tenth } from './polygon.ts'

/** Context that the parts of a map share. */
interface DrawingContext {
  readonly view: MapView
  readonly palette: MapPalette
  readonly pen: Pen
  readonly room: LabelSpace
  /** Pixels per layout unit; 1 in a map 1200 pixels wide. */
  readonly unit: number
}

/** Path data in relative steps of tenths of a pixel: half as long as absolute positions. */
const dataOf = ({ points, closed }: Trace) => {
  let [x, y] = [0, 0]
  const steps = points.map(([toX, toY], i) => {
    const [nextX, nextY] = [Math.round(toX * 10), Math.round(toY * 10)]
    const step = `${i === 0 ? 'M' : i === 1 ? 'l' : ' '}${(nextX - x) / 10} ${(nextY - y) / 10}`
    ;[x, y] = [nextX, nextY]
    return step
  })
  return steps.join('') + (closed ? 'z' : '')
}
const allData = (traces: readonly Trace[]) => traces.map(dataOf).join('')

const dashesOf = (dash: Dash | undefined, unit: number) =>
  dash === 'dashed'
    ? ` stroke-dasharray="${tenth(7 * unit)} ${tenth(4.5 * unit)}"`
    : dash === 'dotted'
      ? ` stroke-dasharray="${tenth(0.1 * unit)} ${tenth(3.6 * unit)}" stroke-linecap="round"`
      : ''
const stroke = (data: string, colour: string, width: number, more = '') =>
  data && `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${tenth(width)}"${more}/>`

/** Maps from this width on (pixels) have the finer coast. */
const FINE_FROM = 1600
/** Maps of fewer degrees of longitude than this have the finer coast at any width. */
const FINE_BELOW_SPAN = 120

const ground = ({ view, palette, unit }: DrawingContext, { width, bbox }: MapStyle) => {
  const zoomed = bbox ? bbox[2] - bbox[0] + (bbox[2] > bbox[0] ? 0 : 360) < FINE_BELOW_SPAN : false
  const land = allData(view.traces(landOf(width >= FINE_FROM || zoomed ? 'fine' : 'coarse')))
  const edge = allData(view.frame)
  return [
    `<path d="${edge}" fill="${palette.sea}"/>`,
    `<path d="${land}" fill="${palette.land}" fill-rule="evenodd" stroke="${palette.coast}" stroke-width="${tenth(0.7 * unit)}" stroke-linejoin="round"/>`,
    stroke(allData(view.traces(geoGraticule().step([30, 30])())), palette.grid, 0.8 * unit),
  ]
}

/** Number of colours of a heat scale. Neighbouring cells of one colour are merged. */
const SHADES = 15

const heatCells = ({ view, palette }: DrawingContext, grid: HeatGrid): string[] => {
  const { west, north, step, columns, values, scale } = grid
  const shades = Array.from({ length: SHADES }, () => [] as string[])
  const shadeOf = (value: number | null | undefined) =>
    value === null || value === undefined || Number.isNaN(value)
      ? null
      : Math.max(0, Math.min(SHADES - 1, Math.floor((scale === 'diverging' ? (value + 1) / 2 : value) * SHADES)))
  for (let row = 0; row * columns < values.length; row++) {
    const [top, bottom] = [north - row * step, north - (row + 1) * step]
    for (let from = 0; from < columns; ) {
      const shade = shadeOf(values[row * columns + from])
      let to = from + 1
      // d3 would take a run longer than a quarter of the Earth for its complement.
      while (to < columns && (to - from) * step < 90 && shadeOf(values[row * columns + to]) === shade) to++
      if (shade !== null) {
        const edge = Array.from({ length: to - from + 1 }, (_, i) => west + (from + i) * step)
        const ring = [...edge.map((x) => [x, top]), ...edge.map((x) => [x, bottom]).reverse()]
        shades[shade]!.push(allData(view.traces({ type: 'Polygon', coordinates: [[...ring, ring[0]!]] })))
      }
      from = to
    }
  }
  return shades.flatMap((cells, i) => {
    const colour = scaleColour(palette[scale], (i + 0.5) / SHADES)
    return cells.length ? [`<path d="${cells.join('')}" fill="${colour}" stroke="${colour}" stroke-width="0.8"/>`] : []
  })
}

const areaShape = (
  { view, palette, unit }: DrawingContext,
  { rings, ink, opacity = 0.25, outline = true }: MapArea,
) => {
  // In d3 the interior of a polygon is on the right of its rings.
  const polygon = {
    type: 'Polygon' as const,
    coordinates: rings.map((ring) => [...ring].reverse().map(([x, y]) => [x, y])),
  }
  const data = allData(view.traces(polygon))
  const edge = outline ? ` stroke="${palette.inks[ink]}" stroke-width="${tenth(unit)}"` : ''
  return data && `<path d="${data}" fill="${palette.inks[ink]}" fill-opacity="${opacity}"${edge} fill-rule="evenodd"/>`
}

/** Vertices of a course. A parallel has one every two degrees, since d3 joins vertices by great circles. */
const verticesOf = (course: Course): readonly (readonly MapPosition[])[] =>
  'parts' in course ? course.parts : [Array.from({ length: 181 }, (_, i) => [2 * i - 180, course.parallel] as const)]

const tracesOf = ({ view }: DrawingContext, course: Course): Trace[] =>
  verticesOf(course).flatMap((part) =>
    view.traces({ type: 'LineString', coordinates: part.map(([x, y]) => [x, y]) } as GeoPermissibleObjects),
  )

const lineShapes = ({ palette, unit }: DrawingContext, { ink, dash, weight = 1 }: MapLine, traces: readonly Trace[]) =>
  traces.map((trace) =>
    stroke(dataOf(trace), palette.inks[ink], 1.5 * weight * unit, ` stroke-linejoin="round"${dashesOf(dash, unit)}`),
  )

const LABEL_SIZE = 11
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
/** Estimated width of text without outlines, in ems. Scripts other than Latin are wider. */
const roughWidth = (text: string) =>
  [...graphemes.segment(text)].reduce((sum, { segment }) => sum + (segment < '\u0250' ? 0.62 : 0.85), 0)

/** A label on a background with round ends. */
const labelPlate = (
  { palette, pen, unit }: DrawingContext,
  { symbol, text }: MapLabel,
  colour: string,
  box: Box,
  captions: Caption[],
): string => {
  const size = LABEL_SIZE * unit
  const [x, y] = centreOf(box)
  const height = box.bottom - box.top
  const parts = [
    `<rect x="${tenth(box.left)}" y="${tenth(box.top)}" width="${tenth(box.right - box.left)}" height="${tenth(height)}" rx="${tenth(height / 2)}" fill="${palette.page}" fill-opacity="0.92" stroke="${colour}" stroke-width="${tenth(0.8 * unit)}"/>`,
  ]
  let from = x - (widthOf(pen, { symbol, text }) * size) / 2
  if (symbol) {
    parts.push(pen.symbol(symbol, { x: from + size / 2, y, size: 0.95 * size, colour }))
    from += 1.15 * size
  }
  if (text) {
    const width = textWidth(pen, text) * size
    if (pen.hasGlyphs(text))
      parts.push(pen.letters(text, { x: from + width / 2, y, size: 0.9 * size, colour, bold: true }))
    else captions.push({ text, x: from, y: y - 0.62 * size, width: width + size, size: 0.9 * size, colour })
  }
  return parts.join('')
}
const textWidth = (pen: Pen, text: string) => 0.9 * (pen.hasGlyphs(text) ? pen.width(text) : roughWidth(text))
const widthOf = (pen: Pen, { symbol, text }: MapLabel) =>
  (symbol ? 1 : 0) + (symbol && text ? 0.15 : 0) + (text ? textWidth(pen, text) : 0)
const plateSize = ({ pen, unit }: DrawingContext, label: MapLabel) => ({
  width: (widthOf(pen, label) * LABEL_SIZE + 10) * unit,
  height: 16 * unit,
})

const STAR = Array.from({ length: 10 }, (_, i) => {
  const [radius, angle] = [i % 2 ? 0.42 : 1, (Math.PI * i) / 5]
  return [radius * Math.sin(angle), -radius * Math.cos(angle)] as const
})

const MARK = { home: 6, city: 3.4, event: 8 } as const
const placeMark = ({ palette, unit }: DrawingContext, kind: MapPlace['kind'], [x, y]: readonly [number, number]) => {
  const radius = MARK[kind] * unit
  const colour = palette.inks.accent
  const circle = (r: number, look: string) => `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(r)}" ${look}/>`
  if (kind === 'event')
    return `<path d="M${STAR.map(([dx, dy]) => `${tenth(x + radius * dx)} ${tenth(y + radius * dy)}`).join('L')}Z" fill="${colour}" stroke="${palette.page}" stroke-width="${tenth(unit)}"/>`
  return kind === 'home'
    ? circle(radius, `fill="${palette.page}" stroke="${colour}" stroke-width="${tenth(2.2 * unit)}"`) +
        circle(2.2 * unit, `fill="${colour}"`)
    : circle(radius, `fill="${colour}" stroke="${palette.page}" stroke-width="${tenth(unit)}"`)
}

/** Marks and names of places. Marks get their space first, then the names of homes and events, then those of cities. */
const drawPlaces = (context: DrawingContext, places: readonly MapPlace[], captions: Caption[]): string[] => {
  const { view, room: space, unit, palette, pen } = context
  const visiblePlaces = places.flatMap((place) => {
    const at = view.place(place.at[0], place.at[1])
    return at ? [{ place, at, radius: MARK[place.kind] * unit }] : []
  })
  for (const { at, radius } of visiblePlaces) space.occupy(boxAround(at, 2 * radius, 2 * radius))
  const size = 12 * unit
  const byPriority = [...visiblePlaces].sort(
    (a, b) => Number(a.place.kind === 'city') - Number(b.place.kind === 'city'),
  )
  const names = byPriority.flatMap(({ place: { name }, at, radius }) => {
    if (!name) return []
    const width = (pen.hasGlyphs(name) ? pen.width(name) : roughWidth(name)) * size + 8 * unit
    const box = space.occupyFirstFree(boxesBeside(at, radius + 2 * unit, width, 17 * unit))
    if (!box) return []
    const middle = (box.top + box.bottom) / 2
    captions.push({
      text: name,
      x: box.left,
      y: middle - 0.65 * size,
      width: width + unit,
      size,
      colour: palette.text,
      bold: true,
      align: 'center',
    })
    return [
      `<rect x="${tenth(box.left)}" y="${tenth(box.top)}" width="${tenth(width)}" height="${tenth(17 * unit)}" rx="${tenth(4 * unit)}" fill="${palette.page}" fill-opacity="0.78"/>`,
    ]
  })
  return [...names, ...visiblePlaces.map(({ place, at }) => placeMark(context, place.kind, at))]
}

const centroid = (traces: readonly Trace[]): readonly [number, number] | null => {
  const points = traces.flatMap((trace) => trace.points)
  if (!points.length) return null
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
}

/** The map with its upper left corner at (0, 0). Text that the pen has no outlines of is added to `captions`. */
const mapBody = (facts: MapFacts, style: MapStyle, context: DrawingContext, captions: Caption[]): string[] => {
  const { palette, room: space, unit, view } = context
  const { areas = [], lines = [], places = [], heat } = facts
  const tracedLines = lines.map((line) => ({ line, traces: tracesOf(context, line) }))
  const marks = drawPlaces(context, places, captions)
  const labels = [
    ...tracedLines.map(({ line: { ink, label }, traces }) => ({ ink, label, traces })),
    ...areas.map(({ ink, label, rings }) => {
      const middle = label && centroid(tracesOf(context, { parts: rings }))
      return { ink, label, traces: middle ? [{ points: [middle, middle], closed: false }] : [] }
    }),
  ].flatMap(({ ink, label, traces }) => {
    if (!label || !traces.length) return []
    const { width, height } = plateSize(context, label)
    const box = space.occupyFirstFree(boxesAlong(traces, width, height, view.lead))
    return box ? [labelPlate(context, label, palette.inks[ink], box, captions)] : []
  })
  return [
    ...ground(context, style),
    ...(heat ? ['<g opacity="0.85">', ...heatCells(context, heat), '</g>'] : []),
    ...(heat
      ? [stroke(allData(view.traces(landOf('coarse'))), palette.text, 0.6 * unit, ' stroke-opacity="0.55"')]
      : []),
    ...areas.map((area) => areaShape(context, area)),
    ...tracedLines.flatMap(({ line, traces }) => lineShapes(context, line, traces)),
    stroke(allData(view.frame), palette.coast, unit),
    ...labels,
    ...marks,
  ]
}

const LEGEND_SIZE = 12.5
const ROW = 20

/** The legend in columns below `top`, and its height. */
const legendBody = (
  rows: readonly LegendRow[],
  { palette, pen, unit }: DrawingContext,
  width: number,
  top: number,
  captions: Caption[],
) => {
  const size = LEGEND_SIZE * unit
  const sample = 34 * unit
  const margin = 14 * unit
  const widest = Math.max(0, ...rows.map(({ text }) => roughWidth(text) * size))
  const column = Math.min(width - 2 * margin, sample + widest + 18 * unit)
  const columns = Math.max(1, Math.floor((width - 2 * margin) / column))
  const lines = Math.ceil(rows.length / columns)
  const samples = rows.map(({ ink: colour, symbol, dash, area, text }, i) => {
    const x = margin + (i % columns) * ((width - 2 * margin) / columns)
    const y = top + (Math.floor(i / columns) + 0.5) * ROW * unit
    const colourOf = palette.inks[colour]
    captions.push({ text, x: x + sample, y: y - 0.65 * size, width: column - sample, size, colour: palette.text })
    if (area)
      return `<rect x="${tenth(x)}" y="${tenth(y - 5 * unit)}" width="${tenth(24 * unit)}" height="${tenth(10 * unit)}" fill="${colourOf}" fill-opacity="0.35" stroke="${colourOf}" stroke-width="${tenth(unit)}"/>`
    const line = stroke(
      `M${tenth(x)} ${tenth(y)}h${tenth((symbol ? 12 : 26) * unit)}`,
      colourOf,
      2 * unit,
      dashesOf(dash, unit),
    )
    return symbol ? line + pen.symbol(symbol, { x: x + 21 * unit, y, size: 13 * unit, colour: colourOf }) : line
  })
  return { parts: samples, height: rows.length ? (lines * ROW + 8) * unit : 0 }
}

const scaleBar = (
  { scale, legend }: HeatGrid,
  { palette, unit }: DrawingContext,
  width: number,
  top: number,
  captions: Caption[],
): { parts: string[]; height: number } => {
  if (!legend) return { parts: [], height: 0 }
  const size = LEGEND_SIZE * unit
  const [left, bar] = [14 * unit + width * 0.25, width * 0.45]
  const cell = bar / SHADES
  captions.push(
    {
      text: legend[0],
      x: 14 * unit,
      y: top + 2 * unit,
      width: left - 20 * unit,
      size,
      colour: palette.text,
      align: 'right',
    },
    { text: legend[1], x: left + bar + 6 * unit, y: top + 2 * unit, width: width * 0.25, size, colour: palette.text },
  )
  return {
    parts: Array.from(
      { length: SHADES },
      (_, i) =>
        `<rect x="${tenth(left + i * cell)}" y="${tenth(top + 3 * unit)}" width="${tenth(cell + 0.5)}" height="${tenth(12 * unit)}" fill="${scaleColour(palette[scale], (i + 0.5) / SHADES)}"/>`,
    ),
    height: 24 * unit,
  }
}

/** Pixels per layout unit: proportional to the width, with a minimum that keeps the letters of small maps readable. */
const unitOf = (width: number) => Math.max(0.72, width / 1200)

/** A map as an SVG document whose text is outlines. The same facts and style give the same bytes. */
export const drawMap = (facts: MapFacts, style: MapStyle): string => {
  const { theme, accent, captions: hasCaptions = true } = style
  const base: MapPalette = MAP_PALETTES[theme]
  const palette = accent
    ? { ...base, inks: { ...base.inks, accent: visibleColour([base.sea, base.land], accent, base.text) } }
    : base
  const view = mapView(style)
  const { width } = view
  const unit = unitOf(width)
  const context: DrawingContext = { view, palette, pen: createPen(), room: new LabelSpace(view), unit }
  const mapCaptions: Caption[] = []
  const outerCaptions: Caption[] = []
  const line = (text: string, y: number, size: number, colour: string, bold = false): number => {
    const space = width - 28 * unit
    const rows = wrapToWidth(text, (0.98 * space) / (size * unit), context.pen)
    for (const [i, row] of rows.entries())
      outerCaptions.push({
        text: row,
        x: 14 * unit,
        y: y + 1.3 * i * size * unit,
        width: space,
        size: size * unit,
        colour,
        bold,
      })
    return y + (1.3 * rows.length + 0.15) * size * unit
  }

  let y = hasCaptions ? line(facts.title, 8 * unit, 19, palette.text, true) : 0
  for (const caption of hasCaptions ? (facts.captions ?? []) : []) y = line(caption, y, 12.5, palette.minor)
  const top = hasCaptions ? Math.round(y + 6 * unit) : 0
  const body = mapBody(facts, style, context, mapCaptions)
  let bottom = top + view.height + 8 * unit
  const scale = facts.heat ? scaleBar(facts.heat, context, width, bottom, outerCaptions) : { parts: [], height: 0 }
  bottom += scale.height
  const legend = legendBody(facts.legend ?? [], context, width, bottom, outerCaptions)
  bottom += legend.height
  for (const note of hasCaptions ? (facts.notes ?? []) : []) bottom = line(note, bottom, 11, palette.minor)
  const height = Math.ceil(bottom + 6 * unit)

  const edge = allData(view.frame)
  const content = [
    `<g transform="translate(0 ${top})"><g clip-path="url(#earth)">`,
    ...body.filter(Boolean),
    `</g>${captionPaths(mapCaptions, context.pen)}</g>`,
    ...scale.parts,
    ...legend.parts,
    captionPaths(outerCaptions, context.pen),
  ]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" stroke-linejoin="round" role="img" aria-label="${escapeXml(facts.title)}">`,
    `<desc>${escapeXml(facts.description)}</desc>`,
    theme === 'transparent' ? '' : `<path d="M0 0H${width}V${height}H0Z" fill="${palette.page}"/>`,
    `<clipPath id="earth"><path d="${edge}"/></clipPath>`,
    context.pen.defs(),
    ...content,
    '</svg>',
  ].join('\n')
}
