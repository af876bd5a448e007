import { norm, separation } from '../zodiac/longitude.ts'
import { elementOf, signOf } from '../zodiac/signs.ts'
import type { Anchor, Pen } from './glyphs.ts'
import type { Point } from './polygon.ts'
import { placeLabels } from './spacing.ts'
import type { LongitudeRange, WheelFacts, WheelPoint, WheelStyle } from './wheel-facts.ts'
import { type Band, group, line, type PointAt, pointText, ray, titleElement } from './wheel-frame.ts'
import { axesOf, cuspsOf, houseAt, longitudeData, UNSMOOTHED } from './wheel-ground.ts'
import { degreeMinuteText, PAGE_EXTENT, pointSymbol, symbolOfSign } from './wheel-page.ts'
import { type Paints, ringColour } from './wheel-theme.ts'

/** Degrees between neighbours on a ring, and the fraction of it that is left in a narrow house. */
const GAP = 6
const NARROW = 0.66
/** Font sizes in pixels: degrees below the first get more space; minutes below the second are left out. */
const READABLE_PIXELS = 7.5
const MIN_MINUTE_PIXELS = 6.8
/** Retrograde marks below this size are left out, pixels. */
const MIN_MARK_PIXELS = 2

/** Tooltip of a point: Sun 23°30′ ♓. */
const pointTitle = (name: string, longitude: number, retrograde: boolean) =>
  `${name} ${degreeMinuteText(longitude)} ${symbolOfSign(signOf(longitude))}${retrograde ? ' ℞' : ''}`

/** Tooltip of a point that is drawn as an arc. */
const rangeTitle = (name: string, { from, to }: LongitudeRange) =>
  `${name} ${[from, to].map((end) => `${degreeMinuteText(end)} ${symbolOfSign(signOf(end))}`).join(' – ')}`

/** Size of the retrograde mark, divided by the size of its letters. */
const MARK_SCALE = 0.8
/** Length of the tick of a point. */
const TICK = 20
/** Width of the arc of a range. */
const RANGE_WIDTH = 9
/** Path data of an arc through increasing longitudes. */
const arcPath = (at: PointAt, radius: number, { from, to }: LongitudeRange) =>
  `M${pointText(at(radius, from))}A${radius} ${radius} 0 0 0 ${pointText(at(radius, to))}`
/** Path data from one radius and longitude to another, around the circle and never across it. */
const leader = (at: PointAt, [from, start]: Point, [to, innerRadius]: Point) => {
  const steps = Math.max(1, Math.ceil(Math.abs(innerRadius - start) / 3))
  const share = (i: number) =>
    pointText(at(from + ((to - from) * i) / steps, start + ((innerRadius - start) * i) / steps), Math.round)
  return `M${Array.from({ length: steps + 1 }, (_, i) => share(i)).join('L')}`
}

/** Width of the background of a point, divided by the size of its glyph; half the width of the widest line that it covers. */
const BACKGROUND_WIDTH = 0.95
const LINE_HALF_WIDTH = 3
/** True if the rays of two longitudes are closer than a distance at a radius. */
const isNear = (a: number, b: number, radius: number, distance: number) => {
  const angle = separation(a, b)
  return angle < 90 && radius * Math.sin((angle * Math.PI) / 180) < distance
}

interface PresentPoint extends WheelPoint {
  /** The middle of the range, for a point with one. */
  readonly longitude: number
}
/** The points to draw. */
const presentPoints = (points: readonly WheelPoint[]): PresentPoint[] =>
  points.flatMap((point) => {
    const { longitude, range } = point
    if (range) return [{ ...point, longitude: norm(range.from + norm(range.to - range.from) / 2) }]
    return longitude === null ? [] : [{ ...point, longitude }]
  })

interface PlacedPoint extends PresentPoint {
  /** Longitude at which the point is drawn. */
  readonly drawnAt: number
  readonly size: Band['sizes']
}

/** Names of the rings by their number, from the innermost. */
const RINGS: Readonly<Record<number, readonly string[]>> = {
  1: ['inner'],
  2: ['inner', 'outer'],
  3: ['inner', 'middle', 'outer'],
}

/** Context of the parts of a wheel. */
export interface WheelDrawing {
  readonly facts: WheelFacts
  readonly at: PointAt
  readonly palette: Paints
  readonly pen: Pen
  readonly style: WheelStyle
}

