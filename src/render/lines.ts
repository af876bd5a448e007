import createBidi from 'bidi-js'
import LineBreaker from 'linebreak'
import { normalizedText } from '../normalization.ts'
import { RIGHT_TO_LEFT } from './direction.ts'
import { faceOf, REPLACEMENT, type Typeface, type Weight } from './typefaces.ts'

/** Text of one face and one direction. */
export interface Run {
  readonly face: Typeface
  /** What is drawn. */
  readonly text: string
  /** What it says, where that is not what is drawn. */
  readonly says?: string
  readonly rightToLeft: boolean
  /** In ems. */
  readonly width: number
}
/** Runs from left to right. */
export interface Line {
  readonly runs: readonly Run[]
  readonly width: number
}

const bidi = createBidi()
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
const PLAIN = /^[\x20-\x7E]*$/
/** An emoji is one picture, of however many characters. */
const PICTURE = /\p{Extended_Pictographic}/u

/** Text as a page can carry it: one form of each letter, no control characters; a line feed ends a line. */
export const printable = (text: string): string =>
  normalizedText(text.toWellFormed(), 'NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/[^\P{Cc}\n]|\p{Cn}|\p{Co}|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu, '')

const clustersOf = (text: string): string[] =>
  PLAIN.test(text) ? [text] : Array.from(graphemes.segment(text), ({ segment }) => segment)

/** Faces of a text of one direction, in reading order. */
const facesOf = (text: string, weight: Weight, rightToLeft: boolean): Run[] => {
  const runs: { face: Typeface; text: string; says?: string }[] = []
  const add = (face: Typeface, drawn: string, says?: string) => {
    const last = runs.at(-1)
    if (last && last.face === face && says === undefined && last.says === undefined) last.text += drawn
    else runs.push(says === undefined ? { face, text: drawn } : { face, text: drawn, says })
  }
  const missing = faceOf(REPLACEMENT, weight)!
  for (const cluster of clustersOf(text)) {
    const whole = faceOf(PLAIN.test(cluster) ? 'a' : cluster, weight)
    if (whole) add(whole, cluster)
    else if (PICTURE.test(cluster)) add(missing, REPLACEMENT, cluster)
    else
      for (const character of cluster) {
        const face = faceOf(character, weight)
        if (face) add(face, character)
        else add(missing, REPLACEMENT, character)
      }
  }
  return runs.map((run) => ({ ...run, rightToLeft, width: run.face.width(run.text, rightToLeft) }))
}

/** The runs of a stretch, in the order they are drawn (UAX 9, rule L2). */
const runsOf = (text: string, weight: Weight, levels: Uint8Array | null): Run[] => {
  if (!levels) return facesOf(text, weight, false)
  const stretches: { level: number; runs: Run[] }[] = []
  for (let start = 0; start < text.length; ) {
    let end = start
    while (end < text.length && levels[end] === levels[start]) end++
    const rightToLeft = levels[start]! % 2 === 1
    const runs = facesOf(text.slice(start, end), weight, rightToLeft)
    stretches.push({ level: levels[start]!, runs: rightToLeft ? runs.reverse() : runs })
    start = end
  }
  for (let level = Math.max(0, ...stretches.map((s) => s.level)); level > 0; level--)
    for (let from = 0; from < stretches.length; from++) {
      let to = from
      while (to < stretches.length && stretches[to]!.level >= level) to++
      if (to > from) {
        stretches.splice(from, to - from, ...stretches.slice(from, to).reverse())
        from = to
      }
    }
  return stretches.flatMap(({ runs }) => runs)
}

const lineOf = (runs: readonly Run[]): Line => ({ runs, width: runs.reduce((sum, { width }) => sum + width, 0) })

interface Piece {
  readonly start: number
  readonly end: number
  readonly required: boolean
  /** In ems, with the space that ends it and without. */
  readonly width: number
  readonly bare: number
}

const widthOf = (text: string, weight: Weight): number =>
  facesOf(text, weight, RIGHT_TO_LEFT.test(text)).reduce((sum, { width }) => sum + width, 0)

const pieceOf = (text: string, start: number, end: number, required: boolean, weight: Weight): Piece => {
  const part = text.slice(start, end).replace(/\n$/, '')
  const trimmed = part.trimEnd()
  const bare = widthOf(trimmed, weight)
  return { start, end, required, bare, width: part === trimmed ? bare : widthOf(part, weight) }
}

const piecesOf = (text: string, weight: Weight): Piece[] => {
  const breaker = new LineBreaker(text)
  const pieces: Piece[] = []
  for (let start = 0, stop = breaker.nextBreak(); stop; start = stop.position, stop = breaker.nextBreak())
    pieces.push(pieceOf(text, start, stop.position, stop.required && text[stop.position - 1] === '\n', weight))
  return pieces
}

/** A piece that no line holds, cut between graphemes. */
const cut = (text: string, { start, end, required }: Piece, weight: Weight, room: number): Piece[] => {
  const parts: Piece[] = []
  let from = start
  let width = 0
  for (const { segment, index } of graphemes.segment(text.slice(start, end))) {
    const wider = width + widthOf(segment, weight)
    if (wider > room && start + index > from) {
      parts.push(pieceOf(text, from, start + index, false, weight))
      from = start + index
      width = widthOf(segment, weight)
    } else width = wider
  }
  parts.push(pieceOf(text, from, end, required, weight))
  return parts
}

/** Text as lines no wider than `room` ems. */
export const linesOf = (given: string, weight: Weight, room: number): Line[] => {
  const text = printable(given)
  const levels = RIGHT_TO_LEFT.test(text) ? bidi.getEmbeddingLevels(text).levels : null
  const lines: Line[] = []
  let start = 0
  let width = 0
  let end = 0
  const close = (upTo: number, next: number) => {
    const drawn = text.slice(start, upTo).trimEnd()
    lines.push(lineOf(runsOf(drawn, weight, levels?.subarray(start, start + drawn.length) ?? null)))
    start = next
    width = 0
  }
  for (const whole of piecesOf(text, weight)) {
    const pieces = whole.bare > room ? cut(text, whole, weight, room) : [whole]
    for (const piece of pieces) {
      if (width > 0 && width + piece.bare > room) close(end, piece.start)
      width += piece.width
      end = piece.end
      if (piece.required) close(piece.end, piece.end)
    }
  }
  if (start < text.length || lines.length === 0) close(text.length, text.length)
  return lines
}

/** Widths in ems: of the text on one line, and of its widest piece that does not break. */
export const extentOf = (given: string, weight: Weight): { whole: number; least: number } => {
  const pieces = piecesOf(printable(given), weight)
  let whole = 0
  let line = 0
  for (const { width, bare, required } of pieces) {
    whole = Math.max(whole, line + bare)
    line = required ? 0 : line + width
  }
  return { whole, least: Math.max(0, ...pieces.map(({ bare }) => bare)) }
}
