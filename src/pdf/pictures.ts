import type { Bars, Timeline } from '../document/document.ts'
import { type Line, linesOf } from '../render/lines.ts'
import type { Element, Ink } from './ink.ts'
import { baseline, type Strip, textStrips, WORTH_WHOLE } from './strips.ts'
import { type Style, type Theme, tint } from './theme.ts'

/** Pictures that are drawn from a document's own figures, in its accent. */

interface Setting {
  readonly ink: Ink
  readonly theme: Theme
  readonly parent: Element
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly today: number
}

const GAP = 12
const lineOf = (text: string, style: Style): Line => linesOf(text, style.weight, Number.POSITIVE_INFINITY)[0]!
const widthOf = (line: Line, { size }: Style) => line.width * size

/** A picture under its title, told in words to who cannot see it. */
const pictured = (
  { ink, theme, parent }: Setting,
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
export const barStrips = (setting: Setting, { title, bars }: Bars): Strip[] => {
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
  return pictured(setting, { title, alt, height: rows.length * step }, (top) => {
    for (const [i, { name, told, share }] of rows.entries()) {
      const y = top + i * step
      const base = (style: Style) => baseline(y, { ...style, leading: BAR.height })
      ink.line(name, x, base(theme.cell), theme.cell)
      ink.doc.roundedRect(left, y + 2, right - left, BAR.height - 4, BAR.round).fill(tint(theme.accent, 0.09))
      ink.doc
        .roundedRect(left, y + 2, Math.max(2 * BAR.round, (right - left) * share), BAR.height - 4, BAR.round)
        .fill(tint(theme.accent, 0.72))
      ink.line(told, right + 10, base(theme.term), theme.term)
    }
  })
}

const STRIP = { above: 15, height: 24, below: 15 }
/** Between years that are written under the strip. */
const APART = 24

const millisOf = (day: string) => Date.parse(`${day.slice(0, 10)}T00:00:00Z`)
const yearOf = (day: string) => String(Number(day.slice(0, 4)))

/** Periods end to end over the measure, with the day on which the document is made. */
export const timelineStrips = (setting: Setting, { title, spans }: Timeline): Strip[] => {
  if (spans.length === 0) return []
  const { ink, theme, today } = setting
  const { x, width } = theme.sheet.body
  const [from, to] = [millisOf(spans[0]!.from), millisOf(spans.at(-1)!.to)]
  const at = (time: number) => x + (width * (time - from)) / (to - from)
  const isInside = today >= from && today < to
  const running = spans.find((span) => millisOf(span.from) <= today && today < millisOf(span.to))
  const alt = [
    `${title}.`,
    `${spans.map((span) => `${span.name} ${yearOf(span.from)} to ${yearOf(span.to)}`).join('; ')}.`,
    ...(running ? [`Today runs ${running.name}.`] : []),
  ].join(' ')
  const years = [{ text: yearOf(spans[0]!.from), x }]
  for (const { to: end } of spans) {
    const place = at(millisOf(end))
    if (place - years.at(-1)!.x >= APART) years.push({ text: yearOf(end), x: place })
  }
  const height = STRIP.above + STRIP.height + STRIP.below
  return pictured(setting, { title, alt, height }, (top) => {
    const y = top + STRIP.above
    for (const [i, span] of spans.entries()) {
      const [left, right] = [at(millisOf(span.from)), at(millisOf(span.to))]
      const shade = span.weight === undefined ? [0.14, 0.26][i % 2]! : 0.06 + 0.4 * span.weight
      ink.doc.rect(left, y, right - left - 0.8, STRIP.height).fill(tint(theme.accent, shade))
      const fits = [span.name, span.name.slice(0, 2)]
        .map((name) => lineOf(name, theme.cell))
        .find((name) => widthOf(name, theme.cell) + 6 <= right - left)
      if (fits) {
        const middle = (left + right - widthOf(fits, theme.cell)) / 2
        ink.line(fits, middle, baseline(y, { ...theme.cell, leading: STRIP.height }), theme.cell)
      }
    }
    for (const { text, x: place } of years) {
      const year = lineOf(text, theme.running)
      const half = widthOf(year, theme.running) / 2
      const start = Math.min(Math.max(place - half, x), x + width - 2 * half)
      ink.line(year, start, baseline(y + STRIP.height + 2, theme.running), theme.running)
    }
    if (!isInside) return
    const now = at(today)
    const word = lineOf('Today', theme.running)
    const half = widthOf(word, theme.running) / 2
    const start = Math.min(Math.max(now - half, x), x + width - 2 * half)
    ink.line(word, start, baseline(top, theme.running), { ...theme.running, colour: theme.accent })
    ink.doc.rect(now - 0.7, y - 3, 1.4, STRIP.height + 6).fill(theme.accent)
  })
}
