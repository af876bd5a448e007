import { type Caption, captionPaths, rowsOf } from './captions.ts'
import type { ChartPicture, ChartStyle } from './chart-facts.ts'
import { drawChartPicture } from './chart-picture.ts'
import { FONT_STACK } from './fonts.ts'
import { type Pen, pen } from './glyphs.ts'
import { escaped } from './one-line.ts'
import { filled, paintAttributes, sheetOf } from './paint.ts'
import { HEAD, type SheetHead, sheetSize } from './sheet-size.ts'

/** Smaller where it would be cut. */
const fitting = (caption: Caption, ink: Pen): Caption => ({
  ...caption,
  size: Math.min(caption.size, caption.width / ink.width(caption.text)),
})

/** Its letters as shares of its height; a title that they do not hold goes on in a second row of smaller ones. */
const TITLE = { size: 0.45, smaller: 0.36 } as const

/** The outlines of several drawings, each once, and the drawings without them. */
const withSharedOutlines = (drawings: readonly string[]): { outlines: string; bare: string[] } => {
  const shared = new Set<string>()
  const bare = drawings.map((svg) =>
    svg.replace(/<defs>(.*?)<\/defs>\n?/g, (_, paths: string) => {
      for (const path of paths.match(/<path [^>]*>/g) ?? []) shared.add(path)
      return ''
    }),
  )
  return { outlines: shared.size ? `<defs>${[...shared].join('')}</defs>` : '', bare }
}

/** Charts on one sheet of `size` pixels across, in rows, each a document within; above them a title. */
export const drawChartSheet = (charts: readonly ChartPicture[], style: ChartStyle, above: SheetHead): string => {
  const { size, transparent } = style
  const { title, lines } = above
  const { columns, side, head, height } = sheetSize(charts.length, size, above)
  const theme = paintAttributes(style.theme)
  const ink = pen()
  const across = { x: 0.02 * size, width: 0.96 * size, colour: theme.text, align: 'center' as const }
  const ofTitle = (title ? HEAD.title : 0) * size
  const isLong = ink.width(title) * TITLE.size * ofTitle > across.width
  const letter = (isLong ? TITLE.smaller : TITLE.size) * ofTitle
  const rows = isLong ? rowsOf(title, (0.98 * across.width) / letter, ink) : [title]
  const captions: Caption[] = [
    ...rows.slice(0, 2).map((text, i) => ({
      ...across,
      text,
      y: 0.25 * ofTitle + 1.25 * (i - (rows.length > 1 ? 0.5 : 0)) * letter,
      size: letter,
      bold: true,
    })),
    ...lines.map((text, i) =>
      fitting({ ...across, text, y: ofTitle + HEAD.line * size * (i + 0.05), size: 0.66 * HEAD.line * size }, ink),
    ),
  ]
  const drawn = [
    transparent ? '' : `<path d="M0 0H${size}V${height}H0Z" ${filled(theme.background, 'background')}/>`,
    `<g class="captions">${captionPaths(captions, ink)}</g>`,
  ].filter(Boolean)
  const { outlines, bare } = withSharedOutlines([
    ink.defs(),
    ...charts.map((facts, i) =>
      drawChartPicture(facts, { ...style, size: side }).replace(
        '<svg ',
        `<svg x="${(i % columns) * side}" y="${head + Math.floor(i / columns) * side}" `,
      ),
    ),
  ])
  const { scope, style: sheet } = sheetOf(drawn.join(''), Object.values(theme))
  const words = charts.map((chart) => chart.title ?? 'Chart').join(', ')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${size}" height="${height}" viewBox="0 0 ${size} ${height}" role="img" aria-label="${escaped(title || words)}" font-family="${FONT_STACK}" class="chart sheet ${scope}">`,
    `<desc>${escaped(words)}</desc>`,
    sheet,
    outlines,
    ...drawn,
    ...bare,
    '</svg>',
  ]
    .filter(Boolean)
    .join('\n')
}
