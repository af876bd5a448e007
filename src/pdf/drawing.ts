import sax from 'sax'
import { textLines } from '../render/lines.ts'
import type { TaggedPdf } from './tagged-pdf.ts'

type Attributes = Readonly<Record<string, string>>

/** Presentation attributes that children inherit. */
const INHERITED = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linejoin',
  'stroke-linecap',
  'stroke-dasharray',
  'font-size',
  'font-weight',
  'font-style',
  'text-anchor',
] as const
type Presentation = Partial<Record<(typeof INHERITED)[number], string>>

const withInherited = (attributes: Attributes, inherited: Presentation): Presentation => {
  const styled = Object.fromEntries(
    (attributes.style ?? '').split(';').map((rule) => rule.split(':').map((part) => part.trim())),
  )
  return {
    ...inherited,
    ...Object.fromEntries(
      INHERITED.flatMap((name) => {
        const value = styled[name] ?? attributes[name]
        return value === undefined || value === 'inherit' ? [] : [[name, value]]
      }),
    ),
  }
}

const numbers = (list: string | undefined): number[] =>
  (list?.match(/[-+]?(\d*\.)?\d+(e[-+]?\d+)?/gi) ?? []).map(Number)

const transform = (pdf: TaggedPdf, list: string | undefined) => {
  for (const [, name, values] of (list ?? '').matchAll(/(\w+)\s*\(([^)]*)\)/g)) {
    const [a = 0, b, c = 0, d = 0, e = 0, f = 0] = numbers(values)
    if (name === 'matrix') pdf.doc.transform(a, b ?? 0, c, d, e, f)
    else if (name === 'translate') pdf.doc.translate(a, b ?? 0)
    else if (name === 'scale') pdf.doc.scale(a, b ?? a)
    else if (name === 'rotate') pdf.doc.rotate(a, b === undefined ? {} : { origin: [b, c] })
    else throw new Error(`A figure has the transform ${name}, which is not supported.`)
  }
}

const paint = (pdf: TaggedPdf, presentation: Presentation) => {
  const fill = presentation.fill === 'none' ? undefined : (presentation.fill ?? '#000000')
  const width = Number(presentation['stroke-width'] ?? 1)
  // A line of width 0 is invisible in SVG, and as thin as possible in PDF.
  const stroke = presentation.stroke === 'none' || width === 0 ? undefined : presentation.stroke
  const { doc } = pdf
  if (fill) doc.fillColor(colourOf(fill), Number(presentation['fill-opacity'] ?? 1))
  if (stroke) {
    doc.strokeColor(colourOf(stroke), Number(presentation['stroke-opacity'] ?? 1)).lineWidth(width)
    doc
      .lineJoin((presentation['stroke-linejoin'] ?? 'miter') as 'miter')
      .lineCap((presentation['stroke-linecap'] ?? 'butt') as 'butt')
    const dashes = numbers(presentation['stroke-dasharray'])
    if (dashes.length) doc.dash(dashes[0]!, { space: dashes[1] ?? dashes[0]! })
    else doc.undash()
  }
  const rule = presentation['fill-rule'] === 'evenodd' ? 'even-odd' : 'non-zero'
  if (fill && stroke) doc.fillAndStroke(undefined as never, undefined as never, rule)
  else if (fill) doc.fill(rule)
  else if (stroke) doc.stroke()
  else doc.addContent('n')
}

