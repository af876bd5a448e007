import { abbreviationOf } from '../lexicon/abbreviations.ts'
import { longDate } from '../time/iso.ts'
import { FONT_STACK } from './fonts.ts'
import { escapeXml } from './one-line.ts'

interface ChakraCell {
  readonly row: number
  readonly column: number
  readonly content: string
  readonly kind: string
  readonly planets: readonly string[]
  readonly pierced_by: readonly string[]
}

const CELL = 104
const LEFT = 32
const TOP = 96
const SIDE = 9 * CELL
const WIDTH = SIDE + 2 * LEFT
const HEIGHT = TOP + SIDE + 62
const INK = '#3F3A34'
const FILLS: Readonly<Record<string, string>> = {
  nakshatra: '#F6EBD6',
  vowel: '#E4E9F2',
  consonant: '#F3F0EA',
  sign: '#E3EFE3',
  weekday_tithi: '#F6E1DA',
}
const PLANET_COLOUR = '#8E2F1F'
const VEDHA_COLOUR = '#1F62A8'
/** Sounds in scholarly transliteration, by their plain spelling in answers. */
const SOUNDS: Readonly<Record<string, string>> = {
  aa: 'ā',
  ii: 'ī',
  uu: 'ū',
  ri: 'ṛ',
  rii: 'ṝ',
  lri: 'ḷ',
  lrii: 'ḹ',
  am: 'aṃ',
  ah: 'aḥ',
  a_akshara: 'a',
  ta_retroflex: 'ṭa',
  da_retroflex: 'ḍa',
}

const linesOf = (content: string): string[] => (content.length > 11 ? content.split(' ') : [content])

/** The nine-by-nine chakra: each cell with its planets and the planets whose vedha pierces it. The same facts give the same bytes. */
export const sarvatobhadraSvg = (date: string, grid: readonly (readonly ChakraCell[])[]) => {
  const text = (x: number, y: number, words: string, rest: string) =>
    `<text x="${x}" y="${y}" font-family="${FONT_STACK}" ${rest}>${escapeXml(words)}</text>`
  const cellSvg = ({ row, column, content, kind, planets, pierced_by }: ChakraCell) => {
    const [x, y] = [LEFT + column * CELL, TOP + row * CELL]
    const middle = x + CELL / 2
    const lines = linesOf(SOUNDS[content] ?? content)
    const size = kind === 'vowel' || kind === 'consonant' ? 24 : 15
    return [
      `<path d="M${x} ${y}h${CELL}v${CELL}h-${CELL}Z" fill="${FILLS[kind]}" stroke="${INK}" stroke-width="1"/>`,
      ...lines.map((line, i) =>
        text(middle, y + 26 + i * 17, line, `fill="${INK}" font-size="${size}" text-anchor="middle"`),
      ),
      ...(planets.length > 0
        ? [
            text(
              middle,
              y + CELL - 28,
              planets.map(abbreviationOf).join(' '),
              `fill="${PLANET_COLOUR}" font-size="18" font-weight="700" text-anchor="middle"`,
            ),
          ]
        : []),
      ...(pierced_by.length > 0
        ? [
            text(
              middle,
              y + CELL - 9,
              pierced_by.map(abbreviationOf).join(' '),
              `fill="${VEDHA_COLOUR}" font-size="13" text-anchor="middle"`,
            ),
          ]
        : []),
    ].join('\n')
  }
  const title = `Sarvatobhadra chakra, ${longDate(date)}`
  const content = [
    `<svg xmlns="http://www.w3.org/2000/svg" version="1.1" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeXml(title)}">`,
    `<path d="M0 0H${WIDTH}V${HEIGHT}H0Z" fill="#FFFDF8"/>`,
    text(LEFT, 42, title, `fill="${INK}" font-size="26" font-weight="700"`),
    text(WIDTH / 2, 82, 'north', `fill="${INK}" font-size="14" text-anchor="middle"`),
    text(WIDTH - LEFT, 82, 'east at the right', `fill="${INK}" font-size="14" text-anchor="end"`),
    ...grid.flat().map(cellSvg),
    text(LEFT, TOP + SIDE + 34, 'Red: who stands in a cell.', `fill="${PLANET_COLOUR}" font-size="16"`),
    text(LEFT + 220, TOP + SIDE + 34, 'Blue: whose vedha pierces it.', `fill="${VEDHA_COLOUR}" font-size="16"`),
    '</svg>',
  ].join('\n')
  return { format: 'svg' as const, width: WIDTH, height: HEIGHT, content }
}
