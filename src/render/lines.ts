import createBidi from 'bidi-js'
import LineBreaker from 'linebreak'
import { normalizedText } from '../normalization.ts'
import { RIGHT_TO_LEFT } from './direction.ts'
import { faceOf, REPLACEMENT, type Typeface, type Weight } from './typefaces.ts'

/** A text of one face and one direction. */
export interface Run {
  readonly face: Typeface
  /** The characters that are drawn. */
  readonly text: string
  /** The original characters, where a replacement character is drawn instead. */
  readonly original?: string
  readonly rightToLeft: boolean
  /** Width in ems. */
  readonly width: number
}
/** Runs from left to right, and their width in ems. */
export interface TextLine {
  readonly runs: readonly Run[]
  readonly width: number
}

const bidi = createBidi()
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
const PLAIN = /^[\x20-\x7E]*$/
/** A character of an emoji. An emoji of several characters is replaced as a whole. */
const EMOJI = /\p{Extended_Pictographic}/u

/** The text in NFC, without control, unassigned, private-use and direction characters. Line breaks become line feeds. */
export const printableText = (text: string): string =>
  normalizedText(text.toWellFormed(), 'NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/[^\P{Cc}\n]|\p{Cn}|\p{Co}|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu, '')

const clustersOf = (text: string): string[] =>
  PLAIN.test(text) ? [text] : Array.from(graphemes.segment(text), ({ segment }) => segment)

/** Runs of a text of one direction, split by face, in reading order. */
const runsByFace = (text: string, weight: Weight, rightToLeft: boolean): Run[] => {
  const runs: { face: Typeface; text: string; original?: string }[] = []
  const add = (face: Typeface, glyphText: string, original?: string) => {
    const last = runs.at(-1)
    if (last && last.face === face && original === undefined && last.original === undefined) last.text += glyphText
    else runs.push(original === undefined ? { face, text: glyphText } : { face, text: glyphText, original })
  }
  const missing = faceOf(REPLACEMENT, weight)!
  for (const cluster of clustersOf(text)) {
    const whole = faceOf(PLAIN.test(cluster) ? 'a' : cluster, weight)
    if (whole) add(whole, cluster)
    else if (EMOJI.test(cluster)) add(missing, REPLACEMENT, cluster)
    else
      for (const character of cluster) {
        const face = faceOf(character, weight)
        if (face) add(face, character)
        else add(missing, REPLACEMENT, character)
      }
  }
  return runs.map((run) => ({ ...run, rightToLeft, width: run.face.width(run.text, rightToLeft) }))
}

/** Runs of a text in visual order (UAX 9, rule L2). */
const runsOf = (text: string, weight: Weight, levels: Uint8Array | null): Run[] => {
  if (!levels) return runsByFace(text, weight, false)
  const stretches: { level: number; runs: Run[] }[] = []
  for (let start = 0; start < text.length; ) {
    let end = start
    while (end < text.length && levels[end] === levels[start]) end++
    const rightToLeft = levels[start]! % 2 === 1
    const runs = runsByFace(text.slice(start, end), weight, rightToLeft)
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

/** Minimum number of Latin words of prose. The zone in a line about a birth has fewer. */
const MIN_PROSE_WORDS = 5
/** True for prose in Latin letters that names somebody in right-to-left letters: it runs from the left even if the name comes first. */
const isLatinProse = (text: string): boolean => {
  const words = text.match(/\p{L}+/gu) ?? []
  const latinCount = words.filter((word) => !RIGHT_TO_LEFT.test(word)).length
  return latinCount >= MIN_PROSE_WORDS && latinCount > 2 * (words.length - latinCount)
}

const lineOf = (runs: readonly Run[]): TextLine => ({ runs, width: runs.reduce((sum, { width }) => sum + width, 0) })

interface Piece {
  readonly start: number
  readonly end: number
  readonly required: boolean
  /** Widths in ems, with the trailing space and without it. */
  readonly width: number
  readonly bare: number
}

const widthOf = (text: string, weight: Weight): number =>
  runsByFace(text, weight, RIGHT_TO_LEFT.test(text)).reduce((sum, { width }) => sum + width, 0)

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

/** A piece that is wider than a line, cut between graphemes. */
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

/** The text as lines no wider than `room` ems. */
export const textLines = (input: string, weight: Weight, room: number): TextLine[] => {
  const text = printableText(input)
  const levels = RIGHT_TO_LEFT.test(text)
    ? bidi.getEmbeddingLevels(text, isLatinProse(text) ? 'ltr' : 'auto').levels
    : null
  const lines: TextLine[] = []
  let start = 0
  let width = 0
  let end = 0
  const close = (upTo: number, next: number) => {
    const lineText = text.slice(start, upTo).trimEnd()
    lines.push(lineOf(runsOf(lineText, weight, levels?.subarray(start, start + lineText.length) ?? null)))
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

/** Widths in ems: `whole` of the text on one line, `least` of its widest piece without a possible break. */
export const extentOf = (input: string, weight: Weight): { whole: number; least: number } => {
  const pieces = piecesOf(printableText(input), weight)
  let whole = 0
  let line = 0
  for (const { width, bare, required } of pieces) {
    whole = Math.max(whole, line + bare)
    line = required ? 0 : line + width
  }
  return { whole, least: Math.max(0, ...pieces.map(({ bare }) => bare)) }
}
