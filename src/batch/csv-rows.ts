import { SetupError } from '../settings.ts'
import { createRowScanner } from './row-scanner.ts'

/** One row of an input file, or the reason why it is invalid. */
export type InputRow = { line: number } & ({ record: Record<string, unknown> } | { reason: string })

const SPACE = ' \t\n\f\r'
const EDGES = /^[ \t\n\f\r]+|[ \t\n\f\r]+$/g

const trimmed = (cell: string): string =>
  cell !== '' && (SPACE.includes(cell[0]!) || SPACE.includes(cell.at(-1)!)) ? cell.replace(EDGES, '') : cell

const afterSpace = (text: string, from: number): number => {
  let at = from
  while (at < text.length && SPACE.includes(text[at]!)) at++
  return at
}

/** The cells of a row of CSV (RFC 4180), without white space around them; the reason why the row is invalid. */
export const rowCells = (text: string): string[] | { reason: string } => {
  if (!text.includes('"')) return text.split(',').map(trimmed)
  const cells: string[] = []
  for (let at = 0; ; at++) {
    at = afterSpace(text, at)
    if (text[at] === '"') {
      let value = ''
      let from = at + 1
      let quote = text.indexOf('"', from)
      for (; quote >= 0 && text[quote + 1] === '"'; quote = text.indexOf('"', from)) {
        value += text.slice(from, quote + 1)
        from = quote + 2
      }
      if (quote < 0) return { reason: `The quote of cell ${cells.length + 1} is not closed.` }
      cells.push(value + text.slice(from, quote))
      at = afterSpace(text, quote + 1)
      if (at < text.length && text[at] !== ',')
        return {
          reason: `Cell ${cells.length} has text after its closing quote; a quote in a quoted cell must be doubled.`,
        }
    } else {
      const comma = text.indexOf(',', at)
      const end = comma < 0 ? text.length : comma
      const cell = text.slice(at, end)
      if (cell.includes('"'))
        return { reason: `Cell ${cells.length + 1} has a quote; a cell with a quote must be in quotes.` }
      cells.push(trimmed(cell))
      at = end
    }
    if (at >= text.length) return cells
  }
}

/** The column names of a header, in lower case. Throws `SetupError` for a header that cannot be read and for a repeated name. */
export const columnNames = (header: string, path: string): string[] => {
  const cells = rowCells(header.replace(/^\uFEFF/, ''))
  if (!Array.isArray(cells)) throw new SetupError(`${path}: the header cannot be read. ${cells.reason}`)
  const names = cells.map((name) => name.trim().toLowerCase())
  const repeated = names.find((name, index) => name !== '' && names.indexOf(name) !== index)
  if (repeated !== undefined) throw new SetupError(`${path}: the column ${repeated} occurs twice in the header.`)
  return names
}

interface RowText {
  /** The last line of the row, counted from 1. */
  line: number
  text: string
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** The texts of the rows of a CSV, the header included. */
async function* rowTexts(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<RowText> {
  let ends: { end: number; lines: number }[] = []
  const scanner = createRowScanner(true, (end, lines) => ends.push({ end, lines }))
  let pending: Uint8Array[] = []
  let start = 0
  const cut = (): RowText[] => {
    if (ends.length === 0) return []
    const bytes = pending.length === 1 ? pending[0]! : Buffer.concat(pending)
    let from = 0
    const rows = ends.map(({ end, lines }) => {
      const text = decoder.decode(bytes.subarray(from, end - start))
      from = end - start
      return { line: lines, text }
    })
    pending = [bytes.subarray(from)]
    start += from
    ends = []
    return rows
  }
  for await (const chunk of chunks) {
    pending.push(chunk)
    scanner.scan(chunk)
    yield* cut()
  }
  scanner.end()
  yield* cut()
}

/** The records of a CSV text with a header. A row that cannot be read is returned with the reason, and the following rows are read. */
export async function* csvRows(chunks: AsyncIterable<Uint8Array>, path: string): AsyncGenerator<InputRow> {
  let names: string[] | null = null
  for await (const { line, text } of rowTexts(chunks)) {
    if (names === null) {
      names = columnNames(text, path)
      continue
    }
    const cells = rowCells(text)
    if (!Array.isArray(cells)) yield { line, ...cells }
    else if (cells.length !== names.length)
      yield { line, reason: `The row has ${cells.length} cells; the header has ${names.length}.` }
    else {
      const record: Record<string, unknown> = {}
      for (const [index, name] of names.entries()) record[name] = cells[index]
      yield { line, record }
    }
  }
}
