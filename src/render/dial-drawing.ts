import { MODES } from '../western/signs.ts'
import { norm } from '../zodiac/longitude.ts'
import { captionPaths } from './captions.ts'
import { pen } from './glyphs.ts'
import { type Point, tenth } from './polygon.ts'
import { spaceApart } from './spacing.ts'
import { corners } from './wheel-corners.ts'
import { described, wheelPalette, wheelTitle } from './wheel-drawing.ts'
import type { WheelFacts, WheelRing, WheelStyle } from './wheel-facts.ts'
import { CENTRE, group, line, orbText, ring, spot, titled } from './wheel-frame.ts'
import { documentOf, mark, PAGE_EXTENT } from './wheel-page.ts'
import { ringColour } from './wheel-theme.ts'

const DIAL = 90
const RIM = 880
const SCALE = 800
/** Glyph and degree of a ring of points, inward from the scale. */
const BANDS = [
  { glyph: 690, degree: 610 },
  { glyph: 510, degree: 440 },
  { glyph: 352, degree: 284 },
] as const
/** Widths of a glyph and of 89°59′, with room beside them, in ems. */
const GLYPH = 1.15
const LABEL = 3.4
/** From the scale of a ring to its glyphs: a tick, and a line from it. */
const TICK = 26
/** Of a glyph. */
const SIZE = 54
/** Radii within which the three middle letters of the modes stand. */
const WORDS = 200
/** Width that each of them may take beside the others. */
const WORD = 190

/** From a place on the dial to one on the page: 0 above, on against the clock as the zodiac of a wheel goes. */
const at = (radius: number, degree: number): Point => {
  const angle = (Math.PI / 180) * (90 + (360 / DIAL) * degree)
  return [CENTRE + radius * Math.cos(angle), CENTRE - radius * Math.sin(angle)]
}
const ray = (degree: number, from: number, to: number) => `M${spot(at(from, degree))}L${spot(at(to, degree))}`

/**
 * The dial of 90 degrees: points in conjunction, square and opposition stand together, the cardinal signs in the first third, then
 * the fixed and the mutable. Reference: R. Ebertin, The Combination of Stellar Influences, 1940.
 */
export const drawDial = (facts: WheelFacts, style: WheelStyle): string => {
  const ink = pen(style.words)
  const palette = wheelPalette(style)
  const pixel = PAGE_EXTENT / style.size
  const isLabelled = pixel < 5
  const band = (points: WheelRing['points'], place: number) => {
    const { glyph, degree } = BANDS[place]!
    const size = Math.max(26, 7 * pixel)
    const width = isLabelled ? Math.max((LABEL * size) / degree, (GLYPH * SIZE) / glyph) : (GLYPH * SIZE) / glyph
    const present = points.flatMap(({ longitude, ...point }) => (longitude === null ? [] : [{ ...point, longitude }]))
    const seats = spaceApart(
      present.map(({ longitude }) => norm((longitude % DIAL) * (360 / DIAL))),
      (width * 180) / Math.PI,
    )
    const edge = place === 0 ? SCALE + TICK : BANDS[place - 1]!.degree - 34
    const inside = place === 0 ? SCALE - TICK : edge - 0.8 * TICK
    const drawn = present.map(({ name, symbol, longitude }, i) => {
      const [where, shown] = [longitude % DIAL, (seats[i]! * DIAL) / 360]
      const [x, y] = at(glyph, shown)
      const [dx, dy] = at(degree, shown)
      const text = orbText(where)
      return group(
        'point',
        [
          titled(`${ink.say(name)} ${text}`),
          line(ray(where, edge, inside), null, 4),
          line(`M${spot(at(inside, where))}L${spot(at(glyph + 0.6 * SIZE, shown))}`, palette.minor, 2),
          mark(ink, symbol, name, { x, y, size: SIZE, classes: 'glyph' }),
          isLabelled ? ink.letters(text, { x: dx, y: dy, size, colour: palette.minor }) : '',
        ].join(''),
        { point: name, dial: tenth(where) },
      )
    })
    const colour = ringColour(place, palette)
    const own = place > 0 ? line(ring(edge), palette.fine, 2) : ''
    return own + group('points', drawn.join(''), { ring: place + 1 }, colour, colour)
  }
  const angles = [
    { name: 'Ascendant', symbol: 'AC', longitude: facts.ascendant, retrograde: false },
    { name: 'Midheaven', symbol: 'MC', longitude: facts.midheaven, retrograde: false },
  ]
  const ticks = (step: number, length: number) =>
    Array.from({ length: DIAL / step }, (_, i) => ray(i * step, SCALE, SCALE + length)).join('')
  const numbers = Array.from({ length: DIAL / 5 }, (_, i) => {
    const [x, y] = at((RIM + SCALE + 34) / 2, 5 * i)
    return ink.letters(String(5 * i), { x, y, size: Math.max(28, 7.5 * pixel), colour: palette.minor })
  })
  const modes = MODES.map((mode, i) => {
    const [x, y] = at(WORDS / 2 + 20, 30 * i + 15)
    const word = ink.say(mode)
    return ink.letters(word, { x, y, size: Math.min(34, WORD / ink.width(word)), colour: palette.minor })
  })
  return documentOf({
    style,
    kind: 'dial',
    palette,
    title: wheelTitle(facts),
    description: described(facts, false, ink),
    ink,
    body: [
      line(ring(RIM) + ring(SCALE) + ring(WORDS), palette.line, 2.6),
      line(ticks(1, 16), palette.minor, 1.6),
      line(ticks(5, 30), palette.line, 2.2),
      line(MODES.map((_, i) => ray(30 * i, WORDS, RIM)).join(''), palette.fine, 2.2),
      group('numbers', numbers.join('')),
      isLabelled ? group('modes', modes.join('')) : '',
      ...facts.rings.map(({ points }, i) => band(i === 0 ? [...points, ...angles] : points, i)),
      style.captions === false ? '' : group('captions', captionPaths(corners(facts, palette, ink, pixel), ink)),
    ],
  })
}
