import { FONT_STACK, FOREIGN } from './fonts.ts'
import { type Dictionary, type Translate, translatorFor } from './label-dictionary.ts'
import { linesOf } from './lines.ts'
import { escaped } from './one-line.ts'
import { type Outline, outlineOf } from './outline.ts'
import { type Colour, coloured } from './paint.ts'
import { shortly, tenth } from './polygon.ts'
import { faceOf, mapsByWeight, type Typeface, type Weight } from './typefaces.ts'

/** Units to the em, in which outlines are kept: a letter of a picture of 2000 pixels is 40 pixels, each of them nearly three units. */
const EM = 112
/** Height of the capitals and digits of Noto Sans, in ems. */
const CAPITAL = 0.714

interface Glyph extends Outline {
  readonly id: string
}

/** What the fonts lack, or have too thin beside the others. */
const OWN: Readonly<Record<string, string>> = {
  '△': 'M0 160L92 0L184 160ZM20 148L164 148L92 24Z',
  '□': 'M0 0L160 0L160 160L0 160ZM11 11L11 149L149 149L149 11Z',
  '∠': 'M0 160L130 0L141 9L30 146L160 146L160 160Z',
}
/** The stroke that makes an R the mark of the retrograde, in units of its font. */
const RETROGRADE_STROKE = 'M352,-16L617,250L664,203L398,-70Z'

/** How much wider bold letters are on every side, and symbols, which are thin beside letters; in ems. */
const BOLD = 0.02
const SYMBOL = 0.008

const symbols = new Map<string, Glyph>()
/** Of a font, where y is upward. */
const outlineIn = ({ scale }: Typeface, data: string, bolder: number): Outline =>
  outlineOf(data, [EM * scale, -EM * scale], EM * bolder)
/** Of a face its plain letters and its bold ones, each by the glyph: asked for thousands of times by every drawing. */
const alphabets = new Map<Typeface, readonly [plain: Map<number, Glyph>, bold: Map<number, Glyph>]>()
const letterIn = (face: Typeface, glyph: number, isBold: boolean): Glyph => {
  let known = alphabets.get(face)
  if (!known) alphabets.set(face, (known = [new Map(), new Map()]))
  const byGlyph = known[isBold ? 1 : 0]
  let letter = byGlyph.get(glyph)
  if (!letter) {
    const font = face.name.replace(/^noto-\w+-(?:latin-400|latin-|(\w+)-(?=\1-))?|-normal$/g, '')
    const id = `${isBold ? 'b' : 't'}${font}-${glyph}`
    byGlyph.set(glyph, (letter = { id, ...outlineIn(face, face.outline(glyph), isBold ? BOLD : 0) }))
  }
  return letter
}

interface Written {
  readonly glyphs: readonly { readonly face: Typeface; readonly id: number; readonly x: number; readonly y: number }[]
  /** What no bundled font has, and the room for it in ems. */
  readonly foreign: readonly { readonly text: string; readonly x: number; readonly width: number }[]
  /** In ems. */
  readonly width: number
}
/** Texts that are kept shaped: charts say the same words and degrees again and again. */
const KEPT = 4000
const texts = mapsByWeight<Written>()

