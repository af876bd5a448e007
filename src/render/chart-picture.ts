import { drawChart } from './chart-drawing.ts'
import type { ChartPicture, ChartStyle } from './chart-facts.ts'
import { drawDasha } from './dasha-drawing.ts'
import { drawSudarshana } from './sudarshana-drawing.ts'

/** A chart, sudarshana chakra or dasha timeline as an SVG document of `size` by `size`. */
export const drawChartPicture = async (facts: ChartPicture, style: ChartStyle): Promise<string> => {
  if (!('kind' in facts)) return drawChart(facts, style)
  return facts.kind === 'dasha' ? drawDasha(facts, style) : drawSudarshana(facts, style)
}
