import { ALL_ASPECTS, ASPECTS } from '../western/aspects.ts'
import { norm, separation } from '../zodiac/longitude.ts'
import { ELEMENTS, signOf } from '../zodiac/signs.ts'
import { type Caption, captionPaths } from './captions.ts'
import { type Anchor, type Pen, pen } from './glyphs.ts'
import { type Point, round } from './polygon.ts'
import { spaced } from './spacing.ts'
import type { WheelFacts, WheelPoint, WheelStyle } from './wheel-facts.ts'
import { ASPECT_LOOKS, PALETTES, type Palette } from './wheel-looks.ts'
import { documentOf, escaped, mark, PAGE_EXTENT, textOf } from './wheel-page.ts'

const CENTRE = PAGE_EXTENT / 2
const RIM = 892

/** Radii of a ring of points: its outer edge, then the middles of glyph, degree, minute and mark. */
interface Band {
  readonly edge: number
  readonly glyph: number
  readonly degree: number
  readonly minute: number
  readonly mark: number
  readonly sizes: { readonly glyph: number; readonly degree: number; readonly minute: number; readonly mark: number }
}
interface Frame {
  /** Inner edge of the ring of signs. */
  readonly signs: number
  /** Inner ring first. */
  readonly bands: readonly Band[]
  /** Outer and inner edge of the ring of house numbers; the aspects are drawn within. */
  readonly numbers: number
  readonly hub: number
}
const SINGLE: Frame = {
  signs: 788,
  bands: [
    {
      edge: 788,
      glyph: 702,
      degree: 626,
      minute: 570,
      mark: 528,
      sizes: { glyph: 58, degree: 37, minute: 30, mark: 30 },
    },
  ],
  numbers: 496,
  hub: 440,
}
const DOUBLE: Frame = {
  signs: 806,
  bands: [
    {
      edge: 594,
      glyph: 538,
      degree: 484,
      minute: 443,
      mark: 413,
      sizes: { glyph: 42, degree: 27, minute: 23, mark: 22 },
    },
    {
      edge: 806,
      glyph: 742,
      degree: 682,
      minute: 638,
      mark: 607,
      sizes: { glyph: 50, degree: 29, minute: 24, mark: 22 },
    },
  ],
  numbers: 394,
  hub: 348,
}

/** Degrees between neighbours on a ring. */
const GAP = 6
/** Pixels below which degrees ask for more room, and below which minutes are left out. */
const READABLE = 7.5
const LEAST = 6.8
/** Units to the pixel from which the drawing is too small for a legend and for a tick every degree. */
const SMALL = 4.5

type At = (radius: number, longitude: number) => Point
const spot = ([x, y]: Point) => `${round(x)} ${round(y)}`
const ring = (radius: number) =>
  `M${CENTRE - radius} ${CENTRE}A${radius} ${radius} 0 1 0 ${CENTRE + radius} ${CENTRE}A${radius} ${radius} 0 1 0 ${CENTRE - radius} ${CENTRE}Z`
const line = (data: string, colour: string, width: number, more = '') =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${round(width)}"${more}/>`
const ray = (at: At, longitude: number, from: number, to: number) =>
  `M${spot(at(from, longitude))}L${spot(at(to, longitude))}`

const signRing = (at: At, { signs }: Frame, { elements, tint, line: colour }: Palette, { symbol }: Pen) => {
  const middle = (RIM + signs) / 2
  return Array.from({ length: 12 }, (_, sign) => {
    const [from, to] = [30 * sign, 30 * sign + 30]
    const element = elements[ELEMENTS[sign % 4]!]
    const ground = `M${spot(at(signs, from))}L${spot(at(RIM, from))}A${RIM} ${RIM} 0 0 0 ${spot(at(RIM, to))}L${spot(at(signs, to))}A${signs} ${signs} 0 0 1 ${spot(at(signs, from))}Z`
    const [x, y] = at(middle, from + 15)
    const glyph = { x, y, size: 0.6 * (RIM - signs), colour: element, bold: 22 }
    return [
      tint ? `<path d="${ground}" fill="${element}" fill-opacity="${tint}"/>` : '',
      line(ray(at, from, signs, RIM), colour, 2),
      symbol(String.fromCodePoint(0x2648 + sign), glyph),
    ].join('')
  }).join('')
}

