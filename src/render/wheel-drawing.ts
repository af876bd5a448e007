import { norm } from '../zodiac/longitude.ts'
import { signName, signOf } from '../zodiac/signs.ts'
import { captionPaths } from './captions.ts'
import { visibleColour } from './colours.ts'
import { createPen, type Pen } from './glyphs.ts'
import { colourAttributes } from './paint.ts'
import { compactNumber, round, tenth } from './polygon.ts'
import { aspectLegend, cornerCaptions } from './wheel-corners.ts'
import type { WheelAspect, WheelFacts, WheelPoint, WheelStyle } from './wheel-facts.ts'
import {
  aspectWords,
  CENTRE,
  circlePath,
  dataOf,
  group,
  line,
  type PointAt,
  pointText,
  RIM,
  SMALL,
  titleElement,
  WHEEL_FRAMES,
  type WheelFrame,
} from './wheel-frame.ts'
import { axesOf, degreeTicks, hasHouseNumbers, houseAt, houses, leftOf, signRing } from './wheel-ground.ts'
import { degreeMinuteText, PAGE_EXTENT, svgDocument } from './wheel-page.ts'
import { pointRing } from './wheel-points.ts'
import { ASPECT_LINE_STYLES, PALETTES, type Paints, paintsOf } from './wheel-theme.ts'

/** Aspects as chords inside the hub, each kind in a group, the strongest kind on top. A conjunction is an arc along the edge. */
const aspectLines = (
  { aspects }: WheelFacts,
  at: PointAt,
  { hub }: WheelFrame,
  { natures }: Paints,
  pen: Pen,
  pixel: number,
) => {
  const strongestFirst = [...aspects].sort((a, b) => b.strength - a.strength)
  const kinds = Map.groupBy(strongestFirst, ({ aspect, nature }) => `${aspect} ${nature}`)
  const lineOf = (contact: WheelAspect) => {
    const { a, b, aspect, nature, strength, between, orb } = contact
    const [from, to] = norm(b - a) <= 180 ? [a, b] : [b, a]
    const radius = hub - 9
    const data =
      aspect === 'conjunction'
        ? `M${pointText(at(radius, from))}A${radius} ${radius} 0 0 0 ${pointText(at(radius, to))}`
        : `M${pointText(at(hub, from), Math.round)}L${pointText(at(hub, to), Math.round)}`
    const words = aspectWords(contact, pen)
    const about = dataOf({
      ...(between && { a: between[0], b: between[1] }),
      aspect,
      nature,
      orb: orb === undefined ? null : round(orb),
    })
    const opacity = compactNumber(tenth(0.45 + 0.55 * Math.min(1, Math.max(0, strength))))
    return `<path class="aspect" d="${data}" stroke-opacity="${opacity}"${about}>${words ? titleElement(words) : ''}</path>`
  }
  const groups = [...kinds.values()].reverse().map((kind) => {
    const [{ aspect, nature }] = kind as [WheelAspect]
    const { width, dashes } = ASPECT_LINE_STYLES[aspect]
    const dashed = dashes ? ` stroke-dasharray="${dashes}"` : ''
    return `<g ${colourAttributes({ stroke: natures[nature] })} stroke-width="${compactNumber(tenth(Math.max(width, pixel)))}"${dashed}>${kind.toReversed().map(lineOf).join('')}</g>`
  })
  return groups.length ? `<g class="aspects" fill="none">${groups.join('')}</g>` : ''
}

/** Number of aspects in a description, which a screen reader reads aloud. */
const MAX_DESCRIBED_ASPECTS = 12

