import type { Tenant } from '../cooperative-yield.ts'
import { invalid } from '../faults.ts'
import type { ChartPicture, ChartStyle } from './chart-facts.ts'
import type { DirectionFacts } from './directions-drawing.ts'
import { drawingProcesses } from './drawing-process.ts'
import type { SheetHead } from './sheet-size.ts'

/**
 * The chart as an SVG document of `size` by `size`: text as `<text>`, no script, no link.
 * @throws Fault `invalid` (a colour that is not #RRGGBB), `undrawable`, `failed`
 */
export const chartSvg = async (facts: ChartPicture, style: ChartStyle, asker?: Tenant): Promise<string> => {
  checkTheme(style)
  return drawingProcesses.ask(asker, 'chart', facts, style)
}

/**
 * Charts on one sheet, `size` pixels across, under a title and lines where there are any.
 * @throws Fault `invalid` (a colour that is not #RRGGBB), `undrawable`, `failed`
 */
export const chartSheetSvg = async (
  charts: readonly ChartPicture[],
  style: ChartStyle,
  head: SheetHead,
  asker?: Tenant,
): Promise<string> => {
  checkTheme(style)
  return drawingProcesses.ask(asker, 'chartSheet', charts, style, head)
}

const checkTheme = (style: ChartStyle) => {
  for (const [part, colour] of Object.entries(style.theme))
    if (!/^#[0-9a-f]{6}$/i.test(colour)) throw invalid('theme', `theme.${part} is a colour of the form #RRGGBB.`)
}

/**
 * The four groups of signs and who stands in each, an SVG document of 600 by 600.
 * @throws Fault `undrawable`, `failed`
 */
export const directionsSvg = (groups: readonly DirectionFacts[], asker?: Tenant): Promise<string> =>
  drawingProcesses.ask(asker, 'directions', groups)

/**
 * An SVG document of ours as PNG, `size` pixels wide, in the bundled fonts.
 * @throws Fault `undrawable`, `failed`
 */
export const png = (svg: string, size: number, asker?: Tenant): Promise<Uint8Array> =>
  drawingProcesses.ask(asker, 'png', svg, size)
