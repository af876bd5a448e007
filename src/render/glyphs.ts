import { FAMILIES, fontFaces } from './fonts.ts'
import { round } from './polygon.ts'
import { satori } from './satori.ts'
import { element } from './typeset.ts'

/** Units to the em, in which outlines are kept. */
const EM = 1000
/** Of Noto Sans, in em: where satori puts the baseline, and the height of its capitals and digits. */
const BASELINE = 888
const CAPITAL = 714

interface Glyph {
  /** Path data. */
  readonly outline: string
  readonly advance: number
  readonly box: readonly [left: number, top: number, right: number, bottom: number]
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789°′.-–+'
const POINTS = '☉☽☿♀♂♃♄♅♆♇⚷☊☋⚸'
const SIGNS = '♈♉♊♋♌♍♎♏♐♑♒♓'
const ASPECTS = '☌☍⚹⚻⚺⚼'
/** Taken from the fonts. */
const SET = [...`${LETTERS}${POINTS}${SIGNS}${ASPECTS}`]
const SPACE = 260

/** What the fonts lack, or have too thin beside the others. */
const OWN: Readonly<Record<string, string>> = {
  '△': 'M0 640L370 0L740 640ZM117 572L623 572L370 134Z',
  '□': 'M0 0L640 0L640 640L0 640ZM68 68L68 572L572 572L572 68Z',
  '∠': 'M0 640L520 0L575 45L143 572L640 572L640 640Z',
}
/** The stroke that makes an R the mark of the retrograde. */
const RETROGRADE_STROKE = 'M350 905L615 635L665 684L400 954Z'

const glyphOf = (outline: string, advance?: number): Glyph => {
  const numbers = outline.match(/-?[\d.]+/g)!.map(Number)
  const xs = numbers.filter((_, i) => i % 2 === 0)
  const ys = numbers.filter((_, i) => i % 2 === 1)
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const
  return { outline, advance: advance ?? box[2], box }
}

const read = async (): Promise<ReadonlyMap<string, Glyph>> => {
  const advances: number[] = []
  const svg = await satori(
    element(
      { position: 'relative', display: 'flex', fontFamily: FAMILIES, fontSize: EM, lineHeight: 1 },
      SET.map((character) => element({ position: 'absolute', left: 0, top: 0 }, character)),
    ) as Parameters<typeof satori>[0],
    {
      width: EM,
      height: EM,
      fonts: fontFaces(),
      onNodeDetected: ({ textContent, width }) => textContent && advances.push(width),
    },
  )
  // Every contour and curve is followed by a line to where it is already.
  const outlines = [...svg.matchAll(/ d="([^"]+)"/g)].map(([, outline]) =>
    outline!.trim().replace(/([-\d.]+ [-\d.]+)(L\1)+(?=[A-Z])/g, '$1'),
  )
  const glyphs = new Map(SET.map((character, i) => [character, glyphOf(outlines[i]!, advances[i]!)] as const))
  for (const [character, outline] of Object.entries(OWN)) glyphs.set(character, glyphOf(outline))
  glyphs.set('℞', glyphOf(glyphs.get('R')!.outline + RETROGRADE_STROKE))
  return glyphs
}

export interface Anchor {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly colour: string
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
  /** Width of `letters`, in ems. */
  width(text: string): number
}

const look = ({ colour, bold }: Anchor) =>
  `fill="${colour}"${bold ? ` stroke="${colour}" stroke-width="${bold}" stroke-linejoin="round"` : ''}`

const penOf = (glyphs: ReadonlyMap<string, Glyph>): Pen => {
  const glyph = (character: string) => {
    const found = glyphs.get(character)
    if (!found) throw new Error(`no glyph of ${character}`)
    return found
  }
  const advance = (character: string) => (character === ' ' ? SPACE : glyph(character).advance)
  const width = (text: string) => [...text].reduce((sum, character) => sum + advance(character), 0) / EM
  return {
    knows: (text) => [...text].every((character) => character === ' ' || glyphs.has(character)),
    width,
    symbol: (character, at) => {
      const {
        outline,
        box: [left, top, right, bottom],
      } = glyph(character)
      const scale = at.size / Math.max(right - left, bottom - top)
      const x = at.x - (scale * (left + right)) / 2
      const y = at.y - (scale * (top + bottom)) / 2
      return `<path transform="translate(${round(x)} ${round(y)})scale(${scale.toFixed(4)})" ${look(at)} d="${outline}"/>`
    },
    letters: (text, at) => {
      const scale = at.size / EM
      const x = at.x - (width(text) * at.size) / 2
      const y = at.y - (BASELINE - CAPITAL / 2) * scale
      let from = 0
      const paths = [...text].map((character) => {
        const moved = from ? ` transform="translate(${round(from)})"` : ''
        from += advance(character)
        return character === ' ' ? '' : `<path${moved} d="${glyph(character).outline}"/>`
      })
      return `<g transform="translate(${round(x)} ${round(y)})scale(${scale.toFixed(4)})" ${look(at)}>${paths.join('')}</g>`
    },
  }
}

let reading: Promise<Pen> | undefined
/** The outlines of a closed set of characters, taken from the fonts once. */
export const pen = (): Promise<Pen> => (reading ??= read().then(penOf))
