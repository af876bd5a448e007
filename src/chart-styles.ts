/**
 * Styles of Vedic charts: their layout in words, and whether printed horoscopes offer them. A new style is a line here and its layout in
 * `render/chart-layouts.ts`.
 */
export const CHART_STYLES = {
  north: { layout: 'diamonds, house 1 the top middle one, anticlockwise, sign numbers written in', isPrinted: true },
  south: { layout: 'fixed grid, Pisces top left, clockwise', isPrinted: true },
  east: { layout: 'fixed, Aries top middle, anticlockwise', isPrinted: true },
  circle: { layout: 'houses anticlockwise from the left, signs on the rim', isPrinted: false },
} as const satisfies Record<string, { layout: string; isPrinted: boolean }>

export type ChartStyleName = keyof typeof CHART_STYLES
type Names = readonly [ChartStyleName, ...ChartStyleName[]]

export const CHART_STYLE_NAMES = Object.keys(CHART_STYLES) as unknown as Names
export const PRINTED_CHART_STYLES = CHART_STYLE_NAMES.filter((name) => CHART_STYLES[name].isPrinted) as unknown as Names

// source: the charts of almanacs in each language: the fixed grid in the south, the Bengali chart in the east
const REGIONAL_STYLES: Readonly<Record<string, ChartStyleName>> = {
  ta: 'south',
  te: 'south',
  kn: 'south',
  ml: 'south',
  bn: 'east',
  as: 'east',
  or: 'east',
}

/** The style of printed charts where a language is spoken; North Indian for the others. */
export const regionalChartStyle = (language: string | null | undefined): ChartStyleName =>
  REGIONAL_STYLES[language ?? ''] ?? 'north'
