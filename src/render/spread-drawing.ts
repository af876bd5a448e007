import type { Card } from '../traditions/tarot/deck.ts'
import { INK, PAPER } from './card-parts.ts'
import { CARD_HEIGHT, CARD_WIDTH, cardFace } from './card-picture.ts'
import { createPen } from './glyphs.ts'
import { escapeXml } from './one-line.ts'
import { drawLines, layOut, type TextNode } from './page-layout.ts'
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
const GROUND = '#E9E3D3'
/** The legend of a picture of this width has two columns. */
const TWO_COLUMNS = 900
const MIN_WIDTH = 620

const legendText = ({ card, reversed, place }: SpreadFacts['cards'][number], i: number) =>
  `${i + 1}. ${place}: ${card.name}${reversed ? ', reversed' : ''}`

const positionsOf = ({ layout, cards }: SpreadFacts): readonly CardPosition[] =>
  ({ cross: CROSS, horseshoe: HORSESHOE, circle: circleOf(cards.length), rows: rowsOf(cards.length) })[layout]

/** A spread as an SVG document: a number at each card, and a legend below. */
export const drawSpread = async (facts: SpreadFacts): Promise<{ width: number; height: number; content: string }> => {
  const { title, cards } = facts
  const pen = createPen()
  const positions = positionsOf(facts)
  const [xs, ys] = [positions.map(({ x }) => x), positions.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const spread = { width: (Math.max(...xs) - left) * STEP_X + WIDE, height: (Math.max(...ys) - top) * STEP_Y + HIGH }
  const width = Math.ceil(Math.max(MIN_WIDTH, spread.width + 2 * MARGIN))
  const columns = width >= TWO_COLUMNS ? 2 : 1
  const rows = Math.ceil(cards.length / columns)
  const text = (words: string, fontSize: number, bold = false): TextNode => ({
    rows: [words],
    look: () => ({ colour: INK, bold }),
    style: { fontSize, lineHeight: 1.5, whiteSpace: 'normal' },
  })
  const layout = await layOut(
    {
      key: 'page',
      style: { flexDirection: 'column', width, padding: MARGIN, boxSizing: 'border-box', gap: 0.75 * MARGIN },
      children: [
        text(title, 24, true),
        { key: 'spread', style: { ...spread, alignSelf: 'center' } },
        {
          style: { gap: MARGIN },
          children: Array.from({ length: columns }, (_, column) => ({
            style: { flexDirection: 'column', flexGrow: 1, flexBasis: 0 },
            children: cards
              .map(legendText)
              .slice(column * rows, (column + 1) * rows)
              .map((words) => text(words, 16)),
          })),
        },
      ],
    },
    { width },
  )
  const [page, place] = [layout.boxes.get('page')!, layout.boxes.get('spread')!]
  const height = Math.ceil(page.height)
  const faces = cards.map(({ card, number, reversed }, i) => {
    const { x, y, turn = 0 } = positions[i]!
    const at = [place.left + WIDE / 2 + (x - left) * STEP_X, place.top + HIGH / 2 + (y - top) * STEP_Y] as const
    const turned = turn + (reversed ? 180 : 0)
    const badge = turn ? [at[0] + HIGH / 2, at[1] - WIDE / 2] : [at[0] - WIDE / 2, at[1] - HIGH / 2]
    const [badgeX, badgeY] = badge as [number, number]
    return [
      `<g transform="translate(${round(at[0])} ${round(at[1])})${turned ? ` rotate(${turned})` : ''} scale(${SCALE}) translate(${-CARD_WIDTH / 2} ${-CARD_HEIGHT / 2})">${cardFace(card, number)}</g>`,
      `<circle data-part="number" cx="${round(badgeX)}" cy="${round(badgeY)}" r="13" fill="${INK}"/>`,
      pen.letters(String(i + 1), { x: badgeX, y: badgeY, size: 14, colour: PAPER, bold: true }),
    ].join('')
  })
  return {
    width,
    height,
    content: [
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeXml(title)}">`,
      `<desc>${escapeXml(cards.map(legendText).join('; '))}</desc>`,
      `<path d="M0 0H${width}V${height}H0Z" fill="${GROUND}"/>`,
      ...faces,
      `<g data-part="legend">${drawLines(layout.lines, pen)}</g>`,
      '</svg>',
    ]
      .toSpliced(2, 0, pen.defs())
      .join('\n'),
  }
}
