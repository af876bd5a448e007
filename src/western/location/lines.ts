import { type Equatorial, type Spherical, semiArc, wrapped } from '../../sky/sphere.ts'

/** Where on Earth a place of the sky culminates (MC), culminates below (IC), rises (ASC) and sets (DSC). */
export const LINE_ANGLES = ['MC', 'IC', 'ASC', 'DSC'] as const
export type LineAngle = (typeof LINE_ANGLES)[number]

/** The place of the Earth over which a body stands, at a sidereal time of Greenwich, degrees. */
export const subPointOf = ({ rightAscension, declination }: Equatorial, gast: number): Spherical => ({
  longitude: wrapped(rightAscension - gast),
  latitude: declination,
})

/** Beyond this latitude, north or south, it neither rises nor sets. */
export const limitLatitude = ({ latitude }: Spherical): number => 90 - Math.abs(latitude)

export const meridianLongitude = ({ longitude }: Spherical, angle: 'MC' | 'IC'): number =>
  angle === 'MC' ? longitude : wrapped(longitude + 180)

export interface Sampling {
  /** Degrees of latitude between two vertices. */
  readonly step: number
  /** No line goes nearer to a pole. */
  readonly end: number
}

/** Neighbours of a line are no further apart in longitude. */
const WIDEST = 5

type Turned = readonly [latitude: number, semiArc: number]

/** Latitudes of a horizon line from south to north, with the semi-arc at each; the limits, where they are reached, are among them. */
const semiArcs = ({ latitude: declination }: Spherical, { step, end }: Sampling): Turned[] => {
  const limit = 90 - Math.abs(declination)
  const reach = Math.min(limit, end)
  const atEnd = (latitude: number): Turned =>
    limit > end ? [latitude, semiArc(declination, latitude)] : [latitude, latitude > 0 === declination > 0 ? 180 : 0]
  const made: Turned[] = [atEnd(-reach)]
  const between = (a: Turned, b: Turned): void => {
    if (Math.abs(b[1] - a[1]) > WIDEST && b[0] - a[0] > 1e-9) {
      const latitude = (a[0] + b[0]) / 2
      const middle: Turned = [latitude, semiArc(declination, latitude)]
      between(a, middle)
      between(middle, b)
    } else made.push(b)
  }
  for (let i = Math.floor(-reach / step) + 1; i * step < reach; i++)
    between(made.at(-1)!, [i * step, semiArc(declination, i * step)])
  between(made.at(-1)!, atEnd(reach))
  return made
}

export interface Line {
  readonly angle: LineAngle
  /** From south to north. */
  readonly vertices: readonly (readonly [longitude: number, latitude: number])[]
  readonly reach: number
}

/** The lines of a body, in the order of `LINE_ANGLES`. */
export const linesOf = (
  point: Spherical,
  sampling: Sampling,
  angles: readonly LineAngle[] = LINE_ANGLES,
): readonly Line[] => {
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
