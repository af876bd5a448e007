import { type Caption, captionPaths } from './captions.ts'
import { housesInWords } from './chart-drawing.ts'
import type { ChartStyle, SudarshanaFacts } from './chart-facts.ts'
import { EXTENT, type Layout, ringPath, sector } from './chart-layouts.ts'
import { chartDocument, lineWidth } from './chart-page.ts'
import { chartText } from './chart-text.ts'
import { pen } from './glyphs.ts'
import { filled, paintAttributes, stroked } from './paint.ts'
import { type Point, round } from './polygon.ts'
import { measure, textsOf } from './typeset.ts'
import { group, titled } from './wheel-frame.ts'

const MIDDLE = EXTENT / 2
const MARGIN = 36
/** Inside of the numbers, and the edges of the three rings: what a house gains in breadth it may lose in depth. */
const HUB = 112
const EDGES = [170, 470, 712, 944] as const
const RIM = EDGES[3]

/** House 1 stands above, the others follow against the clock. */
const startOf = (house: number) => 255 + 30 * (house - 1)

const ringLayout = (inner: number, outer: number): Layout => ({
  fixed: 'house',
  slots: Array.from({ length: 12 }, (_, i) => {
    const { at, outline, region } = sector(inner, outer, startOf(i + 1))
    return { outline, region, corner: at(outer) }
  }),
  lines: '',
  title: [],
})

const RINGS = EDGES.slice(1).map((outer, i) => ringLayout(EDGES[i]!, outer))
/** Where the number of a house stands. */
const NUMBERS = Array.from({ length: 12 }, (_, i) => sector(HUB, EDGES[0], startOf(i + 1)).at((HUB + EDGES[0]) / 2))

/** Width of a line in a corner that reaches `depth` from the upper or the lower edge. */
const room = (depth: number) => MIDDLE - MARGIN - Math.sqrt(Math.max(0, (RIM + 12) ** 2 - (MIDDLE - depth) ** 2))

/** Three small rings, one of them full. */
const icon = ([x, y]: Point, which: number, radius: number) => {
  const disc = (r: number) => `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
  const [inner, outer] = [(radius * which) / 3, (radius * (which + 1)) / 3].map(round) as [number, number]
  return {
    full: inner ? disc(outer) + disc(inner) : disc(outer),
    rings: [1, 2, 3].map((ring) => disc(round((radius * ring) / 3))).join(''),
  }
}

/** The chart read from three places at once, the innermost ring first. Reference: BPHS ch. 74, 4-6. */
export const drawSudarshana = ({ title, rings, running }: SudarshanaFacts, style: ChartStyle): string => {
  const { size } = style
  const theme = paintAttributes(style.theme)
  const ink = pen()
  const pixel = EXTENT / size
  const letter = Math.max(50, 9 * pixel)
  const line = lineWidth(size)
  const inRing: ChartStyle = {
    ...style,
    style: 'circle',
    labels: style.labels === 'name' ? 'abbreviation' : style.labels,
  }
  const drawn = rings.map(({ name, chart }, i) => {
    const { lines, standing } = chartText({ ...chart, title: '' }, inRing, theme, RINGS[i]!, measure)
    const texts = lines.flatMap((each) => textsOf(each, ink).map((text) => ({ ...text, slot: each.slot })))
    const houses = chart.cells.map(({ house, sign }, slot) => {
      const own = texts.filter((text) => text.slot === slot)
      const entries = standing[slot]!.map((entry, k) =>
        group(
          entry.kind,
          titled(entry.title(style)) + own.flatMap(({ about, text }) => (about === k ? [text] : [])).join(''),
          entry.data,
        ),
      )
      const letters = own.flatMap(({ about, text }) => (about === undefined ? [text] : []))
      return group('house', [titled(`House ${house}, ${sign}`), ...letters, ...entries].join(''), { house, sign })
    })
    return group('ring', titled(name) + houses.join(''), { from: chart.title })
  })
  const numbers = NUMBERS.map(([x, y], i) =>
    ink.letters(String(i + 1), { x, y, size: Math.min(letter, 46), colour: theme.text }),
  )
  const headSize = Math.max(64, 9.5 * pixel)
  const heads: Caption[] = [
    { text: title, x: MARGIN, y: 24, width: room(24 + 1.3 * headSize), size: headSize, colour: theme.text, bold: true },
    ...(running
      ? [
          {
            text: running.told,
            x: EXTENT - MARGIN - room(24 + 1.3 * letter),
            y: 24,
            width: room(24 + 1.3 * letter),
            size: letter,
            colour: theme.accent,
            align: 'right' as const,
          },
        ]
      : []),
  ]
  const radius = round(0.42 * letter)
  const legend = rings.map(({ name }, i) => {
    // The outermost ring above, where the corner is widest below.
    const depth = 24 + 1.35 * letter * (i + 1)
    const y = EXTENT - depth
    const { full, rings: circles } = icon([MARGIN + radius, y + 0.68 * letter], i, radius)
    const x = MARGIN + 2.5 * radius
    return [
      `<path d="${full}" ${filled(theme.planet)} fill-rule="evenodd"/>`,
      `<path d="${circles}" ${stroked(theme.line)} stroke-width="${round(line / 2)}"/>`,
      captionPaths([{ text: name, x, y, width: room(depth) - 2.5 * radius, size: letter, colour: theme.text }], ink),
    ].join('')
  })
  const wedge = (house: number) => sector(HUB, RIM, startOf(house)).outline
  return chartDocument({
    kind: 'sudarshana',
    style,
    theme,
    title,
    description: rings.map(({ name, chart }) => `Ring of ${name}. ${housesInWords(chart)}`).join('. '),
    ink,
    body: [
      `<path d="${wedge(1)}" ${filled(theme.line, 'ascendant')} fill-opacity="0.1"/>`,
      running ? `<path d="${wedge(running.house)}" ${filled(theme.accent, 'running')} fill-opacity="0.24"/>` : '',
      `<path d="${[HUB, ...EDGES].map(ringPath).join('') + rings[0]!.chart.cells.map(({ house }) => sector(HUB, RIM, startOf(house)).side(HUB, RIM)).join('')}" ${stroked(theme.line, 'lines')} stroke-width="${line}" stroke-linejoin="round"/>`,
      ...drawn,
      group('numbers', numbers.join('')),
      group('captions', captionPaths(heads, ink)),
      group('legend', legend.join('')),
    ],
  })
}
