import { type GeoPermissibleObjects, geoGraticule } from 'd3-geo'
import { type Box, boxAround } from './box.ts'
import { type Caption, captionPaths } from './captions.ts'
import { visibleColour } from './colours.ts'
import { createPen, type Pen } from './glyphs.ts'
import type {
  Course,
  HeatGrid,
  MapArea,
  MapFacts,
  MapLabel,
  MapLine,
  MapPlace,
  MapPosition,
  MapStyle,
} from './map-facts.ts'
import { boxesAlong, boxesBeside, centreOf, LabelSpace } from './map-labels.ts'
import { mapPage } from './map-page.ts'
import { landOf, type MapView, mapView, type Trace } from './map-projection.ts'
import { dashesOf, openPath } from './map-strokes.ts'
import { MAP_PALETTES, type MapPalette, SHADES, scaleColour } from './map-theme.ts'
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
    openPath(allData(view.traces(geoGraticule().step([30, 30])())), palette.grid, 0.8 * unit),
  ]
}

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
    openPath(dataOf(trace), palette.inks[ink], 1.5 * weight * unit, ` stroke-linejoin="round"${dashesOf(dash, unit)}`),
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
      ? [openPath(allData(view.traces(landOf('coarse'))), palette.text, 0.6 * unit, ' stroke-opacity="0.55"')]
      : []),
    ...areas.map((area) => areaShape(context, area)),
    ...tracedLines.flatMap(({ line, traces }) => lineShapes(context, line, traces)),
    openPath(allData(view.frame), palette.coast, unit),
    ...labels,
    ...marks,
  ]
}

/** Pixels per layout unit: proportional to the width, with a minimum that keeps the letters of small maps readable. */
const unitOf = (width: number) => Math.max(0.72, width / 1200)

/** A map as an SVG document whose text is outlines. The same facts and style give the same bytes. */
export const drawMap = async (facts: MapFacts, style: MapStyle): Promise<string> => {
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
  const body = mapBody(facts, style, context, mapCaptions)
  const page = await mapPage(facts, { ...context, hasCaptions })
  const { top, height } = page

  const edge = allData(view.frame)
  const isTransparent = theme === 'transparent'
  // A clip takes two more layers as large as the picture, so parts outside the frame are painted over where the page has a colour.
  const outside = `M0 ${-top}H${width}V${height - top}H0Z${edge}`
  const content = [
    `<g transform="translate(0 ${top})"><g${isTransparent ? ' clip-path="url(#earth)"' : ''}>`,
    ...body.filter(Boolean),
    isTransparent ? '</g>' : `</g><path d="${outside}" fill="${palette.page}" fill-rule="evenodd"/>`,
    `${captionPaths(mapCaptions, context.pen)}</g>`,
    page.svg,
  ]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" stroke-linejoin="round" role="img" aria-label="${escapeXml(facts.title)}">`,
    `<desc>${escapeXml(facts.description)}</desc>`,
    isTransparent
      ? `<clipPath id="earth"><path d="${edge}"/></clipPath>`
      : `<path d="M0 0H${width}V${height}H0Z" fill="${palette.page}"/>`,
    context.pen.defs(),
    ...content,
    '</svg>',
  ].join('\n')
}
