import type { AyanamshaId } from '../ephemeris/ayanamshas.ts'
import type { Centre, Equinox } from '../ephemeris/queries.ts'
import type { Site, Sky } from '../sky/sky.ts'
import { anglesAt } from '../sky/sphere.ts'
import { longitudeOfJ2000 } from '../sky/stars.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { norm, type Tropical, tropical } from '../zodiac/longitude.ts'
import type { HouseNumber } from '../zodiac/signs.ts'
import {
  type AnyAspect,
  type AnyAspectPoint,
  aspectsBetween,
  aspectsWithin,
  type Contact,
  compareByOrb,
  type OrbModel,
} from './aspects.ts'
import {
  anglesOf,
  byName,
  type ChartPoint,
  inHouses,
  isDayChart,
  pointsAt,
  type SkyPoint,
  type TropicalChart,
  tropicalChart,
} from './chart.ts'
import { bodyNumberOf, type FurtherName, isKnown, lotOfPoint } from './further-points.ts'
import { equalHouses, type HouseCode, type Houses, housesAt } from './houses.ts'
import { fromZeroPoint } from './location/relocation.ts'
import { lotAt } from './lots.ts'
import { midpoint } from './midpoints.ts'
import { mirrorsBetween, mirrorsWithin, withoutMirrors } from './mirror-aspects.ts'
import { POINTS, type PointName } from './points.ts'

export const ZODIACS = ['tropical', 'sidereal', 'draconic'] as const
export type Zodiac = (typeof ZODIACS)[number]

/** The further points of a chart, and the frame of its longitudes. */
export interface ChartFrame {
  readonly further: readonly FurtherName[]
  readonly zodiac: Zodiac
  /** The zero point of the sidereal zodiac. */
  readonly ayanamsha: AyanamshaId
  readonly centre: Centre
  readonly equinox: Equinox
  /** Every longitude is multiplied by this whole number; 1 for the chart itself. */
  readonly harmonic: number
}
export const USUAL_FRAME: ChartFrame = {
  further: [],
  zodiac: 'tropical',
  ayanamsha: 'fagan_bradley',
  centre: 'geocentric',
  equinox: 'date',
  harmonic: 1,
}

/** A further point of a chart. Angles and lots have a longitude only. */
export interface FurtherPoint extends AnyAspectPoint {
  readonly name: FurtherName
  readonly longitude: Tropical
  readonly latitude: number | null
  readonly declination: number | null
  readonly rightAscension: number | null
  readonly house: HouseNumber | null
}

export interface FramedChart extends TropicalChart {
  readonly frame: ChartFrame
  /** The requested further points that exist, in the order of the request. */
  readonly further: readonly FurtherPoint[]
}

/** The frame of a chart. */
export const frameOf = (chart: object): ChartFrame => (chart as Partial<FramedChart>).frame ?? USUAL_FRAME
/** The further points of a chart; none unless they were requested. */
export const furtherOf = (chart: object): readonly FurtherPoint[] => (chart as Partial<FramedChart>).further ?? []

// source: swephexp.h, SE_*; Chiron 15, the true node 11, the mean apogee 12
const NUMBERS = {
  Sun: 0,
  Moon: 1,
  Mercury: 2,
  Venus: 3,
  Mars: 4,
  Jupiter: 5,
  Saturn: 6,
  Uranus: 7,
  Neptune: 8,
  Pluto: 9,
  Chiron: 15,
  'North Node': 11,
  'South Node': 11,
  Lilith: 12,
} as const satisfies Record<PointName, number>
/** Points that have no heliocentric position. */
const GEOCENTRIC_ONLY: ReadonlySet<string> = new Set(['Sun', 'Moon', 'North Node', 'South Node', 'Lilith'])

const antipodal = <P extends { longitude: number; latitude: number; declination: number; rightAscension: number }>(
  place: P,
) => ({
  ...place,
  longitude: tropical(place.longitude + 180),
  latitude: -place.latitude,
  declination: -place.declination,
  rightAscension: norm(place.rightAscension + 180),
})

type Place = NonNullable<ReturnType<Sky['places']>[number]>
const placeFields = ({ longitude, latitude, declination, rightAscension, longitudeSpeed }: Place) => ({
  longitude,
  speed: longitudeSpeed,
  latitude,
  declination,
  rightAscension,
})

/** The fourteen points from another centre or in another equinox; without those that do not exist there. */
const pointsInFrame = (at: JulianDay, site: Site, { centre, equinox }: ChartFrame, sky: Sky): SkyPoint[] => {
  const names = POINTS.filter((name) => centre !== 'heliocentric' || !GEOCENTRIC_ONLY.has(name))
  const places = sky.places(
    at,
    names.map((name) => NUMBERS[name]),
    { centre, equinox, site },
  )
  return names.flatMap((name, i) => {
    const place = places[i]
    if (!place) return []
    const point = { name, ...placeFields(place) }
    return name === 'South Node' ? antipodal(point) : point
  })
}

