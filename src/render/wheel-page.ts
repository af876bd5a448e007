import { firstGraphemes, graphemesOf } from '../graphemes.ts'
import { twoDigits } from '../time/digits.ts'
import { degreeInSign, type SignIndex } from '../zodiac/signs.ts'
import type { Anchor, Pen } from './glyphs.ts'
import { escapeXml } from './one-line.ts'
import { fillAttributes, styleSheetOf } from './paint.ts'
import { tenth } from './polygon.ts'
import type { WheelStyle } from './wheel-facts.ts'
import { allPaints, type Paints } from './wheel-theme.ts'

/** Side of the square that wheels are laid out in, drawing units; independent of the size in pixels. */
export const PAGE_EXTENT = 2000

/** Degree and minute within the sign, rounded down: 29°59′ never becomes 30°00′. */
export const degreeMinuteText = (longitude: number): string => {
  const minutes = Math.min(30 * 60 - 1, Math.floor((degreeInSign(longitude) + 5e-7) * 60))
  return `${Math.floor(minutes / 60)}°${twoDigits(minutes % 60)}′`
}

export const symbolOfSign = (sign: SignIndex): string => String.fromCodePoint(0x2648 + sign)

/** Minimum width that two letters are scaled by, in ems, so that IC is as high as AC. */
const MIN_PAIR_EMS = 1.25

/** Maximum letters of a symbol: those of the number of a minor planet. */
const MAX_LETTERS = 6

/** SVG of a point: its symbol as a glyph or letters, else the first letters of its name, else a dot. */
export const pointSymbol = (pen: Pen, symbol: string, name: string, at: Anchor): string => {
  if ([...symbol].length === 1 && pen.hasGlyphs(symbol)) return pen.symbol(symbol, at)
  const letters = [symbol, firstGraphemes(name, 2)].find(
    (text) => text && graphemesOf(text).length <= MAX_LETTERS && pen.hasGlyphs(text),
  )
  if (letters) {
    const widest = Math.max(graphemesOf(letters).length > 1 ? MIN_PAIR_EMS : 1, pen.width(letters))
    return pen.letters(letters, { ...at, size: at.size / widest, bold: true })
  }
  const radius = tenth(at.size / 4)
  return `<path d="M${tenth(at.x - radius)} ${tenth(at.y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z"${at.colour ? ` ${fillAttributes(at.colour)}` : ''}/>`
}

interface Page {
  readonly style: Pick<WheelStyle, 'size' | 'theme'>
  /** CSS class of the root element. */
  readonly kind: string
  readonly palette: Paints
  readonly title: string
  readonly description: string
  readonly pen: Pen
  readonly body: readonly string[]
  /** Height in drawing units; a square without it. */
  readonly height?: number
}
/** An SVG document `size` pixels wide. */
export const svgDocument = (page: Page): string => {
  const { kind, palette, title, description, pen, body, height = PAGE_EXTENT } = page
  const { size, theme } = page.style
  const background = `<path d="M0 0H${PAGE_EXTENT}V${height}H0Z" ${fillAttributes(palette.background, 'background')}/>`
  const content = [theme === 'transparent' ? '' : background, ...body].filter(Boolean).join('\n')
  const { scope, style } = styleSheetOf(content, allPaints(palette))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="${size}" height="${Math.round((size * height) / PAGE_EXTENT)}" viewBox="0 0 ${PAGE_EXTENT} ${height}" stroke-linejoin="round" stroke-width="0" role="img" aria-label="${escapeXml(title || 'Chart')}" class="chart ${kind} ${scope}">`,
    `<desc>${escapeXml(description)}</desc>`,
    style,
    pen.defs(),
    content,
    '</svg>',
  ].join('\n')
}
