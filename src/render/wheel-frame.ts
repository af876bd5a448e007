import type { Pen } from './glyphs.ts'
import { escapeXml } from './one-line.ts'
import { type Colour, colourAttributes } from './paint.ts'
import { type Point, round, tenth } from './polygon.ts'
import type { WheelAspect } from './wheel-facts.ts'
import { PAGE_EXTENT } from './wheel-page.ts'

export const CENTRE = PAGE_EXTENT / 2
export const RIM = 892

/** Radii of a ring of points: its outer edge, and the centres of the parts of a point; sizes of these parts. */
export interface Band {
  readonly edge: number
  /** Radii of a ring whose points have a sign and a minute between the degree and the retrograde mark. */
  readonly whole: {
    readonly glyph: number
    readonly degree: number
    readonly sign: number
    readonly minute: number
    readonly mark: number
  }
  /** Radii of a ring whose points have no sign and minute, because these would be too small to read. */
  readonly short: { readonly glyph: number; readonly degree: number; readonly mark: number }
  readonly sizes: {
    readonly glyph: number
    readonly degree: number
    readonly sign: number
    readonly minute: number
    readonly mark: number
  }
}
export interface WheelFrame {
  /** Inner edge of the ring of signs. */
  readonly signs: number
  /** Inner ring first. */
  readonly bands: readonly Band[]
  /** Outer and inner edge of the ring of house numbers. The aspects are inside the inner edge. */
  readonly numbers: number
  readonly hub: number
}
const SINGLE: WheelFrame = {
  signs: 788,
  bands: [
    {
      edge: 788,
      whole: { glyph: 712, degree: 645, sign: 597, minute: 554, mark: 519 },
      short: { glyph: 702, degree: 626, mark: 570 },
      sizes: { glyph: 58, degree: 37, sign: 30, minute: 30, mark: 26 },
    },
  ],
  numbers: 496,
  hub: 440,
}
const DOUBLE: WheelFrame = {
  signs: 806,
  bands: [
    {
      edge: 594,
      whole: { glyph: 545, degree: 498, sign: 464, minute: 437, mark: 411 },
      short: { glyph: 547, degree: 484, mark: 436 },
      sizes: { glyph: 42, degree: 27, sign: 21, minute: 23, mark: 20 },
    },
    {
      edge: 806,
      whole: { glyph: 749, degree: 695, sign: 660, minute: 631, mark: 606 },
      short: { glyph: 754, degree: 683, mark: 636 },
      sizes: { glyph: 50, degree: 29, sign: 22, minute: 24, mark: 20 },
    },
  ],
  numbers: 394,
  hub: 348,
}

const TRIPLE: WheelFrame = {
  signs: 824,
  bands: [
    {
      edge: 500,
      whole: { glyph: 462, degree: 424, sign: 398, minute: 376, mark: 356 },
      short: { glyph: 460, degree: 405, mark: 353 },
      sizes: { glyph: 34, degree: 22, sign: 17, minute: 18, mark: 15 },
    },
    {
      edge: 662,
      whole: { glyph: 622, degree: 581, sign: 552, minute: 528, mark: 509 },
      short: { glyph: 617, degree: 556, mark: 512 },
      sizes: { glyph: 38, degree: 24, sign: 18, minute: 19, mark: 15 },
    },
    {
      edge: 824,
      whole: { glyph: 784, degree: 743, sign: 714, minute: 690, mark: 671 },
      short: { glyph: 778, degree: 716, mark: 672 },
      sizes: { glyph: 40, degree: 24, sign: 18, minute: 19, mark: 15 },
    },
  ],
  numbers: 344,
  hub: 304,
}
/** Frames by number of rings. */
export const WHEEL_FRAMES: Readonly<Record<number, WheelFrame>> = { 1: SINGLE, 2: DOUBLE, 3: TRIPLE }

/** From this many drawing units per pixel on, a picture is too small for a legend and for a tick at every degree. */
export const SMALL = 4.5

/** Gives the point of the page at a radius and a longitude. */
export type PointAt = (radius: number, longitude: number) => Point
export const pointText = ([x, y]: Point, roundNumber = tenth) => `${roundNumber(x)} ${roundNumber(y)}`
export const circlePath = (radius: number) =>
  `M${CENTRE - radius} ${CENTRE}A${radius} ${radius} 0 1 0 ${CENTRE + radius} ${CENTRE}A${radius} ${radius} 0 1 0 ${CENTRE - radius} ${CENTRE}Z`
/** Path data of separate straight lines, which have no area to fill. */
const STRAIGHT_LINES = /^(M[^A-Za-z]*[LlH][^A-Za-z]*)+$/
export const line = (data: string, colour: Colour | null, width: number, more = '', classes = '') => {
  const look = colourAttributes({ ...(colour && { stroke: colour }) }, classes)
  return `<path d="${data}"${look && ` ${look}`}${STRAIGHT_LINES.test(data) ? '' : ' fill="none"'} stroke-width="${round(width)}"${more}/>`
}
export const ray = (at: PointAt, longitude: number, from: number, to: number) => {
  const [[x, y], [toX, toY]] = [at(from, longitude), at(to, longitude)]
  return `M${pointText([x, y])}l${pointText([toX - x, toY - y])}`
}
type Data = Readonly<Record<string, string | number | boolean | null | undefined>>
/** `data-` attributes, for scripts and style sheets of the page. */
export const dataOf = (data: Data): string =>
  Object.entries(data)
    .flatMap(([key, value]) =>
      value === null || value === undefined ? [] : [` data-${key}="${escapeXml(String(value))}"`],
    )
    .join('')
/** A `<g>` with a class, `data-` attributes and the default colours of its content; empty without content. */
export const group = (name: string, content: string, data: Data = {}, fill?: Colour, stroke?: Colour) => {
  if (!content) return ''
  return `<g ${colourAttributes({ ...(fill && { fill }), ...(stroke && { stroke }) }, name)}${dataOf(data)}>${content}</g>`
}
export const titleElement = (words: string) => `<title>${escapeXml(words)}</title>`

/** An orb as text: 2°05′. */
export const orbText = (orb: number) => {
  const minutes = Math.floor(orb * 60 + 1e-7)
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`
}
/** An aspect as text: Ascendant trine Sun 2°05′. */
export const aspectWords = ({ between, aspect, orb }: WheelAspect, { translate }: Pen): string | undefined =>
  between &&
  `${translate(between[0])} ${translate(aspect)} ${translate(between[1])}${orb === undefined ? '' : ` ${orbText(orb)}`}`
