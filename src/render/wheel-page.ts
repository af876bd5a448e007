import { firstGraphemes, graphemesOf } from '../graphemes.ts'
import { twoDigits } from '../time/digits.ts'
import { degreeInSign, type SignIndex } from '../zodiac/signs.ts'
import type { Anchor, Pen } from './glyphs.ts'
import { escaped } from './one-line.ts'
import { filled, sheetOf } from './paint.ts'
import { tenth } from './polygon.ts'
import type { WheelStyle } from './wheel-facts.ts'
import { allPaints, type Paints } from './wheel-theme.ts'

/** Wheels are laid out in a square of this side, whatever size they are shown at. */
export const PAGE_EXTENT = 2000

/** Degree and minute within the sign, both completed: 29°59′ is never 30°00′. */
export const textOf = (longitude: number): string => {
  const minutes = Math.min(30 * 60 - 1, Math.floor((degreeInSign(longitude) + 5e-7) * 60))
  return `${Math.floor(minutes / 60)}°${twoDigits(minutes % 60)}′`
}

export const symbolOfSign = (sign: SignIndex): string => String.fromCodePoint(0x2648 + sign)

/** Width that two letters are taken for at least, in ems: IC is as high as AC. */
const PAIR = 1.25

/** The symbol as a glyph, or as letters, or what letters the name begins with; else a dot. */
export const mark = (ink: Pen, symbol: string, name: string, at: Anchor): string => {
  if ([...symbol].length === 1 && ink.knows(symbol)) return ink.symbol(symbol, at)
  const letters = [symbol, firstGraphemes(name, 2)].find(
    (text) => text && graphemesOf(text).length <= 3 && ink.knows(text),
  )
  if (letters) {
    const widest = Math.max(graphemesOf(letters).length > 1 ? PAIR : 1, ink.width(letters))
    return ink.letters(letters, { ...at, size: at.size / widest, bold: true })
  }
  const radius = tenth(at.size / 4)
  return `<path d="M${tenth(at.x - radius)} ${tenth(at.y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z"${at.colour ? ` ${filled(at.colour)}` : ''}/>`
}

interface Page {
  readonly style: Pick<WheelStyle, 'size' | 'theme'>
  /** What is drawn, as a page may find it. */
  readonly kind: string
  readonly palette: Paints
  readonly title: string
  readonly description: string
  readonly ink: Pen
  readonly body: readonly string[]
  /** In units of the page; as wide as it is where it is left out. */
  readonly height?: number
}
export const documentOf = (page: Page): string => {
  const { kind, palette, title, description, ink, body, height = PAGE_EXTENT } = page
  const { size, theme } = page.style
  const ground = `<path d="M0 0H${PAGE_EXTENT}V${height}H0Z" ${filled(palette.background, 'background')}/>`
  const drawn = [theme === 'transparent' ? '' : ground, ...body].filter(Boolean).join('\n')
  const { scope, style } = sheetOf(drawn, allPaints(palette))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="${size}" height="${Math.round((size * height) / PAGE_EXTENT)}" viewBox="0 0 ${PAGE_EXTENT} ${height}" stroke-linejoin="round" stroke-width="0" role="img" aria-label="${escaped(title || 'Chart')}" class="chart ${kind} ${scope}">`,
    `<desc>${escaped(description)}</desc>`,
    style,
    ink.defs(),
    drawn,
    '</svg>',
  ].join('\n')
}
