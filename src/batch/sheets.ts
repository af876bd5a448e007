import type { RankedPair } from './best-pairs.ts'
import type { OutputFormat } from './output-format.ts'
import { parquetSheet } from './parquet-sheet.ts'
import type { Sheet } from './sheet.ts'

const utf8 = new TextEncoder()

/** A text format in which every line begins with the groom. */
const textSheet = (
  header: string,
  groomText: (groom: string) => string,
  pairText: (pair: RankedPair) => string,
): Sheet<readonly string[]> => {
  let block: string[] = []
  return {
    prepare: (pairs) => pairs.map((pair) => `${pairText(pair)}\n`),
    begin: () => utf8.encode(header),
    add(groom, lines) {
      if (lines.length === 0) return
      const text = groomText(groom)
      block.push(text, lines.join(text))
    },
    flush() {
      const bytes = utf8.encode(block.join(''))
      block = []
      return bytes
    },
    end: () => new Uint8Array(),
    state: () => null,
    resume() {},
  }
}

/** Spreadsheets treat a cell that begins with one of these characters as a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** Returns a CSV field as in RFC 4180. An apostrophe before a formula makes a spreadsheet show it as text. */
export const csvField = (text: string) => {
  const escaped = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped
}

export const CSV_HEADER = 'groom,rank,bride,total,verdict,doshas\n'

const SHEETS: Record<OutputFormat, () => Sheet> = {
  csv: () =>
    textSheet(
      CSV_HEADER,
      csvField,
      ({ rank, bride, total, verdict, doshas }) =>
        `,${rank},${csvField(bride)},${total},${verdict},${doshas.join(' ')}`,
    ),
  ndjson: () =>
    textSheet(
      '',
      (groom) => `{"groom":${JSON.stringify(groom)},`,
      (pair) => JSON.stringify(pair).slice(1),
    ),
  parquet: parquetSheet,
}

export const sheetOf = (format: OutputFormat): Sheet => SHEETS[format]()
