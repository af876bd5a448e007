import type { Card } from '../traditions/tarot/deck.ts'
import { INK, PAPER } from './card-parts.ts'
import { CARD_HEIGHT, CARD_WIDTH, cardFace } from './card-picture.ts'
import { FONT_STACK } from './fonts.ts'
import { escapeXml } from './one-line.ts'
import { round } from './polygon.ts'

export interface SpreadFacts {
  readonly title: string
  readonly layout: 'rows' | 'cross' | 'horseshoe' | 'circle'
  readonly cards: readonly {
    readonly card: Card
    /** Number printed on the card. */
    readonly number: number
    readonly reversed: boolean
    /** Name of the position in the spread. */
    readonly place: string
  }[]
}

interface CardPosition {
  /** Centre of the card, in card steps across and down. */
  readonly x: number
  readonly y: number
  readonly turn?: number
}

const CROSS: readonly CardPosition[] = [
  { x: 1.6, y: 1.5 },
  { x: 1.6, y: 1.5, turn: 90 },
  { x: 1.6, y: 0.3 },
  { x: 1.6, y: 2.7 },
  { x: 0, y: 1.5 },
  { x: 3.2, y: 1.5 },
  { x: 4.6, y: 3 },
  { x: 4.6, y: 2 },
  { x: 4.6, y: 1 },
  { x: 4.6, y: 0 },
]
const HORSESHOE: readonly CardPosition[] = [
  { x: 0, y: 1.7 },
  { x: 0.5, y: 0.75 },
  { x: 1.5, y: 0.1 },
  { x: 2.7, y: -0.1 },
  { x: 3.9, y: 0.1 },
  { x: 4.9, y: 0.75 },
  { x: 5.4, y: 1.7 },
]
const MAX_COLUMNS = 7
const rowsOf = (count: number): CardPosition[] => {
  const columns = count <= MAX_COLUMNS ? count : Math.min(MAX_COLUMNS, Math.ceil(Math.sqrt(1.6 * count)))
  return Array.from({ length: count }, (_, i) => ({ x: i % columns, y: Math.floor(i / columns) }))
}
/** Positions anticlockwise from the left, as the houses of a chart; the last card is in the middle. */
const circleOf = (count: number): CardPosition[] => [
  ...Array.from({ length: count - 1 }, (_, i) => {
    const angle = Math.PI + (2 * Math.PI * i) / (count - 1)
    return { x: 2.9 * Math.cos(angle), y: -2.2 * Math.sin(angle) }
  }),
  { x: 0, y: 0 },
]

const SCALE = 0.5
const [WIDE, HIGH] = [CARD_WIDTH * SCALE, CARD_HEIGHT * SCALE]
const [STEP_X, STEP_Y] = [WIDE + 20, HIGH + 34]
const MARGIN = 40
const HEAD = 50
const LINE_HEIGHT = 24

/** SVG of a spread with a number at each card and a legend below. */
export const spreadSvg = ({ title, layout, cards }: SpreadFacts) => {
  const positions =
    layout === 'cross'
      ? CROSS
      : layout === 'horseshoe'
        ? HORSESHOE
        : layout === 'circle'
          ? circleOf(cards.length)
          : rowsOf(cards.length)
  const [left, top] = [Math.min(...positions.map(({ x }) => x)), Math.min(...positions.map(({ y }) => y))]
  const [right, bottom] = [Math.max(...positions.map(({ x }) => x)), Math.max(...positions.map(({ y }) => y))]
  const totalWidth = Math.max(620, (right - left) * STEP_X + WIDE + 2 * MARGIN)
  const leftEdge = (totalWidth - (right - left) * STEP_X) / 2
  const legendTop = HEAD + MARGIN + (bottom - top) * STEP_Y + HIGH + MARGIN
  const columns = totalWidth >= 900 ? 2 : 1
  const lines = Math.ceil(cards.length / columns)
  const totalHeight = Math.ceil(legendTop + lines * LINE_HEIGHT + MARGIN)
  const width = Math.ceil(totalWidth)
  const text = (x: number, y: number, words: string, rest: string) =>
    `<text x="${round(x)}" y="${round(y)}" font-family="${FONT_STACK}" fill="${INK}" ${rest}>${escapeXml(words)}</text>`
  const faces = cards.map(({ card, number, reversed }, i) => {
    const { x, y, turn = 0 } = positions[i]!
    const at = [leftEdge + (x - left) * STEP_X, HEAD + MARGIN + HIGH / 2 + (y - top) * STEP_Y] as const
    const turned = turn + (reversed ? 180 : 0)
    const badge = turn ? [at[0] + HIGH / 2, at[1] - WIDE / 2] : [at[0] - WIDE / 2, at[1] - HIGH / 2]
    return [
      `<g transform="translate(${round(at[0])} ${round(at[1])})${turned ? ` rotate(${turned})` : ''} scale(${SCALE}) translate(${-CARD_WIDTH / 2} ${-CARD_HEIGHT / 2})">${cardFace(card, number)}</g>`,
      `<circle data-part="number" cx="${round(badge[0]!)}" cy="${round(badge[1]!)}" r="13" fill="${INK}"/>`,
      `<text x="${round(badge[0]!)}" y="${round(badge[1]! + 5)}" text-anchor="middle" font-family="${FONT_STACK}" font-size="14" font-weight="700" fill="${PAPER}">${i + 1}</text>`,
    ].join('')
  })
  const legend = cards.map(({ card, reversed, place }, i) =>
    text(
      MARGIN + Math.floor(i / lines) * ((width - 2 * MARGIN) / columns),
      legendTop + (i % lines) * LINE_HEIGHT + 16,
      `${i + 1}. ${place}: ${card.name}${reversed ? ', reversed' : ''}`,
      'font-size="16"',
    ),
  )
  return {
    width,
    height: totalHeight,
    content: [
      `<svg xmlns="http://www.w3.org/2000/svg" version="1.1" width="${width}" height="${totalHeight}" viewBox="0 0 ${width} ${totalHeight}" role="img" aria-label="${escapeXml(title)}">`,
      `<path d="M0 0H${width}V${totalHeight}H0Z" fill="#E9E3D3"/>`,
      text(MARGIN, 40, title, 'font-size="24" font-weight="700"'),
      ...faces,
      ...legend,
      '</svg>',
    ].join('\n'),
  }
}
