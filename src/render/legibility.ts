import { EXTENT } from './chart-layouts.ts'
import { UNITS_PER_EM } from './glyphs.ts'

/** Smaller letters are hard to read on a screen, pixels. */
export const MIN_LEGIBLE_PIXELS = 5.5

/**
 * The smallest letters of the charts in an SVG document of this project, pixels. `side`: width of each chart, pixels. The head of a sheet
 * is left out; its letters are larger.
 */
export const smallestLetters = (svg: string, side: number): number => {
  const [head, ...charts] = svg.split(/<svg /).slice(1)
  const drawing = charts.length ? charts.join('') : (head ?? '')
  const sizes = [...drawing.matchAll(/<text [^>]*font-size="([\d.]+)"/g)].map(([, size]) => Number(size))
  const scales = [...drawing.matchAll(/<g [^>]*transform="[^"]*scale\(([\d.]+)\)"/g)].map(
    ([, scale]) => Number(scale) * UNITS_PER_EM,
  )
  return (Math.min(...sizes, ...scales) * side) / EXTENT
}
