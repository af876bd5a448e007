import { round } from './polygon.ts'

/** Building blocks of the cards: SVG fragments in a field 240 units wide and 330 high, with its centre at (0, 0). */

export const INK = '#2B2A33'
export const PAPER = '#FBF6EA'
export const GOLD = '#C79A3B'
export const RED = '#B4472E'
export const BLUE = '#2F6C8F'
export const STEEL = '#66708F'
export const GREEN = '#5E7B3A'
export const VIOLET = '#6A4A86'
export const NIGHT = '#2C3553'
export const SKIN = '#E9C9A4'
export const WHITE = '#FFFDF6'

export type CardDrawing = string
type Position = readonly [x: number, y: number]

export const shape = (d: string, fill: string, line = INK, width = 2.4): CardDrawing =>
  `<path d="${d}" fill="${fill}" stroke="${line}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`
export const stroke = (d: string, line = INK, width = 2.4): CardDrawing => shape(d, 'none', line, width)
export const disc = ([x, y]: Position, r: number, fill: string, line = INK, width = 2.4): CardDrawing =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" stroke="${line}" stroke-width="${width}"/>`
export const ground = (fill: string, top: number): CardDrawing =>
  `<path d="M-120 ${top}H120V165H-120Z" fill="${fill}"/>`
export const placeAt = ([x, y]: Position, drawing: CardDrawing, scale = 1, turn = 0): CardDrawing =>
  `<g transform="translate(${round(x)} ${round(y)})${turn ? ` rotate(${round(turn)})` : ''}${scale === 1 ? '' : ` scale(${round(scale)})`}">${drawing}</g>`

const polar = (r: number, degrees: number): Position => [
  r * Math.sin((degrees * Math.PI) / 180),
  -r * Math.cos((degrees * Math.PI) / 180),
]
const point = ([x, y]: Position) => `${round(x)} ${round(y)}`
export const repeatAround = (count: number, make: (degrees: number, i: number) => CardDrawing): CardDrawing =>
  Array.from({ length: count }, (_, i) => make((360 * i) / count, i)).join('')

export const starShape = (points: number, r: number, inner: number, fill: string, line = INK): CardDrawing =>
  shape(
    `M${Array.from({ length: 2 * points }, (_, i) => point(polar(i % 2 ? inner : r, (180 * i) / points))).join('L')}Z`,
    fill,
    line,
    1.8,
  )
export const rays = (count: number, from: number, to: number, line = GOLD, width = 3): CardDrawing =>
  repeatAround(count, (degrees, i) =>
    stroke(`M${point(polar(from, degrees))}L${point(polar(i % 2 ? (from + to) / 2 : to, degrees))}`, line, width),
  )
export const sun = (r: number): CardDrawing =>
  rays(16, r + 5, r + 24) +
  disc([0, 0], r, '#F2C14E') +
  stroke(`M${-r * 0.35} ${-r * 0.15}h.1M${r * 0.35} ${-r * 0.15}h.1`, INK, 4) +
  stroke(`M${-r * 0.35} ${r * 0.25}Q0 ${r * 0.55} ${r * 0.35} ${r * 0.25}`)
export const crescent = (r: number, fill = '#F4E7B5'): CardDrawing =>
  shape(`M0 ${-r}A${r} ${r} 0 0 0 0 ${r}A${round(1.35 * r)} ${round(1.35 * r)} 0 0 1 0 ${-r}Z`, fill)
export const mountains = (base: number, fill = '#9AA3B5'): CardDrawing =>
  shape(
    `M-120 ${base}L-84 ${base - 46}L-58 ${base - 18}L-14 ${base - 74}L30 ${base - 20}L66 ${base - 52}L120 ${base}Z`,
    fill,
    INK,
    1.8,
  )
export const waves = (top: number, rows = 4, colour = BLUE): CardDrawing =>
  Array.from({ length: rows }, (_, i) =>
    stroke(`M-116 ${top + 16 * i}${'q10 -8 20 0t20 0'.repeat(1)}${'t20 0t20 0'.repeat(4)}t20 0t12 0`, colour, 2.6),
  ).join('')
export const lemniscate = (): CardDrawing => stroke('M0 0C8 -14 30 -14 30 0S8 14 0 0S-30 -14 -30 0S-8 14 0 0Z', GOLD, 4)
export const pillar = (fill: string): CardDrawing =>
  shape('M-14 -80H14V90H-14Z', fill) + shape('M-20 -92H20V-80H-20ZM-20 90H20V102H-20Z', PAPER)
export const crown = (fill = GOLD): CardDrawing => shape('M-20 8L-24 -14L-10 -3L0 -20L10 -3L24 -14L20 8Z', fill)
export const rose = (fill = RED): CardDrawing =>
  repeatAround(5, (degrees) => disc(polar(8, degrees), 7, fill, INK, 1.4)) + disc([0, 0], 5, GOLD, INK, 1.4)
export const leaf = (fill = GREEN): CardDrawing => shape('M0 0Q10 -10 22 0Q10 10 0 0Z', fill, INK, 1.4)
export const heart = (fill = RED): CardDrawing =>
  shape('M0 40C-62 0 -46 -48 -14 -44C-4 -43 0 -34 0 -28C0 -34 4 -43 14 -44C46 -48 62 0 0 40Z', fill)
