import { firstGraphemes } from '../graphemes.ts'
import { degreesAndMinutes } from '../zodiac/signs.ts'
import type { ChartBody, ChartStyle, ChartTheme } from './chart-facts.ts'
import { oneLine } from './one-line.ts'

/** Variation selector: the text form of a character that also has an emoji form. */
export const TEXT_STYLE = '\uFE0E'

/** Short form and symbol of each body; source of the symbols: The Unicode Standard, block Miscellaneous Symbols. */
const BODIES: Readonly<Record<string, readonly [abbreviation: string, symbol: string | null]>> = {
  Ascendant: ['As', null],
  Sun: ['Su', '☉'],
  Moon: ['Mo', '☽'],
  Mars: ['Ma', `♂${TEXT_STYLE}`],
  Mercury: ['Me', '☿'],
  Jupiter: ['Ju', '♃'],
  Venus: ['Ve', `♀${TEXT_STYLE}`],
  Saturn: ['Sa', '♄'],
  Rahu: ['Ra', '☊'],
  Ketu: ['Ke', '☋'],
  Uranus: ['Ur', '♅'],
  Neptune: ['Ne', '♆'],
  Pluto: ['Pl', '♇'],
}
const SIGNS = ['Ar', 'Ta', 'Ge', 'Cn', 'Le', 'Vi', 'Li', 'Sc', 'Sg', 'Cp', 'Aq', 'Pi'] as const

export interface LabelPart {
  readonly text: string
  /** Share of the label's font size. */
  readonly scale: number
  /** Space before a part that is not the first, in ems of the label. */
  readonly gap: number
  readonly bold: boolean
  readonly colour: keyof ChartTheme
}
export type Label = readonly LabelPart[]

/** In charts below this size (pixels) degrees and marks are written larger, relative to their body. */
const SMALL_CHART_PIXELS = 400

// source: kundli programs of India, which explain ↑ as exalted and ↓ as debilitated
const DIGNITY_ARROWS = { exalted: '↑', debilitated: '↓' } as const

const MAX_NAME_LENGTH = 24
const MAX_TITLE_LENGTH = 80
export const pictureTitle = ({ title = '' }: { title?: string }): string => oneLine(title, MAX_TITLE_LENGTH)

/** A body of a chart or a transit. The ascendant may have no degree. */
export type LabelledBody = Omit<ChartBody, 'degree'> & {
  readonly degree: number | undefined
  readonly isTransit?: boolean
}

export const degreeText = (degree: number, precision: ChartStyle['showDegrees']): string =>
  precision === 'minutes' ? degreesAndMinutes(degree) : `${Math.floor(degree)}°`

export const bodyLabel = (
  { name, degree, retrograde, combust, dignity, isTransit: moves = false }: LabelledBody,
  { labels, showDegrees, size, words }: ChartStyle,
): Label => {
  const cleanName = oneLine(name, MAX_NAME_LENGTH)
  const [english, symbol] = BODIES[cleanName] ?? [firstGraphemes(cleanName, 2), null]
  const word = words?.bodies[cleanName]
  const abbreviation = word?.short ?? english
  const displayedSymbol = labels === 'symbol' ? symbol : null
  const letterScale = labels === 'symbol' ? 0.8 : 1
  const arrow = dignity ? DIGNITY_ARROWS[dignity] : ''
  const marks = `${arrow}${retrograde ? `(${words?.retrograde ?? 'R'})` : ''}${combust ? `(${words?.combust ?? 'c'})` : ''}`
  const minorPart = {
    scale: (size < SMALL_CHART_PIXELS ? 0.82 : 0.74) * letterScale,
    bold: false,
    colour: moves ? ('accent' as const) : ('text' as const),
  }
  return [
    {
      text: displayedSymbol ?? (labels === 'name' ? (word?.name ?? cleanName) : abbreviation),
      scale: displayedSymbol ? 1 : letterScale,
      gap: 0,
      bold: !displayedSymbol && !moves,
      colour: moves ? 'accent' : 'planet',
    },
    ...(showDegrees && degree !== undefined
      ? [{ ...minorPart, text: degreeText(degree, showDegrees), gap: 0.14 }]
      : []),
    ...(marks ? [{ ...minorPart, text: marks, gap: 0.1 }] : []),
  ]
}

export const signLabel = (signNumber: number, sign: string, { labels, words }: ChartStyle): string => {
  const word = words?.signs[signNumber - 1]
  return {
    abbreviation: word?.short ?? SIGNS[signNumber - 1]!,
    symbol: String.fromCodePoint(0x2647 + signNumber) + TEXT_STYLE,
    name: oneLine(word?.name ?? sign, MAX_NAME_LENGTH),
  }[labels]
}
