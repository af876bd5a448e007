import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inflateSync } from 'node:zlib'

/** Noto Sans for letters; its two symbol fonts for planets and signs (the second has the Sun alone). */
const FACES = [
  'noto-sans/files/noto-sans-latin-400-normal.woff',
  'noto-sans/files/noto-sans-latin-700-normal.woff',
  'noto-sans-symbols/files/noto-sans-symbols-symbols-400-normal.woff',
  'noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff',
] as const

/** The class of a line of `<text>` with characters that no bundled font has. */
export const FOREIGN = 'foreign'
/** Whether a drawing has such lines. */
export const hasForeignText = (svg: string): boolean => svg.includes(`class="${FOREIGN}`)

/** For a reader without Noto, the sans-serif faces that its system is likely to have. */
export const FONT_STACK =
  "'Noto Sans','Noto Sans Symbols','Noto Sans Symbols 2','Segoe UI','Helvetica Neue',Arial,'Segoe UI Symbol',sans-serif"

let faces: Buffer<ArrayBuffer>[] | undefined
const fontFaces = (): Buffer<ArrayBuffer>[] =>
  (faces ??= FACES.map((file) => readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/${file}`)))))

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

/** Where files may be written: a container with a read-only file system still has the second. */
const folders = () => [tmpdir(), '/dev/shm']

/** A new folder that is removed at the end of the process. */
const scratchFolder = (): string => {
  for (const parent of folders()) {
    let made: string
    try {
      made = mkdtempSync(join(parent, 'khagola-fonts-'))
    } catch {
      continue
    }
    process.once('exit', () => rmSync(made, { recursive: true, force: true }))
    return made
  }
  throw new Error(`No folder for fonts is writable: ${folders().join(', ')}. Set TMPDIR to a writable folder.`)
}

let directory: string | undefined
/** resvg reads fonts from TrueType files only: one in a directory that lives as long as the process. */
export const fontFile = (name: string, file: Uint8Array): string => {
  directory ??= scratchFolder()
  const path = join(directory, `${name}.ttf`)
  writeFileSync(path, file)
  return path
}

let files: string[] | undefined
/** The faces of charts as such files. */
export const fontFiles = (): string[] => (files ??= fontFaces().map((data, i) => fontFile(String(i), trueType(data))))
