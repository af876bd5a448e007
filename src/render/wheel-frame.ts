import { type Colour, coloured, stroked } from './paint.ts'
import { type Point, round, tenth } from './polygon.ts'
import { escaped, PAGE_EXTENT } from './wheel-page.ts'

export const CENTRE = PAGE_EXTENT / 2
export const RIM = 892

/** Radii of a ring of points: its outer edge, then the middles of glyph, degree, minute and mark. */
export interface Band {
  readonly edge: number
  readonly glyph: number
  readonly degree: number
  readonly minute: number
  readonly mark: number
  readonly sizes: { readonly glyph: number; readonly degree: number; readonly minute: number; readonly mark: number }
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
export const SINGLE: Frame = {
  signs: 788,
  bands: [
    {
      edge: 788,
      glyph: 702,
      degree: 626,
      minute: 570,
      mark: 528,
      sizes: { glyph: 58, degree: 37, minute: 30, mark: 30 },
    },
  ],
  numbers: 496,
  hub: 440,
}
export const DOUBLE: Frame = {
  signs: 806,
  bands: [
    {
      edge: 594,
      glyph: 538,
      degree: 484,
      minute: 443,
      mark: 413,
      sizes: { glyph: 42, degree: 27, minute: 23, mark: 22 },
    },
    {
      edge: 806,
      glyph: 742,
      degree: 682,
      minute: 638,
      mark: 607,
      sizes: { glyph: 50, degree: 29, minute: 24, mark: 22 },
    },
  ],
  numbers: 394,
  hub: 348,
}

/** Units to the pixel from which the drawing is too small for a legend and for a tick every degree. */
export const SMALL = 4.5

/** A place by radius and longitude. */
export type At = (radius: number, longitude: number) => Point
export const spot = ([x, y]: Point) => `${tenth(x)} ${tenth(y)}`
export const ring = (radius: number) =>
  `M${CENTRE - radius} ${CENTRE}A${radius} ${radius} 0 1 0 ${CENTRE + radius} ${CENTRE}A${radius} ${radius} 0 1 0 ${CENTRE - radius} ${CENTRE}Z`
export const line = (data: string, colour: Colour | null, width: number, more = '', classes = '') =>
  `<path d="${data}" ${colour ? stroked(colour, classes) : `${classes && `class="${classes}" `}fill="none"`} stroke-width="${round(width)}"${more}/>`
export const ray = (at: At, longitude: number, from: number, to: number) =>
  `M${spot(at(from, longitude))}L${spot(at(to, longitude))}`
type Data = Readonly<Record<string, string | number | boolean | null | undefined>>
/** Attributes that a page may find an element by. */
export const dataOf = (data: Data): string =>
  Object.entries(data)
    .flatMap(([key, value]) =>
      value === null || value === undefined ? [] : [` data-${key}="${escaped(String(value))}"`],
    )
    .join('')
/** A group with what a page may find it by, and the colour of what has none of its own. */
export const group = (name: string, content: string, data: Data = {}, colour?: Colour) => {
  if (!content) return ''
  return `<g ${colour ? coloured(colour, ['fill', 'stroke'], name) : `class="${name}"`}${dataOf(data)}>${content}</g>`
}
export const titled = (words: string) => `<title>${escaped(words)}</title>`
