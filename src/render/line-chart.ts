import { shortDate } from '../time/iso.ts'
import { FONT_STACK } from './fonts.ts'
import { escapeXml } from './one-line.ts'
import { round } from './polygon.ts'

interface LineSeries {
  readonly name: string
  /** One value for each date; null leaves a gap. */
  readonly values: readonly (number | null)[]
}

interface LineChartFacts {
  readonly title: string
  readonly caption: string
  /** Dates YYYY-MM-DD, in order. */
  readonly dates: readonly string[]
  readonly series: readonly LineSeries[]
  /** Marks on the first series; `at` is an index into `dates`. */
  readonly marks?: readonly { readonly at: number; readonly high: boolean }[]
}

const WIDTH = 1100
const HEIGHT = 560
const BOX = { left: 78, right: 1068, top: 92, bottom: 456 }
const INK = '#3F3A34'
const COLOURS = ['#1F62A8', '#C2352B', '#3F7A36', '#8A4FA3']
const DASHES = ['', '9 5', '3 4', '12 4 2 4']
const TICKS = 6
const LABELS = 10

/** A tick step of 1, 2 or 5 times a power of ten that gives about `TICKS` ticks over a span. */
const tickStep = (span: number): number => {
  const rough = span / TICKS
  const power = 10 ** Math.floor(Math.log10(rough))
  return power * ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10)
}

/** SVG of values over dates. The lines differ in colour and dashes. The same facts give the same bytes. */
export const lineChart = ({ title, caption, dates, series, marks = [] }: LineChartFacts) => {
  const all = series.flatMap(({ values }) => values.filter((value) => value !== null))
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const step = tickStep(Math.max(high - low, 1e-6))
  const floor = step * Math.floor(low / step)
  const top = Math.max(step * Math.ceil(high / step), floor + step)
  const x = (i: number) => BOX.left + ((BOX.right - BOX.left) * i) / Math.max(1, dates.length - 1)
  const y = (value: number) => BOX.bottom - ((BOX.bottom - BOX.top) * (value - floor)) / (top - floor)
  const text = (at: readonly [number, number], words: string, rest = '') =>
    `<text x="${round(at[0])}" y="${round(at[1])}" font-family="${FONT_STACK}" fill="${INK}" ${rest}>${escapeXml(words)}</text>`
  const levels = Array.from({ length: Math.round((top - floor) / step) + 1 }, (_, i) => floor + i * step)
  const every = Math.max(1, Math.ceil(dates.length / LABELS))
  const pathOf = (values: LineSeries['values']) => {
    let command = 'M'
    return values
      .map((value, i) => {
        if (value === null) {
          command = 'M'
          return ''
        }
        const point = `${command}${round(x(i))} ${round(y(value))}`
        command = 'L'
        return point
      })
      .join('')
  }
  const dashed = (i: number) => DASHES[i % 4] && ` stroke-dasharray="${DASHES[i % 4]}"`
  const content = [
    `<svg xmlns="http://www.w3.org/2000/svg" version="1.1" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeXml(title)}">`,
    `<path d="M0 0H${WIDTH}V${HEIGHT}H0Z" fill="#FFFDF8"/>`,
    text([BOX.left, 40], title, 'font-size="24" font-weight="700"'),
    text([BOX.left, 66], caption, 'font-size="14"'),
    ...levels.map(
      (level) =>
        `<path d="M${BOX.left} ${round(y(level))}H${BOX.right}" stroke="${Math.abs(level) < step / 1e6 ? INK : '#DCD4C7'}" stroke-width="1"/>${text([BOX.left - 10, y(level) + 5], String(Number(level.toPrecision(6))), 'font-size="14" text-anchor="end"')}`,
    ),
    ...dates.flatMap((date, i) =>
      i % every === 0
        ? [
            `<path d="M${round(x(i))} ${BOX.bottom}v6" stroke="${INK}" stroke-width="1"/>`,
            text([x(i), BOX.bottom + 24], shortDate(date), 'font-size="13" text-anchor="middle"'),
          ]
        : [],
    ),
    ...series.map(
      ({ values }, i) =>
        `<path d="${pathOf(values)}" fill="none" stroke="${COLOURS[i % 4]}" stroke-width="2.4" stroke-linejoin="round"${dashed(i)}/>`,
    ),
    ...marks.flatMap(({ at, high: isHigh }) => {
      const value = series[0]?.values[at]
      if (value === null || value === undefined) return []
      const [px, py] = [x(at), y(value) + (isHigh ? -9 : 9)]
      const tip = isHigh ? 8 : -8
      return [`<path d="M${round(px)} ${round(py)}l-5 ${-tip}h10Z" fill="${COLOURS[0]}"/>`]
    }),
    ...series.flatMap(({ name }, i) => [
      `<path d="M${BOX.left + 250 * i} 514h40" stroke="${COLOURS[i % 4]}" stroke-width="3"${dashed(i)}/>`,
      text([BOX.left + 50 + 250 * i, 519], name, 'font-size="15"'),
    ]),
    '</svg>',
  ].join('\n')
  return { format: 'svg' as const, width: WIDTH, height: HEIGHT, content }
}
