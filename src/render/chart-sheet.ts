import { captionPaths } from './captions.ts'
import type { ChartPicture, ChartStyle } from './chart-facts.ts'
import { drawChartPicture } from './chart-picture.ts'
import { FONT_STACK } from './fonts.ts'
import { pen } from './glyphs.ts'
import { filled, painted, sheetOf } from './paint.ts'
import { sheetSize } from './sheet-size.ts'
import { escaped } from './wheel-page.ts'

/** Charts on one sheet of `size` pixels across, in rows, each a document within; above them a title. */
export const drawChartSheet = (charts: readonly ChartPicture[], style: ChartStyle, title: string): string => {
  const { size } = style
  const { columns, side, head, height } = sheetSize(charts.length, size, title !== '')
  const theme = painted(style.theme)
  const ink = pen()
  const caption = {
    text: title,
    x: 0.02 * size,
    y: 0.25 * head,
    width: 0.96 * size,
    size: 0.45 * head,
    colour: theme.text,
  }
  const drawn = [
    `<path d="M0 0H${size}V${height}H0Z" ${filled(theme.background, 'background')}/>`,
    `<g class="captions">${captionPaths([{ ...caption, bold: true, align: 'center' }], ink)}</g>`,
    ...charts.map((facts, i) =>
      drawChartPicture(facts, { ...style, size: side }).replace(
        '<svg ',
        `<svg x="${(i % columns) * side}" y="${head + Math.floor(i / columns) * side}" `,
      ),
    ),
  ]
  const { scope, style: sheet } = sheetOf(drawn.slice(0, 2).join(''), Object.values(theme))
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
