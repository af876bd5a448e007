import { type Graha, MEAN_SPEED } from '../grahas.ts'
import type { Star28 } from '../panchang/stars.ts'

/** The Sarvatobhadra chakra, nine by nine: row 0 is north, column 8 is east. */

// source: Sarvatobhadra as in Narapati Jayacharya and Mantreswara's commentators; consonants in the order of the
// avakahada
const ROWS = [
  ['ii', 'Dhanishta', 'Shatabhisha', 'Purva Bhadrapada', 'Uttara Bhadrapada', 'Revati', 'Ashwini', 'Bharani', 'a'],
  ['Shravana', 'rii', 'ga', 'sa', 'da', 'cha', 'la', 'u', 'Krittika'],
  ['Abhijit', 'kha', 'ai', 'Aquarius', 'Pisces', 'Aries', 'lri', 'a_akshara', 'Rohini'],
  ['Uttara Ashadha', 'ja', 'Capricorn', 'ah', 'Rikta Friday', 'o', 'Taurus', 'va', 'Mrigashira'],
  [
    'Purva Ashadha',
    'bha',
    'Sagittarius',
    'Jaya Thursday',
    'Purna Saturday',
    'Nanda Sunday Tuesday',
    'Gemini',
    'ka',
    'Ardra',
  ],
  ['Mula', 'ya', 'Scorpio', 'am', 'Bhadra Monday Wednesday', 'au', 'Cancer', 'ha', 'Punarvasu'],
  ['Jyeshtha', 'na', 'e', 'Libra', 'Virgo', 'Leo', 'lrii', 'da_retroflex', 'Pushya'],
  ['Anuradha', 'ri', 'ta', 'ra', 'pa', 'ta_retroflex', 'ma', 'uu', 'Ashlesha'],
  ['i', 'Vishakha', 'Swati', 'Chitra', 'Hasta', 'Uttara Phalguni', 'Purva Phalguni', 'Magha', 'aa'],
] as const

export const CELL_KINDS = ['nakshatra', 'vowel', 'consonant', 'sign', 'weekday_tithi'] as const
type CellKind = (typeof CELL_KINDS)[number]
export interface ChakraCell {
  readonly row: number
  readonly column: number
  readonly content: string
  readonly kind: CellKind
}

/** The last index of rows and columns, and the index of the middle. */
const LAST = 8
const MIDDLE = 4
const ring = (row: number, column: number) => Math.max(Math.abs(row - MIDDLE), Math.abs(column - MIDDLE))
/** By rings from outside: stars, consonants, signs, weekdays with tithis. The diagonals have vowels. */
const kindOf = (row: number, column: number): CellKind => {
  const at = ring(row, column)
  if (at <= 1 && (row === MIDDLE || column === MIDDLE)) return 'weekday_tithi'
  if (Math.abs(row - MIDDLE) === Math.abs(column - MIDDLE)) return 'vowel'
  return at === 4 ? 'nakshatra' : at === 3 ? 'consonant' : 'sign'
}

export const SARVATOBHADRA: readonly (readonly ChakraCell[])[] = ROWS.map((cells, row) =>
  cells.map((content, column) => ({ row, column, content, kind: kindOf(row, column) })),
)
export const SARVATOBHADRA_CELLS = SARVATOBHADRA.flat()
export const chakraCell = (content: string): ChakraCell | undefined =>
  SARVATOBHADRA_CELLS.find((cell) => cell.content.toLowerCase() === content.toLowerCase())

export const VEDHA_LINES = ['across', 'left', 'right'] as const
export type VedhaLine = (typeof VEDHA_LINES)[number]
type Step = readonly [row: number, column: number]

/** The direction of a line from a cell of the outer ring; left and right as seen from it towards the centre. */
const stepOf = ({ row, column }: ChakraCell, line: VedhaLine): Step => {
  const inward: Step = row === 0 ? [1, 0] : row === LAST ? [-1, 0] : column === 0 ? [0, 1] : [0, -1]
  if (line === 'across') return inward
  const [down, right] = inward
  const toLeft: Step = [-right, down]
  return line === 'left' ? [down + toLeft[0], right + toLeft[1]] : [down - toLeft[0], right - toLeft[1]]
}

/** The cells in vedha of a star along a line, in order, without the star's own cell. */
export const vedhaCells = (star: Star28, line: VedhaLine): ChakraCell[] => {
  const from = chakraCell(star)!
  const [down, right] = stepOf(from, line)
  const cells: ChakraCell[] = []
  for (let row = from.row + down, column = from.column + right; ; row += down, column += right) {
    const cell = SARVATOBHADRA[row]?.[column]
    if (!cell) return cells
    cells.push(cell)
  }
}

// source: the specification of this project, rule of corner vowels: the stars beside a corner are in vedha with it from
// their outer pada
const CORNERS: Readonly<Record<string, readonly (readonly [Star28, number])[]>> = {
  a: [
    ['Krittika', 1],
    ['Bharani', 4],
  ],
  aa: [
    ['Ashlesha', 4],
    ['Magha', 1],
  ],
  i: [
    ['Vishakha', 4],
    ['Anuradha', 1],
  ],
  ii: [
    ['Shravana', 4],
    ['Dhanishta', 1],
  ],
}
/** The corner vowel in vedha of a pada; null without one. */
export const cornerVedha = (star: Star28, pada: number): ChakraCell | null => {
  const match = Object.entries(CORNERS).find(([, from]) =>
    from.some(([each, cornerPada]) => each === star && cornerPada === pada),
  )
  return match ? chakraCell(match[0])! : null
}

export const VEDHA_MOTIONS = ['fast', 'mean', 'retrograde'] as const
export type Motion = (typeof VEDHA_MOTIONS)[number]

/** Factor of the mean motion above which a motion is fast. Source: the specification of this project. */
const FAST = 1.1
/** The motion relative to the mean motions of `MEAN_SPEED`. Sun, Moon and the nodes have none and count as mean. */
export const motionOf = (graha: Graha, speed: number): Motion => {
  if (speed < 0) return 'retrograde'
  const mean = MEAN_SPEED[graha]
  return mean !== undefined && speed > FAST * mean ? 'fast' : 'mean'
}
const LINE_OF = { mean: 'across', fast: 'left', retrograde: 'right' } as const satisfies Record<Motion, VedhaLine>
/** Sun, Moon and the nodes have vedha along all three lines, the others along that of their motion. */
export const linesOfGraha = (graha: Graha, motion: Motion): readonly VedhaLine[] =>
  MEAN_SPEED[graha] === undefined ? VEDHA_LINES : [LINE_OF[motion]]

// source: Narapati Jayacharya as commentators give it, by the number of factors in malefic vedha
export const VEDHA_LEVELS = ['none', 'anxiety', 'loss', 'harm', 'disease', 'calamity'] as const
