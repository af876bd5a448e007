import type { ChartStyle, ChartTheme } from './chart-facts.ts'
import { EXTENT } from './chart-layouts.ts'
import { FONT_STACK } from './fonts.ts'
import type { Pen } from './glyphs.ts'
import { escaped } from './one-line.ts'
import { filled, type Paint, sheetOf } from './paint.ts'
import { round } from './polygon.ts'

/** Of the lines of a chart so many pixels wide. */
export const lineWidth = (size: number): number => round(Math.max(5, (1.3 * EXTENT) / size))

interface ChartPage {
  /** What is drawn, as a page may find it. */
  readonly kind: string
  readonly style: Pick<ChartStyle, 'size' | 'transparent'>
  readonly theme: Readonly<Record<keyof ChartTheme, Paint>>
  readonly title: string
  readonly description: string
  readonly ink: Pen
  readonly body: readonly string[]
}

/** A square SVG document of `size` pixels. */
export const chartDocument = ({
  kind,
  style: { size, transparent },
  theme,
  title,
  description,
  ink,
  body,
}: ChartPage): string => {
  const ground = transparent ? '' : `<path d="M0 0H${EXTENT}V${EXTENT}H0Z" ${filled(theme.background, 'background')}/>`
  const drawn = [ground, ...body].filter(Boolean).join('\n')
  const { scope, style } = sheetOf(drawn, Object.values(theme))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${size}" height="${size}" viewBox="0 0 ${EXTENT} ${EXTENT}" role="img" aria-label="${escaped(title || 'Chart')}" font-family="${FONT_STACK}" class="chart ${kind} ${scope}">`,
    `<desc>${escaped(description)}</desc>`,
    style,
    ink.defs(),
    drawn,
    '</svg>',
  ]
    .filter(Boolean)
    .join('\n')
}
