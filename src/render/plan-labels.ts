import type { Point } from './polygon.ts'

/** A name in up to three lines or, without room for the name, a key that the foot of the page explains. */
export interface PlacedName {
  lines: readonly string[]
  at: Point
  size: number
}
export interface PlacedNames {
  names: readonly PlacedName[]
  /** Names without room, and their keys. */
  keys: readonly { key: string; text: string }[]
}

const LINE_EMS = 1.3
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
/** Estimated width in ems. Scripts other than Latin are wider. */
const widthOf = (text: string): number =>
  [...graphemes.segment(text)].reduce((sum, { segment }) => sum + (segment < '\u0250' ? 0.6 : 1.2), 0)

/** The text split at spaces into `count` lines of similar length; null if it has fewer words. */
const wrapText = (text: string, count: number): readonly string[] | null => {
  const words = text.trim().split(/\s+/)
  if (words.length < count) return null
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    const next = line ? `${line} ${word}` : word
    if (line && lines.length < count - 1 && next.length > text.length / count + word.length / 2) {
      lines.push(line)
      line = word
    } else line = next
  }
  return [...lines, line]
}

/** Keys a to z, then aa, ab and so on. */
const keyOf = (index: number): string =>
  (index >= 26 ? keyOf(Math.floor(index / 26) - 1) : '') + String.fromCharCode(97 + (index % 26))

/** Names in boxes (pixels), in font sizes from `least` to `most` pixels. */
export const placeNames = (
  rooms: readonly { text: string; at: Point; width: number; height: number }[],
  [least, most]: readonly [number, number],
): PlacedNames => {
  const keys: { key: string; text: string }[] = []
  const names = rooms.map(({ text, at, width, height }): PlacedName => {
    const sized = (lines: readonly string[]) => ({
      lines,
      size: Math.min(most, width / Math.max(...lines.map(widthOf)), height / (LINE_EMS * lines.length)),
    })
    const candidates = [1, 2, 3].map((count) => wrapText(text, count)).filter((lines) => lines !== null)
    const { lines, size } = candidates.map(sized).reduce((best, next) => (next.size > 1.15 * best.size ? next : best))
    if (size >= least) return { lines, at, size }
    const key = keyOf(keys.length)
    keys.push({ key, text })
    return { lines: [key], at, size: Math.max(least, Math.min(most, height / LINE_EMS)) }
  })
  return { names, keys }
}

/** Labels of a width and height, most important first, without those that overlap an earlier label. */
export const withoutOverlaps = <L extends { at: Point }>(labels: readonly L[], width: number, height: number): L[] => {
  const visible: L[] = []
  for (const label of labels)
    if (visible.every(({ at: [x, y] }) => Math.abs(x - label.at[0]) >= width || Math.abs(y - label.at[1]) >= height))
      visible.push(label)
  return visible
}
