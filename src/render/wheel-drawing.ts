import { norm } from '../zodiac/longitude.ts'
import { signName, signOf } from '../zodiac/signs.ts'
import { captionPaths } from './captions.ts'
import { seenOn } from './colours.ts'
import { type Pen, pen } from './glyphs.ts'
import { coloured } from './paint.ts'
import { round, shortly, tenth } from './polygon.ts'
import { corners, legend } from './wheel-corners.ts'
import type { WheelAspect, WheelFacts, WheelPoint, WheelStyle } from './wheel-facts.ts'
import {
  type At,
  aspectWords,
  CENTRE,
  dataOf,
  FRAMES,
  type Frame,
  group,
  line,
  RIM,
  ring,
  SMALL,
  spot,
  titled,
} from './wheel-frame.ts'
import { axesOf, degreeTicks, houseAt, houses, numbered, signRing } from './wheel-ground.ts'
import { documentOf, PAGE_EXTENT, textOf } from './wheel-page.ts'
import { pointRing } from './wheel-points.ts'
import { ASPECT_LOOKS, PALETTES, type Paints, paintsOf } from './wheel-theme.ts'

/** Chords inside of the hub, each kind in one group, that of the strongest on top; a conjunction is an arc along the edge. */
const aspectLines = ({ aspects }: WheelFacts, at: At, { hub }: Frame, { natures }: Paints, ink: Pen, pixel: number) => {
  const drawn = [...aspects].sort((a, b) => b.strength - a.strength)
  const kinds = Map.groupBy(drawn, ({ aspect, nature }) => `${aspect} ${nature}`)
  const lineOf = (drawnAspect: WheelAspect) => {
    const { a, b, aspect, nature, strength, between, orb } = drawnAspect
    const [from, to] = norm(b - a) <= 180 ? [a, b] : [b, a]
    const radius = hub - 9
    const data =
      aspect === 'conjunction'
        ? `M${spot(at(radius, from))}A${radius} ${radius} 0 0 0 ${spot(at(radius, to))}`
        : `M${spot(at(hub, from), Math.round)}L${spot(at(hub, to), Math.round)}`
    const words = aspectWords(drawnAspect, ink)
    const about = dataOf({
      ...(between && { a: between[0], b: between[1] }),
      aspect,
      nature,
      orb: orb === undefined ? null : round(orb),
    })
    const opacity = shortly(tenth(0.45 + 0.55 * Math.min(1, Math.max(0, strength))))
    return `<path class="aspect" d="${data}" stroke-opacity="${opacity}"${about}>${words ? titled(words) : ''}</path>`
  }
  const groups = [...kinds.values()].reverse().map((kind) => {
    const [{ aspect, nature }] = kind as [WheelAspect]
    const { width, dashes } = ASPECT_LOOKS[aspect]
    const dashed = dashes ? ` stroke-dasharray="${dashes}"` : ''
    return `<g ${coloured({ stroke: natures[nature] })} stroke-width="${shortly(tenth(Math.max(width, pixel)))}"${dashed}>${kind.toReversed().map(lineOf).join('')}</g>`
  })
  return groups.length ? `<g class="aspects" fill="none">${groups.join('')}</g>` : ''
}

/** Aspects that are told of: who listens would lose himself among fifty. */
const TOLD = 12

