import { wrapLongitude } from '../sky/sphere.ts'

/** GeoJSON lines (RFC 7946): [longitude, latitude] in degrees, cut at the antimeridian. */

export type GeoPosition = [longitude: number, latitude: number]

export interface LineString {
  type: 'LineString'
  coordinates: GeoPosition[]
}
export interface MultiLineString {
  type: 'MultiLineString'
  coordinates: GeoPosition[][]
}
export interface Feature<P extends object> {
  type: 'Feature'
  geometry: LineString | MultiLineString
  properties: P
}
export interface FeatureCollection<P extends object> {
  type: 'FeatureCollection'
  features: Feature<P>[]
}

const SCALE = 1e6
const roundCoordinate = (degrees: number): number => Math.round(degrees * SCALE) / SCALE + 0
const samePlace = (a: GeoPosition, b: GeoPosition) => a[0] === b[0] && a[1] === b[1]

/**
 * The parts of a line, none of which crosses the antimeridian. The line is cut at the latitude of the straight line between the two
 * vertices; both parts have a vertex there.
 */
export const cutLine = (vertices: readonly (readonly [number, number])[]): GeoPosition[][] => {
  const parts: GeoPosition[][] = []
  let part: GeoPosition[] = []
  let before: GeoPosition | null = null
  const append = (position: GeoPosition) => {
    const last = part.at(-1)
    if (!last || !samePlace(last, position)) part.push(position)
  }
  const close = () => {
    if (part.length > 1) parts.push(part)
    part = []
  }
  for (const [longitude, latitude] of vertices) {
    const position: GeoPosition = [roundCoordinate(wrapLongitude(longitude)), roundCoordinate(latitude)]
    if (before && Math.abs(position[0] - before[0]) > 180) {
      const eastward = before[0] > 0
      const edge = eastward ? 180 : -180
      const whole = 360 - Math.abs(position[0] - before[0])
      const share = whole === 0 ? 0 : Math.abs(edge - before[0]) / whole
      const crossing = roundCoordinate(before[1] + share * (position[1] - before[1]))
      append([edge, crossing])
      close()
      append([-edge, crossing])
    }
    append(position)
    before = position
  }
  close()
  return parts
}

export const lineFeature = <P extends object>(
  vertices: readonly (readonly [number, number])[],
  properties: P,
): Feature<P> => {
  const parts = cutLine(vertices)
  const geometry =
    parts.length > 1
      ? { type: 'MultiLineString' as const, coordinates: parts }
      : { type: 'LineString' as const, coordinates: parts[0] ?? [] }
  return { type: 'Feature', geometry, properties }
}

export const collectionOf = <P extends object>(features: Feature<P>[]): FeatureCollection<P> => ({
  type: 'FeatureCollection',
  features,
})