/** The further bodies of a moment, without houses; those without an ephemeris file are left out. */
export const furtherBodies = (
  at: JulianDay,
  site: Site,
  { further, centre, equinox }: ChartFrame,
  sky: Sky,
): Omit<FurtherPoint, 'house'>[] => {
  const bodies = further.filter((name) => bodyNumberOf(name) !== null)
  if (bodies.length === 0) return []
  const places = sky.places(
    at,
    bodies.map((name) => bodyNumberOf(name)!),
    { centre, equinox, site },
  )
  return bodies.flatMap((name, i) => {
    const place = places[i]
    if (!place || (name === 'Earth' && centre !== 'heliocentric')) return []
    const point = { name, ...placeFields(place) }
    return name === 'Mean South Node' ? antipodal(point) : point
  })
}

/** The longitude of a further angle; null for bodies and lots. */
const angleLongitude = (name: FurtherName, chart: TropicalChart, sky: Sky): number | null => {
  switch (name) {
    case 'Descendant':
      return chart.ascendant + 180
    case 'Imum Coeli':
      return chart.midheaven + 180
    case 'Vertex':
      return sky.angles(chart.at, chart.site).vertex
    case 'Anti-Vertex':
      return sky.angles(chart.at, chart.site).vertex + 180
    case 'East Point':
      // The ascendant of the same meridian at the equator.
      return anglesAt(0, sky.obliquity(chart.at))(chart.armc).ascendant
    case 'Aries Point':
      return 0
    default:
      return null
  }
}

/** The further points of a tropical chart of date, in the order of the request. */
const furtherPoints = (chart: TropicalChart, frame: ChartFrame, sky: Sky): Omit<FurtherPoint, 'house'>[] => {
  const bodies = furtherBodies(chart.at, chart.site, frame, sky)
  const fixed = (name: FurtherName, longitude: number): Omit<FurtherPoint, 'house'> => ({
    name,
    longitude: tropical(longitude),
    speed: 0,
    latitude: null,
    declination: null,
    rightAscension: null,
  })
  return frame.further.flatMap((name) => {
    const body = bodies.find((each) => each.name === name)
    if (body) return [body]
    const lot = lotOfPoint(name)
    // A heliocentric chart has no Sun, which decides between the forms of a lot by day and by night.
    if (lot && frame.centre === 'heliocentric') return []
    const longitude = lot ? lotAt(lot, chart, isDayChart(chart)) : angleLongitude(name, chart, sky)
    return longitude === null ? [] : [fixed(name, longitude)]
  })
}

/** Moves the zero point of a chart with its further points. */
export const withZeroPoint = <C extends TropicalChart>(chart: C, degrees: number): C => {
  if (degrees === 0) return chart
  const shifted = fromZeroPoint(chart, degrees)
  const further = furtherOf(chart).map((point) =>
    point.name === 'Aries Point' ? point : { ...point, longitude: tropical(point.longitude - degrees) },
  )
  return { ...shifted, further: inHouses(further, shifted.houses), point: byName(shifted.points) }
}

/** The degrees from the tropical zero point to that of a chart, at the moment of the chart. */
export const zeroPointOf = (chart: TropicalChart, sky: Sky): number =>
  zeroPoint(frameOf(chart), chart.at, undefined, sky)

/** A geocentric chart of date in the tropical zodiac, without a change of its frame. */
export const inTropicalZodiac = <C extends TropicalChart>(chart: C, sky: Sky): C =>
  withZeroPoint(chart, -zeroPointOf(chart, sky))

/** The ascendant, midheaven and cusps of date in longitudes of the ecliptic of J2000. */
const anglesOfJ2000 = (chart: TropicalChart, sky: Sky): TropicalChart => {
  const shift = (longitude: number) => longitudeOfJ2000(longitude, chart.at, sky)
  const { system, cusps } = chart.houses
  const houses = { system, cusps: cusps.map((cusp) => (cusp === null ? null : shift(cusp))) }
  return { ...chart, ascendant: shift(chart.ascendant), midheaven: shift(chart.midheaven), houses }
}

const zeroPoint = ({ zodiac, ayanamsha }: ChartFrame, at: JulianDay, node: number | undefined, sky: Sky): number => {
  if (zodiac === 'sidereal') return sky.ayanamsha(at, ayanamsha)
  return zodiac === 'draconic' ? (node ?? sky.positions(at, ['TrueNode'])[0]!.longitude) : 0
}

/**
 * The chart of a moment (UT) and place in a frame. Houses are found in the tropical zodiac of date and then moved.
 *
 * Notes: a heliocentric chart has the Earth instead of the Sun, neither Moon, nodes nor Lilith, and no houses. The draconic zodiac begins
 * with the true node. The epoch J2000 rotates the ecliptic too.
 */
