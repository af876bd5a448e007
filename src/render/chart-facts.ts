export interface ChartFacts {
  title?: string
  /** House 1 first; signNumber 1..12. */
  cells: readonly {
    house: number
    sign: string
    signNumber: number
    /** `degree` 0 to 30 in the sign. */
    bodies: readonly { name: string; degree: number; retrograde: boolean; combust: boolean }[]
  }[]
  /** 0 to 30 in the sign of house 1. */
  ascendantDegree?: number
}

/** A word of the picture, short and in full. */
export interface ChartWord {
  short: string
  name: string
}
/** What stands in a picture in another language than English. */
export interface ChartWords {
  /** By the English name of the body. */
  bodies: Readonly<Record<string, ChartWord>>
  /** Aries first. */
  signs: readonly ChartWord[]
  /** Marks of the retrograde and of the combust. */
  retrograde: string
  combust: string
}

/** Colours are #RRGGBB. */
export interface ChartTheme {
  background: string
  line: string
  text: string
  planet: string
}

export interface ChartStyle {
  style: 'north' | 'south' | 'east' | 'circle'
  /** Pixels, 200 to 2000. */
  size: number
  theme: ChartTheme
  labels: 'abbreviation' | 'symbol' | 'name'
  showDegrees: boolean
  /** English where there are none. */
  words?: ChartWords
}

export const LIGHT: ChartTheme = { background: '#FFFDF8', line: '#8C6D46', text: '#3F3A34', planet: '#9B1C1C' }

export const DARK: ChartTheme = { background: '#171A21', line: '#7C8BA1', text: '#D5DBE5', planet: '#F2C14E' }
