import { separation } from '../zodiac/longitude.ts'
import { elementOf, signOf } from '../zodiac/signs.ts'
import type { Anchor, Pen } from './glyphs.ts'
import type { Point } from './polygon.ts'
import { seatLabels } from './spacing.ts'
import type { WheelFacts, WheelPoint, WheelStyle } from './wheel-facts.ts'
import { type At, type Band, group, line, ray, spot, titled } from './wheel-frame.ts'
import { atLongitude, axesOf, cuspsOf, houseAt, UNSMOOTHED } from './wheel-ground.ts'
import { mark, PAGE_EXTENT, symbolOfSign, textOf } from './wheel-page.ts'
import { type Paints, ringColour } from './wheel-theme.ts'

/** Degrees between neighbours on a ring, and how much of that they have at least in a narrow house. */
const GAP = 6
const NARROW = 0.66
/** Pixels below which degrees ask for more room, and below which minutes are left out. */
const READABLE = 7.5
const LEAST = 6.8
/** Pixels below which the mark of the retrograde is a speck. */
const SPECK = 2

/** Sun 23°30′ ♓. */
const spoken = (name: string, longitude: number, retrograde: boolean) =>
  `${name} ${textOf(longitude)} ${symbolOfSign(signOf(longitude))}${retrograde ? ' ℞' : ''}`

/** Of what a letter beside it has. */
const MARK = 0.8
/** Length of the tick of a point. */
const TICK = 20
/** From radius and longitude to radius and longitude, round the circle and never across it. */
const leader = (at: At, [from, start]: Point, [to, end]: Point) => {
  const steps = Math.max(1, Math.ceil(Math.abs(end - start) / 3))
  const share = (i: number) =>
    spot(at(from + ((to - from) * i) / steps, start + ((end - start) * i) / steps), Math.round)
  return `M${Array.from({ length: steps + 1 }, (_, i) => share(i)).join('L')}`
}

/** Width of the ground of a point, as a share of its glyph; half the width of the widest line that it may cover. */
const GROUND = 0.95
const LINE = 3
/** Whether two rays come so near, from a radius outward. */
const isNear = (a: number, b: number, radius: number, distance: number) => {
  const angle = separation(a, b)
  return angle < 90 && radius * Math.sin((angle * Math.PI) / 180) < distance
}

interface Placed extends WheelPoint {
  readonly longitude: number
  readonly shown: number
  readonly size: Band['sizes']
}

/** By how many there are, from the innermost. */
const RINGS: Readonly<Record<number, readonly string[]>> = {
  1: ['inner'],
  2: ['inner', 'outer'],
  3: ['inner', 'middle', 'outer'],
}

/** What a ring is drawn with. */
export interface WheelDrawing {
  readonly facts: WheelFacts
  readonly at: At
  readonly palette: Paints
  readonly ink: Pen
  readonly style: WheelStyle
}

