import type { Tenant } from '../cooperative-yield.ts'
import { invalid } from '../faults.ts'
import type { ChartPicture, ChartStyle } from './chart-facts.ts'
import type { DirectionFacts } from './directions-drawing.ts'
import { drawingProcesses } from './drawing-process-pool.ts'
import type { SheetHead } from './sheet-size.ts'

/**
 * The chart as an SVG document of `size` by `size`, without scripts or external links.
 * @throws Fault `invalid` (a colour that is not #RRGGBB), `render_limit`, `failed`
 */
export const chartSvg = async (facts: ChartPicture, style: ChartStyle, tenant?: Tenant): Promise<string> => {
  checkTheme(style)
  return drawingProcesses.run(tenant, 'chart', facts, style)
}

/**
 * Charts on one sheet `size` pixels wide, below the title and lines of `head`.
 * @throws Fault `invalid` (a colour that is not #RRGGBB), `render_limit`, `failed`
 */
export const chartSheetSvg = async (
  charts: readonly ChartPicture[],
  style: ChartStyle,
  head: SheetHead,
  tenant?: Tenant,
): Promise<string> => {
  checkTheme(style)
  return drawingProcesses.run(tenant, 'chartSheet', charts, style, head)
}

const checkTheme = (style: ChartStyle) => {
  for (const [part, colour] of Object.entries(style.theme))
    if (!/^#[0-9a-f]{6}$/i.test(colour)) throw invalid('theme', `theme.${part} must be a colour of the form #RRGGBB.`)
}

/**
 * The four directional groups of signs with their bodies, as an SVG document of 600 by 600.
 * @throws Fault `render_limit`, `failed`
 */
export const directionsSvg = (groups: readonly DirectionFacts[], tenant?: Tenant): Promise<string> =>
  drawingProcesses.run(tenant, 'directions', groups)

/**
 * An SVG document of this project as a PNG `size` pixels wide, in the bundled fonts.
 * @throws Fault `render_limit`, `failed`
 */
export const png = (svg: string, size: number, tenant?: Tenant): Promise<Uint8Array> =>
  drawingProcesses.run(tenant, 'png', svg, size)
