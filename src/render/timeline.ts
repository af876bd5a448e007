/** Periods end to end, and what stands on them: laid out once for pages of documents and for pictures. */

interface Stretch {
  readonly from: number
  readonly to: number
  /** What it may be called in its bar, the longest first. */
  readonly names: readonly string[]
}
interface Strip {
  readonly stretches: readonly Stretch[]
  readonly x: number
  readonly width: number
  /** Marked where it lies within. */
  readonly today: number
  /** Words of the beginnings, and of the last end. */
  readonly mark: (time: number) => string
  readonly widths: { readonly name: (text: string) => number; readonly mark: (text: string) => number }
  /** Between a name and the ends of its bar, and between two marks. */
  readonly room: number
}
interface Placed {
  readonly text: string
  readonly x: number
}
interface Mark extends Placed {
  readonly time: number
}

/** `x` of a text so wide about a place, within the strip. */
export const clampInto = ({ x, width }: Pick<Strip, 'x' | 'width'>, place: number, wide: number): number =>
  Math.min(Math.max(place - wide / 2, x), x + width - wide)

export const timelineLayout = (strip: Strip) => {
  const { stretches, x, width, today, mark, widths, room } = strip
  const [from, to] = [stretches[0]!.from, stretches.at(-1)!.to]
  const at = (time: number) => x + (width * (time - from)) / (to - from)
  const bars = stretches.map(({ names, ...stretch }) => {
    const [left, right] = [at(stretch.from), at(stretch.to)]
    const between = (start: number, end: number): Placed | null => {
      const name = names.find((each) => widths.name(each) + 2 * room <= end - start)
      return name === undefined ? null : { text: name, x: (start + end - widths.name(name)) / 2 }
    }
    const isNow = stretch.from <= today && today < stretch.to
    const middle = between(left, right)
    const now = at(today)
    const isCrossed = isNow && middle && middle.x - room < now && now < middle.x + widths.name(middle.text) + room
    // Beside the mark, where there is more room for it; across it where no name goes beside it.
    const beside = isCrossed ? (now - left > right - now ? between(left, now) : between(now, right)) : null
    return { left, right, label: beside ?? middle, isNow }
  })
  const marks: Mark[] = []
  let free = Number.NEGATIVE_INFINITY
  for (const time of [from, ...stretches.map((stretch) => stretch.to)]) {
    const text = mark(time)
    const start = clampInto(strip, at(time), widths.mark(text))
    if (start < free) continue
    marks.push({ text, x: start, time })
    free = start + widths.mark(text) + 2 * room
  }
  return { bars, marks, now: from <= today && today < to ? at(today) : null }
}
