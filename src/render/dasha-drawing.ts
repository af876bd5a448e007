import { abbreviationOf } from '../lexicon/abbreviations.ts'
import type { ChartStyle, DashaFacts, DashaRow } from './chart-facts.ts'
import { EXTENT } from './chart-layouts.ts'
import { chartDocument } from './chart-page.ts'
import { createPen, type Pen } from './glyphs.ts'
import { type BoxNode, drawLines, type LaidOutLine, layOut, type TextNode } from './page-layout.ts'
import { fillAttributes, type Paint, paintsByRole, strokeAttributes } from './paint.ts'
import { tenth } from './polygon.ts'
import { type Column, columnsNode, fittingSize, tableLines } from './sheet-table.ts'
import { clampInto, timelineLayout } from './timeline.ts'
import { group, titleElement } from './wheel-frame.ts'

const MARGIN = 44
/** Space above the title, and between the head and the first strip. */
const TOP = 24
const FRAME = { x: MARGIN, width: EXTENT - 2 * MARGIN }
const BAR_HEIGHT = 128
const SHADE_OPACITIES = [0.14, 0.28] as const
const RUNNING_OPACITY = 0.42
/** Heights of a line and of a table row, in ems. */
const LINE_EMS = 1.3
const ROW_EMS = 1.9
/** From the top of a line to its baseline, in ems. */
const BASELINE_EMS = 1.038

interface DrawingContext {
  readonly pen: Pen
  readonly theme: Readonly<Record<'text' | 'line' | 'accent' | 'planet', Paint>>
  readonly style: ChartStyle
  readonly letter: number
}

const rectangle = (left: number, top: number, right: number, bottom: number) =>
  `M${tenth(left)} ${tenth(top)}H${tenth(right)}V${tenth(bottom)}H${tenth(left)}Z`

/** Outline of the mark of today on a bar. It leaves out the height of a name in letters of a size, in the middle of the bar. */
const todayMark = (x: number, top: number, size: number): string => {
  const [start, end, middle] = [top - 8, top + BAR_HEIGHT + 8, top + BAR_HEIGHT / 2]
  const reach = 0.75 * size
  const spans = size === 0 ? [[start, end]] : [[start, middle - reach], [middle + reach, end]] // biome-ignore format: one row
  return spans.map(([from, to]) => rectangle(x - 4, from!, x + 4, to!)).join('')
}