/** The colour as a name or #rrggbb, which pdfkit supports; SVG also has #rgb and rgb(). */
const colourOf = (colour: string): string => {
  const short = colour.match(/^#([\da-f])([\da-f])([\da-f])$/i)
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`
  const parts = colour.match(/^rgb\(([^)]*)\)$/)
  if (!parts) return colour
  return `#${numbers(parts[1])
    .map((channel) => Math.round(channel).toString(16).padStart(2, '0'))
    .join('')}`
}

const SHAPES: Readonly<Record<string, (pdf: TaggedPdf, attributes: Attributes) => void>> = {
  path: ({ doc }, { d = '' }) => void doc.path(d),
  rect: ({ doc }, { x = '0', y = '0', width = '0', height = '0', rx }) =>
    void (rx
      ? doc.roundedRect(Number(x), Number(y), Number(width), Number(height), Number(rx))
      : doc.rect(Number(x), Number(y), Number(width), Number(height))),
  circle: ({ doc }, { cx = '0', cy = '0', r = '0' }) => void doc.circle(Number(cx), Number(cy), Number(r)),
  ellipse: ({ doc }, { cx = '0', cy = '0', rx = '0', ry = '0' }) =>
    void doc.ellipse(Number(cx), Number(cy), Number(rx), Number(ry)),
  line: ({ doc }, { x1 = '0', y1 = '0', x2 = '0', y2 = '0' }) =>
    void doc.moveTo(Number(x1), Number(y1)).lineTo(Number(x2), Number(y2)),
  polyline: (pdf, { points }) => polygonal(pdf, numbers(points)),
  polygon: (pdf, { points }) => {
    polygonal(pdf, numbers(points))
    pdf.doc.closePath()
  },
}
const polygonal = ({ doc }: TaggedPdf, points: readonly number[]) => {
  for (let i = 0; i + 1 < points.length; i += 2)
    if (i === 0) doc.moveTo(points[0]!, points[1]!)
    else doc.lineTo(points[i]!, points[i + 1]!)
}

const writeText = (pdf: TaggedPdf, text: string, attributes: Attributes, presentation: Presentation) => {
  const size = Number.parseFloat(presentation['font-size'] ?? '16')
  const weight =
    presentation['font-weight'] === 'bold' || Number(presentation['font-weight']) >= 600
      ? 'bold'
      : presentation['font-style'] === 'italic'
        ? 'italic'
        : 'regular'
  const [line] = textLines(text.replace(/\s+/g, ' ').trim(), weight, Number.POSITIVE_INFINITY)
  const natural = line!.width * size
  const width = Number.parseFloat(attributes.textLength ?? String(natural))
  const start = { start: 0, middle: width / 2, end: width }[presentation['text-anchor'] ?? 'start'] ?? 0
  const isMiddle = ['central', 'middle'].includes(attributes['dominant-baseline'] ?? '')
  const y = Number.parseFloat(attributes.y ?? '0') + (isMiddle ? 0.357 * size : 0)
  pdf.doc.fillOpacity(Number(presentation['fill-opacity'] ?? 1))
  pdf.drawLine(
    line!,
    Number.parseFloat(attributes.x ?? '0') - start,
    y,
    { size, colour: colourOf(presentation.fill ?? '#000000') },
    natural ? width / natural : 1,
  )
}

/** Elements without anything to draw. */
const IGNORED_ELEMENTS = new Set(['title', 'desc', 'metadata', 'style'])

/** Class of the title of a chart. The title above a North Indian chart is left out, because it is printed beside the picture. */
const CAPTION = 'caption'

/** The path data that a `use` or a clip path refers to. */
const outlineOf = (reference: string, outlines: ReadonlyMap<string, string>): string => {
  const target = reference.slice(1)
  const outline = outlines.get(target)
  if (outline === undefined) throw new Error(`A figure uses ${target}, which it does not define.`)
  return outline
}

/** Height of the space for the title above the frame of a North Indian chart, divided by the height of the chart. */
const TITLE_STRIP = 0.07
const HAS_TITLE_STRIP = /<svg\b[^>]*class="chart north[\s\S]*<g class="caption"/

/** The visible area of an SVG document in its own units, without the space for a title. */
const visibleAreaOf = (svg: string) => {
  const root = svg.match(/<svg\b[^>]*>/)?.[0] ?? ''
  const [left = 0, top = 0, ...extent] = numbers(root.match(/\bviewBox="([^"]*)"/)?.[1])
  const attribute = (name: string) => Number.parseFloat(root.match(new RegExp(`\\s${name}="([^"]*)"`))?.[1] ?? '')
  const [width = attribute('width'), height = attribute('height')] = extent
  const strip = HAS_TITLE_STRIP.test(svg) ? TITLE_STRIP * height : 0
  return { left, top: top + strip, width, height: height - strip }
}