/** A text on one line, shaped in the bundled fonts. */
const written = (text: string, weight: Weight): Written => {
  const known = texts[weight]
  let found = known.get(text)
  if (found) return found
  let from = 0
  const [line] = linesOf(text, weight, Number.POSITIVE_INFINITY)
  const foreign: { text: string; x: number; width: number }[] = []
  const glyphs = line!.runs.flatMap(({ face, text: part, says, rightToLeft, width }) => {
    if (says !== undefined) {
      const x = from / EM
      const last = foreign.at(-1)
      // What follows belongs to the same words; runs stand from left to right.
      if (last && Math.abs(last.x + last.width - x) < 1e-6) {
        last.text = rightToLeft ? says + last.text : last.text + says
        last.width += width
      } else foreign.push({ text: says, x, width })
      from += width * EM
      return []
    }
    const { glyphs, positions } = face.shape(part, rightToLeft)
    const scale = EM * face.scale
    return glyphs.map(({ id }, i) => {
      const { xAdvance, xOffset, yOffset } = positions[i]!
      const placed = { face, id, x: from + xOffset * scale, y: -yOffset * scale }
      from += xAdvance * scale
      return placed
    })
  })
  found = { glyphs, foreign, width: line!.width }
  if (known.size >= KEPT) known.clear()
  known.set(text, found)
  return found
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
const PLAIN = /^[\x20-\x7E°′″]*$/
/** The clusters of a text that no bundled font has. */
export const missingGlyphs = (text: string, weight: Weight = 'regular'): string[] =>
  PLAIN.test(text)
    ? []
    : Array.from(graphemes.segment(text), ({ segment }) => segment).filter(
        (cluster) => !faceOf(cluster, weight) && ![...cluster].every((character) => faceOf(character, weight)),
      )

const drawnSymbol = (character: string): Outline => {
  if (OWN[character]) return outlineOf(OWN[character], [1, 1], EM * SYMBOL)
  const isRetrograde = character === '℞'
  const letter = isRetrograde ? 'R' : character
  const face = faceOf(letter, 'regular')
  if (!face) throw new Error(`no glyph of ${character}`)
  const outline = face.outline(face.shape(letter).glyphs[0]!.id)
  return outlineIn(face, isRetrograde ? outline + RETROGRADE_STROKE : outline, SYMBOL)
}
const symbolOf = (character: string): Glyph => {
  let symbol = symbols.get(character)
  if (!symbol) {
    symbol = { id: `glyph-${character.codePointAt(0)!.toString(16)}`, ...drawnSymbol(character) }
    symbols.set(character, symbol)
  }
  return symbol
}

export interface Anchor {
  readonly x: number
  readonly y: number
  readonly size: number
  /** Left out, that of what it stands in. */
  readonly colour?: Colour
  readonly classes?: string
  /** Of letters. */
  readonly bold?: boolean
}
export interface Pen {
  readonly say: Translate
  /** Whether every character of a text has a glyph here. */
  knows(text: string): boolean
  /** One symbol, the middle of its ink at (x, y), within a square of side `size`. */
  symbol(character: string, at: Anchor): string
  /** Letters and digits, their middle at (x, y), `size` to the em. */
  letters(text: string, at: Anchor): string
  /** A line of text in a face of its own, which begins at (x, y) on the baseline. */
  line(text: string, at: Anchor, weight: Weight): string
  /** Width of `letters` or of a line, in ems. */
  width(text: string, weight?: Weight): number
  /** A shape of the drawing's own, path data by a name that no other shape has; returned is what to refer to. */
  shape(id: string, outline: string): string
  /** The outlines that were used so far, each once: what was drawn refers to them. */
  defs(): string
}

/** Those that are given, each after a space. */
const spaced = (...attributes: readonly (string | number | undefined)[]) =>
  attributes.map((attribute) => (attribute ? ` ${attribute}` : '')).join('')
const look = ({ colour, classes }: Anchor) => spaced(coloured({ ...(colour && { fill: colour }) }, classes))

/** From here on a place is told in whole units: the most that it is off is a fiftieth of what stands there. */
const COARSE = 25
/** Puts an outline of `EM` units, `scale` as large, at a place of a drawing in which it is `size` large. */
const placed = (x: number, y: number, size: number, scale: number) => {
  const told = size < COARSE ? tenth : Math.round
  return `transform="translate(${told(x)} ${told(y)})scale(${shortly(Number(scale.toPrecision(3)))})"`
}

/** Letters in whatever font the reader has, rather than boxes, in the room that is kept for them. */
const leftToReader = (
  { text, x, width }: Written['foreign'][number],
  { x: left, y, size, bold, colour, classes }: Anchor,
) => {
  const look = coloured({ ...(colour && { fill: colour }) }, classes ? `${FOREIGN} ${classes}` : FOREIGN)
  return `<text x="${tenth(left + x * size)}" y="${tenth(y)}" font-family="${FONT_STACK}" font-size="${tenth(size)}"${bold ? ' font-weight="700"' : ''} textLength="${tenth(width * size)}" lengthAdjust="spacingAndGlyphs" ${look}>${escaped(text)}</text>`
}

/** For one drawing, in English where there is no dictionary: it keeps count of the outlines that the drawing uses. */
export const pen = (words?: Dictionary): Pen => {
  const used = new Map<string, Glyph>()
  const use = (glyph: Glyph, more: string) => {
    used.set(glyph.id, glyph)
    return `<use xlink:href="#${glyph.id}"${more}/>`
  }
  const line: Pen['line'] = (text, at, weight) => {
    const { glyphs, foreign } = written(text, weight)
    const uses = glyphs.flatMap(({ face, id, ...from }) => {
      const glyph = letterIn(face, id, at.bold ?? false)
      const [x, y] = [Math.round(from.x), Math.round(from.y)]
      return glyph.data ? use(glyph, spaced(x && `x="${x}"`, y && `y="${y}"`)) : []
    })
    const drawn = uses.length ? `<g ${placed(at.x, at.y, at.size, at.size / EM)}${look(at)}>${uses.join('')}</g>` : ''
    return drawn + foreign.map((part) => leftToReader(part, at)).join('')
  }
  const width: Pen['width'] = (text, weight = 'regular') => written(text, weight).width
  return {
    say: translatorFor(words),
    knows: (text) =>
      [...text].every((character) => OWN[character] || character === '℞' || !missingGlyphs(character).length),
    width,
    symbol: (character, at) => {
      const glyph = symbolOf(character)
      const [left, top, right, bottom] = glyph.box
      const scale = at.size / Math.max(right - left, bottom - top)
      const x = at.x - (scale * (left + right)) / 2
      const y = at.y - (scale * (top + bottom)) / 2
      return use(glyph, ` ${placed(x, y, at.size, scale)}${look(at)}`)
    },
    letters: (text, at) => {
      const { size } = at
      const place = { ...at, x: at.x - (width(text) * size) / 2, y: at.y + (CAPITAL / 2) * size }
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
