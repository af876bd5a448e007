import { abbreviationOf } from '../lexicon/abbreviations.ts'
import { type Caption, captionPaths } from './captions.ts'
import type { ChartStyle, DashaFacts, DashaRow } from './chart-facts.ts'
import { EXTENT } from './chart-layouts.ts'
import { chartDocument } from './chart-page.ts'
import { createPen, type Pen } from './glyphs.ts'
import { fillAttributes, type Paint, paintsByRole, strokeAttributes } from './paint.ts'
import { tenth } from './polygon.ts'
import { clampInto, timelineLayout } from './timeline.ts'
import { group, titleElement } from './wheel-frame.ts'

const MARGIN = 44
const FRAME = { x: MARGIN, width: EXTENT - 2 * MARGIN }
const BAR_HEIGHT = 128
const SHADE_OPACITIES = [0.14, 0.28] as const
const RUNNING_OPACITY = 0.42
/** Heights of a line and of a table row, and space between columns, in ems. */
const LINE_EMS = 1.3
const ROW_EMS = 1.9
const GUTTER_EMS = 0.8

interface DrawingContext {
  readonly pen: Pen
  readonly theme: Readonly<Record<'text' | 'line' | 'accent' | 'planet', Paint>>
  readonly style: ChartStyle
  readonly letter: number
}

const rectangle = (left: number, top: number, right: number, bottom: number) =>
  `M${tenth(left)} ${tenth(top)}H${tenth(right)}V${tenth(bottom)}H${tenth(left)}Z`

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
  const line = ({ text, x }: { text: string; x: number }, y: number, colour: Paint, bold = false): Caption => ({
    text,
    x,
    y,
    width: 1.001 * widthOf(text),
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
    // Drawn before the name of the period, which stays on top.
    const mark =
      isNow && today !== null
        ? `<path d="${rectangle(today - 4, barTop - 8, today + 4, barTop + BAR_HEIGHT + 8)}" ${fillAttributes(theme.accent, 'today')}/>`
        : ''
    return group(
      'period',
      [
        titleElement(`${name}, ${dateTexts.from} – ${dateTexts.to}`),
        `<path d="${rectangle(left, barTop, right, barTop + BAR_HEIGHT)}" ${fillAttributes(isNow ? theme.accent : theme.line)} fill-opacity="${isNow ? RUNNING_OPACITY : SHADE_OPACITIES[i % 2]}"/>`,
        mark,
        label ? captionPaths([line(label, barTop + BAR_HEIGHT / 2 - 0.66 * letter, theme.text, isNow)], pen) : '',
      ].join(''),
      { level, ruler, from: dates.from, to: dates.to, running: isNow || null },
    )
  })
  return {
    svg: [...barGroups, group('captions', captionPaths(captions, pen))].join(''),
    bar: { top: barTop, bottom: barTop + BAR_HEIGHT },
    running: bars.find(({ isNow }) => isNow),
    bottom: below + (ages.length ? 2 : 1) * LINE_EMS * letter,
  }
}

/** A table with a row for each period, in letters as large as the columns allow. */
const periodTable = (
  { heads, level, rows }: { heads: readonly string[]; level: number; rows: DashaRow['periods'] },
  [left, width, top, pitch]: readonly [left: number, width: number, top: number, pitch: number],
  now: number,
  { pen, theme, letter }: DrawingContext,
) => {
  const cells = rows.map(({ name, dateTexts, age }) => [name, dateTexts.from, ...(age === undefined ? [] : [age])])
  const ems = heads.map((_, column) => Math.max(...[heads, ...cells].map((row) => pen.width(row[column]!))))
  const natural = ems.reduce((sum, em) => sum + em, 0)
  const size = Math.min(letter, width / (natural + GUTTER_EMS * ems.length))
  const gutter = Math.min(2.4, (width / size - natural) / ems.length)
  const starts = ems.map(
    (_, column) => left + size * (gutter / 2 + ems.slice(0, column).reduce((sum, em) => sum + em + gutter, 0)),
  )
  const line = (row: readonly string[], y: number, colour: Paint, bold: boolean) =>
    captionPaths(
      row.map((text, column) => ({
        text,
        x: starts[column]!,
        y: y + (pitch - LINE_EMS * size) / 2,
        width: 1.001 * ems[column]! * size,
        size,
        colour,
        bold,
      })),
      pen,
    )
  return group(
    'list',
    [
      line(heads, top, theme.planet, true),
      ...rows.map(({ ruler, from, to }, i) => {
        const y = top + (i + 1) * pitch
        const isNow = from <= now && now < to
        const ground = isNow
          ? `<path d="${rectangle(left, y, left + width, y + pitch)}" ${fillAttributes(theme.accent)} fill-opacity="0.16"/>`
          : ''
        return group('row', ground + line(cells[i]!, y, theme.text, isNow), { ruler })
      }),
      `<path d="M${tenth(left)} ${tenth(top + pitch)}h${tenth(width)}" ${strokeAttributes(theme.line)} stroke-width="3"/>`,
    ].join(''),
    { level },
  )
}

/** A dasha picture: the major periods of a life, the sub-periods of the running one below, and both as tables. */
export const drawDasha = (facts: DashaFacts, style: ChartStyle): string => {
  const { title, subtitle, majorPeriods, subPeriods, now, words } = facts
  const { size } = style
  const theme = paintsByRole(style.theme)
  const pen = createPen()
  const pixel = EXTENT / size
  const letter = Math.max(52, 9 * pixel)
  const context = { pen, theme, style, letter }
  const headSize = Math.max(72, 10.5 * pixel)
  const headCaptions: Caption[] = [
    { ...FRAME, text: title, y: 24, size: headSize, colour: theme.text, bold: true },
    { ...FRAME, text: subtitle, y: 24 + LINE_EMS * headSize, size: letter, colour: theme.text },
  ]
  const majorStrip = periodStrip(majorPeriods, facts, 24 + LINE_EMS * (headSize + letter) + 24, context)
  const subStrip = periodStrip(subPeriods, facts, majorStrip.bottom + 0.9 * letter, context)
  const top = subStrip.bottom + 0.6 * letter
  const pitch = Math.min(ROW_EMS * letter, (EXTENT - MARGIN - top) / (majorPeriods.periods.length + 1))
  const halfWidth = (FRAME.width - MARGIN) / 2
  const runningBar = majorStrip.running
  const zoom = runningBar
    ? `<path d="M${tenth(runningBar.left)} ${majorStrip.bar.bottom}H${tenth(runningBar.right)}L${MARGIN + FRAME.width} ${tenth(subStrip.bar.top)}H${MARGIN}Z" ${fillAttributes(theme.accent, 'zoom')} fill-opacity="0.07"/>`
    : ''
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
      group('captions', captionPaths(headCaptions, pen)),
      zoom,
      majorStrip.svg,
      subStrip.svg,
      periodTable(
        { heads: [words.levels[0], '', words.age], level: 1, rows: majorPeriods.periods },
        [MARGIN, halfWidth, top, pitch],
        now,
        context,
      ),
      periodTable(
        { heads: [words.levels[1], ''], level: 2, rows: subPeriods.periods },
        [MARGIN + halfWidth + MARGIN, halfWidth, top, pitch],
        now,
        context,
      ),
    ],
  })
}
