/** Finds the ends of the rows of a text, so that an input is divided and read at the same places. */

const [QUOTE, COMMA, NEWLINE] = [0x22, 0x2c, 0x0a] as const
/** U+FEFF in UTF-8. */
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf] as const

/** True for the characters that are removed around a cell: space, tab, line ends, form feed. */
const isTrimmed = (byte: number): boolean => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d && byte !== 0x0b)
/** True if a part of a chunk has a character that is not trimmed. */
export const hasText = (chunk: Uint8Array, from = 0, to = chunk.length): boolean => {
  for (let i = from; i < to; i++) if (!isTrimmed(chunk[i]!)) return true
  return false
}

/** A quoted cell with more bytes is read as a quote that was not closed. */
const MAX_QUOTED_BYTES = 65_536

/** States of the scanner of CSV: at the start of a cell, in a cell or after its closing quote, in a row with an invalid quote. */
const [CELL_START, IN_CELL, INVALID_ROW] = [0, 1, 2]

/** The state after a chunk without quotes: white space at the start of a cell may precede a quote. */
const stateAfter = (chunk: Uint8Array, state: number): number => {
  if (state === INVALID_ROW && chunk.indexOf(NEWLINE) < 0) return state
  let last = chunk.length - 1
  while (last >= 0 && chunk[last] !== NEWLINE && isTrimmed(chunk[last]!)) last--
  if (last < 0) return state
  return chunk[last] === NEWLINE || chunk[last] === COMMA ? CELL_START : IN_CELL
}

/**
 * The place after a quoted cell and the white space behind it; null if its quote is not closed before a comma or a line end, undefined if
 * further bytes decide. `isEnd` is true if there are none.
 */
const endOfQuoted = (bytes: Uint8Array, open: number, isEnd: boolean): number | null | undefined => {
  for (let quote = bytes.indexOf(QUOTE, open + 1); quote >= 0; quote = bytes.indexOf(QUOTE, quote + 2)) {
    if (quote - open > MAX_QUOTED_BYTES) return null
    if (bytes[quote + 1] === QUOTE) continue
    let next = quote + 1
    while (next < bytes.length && bytes[next] !== NEWLINE && isTrimmed(bytes[next]!)) next++
    if (next === bytes.length) return isEnd ? next : undefined
    return bytes[next] === COMMA || bytes[next] === NEWLINE ? next : null
  }
  return isEnd || bytes.length - open > MAX_QUOTED_BYTES ? null : undefined
}

const countNewlines = (bytes: Uint8Array, from: number, to: number): number => {
  let count = 0
  for (let at = bytes.indexOf(NEWLINE, from); at >= 0 && at < to; at = bytes.indexOf(NEWLINE, at + 1)) count++
  return count
}

/**
 * Returns a scanner of rows. A blank line is no row, and a line feed in a quoted cell of CSV ends a line and no row. A line in which a quote
 * opens that is never closed is a row by itself, so that one stray quote does not take the following rows with it.
 * `onRow` receives the position after the row and the number of lines so far.
 */
export const createRowScanner = (isCsv: boolean, onRow: (end: number, lines: number) => void) => {
  let state = CELL_START
  /** True if the row so far is not blank. */
  let rowHasText = false
  let lineHasBytes = false
  /** Number of bytes before `carry`. */
  let position = 0
  let lines = 0
  /** The bytes from a quote whose end is not known yet. */
  let carry: Uint8Array = new Uint8Array()

  const endLine = (end: number) => {
    lines++
    if (rowHasText) onRow(end, lines)
    rowHasText = false
    lineHasBytes = false
  }
  const scanPlain = (chunk: Uint8Array, begin: number) => {
    let start = begin
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, end + 1)) {
      rowHasText ||= hasText(chunk, start, end)
      endLine(position + end + 1)
      start = end + 1
    }
    rowHasText ||= hasText(chunk, start)
    lineHasBytes ||= start < chunk.length
    state = stateAfter(chunk, state)
    position += chunk.length
  }
  const scanQuoted = (bytes: Uint8Array, begin: number, isEnd: boolean) => {
    carry = new Uint8Array()
    for (let i = begin; i < bytes.length; i++) {
      const byte = bytes[i]!
      if (byte === NEWLINE) {
        state = CELL_START
        endLine(position + i + 1)
        continue
      }
      lineHasBytes = true
      if (isTrimmed(byte)) continue
      rowHasText = true
      if (state === INVALID_ROW) continue
      if (byte === COMMA) state = CELL_START
      else if (byte !== QUOTE || state !== CELL_START) state = IN_CELL
      else {
        const end = endOfQuoted(bytes, i, isEnd)
        if (end === undefined) {
          carry = bytes.slice(i)
          position += i
          return
        }
        state = end === null ? INVALID_ROW : IN_CELL
        if (end === null) continue
        lines += countNewlines(bytes, i, end)
        i = end - 1
      }
    }
    position += bytes.length
  }
  return {
    scan(chunk: Uint8Array) {
      if (chunk.length === 0) return
      const begin = position === 0 && BYTE_ORDER_MARK.every((byte, i) => chunk[i] === byte) ? BYTE_ORDER_MARK.length : 0
      if (carry.length > 0) scanQuoted(Buffer.concat([carry, chunk]), 0, false)
      else if (isCsv && chunk.indexOf(QUOTE) >= 0) scanQuoted(chunk, begin, false)
      else scanPlain(chunk, begin)
    },
    /** Ends the last row if it has no line feed. Returns the number of bytes. */
    end() {
      if (carry.length > 0) scanQuoted(carry, 0, true)
      if (lineHasBytes) endLine(position)
      return position
    },
  }
}
