import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  type GeoContext,
  type GeoPermissibleObjects,
  type GeoProjection,
  geoDistance,
  geoMercator,
  geoNaturalEarth1,
  geoOrthographic,
  geoPath,
  geoProjection,
} from 'd3-geo'
import { feature } from 'topojson-client'
import { type MapStyle, straightPlane } from './map-facts.ts'
import type { Point } from './polygon.ts'

/** A projected line; a closed one bounds an area. */
export interface Trace {
  readonly points: readonly Point[]
  readonly closed: boolean
}

export interface MapView {
  readonly width: number
  readonly height: number
  /** Position of a place in the drawing; null if it is not visible. */
  place(longitude: number, latitude: number): Point | null
  traces(object: GeoPermissibleObjects): Trace[]
  /** The edge of the map. */
  readonly frame: readonly Trace[]
  /** Preferred position of a label on its line: a fraction of the line from its upper end. On a globe the upper ends meet. */
  readonly lead: number
  /** True if a box is inside the map. */
  contains(left: number, top: number, right: number, bottom: number): boolean
}

/** Points closer than this to the previous point are dropped, pixels. */
const MIN_DISTANCE = 0.35

const collectTraces = (draw: (context: GeoContext) => void): Trace[] => {
  const traces: { points: Point[]; closed: boolean }[] = []
  const last = () => traces.at(-1)!
  const addPoint = (x: number, y: number) => last().points.push([x, y])
  draw({
    beginPath: () => {},
    arc: () => {},
    moveTo: (x, y) => {
      traces.push({ points: [], closed: false })
      addPoint(x, y)
    },
    lineTo: addPoint,
    closePath: () => {
      if (traces.length) last().closed = true
    },
  })
  return traces
    .map(({ points, closed }) => ({ points: withoutClosePoints(points), closed }))
    .filter(({ points }) => points.length > 1)
}

const withoutClosePoints = (points: readonly Point[]): Point[] => {
  const result: Point[] = []
  for (const [i, point] of points.entries()) {
    const before = result.at(-1)
    const near = before && Math.hypot(point[0] - before[0], point[1] - before[1]) < MIN_DISTANCE
    if (!near) result.push(point)
    else if (i === points.length - 1 && result.length > 1) result[result.length - 1] = point
  }
  return result
}

const straightProjection = (style: MapStyle) => {
  const { west, span, north, stretch, upward, ratio } = straightPlane(style)
  const { width } = style
  const scale = (width * 180) / (span * Math.PI)
  const height = Math.round(width * ratio)
  const isMercator = style.projection === 'mercator'
  const raw = isMercator ? geoMercator() : geoProjection((lambda, phi) => [lambda, phi * stretch])
  const projection = raw
    .rotate([-(west + span / 2), 0])
    .scale(scale)
    .translate([width / 2, scale * upward(north)])
    .clipExtent([
      [0, 0],
      [width, height],
    ])
  return { projection, height, framed: true }
}

/** Extra rotation of a globe, degrees. d3 cannot tell the side of a vertex that is exactly on the rim, as one of whole degrees may be. */
const OFF_THE_RIM = 1e-5

const roundProjection = ({ projection, width, centre = [0, 0] }: MapStyle) => {
  const margin = Math.max(4, width / 120)
  const isGlobe = projection === 'orthographic'
  const earth = isGlobe
    ? geoOrthographic()
        .clipAngle(90)
        .rotate([OFF_THE_RIM - centre[0], OFF_THE_RIM - centre[1]])
    : geoNaturalEarth1().rotate([-centre[0], 0])
  earth.fitWidth(width - 2 * margin, { type: 'Sphere' })
  const [[left, top], [, bottom]] = geoPath(earth).bounds({ type: 'Sphere' })
  const [x, y] = earth.translate()
  earth.translate([x - left + margin, y - top + margin])
  return { projection: earth, height: Math.round(bottom - top + 2 * margin), framed: false }
}

/** The projection of a map with its width and height in pixels. */
export const mapView = (style: MapStyle): MapView => {
  const isStraight = style.projection === 'equirectangular' || style.projection === 'mercator'
  const { projection, height, framed } = (isStraight ? straightProjection : roundProjection)(style) as {
    projection: GeoProjection
    height: number
    framed: boolean
  }
  const { width } = style
  const centre: [number, number] = [style.centre?.[0] ?? 0, style.centre?.[1] ?? 0]
  const traces = (object: GeoPermissibleObjects) => collectTraces((context) => geoPath(projection, context)(object))
  const frame: Trace[] = framed
    ? [
        {
          points: [
            [0, 0],
            [width, 0],
            [width, height],
            [0, height],
          ],
          closed: true,
        },
      ]
    : traces({ type: 'Sphere' })
  return {
    width,
    height,
    traces,
    frame,
    lead: style.projection === 'orthographic' ? 0.35 : 0,
    place: (longitude, latitude) => {
      const at = projection([longitude, latitude])
      if (!at) return null
      const [x, y] = at
      const isBehind = style.projection === 'orthographic' && geoDistance(centre, [longitude, latitude]) > Math.PI / 2
      return isBehind || (framed && !(x >= 0 && y >= 0 && x <= width && y <= height)) ? null : [x, y]
    },
    contains: (left, top, right, bottom) =>
      framed
        ? left >= 0 && top >= 0 && right <= width && bottom <= height
        : [
            [left, top],
            [right, top],
            [left, bottom],
            [right, bottom],
          ].every((corner) => inside(frame[0]!.points, corner as unknown as Point)),
  }
}

/** True if a point is inside a ring: an odd number of edges is to its right. */
const inside = (ring: readonly Point[], [x, y]: Point): boolean =>
  ring.filter(([x1, y1], i) => {
    const [x2, y2] = ring[(i + 1) % ring.length]!
    return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)
  }).length %
    2 ===
  1

const DETAILS = { coarse: 'world-atlas/land-110m.json', fine: 'world-atlas/land-50m.json' } as const
const landCache = new Map<keyof typeof DETAILS, GeoPermissibleObjects>()
/** The land of the Earth, read once. Source: Natural Earth (public domain), 1:110m and 1:50m, by world-atlas. */
export const landOf = (detail: keyof typeof DETAILS): GeoPermissibleObjects => {
  const cached = landCache.get(detail)
  if (cached) return cached
  const topology = JSON.parse(readFileSync(fileURLToPath(import.meta.resolve(DETAILS[detail])), 'utf8')) as Parameters<
    typeof feature
  >[0]
  const land = feature(topology, topology.objects.land!) as GeoPermissibleObjects
  landCache.set(detail, land)
  return land
}
