import sax from 'sax'
import { linesOf } from '../render/lines.ts'
import type { Ink } from './ink.ts'

type Attributes = Readonly<Record<string, string>>

/** What children take from their parents. */
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
type Look = Partial<Record<(typeof INHERITED)[number], string>>

const lookOf = (attributes: Attributes, inherited: Look): Look => {
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

const transform = (ink: Ink, list: string | undefined) => {
  for (const [, name, values] of (list ?? '').matchAll(/(\w+)\s*\(([^)]*)\)/g)) {
    const [a = 0, b, c = 0, d = 0, e = 0, f = 0] = numbers(values)
    if (name === 'matrix') ink.doc.transform(a, b ?? 0, c, d, e, f)
    else if (name === 'translate') ink.doc.translate(a, b ?? 0)
    else if (name === 'scale') ink.doc.scale(a, b ?? a)
    else if (name === 'rotate') ink.doc.rotate(a, b === undefined ? {} : { origin: [b, c] })
    else throw new Error(`A figure is transformed by ${name}, which cannot be drawn.`)
  }
}

const paint = (ink: Ink, look: Look) => {
  const fill = look.fill === 'none' ? undefined : (look.fill ?? '#000000')
  const width = Number(look['stroke-width'] ?? 1)
  // A line of no width is none in SVG, and as thin as the device can in PDF.
  const stroke = look.stroke === 'none' || width === 0 ? undefined : look.stroke
  const { doc } = ink
  if (fill) doc.fillColor(colourOf(fill), Number(look['fill-opacity'] ?? 1))
  if (stroke) {
    doc.strokeColor(colourOf(stroke), Number(look['stroke-opacity'] ?? 1)).lineWidth(width)
    doc.lineJoin((look['stroke-linejoin'] ?? 'miter') as 'miter').lineCap((look['stroke-linecap'] ?? 'butt') as 'butt')
    const dashes = numbers(look['stroke-dasharray'])
    if (dashes.length) doc.dash(dashes[0]!, { space: dashes[1] ?? dashes[0]! })
    else doc.undash()
  }
  const rule = look['fill-rule'] === 'evenodd' ? 'even-odd' : 'non-zero'
  if (fill && stroke) doc.fillAndStroke(undefined as never, undefined as never, rule)
  else if (fill) doc.fill(rule)
  else if (stroke) doc.stroke()
  else doc.addContent('n')
}

/** pdfkit knows names and #rrggbb; SVG also has #rgb and rgb(). */
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

const SHAPES: Readonly<Record<string, (ink: Ink, attributes: Attributes) => void>> = {
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
  polyline: (ink, { points }) => polygonal(ink, numbers(points)),
  polygon: (ink, { points }) => {
    polygonal(ink, numbers(points))
    ink.doc.closePath()
  },
}
const polygonal = ({ doc }: Ink, points: readonly number[]) => {
  for (let i = 0; i + 1 < points.length; i += 2)
    if (i === 0) doc.moveTo(points[0]!, points[1]!)
    else doc.lineTo(points[i]!, points[i + 1]!)
}

const write = (ink: Ink, text: string, attributes: Attributes, look: Look) => {
  const size = Number.parseFloat(look['font-size'] ?? '16')
  const weight =
    look['font-weight'] === 'bold' || Number(look['font-weight']) >= 600
      ? 'bold'
      : look['font-style'] === 'italic'
        ? 'italic'
        : 'regular'
  const [line] = linesOf(text.replace(/\s+/g, ' ').trim(), weight, Number.POSITIVE_INFINITY)
  const natural = line!.width * size
  const width = Number.parseFloat(attributes.textLength ?? String(natural))
  const start = { start: 0, middle: width / 2, end: width }[look['text-anchor'] ?? 'start'] ?? 0
  const middled = ['central', 'middle'].includes(attributes['dominant-baseline'] ?? '')
  const y = Number.parseFloat(attributes.y ?? '0') + (middled ? 0.357 * size : 0)
  ink.doc.fillOpacity(Number(look['fill-opacity'] ?? 1))
  ink.line(
    line!,
    Number.parseFloat(attributes.x ?? '0') - start,
    y,
    { size, colour: colourOf(look.fill ?? '#000000') },
    natural ? width / natural : 1,
  )
}

/** Said elsewhere, or for readers who know style sheets: nothing to draw. */
const SILENT = new Set(['title', 'desc', 'metadata', 'style'])

