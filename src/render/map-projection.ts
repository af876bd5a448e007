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

/** A projected line in the drawing; a closed one is the edge of a surface. */
export interface Trace {
  readonly points: readonly Point[]
  readonly closed: boolean
}

export interface MapView {
  readonly width: number
  readonly height: number
  /** Where a place is drawn; null where it is out of sight. */
  place(longitude: number, latitude: number): Point | null
  traces(object: GeoPermissibleObjects): Trace[]
  /** The edge of the map. */
  readonly frame: readonly Trace[]
  /** How far down a line its label looks best: on a globe the upper ends all come together. */
  readonly lead: number
  /** Whether a box lies within it. */
  holds(left: number, top: number, right: number, bottom: number): boolean
}

/** Points nearer to the last one than this, pixels, add nothing. */
const FINE = 0.35

const collected = (draw: (context: GeoContext) => void): Trace[] => {
  const traces: { points: Point[]; closed: boolean }[] = []
  const last = () => traces.at(-1)!
  const put = (x: number, y: number) => last().points.push([x, y])
  draw({
    beginPath: () => {},
    arc: () => {},
    moveTo: (x, y) => {
      traces.push({ points: [], closed: false })
      put(x, y)
    },
    lineTo: put,
    closePath: () => {
      if (traces.length) last().closed = true
    },
  })
  return traces
    .map(({ points, closed }) => ({ points: thinned(points), closed }))
    .filter(({ points }) => points.length > 1)
}

const thinned = (points: readonly Point[]): Point[] => {
  const kept: Point[] = []
  for (const [i, point] of points.entries()) {
    const before = kept.at(-1)
    const near = before && Math.hypot(point[0] - before[0], point[1] - before[1]) < FINE
    if (!near) kept.push(point)
    else if (i === points.length - 1 && kept.length > 1) kept[kept.length - 1] = point
  }
  return kept
}

const straight = (style: MapStyle) => {
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

/** Degrees by which a globe is turned further, so that no vertex of whole degrees lies exactly on its rim, where d3 loses its side. */
const OFF_THE_RIM = 1e-5

const round = ({ projection, width, centre = [0, 0] }: MapStyle) => {
  const margin = Math.max(4, width / 120)
  const isGlobe = projection === 'orthographic'
  const made = isGlobe
    ? geoOrthographic()
        .clipAngle(90)
        .rotate([OFF_THE_RIM - centre[0], OFF_THE_RIM - centre[1]])
    : geoNaturalEarth1().rotate([-centre[0], 0])
  made.fitWidth(width - 2 * margin, { type: 'Sphere' })
  const [[left, top], [, bottom]] = geoPath(made).bounds({ type: 'Sphere' })
  const [x, y] = made.translate()
  made.translate([x - left + margin, y - top + margin])
  return { projection: made, height: Math.round(bottom - top + 2 * margin), framed: false }
}

/** A picture of the Earth of a width; the height follows. */
export const mapView = (style: MapStyle): MapView => {
  const isStraight = style.projection === 'equirectangular' || style.projection === 'mercator'
  const { projection, height, framed } = (isStraight ? straight : round)(style) as {
    projection: GeoProjection
    height: number
    framed: boolean
  }
  const { width } = style
  const centre: [number, number] = [style.centre?.[0] ?? 0, style.centre?.[1] ?? 0]
  const traces = (object: GeoPermissibleObjects) => collected((context) => geoPath(projection, context)(object))
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
    holds: (left, top, right, bottom) =>
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

/** Whether a point lies within a ring, by the edges to its left. */
const inside = (ring: readonly Point[], [x, y]: Point): boolean =>
  ring.filter(([x1, y1], i) => {
    const [x2, y2] = ring[(i + 1) % ring.length]!
    return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)
  }).length %
    2 ===
  1

const DETAILS = { coarse: 'world-atlas/land-110m.json', fine: 'world-atlas/land-50m.json' } as const
const read = new Map<keyof typeof DETAILS, GeoPermissibleObjects>()
/** The land of the Earth. Source: Natural Earth (public domain), 1:110m and 1:50m, by world-atlas. */
export const landOf = (detail: keyof typeof DETAILS): GeoPermissibleObjects => {
  const known = read.get(detail)
  if (known) return known
  const topology = JSON.parse(readFileSync(fileURLToPath(import.meta.resolve(DETAILS[detail])), 'utf8')) as Parameters<
    typeof feature
  >[0]
  const land = feature(topology, topology.objects.land!) as GeoPermissibleObjects
  read.set(detail, land)
  return land
}
