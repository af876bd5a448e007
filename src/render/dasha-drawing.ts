import { abbreviationOf } from '../lexicon/abbreviations.ts'
import { type Caption, captionPaths } from './captions.ts'
import type { ChartStyle, DashaFacts, DashaRow } from './chart-facts.ts'
import { EXTENT } from './chart-layouts.ts'
import { chartDocument } from './chart-page.ts'
import { type Pen, pen } from './glyphs.ts'
import { filled, type Paint, paintAttributes, stroked } from './paint.ts'
import { tenth } from './polygon.ts'
import { clampInto, timelineLayout } from './timeline.ts'
import { group, titled } from './wheel-frame.ts'

const MARGIN = 44
const FRAME = { x: MARGIN, width: EXTENT - 2 * MARGIN }
const BAR = 128
const SHADES = [0.14, 0.28] as const
const RUNNING = 0.42
/** Heights of a line and of a row, and room between columns, in ems. */
const LINE = 1.3
const ROW = 1.9
const GUTTER = 0.8

interface Look {
  readonly ink: Pen
  readonly theme: Readonly<Record<'text' | 'line' | 'accent' | 'planet', Paint>>
  readonly style: ChartStyle
  readonly letter: number
}

const rectangle = (left: number, top: number, right: number, bottom: number) =>
  `M${tenth(left)} ${tenth(top)}H${tenth(right)}V${tenth(bottom)}H${tenth(left)}Z`

/** Periods end to end, from `top` on; where it ends, and where the running one stands. */
const strip = ({ level, periods, marks }: DashaRow, { now, words }: DashaFacts, top: number, look: Look) => {
  const { ink, theme, style, letter } = look
  const widthOf = (text: string) => ink.width(text) * letter
  const markAt = (time: number) => marks.find(({ at }) => at === time)!
  const laid = timelineLayout({
    stretches: periods.map(({ ruler, name, from, to }) => ({
      from,
      to,
      names: [name, style.words?.bodies[ruler]?.short ?? abbreviationOf(ruler)],
    })),
    ...FRAME,
    today: now,
    mark: (time) => markAt(time).year,
    widths: { name: widthOf, mark: widthOf },
    room: 0.25 * letter,
  })
  const { bars, marks: years, now: today } = laid
  const bar = top + LINE * letter
  const line = ({ text, x }: { text: string; x: number }, y: number, colour: Paint, bold = false): Caption => ({
    text,
    x,
    y,
    width: 1.001 * widthOf(text),
    size: letter,
    colour,
    bold,
  })
  const below = bar + BAR + 6
  const ages = years.flatMap(({ text, x, time }) => {
    const { age } = markAt(time)
    return age === undefined ? [] : [{ text: age, x: x + (widthOf(text) - widthOf(age)) / 2 }]
  })
  const captions = [
    ...years.map((year) => line(year, below, theme.text)),
    ...ages.map((age) => line(age, below + LINE * letter, theme.planet)),
    ...(today === null
      ? []
      : [
          line(
            { text: words.today, x: clampInto(FRAME, today, widthOf(words.today)) },
            top - 0.28 * letter,
            theme.accent,
            true,
          ),
        ]),
  ]
  const drawn = bars.map(({ left, right, label, isNow }, i) => {
    const { ruler, name, dates, told } = periods[i]!
    // Under the name of its period.
    const mark =
      isNow && today !== null
        ? `<path d="${rectangle(today - 4, bar - 8, today + 4, bar + BAR + 8)}" ${filled(theme.accent, 'today')}/>`
        : ''
    return group(
      'period',
      [
        titled(`${name}, ${told.from} – ${told.to}`),
        `<path d="${rectangle(left, bar, right, bar + BAR)}" ${filled(isNow ? theme.accent : theme.line)} fill-opacity="${isNow ? RUNNING : SHADES[i % 2]}"/>`,
        mark,
        label ? captionPaths([line(label, bar + BAR / 2 - 0.66 * letter, theme.text, isNow)], ink) : '',
      ].join(''),
      { level, ruler, from: dates.from, to: dates.to, running: isNow || null },
    )
  })
  return {
    drawn: [...drawn, group('captions', captionPaths(captions, ink))].join(''),
    bar: { top: bar, bottom: bar + BAR },
    running: bars.find(({ isNow }) => isNow),
    bottom: below + (ages.length ? 2 : 1) * LINE * letter,
  }
}

