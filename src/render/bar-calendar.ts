import { FONT_STACK } from './fonts.ts'
import { escapeXml } from './one-line.ts'
import { round } from './polygon.ts'

/** A period of the year; both ends are fractions of the year, 0 to 1. */
interface Bar {
  readonly from: number
  readonly to: number
  /** Drawn in a light colour: the time before or after a main bar. */
  readonly faint?: boolean
}

interface BarCalendarFacts {
  readonly title: string
  readonly caption: string
  readonly months: readonly { readonly name: string; readonly from: number }[]
  readonly rows: readonly { readonly name: string; readonly symbol: string; readonly bars: readonly Bar[] }[]
  readonly legend: { readonly full: string; readonly faint: string }
}

const WIDTH = 1100
const LEFT = 150
const RIGHT = 1070
const TOP = 108
const STEP = 44
const HEIGHT_OF_BAR = 22
const INK = '#3F3A34'
const FULL = '#A3432F'
const FAINT = '#E7C2B2'

/** SVG with a row for each planet, whose periods of a year are bars. The same facts give the same bytes. */
export const barCalendar = ({ title, caption, months, rows, legend }: BarCalendarFacts) => {
  const bottom = TOP + STEP * rows.length
  const height = bottom + 74
  const x = (part: number) => LEFT + (RIGHT - LEFT) * Math.max(0, Math.min(1, part))
  const text = (at: readonly [number, number], words: string, rest = '') =>
    `<text x="${round(at[0])}" y="${round(at[1])}" font-family="${FONT_STACK}" fill="${INK}" ${rest}>${escapeXml(words)}</text>`
  const bar = ({ from, to, faint }: Bar, row: number) =>
    `<path d="M${round(x(from))} ${round(TOP + STEP * row + (STEP - HEIGHT_OF_BAR) / 2)}H${round(Math.max(x(to), x(from) + 1))}v${HEIGHT_OF_BAR}H${round(x(from))}Z" fill="${faint ? FAINT : FULL}"/>`
  const content = [
    `<svg xmlns="http://www.w3.org/2000/svg" version="1.1" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escapeXml(title)}">`,
    `<path d="M0 0H${WIDTH}V${height}H0Z" fill="#FFFDF8"/>`,
    text([40, 42], title, 'font-size="24" font-weight="700"'),
    text([40, 66], caption, 'font-size="14"'),
    ...months.flatMap(({ name, from }, i) => [
      `<path d="M${round(x(from))} ${TOP - 8}V${bottom}" stroke="#DCD4C7" stroke-width="1"/>`,
      text([(x(from) + x(months[i + 1]?.from ?? 1)) / 2, TOP - 12], name, 'font-size="14" text-anchor="middle"'),
    ]),
    ...rows.flatMap(({ name, symbol, bars }, row) => [
      `<path d="M40 ${TOP + STEP * (row + 1)}H${RIGHT}" stroke="#EAE3D8" stroke-width="1"/>`,
      text([40, TOP + STEP * row + STEP / 2 + 6], symbol, 'font-size="20"'),
      text([70, TOP + STEP * row + STEP / 2 + 6], name, 'font-size="16"'),
      ...bars.filter(({ faint }) => faint).map((each) => bar(each, row)),
      ...bars.filter(({ faint }) => !faint).map((each) => bar(each, row)),
    ]),
    `<path d="M${LEFT} ${bottom + 30}h36v14h-36Z" fill="${FULL}"/>`,
    text([LEFT + 46, bottom + 42], legend.full, 'font-size="14"'),
    `<path d="M${LEFT + 220} ${bottom + 30}h36v14h-36Z" fill="${FAINT}"/>`,
    text([LEFT + 266, bottom + 42], legend.faint, 'font-size="14"'),
    '</svg>',
  ].join('\n')
  return { format: 'svg' as const, width: WIDTH, height, content }
}
