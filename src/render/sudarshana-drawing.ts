import { type Caption, captionPaths } from './captions.ts'
import { housesDescription } from './chart-drawing.ts'
import type { ChartStyle, SudarshanaFacts } from './chart-facts.ts'
import { EXTENT, type Layout, ringPath, sector } from './chart-layouts.ts'
import { chartDocument, lineWidth } from './chart-page.ts'
import { chartLabelLines } from './chart-text.ts'
import { createPen } from './glyphs.ts'
import { fillAttributes, paintsByRole, strokeAttributes } from './paint.ts'
import { type Point, round } from './polygon.ts'
import { measure, spanElements } from './typeset.ts'
import { group, titleElement } from './wheel-frame.ts'

const MIDDLE = EXTENT / 2
const MARGIN = 36
/** Radii: inner edge of the house numbers; edges of the three rings. An outer ring is less deep, since its houses are broader. */
const HUB = 112
const EDGES = [170, 470, 712, 944] as const
const RIM = EDGES[3]

/** Start angle of a house, degrees. House 1 is at the top; the others follow anticlockwise. */
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
/** Centres of the house numbers. */
const NUMBERS = Array.from({ length: 12 }, (_, i) => sector(HUB, EDGES[0], startOf(i + 1)).at((HUB + EDGES[0]) / 2))

/** Available width of a corner line that ends `depth` from the upper or the lower edge. */
const lineWidthAt = (depth: number) => MIDDLE - MARGIN - Math.sqrt(Math.max(0, (RIM + 12) ** 2 - (MIDDLE - depth) ** 2))

/** Legend icon: three small rings, one of them filled. */
const icon = ([x, y]: Point, which: number, radius: number) => {
  const disc = (r: number) => `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
  const [inner, outer] = [(radius * which) / 3, (radius * (which + 1)) / 3].map(round) as [number, number]
  return {
    full: inner ? disc(outer) + disc(inner) : disc(outer),
    rings: [1, 2, 3].map((ring) => disc(round((radius * ring) / 3))).join(''),
  }
}

/** The sudarshana chakra: rings of houses from ascendant, Moon and Sun, the innermost first. Reference: BPHS ch. 74, 4-6. */
export const drawSudarshana = ({ title, rings, running }: SudarshanaFacts, style: ChartStyle): string => {
  const { size } = style
  const theme = paintsByRole(style.theme)
  const pen = createPen()
  const pixel = EXTENT / size
  const letter = Math.max(50, 9 * pixel)
  const line = lineWidth(size)
  const ringStyle: ChartStyle = { ...style, labels: style.labels === 'name' ? 'abbreviation' : style.labels }
  const ringGroups = rings.map(({ name, chart }, i) => {
    const { lines, entriesBySlot: standing } = chartLabelLines(
      { ...chart, title: '' },
      ringStyle,
      theme,
      RINGS[i]!,
      measure,
    )
    const texts = lines.flatMap((each) => spanElements(each, pen).map((text) => ({ ...text, slot: each.slot })))
    const houses = chart.cells.map(({ house, sign }, slot) => {
      const slotTexts = texts.filter((text) => text.slot === slot)
      const entries = standing[slot]!.map((entry, k) =>
        group(
          entry.kind,
          titleElement(entry.title(style)) +
            slotTexts.flatMap(({ about, text }) => (about === k ? [text] : [])).join(''),
          entry.data,
        ),
      )
      const letters = slotTexts.flatMap(({ about, text }) => (about === undefined ? [text] : []))
      return group('house', [titleElement(`House ${house}, ${sign}`), ...letters, ...entries].join(''), { house, sign })
    })
    return group('ring', titleElement(name) + houses.join(''), { from: chart.title })
  })
  const numbers = NUMBERS.map(([x, y], i) =>
    pen.letters(String(i + 1), { x, y, size: Math.min(letter, 46), colour: theme.text }),
  )
  const headSize = Math.max(64, 9.5 * pixel)
  const headCaptions: Caption[] = [
    {
      text: title,
      x: MARGIN,
      y: 24,
      width: lineWidthAt(24 + 1.3 * headSize),
      size: headSize,
      colour: theme.text,
      bold: true,
    },
    ...(running
      ? [
          {
            text: running.description,
            x: EXTENT - MARGIN - lineWidthAt(24 + 1.3 * letter),
            y: 24,
            width: lineWidthAt(24 + 1.3 * letter),
            size: letter,
            colour: theme.accent,
            align: 'right' as const,
          },
        ]
      : []),
  ]
  const radius = round(0.42 * letter)
  const legend = rings.map(({ name }, i) => {
    // The innermost ring is the lowest row; the corner is widest at the bottom.
    const depth = 24 + 1.35 * letter * (i + 1)
    const y = EXTENT - depth
    const { full, rings: circles } = icon([MARGIN + radius, y + 0.68 * letter], i, radius)
    const x = MARGIN + 2.5 * radius
    return [
      `<path d="${full}" ${fillAttributes(theme.planet)} fill-rule="evenodd"/>`,
      `<path d="${circles}" ${strokeAttributes(theme.line)} stroke-width="${round(line / 2)}"/>`,
      captionPaths(
        [{ text: name, x, y, width: lineWidthAt(depth) - 2.5 * radius, size: letter, colour: theme.text }],
        pen,
      ),
    ].join('')
  })
  const wedge = (house: number) => sector(HUB, RIM, startOf(house)).outline
  return chartDocument({
    kind: 'sudarshana',
    style,
    theme,
    title,
    description: rings.map(({ name, chart }) => `Ring of ${name}. ${housesDescription(chart)}`).join('. '),
    pen,
    body: [
      `<path d="${wedge(1)}" ${fillAttributes(theme.line, 'ascendant')} fill-opacity="0.1"/>`,
      running
        ? `<path d="${wedge(running.house)}" ${fillAttributes(theme.accent, 'running')} fill-opacity="0.24"/>`
        : '',
      `<path d="${[HUB, ...EDGES].map(ringPath).join('') + rings[0]!.chart.cells.map(({ house }) => sector(HUB, RIM, startOf(house)).side(HUB, RIM)).join('')}" ${strokeAttributes(theme.line, 'lines')} stroke-width="${line}" stroke-linejoin="round"/>`,
      ...ringGroups,
      group('numbers', numbers.join('')),
      group('captions', captionPaths(headCaptions, pen)),
      group('legend', legend.join('')),
    ],
  })
}
