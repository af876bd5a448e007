import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Blob, Buffer, ClusterLevel, Direction, Face, Font as Shaper, shape } from 'harfbuzzjs'
import { trueTypeOf } from './fonts.ts'

const WEIGHTS = ['regular', 'bold', 'italic', 'serif', 'serif-bold'] as const
export type Weight = (typeof WEIGHTS)[number]
/** An empty map by text for each weight. */
export const mapsByWeight = <T>() =>
  Object.fromEntries(WEIGHTS.map((weight) => [weight, new Map<string, T>()])) as Record<Weight, Map<string, T>>

const isBold = (weight: Weight) => weight === 'bold' || weight === 'serif-bold'

interface Glyph {
  id: number
  advanceWidth: number
  codePoints: number[]
}
interface Position {
  xAdvance: number
  yAdvance: number
  xOffset: number
  yOffset: number
}
/** A shaped run of one face, in font units. `texts`: the characters of each glyph; null if the glyph alone does not determine them. */
export interface ShapedText {
  readonly glyphs: readonly Glyph[]
  readonly positions: readonly Position[]
  readonly texts: readonly (string | null)[]
  readonly advance: number
}

/** The cache of a face is cleared at this many shaped runs. Reports repeat the same words. */
const MAX_CACHED_RUNS = 4000

const buffer = new Buffer()
buffer.setClusterLevel(ClusterLevel.MONOTONE_CHARACTERS)

/** A font file with its HarfBuzz shaper. */
export class Typeface {
  /** TrueType file. */
  readonly file: globalThis.Buffer
  /** Ems per font unit. */
  readonly scale: number
  readonly #shaper: Shaper
  readonly #covered: ReadonlySet<number>
  readonly #shapedRuns = new Map<string, ShapedText>()

  constructor(
    readonly name: string,
    woff: globalThis.Buffer<ArrayBuffer>,
  ) {
    this.file = trueTypeOf(woff)
    const face = new Face(new Blob(this.file))
    this.#shaper = new Shaper(face)
    this.#covered = new Set(face.collectUnicodes())
    this.scale = 1 / face.upem
  }

  /** Path data of a glyph, in font units, y upward. */
  outline(glyph: number): string {
    return this.#shaper.glyphToPath(glyph)
  }

