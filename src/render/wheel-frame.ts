import type { Pen } from './glyphs.ts'
import { escaped } from './one-line.ts'
import { type Colour, coloured } from './paint.ts'
import { type Point, round, tenth } from './polygon.ts'
import type { WheelAspect } from './wheel-facts.ts'
import { PAGE_EXTENT } from './wheel-page.ts'

export const CENTRE = PAGE_EXTENT / 2
export const RIM = 892

/** Radii of a ring of points: its outer edge, then the middles of what is written of each, and how large that is. */
export interface Band {
  readonly edge: number
  /** With sign and minute between degree and mark. */
  readonly whole: {
    readonly glyph: number
    readonly degree: number
    readonly sign: number
    readonly minute: number
    readonly mark: number
  }
  /** Where these would be too small to read. */
  readonly short: { readonly glyph: number; readonly degree: number; readonly mark: number }
  readonly sizes: {
    readonly glyph: number
    readonly degree: number
    readonly sign: number
    readonly minute: number
    readonly mark: number
  }
}
export interface Frame {
  /** Inner edge of the ring of signs. */
  readonly signs: number
  /** Inner ring first. */
  readonly bands: readonly Band[]
  /** Outer and inner edge of the ring of house numbers; the aspects are drawn within. */
  readonly numbers: number
  readonly hub: number
}
const SINGLE: Frame = {
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
const DOUBLE: Frame = {
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

/** Three rings, each as wide as its glyphs and degrees need. */
const TRIPLE: Frame = {
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
/** By the number of rings. */
export const FRAMES: Readonly<Record<number, Frame>> = { 1: SINGLE, 2: DOUBLE, 3: TRIPLE }

/** Units to the pixel from which the drawing is too small for a legend and for a tick every degree. */
export const SMALL = 4.5

/** A place by radius and longitude. */
export type At = (radius: number, longitude: number) => Point
export const spot = ([x, y]: Point, told = tenth) => `${told(x)} ${told(y)}`
export const ring = (radius: number) =>
  `M${CENTRE - radius} ${CENTRE}A${radius} ${radius} 0 1 0 ${CENTRE + radius} ${CENTRE}A${radius} ${radius} 0 1 0 ${CENTRE - radius} ${CENTRE}Z`
/** Nothing of it is to be filled. */
const STRAIGHT = /^(M[^A-Za-z]*[LlH][^A-Za-z]*)+$/
export const line = (data: string, colour: Colour | null, width: number, more = '', classes = '') => {
  const look = coloured({ ...(colour && { stroke: colour }) }, classes)
  return `<path d="${data}"${look && ` ${look}`}${STRAIGHT.test(data) ? '' : ' fill="none"'} stroke-width="${round(width)}"${more}/>`
}
export const ray = (at: At, longitude: number, from: number, to: number) => {
  const [[x, y], [toX, toY]] = [at(from, longitude), at(to, longitude)]
  return `M${spot([x, y])}l${spot([toX - x, toY - y])}`
}
type Data = Readonly<Record<string, string | number | boolean | null | undefined>>
/** Attributes that a page may find an element by. */
export const dataOf = (data: Data): string =>
  Object.entries(data)
    .flatMap(([key, value]) =>
      value === null || value === undefined ? [] : [` data-${key}="${escaped(String(value))}"`],
    )
    .join('')
/** A group with what a page may find it by, and the colours of what has none of its own. */
export const group = (name: string, content: string, data: Data = {}, fill?: Colour, stroke?: Colour) => {
  if (!content) return ''
  return `<g ${coloured({ ...(fill && { fill }), ...(stroke && { stroke }) }, name)}${dataOf(data)}>${content}</g>`
}
export const titled = (words: string) => `<title>${escaped(words)}</title>`

/** 2°05′: degrees from exact. */
export const orbText = (orb: number) => {
  const minutes = Math.floor(orb * 60 + 1e-7)
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`
}
/** Ascendant trine Sun 2°05′. */
export const aspectWords = ({ between, aspect, orb }: WheelAspect, { say }: Pen): string | undefined =>
  between && `${say(between[0])} ${say(aspect)} ${say(between[1])}${orb === undefined ? '' : ` ${orbText(orb)}`}`