/** A strip of consecutive periods below `top`: its SVG, the edges of its bars, the running bar and its lower edge. */
const periodStrip = (
  { level, periods, marks }: DashaRow,
  { now, words }: DashaFacts,
  top: number,
  context: DrawingContext,
) => {
  const { pen, theme, style, letter } = context
  const widthOf = (text: string) => pen.width(text) * letter
  const markAt = (time: number) => marks.find(({ at }) => at === time)!
  const layout = timelineLayout({
    periods: periods.map(({ ruler, name, from, to }) => ({
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
  const { bars, marks: years, now: today } = layout
  const barTop = top + LINE_EMS * letter
  /** A line with its top at `top`. */
  const line = ({ text, x }: { text: string; x: number }, top: number, colour: Paint, bold = false): LaidOutLine => ({
    text,
    x,
    y: top + BASELINE_EMS * letter,
    size: letter,
    colour,
    bold,
  })
  const below = barTop + BAR_HEIGHT + 6
  const ages = years.flatMap(({ text, x, time }) => {
    const { age } = markAt(time)
    return age === undefined ? [] : [{ text: age, x: x + (widthOf(text) - widthOf(age)) / 2 }]
  })
  const captions = [
    ...years.map((year) => line(year, below, theme.text)),
    ...ages.map((age) => line(age, below + LINE_EMS * letter, theme.planet)),
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
  const barGroups = bars.map(({ left, right, label, isNow }, i) => {
    const { ruler, name, dates, dateTexts } = periods[i]!
    const mark =
      isNow && today !== null
        ? `<path d="${todayMark(today, barTop, label !== null && label.x - 8 < today && today < label.x + widthOf(label.text) + 8 ? letter : 0)}" ${fillAttributes(theme.accent, 'today')}/>`
        : ''
    return group(
      'period',
      [
        titleElement(`${name}, ${dateTexts.from} – ${dateTexts.to}`),
        `<path d="${rectangle(left, barTop, right, barTop + BAR_HEIGHT)}" ${fillAttributes(isNow ? theme.accent : theme.line)} fill-opacity="${isNow ? RUNNING_OPACITY : SHADE_OPACITIES[i % 2]}"/>`,
        mark,
        label ? drawLines([line(label, barTop + BAR_HEIGHT / 2 - 0.66 * letter, theme.text, isNow)], pen) : '',
      ].join(''),
      { level, ruler, from: dates.from, to: dates.to, running: isNow || null },
    )
  })
  return {
    svg: [...barGroups, group('captions', drawLines(captions, pen))].join(''),
    bar: { top: barTop, bottom: barTop + BAR_HEIGHT },
    running: bars.find(({ isNow }) => isNow),
    bottom: below + (ages.length ? 2 : 1) * LINE_EMS * letter,
  }
}

/** A table with a row for each period, in letters as large as the columns allow. */
const periodTable = (
  { heads, level, rows }: { heads: readonly string[]; level: number; rows: DashaRow['periods'] },
  { width, pitch, now }: { width: number; pitch: number; now: number },
  { pen, theme, letter }: DrawingContext,
) => {
  const key = `periods ${level}`
  const isNow = ({ from, to }: DashaRow['periods'][number]) => from <= now && now < to
  const columns = heads.map(
    (head, column): Column => ({
      rows: [head, ...rows.map(({ name, dateTexts, age }) => [name, dateTexts.from, age ?? ''][column]!)],
      bold: (row) => row === 0 || isNow(rows[row - 1]!),
      data: (row) => (row === 0 ? undefined : { row: String(row) }),
    }),
  )
  const size = Math.min(letter, fittingSize(columns, pitch, width - letter, pen))
  return {
    node: {
      key,
      style: {
        width,
        height: (rows.length + 1) * pitch,
        paddingLeft: size / 2,
        paddingRight: size / 2,
        boxSizing: 'border-box',
        justifyContent: 'space-between',
      },
      children: columnsNode(columns, { row: pitch, size, pen, head: theme.planet, text: theme.text }),
    } satisfies BoxNode,
    draw: (layout: Awaited<ReturnType<typeof layOut>>) => {
      const { box, lines } = tableLines(layout, key, pitch)
      const linesOf = (row: number) => lines.filter(({ data }) => (data ? data.row === String(row) : row === 0))
      const right = box.left + width
      const body = rows.map((period, i) => {
        const y = box.top + (i + 1) * pitch
        const ground = isNow(period)
          ? `<path d="${rectangle(box.left, y, right, y + pitch)}" ${fillAttributes(theme.accent)} fill-opacity="0.16"/>`
          : ''
        return group('row', ground + drawLines(linesOf(i + 1), pen), { ruler: period.ruler })
      })
      const rule = `<path d="M${tenth(box.left)} ${tenth(box.top + pitch)}h${tenth(width)}" ${strokeAttributes(theme.line)} stroke-width="3"/>`
      return group('list', drawLines(linesOf(0), pen) + body.join('') + rule, { level })
    },
  }
}

/** A dasha picture: the major periods of a life, the sub-periods of the running one below, and both as tables. */
export const drawDasha = async (facts: DashaFacts, style: ChartStyle): Promise<string> => {
  const { title, subtitle, majorPeriods, subPeriods, now, words } = facts
  const { size } = style
  const theme = paintsByRole(style.theme)
  const pen = createPen()
  const pixel = EXTENT / size
  const letter = Math.max(52, 9 * pixel)
  const context = { pen, theme, style, letter }
  const headSize = Math.max(72, 10.5 * pixel)
  const headHeight = LINE_EMS * (headSize + letter)
  const majorStrip = periodStrip(majorPeriods, facts, TOP + headHeight + TOP, context)
  const subStrip = periodStrip(subPeriods, facts, majorStrip.bottom + 0.9 * letter, context)
  const top = subStrip.bottom + 0.6 * letter
  const pitch = Math.min(ROW_EMS * letter, (EXTENT - MARGIN - top) / (majorPeriods.periods.length + 1))
  const room = { width: (FRAME.width - MARGIN) / 2, pitch, now }
  const tables = [
    periodTable({ heads: [words.levels[0], '', words.age], level: 1, rows: majorPeriods.periods }, room, context),
    periodTable({ heads: [words.levels[1], ''], level: 2, rows: subPeriods.periods }, room, context),
  ]
  const heading = (text: string, fontSize: number, bold: boolean): TextNode => ({
    rows: [text],
    look: () => ({ colour: theme.text, bold }),
    style: { fontSize, lineHeight: LINE_EMS, maxWidth: FRAME.width, overflow: 'hidden', textOverflow: 'ellipsis' },
  })
  const layout = await layOut(
    {
      style: { flexDirection: 'column', width: EXTENT, height: EXTENT, paddingLeft: MARGIN, paddingTop: TOP },
      children: [
        {
          style: { flexDirection: 'column', height: top - TOP },
          children: [heading(title, headSize, true), heading(subtitle, letter, false)],
        },
        { style: { gap: MARGIN, alignItems: 'flex-start' }, children: tables.map(({ node }) => node) },
      ],
    },
    { width: EXTENT, height: EXTENT },
  )
  const runningBar = majorStrip.running
  const zoom = runningBar
    ? `<path d="M${tenth(runningBar.left)} ${majorStrip.bar.bottom}H${tenth(runningBar.right)}L${MARGIN + FRAME.width} ${tenth(subStrip.bar.top)}H${MARGIN}Z" ${fillAttributes(theme.accent, 'zoom')} fill-opacity="0.07"/>`
    : ''
  const headLines = layout.lines.filter(({ y }) => y < TOP + headHeight)
  return chartDocument({
    kind: 'dasha',
    style,
    theme,
    title,
    description: [
      `${title}. ${subtitle}`,
      ...[majorPeriods, subPeriods].map(({ periods }) =>
        periods.map(({ name, dateTexts }) => `${name} ${dateTexts.from} to ${dateTexts.to}`).join('; '),
      ),
    ].join('. '),
    pen,
    body: [
      group('captions', drawLines(headLines, pen)),
      zoom,
      majorStrip.svg,
      subStrip.svg,
      ...tables.map(({ draw }) => draw(layout)),
    ],
  })
}
