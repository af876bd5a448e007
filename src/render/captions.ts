import { graphemesOf } from '../graphemes.ts'
import type { Pen } from './glyphs.ts'
import { oneLine } from './one-line.ts'
import type { Colour } from './paint.ts'

/** One line of text in any script. (x, y) is its top left corner; a text wider than `width` is cut with an ellipsis. */
export interface Caption {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
  readonly colour: Colour
  readonly bold?: boolean
  readonly align?: 'left' | 'right' | 'center'
}

/** Longer captions are cut, characters. */
const MAX_CHARACTERS = 240
/** Distance from the top of a line to its baseline, in ems, for lines 1.3 ems apart. */
const BASELINE = 1.038

/** The text, or as much of it as fits into `room` ems with an ellipsis. */
const fitText = (text: string, room: number, widthOf: (text: string) => number): string => {
  if (widthOf(text) <= room) return text
  const clusters = graphemesOf(text)
  let [fittingCount, tooManyCount] = [0, clusters.length]
  while (tooManyCount - fittingCount > 1) {
    const middle = Math.floor((fittingCount + tooManyCount) / 2)
    if (widthOf(`${clusters.slice(0, middle).join('')}…`) <= room) fittingCount = middle
    else tooManyCount = middle
  }
  return `${clusters.slice(0, fittingCount).join('').trimEnd()}…`
}

/**
 * Captions as outlines, which look the same whatever fonts the viewer has. Characters that no bundled font has become `<text>`.
 */
export const captionPaths = (captions: readonly Caption[], pen: Pen): string =>
  captions
    .map(({ text: input, x, y, width, size, colour, bold, align = 'left' }) => {
      const text = oneLine(input, MAX_CHARACTERS)
      if (!text) return ''
      // Bold letters are widened outlines of the regular face, so that no bold face is needed.
      const weight = 'regular'
      const widthOf = (part: string) => pen.width(part, weight)
      const fittedText = fitText(text, width / size, widthOf)
      const share = { left: 0, center: 0.5, right: 1 }[align]
      const baseline = y + BASELINE * size
      const left = x + share * (width - widthOf(fittedText) * size)
      return pen.line(fittedText, { x: left, y: baseline, size, colour, bold: bold ?? false }, weight)
    })
    .join('')
