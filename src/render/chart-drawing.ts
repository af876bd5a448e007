import type { ChartFacts, ChartStyle } from './chart-facts.ts'
import { titleOf } from './chart-labels.ts'
import { EXTENT, layoutOf } from './chart-layouts.ts'
import { chartLines } from './chart-text.ts'
import { FONT_STACK } from './fonts.ts'
import { round } from './polygon.ts'
import { measure, textElements } from './typeset.ts'

const escaped = (text: string): string => text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`)

/**
 * The chart as an SVG document: ground and lines drawn here, text laid out by satori.
 * The same facts and style give the same bytes.
 */
export const drawChart = async (facts: ChartFacts, style: ChartStyle): Promise<string> => {
  const { size, theme } = style
  const title = titleOf(facts)
  const layout = layoutOf(style.style, title !== '')
  const first = layout.fixed === 'house' ? 0 : facts.cells[0]!.signNumber - 1
  const path = (data: string, look: string) => `<path d="${data}" ${look}/>`
  const text = await textElements(chartLines(facts, style, layout, await measure()), EXTENT)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${EXTENT} ${EXTENT}" role="img" aria-label="${escaped(title || 'Chart')}" font-family="${FONT_STACK}">`,
    path(`M0 0H${EXTENT}V${EXTENT}H0Z`, `fill="${theme.background}"`),
    path(layout.slots[first]!.outline, `fill="${theme.line}" fill-opacity="0.1"`),
    path(
      layout.lines + (layout.stroke?.(first).line ?? ''),
      `fill="none" stroke="${theme.line}" stroke-width="${round(Math.max(5, (1.3 * EXTENT) / size))}" stroke-linejoin="round"`,
    ),
    text,
    '</svg>',
  ].join('\n')
}
