import { type Caption, captionPaths } from './captions.ts'
import type { ChartPicture, ChartStyle } from './chart-facts.ts'
import { drawChartPicture } from './chart-picture.ts'
import { FONT_STACK } from './fonts.ts'
import { type Pen, pen } from './glyphs.ts'
import { escaped } from './one-line.ts'
import { filled, painted, sheetOf } from './paint.ts'
import { HEAD, type SheetHead, sheetSize } from './sheet-size.ts'

/** Smaller where it would be cut. */
const fitting = (caption: Caption, ink: Pen): Caption => ({
  ...caption,
  size: Math.min(caption.size, caption.width / ink.width(caption.text)),
})

/** Charts on one sheet of `size` pixels across, in rows, each a document within; above them a title. */
export const drawChartSheet = (charts: readonly ChartPicture[], style: ChartStyle, above: SheetHead): string => {
  const { size, groundless } = style
  const { title, lines } = above
  const { columns, side, head, height } = sheetSize(charts.length, size, above)
  const theme = painted(style.theme)
  const ink = pen()
  const across = { x: 0.02 * size, width: 0.96 * size, colour: theme.text, align: 'center' as const }
  const ofTitle = (title ? HEAD.title : 0) * size
  const captions: Caption[] = [
    ...(title ? [{ ...across, text: title, y: 0.25 * ofTitle, size: 0.45 * ofTitle, bold: true }] : []),
    ...lines.map((text, i) =>
      fitting({ ...across, text, y: ofTitle + HEAD.line * size * (i + 0.05), size: 0.66 * HEAD.line * size }, ink),
    ),
  ]
  const drawn = [
    groundless ? '' : `<path d="M0 0H${size}V${height}H0Z" ${filled(theme.background, 'background')}/>`,
    `<g class="captions">${captionPaths(captions, ink)}</g>`,
    ...charts.map((facts, i) =>
      drawChartPicture(facts, { ...style, size: side }).replace(
        '<svg ',
        `<svg x="${(i % columns) * side}" y="${head + Math.floor(i / columns) * side}" `,
      ),
    ),
  ].filter(Boolean)
  const { scope, style: sheet } = sheetOf(drawn.slice(0, -charts.length).join(''), Object.values(theme))
  const words = charts.map((chart) => chart.title ?? 'Chart').join(', ')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${size}" height="${height}" viewBox="0 0 ${size} ${height}" role="img" aria-label="${escaped(title || words)}" font-family="${FONT_STACK}" class="chart sheet ${scope}">`,
    `<desc>${escaped(words)}</desc>`,
    sheet,
    ink.defs(),
    ...drawn,
    '</svg>',
  ].join('\n')
}
