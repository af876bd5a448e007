/** Layout of consecutive periods with names and marks, shared by PDF pages and pictures. */

interface Period {
  readonly from: number
  readonly to: number
  /** Candidate names for its bar, the longest first. */
  readonly names: readonly string[]
}
interface Strip {
  readonly periods: readonly Period[]
  readonly x: number
  readonly width: number
  /** Marked if it is within the periods. */
  readonly today: number
  /** Text at the start of each period and at the last end. */
  readonly mark: (time: number) => string
  readonly widths: { readonly name: (text: string) => number; readonly mark: (text: string) => number }
  /** Space between a name and the ends of its bar; two marks are twice as far apart. */
  readonly room: number
}
interface PlacedText {
  readonly text: string
  readonly x: number
}
interface Mark extends PlacedText {
  readonly time: number
}

/** Left edge of a text of width `wide` that is centred at `place` and stays within the strip. */
export const clampInto = ({ x, width }: Pick<Strip, 'x' | 'width'>, place: number, textWidth: number): number =>
  Math.min(Math.max(place - textWidth / 2, x), x + width - textWidth)

/** Bars with their labels, marks below them, and the position of today (null if outside). */
export const timelineLayout = (strip: Strip) => {
  const { periods, x, width, today, mark, widths, room } = strip
  const [from, to] = [periods[0]!.from, periods.at(-1)!.to]
  const at = (time: number) => x + (width * (time - from)) / (to - from)
  const bars = periods.map(({ names, ...period }) => {
    const [left, right] = [at(period.from), at(period.to)]
    const labelBetween = (start: number, end: number): PlacedText | null => {
      const name = names.find((each) => widths.name(each) + 2 * room <= end - start)
      return name === undefined ? null : { text: name, x: (start + end - widths.name(name)) / 2 }
    }
    const isNow = period.from <= today && today < period.to
    const middle = labelBetween(left, right)
    const now = at(today)
    const isCrossed = isNow && middle && middle.x - room < now && now < middle.x + widths.name(middle.text) + room
    // On the wider side of today's mark, or across the mark if no name fits there.
    const besideMark = isCrossed
      ? now - left > right - now
        ? labelBetween(left, now)
        : labelBetween(now, right)
      : null
    return { left, right, label: besideMark ?? middle, isNow }
  })
  const marks: Mark[] = []
  let free = Number.NEGATIVE_INFINITY
  for (const time of [from, ...periods.map((period) => period.to)]) {
    const text = mark(time)
    const start = clampInto(strip, at(time), widths.mark(text))
    if (start < free) continue
    marks.push({ text, x: start, time })
    free = start + widths.mark(text) + 2 * room
  }
  return { bars, marks, now: from <= today && today < to ? at(today) : null }
}
