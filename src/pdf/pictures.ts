import type { Bars, Timeline } from '../document/document.ts'
import { firstGraphemes } from '../graphemes.ts'
import { type Line, linesOf } from '../render/lines.ts'
import { clampInto, timelineLayout } from '../render/timeline.ts'
import type { Element, Ink } from './ink.ts'
import { baseline, type Strip, textStrips, WORTH_WHOLE } from './strips.ts'
import { type Style, type Theme, tint } from './theme.ts'

/** Pictures that are drawn from a document's own figures, in its accent. */

export interface PictureSetting {
  readonly ink: Ink
  readonly theme: Theme
  readonly parent: Element
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly today: number
}

const GAP = 12
export const lineOf = (text: string, style: Style): Line => linesOf(text, style.weight, Number.POSITIVE_INFINITY)[0]!
export const widthOf = (line: Line, { size }: Style) => line.width * size

/** A picture under its title, told in words to who cannot see it. */
export const pictureStrips = (
  { ink, theme, parent }: PictureSetting,
  { title, alt, height }: { title: string; alt: string; height: number },
  draw: (y: number) => void,
): Strip[] => {
  const { x, width } = theme.sheet.body
  const holder = ink.under(parent, 'Div')
  const whole = { worth: WORTH_WHOLE }
  return [
    ...textStrips(ink.under(holder, 'P'), title, theme.caption, theme.sheet.body, { gap: GAP, keep: true }),
    {
      height,
      gap: 5,
      keep: false,
      whole,
      draw: ({ y }) =>
        ink.mark(ink.under(holder, 'Figure', { alt, bbox: [x, y, x + width, y + height] }), () => draw(y)),
    },
  ]
}

const BAR = { height: 13, gap: 4, round: 2 }

/** A bar for each, from the left, and what it comes to in a word. */
export const barStrips = (setting: PictureSetting, { title, bars }: Bars): Strip[] => {
  if (bars.length === 0) return []
  const { ink, theme } = setting
  const { x, width } = theme.sheet.body
  const rows = bars.map(({ name, told, share }) => ({
    share: Math.min(1, Math.max(0, share)),
    name: lineOf(name, theme.cell),
    told: lineOf(told, theme.term),
  }))
  const widest = (style: Style, lines: readonly Line[]) => Math.max(...lines.map((line) => widthOf(line, style)))
  const left =
    x +
    widest(
      theme.cell,
      rows.map(({ name }) => name),
    ) +
    10
  const right =
    x +
    width -
    widest(
      theme.term,
      rows.map(({ told }) => told),
    ) -
    10
  const alt = `${title}. ${bars.map(({ name, told }) => `${name}: ${told}`).join('; ')}.`
  const step = BAR.height + BAR.gap
  return pictureStrips(setting, { title, alt, height: rows.length * step }, (top) => {
    for (const [i, { name, told, share }] of rows.entries()) {
      const y = top + i * step
      const base = (style: Style) => baseline(y, { ...style, leading: BAR.height })
      ink.line(name, x, base(theme.cell), theme.cell)
      ink.doc.roundedRect(left, y + 2, right - left, BAR.height - 4, BAR.round).fill(tint(theme.accent, 0.09))
      if (share > 0)
        ink.doc
          .roundedRect(left, y + 2, Math.max(2 * BAR.round, (right - left) * share), BAR.height - 4, BAR.round)
          .fill(tint(theme.accent, 0.72))
      ink.line(told, right + 10, base(theme.term), theme.term)
    }
  })
}

const STRIP = { above: 15, height: 24, below: 15 }
/** About a name in its bar, and between years that are written under the strip. */
const ROOM = 3

export const millisOf = (day: string) => Date.parse(`${day.slice(0, 10)}T00:00:00Z`)
const yearOf = (day: string) => String(Number(day.slice(0, 4)))

/** Periods end to end over the measure, with the day on which the document is made. */
export const timelineStrips = (setting: PictureSetting, { title, spans }: Timeline): Strip[] => {
  if (spans.length === 0) return []
  const { ink, theme, today } = setting
  const frame = theme.sheet.body
  const stretches = spans.map(({ name, short = firstGraphemes(name, 2), from, to }) => ({
    from: millisOf(from),
    to: millisOf(to),
    names: [name, short, firstGraphemes(name, 1)],
  }))
  const { bars, marks, now } = timelineLayout({
    periods: stretches,
    ...frame,
    today,
    mark: (time) => String(new Date(time).getUTCFullYear()),
    widths: {
      name: (text) => widthOf(lineOf(text, theme.cell), theme.cell),
      mark: (text) => widthOf(lineOf(text, theme.running), theme.running),
    },
    room: ROOM,
  })
  const running = spans.find((_, i) => bars[i]!.isNow)
  const alt = [
    `${title}.`,
    `${spans.map((span) => `${span.name} ${yearOf(span.from)} to ${yearOf(span.to)}`).join('; ')}.`,
    ...(running ? [`Today runs ${running.name}.`] : []),
  ].join(' ')
  const height = STRIP.above + STRIP.height + STRIP.below
  const write = ({ text, x }: { text: string; x: number }, y: number, style: Style, leading: number) =>
    ink.line(lineOf(text, style), x, baseline(y, { ...style, leading }), style)
  return pictureStrips(setting, { title, alt, height }, (top) => {
    const y = top + STRIP.above
    for (const [i, { left, right, label }] of bars.entries()) {
      const { weight } = spans[i]!
      const shade = weight === undefined ? [0.14, 0.26][i % 2]! : 0.06 + 0.4 * weight
      ink.doc.rect(left, y, right - left - 0.8, STRIP.height).fill(tint(theme.accent, shade))
      if (label) write(label, y, theme.cell, STRIP.height)
    }
    const { running: small } = theme
    for (const year of marks) write(year, y + STRIP.height + 2, small, small.leading)
    if (now === null) return
    const wide = widthOf(lineOf('Today', small), small)
    const start = clampInto(frame, now, wide)
    write({ text: 'Today', x: start }, top, { ...small, colour: theme.accent }, small.leading)
    ink.doc.rect(now - 0.7, y - 3, 1.4, STRIP.height + 6).fill(theme.accent)
  })
}
