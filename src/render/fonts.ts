import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inflateSync } from 'node:zlib'

/** Noto Sans for letters, two symbol fonts for planets and signs (the second only for the Sun). */
const FACES = [
  'noto-sans/files/noto-sans-latin-400-normal.woff',
  'noto-sans/files/noto-sans-latin-700-normal.woff',
  'noto-sans-symbols/files/noto-sans-symbols-symbols-400-normal.woff',
  'noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff',
] as const

/** CSS class of `<text>` with characters that no bundled font has. */
export const FOREIGN_TEXT_CLASS = 'foreign'
/** True if a drawing has text that no bundled font can draw. */
export const hasForeignText = (svg: string): boolean => svg.includes(`class="${FOREIGN_TEXT_CLASS}`)

/** Font families of `<text>`: Noto, then sans-serif fonts of common systems. */
export const FONT_STACK =
  "'Noto Sans','Noto Sans Symbols','Noto Sans Symbols 2','Segoe UI','Helvetica Neue',Arial,'Segoe UI Symbol',sans-serif"

let faceData: Buffer<ArrayBuffer>[] | undefined
const fontFaces = (): Buffer<ArrayBuffer>[] =>
  (faceData ??= FACES.map((file) => readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/${file}`)))))

/**
 * The TrueType file inside a WOFF 1 file.
 * Reference: WOFF File Format 1.0, W3C Recommendation 2012, sections 3 to 5.
 */
export const trueTypeOf = (woff: Buffer<ArrayBuffer>): Buffer => {
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

/** Candidates for a writable folder. A container with a read-only file system still has /dev/shm. */
const tempFolders = () => [tmpdir(), '/dev/shm']

/** A new folder that is removed when the process exits. */
const scratchFolder = (): string => {
  for (const parent of tempFolders()) {
    let folder: string
    try {
      folder = mkdtempSync(join(parent, 'khagola-fonts-'))
    } catch {
      continue
    }
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    return folder
  }
  throw new Error(`No folder for fonts is writable: ${tempFolders().join(', ')}. Set TMPDIR to a writable folder.`)
}

let fontDirectory: string | undefined
/** Writes a font to a TrueType file, since resvg reads files only, and returns its path. The file is removed when the process exits. */
export const fontFile = (name: string, file: Uint8Array): string => {
  fontDirectory ??= scratchFolder()
  const path = join(fontDirectory, `${name}.ttf`)
  writeFileSync(path, file)
  return path
}

let faceFiles: string[] | undefined
/** Paths of the TrueType files of the chart fonts. */
export const fontFiles = (): string[] =>
  (faceFiles ??= fontFaces().map((data, i) => fontFile(String(i), trueTypeOf(data))))