/** A tick a degree inward of the signs, longer every five and ten. */
const degreeTicks = (at: At, { signs }: Frame, palette: Palette, pixel: number) => {
  const tick = (step: number, skip: number, length: number) =>
    Array.from({ length: 360 / step }, (_, i) => i * step)
      .filter((degree) => degree % skip)
      .map((degree) => ray(at, degree, signs, signs - length))
      .join('')
  return [
    pixel < SMALL ? line(tick(1, 5, 9), palette.minor, 1.3) : '',
    line(tick(5, 10, 14), palette.minor, 1.8),
    line(tick(10, 360, 20), palette.line, 2.2),
  ].join('')
}

/** Not worth writing at twelve cusps of whole-sign houses. */
const SIGN_BEGINS = textOf(0)
const hasHouses = ({ cusps }: WheelFacts) => cusps.length === 12 && cusps.every((cusp) => cusp !== null)

const numbered = (facts: WheelFacts, style: WheelStyle) => hasHouses(facts) && style.show.includes('house_numbers')

const houses = (facts: WheelFacts, at: At, frame: Frame, palette: Palette, ink: Pen, style: WheelStyle) => {
  const { cusps, ascendant, midheaven } = facts
  const pixel = PAGE_EXTENT / style.size
  const axes = [
    { label: 'AC', longitude: ascendant },
    { label: 'IC', longitude: norm(midheaven + 180) },
    { label: 'DC', longitude: norm(ascendant + 180) },
    { label: 'MC', longitude: midheaven },
  ]
  const labelled = axes.map(({ longitude }) => longitude)
  const parts = axes.map(({ label, longitude }) => {
    const strong = label === 'AC' || label === 'MC'
    const [x, y] = at(RIM + 56, longitude)
    const size = Math.max(34, 8.5 * pixel)
    const minor = Math.max(24, 7 * pixel)
    const shown = strong && style.show.includes('degree_labels') && minor < 29
    return [
      line(ray(at, longitude, frame.hub, frame.signs), palette.line, strong ? 6 : 4.5),
      line(ray(at, longitude, RIM, RIM + 18), palette.line, strong ? 6 : 4.5),
      ink.letters(label, { x, y: shown ? y - 0.42 * size : y, size, colour: palette.text, bold: strong ? 40 : 0 }),
      shown ? ink.letters(textOf(longitude), { x, y: y + 0.75 * minor, size: minor, colour: palette.minor }) : '',
    ].join('')
  })
  if (!hasHouses(facts)) return parts.join('')
  for (const [i, cusp] of (cusps as readonly number[]).entries()) {
    const next = cusps[(i + 1) % 12]!
    const onAxis = axes.some(({ longitude }) => separation(longitude, cusp) < 1e-4)
    if (!onAxis) {
      parts.push(line(ray(at, cusp, frame.hub, frame.signs), palette.fine, 2.2))
      if (
        style.show.includes('degree_labels') &&
        pixel < 2.6 &&
        textOf(cusp) !== SIGN_BEGINS &&
        labelled.every((other) => separation(other, cusp) > 6)
      ) {
        labelled.push(cusp)
        const [x, y] = at(RIM + 46, cusp)
        parts.push(
          line(ray(at, cusp, RIM, RIM + 8), palette.fine, 2.2),
          ink.letters(textOf(cusp), { x, y, size: 22, colour: palette.minor }),
        )
      }
    }
    if (numbered(facts, style)) {
      const [x, y] = at((frame.numbers + frame.hub) / 2, cusp + norm(next - cusp) / 2)
      const size = Math.min(0.72 * (frame.numbers - frame.hub), Math.max(30, 7.5 * pixel))
      parts.push(ink.letters(String(i + 1), { x, y, size, colour: palette.minor }))
    }
  }
  return parts.join('')
}

/** Chords inside of the hub, the strongest on top; a conjunction is an arc along the edge. */
const aspectLines = ({ aspects }: WheelFacts, at: At, { hub }: Frame, { natures }: Palette) => {
  const drawn = [...aspects].sort((a, b) => a.strength - b.strength)
  const lines = drawn.map(({ a, b, aspect, nature, strength }) => {
    const { width, dashes } = ASPECT_LOOKS[aspect]
    const opacity = 0.35 + 0.65 * Math.min(1, Math.max(0, strength))
    const [from, to] = norm(b - a) <= 180 ? [a, b] : [b, a]
    const radius = hub - 9
    const data =
      aspect === 'conjunction'
        ? `M${spot(at(radius, from))}A${radius} ${radius} 0 0 0 ${spot(at(radius, to))}`
        : `M${spot(at(hub, from))}L${spot(at(hub, to))}`
    return line(
      data,
      natures[nature],
      width * (0.5 + 0.5 * Math.min(1, Math.max(0, strength))),
      `${dashes ? ` stroke-dasharray="${dashes}"` : ''} stroke-opacity="${round(opacity)}"`,
    )
  })
  return lines.join('')
}

