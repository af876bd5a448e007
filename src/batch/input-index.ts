import { createBlockDigests, type InputBlocks } from './input-blocks.ts'
import type { InputFormat } from './input-format.ts'
import { parquetRowCount } from './parquet-rows.ts'
import type { InputRange } from './records.ts'
import { createRowScanner } from './row-scanner.ts'
import { storageOf } from './storage.ts'

/** The properties of an input, found in one pass. */
export interface InputIndex {
  format: InputFormat
  /** SHA-256, hexadecimal. */
  digest: string
  bytes: number
  /** The checksums of the parts of the file, for the readers. */
  blocks: InputBlocks
  rows: number
  /** The header line of a CSV file, with its line end. */
  header: string | null
  /** The parts, which together are the whole input. */
  ranges: InputRange[]
}

/** The index has at most this many places; when it is full, every second place is dropped. */
const MAX_PLACES = 65_536

interface Place {
  byte: number
  lines: number
  row: number
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
  const blocks = createBlockDigests()
  for await (const chunk of storageOf(path).chunks(path)) {
    hash.update(chunk)
    blocks.add(chunk)
    if (first === null) start.push(chunk.slice())
    scanner.scan(chunk)
  }
  const bytes = scanner.end()
  const begin = first ?? last
  const header = format === 'csv' ? Buffer.concat(start).subarray(0, begin.byte) : null
  return {
    ...{
      format,
      digest: hash.digest('hex'),
      blocks: blocks.end(),
      bytes,
      rows,
      header: header && new TextDecoder().decode(header),
    },
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
  const hash = new Bun.CryptoHasher('sha256')
  const digests = createBlockDigests()
  for await (const chunk of storageOf(path).chunks(path)) {
    hash.update(chunk)
    digests.add(chunk)
  }
  const blocks = digests.end()
  return { format: 'parquet', digest: hash.digest('hex'), blocks, bytes: blocks.bytes, rows, header: null, ranges }
}

/** Reads an input once and divides it into at most `count` ranges whose ends are multiples of `unit` rows. */
export const indexInput = (path: string, format: InputFormat, count: number, unit: number): Promise<InputIndex> =>
  format === 'parquet' ? indexParquet(path, count, unit) : indexText(path, format, count, unit)
