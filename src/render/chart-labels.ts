import { firstGraphemes } from '../graphemes.ts'
import { degreesAndMinutes } from '../zodiac/signs.ts'
import type { ChartBody, ChartStyle, ChartTheme } from './chart-facts.ts'
import { oneLine } from './one-line.ts'

/** Asks for the written form of a character that has an emoji form too. */
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

export interface Part {
  readonly text: string
  /** Share of the label's font size. */
  readonly scale: number
  /** Room before it, in ems of the label, when it is not the first. */
  readonly gap: number
  readonly bold: boolean
  readonly colour: keyof ChartTheme
}
export type Label = readonly Part[]

/** Below this many pixels, degrees and marks come nearer to the size of the body they belong to. */
const SMALL = 400

const NAME_LENGTH = 24
const TITLE_LENGTH = 80
export const titleOf = ({ title = '' }: { title?: string }): string => oneLine(title, TITLE_LENGTH)

/** A body that stands in a chart (the ascendant without a degree where none is given), or that moves over one. */
export type Shown = Omit<ChartBody, 'degree'> & { readonly degree: number | undefined; readonly moves?: boolean }

export const degreeText = (degree: number, shown: ChartStyle['showDegrees']): string =>
  shown === 'minutes' ? degreesAndMinutes(degree) : `${Math.floor(degree)}°`

export const bodyLabel = (
  { name, degree, retrograde, combust, moves = false }: Shown,
  { labels, showDegrees, size, words }: ChartStyle,
): Label => {
  const clean = oneLine(name, NAME_LENGTH)
  const [english, symbol] = BODIES[clean] ?? [firstGraphemes(clean, 2), null]
  const word = words?.bodies[clean]
  const abbreviation = word?.short ?? english
  const drawn = labels === 'symbol' ? symbol : null
  const letter = labels === 'symbol' ? 0.8 : 1
  const marks = `${retrograde ? `(${words?.retrograde ?? 'R'})` : ''}${combust ? `(${words?.combust ?? 'c'})` : ''}`
  const minor = {
    scale: (size < SMALL ? 0.82 : 0.74) * letter,
    bold: false,
    colour: moves ? ('accent' as const) : ('text' as const),
  }
  return [
    {
      text: drawn ?? (labels === 'name' ? (word?.name ?? clean) : abbreviation),
      scale: drawn ? 1 : letter,
      gap: 0,
      bold: !drawn && !moves,
      colour: moves ? 'accent' : 'planet',
    },
    ...(showDegrees && degree !== undefined ? [{ ...minor, text: degreeText(degree, showDegrees), gap: 0.14 }] : []),
    ...(marks ? [{ ...minor, text: marks, gap: 0.1 }] : []),
  ]
}

export const signLabel = (signNumber: number, sign: string, { labels, words }: ChartStyle): string => {
  const word = words?.signs[signNumber - 1]
  return {
    abbreviation: word?.short ?? SIGNS[signNumber - 1]!,
    symbol: String.fromCodePoint(0x2647 + signNumber) + TEXT_STYLE,
    name: oneLine(word?.name ?? sign, NAME_LENGTH),
  }[labels]
}