/** Sun 23°30′ ♓. */
const spoken = (name: string, longitude: number, retrograde: boolean) =>
  `${name} ${textOf(longitude)} ${String.fromCodePoint(0x2648 + signOf(longitude))}${retrograde ? ' ℞' : ''}`

/** Length of the tick of a point. */
const TICK = 20
/** From radius and longitude to radius and longitude, round the circle and never across it. */
const leader = (at: At, [from, start]: Point, [to, end]: Point) => {
  const steps = Math.max(1, Math.ceil(Math.abs(end - start) / 3))
  const share = (i: number) => spot(at(from + ((to - from) * i) / steps, start + ((end - start) * i) / steps))
  return `M${Array.from({ length: steps + 1 }, (_, i) => share(i)).join('L')}`
}

type Placed = WheelPoint & { readonly longitude: number; readonly shown: number }

const pointRing = (
  points: readonly WheelPoint[],
  band: Band,
  outer: boolean,
  at: At,
  palette: Palette,
  ink: Pen,
  style: WheelStyle,
) => {
  const present = points.filter((point): point is WheelPoint & { longitude: number } => point.longitude !== null)
  const pixel = PAGE_EXTENT / style.size
  const scale = Math.max(1, (READABLE * pixel) / band.sizes.degree)
  const step = Math.min(GAP * scale, 360 / present.length)
  const places = spaced(
    present.map(({ longitude }) => longitude),
    step,
  )
  const crowd = step / GAP
  const size = {
    glyph: band.sizes.glyph * Math.min(crowd, 1.3),
    degree: band.sizes.degree * crowd,
    minute: band.sizes.minute * crowd,
    mark: band.sizes.mark * Math.min(crowd, 1.2),
  }
  const shows = (part: WheelStyle['show'][number]) => style.show.includes(part)
  const minutes = shows('degree_labels') && size.minute / pixel >= LEAST
  const markRadius = !shows('degree_labels') ? band.degree : minutes ? band.mark : band.minute
  const colour = outer ? palette.outer : palette.text
  const placed = present.map((point, i): Placed => ({ ...point, shown: places[i]! }))
  const end = (retrograde: boolean) =>
    retrograde && shows('retrograde_marks')
      ? markRadius
      : minutes
        ? band.minute
        : shows('degree_labels')
          ? band.degree
          : band.glyph
  const grounds = placed.map(({ shown, retrograde }) =>
    line(
      ray(at, shown, band.glyph + 0.1 * size.glyph, end(retrograde)),
      palette.background,
      0.95 * size.glyph,
      ' stroke-linecap="round"',
    ),
  )
  const drawn = placed.map(({ name, symbol, longitude, shown, retrograde }) => {
    const put = (radius: number, anchor: Omit<Anchor, 'x' | 'y'>): Anchor => {
      const [x, y] = at(radius, shown)
      return { x, y, ...anchor }
    }
    const [degree, minute] = textOf(longitude).split('°')
    const tick = ray(at, longitude, band.edge, band.edge - TICK)
    return [
      `<g class="point"><title>${escaped(spoken(name, longitude, retrograde))}</title>`,
      `<path class="tick" d="${tick}" fill="none" stroke="${colour}" stroke-width="4"/>`,
      line(leader(at, [band.edge - TICK, longitude], [band.glyph + 0.6 * size.glyph, shown]), palette.minor, 2),
      mark(ink, symbol, name, put(band.glyph, { size: size.glyph, colour, bold: 18 })),
      shows('degree_labels')
        ? ink.letters(`${degree}°`, put(band.degree, { size: size.degree, colour: palette.text, bold: 14 }))
        : '',
      minutes ? ink.letters(minute!, put(band.minute, { size: size.minute, colour: palette.minor })) : '',
      retrograde && shows('retrograde_marks')
        ? ink.symbol('℞', put(markRadius, { size: 0.8 * size.mark, colour: palette.retrograde, bold: 20 }))
        : '',
      '</g>',
    ].join('')
  })
  return { grounds: grounds.join(''), drawn: drawn.join('') }
}