/** What a chart calls itself: its name stands under the picture. */
const CAPTION = 'caption'

/** An outline that is drawn, or bounds what is drawn, where it is named. */
const outlineOf = (reference: string, outlines: ReadonlyMap<string, string>): string => {
  const target = reference.slice(1)
  const outline = outlines.get(target)
  if (outline === undefined) throw new Error(`A figure uses ${target}, which it does not define.`)
  return outline
}

/** What a North Indian chart keeps free above its frame for its name, of its height. */
const NAME_STRIP = 0.07
const KEEPS_STRIP = /<svg\b[^>]*class="chart north[\s\S]*<g class="caption"/

/** What is seen of an SVG document, in its own units. */
const seenOf = (svg: string) => {
  const root = svg.match(/<svg\b[^>]*>/)?.[0] ?? ''
  const [left = 0, top = 0, ...extent] = numbers(root.match(/\bviewBox="([^"]*)"/)?.[1])
  const attribute = (name: string) => Number.parseFloat(root.match(new RegExp(`\\s${name}="([^"]*)"`))?.[1] ?? '')
  const [width = attribute('width'), height = attribute('height')] = extent
  const strip = KEEPS_STRIP.test(svg) ? NAME_STRIP * height : 0
  return { left, top: top + strip, width, height: height - strip }
}

/** Width and height of an SVG document in its own units. */
export const extentOfSvg = (svg: string): { width: number; height: number } => seenOf(svg)

/**
 * A figure of ours as vectors and real text. Only what our own figures are made of: anything else is an error, so that
 * no figure silently lacks a part.
 */
export const drawSvg = (ink: Ink, svg: string, x: number, y: number, width: number): void => {
  const seen = seenOf(svg)
  const looks: Look[] = [{}]
  const outlines = new Map<string, string>()
  let defining = false
  /** The outline that is being defined bounds what is drawn under this name. */
  let bounds: string | null = null
  let silent = 0
  let pending: { attributes: Attributes; look: Look; text: string } | null = null
  const reader = sax.parser(true, {})
  reader.onerror = (error) => {
    throw error
  }
  reader.onopentag = ({ name, attributes: given }) => {
    const attributes = given as Attributes
    if (silent || SILENT.has(name) || attributes.class === CAPTION) {
      silent++
      return
    }
    const look = lookOf(attributes, looks.at(-1)!)
    looks.push(look)
    ink.doc.save()
    if (name === 'clipPath') bounds = attributes.id!
    if (name === 'defs' || name === 'clipPath') defining = true
    else if (defining) {
      if (name === 'path') outlines.set(bounds ?? attributes.id!, attributes.d!)
      else throw new Error(`A figure defines a ${name}, which cannot be drawn.`)
    }
    if (defining) return
    if (name !== 'svg') transform(ink, attributes.transform)
    const clip = attributes['clip-path']?.match(/^url\((#.+)\)$/)
    if (clip) ink.doc.path(outlineOf(clip[1]!, outlines)).clip()
    if (name === 'svg' || name === 'g') return
    if (name === 'use') {
      ink.doc.translate(Number(attributes.x ?? 0), Number(attributes.y ?? 0))
      ink.doc.path(outlineOf(attributes.href ?? attributes['xlink:href'] ?? '', outlines))
      paint(ink, look)
    } else if (name === 'text') pending = { attributes, look, text: '' }
    else if (SHAPES[name]) {
      SHAPES[name](ink, attributes)
      paint(ink, look)
    } else throw new Error(`A figure has a ${name}, which cannot be drawn.`)
  }
  reader.ontext = (text) => {
    if (pending && !silent) pending.text += text
  }
  reader.onclosetag = (name) => {
    if (silent) {
      silent--
      return
    }
    if (name === 'text' && pending) {
      write(ink, pending.text, pending.attributes, pending.look)
      pending = null
    }
    if (name === 'clipPath') bounds = null
    if (name === 'defs' || name === 'clipPath') defining = false
    looks.pop()
    ink.doc.restore()
  }
  ink.doc.save()
  ink.doc
    .translate(x, y)
    .scale(width / seen.width)
    .translate(-seen.left, -seen.top)
    .rect(seen.left, seen.top, seen.width, seen.height)
    .clip()
  reader.write(svg).close()
  ink.doc.restore()
}
