import type { ChartStyle } from './chart.ts'
import { TEXT_STYLE } from './typeset.ts'

/** Short form and Unicode symbol of each body; source of the symbols: Unicode, blocks Miscellaneous Symbols. */
const BODIES: Readonly<Record<string, readonly [abbreviation: string, symbol: string]>> = {
  Ascendant: ['As', 'As'],
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

/** What XML cannot hold (control characters, lone surrogates) goes; runs of space become one. */
export const printable = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\uFFFD-\uFFFF]/g, '')
    .trim()

export const bodyLabel = (name: string, labels: ChartStyle['labels']): string => {
  const clean = printable(name)
  if (labels === 'name') return clean
  const [abbreviation, symbol] = BODIES[clean] ?? [[...clean].slice(0, 2).join(''), null]
  return (labels === 'symbol' && symbol) || abbreviation
}

export const signLabel = (signNumber: number, sign: string, labels: ChartStyle['labels']): string =>
  ({
    abbreviation: SIGNS[signNumber - 1]!,
    symbol: String.fromCodePoint(0x2647 + signNumber) + TEXT_STYLE,
    name: printable(sign),
  })[labels]
