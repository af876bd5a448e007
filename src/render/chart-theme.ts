import { type ChartTheme, DARK, LIGHT } from './chart-facts.ts'
import type { WheelTheme } from './wheel-facts.ts'
import { PALETTES } from './wheel-theme.ts'

/** The colours of a wheel's theme for a chart. */
const likeWheels = (theme: WheelTheme, planet: string): ChartTheme => {
  const { background, line, text, outer } = PALETTES[theme]
  return { background, line, text, planet, accent: outer }
}

/** By the names that the themes of wheels have. */
export const CHART_THEMES: Readonly<Record<WheelTheme, ChartTheme>> = {
  light: LIGHT,
  dark: DARK,
  print: likeWheels('print', PALETTES.print.text),
  paper: likeWheels('paper', PALETTES.paper.retrograde),
  transparent: LIGHT,
  high_contrast: likeWheels('high_contrast', PALETTES.high_contrast.retrograde),
}
