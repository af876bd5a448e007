import { shortDate } from '../time/iso.ts'
import { FONT_STACK } from './fonts.ts'
import { escapeXml } from './one-line.ts'
import { round } from './polygon.ts'

export interface CurvesFacts {
  readonly title: string
  /** Consecutive dates, YYYY-MM-DD. */
  readonly days: readonly string[]
  /** `at`: height of the curve, -1 to 1, at a number of days after the first date. */
  readonly curves: readonly { readonly name: string; readonly at: (day: number) => number }[]
}

const WIDTH = 960
const HEIGHT = 420
const BOX = { left: 56, right: 936, top: 56, bottom: 340 }
const MIDDLE = (BOX.top + BOX.bottom) / 2
const REACH = (BOX.bottom - BOX.top) / 2 - 8
const COLOURS = ['#C2352B', '#1F62A8', '#3F7A36', '#8A4FA3']
const DASHES = ['', '9 4', '2 4', '12 4 2 4']
/** Upper bound on the points of one curve. */
const MOST_POINTS = 1500
const LABELS = 10

/** SVG of curves over days, with a legend. Curves differ in colour and dashes. */
export const curvesSvg = ({ title, days, curves }: CurvesFacts) => {
  const last = Math.max(1, days.length - 1)
  const x = (day: number) => BOX.left + ((BOX.right - BOX.left) * day) / last
  const steps = Math.max(1, Math.min(8, Math.floor(MOST_POINTS / last)))
  const line = (at: (day: number) => number) =>
    Array.from({ length: last * steps + 1 }, (_, i) => {
      const day = i / steps
      return `${i === 0 ? 'M' : 'L'}${round(x(day))} ${round(MIDDLE - REACH * at(day))}`
    }).join('')
  const every = Math.ceil(days.length / LABELS)
  const text = (at: readonly [number, number], words: string, rest = '') =>
    `<text x="${round(at[0])}" y="${round(at[1])}" font-family="${FONT_STACK}" fill="#3F3A34" ${rest}>${escapeXml(words)}</text>`
  const content = [
    `<svg xmlns="http://www.w3.org/2000/svg" version="1.1" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeXml(title)}">`,
    `<path d="M0 0H${WIDTH}V${HEIGHT}H0Z" fill="#FFFDF8"/>`,
    text([BOX.left, 34], title, 'font-size="20" font-weight="700"'),
    ...[1, 0, -1].map(
      (level) =>
        `<path d="M${BOX.left} ${round(MIDDLE - REACH * level)}H${BOX.right}" stroke="${level === 0 ? '#3F3A34' : '#D8D0C4'}" stroke-width="1"/>${text([BOX.left - 8, MIDDLE - REACH * level + 4], String(100 * level), 'font-size="12" text-anchor="end"')}`,
    ),
    ...days.flatMap((date, day) =>
      day % every === 0
        ? [
            `<path d="M${round(x(day))} ${BOX.top}V${BOX.bottom}" stroke="#EAE3D8" stroke-width="1"/>`,
            text(
              [x(day), BOX.bottom + 18],
              shortDate(date).replace(/ \d{4}$/, ''),
              'font-size="12" text-anchor="middle"',
            ),
          ]
        : [],
    ),
    ...curves.map(
      ({ at }, i) =>
        `<path d="${line(at)}" fill="none" stroke="${COLOURS[i % 4]}" stroke-width="2.4" stroke-linejoin="round"${DASHES[i % 4] && ` stroke-dasharray="${DASHES[i % 4]}"`}/>`,
    ),
    ...curves.flatMap(({ name }, i) => [
      `<path d="M${BOX.left + 210 * i} 392h36" stroke="${COLOURS[i % 4]}" stroke-width="3"${DASHES[i % 4] && ` stroke-dasharray="${DASHES[i % 4]}"`}/>`,
      text([BOX.left + 44 + 210 * i, 397], name, 'font-size="15"'),
    ]),
    '</svg>',
  ].join('\n')
  return { format: 'svg' as const, width: WIDTH, height: HEIGHT, content }
}