  covers(cluster: string): boolean {
    for (const character of cluster) if (!this.#covered.has(character.codePointAt(0)!)) return false
    return true
  }

  /** Width in ems. */
  width(text: string, rightToLeft = false): number {
    return this.shape(text, rightToLeft).advance * this.scale
  }

  shape(text: string, rightToLeft = false): ShapedText {
    const key = rightToLeft ? `\u202E${text}` : text
    let shaped = this.#shapedRuns.get(key)
    if (!shaped) {
      if (this.#shapedRuns.size >= MAX_CACHED_RUNS) this.#shapedRuns.clear()
      this.#shapedRuns.set(key, (shaped = this.#shape(text, rightToLeft)))
    }
    return shaped
  }

  #shape(text: string, rightToLeft: boolean): ShapedText {
    buffer.clearContents()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    buffer.setDirection(rightToLeft ? Direction.RTL : Direction.LTR)
    shape(this.#shaper, buffer)
    const shaped = buffer.getGlyphInfosAndPositions()
    const starts = [...new Set(shaped.map(({ cluster }) => cluster))].sort((a, b) => a - b)
    const ends = new Map(starts.map((start, i) => [start, starts[i + 1] ?? text.length]))
    const sizes = new Map<number, number>()
    for (const { cluster } of shaped) sizes.set(cluster, (sizes.get(cluster) ?? 0) + 1)
    const words = shaped.map(({ cluster }) => text.slice(cluster, ends.get(cluster)))
    return {
      glyphs: shaped.map(({ codepoint: id }, i) => ({
        id,
        advanceWidth: this.#shaper.glyphHAdvance(id),
        codePoints: [...words[i]!].map((character) => character.codePointAt(0)!),
      })),
      positions: shaped.map(({ xAdvance = 0, yAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
        xAdvance,
        yAdvance,
        xOffset,
        yOffset,
      })),
      texts: shaped.map(({ cluster, xOffset, yOffset }, i) =>
        sizes.get(cluster) === 1 && !rightToLeft && !xOffset && !yOffset ? words[i]! : null,
      ),
      advance: shaped.reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0),
    }
  }
}

/** Font families in order of preference. Each provides the subset of its script; those with `text` also provide `ALPHABETS`. */
const FAMILIES = [
  { family: 'noto-serif', text: 'serif' },
  { family: 'noto-sans', text: 'sans', lacks: ['devanagari'], italic: true },
  { family: 'noto-sans-symbols' },
  { family: 'noto-sans-symbols-2', weights: [400] },
  { family: 'noto-sans-devanagari' },
  { family: 'noto-sans-bengali' },
  { family: 'noto-sans-gujarati' },
  { family: 'noto-sans-gurmukhi' },
  { family: 'noto-sans-kannada' },
  { family: 'noto-sans-malayalam' },
  { family: 'noto-sans-oriya' },
  { family: 'noto-sans-sinhala' },
  { family: 'noto-sans-tamil' },
  { family: 'noto-sans-telugu' },
  { family: 'noto-naskh-arabic' },
  { family: 'noto-sans-armenian' },
  { family: 'noto-sans-ethiopic' },
  { family: 'noto-sans-georgian' },
  { family: 'noto-sans-hebrew' },
  { family: 'noto-sans-khmer' },
  { family: 'noto-sans-lao' },
  { family: 'noto-sans-myanmar' },
  { family: 'noto-sans-thai' },
  { family: 'noto-sans-kr' },
] as const satisfies readonly {
  family: string
  /** Kind of text that the family is the first choice for. */
  text?: 'serif' | 'sans'
  lacks?: readonly string[]
  italic?: true
  weights?: readonly number[]
}[]
const ALPHABETS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese']

const fileOf = (path: string) => fileURLToPath(import.meta.resolve(`@fontsource/${path}`))

interface Source {
  readonly isSerif: boolean
  readonly ranges: readonly (readonly [first: number, last: number])[]
  /** Path of the file for a weight. */
  readonly path: (weight: Weight) => string
}

const rangesOf = (list: string) =>
  list.split(',').map((range) => {
    const [first, last = first] = range.replace(/^U\+/i, '').split('-')
    return [Number.parseInt(first!, 16), Number.parseInt(last!, 16)] as const
  })

let sources: Source[] | undefined
const allSources = (): Source[] =>
  (sources ??= FAMILIES.flatMap((entry) => {
    const subsets = JSON.parse(readFileSync(fileOf(`${entry.family}/unicode.json`), 'utf8')) as Record<string, string>
    const lacks: readonly string[] = 'lacks' in entry ? entry.lacks : []
    const weights: readonly number[] = 'weights' in entry ? entry.weights : [400, 700]
    return Object.entries(subsets)
      .filter(([subset]) => ('text' in entry ? !lacks.includes(subset) : !ALPHABETS.includes(subset)))
      .sort(([a], [b]) => Number(b === 'latin') - Number(a === 'latin'))
      .map(([subset, list]) => ({
        isSerif: 'text' in entry && entry.text === 'serif',
        ranges: rangesOf(list),
        path: (weight: Weight) =>
          `${entry.family}/files/${entry.family}-${subset.replace(/[[\]]/g, '')}-${
            isBold(weight) && weights.includes(700) ? 700 : 400
          }-${weight === 'italic' && 'italic' in entry ? 'italic' : 'normal'}.woff`,
      }))
  }))

const openFaces = new Map<string, Typeface>()
const open = (path: string): Typeface => {
  let face = openFaces.get(path)
  if (!face) {
    const name = path.slice(path.lastIndexOf('/') + 1, -'.woff'.length)
    openFaces.set(path, (face = new Typeface(name, readFileSync(fileOf(path)) as globalThis.Buffer<ArrayBuffer>)))
  }
  return face
}

/** Drawn instead of a character that no face has. */
export const REPLACEMENT = '\uFFFD'

const faceCache = mapsByWeight<Typeface | null>()

/** The first face that has every character of a grapheme; null if there is none. */
export const faceOf = (cluster: string, weight: Weight): Typeface | null => {
  const cached = faceCache[weight]
  let face = cached.get(cluster)
  if (face === undefined) {
    const first = cluster.codePointAt(0)!
    face = null
    for (const { ranges, path, isSerif } of allSources()) {
      if (isSerif && !weight.startsWith('serif')) continue
      if (!ranges.some(([from, to]) => from <= first && first <= to)) continue
      const candidate = open(path(weight))
      if (candidate.covers(cluster)) {
        face = candidate
        break
      }
    }
    if (cached.size >= 20_000) cached.clear()
    cached.set(cluster, face)
  }
  return face
}
