import type { ChartFacts, ChartStyle } from './chart.ts'
import { bodyLabel, printable, signLabel } from './chart-labels.ts'
import { EXTENT, layoutOf, type Slot } from './chart-layouts.ts'
import { FONT_STACK } from './fonts.ts'
import { inset, type Polygon, pathOf } from './polygon.ts'
import { pour, settle } from './pour.ts'
import { type Line, type Measure, measure, type Span, textElements } from './typeset.ts'

type Cell = ChartFacts['cells'][number]
type Label = readonly {
  readonly text: string
  readonly scale: number
  readonly bold?: boolean
  readonly gap?: number
}[]

/** Size of degrees and marks beside the body they belong to. */
const MINOR = 0.74
const GAP = 0.55
const MARGIN = 26

const SIGN_NAMES = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
] as const

const label = (text: string, degree: number | null, marks: string): Label => [
  { text, scale: 1, bold: true },
  ...(degree === null ? [] : [{ text: `${Math.floor(degree)}°`, scale: MINOR, gap: 0.14 }]),
  ...(marks ? [{ text: marks, scale: MINOR, gap: 0.1 }] : []),
]

const labelsOf = (bodies: Cell['bodies'], { labels, showDegrees }: ChartStyle): Label[] =>
  bodies.map(({ name, degree, retrograde, combust }) =>
    label(bodyLabel(name, labels), showDegrees ? degree : null, `${retrograde ? '(R)' : ''}${combust ? '(c)' : ''}`),
  )

const widthOf = (parts: Label, width: Measure): number =>
  parts.reduce((sum, { text, scale, bold, gap }) => sum + width(text, bold) * scale + (gap ?? 0), 0)

const escaped = (text: string): string => text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`)

/**
 * The chart as an SVG document: lines and ground drawn here, text laid out by satori.
 * The same facts and style give the same bytes.
 */
export const drawChart = async (facts: ChartFacts, style: ChartStyle): Promise<string> => {
  const { size, theme, labels } = style
  const pixel = EXTENT / size
  const width = await measure()
  const title = facts.title === undefined ? '' : printable(facts.title)
  const layout = layoutOf(style.style, title !== '')
  const bodySize = Math.max(70, 9.5 * pixel)
  const signSize = Math.max(46, 7.5 * pixel)
  const ascendant = facts.cells.find(({ house }) => house === 1)!
  const ascendantSlot = layout.fixed === 'house' ? 0 : ascendant.signNumber - 1
  const marked = layout.fixed === 'sign' || facts.ascendantDegree !== undefined
  const stroke = layout.stroke?.(ascendantSlot)
  const lines: Line[] = []

  const write = (
    region: Polygon,
    labels: readonly Label[],
    gap: number,
    cap: number,
    spread: (part: Label[number]) => string,
  ) => {
    if (!labels.length) return
    const poured = pour(
      region,
      labels.map((parts) => widthOf(parts, width)),
      gap,
      cap,
    )
    for (const row of poured.rows)
      lines.push({
        x: row.x,
        y: row.y,
        spans: row.labels.flatMap((index) =>
          labels[index]!.map(
            (part, i): Span => ({
              text: part.text,
              size: part.scale * poured.size,
              bold: part.bold,
              colour: spread(part),
              gap: (i ? (part.gap ?? 0) : gap) * poured.size,
            }),
          ),
        ),
      })
  }

  const drawSlot = ({ region, corner, sign, house }: Slot, slot: number) => {
    const cells = facts.cells.filter((cell) => (layout.fixed === 'house' ? cell.house : cell.signNumber) === slot + 1)
    const signNumber = layout.fixed === 'house' ? cells[0]!.signNumber : slot + 1
    const text =
      style.style === 'north' ? String(signNumber) : signLabel(signNumber, cells[0]?.sign ?? SIGN_NAMES[slot]!, labels)
    let room = inset(slot === ascendantSlot && stroke ? stroke.region : region, MARGIN)
    let place = sign
    if (corner) {
      const settled = settle(room, corner, width(text) * signSize, signSize)
      place = { at: settled.at, turn: 0 }
      room = settled.rest
    }
    if (place)
      lines.push({
        x: place.at[0],
        y: place.at[1],
        turn: place.turn,
        spans: [{ text, size: signSize, colour: theme.text }],
      })
    if (house)
      lines.push({ x: house[0], y: house[1], spans: [{ text: String(slot + 1), size: signSize, colour: theme.text }] })
    const marker =
      slot === ascendantSlot && marked
        ? [label(bodyLabel('Ascendant', labels), style.showDegrees ? (facts.ascendantDegree ?? null) : null, '')]
        : []
    const bodies = cells.flatMap(({ bodies }) => labelsOf(bodies, style))
    write(room, [...marker, ...bodies], GAP, bodySize, ({ bold }) => (bold ? theme.planet : theme.text))
  }
  layout.slots.forEach(drawSlot)
  if (title) {
    const words = title.split(' ').map((text): Label => [{ text, scale: 1, bold: true }])
    write(layout.title, words, 0.28, Math.max(84, 10 * pixel), () => theme.text)
  }

  const path = (data: string, look: string) => `<path d="${data}" ${look}/>`
  const pen = `fill="none" stroke="${theme.line}" stroke-width="${Math.max(5, pixel)}" stroke-linejoin="round"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${EXTENT} ${EXTENT}" role="img" aria-label="${escaped(title || 'Chart')}" font-family="${FONT_STACK}">`,
    path(`M0 0H${EXTENT}V${EXTENT}H0Z`, `fill="${theme.background}"`),
    path(pathOf(layout.slots[ascendantSlot]!.region), `fill="${theme.line}" fill-opacity="0.1"`),
    path(layout.lines + (stroke?.line ?? ''), pen),
    await textElements(lines, EXTENT),
    '</svg>',
  ].join('\n')
}
