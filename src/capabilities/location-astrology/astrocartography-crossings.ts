import { CITY_POPULATION } from '../../atlas/cities.ts'
import { mapYielding } from '../../cooperative-yield.ts'
import { maybe, nullable, oneOf, t } from '../../schema.ts'
import { citiesNear, crossingNature, crossingsOf, goalWeightOf } from '../../western/location/crossings.ts'
import { GOALS } from '../../western/location/tables.ts'
import { capability } from '../capability.ts'
import { cityPlace, GeoPlace } from '../shared/geo-place.ts'
import { birth } from '../shared/inputs.ts'
import { figure, MomentObject, momentObject } from '../shared/tropical/shapes.ts'
import { birthLines, einsteinAtUlm, PlanetsInput } from './parts/birth-lines.ts'
import { pairFields, pairOf, paranMeaning } from './parts/near-rows.ts'

const MAX_CITIES = 5
const BEST = 5

const Crossing = t.Object(
  {
    ...pairFields,
    longitude: t.Number({ description: 'Degrees, east positive.' }),
    latitude: t.Number({ description: 'Degrees, north positive.' }),
    nature: t.Integer({ description: 'Sum of the natures of the two bodies, from 6, most helpful, to -4.' }),
    goal_weight: nullable(t.Number({ description: 'Weight of both lines for the goal; null without one.' })),
    nearest_cities: t.Array(
      t.Object({ place: GeoPlace, distance_km: t.Number({ description: 'Great-circle distance.' }) }),
      { description: 'Up to five within the radius, the nearest first.' },
    ),
    meaning: t.String({ description: 'Joint meaning of the two, in one sentence.' }),
  },
  { $id: 'LineCrossing', description: 'A place where the lines of two bodies cross.' },
)

export default capability({
  slug: 'astrocartography-crossings',
  title: 'Astrocartography crossings',
  summary: 'The places where lines of two bodies cross, with the cities near each.',
  weight: 'standard',
  method:
    'Horizon lines cross at the two points 90 degrees from both sub-planet points; a meridian and a horizon line at the latitude of their paran. The poles, where all meridians meet, are left out, and what lies within 0.1 degree of them. Nature is the sum of the natures of both bodies; with a goal the crossings are in order of its weights. Cities: GeoNames, by great circles on a sphere of 6371.0088 km.',
  input: birth({
    planets: PlanetsInput,
    radius_km: maybe(t.Number({ minimum: 100, maximum: 1500, default: 500, description: 'City search radius.' })),
    min_population: maybe(
      t.Integer({
        minimum: CITY_POPULATION,
        maximum: 20_000_000,
        default: 300000,
        description: 'Minimum city population.',
      }),
    ),
    goal: maybe(oneOf(GOALS, { description: 'Orders crossings by their weight for it.' })),
  }),
  data: t.Object({
    moment: MomentObject,
    crossings: t.Array(Crossing, { description: 'South to north; with a goal, the heaviest first.' }),
    count: t.Integer({ description: 'Number of crossings.' }),
    best: t.Array(Crossing, { description: 'The five with the highest nature, or weight for the goal.' }),
  }),
  example: { ...einsteinAtUlm, planets: ['Sun', 'Venus', 'Jupiter'] },
}).compute(async (input, world) => {
  const { moment, bodies } = birthLines(input, world, { names: input.planets })
  const cities = world.atlas.cities()
  const count = cities.withPopulation(input.min_population ?? 300_000)
  const { goal } = input
  const rows = await mapYielding(crossingsOf(bodies), world.yieldIfDue, (crossing) => ({
    ...pairOf(crossing),
    longitude: figure(crossing.longitude),
    latitude: figure(crossing.latitude),
    nature: crossingNature(crossing),
    goal_weight: goal ? goalWeightOf(goal, crossing) : null,
    nearest_cities: citiesNear(cities, count, crossing, input.radius_km ?? 500, MAX_CITIES).map(({ place, km }) => ({
      place: cityPlace(place),
      distance_km: figure(km, 2),
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
