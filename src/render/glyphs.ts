import { FONT_STACK, FOREIGN_TEXT_CLASS } from './fonts.ts'
import { type Dictionary, type Translate, translatorFor } from './label-dictionary.ts'
import { textLines } from './lines.ts'
import { escapeXml } from './one-line.ts'
import { type LetterOutline, letterOutline } from './outline.ts'
import { type Colour, colourAttributes } from './paint.ts'
import { compactNumber, tenth } from './polygon.ts'
import { faceOf, mapsByWeight, type Typeface, type Weight } from './typefaces.ts'

/** Units per em of outlines. A letter of 40 pixels, the size in a 2000-pixel picture, has nearly three units per pixel. */
export const UNITS_PER_EM = 112
/** Height of the capitals and digits of Noto Sans, in ems. */
const CAPITAL_EMS = 0.714

interface Glyph extends LetterOutline {
  readonly id: string
}

/** Outlines of symbols that the fonts lack or draw too thin. */
const CUSTOM_OUTLINES: Readonly<Record<string, string>> = {
  '△': 'M0 160L92 0L184 160ZM20 148L164 148L92 24Z',
  '□': 'M0 0L160 0L160 160L0 160ZM11 11L11 149L149 149L149 11Z',
  '∠': 'M0 160L130 0L141 9L30 146L160 146L160 160Z',
}
/** The stroke that turns an R into the retrograde sign, in font units. */
const RETROGRADE_STROKE = 'M352,-16L617,250L664,203L398,-70Z'

/** Outlines of bold letters and of symbols are widened by this much on every side, in ems. */
const BOLD_EMS = 0.02
const SYMBOL_EMS = 0.008

const symbolCache = new Map<string, Glyph>()
/** The outline of path data in font units, where y points up. */
const outlineIn = ({ scale }: Typeface, data: string, bolder: number): LetterOutline =>
  letterOutline(data, [UNITS_PER_EM * scale, -UNITS_PER_EM * scale], UNITS_PER_EM * bolder)
/** Letter outlines by face, plain and bold, and by glyph. Every drawing looks up thousands of them. */
const letterCache = new Map<Typeface, readonly [plain: Map<number, Glyph>, bold: Map<number, Glyph>]>()
const letterIn = (face: Typeface, glyph: number, isBold: boolean): Glyph => {
  let cached = letterCache.get(face)
  if (!cached) letterCache.set(face, (cached = [new Map(), new Map()]))
  const byGlyph = cached[isBold ? 1 : 0]
  let letter = byGlyph.get(glyph)
  if (!letter) {
    const font = face.name.replace(/^noto-\w+-(?:latin-400|latin-|(\w+)-(?=\1-))?|-normal$/g, '')
    const id = `${isBold ? 'b' : 't'}${font}-${glyph}`
    byGlyph.set(glyph, (letter = { id, ...outlineIn(face, face.outline(glyph), isBold ? BOLD_EMS : 0) }))
  }
  return letter
}

/** A shaped line of text; positions of glyphs are in outline units. */
interface ShapedLine {
  readonly glyphs: readonly { readonly face: Typeface; readonly id: number; readonly x: number; readonly y: number }[]
  /** Text that no bundled font has; position and width in ems. */
  readonly foreign: readonly { readonly text: string; readonly x: number; readonly width: number }[]
  /** Width in ems. */
  readonly width: number
}
/** The cache of shaped texts is cleared at this size. Charts repeat the same words and degrees. */
const MAX_CACHED_TEXTS = 4000
const shapedLines = mapsByWeight<ShapedLine>()

