import type { Point } from './polygon.ts'

/** A name where there is room for it, in up to three lines; or a key that the foot of the page explains. */
export interface PlacedName {
  lines: readonly string[]
  at: Point
  size: number
}
export interface PlacedNames {
  names: readonly PlacedName[]
  /** Names that found no room, each by its key. */
  keys: readonly { key: string; text: string }[]
}

const LINE = 1.3
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
/** In widths of the letter size: other scripts than Latin run wider. */
const widthOf = (text: string): number =>
  [...graphemes.segment(text)].reduce((sum, { segment }) => sum + (segment < '\u0250' ? 0.6 : 1.2), 0)

/** Split at spaces into so many lines, none much longer than the others; null for fewer words than lines. */
const wrapped = (text: string, count: number): readonly string[] | null => {
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

/** a .. z, aa .. */
const keyOf = (index: number): string =>
  (index >= 26 ? keyOf(Math.floor(index / 26) - 1) : '') + String.fromCharCode(97 + (index % 26))

/** Names in boxes of so many pixels, in letters of `least` to `most` pixels. */
export const placedNames = (
  rooms: readonly { text: string; at: Point; width: number; height: number }[],
  [least, most]: readonly [number, number],
): PlacedNames => {
  const keys: { key: string; text: string }[] = []
  const names = rooms.map(({ text, at, width, height }): PlacedName => {
    const sizeOf = (lines: readonly string[]) =>
      Math.min(most, width / Math.max(...lines.map(widthOf)), height / (LINE * lines.length))
    const choices = [1, 2, 3].map((count) => wrapped(text, count)).filter((lines) => lines !== null)
    const lines = choices.reduce((best, next) => (sizeOf(next) > 1.15 * sizeOf(best) ? next : best))
    if (sizeOf(lines) >= least) return { lines, at, size: sizeOf(lines) }
    const key = keyOf(keys.length)
    keys.push({ key, text })
    return { lines: [key], at, size: Math.max(least, Math.min(most, height / LINE)) }
  })
  return { names, keys }
}

/** Of labels in the order of their weight, those that do not lie over one before them. */
export const apart = <L extends { at: Point }>(labels: readonly L[], width: number, height: number): L[] => {
  const kept: L[] = []
  for (const label of labels)
    if (kept.every(({ at: [x, y] }) => Math.abs(x - label.at[0]) >= width || Math.abs(y - label.at[1]) >= height))
      kept.push(label)
  return kept
}