/** A row for each period, in letters as large as its columns allow. */
const list = (
  { heads, level, rows }: { heads: readonly string[]; level: number; rows: DashaRow['periods'] },
  [left, width, top, pitch]: readonly [left: number, width: number, top: number, pitch: number],
  now: number,
  { ink, theme, letter }: Look,
) => {
  const cells = rows.map(({ name, told, age }) => [name, told.from, ...(age === undefined ? [] : [age])])
  const ems = heads.map((_, column) => Math.max(...[heads, ...cells].map((row) => ink.width(row[column]!))))
  const natural = ems.reduce((sum, em) => sum + em, 0)
  const size = Math.min(letter, width / (natural + GUTTER * ems.length))
  const gutter = Math.min(2.4, (width / size - natural) / ems.length)
  const starts = ems.map(
    (_, column) => left + size * (gutter / 2 + ems.slice(0, column).reduce((sum, em) => sum + em + gutter, 0)),
  )
  const line = (row: readonly string[], y: number, colour: Paint, bold: boolean) =>
    captionPaths(
      row.map((text, column) => ({
        text,
        x: starts[column]!,
        y: y + (pitch - LINE * size) / 2,
        width: 1.001 * ems[column]! * size,
        size,
        colour,
        bold,
      })),
      ink,
    )
  return group(
    'list',
    [
      line(heads, top, theme.planet, true),
      ...rows.map(({ ruler, from, to }, i) => {
        const y = top + (i + 1) * pitch
        const isNow = from <= now && now < to
        const ground = isNow
          ? `<path d="${rectangle(left, y, left + width, y + pitch)}" ${filled(theme.accent)} fill-opacity="0.16"/>`
          : ''
        return group('row', ground + line(cells[i]!, y, theme.text, isNow), { ruler })
      }),
      `<path d="M${tenth(left)} ${tenth(top + pitch)}h${tenth(width)}" ${stroked(theme.line)} stroke-width="3"/>`,
    ].join(''),
    { level },
  )
}

/** The great periods of a life over the lesser ones of the one that runs, and both as lists. */
export const drawDasha = (facts: DashaFacts, style: ChartStyle): string => {
  const { title, subtitle, great, lesser, now, words } = facts
  const { size } = style
  const theme = paintAttributes(style.theme)
  const ink = pen()
  const pixel = EXTENT / size
  const letter = Math.max(52, 9 * pixel)
  const look = { ink, theme, style, letter }
  const headSize = Math.max(72, 10.5 * pixel)
  const head: Caption[] = [
    { ...FRAME, text: title, y: 24, size: headSize, colour: theme.text, bold: true },
    { ...FRAME, text: subtitle, y: 24 + LINE * headSize, size: letter, colour: theme.text },
  ]
  const life = strip(great, facts, 24 + LINE * (headSize + letter) + 24, look)
  const running = strip(lesser, facts, life.bottom + 0.9 * letter, look)
  const top = running.bottom + 0.6 * letter
  const pitch = Math.min(ROW * letter, (EXTENT - MARGIN - top) / (great.periods.length + 1))
  const half = (FRAME.width - MARGIN) / 2
  const opened = life.running
  const zoom = opened
    ? `<path d="M${tenth(opened.left)} ${life.bar.bottom}H${tenth(opened.right)}L${MARGIN + FRAME.width} ${tenth(running.bar.top)}H${MARGIN}Z" ${filled(theme.accent, 'zoom')} fill-opacity="0.07"/>`
    : ''
  return chartDocument({
    kind: 'dasha',
    style,
    theme,
    title,
    description: [
      `${title}. ${subtitle}`,
      ...[great, lesser].map(({ periods }) =>
        periods.map(({ name, told }) => `${name} ${told.from} to ${told.to}`).join('; '),
      ),
    ].join('. '),
    ink,
    body: [
      group('captions', captionPaths(head, ink)),
      zoom,
      life.drawn,
      running.drawn,
      list(
        { heads: [words.levels[0], '', words.age], level: 1, rows: great.periods },
        [MARGIN, half, top, pitch],
        now,
        look,
      ),
      list(
        { heads: [words.levels[1], ''], level: 2, rows: lesser.periods },
        [MARGIN + half + MARGIN, half, top, pitch],
        now,
        look,
      ),
    ],
  })
}
