export interface ChartBody {
  name: string
  /** 0 to 30 in the sign. */
  degree: number
  retrograde: boolean
  combust: boolean
}

export interface ChartCell {
  house: number
  sign: string
  /** 1 to 12. */
  signNumber: number
  bodies: readonly ChartBody[]
  /** Who moves through it at another moment. */
  transits?: readonly ChartBody[]
  /** Points that it has, and from 0 to 1 how many these are beside those of the others. */
  bindus?: { count: number; share: number }
}

export interface ChartFacts {
  title?: string
  /** House 1 first. */
  cells: readonly ChartCell[]
  /** 0 to 30 in the sign of house 1. */
  ascendantDegree?: number
  /** What the two are called where transits stand over a birth chart; each is a line. */
  legend?: { birth: readonly string[]; transits: readonly string[] }
}

/** The chart read from ascendant, Moon and Sun at once, the innermost ring first. */
export interface SudarshanaFacts {
  kind: 'sudarshana'
  title: string
  rings: readonly { name: string; chart: ChartFacts }[]
  /** The house of a year of life. */
  running?: { house: number; told: string }
}

export interface DashaPeriod {
  ruler: string
  /** As it is written. */
  name: string
  /** Julian days, and the same as days. */
  from: number
  to: number
  dates: { from: string; to: string }
  told: { from: string; to: string }
  /** Completed years at its beginning. */
  age?: string
}
export interface DashaRow {
  level: number
  periods: readonly DashaPeriod[]
  /** Of every beginning, and of the last end. */
  marks: readonly { at: number; year: string; age?: string }[]
}
/** The great periods of a life, and the lesser ones of one of them. */
export interface DashaFacts {
  kind: 'dasha'
  title: string
  /** What runs, and when that is. */
  subtitle: string
  now: number
  great: DashaRow
  lesser: DashaRow
  words: { today: string; age: string; levels: readonly [string, string] }
}

/** What is drawn in a square by the options of a chart. */
export type ChartPicture = ChartFacts | SudarshanaFacts | DashaFacts

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
  /** Of who moves over a birth chart, and of what runs now. */
  accent: string
}

export interface ChartStyle {
  style: 'north' | 'south' | 'east' | 'circle'
  /** Pixels, 200 to 2000. */
  size: number
  theme: ChartTheme
  labels: 'abbreviation' | 'symbol' | 'name'
  /** Whole degrees, or degrees and minutes where these can be read. */
  showDegrees: boolean | 'minutes'
  /** English where there are none. */
  words?: ChartWords
  /** Without a ground, on whatever the page has. */
  transparent?: boolean
}

export const LIGHT: ChartTheme = {
  background: '#FFFDF8',
  line: '#8C6D46',
  text: '#3F3A34',
  planet: '#9B1C1C',
  accent: '#0F6B5C',
}

export const DARK: ChartTheme = {
  background: '#171A21',
  line: '#7C8BA1',
  text: '#D5DBE5',
  planet: '#F2C14E',
  accent: '#63D2BC',
}
