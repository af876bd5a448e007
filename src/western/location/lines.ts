import { type Equatorial, type Spherical, semiArc, wrapLongitude } from '../../sky/sphere.ts'

/** The lines on Earth along which a body culminates (MC), anticulminates (IC), rises (ASC) or sets (DSC). */
export const LINE_ANGLES = ['MC', 'IC', 'ASC', 'DSC'] as const
export type LineAngle = (typeof LINE_ANGLES)[number]

/** The place on Earth where a body is in the zenith at Greenwich sidereal time `gast` (degrees). */
export const subPointOf = ({ rightAscension, declination }: Equatorial, gast: number): Spherical => ({
  longitude: wrapLongitude(rightAscension - gast),
  latitude: declination,
})

/** The latitude, north or south, beyond which a body neither rises nor sets, in degrees. */
export const limitLatitude = ({ latitude }: Spherical): number => 90 - Math.abs(latitude)

export const meridianLongitude = ({ longitude }: Spherical, angle: 'MC' | 'IC'): number =>
  angle === 'MC' ? longitude : wrapLongitude(longitude + 180)

export interface Sampling {
  /** The spacing of vertices, in degrees of latitude. */
  readonly step: number
  /** The highest latitude of a line, degrees. */
  readonly end: number
}

/** The largest step in longitude between neighbouring vertices, degrees. */
const MAX_LONGITUDE_STEP = 5

type LatitudeArc = readonly [latitude: number, semiArc: number]

/** The latitudes of a horizon line from south to north, each with its semi-arc. Includes the limit latitudes that it reaches. */
const semiArcs = ({ latitude: declination }: Spherical, { step, end }: Sampling): LatitudeArc[] => {
  const limit = 90 - Math.abs(declination)
  const reach = Math.min(limit, end)
  const atEnd = (latitude: number): LatitudeArc =>
    limit > end ? [latitude, semiArc(declination, latitude)] : [latitude, latitude > 0 === declination > 0 ? 180 : 0]
  const samples: LatitudeArc[] = [atEnd(-reach)]
  const addBetween = (a: LatitudeArc, b: LatitudeArc): void => {
    if (Math.abs(b[1] - a[1]) > MAX_LONGITUDE_STEP && b[0] - a[0] > 1e-9) {
      const latitude = (a[0] + b[0]) / 2
      const middle: LatitudeArc = [latitude, semiArc(declination, latitude)]
      addBetween(a, middle)
      addBetween(middle, b)
    } else samples.push(b)
  }
  for (let i = Math.floor(-reach / step) + 1; i * step < reach; i++)
    addBetween(samples.at(-1)!, [i * step, semiArc(declination, i * step)])
  addBetween(samples.at(-1)!, atEnd(reach))
  return samples
}

export interface PlanetaryLine {
  readonly angle: LineAngle
  /** Vertices from south to north. */
  readonly vertices: readonly (readonly [longitude: number, latitude: number])[]
  readonly reach: number
}

/** The lines of a body, in the order of `LINE_ANGLES`. */
export const planetaryLines = (
  point: Spherical,
  sampling: Sampling,
  angles: readonly LineAngle[] = LINE_ANGLES,
): readonly PlanetaryLine[] => {
  const { end } = sampling
  const curve = angles.includes('ASC') || angles.includes('DSC') ? semiArcs(point, sampling) : []
  return LINE_ANGLES.filter((angle) => angles.includes(angle)).map((angle) => {
    if (angle === 'MC' || angle === 'IC') {
      const longitude = meridianLongitude(point, angle)
      return {
        angle,
        vertices: [
          [longitude, -end],
          [longitude, end],
        ],
        reach: end,
      }
    }
    const sense = angle === 'ASC' ? -1 : 1
    return {
      angle,
      vertices: curve.map(([latitude, half]) => [point.longitude + sense * half, latitude] as const),
      reach: curve.at(-1)![0],
    }
  })
}
