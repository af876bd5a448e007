import type { ChartStyle, ChartTheme } from './chart-facts.ts'
import { EXTENT } from './chart-layouts.ts'
import { FONT_STACK } from './fonts.ts'
import type { Pen } from './glyphs.ts'
import { escapeXml } from './one-line.ts'
import { fillAttributes, type Paint, styleSheetOf } from './paint.ts'
import { round } from './polygon.ts'

/** Line width of a chart of `size` pixels, drawing units. */
export const lineWidth = (size: number): number => round(Math.max(5, (1.3 * EXTENT) / size))

interface ChartPage {
  /** CSS class of the root element. */
  readonly kind: string
  readonly style: Pick<ChartStyle, 'size' | 'transparent'>
  readonly theme: Readonly<Record<keyof ChartTheme, Paint>>
  readonly title: string
  readonly description: string
  readonly pen: Pen
  readonly body: readonly string[]
}

/** A square SVG document of `size` by `size` pixels. */
export const chartDocument = ({
  kind,
  style: { size, transparent },
  theme,
  title,
  description,
  pen,
  body,
}: ChartPage): string => {
  const background = transparent
    ? ''
    : `<path d="M0 0H${EXTENT}V${EXTENT}H0Z" ${fillAttributes(theme.background, 'background')}/>`
  const content = [background, ...body].filter(Boolean).join('\n')
  const { scope, style } = styleSheetOf(content, Object.values(theme))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${size}" height="${size}" viewBox="0 0 ${EXTENT} ${EXTENT}" role="img" aria-label="${escapeXml(title || 'Chart')}" font-family="${FONT_STACK}" class="chart ${kind} ${scope}">`,
    `<desc>${escapeXml(description)}</desc>`,
    style,
    pen.defs(),
    content,
    '</svg>',
  ]
    .filter(Boolean)
    .join('\n')
}
