import type { Card, MajorId, Rank, Suit } from '../traditions/tarot/deck.ts'
import { EARLY_MAJORS } from './card-majors-early.ts'
import { LATE_MAJORS } from './card-majors-late.ts'
import {
  type CardDrawing,
  crown,
  disc,
  GOLD,
  ground,
  INK,
  mountains,
  PAPER,
  placeAt,
  rays,
  SKIN,
  STEEL,
  SUIT_COLOURS,
  shape,
  starShape,
  stroke,
  suitSign,
  WHITE,
  waves,
} from './card-parts.ts'
import { FONT_STACK } from './fonts.ts'
import { escapeXml } from './one-line.ts'

export const CARD_WIDTH = 280
export const CARD_HEIGHT = 440

type Position = readonly [x: number, y: number]
const column = (x: number, ys: readonly number[]): Position[] => ys.map((y) => [x, y])

/** Positions and scale of the suit signs of each pip card. */
const PIPS: Partial<Record<Rank, { at: readonly Position[]; scale: number }>> = {
  two: {
    at: [
      [-52, 0],
      [52, 0],
    ],
    scale: 1.15,
  },
  three: {
    at: [
      [0, -68],
      [-56, 58],
      [56, 58],
    ],
    scale: 1.15,
  },
  four: { at: [...column(-54, [-70, 66]), ...column(54, [-70, 66])], scale: 1.05 },
  five: { at: [...column(-60, [-78, 78]), ...column(60, [-78, 78]), [0, 0]], scale: 0.98 },
  six: { at: [...column(-52, [-98, 0, 98]), ...column(52, [-98, 0, 98])], scale: 0.86 },
  seven: { at: [...column(-64, [-96, 4, 104]), ...column(64, [-96, 4, 104]), [0, -46]], scale: 0.82 },
  eight: { at: [...column(-60, [-112, -38, 36, 110]), ...column(60, [-112, -38, 36, 110])], scale: 0.6 },
  nine: {
    at: [...column(-74, [-100, 0, 100]), ...column(0, [-100, 0, 100]), ...column(74, [-100, 0, 100])],
    scale: 0.78,
  },
  ten: {
    at: [...column(-72, [-114, -38, 38, 114]), ...column(72, [-114, -38, 38, 114]), ...column(0, [-70, 70])],
    scale: 0.6,
  },
}

const GROUNDS = {
  wands: '#F3DCC0',
  cups: '#D5E6EE',
  swords: '#DDE0EA',
  pentacles: '#E3E8CF',
} as const satisfies Record<Suit, string>
const LANDS = {
  wands: () => mountains(165, '#DDB98D'),
  cups: () => waves(112, 4, '#8FB8CC'),
  swords: () =>
    shape(
      'M-120 -120Q-90 -146 -60 -124Q-30 -150 0 -126Q40 -152 66 -124Q96 -142 120 -118V-165H-120Z',
      '#C2C8D8',
      STEEL,
      1.6,
    ),
  pentacles: () =>
    ground('#C8D3A2', 118) + stroke('M-116 132q14 -8 28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0', '#8FA65A', 2),
} as const satisfies Record<Suit, () => CardDrawing>

const backdrop = (suit: Suit): CardDrawing =>
  `<path d="M-120 -165H120V165H-120Z" fill="${GROUNDS[suit]}"/>${LANDS[suit]()}`

const HEADGEAR: Partial<Record<Rank, (colour: string) => CardDrawing>> = {
  page: (colour) => shape('M-24 -66Q-20 -96 8 -92Q30 -88 22 -66Z', colour) + stroke('M16 -90Q34 -110 44 -96', GOLD, 4),
  knight: () =>
    shape('M-22 -56V-76Q0 -104 22 -76V-56H14V-70H-14V-56Z', '#C8CDD8') + stroke('M0 -90Q10 -120 36 -112', '#B4472E', 6),
  queen: () =>
    shape('M-26 -20Q-34 -80 0 -84Q34 -80 26 -20L18 -28Q24 -66 0 -70Q-24 -66 -18 -28Z', WHITE) +
    placeAt([0, -84], crown()),
  king: () => placeAt([0, -84], crown(), 1.15) + shape('M-13 -52Q0 -18 13 -52Q0 -44 -13 -52Z', '#D8D4CC'),
}

const horse = (): CardDrawing =>
  shape(
    'M-88 150Q-96 84 -44 78L28 72L44 20L58 14L60 28L90 56L82 72L58 66L46 104L52 150H34L24 112L-30 114L-42 150H-60L-58 112Q-72 124 -74 150Z',
    WHITE,
  ) + stroke('M58 40h.1', INK, 6)
