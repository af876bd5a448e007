/** Bytes of a table, written cell by cell. */

const utf8 = new TextEncoder()

const [ZERO, POINT, MINUS] = [0x30, 0x2e, 0x2d] as const
/** Larger numbers, and those that JavaScript writes with an exponent, are written by `String`. */
const LARGEST = 1e9
const SMALLEST = 1e-6

const SCALES = Array.from({ length: 10 }, (_, places) => 10 ** places)

/** The digits of 0 to 999, three bytes each. */
const THREE_DIGITS = utf8.encode(Array.from({ length: 1000 }, (_, value) => String(value).padStart(3, '0')).join(''))

export const createByteWriter = (initialBytes = 1 << 20) => {
  let bytes = new Uint8Array(initialBytes)
  let length = 0

  const reserve = (count: number) => {
    if (length + count <= bytes.length) return
    const larger = new Uint8Array(Math.max(bytes.length * 2, length + count))
    larger.set(bytes.subarray(0, length))
    bytes = larger
  }
  const raw = (cell: Uint8Array) => {
    reserve(cell.length)
    // A short copy is faster in a loop than with `set`.
    for (let i = 0; i < cell.length; i++) bytes[length++] = cell[i]!
  }
  const threeDigits = (value: number) => {
    bytes[length] = THREE_DIGITS[value * 3]!
    bytes[length + 1] = THREE_DIGITS[value * 3 + 1]!
    bytes[length + 2] = THREE_DIGITS[value * 3 + 2]!
    length += 3
  }
  /** Writes a whole number below 1e9 without leading zeros. */
  const digits = (value: number) => {
    if (value >= 1000) {
      digits(Math.floor(value / 1000))
      return threeDigits(value % 1000)
    }
    if (value >= 100) return threeDigits(value)
    if (value >= 10) bytes[length++] = THREE_DIGITS[value * 3 + 1]!
    bytes[length++] = THREE_DIGITS[value * 3 + 2]!
  }

  return {
    raw,
    byte(value: number) {
      reserve(1)
      bytes[length++] = value
    },
    text(text: string) {
      reserve(text.length * 3)
      length += utf8.encodeInto(text, bytes.subarray(length)).written
    },
    whole(value: number) {
      reserve(20)
      if (value < LARGEST) digits(value)
      else raw(utf8.encode(String(value)))
    },
    /** Writes a multiple of 10^-places as `String` writes it. */
    number(value: number, places: number) {
      const size = Math.abs(value)
      if (size >= LARGEST || (size < SMALLEST && value !== 0)) return raw(utf8.encode(String(value)))
      reserve(24)
      if (value < 0) bytes[length++] = MINUS
      const scale = SCALES[places]!
      const all = Math.round(size * scale)
      const whole = Math.floor(all / scale)
      digits(whole)
      let fraction = all - whole * scale
      if (fraction === 0) return
      bytes[length++] = POINT
      for (let unit = scale; unit > 1; unit = Math.floor(unit / 1000)) {
        // A last group of fewer than three digits is filled up with zeros, which are removed below.
        const group = unit >= 1000 ? Math.floor((fraction * 1000) / unit) : fraction * (1000 / unit)
        threeDigits(group)
        fraction -= unit >= 1000 ? group * (unit / 1000) : fraction
      }
      while (bytes[length - 1] === ZERO) length--
    },
    /** The bytes so far; the writer is then empty. */
    take(): Uint8Array {
      const taken = bytes.slice(0, length)
      length = 0
      return taken
    },
  }
}
export type ByteWriter = ReturnType<typeof createByteWriter>
