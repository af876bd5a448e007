import { CITY_POPULATION } from '../../atlas/cities.ts'
import { mapYielding } from '../../cooperative-yield.ts'
import { maybe, nullable, oneOf, t } from '../../schema.ts'
import { citiesNear, crossingNature, crossingsOf, goalWeightOf } from '../../western/location/crossings.ts'
import { LOCATION_GOALS } from '../../western/location/tables.ts'
import { capability } from '../capability.ts'
import { cityPlace, GeoPlace } from '../shared/geo-place.ts'
import { birth } from '../shared/inputs.ts'
import { MomentObject, momentObject, roundFigure } from '../shared/tropical/shapes.ts'
import { birthLines, einsteinAtUlm, PlanetsInput } from './parts/birth-lines.ts'
import { pairFields, pairOf, paranMeaning } from './parts/near-rows.ts'

const MAX_CITIES = 5
const BEST = 5

const Crossing = t.Object(
  {
    ...pairFields,
    longitude: t.Number({ description: 'Longitude in degrees, east positive.' }),
    latitude: t.Number({ description: 'Latitude in degrees, north positive.' }),
    nature: t.Integer({ description: 'Sum of the natures of the two bodies, from 6 (most helpful) to -4.' }),
    goal_weight: nullable(t.Number({ description: 'Weight of both lines for the goal; null without one.' })),
    nearest_cities: t.Array(
      t.Object({ place: GeoPlace, distance_km: t.Number({ description: 'Great-circle distance, kilometres.' }) }),
      { maxItems: MAX_CITIES, description: 'Up to five cities within the radius, the nearest first.' },
    ),
    meaning: t.String({ description: 'Joint meaning of the two bodies, in one sentence.' }),
  },
  { $id: 'LineCrossing', description: 'A place where the lines of two bodies cross.' },
)

export default capability({
  slug: 'astrocartography-crossings',
  title: 'Astrocartography crossings',
  summary: 'The places where lines of two bodies cross, with the cities near each.',
  weight: 'standard',
  method:
    'Two horizon lines cross at the two points that are 90 degrees from both sub-planet points. A meridian and a horizon line cross at the latitude of their paran. The poles, where all meridians meet, and the area within 0.1 degree of them are omitted. The nature of a crossing is the sum of the natures of both bodies. With a goal, the crossings are in the order of its weights. City distances are great circles on a sphere of 6371.0088 km; cities are from GeoNames.',
  input: birth({
    planets: PlanetsInput,
    radius_km: maybe(
      t.Number({
        minimum: 100,
        maximum: 1500,
        default: 500,
        description: 'Search radius for cities around the crossing, kilometres.',
      }),
    ),
    min_population: maybe(
      t.Integer({
        minimum: CITY_POPULATION,
        maximum: 20_000_000,
        default: 300000,
        description: 'Minimum city population.',
      }),
    ),
    goal: maybe(oneOf(LOCATION_GOALS, { description: 'Goal by whose weights the crossings are ordered.' })),
  }),
  data: t.Object({
    moment: MomentObject,
    crossings: t.Array(Crossing, {
      description: 'Crossings from south to north; with a goal, the highest weight first.',
    }),
    count: t.Integer({ description: 'Number of crossings.' }),
    best: t.Array(Crossing, {
      maxItems: BEST,
      description: 'The five crossings with the highest nature, or with the highest weight for the goal.',
    }),
  }),
  example: { ...einsteinAtUlm, planets: ['Sun', 'Venus', 'Jupiter'] },
}).compute(async (input, world) => {
  const { moment, bodies } = birthLines(input, world, { names: input.planets })
  const cities = world.atlas.cities()
  const count = cities.withPopulation(input.min_population ?? 300_000)
  const { goal } = input
  const rows = await mapYielding(crossingsOf(bodies), world.yieldIfDue, (crossing) => ({
    ...pairOf(crossing),
    longitude: roundFigure(crossing.longitude),
    latitude: roundFigure(crossing.latitude),
    nature: crossingNature(crossing),
    goal_weight: goal ? goalWeightOf(goal, crossing) : null,
    nearest_cities: citiesNear(cities, count, crossing, input.radius_km ?? 500, MAX_CITIES).map(({ place, km }) => ({
      place: cityPlace(place),
      distance_km: roundFigure(km, 2),
    })),
    meaning: paranMeaning(crossing),
  }))
  const worth = ({ nature, goal_weight }: (typeof rows)[number]) => goal_weight ?? nature
  const ordered = rows.toSorted((a, b) => worth(b) - worth(a))
  return {
    moment: momentObject(moment.jd, moment.zone),
    crossings: goal ? ordered : rows,
    count: rows.length,
    best: ordered.slice(0, BEST),
  }
})