const throne = (colour: string): CardDrawing =>
  shape('M-70 150V-96Q0 -140 70 -96V150Z', PAPER) + shape('M-56 150V-86Q0 -120 56 -86V150Z', colour)
const stair = (): CardDrawing => ground('#B9A98A', 126)

const courtCard = (rank: Rank, suit: Suit): CardDrawing => {
  const colour = SUIT_COLOURS[suit]
  const isSeated = rank === 'queen' || rank === 'king'
  const bust =
    shape('M-20 -30Q0 -42 20 -30L52 112H-52Z', colour) +
    shape('M-18 -26L-50 24L-40 32L-8 2ZM18 -26L50 20L42 30L8 2Z', colour) +
    stroke('M0 -28V104', GOLD, 3) +
    disc([0, -58], 20, rank === 'king' ? '#D8D4CC' : '#5A4634') +
    shape('M-15 -60A15 17 0 0 0 15 -60Q0 -76 -15 -60Z', SKIN, INK, 1.8) +
    stroke('M-5 -58h.1M5 -58h.1', INK, 3)
  return [
    backdrop(suit),
    rank === 'page' ? stair() : isSeated ? throne(GROUNDS[suit]) : '',
    rank === 'knight' ? horse() : '',
    placeAt(
      [rank === 'knight' ? -16 : 0, rank === 'knight' ? 4 : isSeated ? 26 : 20],
      bust + HEADGEAR[rank]!(colour),
      rank === 'knight' ? 0.82 : 1.06,
    ),
    placeAt(
      [rank === 'knight' ? 32 : 60, rank === 'knight' ? -12 : 4],
      suitSign[suit](),
      rank === 'knight' ? 0.85 : 0.95,
      suit === 'wands' || suit === 'swords' ? 8 : 0,
    ),
    placeAt(
      [-84, -130],
      starShape(rank === 'king' ? 8 : rank === 'queen' ? 6 : rank === 'knight' ? 5 : 4, 16, 7, GOLD),
    ),
  ].join('')
}

const ace = (suit: Suit): CardDrawing =>
  backdrop(suit) +
  placeAt([0, -20], rays(24, 84, 118, GOLD, 2.4)) +
  placeAt([0, -20], suitSign[suit](), 1.75) +
  shape('M-90 150Q-104 118 -72 112Q-60 88 -30 98Q-6 82 22 98Q54 86 68 112Q102 116 90 150Z', WHITE)

const minorDrawing = (rank: Rank, suit: Suit): CardDrawing => {
  if (rank === 'ace') return ace(suit)
  const pips = PIPS[rank]
  if (!pips) return courtCard(rank, suit)
  return backdrop(suit) + pips.at.map((at) => placeAt(at, suitSign[suit](), pips.scale)).join('')
}

const MAJOR_DRAWINGS: Readonly<Record<MajorId, () => CardDrawing>> = { ...EARLY_MAJORS, ...LATE_MAJORS }

const ROMAN = '0 I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI'.split(' ')

const text = (y: number, size: number, words: string) =>
  `<text x="140" y="${y}" text-anchor="middle" font-family="${FONT_STACK}" font-size="${size}" font-weight="700" fill="${INK}">${escapeXml(words)}</text>`

/** SVG fragment of the face of a card, 280 by 440 units. */
export const cardFace = ({ id, name, suit, rank, arcana }: Card, number: number): CardDrawing => {
  const drawing = suit && rank ? minorDrawing(rank, suit) : MAJOR_DRAWINGS[id as MajorId]()
  const clip = `face-${id}`
  return [
    `<rect x="2" y="2" width="276" height="436" rx="16" fill="${PAPER}" stroke="${INK}" stroke-width="3"/>`,
    `<clipPath id="${clip}"><rect x="20" y="42" width="240" height="330" rx="6"/></clipPath>`,
    `<g clip-path="url(#${clip})"><g transform="translate(140 207)">${drawing}</g></g>`,
    `<rect x="20" y="42" width="240" height="330" rx="6" fill="none" stroke="${INK}" stroke-width="2.4"/>`,
    arcana === 'major' ? text(31, 20, ROMAN[number]!) : '',
    text(412, name.length > 15 ? 20 : 23, name),
  ].join('')
}

/** The card as an SVG document. */
export const cardSvg = (card: Card, number: number) => ({
  width: CARD_WIDTH,
  height: CARD_HEIGHT,
  content: `<svg xmlns="http://www.w3.org/2000/svg" version="1.1" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}" role="img" aria-label="${escapeXml(card.name)}">${cardFace(card, number)}</svg>`,
})
