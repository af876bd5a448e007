import { collectionOf, lineFeature } from '../../atlas/geojson.ts'
import { distinct, exact, maybe, oneOf, t } from '../../schema.ts'
import {
  ANTIPODE_KM,
  COMPASS_POINTS,
  compassOf,
  DIRECTION_USES,
  greatCircleFrom,
  localSpace,
  SECTORS,
  sectorOf,
} from '../../western/location/local-space.ts'
import { norm } from '../../zodiac/longitude.ts'
import { capability } from '../capability.ts'
import { lineCollection } from '../shared/geojson.ts'
import { siteWithHorizon } from '../shared/horizon.ts'
import { birth, MOMENT } from '../shared/inputs.ts'
import { withArticle } from '../shared/tropical/in-words.ts'
import { MomentObject, momentObject, roundFigure } from '../shared/tropical/shapes.ts'
import { birthLines, einsteinAtUlm, MappedTerm, PlanetsInput } from './parts/birth-lines.ts'

const { latitude, longitude } = MOMENT
/** A value that rounds to 360 becomes 0. */
const azimuthFigure = (azimuth: number) => roundFigure(azimuth) % 360

const PARTS = ['outgoing', 'reverse'] as const
const Azimuth = t.Number({
  $id: 'Azimuth',
  minimum: 0,
  exclusiveMaximum: 360,
  description: 'Azimuth, degrees from north through east.',
})
const SectorCode = oneOf(SECTORS, { description: 'Direction, one of eight.' })

export default capability({
  slug: 'local-space-lines',
  title: 'Local space lines',
  summary: 'The direction of each body from the birth place, or another, with its great circle.',
  weight: 'standard',
  method:
    'The azimuth (from north through east) and altitude are those of the apparent geocentric position at the moment of birth, seen from the origin, without refraction. Each line is the great circle of that bearing on a sphere of 6371.0088 km, with a vertex every 100 km. The reverse line leaves in the opposite direction; both meet at the antipode. Another origin gives relocated local space.',
  input: birth({
    origin: maybe(exact({ latitude, longitude }, { description: 'Origin of the lines; default: the birth place.' })),
    planets: PlanetsInput,
    length_km: maybe(t.Number({ minimum: 100, maximum: 20015, default: 20015, description: 'Length of each line.' })),
  }),
  data: t.Object({
    moment: MomentObject,
    origin: t.Object(
      {
        latitude: t.Number({ description: 'Latitude in degrees, north positive.' }),
        longitude: t.Number({ description: 'Longitude in degrees, east positive.' }),
      },
      { description: 'Origin of the directions.' },
    ),
    planets: t.Array(
      t.Object({
        planet: MappedTerm,
        azimuth: Azimuth,
        altitude: t.Number({ description: 'Altitude above the geometric horizon, degrees.' }),
        above_horizon: t.Boolean({ description: 'True if the altitude is 0 or more.' }),
        compass: oneOf(COMPASS_POINTS, { description: 'Direction, one of sixteen.' }),
        direction_sector_8: SectorCode,
      }),
      { description: 'Bodies in the usual order.' },
    ),
    lines: lineCollection(
      t.Object({
        planet: MappedTerm,
        part: oneOf(PARTS, { description: 'Part of the line: toward the body, or in the reverse direction.' }),
        azimuth: Azimuth,
      }),
      'The lines as GeoJSON, from the origin outward.',
    ),
    house_use: t.Array(
      t.Object({
        direction_sector_8: SectorCode,
        planets: distinct(MappedTerm, { description: 'Bodies in this direction.' }),
        text: t.String({ description: 'Traditional use of that side of a home or town.' }),
      }),
      { description: 'Directions with bodies, from north through east.' },
    ),
  }),
  example: einsteinAtUlm,
}).compute((input, world) => {
  const { moment, gast, bodies } = birthLines(input, world, { names: input.planets })
  const origin = siteWithHorizon(input.origin ?? input, input.origin ? 'origin.latitude' : 'latitude', world)
  const length = input.length_km && input.length_km < 20015 ? input.length_km : ANTIPODE_KM
  const seen = localSpace(bodies, origin, gast)
  return {
    moment: momentObject(moment.jd, moment.zone),
    origin,
    planets: seen.map(({ planet, azimuth, altitude }) => ({
      planet,
      azimuth: azimuthFigure(azimuth),
      altitude: roundFigure(altitude),
      above_horizon: altitude >= 0,
      compass: compassOf(azimuth),
      direction_sector_8: sectorOf(azimuth),
    })),
    lines: collectionOf(
      seen.flatMap(({ planet, azimuth }) =>
        PARTS.map((part) => {
          const bearing = part === 'outgoing' ? azimuth : norm(azimuth + 180)
          return lineFeature(greatCircleFrom(origin, bearing, length), {
            planet,
            part,
            azimuth: azimuthFigure(bearing),
          })
        }),
      ),
    ),
    house_use: SECTORS.flatMap((sector) => {
      const planets = seen.filter(({ azimuth }) => sectorOf(azimuth) === sector).map(({ planet }) => planet)
      if (!planets.length) return []
      const uses = planets.map((planet) => {
        const name = withArticle(planet)
        return `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${DIRECTION_USES[planet]}.`
      })
      return [{ direction_sector_8: sector, planets, text: uses.join(' ') }]
    }),
  }
})
