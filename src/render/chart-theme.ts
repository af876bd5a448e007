import { type ChartTheme, DARK, LIGHT } from './chart-facts.ts'
import type { WheelTheme } from './wheel-facts.ts'
import { PALETTES } from './wheel-theme.ts'

/** Chart colours taken from a wheel theme. */
const fromWheelTheme = (theme: WheelTheme, planet: string): ChartTheme => {
  const { background, line, text, outer } = PALETTES[theme]
  return { background, line, text, planet, accent: outer }
}

/** Chart themes, keyed like the themes of wheels. */
export const CHART_THEMES: Readonly<Record<WheelTheme, ChartTheme>> = {
  light: LIGHT,
  dark: DARK,
  print: fromWheelTheme('print', PALETTES.print.text),
  paper: fromWheelTheme('paper', PALETTES.paper.retrograde),
  transparent: LIGHT,
  high_contrast: fromWheelTheme('high_contrast', PALETTES.high_contrast.retrograde),
}