/** Text description of a wheel; `lines`: with its closest aspects. */
export const wheelDescription = (facts: WheelFacts, lines: boolean, { translate }: Pen): string => {
  /** A longitude as text: 23°30′ Pisces. */
  const positionText = (longitude: number) => `${degreeMinuteText(longitude)} ${translate(signName(signOf(longitude)))}`
  const point = ({ name, longitude, range, retrograde }: WheelPoint) => {
    if (range) return [`${translate(name)} ${positionText(range.from)} – ${positionText(range.to)}`]
    if (longitude === null) return []
    const house = houseAt(facts, longitude)
    const houseText = house ? `, ${translate('house')} ${house}` : ''
    return [
      `${translate(name)} ${positionText(longitude)}${houseText}${retrograde ? `, ${translate('retrograde')}` : ''}`,
    ]
  }
  const rings = facts.rings.map(
    ({ title, points }) => `${title ? `${title}: ` : ''}${points.flatMap(point).join('; ')}.`,
  )
  const closest = facts.aspects.toSorted((a, b) => b.strength - a.strength).slice(0, MAX_DESCRIBED_ASPECTS)
  const axes = axesOf(facts).map(({ name, longitude }) => `${translate(name)} ${positionText(longitude)}`)
  const aspects = lines
    ? [...Map.groupBy(closest, ({ aspect }) => aspect)].flatMap(([aspect, sameAspects]) => {
        const pairs = sameAspects.flatMap(
          ({ between }) => between?.map((name) => translate(name)).join(` ${translate('and')} `) ?? [],
        )
        return pairs.length ? [`${translate(aspect)}: ${pairs.join(', ')}`] : []
      })
    : []
  return [
    `${translate('Astrological wheel')}.`,
    ...rings,
    ...(axes.length ? [`${[axes[0], axes[3]].join('; ')}.`] : []),
    ...(aspects.length ? [`${translate('Closest aspects')}: ${aspects.join('; ')}.`] : []),
  ].join(' ')
}

export const wheelPalette = ({ theme, accent }: Pick<WheelStyle, 'theme' | 'accent'>): Paints => {
  const palette = PALETTES[theme]
  if (!accent) return paintsOf(palette)
  const visibleAccent = visibleColour([palette.background], accent, palette.text)
  return paintsOf({ ...palette, outer: visibleAccent, axis: visibleAccent })
}

/** Line width of the circles: one pixel in a picture of 800 pixels. A wider line takes twice as long to draw. */
const CIRCLE_WIDTH = 2.5

/** The SVG parts of a wheel, in a square of side `PAGE_EXTENT`. */
export const wheelParts = (facts: WheelFacts, style: WheelStyle, palette: Paints, pen: Pen): string[] => {
  const { captions = true } = style
  const pixel = PAGE_EXTENT / style.size
  const frame = WHEEL_FRAMES[facts.rings.length]!
  const left = leftOf(facts)
  const at: PointAt = (radius, longitude) => {
    const angle = ((180 + longitude - left) * Math.PI) / 180
    return [CENTRE + radius * Math.cos(angle), CENTRE - radius * Math.sin(angle)]
  }
  const lines = style.show.includes('aspect_lines')
  const drawing = { facts, at, palette, pen, style }
  const rings = facts.rings.map(({ points }, i) => pointRing(points, frame.bands[i]!, i, drawing))
  const edges = [
    RIM,
    frame.signs,
    ...(hasHouseNumbers(facts, style) ? [frame.numbers] : []),
    frame.hub,
    ...frame.bands.slice(0, -1).map(({ edge }) => edge),
  ]
  return [
    group('signs', signRing(left, at, frame, palette, pen)),
    group('degrees', degreeTicks(left, frame, palette, pen, pixel)),
    group('houses', houses(facts, at, frame, palette, pen, style), {}, palette.minor, palette.fine),
    ...(style.theme === 'transparent' ? [] : rings.map(({ grounds }) => grounds)),
    line(edges.map(circlePath).join(''), palette.line, CIRCLE_WIDTH),
    lines ? aspectLines(facts, at, frame, palette, pen, pixel) : '',
    ...rings.map(({ points }) => points),
    captions && lines && pixel < SMALL ? group('legend', aspectLegend(facts, palette, pen)) : '',
    captions ? group('captions', captionPaths(cornerCaptions(facts, palette, pen, pixel), pen)) : '',
  ]
}

/** Titles of the rings in one line. */
export const wheelTitle = ({ rings }: WheelFacts): string => rings.flatMap(({ title }) => title ?? []).join(' · ')

export const drawWheel = (facts: WheelFacts, style: WheelStyle): string => {
  const pen = createPen(style.words)
  const palette = wheelPalette(style)
  return svgDocument({
    style,
    kind: 'wheel',
    palette,
    title: wheelTitle(facts),
    description: wheelDescription(facts, style.show.includes('aspect_lines'), pen),
    pen,
    body: wheelParts(facts, style, palette, pen),
  })
}
