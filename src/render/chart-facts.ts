import type { ChartStyleName } from '../chart-styles.ts'
export interface ChartBody {
  name: string
  /** Degree in the sign, 0 to 30; undefined if it depends on an unknown time. */
  degree: number | undefined
  retrograde: boolean
  combust: boolean
  /** Exalted or debilitated in the sign of the chart. */
  dignity?: 'exalted' | 'debilitated' | null
}

export interface ChartCell {
  house: number
  sign: string
  /** 1 to 12. */
  signNumber: number
  bodies: readonly ChartBody[]
  /** Bodies that transit the cell at a later moment. */
  transits?: readonly ChartBody[]
  /** Ashtakavarga points of the cell. `share`: 0 for the lowest count of the chart, 1 for the highest. */
  bindus?: { count: number; share: number }
}

/** A line of text in the centre of a chart. */
export interface CentreLine {
  readonly text: string
  readonly look: 'heading' | 'name' | 'text'
  readonly colour: 'text' | 'planet' | 'accent'
}

export interface ChartFacts {
  title?: string
  /** Lines below the title in the centre of a chart whose style has one: name, day, place, running periods. */
  centre?: readonly CentreLine[]
  /** House 1 first. */
  cells: readonly ChartCell[]
  /** Degree of the ascendant in its sign, 0 to 30; null without a time of birth: neither it nor the houses are named. */
  ascendantDegree?: number | null
  /** Legend lines of the birth chart and of its transits; only for charts with transits. */
  legend?: { birth: readonly string[]; transits: readonly string[] }
}

/** The sudarshana chakra: the chart counted from ascendant, Moon and Sun. The innermost ring is first. */
export interface SudarshanaFacts {
  kind: 'sudarshana'
  title: string
  rings: readonly { name: string; chart: ChartFacts }[]
  /** House of the running year of life, and its caption. */
  running?: { house: number; description: string }
}

export interface DashaPeriod {
  ruler: string
  /** Display name. */
  name: string
  /** Start and end: Julian days. */
  from: number
  to: number
  /** Start and end: YYYY-MM-DD. */
  dates: { from: string; to: string }
  /** Start and end: display text. */
  dateTexts: { from: string; to: string }
  /** Age at the start, completed years. */
  age?: string
}
export interface DashaRow {
  level: number
  periods: readonly DashaPeriod[]
  /** Marks of every start and of the last end; `at` is a Julian day. */
  marks: readonly { at: number; year: string; age?: string }[]
}
/** The major periods of a life, and the sub-periods of one of them. */
export interface DashaFacts {
  kind: 'dasha'
  title: string
  /** Names of the running periods, and the date. */
  subtitle: string
  /** Julian day. */
  now: number
  majorPeriods: DashaRow
  subPeriods: DashaRow
  words: { today: string; age: string; levels: readonly [string, string] }
}

/** A square picture that is drawn with a `ChartStyle`. */
export type ChartPicture = ChartFacts | SudarshanaFacts | DashaFacts

/** A label, abbreviated and in full. */
export interface ChartWord {
  short: string
  name: string
}
/** Labels of a picture in a language other than English. */
export interface ChartWords {
  /** Keyed by the English name of the body. */
  bodies: Readonly<Record<string, ChartWord>>
  /** Aries first. */
  signs: readonly ChartWord[]
  /** Marks of retrograde and combust bodies. */
  retrograde: string
  combust: string
}

/** Colours are #RRGGBB. */
export interface ChartTheme {
  background: string
  line: string
  text: string
  planet: string
  /** Colour of transits and of running periods. */
  accent: string
}

export interface ChartStyle {
  style: ChartStyleName
  /** Pixels, 200 to 2000. */
  size: number
  theme: ChartTheme
  labels: 'abbreviation' | 'symbol' | 'name'
  /** `true`: whole degrees; `minutes`: degrees and minutes where they are large enough to read. */
  showDegrees: boolean | 'minutes'
  /** English without it. */
  words?: ChartWords
  /** True if the picture has no background. */
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