export const pointRing = (
  points: readonly WheelPoint[],
  band: Band,
  ring: number,
  { facts, at, palette, ink, style }: WheelDrawing,
) => {
  const present = points.filter((point): point is WheelPoint & { longitude: number } => point.longitude !== null)
  const pixel = PAGE_EXTENT / style.size
  const colour = ringColour(ring, palette)
  const scale = Math.max(1, (READABLE * pixel) / band.sizes.degree)
  const cusps = cuspsOf(facts)
  const walls = [
    ...(cusps ?? []).map((degree) => ({ degree, isCusp: true })),
    ...axesOf(facts).map(({ longitude }) => ({ degree: longitude, isCusp: cusps === null })),
  ]
  const seats = seatLabels(
    present.map(({ longitude }) => longitude),
    GAP * scale,
    walls,
    GAP * scale * NARROW,
  )
  const sizesOf = (room: number) => {
    const crowd = room / GAP
    return {
      glyph: band.sizes.glyph * Math.min(crowd, 1.3),
      degree: band.sizes.degree * crowd,
      sign: band.sizes.sign * crowd,
      minute: band.sizes.minute * crowd,
      mark: band.sizes.mark * Math.min(crowd, 1),
    }
  }
  const widest = sizesOf(Math.max(0, ...seats.map(({ room }) => room)))
  const shows = (part: WheelStyle['show'][number]) => style.show.includes(part)
  const isWhole = shows('degree_labels') && widest.minute / pixel >= LEAST
  const radii = { ...band.short, ...(isWhole && band.whole) }
  const markRadius = shows('degree_labels') ? radii.mark : radii.degree
  const placed = present.map(
    (point, i): Placed => ({
      ...point,
      shown: seats[i]!.place,
      size: sizesOf(seats[i]!.room),
    }),
  )
  const isMarked = (retrograde: boolean, { mark }: Band['sizes']) =>
    retrograde && shows('retrograde_marks') && (MARK * mark) / pixel >= SPECK
  const lastRadius = isWhole ? band.whole.minute : shows('degree_labels') ? radii.degree : radii.glyph
  const end = (retrograde: boolean, size: Band['sizes']) => (isMarked(retrograde, size) ? markRadius : lastRadius)
  // Only where the line of a house runs beneath: elsewhere there is nothing to cover.
  const grounds = placed.flatMap(({ shown, retrograde, size }) => {
    const inner = end(retrograde, size)
    const width = GROUND * size.glyph
    return walls.some(({ degree }) => isNear(degree, shown, inner, width / 2 + LINE))
      ? [line(ray(at, shown, radii.glyph + 0.1 * size.glyph, inner), null, width)]
      : []
  })
  const drawn = placed.map(({ name, symbol, longitude, shown, retrograde, size }) => {
    const put = (radius: number, anchor: Omit<Anchor, 'x' | 'y'>): Anchor => {
      const [x, y] = at(radius, shown)
      return { x, y, ...anchor }
    }
    const [degree, minute] = textOf(longitude).split('°')
    const sign = signOf(longitude)
    // Two letters are as wide as they may be, and beside the centre stand in a line with the degree.
    const [[near], [far]] = [at(0, shown), at(1, shown)]
    const length = (size.glyph + ink.width(`${degree}°`) * size.degree) / 2
    const outward =
      [...symbol].length > 1 ? Math.max(0, length * Math.abs(far - near) - (radii.glyph - radii.degree)) : 0
    const parts = [
      titled(spoken(ink.say(name), longitude, retrograde)),
      line(ray(at, longitude, band.edge, band.edge - TICK), null, 4, '', 'tick'),
      line(
        leader(at, [band.edge - TICK, longitude], [radii.glyph + 0.6 * size.glyph, shown]),
        palette.minor,
        2,
        '',
        'leader',
      ),
      mark(ink, symbol, name, put(radii.glyph + outward, { size: size.glyph, classes: 'glyph' })),
      shows('degree_labels')
        ? ink.letters(`${degree}°`, put(radii.degree, { size: size.degree, ...(ring > 0 && { colour: palette.text }) }))
        : '',
      ...(isWhole
        ? [
            ink.symbol(
              symbolOfSign(sign),
              put(band.whole.sign, { size: size.sign, colour: palette.elements[elementOf(sign)] }),
            ),
            ink.letters(minute!, put(band.whole.minute, { size: size.minute, colour: palette.minor })),
          ]
        : []),
      isMarked(retrograde, size)
        ? ink.symbol('℞', put(markRadius, { size: MARK * size.mark, colour: palette.retrograde }))
        : '',
    ]
    return group('point', parts.join(''), {
      point: name,
      ...atLongitude(longitude),
      house: houseAt(facts, longitude),
      retrograde: retrograde || null,
    })
  })
  return {
    grounds: grounds.length
      ? group(
          'grounds',
          `<g stroke-linecap="round"${UNSMOOTHED}>${grounds.join('')}</g>`,
          {},
          undefined,
          palette.background,
        )
      : '',
    drawn: group('points', drawn.join(''), { ring: RINGS[facts.rings.length]![ring] }, colour, colour),
  }
}