/** What the wheel shows, for those who do not see it. */
export const described = (facts: WheelFacts, lines: boolean, { say }: Pen): string => {
  /** 23°30′ Pisces. */
  const inWords = (longitude: number) => `${textOf(longitude)} ${say(signName(signOf(longitude)))}`
  const point = ({ name, longitude, retrograde }: WheelPoint) => {
    if (longitude === null) return []
    const house = houseAt(facts, longitude)
    const seat = house ? `, ${say('house')} ${house}` : ''
    return [`${say(name)} ${inWords(longitude)}${seat}${retrograde ? `, ${say('retrograde')}` : ''}`]
  }
  const rings = facts.rings.map(
    ({ title, points }) => `${title ? `${title}: ` : ''}${points.flatMap(point).join('; ')}.`,
  )
  const closest = facts.aspects.toSorted((a, b) => b.strength - a.strength).slice(0, TOLD)
  const axes = axesOf(facts).map(({ name, longitude }) => `${say(name)} ${inWords(longitude)}`)
  const aspects = lines
    ? [...Map.groupBy(closest, ({ aspect }) => aspect)].flatMap(([aspect, alike]) => {
        const pairs = alike.flatMap(({ between }) => between?.map((name) => say(name)).join(` ${say('and')} `) ?? [])
        return pairs.length ? [`${say(aspect)}: ${pairs.join(', ')}`] : []
      })
    : []
  return [
    `${say('Astrological wheel')}.`,
    ...rings,
    `${[axes[0], axes[3]].join('; ')}.`,
    ...(aspects.length ? [`${say('Closest aspects')}: ${aspects.join('; ')}.`] : []),
  ].join(' ')
}

export const wheelPalette = ({ theme, accent }: Pick<WheelStyle, 'theme' | 'accent'>): Paints => {
  const plain = PALETTES[theme]
  if (!accent) return paintsOf(plain)
  const seen = seenOn([plain.background], accent, plain.text)
  return paintsOf({ ...plain, outer: seen, axis: seen })
}

/** Width of the circles: a pixel in a picture of 800, at half of what a wider one takes to draw. */
const CIRCLE = 2.5

/** What stands on the page of a wheel, in its square. */
export const wheelParts = (facts: WheelFacts, style: WheelStyle, palette: Paints, ink: Pen): string[] => {
  const { captions = true } = style
  const pixel = PAGE_EXTENT / style.size
  const frame = FRAMES[facts.rings.length]!
  const at: At = (radius, longitude) => {
    const angle = ((180 + longitude - facts.ascendant) * Math.PI) / 180
    return [CENTRE + radius * Math.cos(angle), CENTRE - radius * Math.sin(angle)]
  }
  const lines = style.show.includes('aspect_lines')
  const drawing = { facts, at, palette, ink, style }
  const rings = facts.rings.map(({ points }, i) => pointRing(points, frame.bands[i]!, i, drawing))
  const edges = [
    RIM,
    frame.signs,
    ...(numbered(facts, style) ? [frame.numbers] : []),
    frame.hub,
    ...frame.bands.slice(0, -1).map(({ edge }) => edge),
  ]
  return [
    group('signs', signRing(facts.ascendant, at, frame, palette, ink)),
    group('degrees', degreeTicks(facts.ascendant, frame, palette, ink, pixel)),
    group('houses', houses(facts, at, frame, palette, ink, style), {}, palette.minor, palette.fine),
    ...(style.theme === 'transparent' ? [] : rings.map(({ grounds }) => grounds)),
    line(edges.map(ring).join(''), palette.line, CIRCLE),
    lines ? aspectLines(facts, at, frame, palette, ink, pixel) : '',
    ...rings.map(({ drawn }) => drawn),
    captions && lines && pixel < SMALL ? group('legend', legend(facts, palette, ink)) : '',
    captions ? group('captions', captionPaths(corners(facts, palette, ink, pixel), ink)) : '',
  ]
}

/** Who is drawn, in one line. */
export const wheelTitle = ({ rings }: WheelFacts): string => rings.flatMap(({ title }) => title ?? []).join(' · ')

export const drawWheel = (facts: WheelFacts, style: WheelStyle): string => {
  const ink = pen(style.words)
  const palette = wheelPalette(style)
  return documentOf({
    style,
    kind: 'wheel',
    palette,
    title: wheelTitle(facts),
    description: described(facts, style.show.includes('aspect_lines'), ink),
    ink,
    body: wheelParts(facts, style, palette, ink),
  })
}
