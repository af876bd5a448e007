import { mapConcurrently } from '../concurrency.ts'
import type { ChartPicture, ChartStyle } from './chart-facts.ts'
import { drawChartPicture } from './chart-picture.ts'
import { FONT_STACK } from './fonts.ts'
import { createPen } from './glyphs.ts'
import { escapeXml } from './one-line.ts'
import { type CssStyle, drawLines, layOut, type RowLook, type TextNode } from './page-layout.ts'
import { fillAttributes, paintsByRole, styleSheetOf } from './paint.ts'
import { HEAD, type SheetHead, sheetSize } from './sheet-size.ts'

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
export const drawChartSheet = async (
  charts: readonly ChartPicture[],
  style: ChartStyle,
  sheetHead: SheetHead,
): Promise<string> => {
  const { size, transparent } = style
  const { title, lines } = sheetHead
  const { side, head, height } = sheetSize(charts.length, size, sheetHead)
  const theme = paintsByRole(style.theme)
  const pen = createPen()
  const width = 0.96 * size
  const titleHeight = (title ? HEAD.title : 0) * size
  const isLong = pen.width(title) * TITLE.size * titleHeight > width
  const titleSize = (isLong ? TITLE.smaller : TITLE.size) * titleHeight
  const lineHeight = HEAD.line * size
  /** A centred text; its letters shrink to its width if it may not wrap. */
  const heading = (text: string, look: RowLook, style: CssStyle): TextNode => ({
    rows: [text],
    look: () => look,
    style: { justifyContent: 'center', textAlign: 'center', maxWidth: width, flexShrink: 0, ...style },
  })
  const layout = await layOut(
    {
      style: { flexDirection: 'column', width: size, height },
      children: [
        {
          style: { flexDirection: 'column', alignItems: 'center', height: head },
          children: [
            {
              style: { flexDirection: 'column', alignItems: 'center', justifyContent: 'center', height: titleHeight },
              children: title
                ? [
                    heading(
                      title,
                      { colour: theme.text, bold: true },
                      { fontSize: titleSize, lineHeight: 1.25, whiteSpace: 'normal', lineClamp: 2 },
                    ),
                  ]
                : [],
            },
            ...lines.map((text) => {
              const fontSize = Math.min(0.66 * lineHeight, width / Math.max(1, pen.width(text)))
              return heading(text, { colour: theme.text }, { fontSize, lineHeight: lineHeight / fontSize })
            }),
          ],
        },
        {
          style: { flexWrap: 'wrap', width: size },
          children: charts.map((_, i) => ({ key: `chart ${i}`, style: { width: side, height: side } })),
        },
      ],
    },
    { width: size, height },
  )
  const parts = [
    transparent ? '' : `<path d="M0 0H${size}V${height}H0Z" ${fillAttributes(theme.background, 'background')}/>`,
    `<g class="captions">${drawLines(layout.lines, pen)}</g>`,
  ].filter(Boolean)
  const drawings = await mapConcurrently(charts, (facts) => drawChartPicture(facts, { ...style, size: side }))
  const { outlines, bare } = withSharedOutlines([
    pen.defs(),
    ...drawings.map((svg, i) => {
      const { left, top } = layout.boxes.get(`chart ${i}`)!
      return svg.replace('<svg ', `<svg x="${left}" y="${top}" `)
    }),
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
