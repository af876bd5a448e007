import type { InputFormat } from './input-format.ts'
import { parquetRowCount } from './parquet-rows.ts'
import { digestOf, type InputRange } from './records.ts'
import { storageOf } from './storage.ts'

/** The properties of an input, found in one pass. */
export interface InputIndex {
  format: InputFormat
  /** SHA-256, hexadecimal. */
  digest: string
  bytes: number
  rows: number
  /** The header line of a CSV file, with its line end. */
  header: string | null
  /** The parts, which together are the whole input. */
  ranges: InputRange[]
}

/** The index has at most this many places; when it is full, every second place is dropped. */
const MAX_PLACES = 65_536

const [QUOTE, COMMA, NEWLINE] = [0x22, 0x2c, 0x0a] as const
/** U+FEFF in UTF-8. */
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf] as const
/** True for the characters that the parser of CSV trims: space, tab, line ends, form feed. */
const isTrimmed = (byte: number): boolean => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d && byte !== 0x0b)
/** True if a part of a chunk has a character that is not trimmed. */
const hasText = (chunk: Uint8Array, from: number, to: number): boolean => {
  for (let i = from; i < to; i++) if (!isTrimmed(chunk[i]!)) return true
  return false
}

/** States of the scanner of CSV: at the start of a cell, in a cell without or with quotes, after a quote in a quoted cell. */
const [CELL_START, PLAIN, QUOTED, AFTER_QUOTE] = [0, 1, 2, 3]

/** The state after a chunk without quotes: white space at the start of a cell may precede a quote. */
const stateAfter = (chunk: Uint8Array, state: number): number => {
  let last = chunk.length - 1
  while (last >= 0 && chunk[last] !== NEWLINE && isTrimmed(chunk[last]!)) last--
  if (last < 0) return state
  return chunk[last] === NEWLINE || chunk[last] === COMMA ? CELL_START : PLAIN
}

interface Place {
  byte: number
  lines: number
  row: number
}

/**
 * Finds the ends of rows in a text. A line feed in a quoted CSV cell ends a line and no row, and a blank line of CSV is no row, as for the
 * parser of CSV.
 * `onRow` receives the position after the row and the number of lines so far.
 */
export const createRowScanner = (isCsv: boolean, onRow: (end: number, lines: number) => void) => {
  let state = CELL_START
  /** True if the row so far is not blank. */
  let rowHasText = false
  let position = 0
  let lines = 0
  let endsWithNewline = true
  const endRow = (end: number) => {
    if (!isCsv || rowHasText) onRow(end, lines)
    rowHasText = false
  }
  return {
    scan(chunk: Uint8Array) {
      if (chunk.length === 0) return
      const begin = position === 0 && BYTE_ORDER_MARK.every((byte, i) => chunk[i] === byte) ? BYTE_ORDER_MARK.length : 0
      const lastByte = chunk.at(-1)!
      endsWithNewline = lastByte === NEWLINE
      if (!isCsv || (state !== QUOTED && state !== AFTER_QUOTE && chunk.indexOf(QUOTE) < 0)) {
        let start = begin
        for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, end + 1)) {
          lines++
          rowHasText ||= hasText(chunk, start, end)
          endRow(position + end + 1)
          start = end + 1
        }
        rowHasText ||= hasText(chunk, start, chunk.length)
        state = stateAfter(chunk, state)
      } else
        for (let i = begin; i < chunk.length; i++) {
          const byte = chunk[i]!
          if (byte === NEWLINE) {
            lines++
            if (state === QUOTED) continue
            state = CELL_START
            endRow(position + i + 1)
            continue
          }
          rowHasText ||= !isTrimmed(byte)
          if (state === QUOTED) state = byte === QUOTE ? AFTER_QUOTE : QUOTED
          else if (byte === QUOTE) state = state === PLAIN ? PLAIN : QUOTED
          else if (byte === COMMA) state = CELL_START
          else if (state !== CELL_START || !isTrimmed(byte)) state = PLAIN
        }
      position += chunk.length
    },
    /** Ends the last row if it has no line feed. */
    end() {
      if (endsWithNewline) return position
      lines++
      if (!isCsv || rowHasText) onRow(position, lines)
      return position
    },
  }
}

/** Reads a text once, and divides its rows into at most `count` ranges whose ends are multiples of `unit` rows. */
const indexText = async (path: string, format: InputFormat, count: number, unit: number): Promise<InputIndex> => {
  const hash = new Bun.CryptoHasher('sha256')
  let places: Place[] = []
  let step = unit
  let rows = 0
  let last: Place = { byte: 0, lines: 0, row: 0 }
  let first: Place | null = format === 'csv' ? null : last
  const scanner = createRowScanner(format === 'csv', (byte, lines) => {
    if (first === null) {
      first = last = { byte, lines, row: 0 }
      return
    }
    rows++
    last = { byte, lines, row: rows }
    if (rows % step !== 0) return
    places.push(last)
    if (places.length < MAX_PLACES) return
    places = places.filter((_, index) => index % 2 === 1)
    step *= 2
  })
  const start: Uint8Array[] = []
  for await (const chunk of storageOf(path).chunks(path)) {
    hash.update(chunk)
    if (first === null) start.push(chunk.slice())
    scanner.scan(chunk)
  }
  const bytes = scanner.end()
  const begin = first ?? last
  const header = format === 'csv' ? Buffer.concat(start).subarray(0, begin.byte) : null
  return {
    ...{ format, digest: hash.digest('hex'), bytes, rows, header: header && new TextDecoder().decode(header) },
    ranges: divide(begin, places, { ...last, row: rows }, count),
  }
}

/** Divides the rows up to `end` at the places that are nearest to equal parts. */
const divide = (begin: Place, places: readonly Place[], end: Place, count: number): InputRange[] => {
  const ranges: InputRange[] = []
  let from = begin
  let next = 0
  for (let part = 1; part <= count; part++) {
    const target = (end.row * part) / count
    while (next < places.length && places[next]!.row < target) next++
    const to = part === count || next >= places.length ? end : places[next]!
    if (to.row === from.row) continue
    ranges.push({ from: from.byte, to: to.byte, lines: from.lines, rows: to.row - from.row })
    from = to
  }
  return ranges.length > 0
    ? ranges
    : [{ from: begin.byte, to: end.byte, lines: begin.lines, rows: end.row - begin.row }]
}

const indexParquet = async (path: string, count: number, unit: number): Promise<InputIndex> => {
  const rows = await parquetRowCount(path)
  const places = Array.from({ length: Math.floor(rows / unit) }, (_, index) => {
    const row = (index + 1) * unit
    return { byte: row, lines: row, row }
  })
  const ranges = divide({ byte: 0, lines: 0, row: 0 }, places, { byte: rows, lines: rows, row: rows }, count)
  const bytes = (await storageOf(path).size(path))!
  return { format: 'parquet', digest: await digestOf(path), bytes, rows, header: null, ranges }
}

/** Reads an input once and divides it into at most `count` ranges whose ends are multiples of `unit` rows. */
export const indexInput = (path: string, format: InputFormat, count: number, unit: number): Promise<InputIndex> =>
  format === 'parquet' ? indexParquet(path, count, unit) : indexText(path, format, count, unit)