export const framedChart = (
  at: JulianDay,
  site: Site,
  system: HouseCode,
  frame: ChartFrame,
  sky: Sky,
): TropicalChart | FramedChart => {
  if (frame === USUAL_FRAME) return tropicalChart(at, site, system, sky)
  const isPlain = frame.centre === 'geocentric' && frame.equinox === 'date'
  const { angles, houses } = housesAt(at, site, system, sky)
  const points = isPlain ? pointsAt(at, sky) : pointsInFrame(at, site, frame, sky)
  const ofDate = {
    at,
    site,
    ...angles,
    houses,
    points: inHouses(points, houses),
    point: byName(inHouses(points, houses)),
  }
  const turned = frame.equinox === 'J2000' ? anglesOfJ2000(ofDate, sky) : ofDate
  const housed = inHouses(points, turned.houses)
  const chart = { ...turned, points: housed, point: byName(housed), frame }
  const whole: FramedChart = { ...chart, further: inHouses(furtherPoints(chart, frame, sky), chart.houses) }
  const moved = withZeroPoint(whole, zeroPoint(frame, at, chart.point['North Node']?.longitude, sky))
  const multiplied = frame.harmonic === 1 ? moved : harmonicChart(moved, frame.harmonic)
  return frame.centre === 'heliocentric' ? withoutHouses(multiplied) : multiplied
}

/** A chart whose points have no house. */
const withoutHouses = (chart: FramedChart): FramedChart => {
  const points = chart.points.map((point) => ({ ...point, house: null }))
  return { ...chart, points, point: byName(points), further: chart.further.map((point) => ({ ...point, house: null })) }
}

/**
 * The chart with every longitude multiplied by a whole number (John Addey). Its houses are whole signs from the multiplied ascendant,
 * because cusps have no harmonic.
 */
const harmonicChart = (chart: FramedChart, harmonic: number): FramedChart => {
  const multiplied = (longitude: number) => tropical(norm(longitude * harmonic))
  const angles = { ascendant: multiplied(chart.ascendant), midheaven: multiplied(chart.midheaven) }
  const houses = equalHouses('W', angles)!
  const moved = <P extends AnyAspectPoint>(points: readonly P[]) =>
    inHouses(
      points.map((point) => ({
        ...point,
        longitude: multiplied(point.longitude),
        speed: point.speed === null ? null : point.speed * harmonic,
      })),
      houses,
    )
  const points = moved(chart.points) as unknown as ChartPoint[]
  const further = moved(chart.further) as unknown as FurtherPoint[]
  return { ...chart, ...angles, houses, points, point: byName(points), further }
}

/**
 * The midpoints of the further points that both tropical charts have, in houses, with the zero point of the zodiac moved by `degrees`.
 * They have a longitude only.
 */
export const compositeFurther = (a: TropicalChart, b: TropicalChart, houses: Houses, degrees: number): FurtherPoint[] =>
  inHouses(
    furtherOf(a).flatMap(({ name, longitude }) => {
      const other = furtherOf(b).find((point) => point.name === name)
      if (!other) return []
      const none = { speed: null, latitude: null, declination: null, rightAscension: null }
      const middle = midpoint(longitude, other.longitude)
      return [{ name, longitude: name === 'Aries Point' ? middle : tropical(middle - degrees), ...none }]
    }),
    houses,
  )

/** The chart of another moment and place in the house system and frame of a chart. */
export const chartLike = (chart: TropicalChart, at: JulianDay, site: Site, sky: Sky) =>
  framedChart(at, site, chart.houses.system, frameOf(chart), sky)

/** The part of a chart that is in aspect. */
export interface AspectedChart {
  readonly ascendant: Tropical
  readonly midheaven: Tropical
  readonly points: readonly AnyAspectPoint[]
}

/** An aspect between any two points, of any kind. */
export type AnyContact = Contact<AnyAspectPoint, AnyAspectPoint, AnyAspect>

/** Aspects within a chart that its usual list does not hold: with a further point, or of a further kind. Closest first. */
export const furtherContacts = (chart: AspectedChart, model: OrbModel): AnyContact[] => {
  const further = furtherOf(chart)
  if (further.length === 0 && !model.further) return []
  const points: AnyAspectPoint[] = [...chart.points, ...anglesOf(chart), ...further]
  return [
    ...(further.length > 0 ? aspectsWithin(points, model).filter(hasFurtherPoint) : []),
    ...(model.further
      ? [...aspectsWithin(points, withoutMirrors(model.further)), ...mirrorsWithin(points, model.further)]
      : []),
  ].sort(compareByOrb)
}

/** Aspects from the points of one chart to those of another that the usual list does not hold, closest first. */
export const furtherContactsBetween = (
  from: readonly AnyAspectPoint[],
  to: readonly AnyAspectPoint[],
  model: OrbModel,
): AnyContact[] =>
  [
    ...aspectsBetween(from, to, model).filter(hasFurtherPoint),
    ...(model.further
      ? [...aspectsBetween(from, to, withoutMirrors(model.further)), ...mirrorsBetween(from, to, model.further)]
      : []),
  ].sort(compareByOrb)

const hasFurtherPoint = ({ a, b }: Contact<AnyAspectPoint>): boolean => !isKnown(a.name) || !isKnown(b.name)