/** The text on one line, shaped in the bundled fonts. */
const shapeLine = (text: string, weight: Weight): ShapedLine => {
  const cached = shapedLines[weight]
  let shaped = cached.get(text)
  if (shaped) return shaped
  let from = 0
  const [line] = textLines(text, weight, Number.POSITIVE_INFINITY)
  const foreign: { text: string; x: number; width: number }[] = []
  const glyphs = line!.runs.flatMap(({ face, text: part, original, rightToLeft, width }) => {
    if (original !== undefined) {
      const x = from / UNITS_PER_EM
      const last = foreign.at(-1)
      // An adjacent run continues the same text. Runs are in visual order, from left to right.
      if (last && Math.abs(last.x + last.width - x) < 1e-6) {
        last.text = rightToLeft ? original + last.text : last.text + original
        last.width += width
      } else foreign.push({ text: original, x, width })
      from += width * UNITS_PER_EM
      return []
    }
    const { glyphs, positions } = face.shape(part, rightToLeft)
    const scale = UNITS_PER_EM * face.scale
    return glyphs.map(({ id }, i) => {
      const { xAdvance, xOffset, yOffset } = positions[i]!
      const position = { face, id, x: from + xOffset * scale, y: -yOffset * scale }
      from += xAdvance * scale
      return position
    })
  })
  shaped = { glyphs, foreign, width: line!.width }
  if (cached.size >= MAX_CACHED_TEXTS) cached.clear()
  cached.set(text, shaped)
  return shaped
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
const PLAIN = /^[\x20-\x7E°′″]*$/
/** Grapheme clusters of a text that no bundled font has. */
export const missingGlyphs = (text: string, weight: Weight = 'regular'): string[] =>
  PLAIN.test(text)
    ? []
    : Array.from(graphemes.segment(text), ({ segment }) => segment).filter(
        (cluster) => !faceOf(cluster, weight) && ![...cluster].every((character) => faceOf(character, weight)),
      )

const coveredTexts = new Map<string, boolean>()
/** True if every character of a text has an outline. Every drawing asks for the same few symbols. */
const hasGlyphs = (text: string): boolean => {
  let isCovered = coveredTexts.get(text)
  if (isCovered === undefined) {
    isCovered = [...text].every(
      (character) => CUSTOM_OUTLINES[character] || character === '℞' || !missingGlyphs(character).length,
    )
    if (coveredTexts.size >= MAX_CACHED_TEXTS) coveredTexts.clear()
    coveredTexts.set(text, isCovered)
  }
  return isCovered
}

const symbolOutline = (character: string): LetterOutline => {
  if (CUSTOM_OUTLINES[character]) return letterOutline(CUSTOM_OUTLINES[character], [1, 1], UNITS_PER_EM * SYMBOL_EMS)
  const isRetrograde = character === '℞'
  const letter = isRetrograde ? 'R' : character
  const face = faceOf(letter, 'regular')
  if (!face) throw new Error(`No bundled font has a glyph for ${character}.`)
  const outline = face.outline(face.shape(letter).glyphs[0]!.id)
  return outlineIn(face, isRetrograde ? outline + RETROGRADE_STROKE : outline, SYMBOL_EMS)
}
const symbolOf = (character: string): Glyph => {
  let symbol = symbolCache.get(character)
  if (!symbol) {
    symbol = { id: `glyph-${character.codePointAt(0)!.toString(16)}`, ...symbolOutline(character) }
    symbolCache.set(character, symbol)
  }
  return symbol
}

/** Position and look of a symbol or of letters. */
export interface Anchor {
  readonly x: number
  readonly y: number
  readonly size: number
  /** Inherited from the parent element if absent. */
  readonly colour?: Colour
  readonly classes?: string
  /** For letters only. */
  readonly bold?: boolean
}
/** Draws text and symbols as outlines for one drawing. */
export interface Pen {
  readonly translate: Translate
  /** True if every character of a text has an outline. */
  hasGlyphs(text: string): boolean
  /** One symbol with its centre at (x, y), in a square of side `size`. */
  symbol(character: string, at: Anchor): string
  /** Letters and digits with their centre at (x, y), in font size `size`. */
  letters(text: string, at: Anchor): string
  /** A line of text that starts at (x, y) on the baseline. */
  line(text: string, at: Anchor, weight: Weight): string
  /** Width of `letters` or of a line, in ems. */
  width(text: string, weight?: Weight): number
  /** Defines a shape by path data under a unique id, and returns the id for `<use>`. */
  shape(id: string, outline: string): string
  /** `<defs>` with all outlines used so far, which the `<use>` elements refer to. */
  defs(): string
}

/** The attributes that are set, each after a space. */
const spaced = (...attributes: readonly (string | number | undefined)[]) =>
  attributes.map((attribute) => (attribute ? ` ${attribute}` : '')).join('')
const look = ({ colour, classes }: Anchor) => spaced(colourAttributes({ ...(colour && { fill: colour }) }, classes))

/** From this size on, positions are rounded to whole units: an error of at most a fiftieth of the size. */
const COARSE_SIZE = 25
/** `transform` attribute that scales an outline and places it at (x, y). `size`: its size in the drawing. */
const placementTransform = (x: number, y: number, size: number, scale: number) => {
  const roundPosition = size < COARSE_SIZE ? tenth : Math.round
  return `transform="translate(${roundPosition(x)} ${roundPosition(y)})scale(${compactNumber(Number(scale.toPrecision(3)))})"`
}

/** `<text>` in a font of the viewer, stretched to the reserved width. */
const viewerText = (
  { text, x, width }: ShapedLine['foreign'][number],
  { x: left, y, size, bold, colour, classes }: Anchor,
) => {
  const look = colourAttributes(
    { ...(colour && { fill: colour }) },
    classes ? `${FOREIGN_TEXT_CLASS} ${classes}` : FOREIGN_TEXT_CLASS,
  )
  return `<text x="${tenth(left + x * size)}" y="${tenth(y)}" font-family="${FONT_STACK}" font-size="${tenth(size)}"${bold ? ' font-weight="700"' : ''} textLength="${tenth(width * size)}" lengthAdjust="spacingAndGlyphs" ${look}>${escapeXml(text)}</text>`
}

/** A pen for one drawing. It collects the outlines that the drawing uses. Words are English without a dictionary. */
export const createPen = (words?: Dictionary): Pen => {
  const used = new Map<string, Glyph>()
  const use = (glyph: Glyph, more: string) => {
    used.set(glyph.id, glyph)
    return `<use xlink:href="#${glyph.id}"${more}/>`
  }
  const line: Pen['line'] = (text, at, weight) => {
    const { glyphs, foreign } = shapeLine(text, weight)
    const uses = glyphs.flatMap(({ face, id, ...from }) => {
      const glyph = letterIn(face, id, at.bold ?? false)
      const [x, y] = [Math.round(from.x), Math.round(from.y)]
      return glyph.data ? use(glyph, spaced(x && `x="${x}"`, y && `y="${y}"`)) : []
    })
    const outlineGroup = uses.length
      ? `<g ${placementTransform(at.x, at.y, at.size, at.size / UNITS_PER_EM)}${look(at)}>${uses.join('')}</g>`
      : ''
    return outlineGroup + foreign.map((part) => viewerText(part, at)).join('')
  }
  const width: Pen['width'] = (text, weight = 'regular') => shapeLine(text, weight).width
  return {
    translate: translatorFor(words),
    hasGlyphs,
    width,
    symbol: (character, at) => {
      const glyph = symbolOf(character)
      const [left, top, right, bottom] = glyph.box
      const scale = at.size / Math.max(right - left, bottom - top)
      const x = at.x - (scale * (left + right)) / 2
      const y = at.y - (scale * (top + bottom)) / 2
      return use(glyph, ` ${placementTransform(x, y, at.size, scale)}${look(at)}`)
    },
    letters: (text, at) => {
      const { size } = at
      const place = { ...at, x: at.x - (width(text) * size) / 2, y: at.y + (CAPITAL_EMS / 2) * size }
      return line(text, place, 'regular')
    },
    line,
    shape: (id, outline) => {
      used.set(id, { id, data: outline, box: [0, 0, 0, 0] })
      return id
    },
    defs: () =>
      used.size
        ? `<defs>${[...used.values()].map(({ id, data }) => `<path id="${id}" d="${data}"/>`).join('')}</defs>`
        : '',
  }
}
