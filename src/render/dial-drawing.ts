import { MODES } from '../western/signs.ts'
import { norm } from '../zodiac/longitude.ts'
import { captionPaths } from './captions.ts'
import { createPen } from './glyphs.ts'
import { type Point, tenth } from './polygon.ts'
import { spaceApart } from './spacing.ts'
import { cornerCaptions } from './wheel-corners.ts'
import { wheelDescription, wheelPalette, wheelTitle } from './wheel-drawing.ts'
import type { WheelFacts, WheelRing, WheelStyle } from './wheel-facts.ts'
import { CENTRE, circlePath, group, line, orbText, pointText, titleElement } from './wheel-frame.ts'
import { PAGE_EXTENT, pointSymbol, svgDocument } from './wheel-page.ts'
import { ringColour } from './wheel-theme.ts'

const DIAL_DEGREES = 90
const RIM = 880
const SCALE_RADIUS = 800
/** Radii of the glyphs and degrees of each ring of points, inward from the scale. */
const BANDS = [
  { glyph: 690, degree: 610 },
  { glyph: 510, degree: 440 },
  { glyph: 352, degree: 284 },
] as const
/** Widths of a glyph and of 89°59′ with space beside them, in ems. */
const GLYPH_EMS = 1.15
const LABEL_EMS = 3.4
/** Length of the tick of a point. */
const TICK = 26
/** Size of a glyph. */
const GLYPH_SIZE = 54
/** Radius of the circle in the middle, which has the names of the modes. */
const WORDS_RADIUS = 200
/** Maximum width of the name of a mode. */
const WORD_WIDTH = 190

/** Point of the page for a radius and a degree of the dial. 0 is at the top; degrees grow anticlockwise. */
const at = (radius: number, degree: number): Point => {
  const angle = (Math.PI / 180) * (90 + (360 / DIAL_DEGREES) * degree)
  return [CENTRE + radius * Math.cos(angle), CENTRE - radius * Math.sin(angle)]
}
const ray = (degree: number, from: number, to: number) => `M${pointText(at(from, degree))}L${pointText(at(to, degree))}`

/**
 * The 90-degree dial: points in conjunction, square or opposition coincide. The cardinal signs share the first third, the fixed
 * signs the second, the mutable signs the last. Reference: R. Ebertin, The Combination of Stellar Influences, 1940.
 */
export const drawDial = (facts: WheelFacts, style: WheelStyle): string => {
  const pen = createPen(style.words)
  const palette = wheelPalette(style)
  const pixel = PAGE_EXTENT / style.size
  const isLabelled = pixel < 5
  const band = (points: WheelRing['points'], place: number) => {
    const { glyph, degree } = BANDS[place]!
    const size = Math.max(26, 7 * pixel)
    const width = isLabelled
      ? Math.max((LABEL_EMS * size) / degree, (GLYPH_EMS * GLYPH_SIZE) / glyph)
      : (GLYPH_EMS * GLYPH_SIZE) / glyph
    const present = points.flatMap(({ longitude, ...point }) => (longitude === null ? [] : [{ ...point, longitude }]))
    const places = spaceApart(
      present.map(({ longitude }) => norm((longitude % DIAL_DEGREES) * (360 / DIAL_DEGREES))),
      (width * 180) / Math.PI,
    )
    const edge = place === 0 ? SCALE_RADIUS + TICK : BANDS[place - 1]!.degree - 34
    const inside = place === 0 ? SCALE_RADIUS - TICK : edge - 0.8 * TICK
    const pointGroups = present.map(({ name, symbol, longitude }, i) => {
      const [dialDegree, shownDegree] = [longitude % DIAL_DEGREES, (places[i]! * DIAL_DEGREES) / 360]
      const [x, y] = at(glyph, shownDegree)
      const [dx, dy] = at(degree, shownDegree)
      const text = orbText(dialDegree)
      return group(
        'point',
        [
          titleElement(`${pen.translate(name)} ${text}`),
          line(ray(dialDegree, edge, inside), null, 4),
          line(
            `M${pointText(at(inside, dialDegree))}L${pointText(at(glyph + 0.6 * GLYPH_SIZE, shownDegree))}`,
            palette.minor,
            2,
          ),
          pointSymbol(pen, symbol, name, { x, y, size: GLYPH_SIZE, classes: 'glyph' }),
          isLabelled ? pen.letters(text, { x: dx, y: dy, size, colour: palette.minor }) : '',
        ].join(''),
        { point: name, dial: tenth(dialDegree) },
      )
    })
    const colour = ringColour(place, palette)
    const bandCircle = place > 0 ? line(circlePath(edge), palette.fine, 2) : ''
    return bandCircle + group('points', pointGroups.join(''), { ring: place + 1 }, colour, colour)
  }
  // Angles without a longitude are left out.
  const angles = [
    { name: 'Ascendant', symbol: 'AC', longitude: facts.ascendant, retrograde: false },
    { name: 'Midheaven', symbol: 'MC', longitude: facts.midheaven, retrograde: false },
  ]
  const ticks = (step: number, length: number) =>
    Array.from({ length: DIAL_DEGREES / step }, (_, i) => ray(i * step, SCALE_RADIUS, SCALE_RADIUS + length)).join('')
  const numbers = Array.from({ length: DIAL_DEGREES / 5 }, (_, i) => {
    const [x, y] = at((RIM + SCALE_RADIUS + 34) / 2, 5 * i)
    return pen.letters(String(5 * i), { x, y, size: Math.max(28, 7.5 * pixel), colour: palette.minor })
  })
  const modes = MODES.map((mode, i) => {
    const [x, y] = at(WORDS_RADIUS / 2 + 20, 30 * i + 15)
    const word = pen.translate(mode)
    return pen.letters(word, { x, y, size: Math.min(34, WORD_WIDTH / pen.width(word)), colour: palette.minor })
  })
  return svgDocument({
    style,
    kind: 'dial',
    palette,
    title: wheelTitle(facts),
    description: wheelDescription(facts, false, pen),
    pen,
    body: [
      line(circlePath(RIM) + circlePath(SCALE_RADIUS) + circlePath(WORDS_RADIUS), palette.line, 2.6),
      line(ticks(1, 16), palette.minor, 1.6),
      line(ticks(5, 30), palette.line, 2.2),
      line(MODES.map((_, i) => ray(30 * i, WORDS_RADIUS, RIM)).join(''), palette.fine, 2.2),
      group('numbers', numbers.join('')),
      isLabelled ? group('modes', modes.join('')) : '',
      ...facts.rings.map(({ points }, i) => band(i === 0 ? [...points, ...angles] : points, i)),
      style.captions === false ? '' : group('captions', captionPaths(cornerCaptions(facts, palette, pen, pixel), pen)),
    ],
  })
}