/** SVG of a ring of points: backgrounds that cover house lines, and the points. `ring`: 0 for the innermost. */
export const pointRing = (
  points: readonly WheelPoint[],
  band: Band,
  ring: number,
  { facts, at, palette, pen, style }: WheelDrawing,
) => {
  const present = presentPoints(points)
  const pixel = PAGE_EXTENT / style.size
  const colour = ringColour(ring, palette)
  const scale = Math.max(1, (READABLE_PIXELS * pixel) / band.sizes.degree)
  const cusps = cuspsOf(facts)
  const boundaries = [
    ...(cusps ?? []).map((degree) => ({ degree, isCusp: true })),
    ...axesOf(facts).map(({ longitude }) => ({ degree: longitude, isCusp: cusps === null })),
  ]
  const places = placeLabels(
    present.map(({ longitude }) => longitude),
    GAP * scale,
    boundaries,
    GAP * scale * NARROW,
  )
  const sizesOf = (room: number) => {
    const scaleByRoom = room / GAP
    return {
      glyph: band.sizes.glyph * Math.min(scaleByRoom, 1.3),
      degree: band.sizes.degree * scaleByRoom,
      sign: band.sizes.sign * scaleByRoom,
      minute: band.sizes.minute * scaleByRoom,
      mark: band.sizes.mark * Math.min(scaleByRoom, 1),
    }
  }
  const widest = sizesOf(Math.max(0, ...places.map(({ room }) => room)))
  const shows = (part: WheelStyle['show'][number]) => style.show.includes(part)
  const hasMinutes = shows('degree_labels') && widest.minute / pixel >= MIN_MINUTE_PIXELS
  const radii = { ...band.short, ...(hasMinutes && band.whole) }
  const markRadius = shows('degree_labels') ? radii.mark : radii.degree
  const placedPoints = present.map(
    (point, i): PlacedPoint => ({
      ...point,
      drawnAt: places[i]!.place,
      size: sizesOf(places[i]!.room),
    }),
  )
  const isMarked = (retrograde: boolean, { mark }: Band['sizes']) =>
    retrograde && shows('retrograde_marks') && (MARK_SCALE * mark) / pixel >= MIN_MARK_PIXELS
  const lastRadius = hasMinutes ? band.whole.minute : shows('degree_labels') ? radii.degree : radii.glyph
  const innerRadius = (retrograde: boolean, size: Band['sizes']) =>
    isMarked(retrograde, size) ? markRadius : lastRadius
  // A background is needed only where a house line runs beneath.
  const backgrounds = placedPoints.flatMap(({ drawnAt, retrograde, size }) => {
    const inner = innerRadius(retrograde, size)
    const width = BACKGROUND_WIDTH * size.glyph
    return boundaries.some(({ degree }) => isNear(degree, drawnAt, inner, width / 2 + LINE_HALF_WIDTH))
      ? [line(ray(at, drawnAt, radii.glyph + 0.1 * size.glyph, inner), null, width)]
      : []
  })
  const pointGroups = placedPoints.map(({ name, symbol, longitude, range, drawnAt, retrograde, size }) => {
    const anchorAt = (radius: number, anchor: Omit<Anchor, 'x' | 'y'>): Anchor => {
      const [x, y] = at(radius, drawnAt)
      return { x, y, ...anchor }
    }
    const [degree, minute] = degreeMinuteText(longitude).split('°')
    const sign = signOf(longitude)
    // A symbol of two letters is wide: left and right of the centre it would touch the degree, so it is moved outward.
    const [[near], [far]] = [at(0, drawnAt), at(1, drawnAt)]
    const length = (size.glyph + pen.width(`${degree}°`) * size.degree) / 2
    const outwardShift =
      [...symbol].length > 1 ? Math.max(0, length * Math.abs(far - near) - (radii.glyph - radii.degree)) : 0
    const glyph = pointSymbol(
      pen,
      symbol,
      name,
      anchorAt(radii.glyph + (range ? 0 : outwardShift), { size: size.glyph, classes: 'glyph' }),
    )
    if (range) {
      const arc = line(arcPath(at, band.edge - TICK / 2, range), null, RANGE_WIDTH, ' stroke-linecap="round"', 'range')
      const lead = line(
        leader(at, [band.edge - TICK, longitude], [radii.glyph + 0.6 * size.glyph, drawnAt]),
        palette.minor,
        2,
        '',
        'leader',
      )
      const ends = { from: longitudeData(range.from), to: longitudeData(range.to) }
      return group('point', titleElement(rangeTitle(pen.translate(name), range)) + arc + lead + glyph, {
        point: name,
        from: ends.from.longitude,
        to: ends.to.longitude,
        sign: ends.from.sign === ends.to.sign ? ends.from.sign : null,
      })
    }
    const parts = [
      titleElement(pointTitle(pen.translate(name), longitude, retrograde)),
      line(ray(at, longitude, band.edge, band.edge - TICK), null, 4, '', 'tick'),
      line(
        leader(at, [band.edge - TICK, longitude], [radii.glyph + 0.6 * size.glyph, drawnAt]),
        palette.minor,
        2,
        '',
        'leader',
      ),
      glyph,
      shows('degree_labels')
        ? pen.letters(
            `${degree}°`,
            anchorAt(radii.degree, { size: size.degree, ...(ring > 0 && { colour: palette.text }) }),
          )
        : '',
      ...(hasMinutes
        ? [
            pen.symbol(
              symbolOfSign(sign),
              anchorAt(band.whole.sign, { size: size.sign, colour: palette.elements[elementOf(sign)] }),
            ),
            pen.letters(minute!, anchorAt(band.whole.minute, { size: size.minute, colour: palette.minor })),
          ]
        : []),
      isMarked(retrograde, size)
        ? pen.symbol('℞', anchorAt(markRadius, { size: MARK_SCALE * size.mark, colour: palette.retrograde }))
        : '',
    ]
    return group('point', parts.join(''), {
      point: name,
      ...longitudeData(longitude),
      house: houseAt(facts, longitude),
      retrograde: retrograde || null,
    })
  })
  return {
    grounds: backgrounds.length
      ? group(
          'grounds',
          `<g stroke-linecap="round"${UNSMOOTHED}>${backgrounds.join('')}</g>`,
          {},
          undefined,
          palette.background,
        )
      : '',
    points: group('points', pointGroups.join(''), { ring: RINGS[facts.rings.length]![ring] }, colour, colour),
  }
}