const MARGIN = 36
const corners = ({ rings: [inner, outer], notes = [] }: WheelFacts, palette: Palette, pixel: number): Caption[] => {
  const large = Math.max(42, 9.5 * pixel)
  const small = Math.max(28, 8 * pixel)
  const heading = (ring: WheelFacts['rings'][number], align: 'left' | 'right', colour: string) => {
    const lines = [
      ...(ring.title ? [{ text: ring.title, size: large, bold: true, colour }] : []),
      ...(ring.captions ?? []).slice(0, 3).map((text) => ({ text, size: small, bold: false, colour: palette.minor })),
    ]
    let y = 24
    return lines.map(({ text, size, bold, colour }): Caption => {
      const width = room(y + 1.3 * size)
      const caption = {
        text,
        size,
        bold,
        colour,
        y,
        width,
        x: align === 'left' ? MARGIN : PAGE_EXTENT - MARGIN - width,
        align,
      }
      y += 1.3 * size
      return caption
    })
  }
  const shown = notes.slice(0, 3)
  return [
    ...heading(inner, 'left', palette.text),
    ...(outer ? heading(outer, 'right', palette.outer) : []),
    ...shown.map((text, i): Caption => {
      const y = PAGE_EXTENT - 24 - 1.3 * small * (shown.length - i)
      const width = room(PAGE_EXTENT - y)
      return { text, size: small, colour: palette.minor, y, width, x: PAGE_EXTENT - MARGIN - width, align: 'right' }
    }),
  ]
}
/** Width of a corner line that reaches `depth` from the upper or lower edge and keeps clear of the labels round the rim. */
const room = (depth: number) => {
  const reach = RIM + 84
  const height = CENTRE - depth
  return CENTRE - MARGIN - (height < reach ? Math.sqrt(reach ** 2 - height ** 2) : 60)
}

/** The aspects that are drawn, each with its line, at the lower left. */
const legend = ({ aspects }: WheelFacts, palette: Palette, ink: Pen) => {
  const kinds = ALL_ASPECTS.flatMap((kind) => aspects.find(({ aspect }) => aspect === kind) ?? [])
  const rows = Math.ceil(kinds.length / 4)
  return kinds
    .map(({ aspect, nature }, i) => {
      const { width, dashes } = ASPECT_LOOKS[aspect]
      const { symbol } = ASPECTS[aspect]
      const x = MARGIN + 118 * (i % 4)
      const y = PAGE_EXTENT - 46 - 52 * (rows - 1 - Math.floor(i / 4))
      const colour = aspect === 'conjunction' ? palette.natures.neutral : palette.natures[nature]
      return [
        mark(ink, symbol, symbol, { x: x + 14, y, size: 30, colour, bold: 20 }),
        line(`M${x + 38} ${y}H${x + 96}`, colour, width, dashes ? ` stroke-dasharray="${dashes}"` : ''),
      ].join('')
    })
    .join('')
}

export const drawWheel = async (facts: WheelFacts, style: WheelStyle): Promise<string> => {
  const ink = await pen()
  const palette = PALETTES[style.theme]
  const pixel = PAGE_EXTENT / style.size
  const frame = facts.rings.length === 2 ? DOUBLE : SINGLE
  const at: At = (radius, longitude) => {
    const angle = ((180 + longitude - facts.ascendant) * Math.PI) / 180
    return [CENTRE + radius * Math.cos(angle), CENTRE - radius * Math.sin(angle)]
  }
  const [, outer] = facts.rings
  const lines = style.show.includes('aspect_lines')
  const rings = facts.rings.map(({ points }, i) => pointRing(points, frame.bands[i]!, i > 0, at, palette, ink, style))
  const group = (name: string, content: string) => `<g class="${name}">${content}</g>`
  const edges = [
    RIM,
    frame.signs,
    ...(numbered(facts, style) ? [frame.numbers] : []),
    frame.hub,
    ...(outer ? [frame.bands[0]!.edge] : []),
  ]
  const described = facts.rings
    .flatMap(({ points }) => points)
    .flatMap(({ name, longitude, retrograde }) => (longitude === null ? [] : [spoken(name, longitude, retrograde)]))
  return documentOf({
    style,
    palette,
    title: facts.rings.flatMap(({ title }) => title ?? []).join(' · '),
    description: described.join(', '),
    body: [
      group('signs', signRing(at, frame, palette, ink)),
      group('degrees', degreeTicks(at, frame, palette, pixel)),
      group('houses', houses(facts, at, frame, palette, ink, style)),
      ...rings.map(({ grounds }) => grounds),
      line(edges.map(ring).join(''), palette.line, 2.6),
      lines ? group('aspects', aspectLines(facts, at, frame, palette)) : '',
      ...rings.map(({ drawn }) => group('points', drawn)),
      lines && pixel < SMALL ? group('legend', legend(facts, palette, ink)) : '',
      group('captions', await captionPaths(corners(facts, palette, pixel), PAGE_EXTENT)),
    ],
  })
}
