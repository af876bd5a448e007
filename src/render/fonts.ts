import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inflateSync } from 'node:zlib'
import type { Font } from 'satori'

/** Noto Sans for letters; its two symbol fonts for planets and signs (the second has the Sun alone). */
const FACES = [
  { name: 'Noto Sans', weight: 400, file: 'noto-sans/files/noto-sans-latin-400-normal.woff' },
  { name: 'Noto Sans', weight: 700, file: 'noto-sans/files/noto-sans-latin-700-normal.woff' },
  { name: 'Noto Sans Symbols', weight: 400, file: 'noto-sans-symbols/files/noto-sans-symbols-symbols-400-normal.woff' },
  {
    name: 'Noto Sans Symbols 2',
    weight: 400,
    file: 'noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff',
  },
] as const

/**
 * The scripts of names: those of the lexicon, Greek and the Latin of all Europe. Not Arabic: its dots are marks, and satori
 * 0.63 moves marks down where the font says up.
 */
const SCRIPTS = [
  ['Latin Extended', 'noto-sans/files/noto-sans-latin-ext'],
  ['Vietnamese', 'noto-sans/files/noto-sans-vietnamese'],
  ['Greek', 'noto-sans/files/noto-sans-greek'],
  ['Cyrillic', 'noto-sans/files/noto-sans-cyrillic'],
  ['Devanagari', 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari'],
  ['Bengali', 'noto-sans-bengali/files/noto-sans-bengali-bengali'],
  ['Gujarati', 'noto-sans-gujarati/files/noto-sans-gujarati-gujarati'],
  ['Gurmukhi', 'noto-sans-gurmukhi/files/noto-sans-gurmukhi-gurmukhi'],
  ['Kannada', 'noto-sans-kannada/files/noto-sans-kannada-kannada'],
  ['Malayalam', 'noto-sans-malayalam/files/noto-sans-malayalam-malayalam'],
  ['Oriya', 'noto-sans-oriya/files/noto-sans-oriya-oriya'],
  ['Sinhala', 'noto-sans-sinhala/files/noto-sans-sinhala-sinhala'],
  ['Tamil', 'noto-sans-tamil/files/noto-sans-tamil-tamil'],
  ['Telugu', 'noto-sans-telugu/files/noto-sans-telugu-telugu'],
] as const

/** For a reader without Noto, the sans-serif faces that its system is likely to have. */
export const FONT_STACK =
  "'Noto Sans','Noto Sans Symbols','Noto Sans Symbols 2','Segoe UI','Helvetica Neue',Arial,'Segoe UI Symbol',sans-serif"

const face = ({ name, weight, file }: { name: string; weight: 400 | 700; file: string }): Font => ({
  name,
  weight,
  style: 'normal',
  data: readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/${file}`))),
})
let faces: Font[] | undefined
/** The same array every time: satori keeps what it parsed by the identity of the array. */
export const fontFaces = (): Font[] => (faces ??= FACES.map(face))

let captions: Font[] | undefined
/** Those, and the scripts of names. */
export const captionFaces = (): Font[] =>
  (captions ??= [
    ...fontFaces(),
    ...SCRIPTS.flatMap(([script, file]) =>
      ([400, 700] as const).map((weight) =>
        face({ name: `Noto Sans ${script}`, weight, file: `${file}-${weight}-normal.woff` }),
      ),
    ),
  ])
let korean: (readonly [chunk: string, ranges: (readonly [first: number, last: number])[]])[] | undefined
/** Noto Sans KR comes in a hundred parts: those that hold the characters of a text. */
export const koreanFaces = (text: string): Font[] => {
  korean ??= Object.entries(
    JSON.parse(
      readFileSync(fileURLToPath(import.meta.resolve('@fontsource/noto-sans-kr/unicode.json')), 'utf8'),
    ) as Record<string, string>,
  ).map(([chunk, ranges]) => [
    chunk.replace(/[[\]]/g, ''),
    ranges.split(',').map((range) => {
      const [first, last = first] = range.slice(2).split('-')
      return [Number.parseInt(first!, 16), Number.parseInt(last!, 16)]
    }),
  ])
  const points = [...text].map((character) => character.codePointAt(0)!)
  return korean
    .filter(([, ranges]) => points.some((point) => ranges.some(([first, last]) => first <= point && point <= last)))
    .map(([chunk]) =>
      face({
        name: `Noto Sans KR ${chunk}`,
        weight: 400,
        file: `noto-sans-kr/files/noto-sans-kr-${chunk}-400-normal.woff`,
      }),
    )
}
export const FAMILIES = [...new Set(FACES.map(({ name }) => name))].join(', ')
export const CAPTION_FAMILIES = [FAMILIES, ...SCRIPTS.map(([script]) => `Noto Sans ${script}`)].join(', ')

/**
 * The TrueType file inside a WOFF 1 file.
 * Reference: WOFF File Format 1.0, W3C Recommendation 2012, sections 3 to 5.
 */
export const trueType = (woff: Buffer<ArrayBuffer>): Buffer => {
  const count = woff.readUInt16BE(12)
  const header = Buffer.alloc(12 + 16 * count)
  const power = Math.floor(Math.log2(count))
  woff.copy(header, 0, 4, 8)
  header.writeUInt16BE(count, 4)
  header.writeUInt16BE(2 ** power * 16, 6)
  header.writeUInt16BE(power, 8)
  header.writeUInt16BE((count - 2 ** power) * 16, 10)
  const parts = [header]
  let offset = header.length
  for (let table = 0; table < count; table++) {
    const from = 44 + 20 * table
    const to = 12 + 16 * table
    const start = woff.readUInt32BE(from + 4)
    const stored = woff.readUInt32BE(from + 8)
    const length = woff.readUInt32BE(from + 12)
    const bytes = woff.subarray(start, start + stored)
    woff.copy(header, to, from, from + 4)
    woff.copy(header, to + 4, from + 16, from + 20)
    header.writeUInt32BE(offset, to + 8)
    header.writeUInt32BE(length, to + 12)
    const padding = Buffer.alloc((4 - (length % 4)) % 4)
    parts.push(stored < length ? inflateSync(bytes) : bytes, padding)
    offset += length + padding.length
  }
  return Buffer.concat(parts)
}

let files: string[] | undefined
/** resvg reads fonts from TrueType files only: the faces, unwrapped into a directory that lives as long as the process. */
export const fontFiles = (): string[] => {
  if (files) return files
  const directory = mkdtempSync(join(tmpdir(), 'khagola-fonts-'))
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }))
  return (files = fontFaces().map(({ data }, i) => {
    const file = join(directory, `${i}.ttf`)
    writeFileSync(file, trueType(data as Buffer<ArrayBuffer>))
    return file
  }))
}