/** Width and height of the visible area of an SVG document in its own units. */
export const extentOfSvg = (svg: string): { width: number; height: number } => visibleAreaOf(svg)

/**
 * Draws a figure of this project as vectors and real text, with its upper left corner at (x, y). Elements that these figures do not
 * use are an error, so that no figure silently lacks a part.
 */
export const drawSvg = (pdf: TaggedPdf, svg: string, x: number, y: number, width: number): void =>
  pdf.keepDirection({ x, width }, () => drawPlacedSvg(pdf, svg, x, y, width))

const drawPlacedSvg = (pdf: TaggedPdf, svg: string, x: number, y: number, width: number): void => {
  const area = visibleAreaOf(svg)
  const hasTitleStrip = HAS_TITLE_STRIP.test(svg)
  const presentations: Presentation[] = [{}]
  const outlines = new Map<string, string>()
  let isDefining = false
  /** Id of the clip path that is being defined. */
  let clipPathId: string | null = null
  let ignoredDepth = 0
  let pendingText: { attributes: Attributes; presentation: Presentation; text: string } | null = null
  const reader = sax.parser(true, {})
  reader.onerror = (error) => {
    throw error
  }
  reader.onopentag = ({ name, attributes: rawAttributes }) => {
    const attributes = rawAttributes as Attributes
    if (ignoredDepth || IGNORED_ELEMENTS.has(name) || (hasTitleStrip && attributes.class === CAPTION)) {
      ignoredDepth++
      return
    }
    const presentation = withInherited(attributes, presentations.at(-1)!)
    presentations.push(presentation)
    pdf.doc.save()
    if (name === 'clipPath') clipPathId = attributes.id!
    if (name === 'defs' || name === 'clipPath') isDefining = true
    else if (isDefining) {
      if (name === 'path') outlines.set(clipPathId ?? attributes.id!, attributes.d!)
      else throw new Error(`A figure defines the element ${name}, which is not supported.`)
    }
    if (isDefining) return
    if (name !== 'svg') transform(pdf, attributes.transform)
    const clip = attributes['clip-path']?.match(/^url\((#.+)\)$/)
    if (clip) pdf.doc.path(outlineOf(clip[1]!, outlines)).clip()
    if (name === 'svg' || name === 'g') return
    if (name === 'use') {
      pdf.doc.translate(Number(attributes.x ?? 0), Number(attributes.y ?? 0))
      pdf.doc.path(outlineOf(attributes.href ?? attributes['xlink:href'] ?? '', outlines))
      paint(pdf, presentation)
    } else if (name === 'text') pendingText = { attributes, presentation, text: '' }
    else if (SHAPES[name]) {
      SHAPES[name](pdf, attributes)
      paint(pdf, presentation)
    } else throw new Error(`A figure has the element ${name}, which is not supported.`)
  }
  reader.ontext = (text) => {
    if (pendingText && !ignoredDepth) pendingText.text += text
  }
  reader.onclosetag = (name) => {
    if (ignoredDepth) {
      ignoredDepth--
      return
    }
    if (name === 'text' && pendingText) {
      writeText(pdf, pendingText.text, pendingText.attributes, pendingText.presentation)
      pendingText = null
    }
    if (name === 'clipPath') clipPathId = null
    if (name === 'defs' || name === 'clipPath') isDefining = false
    presentations.pop()
    pdf.doc.restore()
  }
  pdf.doc.save()
  pdf.doc
    .translate(x, y)
    .scale(width / area.width)
    .translate(-area.left, -area.top)
    .rect(area.left, area.top, area.width, area.height)
    .clip()
  reader.write(svg).close()
  pdf.doc.restore()
}
