import { collectionOf, lineFeature } from '../../atlas/geojson.ts'
import { maybe, meaning, oneOf, t } from '../../schema.ts'
import { eclipticAt, equatorialOf, wrapLongitude } from '../../sky/sphere.ts'
import { houseCodeOf } from '../../western/houses.ts'
import { planetaryLines, subPointOf } from '../../western/location/lines.ts'
import { GEODETIC_METHODS, geodeticChart } from '../../western/location/relocation.ts'
import { capability } from '../capability.ts'
import { ChosenPlace, GeoPlace, sentPlace } from '../shared/geo-place.ts'
import { lineCollection } from '../shared/geojson.ts'
import { siteWithHorizon } from '../shared/horizon.ts'
import { birth } from '../shared/inputs.ts'
import { HouseSystemCode, warnOfMissingHouses } from '../shared/tropical/birth.ts'
import {
  Angle,
  angleObject,
  HouseRows,
  houseRows,
  MomentObject,
  momentObject,
  PlanetRows,
  pointRows,
} from '../shared/tropical/shapes.ts'
import { AngleCode, birthLines, einsteinAtUlm, MappedTerm } from './parts/birth-lines.ts'
import { angularRows, PointOnAngle } from './parts/relocated.ts'

const CONTACT = 3

export default capability({
  slug: 'geodetic-chart',
  title: 'Geodetic chart',
  summary: 'Natal planets in the houses of an Earth-fixed frame, 0° Aries at Greenwich, and their geodetic lines.',
  weight: 'standard',
  method:
    'Scheme `sepharial` uses the east longitude of a place as the longitude of its Midheaven; scheme `ramc` uses it as the right ascension of its meridian. The houses follow from that meridian, the latitude and the true obliquity of the moment. The lines use the ecliptic point of each planet: MC where it culminates in this frame, ASC and DSC where it rises and sets, up to 80 degrees of latitude. Contacts are within 3 degrees of longitude.',
  input: birth({
    place: maybe(ChosenPlace),
    method: maybe(oneOf(GEODETIC_METHODS, { default: 'sepharial' })),
    house_system: HouseSystemCode,
  }),
  data: t.Object({
    moment: MomentObject,
    place: GeoPlace,
    method: oneOf(GEODETIC_METHODS, { description: 'Interpretation of the place longitude.' }),
    midheaven: Angle,
    ascendant: Angle,
    houses: meaning(HouseRows, 'The twelve houses of the place.'),
    planets: meaning(PlanetRows, 'The fourteen points, in the houses of the place.'),
    contacts: t.Array(PointOnAngle, { description: 'Points within 3 degrees of an angle, the nearest first.' }),
    lines: lineCollection(
      t.Object({ planet: MappedTerm, angle: AngleCode }),
      'The geodetic lines of the planets as GeoJSON, from south to north.',
    ),
  }),
  example: { ...einsteinAtUlm, place: { latitude: 40.35, longitude: -74.66, name: 'Princeton' } },
}).compute((input, world) => {
  const { moment, bodies } = birthLines(input, world)
  const place = input.place ?? { latitude: input.latitude, longitude: input.longitude }
  const site = siteWithHorizon(place, input.place ? 'place.latitude' : 'latitude', world)
  const method = input.method ?? 'sepharial'
  const chart = geodeticChart(moment.jd, site, method, houseCodeOf(input.house_system), world.sky)
  warnOfMissingHouses({ ...chart, site }, world)
  const obliquity = world.sky.obliquity(moment.jd)
  /** The terrestrial longitude whose meridian has a right ascension in the frame. */
  const eastOf = (armc: number) => wrapLongitude(method === 'ramc' ? armc : eclipticAt(armc, obliquity))
  const features = bodies.flatMap(({ planet, longitude }) =>
    planetaryLines(subPointOf(equatorialOf(longitude, obliquity), 0), { step: 1, end: 80 }).map(({ angle, vertices }) =>
      lineFeature(
        vertices.map(([armc, latitude]) => [eastOf(armc), latitude] as const),
        { planet, angle },
      ),
    ),
  )
  return {
    moment: momentObject(moment.jd, moment.zone),
    place: sentPlace(place, world),
    method,
    midheaven: angleObject(chart.midheaven),
    ascendant: angleObject(chart.ascendant),
    houses: houseRows(chart),
    planets: pointRows(chart.points),
    contacts: angularRows(chart, CONTACT),
    lines: collectionOf(features),
  }
})
