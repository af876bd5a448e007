import { graphemesOf } from '../graphemes.ts'
import type { Pen } from './glyphs.ts'
import { oneLine } from './one-line.ts'
import type { Colour } from './paint.ts'

/** One line of anybody's text: its first baseline box begins at (x, y), and it is cut with an ellipsis at `width`. */
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

const LONGEST = 240
/** From the top of a line to its baseline, in ems, where lines stand 1.3 apart. */
const BASELINE = 1.038

/** The text, or so much of it as goes into `room` ems with an ellipsis. */
const fitted = (text: string, room: number, widthOf: (text: string) => number): string => {
  if (widthOf(text) <= room) return text
  const clusters = graphemesOf(text)
  let [held, tooMany] = [0, clusters.length]
  while (tooMany - held > 1) {
    const middle = Math.floor((held + tooMany) / 2)
    if (widthOf(`${clusters.slice(0, middle).join('')}…`) <= room) held = middle
    else tooMany = middle
  }
  return `${clusters.slice(0, held).join('').trimEnd()}…`
}

/**
 * Captions as outlines: the picture is the same whatever fonts its reader has, but for characters that no bundled font has.
 */
export const captionPaths = (captions: readonly Caption[], ink: Pen): string =>
  captions
    .map(({ text: given, x, y, width, size, colour, bold, align = 'left' }) => {
      const text = oneLine(given, LONGEST)
      if (!text) return ''
      // A line round the outlines makes them bold, so that no second set of them is needed.
      const weight = 'regular'
      const widthOf = (part: string) => ink.width(part, weight)
      const shown = fitted(text, width / size, widthOf)
      const share = { left: 0, center: 0.5, right: 1 }[align]
      const baseline = y + BASELINE * size
      const left = x + share * (width - widthOf(shown) * size)
      return ink.line(shown, { x: left, y: baseline, size, colour, bold: bold ?? false }, weight)
    })
    .join('')

/** In rows of so many ems: what is cut from a small picture would be missed. */
export const rowsOf = (text: string, room: number, ink: Pen): string[] => {
  const rows = ['']
  for (const word of text.split(' ')) {
    const longer = rows.at(-1) ? `${rows.at(-1)} ${word}` : word
    if (ink.width(longer) <= room || !rows.at(-1)) rows[rows.length - 1] = longer
    else rows.push(word)
  }
  return rows
}
