import { type Caption, captionPaths, wrapToWidth } from './captions.ts'
import type { ChartPicture, ChartStyle } from './chart-facts.ts'
import { drawChartPicture } from './chart-picture.ts'
import { FONT_STACK } from './fonts.ts'
import { createPen, type Pen } from './glyphs.ts'
import { escapeXml } from './one-line.ts'
import { fillAttributes, paintsByRole, styleSheetOf } from './paint.ts'
import { HEAD, type SheetHead, sheetSize } from './sheet-size.ts'

/** The caption, in smaller letters if it is wider than its room. */
const shrunkToFit = (caption: Caption, pen: Pen): Caption => ({
  ...caption,
  size: Math.min(caption.size, caption.width / pen.width(caption.text)),
})

/** Font sizes of the title, divided by the height of its band. A long title has two rows in the smaller size. */
const TITLE = { size: 0.45, smaller: 0.36 } as const

/** The glyph outlines of several drawings in one `<defs>`, each once, and the drawings without their `<defs>`. */
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

/** Charts in rows on one sheet, each a nested SVG document, below a title and lines. The sheet is `size` pixels wide. */
export const drawChartSheet = (charts: readonly ChartPicture[], style: ChartStyle, sheetHead: SheetHead): string => {
  const { size, transparent } = style
  const { title, lines } = sheetHead
  const { columns, side, head, height } = sheetSize(charts.length, size, sheetHead)
  const theme = paintsByRole(style.theme)
  const pen = createPen()
  const captionBase = { x: 0.02 * size, width: 0.96 * size, colour: theme.text, align: 'center' as const }
  const titleHeight = (title ? HEAD.title : 0) * size
  const isLong = pen.width(title) * TITLE.size * titleHeight > captionBase.width
  const titleSize = (isLong ? TITLE.smaller : TITLE.size) * titleHeight
  const rows = isLong ? wrapToWidth(title, (0.98 * captionBase.width) / titleSize, pen) : [title]
  const captions: Caption[] = [
    ...rows.slice(0, 2).map((text, i) => ({
      ...captionBase,
      text,
      y: 0.25 * titleHeight + 1.25 * (i - (rows.length > 1 ? 0.5 : 0)) * titleSize,
      size: titleSize,
      bold: true,
    })),
    ...lines.map((text, i) =>
      shrunkToFit(
        { ...captionBase, text, y: titleHeight + HEAD.line * size * (i + 0.05), size: 0.66 * HEAD.line * size },
        pen,
      ),
    ),
  ]
  const parts = [
    transparent ? '' : `<path d="M0 0H${size}V${height}H0Z" ${fillAttributes(theme.background, 'background')}/>`,
    `<g class="captions">${captionPaths(captions, pen)}</g>`,
  ].filter(Boolean)
  const { outlines, bare } = withSharedOutlines([
    pen.defs(),
    ...charts.map((facts, i) =>
      drawChartPicture(facts, { ...style, size: side }).replace(
        '<svg ',
        `<svg x="${(i % columns) * side}" y="${head + Math.floor(i / columns) * side}" `,
      ),
    ),
  ])
  const { scope, style: styleSheet } = styleSheetOf(parts.join(''), Object.values(theme))
  const words = charts.map((chart) => chart.title ?? 'Chart').join(', ')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${size}" height="${height}" viewBox="0 0 ${size} ${height}" role="img" aria-label="${escapeXml(title || words)}" font-family="${FONT_STACK}" class="chart sheet ${scope}">`,
    `<desc>${escapeXml(words)}</desc>`,
    styleSheet,
    outlines,
    ...parts,
    ...bare,
    '</svg>',
  ]
    .filter(Boolean)
    .join('\n')
}
