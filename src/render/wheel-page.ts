import { twoDigits } from '../time/digits.ts'
import { degreeInSign } from '../zodiac/signs.ts'
import { printable } from './chart-labels.ts'
import type { Anchor, Pen } from './glyphs.ts'
import type { WheelStyle } from './wheel-facts.ts'
import type { Palette } from './wheel-looks.ts'

/** Wheels are laid out in a square of this side, whatever size they are shown at. */
export const PAGE_EXTENT = 2000

const LONGEST = 2000
export const escaped = (text: string): string =>
  printable(text, LONGEST).replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** Degree and minute within the sign, both completed: 29°59′ is never 30°00′. */
export const textOf = (longitude: number): string => {
  const minutes = Math.min(30 * 60 - 1, Math.floor((degreeInSign(longitude) + 5e-7) * 60))
  return `${Math.floor(minutes / 60)}°${twoDigits(minutes % 60)}′`
}

/** The symbol as a glyph, or as letters, or what letters the name begins with; else a dot. */
export const mark = (ink: Pen, symbol: string, name: string, at: Anchor): string => {
  if ([...symbol].length === 1 && ink.knows(symbol)) return ink.symbol(symbol, at)
  const letters = [symbol, [...name].slice(0, 2).join('')].find(
    (text) => text && [...text].length <= 3 && ink.knows(text),
  )
  if (letters) return ink.letters(letters, { ...at, size: at.size / Math.max(1, ink.width(letters)), bold: 50 })
  return `<path d="M${at.x} ${at.y}h0" fill="none" stroke="${at.colour}" stroke-width="${at.size / 2}" stroke-linecap="round"/>`
}

interface Page {
  readonly style: Pick<WheelStyle, 'size'>
  readonly palette: Palette
  readonly title: string
  readonly description: string
  readonly body: readonly string[]
}
export const documentOf = ({ style: { size }, palette, title, description, body }: Page): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" version="1.1" width="${size}" height="${size}" viewBox="0 0 ${PAGE_EXTENT} ${PAGE_EXTENT}" role="img" aria-label="${escaped(title || 'Chart')}">`,
    `<desc>${escaped(description)}</desc>`,
    `<path d="M0 0H${PAGE_EXTENT}V${PAGE_EXTENT}H0Z" fill="${palette.background}"/>`,
    ...body.filter(Boolean),
    '</svg>',
  ].join('\n')
