import type { JulianDay } from '../../../time/julian-day.ts'
import type { Zone } from '../../../time/moment.ts'
import { ASPECTS } from '../../../western/aspects.ts'
import { pointsAt } from '../../../western/chart.ts'
import { momentOfNation, NATIONAL_CHARTS, type NationalChart } from '../../../western/mundane/national-charts.ts'
import type { Name } from '../../../western/points.ts'
import { separation } from '../../../zodiac/longitude.ts'
import type { World } from '../../capability.ts'
import { skyAt } from './moments.ts'

/** A chart point that transits contact. */
interface NationalPoint {
  readonly name: Name
  readonly longitude: number
}

export interface Nation extends NationalChart {
  readonly at: JulianDay
  readonly clock: Zone
  /** Null if the time of day is unknown. */
  readonly angles: { readonly ascendant: number; readonly midheaven: number } | null
  /** Sun to Pluto, and the angles of a chart with a known time. */
  readonly points: readonly NationalPoint[]
}

const SLOW_AND_QUICK = 10

/** A national chart, computed for its moment and place. */
const nationOf = (row: NationalChart, world: World): Nation => {
  const { at, zone } = momentOfNation(row)
  const sky = skyAt(at, world)
  const { ascendant, midheaven } = sky.angles(at, row)
  const known = row.rating !== 'X'
  const planets = pointsAt(at, sky).slice(0, SLOW_AND_QUICK)
  return {
    ...row,
    at,
    clock: zone,
    angles: known ? { ascendant, midheaven } : null,
    points: [
      ...planets,
      ...(known
        ? [
            { name: 'Ascendant' as const, longitude: ascendant },
            { name: 'Midheaven' as const, longitude: midheaven },
          ]
        : []),
    ],
  }
}

export const nations = (world: World, isWanted: (row: NationalChart) => boolean = () => true): Nation[] =>
  NATIONAL_CHARTS.filter(isWanted).map((row) => nationOf(row, world))

export const HARD_CONTACTS = ['conjunction', 'square', 'opposition'] as const
interface HardContact {
  readonly point: Name
  readonly aspect: (typeof HARD_CONTACTS)[number]
  readonly orb: number
}

/** Chart points in conjunction, square or opposition to a degree within an orb, closest first. */
export const hardContacts = (longitude: number, points: readonly NationalPoint[], orb: number): HardContact[] =>
  points
    .flatMap(({ name, longitude: at }) =>
      HARD_CONTACTS.map((aspect) => ({
        point: name,
        aspect,
        orb: Math.abs(separation(longitude, at) - ASPECTS[aspect].angle),
      })),
    )
    .filter((contact) => contact.orb <= orb)
    .sort((a, b) => a.orb - b.orb)
