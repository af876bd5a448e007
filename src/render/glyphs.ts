import { linesOf } from './lines.ts'
import { type Colour, coloured } from './paint.ts'
import { bySteps } from './path-steps.ts'
import { round, tenth } from './polygon.ts'
import { faceOf, mapsByWeight, type Typeface, type Weight } from './typefaces.ts'

/** Units to the em, in which outlines are kept: a letter of a picture of 2000 pixels is 40 pixels, each of them three units. */
const EM = 128
/** Height of the capitals and digits of Noto Sans, in ems. */
const CAPITAL = 0.714

interface Glyph {
  readonly id: string
  /** Path data, from the baseline, y downward. */
  readonly outline: string
  readonly box: readonly [left: number, top: number, right: number, bottom: number]
}

/** What the fonts lack, or have too thin beside the others. */
const OWN: Readonly<Record<string, string>> = {
  '△': 'M0 160L92 0L184 160ZM20 148L164 148L92 24Z',
  '□': 'M0 0L160 0L160 160L0 160ZM11 11L11 149L149 149L149 11Z',
  '∠': 'M0 160L130 0L141 9L30 146L160 146L160 160Z',
}
/** The stroke that makes an R the mark of the retrograde. */
const RETROGRADE_STROKE = 'M45 2L79 -32L85 -26L51 9Z'

const kept = new Map<string, Glyph>()
const remembered = (id: string, outline: () => string): Glyph => {
  let glyph = kept.get(id)
  if (!glyph) {
    const data = outline()
    const numbers = data.match(/-?[\d.]+/g)?.map(Number) ?? [0, 0]
    const xs = numbers.filter((_, i) => i % 2 === 0)
    const ys = numbers.filter((_, i) => i % 2 === 1)
    const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const
    kept.set(id, (glyph = { id, outline: bySteps(data), box }))
  }
  return glyph
}
/** y downward. */
const flipped = (outline: string, scale: number) =>
  outline.replace(
    /(-?[\d.]+),(-?[\d.]+)/g,
    (_, x, y) => `${Math.round(Number(x) * scale)} ${Math.round(-Number(y) * scale)}`,
  )
const glyphIn = (face: Typeface, glyph: number): Glyph =>
  remembered(`t${face.name.replace(/^noto-\w+-(?:latin-400|latin-|(\w+)-(?=\1-))?|-normal$/g, '')}-${glyph}`, () =>
    flipped(face.outline(glyph), EM * face.scale),
  )

interface Written {
  readonly glyphs: readonly { readonly glyph: Glyph; readonly x: number; readonly y: number }[]
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
  const glyphs = line!.runs.flatMap(({ face, text: part, rightToLeft }) => {
    const { glyphs, positions } = face.shape(part, rightToLeft)
    const scale = EM * face.scale
    return glyphs.map(({ id }, i) => {
      const { xAdvance, xOffset, yOffset } = positions[i]!
      const placed = { glyph: glyphIn(face, id), x: from + xOffset * scale, y: -yOffset * scale }
      from += xAdvance * scale
      return placed
    })
  })
  found = { glyphs: glyphs.filter(({ glyph }) => glyph.outline), width: line!.width }
  if (known.size >= KEPT) known.clear()
  known.set(text, found)
  return found
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
const PLAIN = /^[\x20-\x7E°′″]*$/
/** The clusters of a text that no bundled font has. */
export const unwritable = (text: string, weight: Weight = 'regular'): string[] =>
  PLAIN.test(text)
    ? []
    : Array.from(graphemes.segment(text), ({ segment }) => segment).filter(
        (cluster) => !faceOf(cluster, weight) && ![...cluster].every((character) => faceOf(character, weight)),
      )

const symbolOf = (character: string): Glyph =>
  remembered(`glyph-${character.codePointAt(0)!.toString(16)}`, () => {
    if (OWN[character]) return OWN[character]
    const letter = character === '℞' ? 'R' : character
    const face = faceOf(letter, 'regular')
    if (!face) throw new Error(`no glyph of ${character}`)
    const outline = flipped(face.outline(face.shape(letter).glyphs[0]!.id), EM * face.scale)
    return character === '℞' ? outline + RETROGRADE_STROKE : outline
  })

export interface Anchor {
  readonly x: number
  readonly y: number
  readonly size: number
  /** Left out, that of what it stands in: fill and stroke. */
  readonly colour?: Colour
  readonly classes?: string
  /** Width of a line round the outline, in thousandths of the size: a bolder face. */
  readonly bold?: number
}
export interface Pen {
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
const look = ({ colour, classes, bold }: Anchor) =>
  spaced(
    coloured({ ...(colour && { fill: colour }), ...(colour && bold && { stroke: colour }) }, classes),
    bold && `stroke-width="${round((bold * EM) / 1000)}"`,
  )

/** From here on a place is told in whole units: the most that it is off is a fiftieth of what stands there. */
const COARSE = 25
/** Puts an outline of `EM` units, `scale` as large, at a place of a drawing in which it is `size` large. */
const placed = (x: number, y: number, size: number, scale: number) => {
  const told = size < COARSE ? tenth : Math.round
  const short = String(Number(scale.toPrecision(3))).replace(/^0(?=\.)/, '')
  return `transform="translate(${told(x)} ${told(y)})scale(${short})"`
}

/** For one drawing: it keeps count of the outlines that the drawing uses. */
export const pen = (): Pen => {
  const used = new Map<string, Glyph>()
  const use = (glyph: Glyph, more: string) => {
    used.set(glyph.id, glyph)
    return `<use xlink:href="#${glyph.id}"${more}/>`
  }
  const line: Pen['line'] = (text, at, weight) => {
    const uses = written(text, weight).glyphs.map(({ glyph, ...from }) => {
      const [x, y] = [Math.round(from.x), Math.round(from.y)]
      return use(glyph, spaced(x && `x="${x}"`, y && `y="${y}"`))
    })
    return uses.length ? `<g ${placed(at.x, at.y, at.size, at.size / EM)}${look(at)}>${uses.join('')}</g>` : ''
  }
  const width: Pen['width'] = (text, weight = 'regular') => written(text, weight).width
  return {
    knows: (text) =>
      [...text].every((character) => OWN[character] || character === '℞' || !unwritable(character).length),
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
      used.set(id, { id, outline, box: [0, 0, 0, 0] })
      return id
    },
    defs: () =>
      used.size
        ? `<defs>${[...used.values()].map(({ id, outline }) => `<path id="${id}" d="${outline}"/>`).join('')}</defs>`
        : '',
  }
}