export const wings = (fill = WHITE): CardDrawing =>
  [-1, 1]
    .map((side) =>
      shape(
        `M${12 * side} 0Q${50 * side} -46 ${96 * side} -38Q${84 * side} -24 ${88 * side} -8Q${74 * side} 2 ${70 * side} 18Q${54 * side} 22 ${44 * side} 34Q${24 * side} 26 ${12 * side} 18Z`,
        fill,
      ),
    )
    .join('')

/** A standing figure seen from the front: robe, head, hair. */
export const figureShape = (
  robe: string,
  { hair = '#5A4634', arms = true }: { hair?: string; arms?: boolean } = {},
): CardDrawing =>
  shape('M-16 -34Q0 -44 16 -34L40 96H-40Z', robe) +
  (arms ? shape('M-16 -30L-44 22L-34 28L-8 -6ZM16 -30L44 22L34 28L8 -6Z', robe) : '') +
  disc([0, -60], 21, hair) +
  shape('M-15 -62A15 17 0 0 0 15 -62Q0 -78 -15 -62Z', SKIN, INK, 1.8)
export const dog = (fill = WHITE): CardDrawing =>
  shape('M-30 20Q-34 -4 -12 -4L10 -8L16 -26L24 -16L36 -12L32 -4L22 0L20 20H12L8 8L-14 10L-18 20Z', fill) +
  stroke('M-30 2Q-42 -8 -38 -20')
export const lion = (): CardDrawing =>
  repeatAround(14, (degrees) => disc(polar(36, degrees), 11, '#C9812F', INK, 1.4)) +
  disc([0, 0], 32, '#E3A84B') +
  stroke('M-12 -8h.1M12 -8h.1', INK, 6) +
  shape('M-7 4H7L0 12Z', INK) +
  stroke('M0 12V18Q-10 26 -16 18M0 18Q10 26 16 18')
export const tower = (): CardDrawing =>
  shape('M-34 120L-28 -60H28L34 120Z', '#8D8A94') +
  shape('M-34 -60V-82H-20V-72H-7V-82H7V-72H20V-82H34V-60Z', '#8D8A94') +
  shape('M-8 -30A8 8 0 0 1 8 -30V-12H-8ZM-8 26A8 8 0 0 1 8 26V44H-8Z', NIGHT)
export const lantern = (): CardDrawing =>
  stroke('M0 -34V-24', INK, 3) +
  shape('M-18 -24H18L22 24H-22Z', '#FBE9A8') +
  placeAt([0, 2], starShape(6, 15, 7, GOLD)) +
  shape('M-22 24H22V32H-22ZM-14 -24L0 -38L14 -24Z', STEEL)
export const scales = (): CardDrawing =>
  stroke('M0 -50V10M-48 -40H48', GOLD, 5) +
  [-48, 48]
    .map(
      (x) =>
        stroke(`M${x} -40L${x - 20} 0M${x} -40L${x + 20} 0`, INK, 1.6) +
        shape(`M${x - 22} 0H${x + 22}Q${x} 22 ${x - 22} 0Z`, GOLD),
    )
    .join('')
export const wreath = (rx: number, ry: number): CardDrawing =>
  repeatAround(26, (degrees, i) => {
    const [x, y] = polar(1, degrees)
    return placeAt([x * rx, y * ry], leaf(i % 2 ? GREEN : '#7F9C4F'), 0.9, degrees + (i % 2 ? 40 : -20))
  })

export const SUIT_COLOURS = { wands: RED, cups: BLUE, swords: STEEL, pentacles: GREEN } as const

/** Suit signs, about 100 units high, with their centre at (0, 0). */
export const suitSign = {
  wands: () =>
    shape('M-6 50L-5 -44Q0 -54 5 -44L6 50Q0 54 -6 50Z', '#A8733E') +
    placeAt([5, -26], leaf(), 0.9, -34) +
    placeAt([-5, -8], leaf(), 0.9, 214) +
    placeAt([5, 14], leaf(), 0.8, -30) +
    stroke('M-2 30Q2 34 3 28', INK, 1.4),
  cups: () =>
    shape('M-30 -42H30Q30 4 5 10V30Q22 34 24 46H-24Q-22 34 -5 30V10Q-30 4 -30 -42Z', GOLD) +
    shape('M-30 -42A30 8 0 0 1 30 -42A30 8 0 0 1 -30 -42Z', '#7FB3CE') +
    stroke('M-20 -18Q0 -8 20 -18', RED, 3),
  swords: () =>
    shape('M0 -52L7 -40V24H-7V-40Z', '#D5DBE6') +
    stroke('M0 -44V22', STEEL, 1.4) +
    shape('M-22 22H22V30H-22Z', GOLD) +
    shape('M-4 30H4V44H-4Z', '#7A5230') +
    disc([0, 48], 5, GOLD),
  pentacles: () =>
    disc([0, 0], 38, '#E2B64F') + disc([0, 0], 31, '#F0CF7C', INK, 1.6) + starShape(5, 27, 11, '#D9A63B'),
} as const

/** The whole field of a card in one colour. */
export const sky = (fill: string): CardDrawing => `<path d="M-120 -165H120V165H-120Z" fill="${fill}"/>`
export const SKY = '#F6DE9A'
export const DUSK = '#CFC6E2'
export const DAY = '#CFE3EC'
