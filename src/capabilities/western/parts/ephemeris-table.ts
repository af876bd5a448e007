import { mapYielding } from '../../../cooperative-yield.ts'
import { invalid } from '../../../faults.ts'
import { exact, maybe, type Static, t } from '../../../schema.ts'
import { twoDigits } from '../../../time/digits.ts'
import { type JulianDay, plusDays } from '../../../time/julian-day.ts'
import { isoUtc } from '../../../time/moment.ts'
import type { Window } from '../../../time/window.ts'
import { hasPoint, type TropicalChart } from '../../../western/chart.ts'
import { frameOf } from '../../../western/chart-frame.ts'
import type { FurtherName } from '../../../western/further-points.ts'
import { BODY_OF, type PointName } from '../../../western/points.ts'
import { furtherBodiesIn, zeroPointIn } from '../../../western/zodiac-searches.ts'
import { norm } from '../../../zodiac/longitude.ts'
import { signName } from '../../../zodiac/signs.ts'
import type { World } from '../../capability.ts'
import { Sign } from '../../shared/shapes.ts'
import { Longitude, longitudeFields, roundFigure } from '../../shared/tropical/shapes.ts'

/** A table of positions over a window, as an option of transit dates. */

/** Maximum rows of a table: five years of days. */
const MAX_ROWS = 1831

export const EphemerisInput = maybe(
  exact({
    step_hours: maybe(
      t.Integer({ minimum: 1, maximum: 720, default: 24, description: 'Hours between rows; at most 1831 rows.' }),
    ),
  }),
  {
    $id: 'EphemerisChoice',
    description:
      'Adds a table of positions from the start of the window; a client that accepts text/csv receives the table as CSV. Bodies: those of `planets`, otherwise all with the Moon, and the bodies of `points`.',
  },
)

const EphemerisPlace = t.Object(
  {
    longitude: Longitude,
    degree_in_sign: t.String({ description: 'Degree in sign as 7°43′56″.' }),
    sign: Sign,
    speed: t.Number({ description: 'Speed in longitude, degrees per day; negative when retrograde.' }),
    latitude: t.Number({ description: 'Ecliptic latitude, degrees, north positive.' }),
    declination: t.Number({ description: 'Declination in degrees, north positive.' }),
  },
  { $id: 'EphemerisPlace', description: 'The position of a body.' },
)
export const EphemerisRows = t.Optional(
  t.Array(
    t.Object(
      {
        utc: t.String({ description: 'Time of the row, UTC.' }),
        sidereal_time: t.String({ description: 'Apparent sidereal time at Greenwich, HH:MM:SS.' }),
        positions: t.Record(t.String(), EphemerisPlace, {
          description: 'Geocentric positions by the name of the body; a body without ephemeris data is absent.',
        }),
      },
      { $id: 'EphemerisRow', description: 'The positions of one moment.' },
    ),
    { maxItems: MAX_ROWS, description: 'Table of positions in order of time; absent unless requested.' },
  ),
)

interface Place {
  longitude: number
  speed: number
  latitude: number
  declination: number
}
const placeRow = ({ longitude, speed, latitude, declination }: Place): Static<typeof EphemerisPlace> => {
  const { longitude: figure, dms, sign } = longitudeFields(longitude)
  return {
    longitude: figure,
    degree_in_sign: dms,
    sign: signName(sign),
    speed: roundFigure(speed),
    latitude: roundFigure(latitude),
    declination: roundFigure(declination),
  }
}

/** Hours as HH:MM:SS, rounded to the second. */
const clockText = (hours: number): string => {
  const seconds = Math.round(hours * 3600) % 86_400
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(twoDigits).join(':')
}

export const ephemerisRows = async (
  choice: Static<typeof EphemerisInput> | undefined,
  bodies: readonly PointName[],
  { from, to }: Window,
  chart: TropicalChart,
  requested: readonly FurtherName[],
  { sky, yieldIfDue }: World,
) => {
  if (!choice) return {}
  const step = (choice.step_hours ?? 24) / 24
  const count = Math.ceil((to - from) / step - 1e-9)
  if (count > MAX_ROWS)
    throw invalid(
      'ephemeris.step_hours',
      `\`ephemeris.step_hours\` gives ${count} rows; at most ${MAX_ROWS} are allowed. Send a longer step or fewer \`days_ahead\`.`,
    )
  const further = [...new Set([...requested, ...frameOf(chart).further])]
  const frame = { ...frameOf(chart), further, centre: 'geocentric', equinox: 'date' } as const
  const placesAt = (at: JulianDay): [string, Place][] => {
    const present = bodies.filter((body) => hasPoint(body, at, sky))
    const names = present.map((body) => BODY_OF[body])
    const zeroPoint = zeroPointIn(frame, at, sky)
    const [positions, equatorial] = [sky.positions(at, names), sky.equatorial(at, names)]
    return [
      ...present.map((body, i): [string, Place] => {
        const { longitude, latitude, longitudeSpeed } = positions[i]!
        const { declination } = equatorial[i]!
        return [body, { longitude: norm(longitude - zeroPoint), speed: longitudeSpeed, latitude, declination }]
      }),
      ...furtherBodiesIn(at, chart.site, frame, sky).map(({ name, longitude, speed, latitude, declination }) => {
        const place: Place = { longitude, speed: speed!, latitude: latitude!, declination: declination! }
        return [name as string, place] as [string, Place]
      }),
    ]
  }
  const moments = Array.from({ length: count }, (_, i) => plusDays(from, i * step))
  return {
    ephemeris: await mapYielding(moments, yieldIfDue, (at) => ({
      utc: isoUtc(at),
      sidereal_time: clockText(sky.siderealTime(at)),
      positions: Object.fromEntries(placesAt(at).map(([name, place]) => [name, placeRow(place)])),
    })),
  }
}
