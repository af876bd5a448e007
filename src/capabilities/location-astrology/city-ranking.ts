import { maybe, oneOf, t } from '../../schema.ts'
import {
  MAX_LINES,
  rankedBy,
  rawScores,
  scoredParans,
  scoresOf,
  surroundingsOf,
} from '../../western/location/ranking.ts'
import { LOCATION_GOALS } from '../../western/location/tables.ts'
import { signName, signOf } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { cityPlace, GeoPlace } from '../shared/geo-place.ts'
import { birth } from '../shared/inputs.ts'
import { MomentObject, momentObject, Sign } from '../shared/tropical/shapes.ts'
import { birthLines, einsteinAtUlm } from './parts/birth-lines.ts'
import { chosenCities, cityChoice, reasons } from './parts/city-choice.ts'
import { GoalWord, PlaceScore, Scoring, scoring } from './parts/goal-scores.ts'
import { LineRef, ParanNearby } from './parts/near-rows.ts'

const ORDERS = ['best', 'worst'] as const

export default capability({
  slug: 'city-ranking',
  title: 'City ranking',
  summary: 'The cities of the world ranked by how a birth’s lines serve one goal, with helping and hindering lines.',
  keywords: 'world I live move best city country place settle',
  weight: 'heavy',
  method:
    'The sum of a city has the weight times the strength of the four lines of twelve bodies within 1126 km (in mundo), and 0.3 of the mean weight of each paran within one degree of latitude (up to 75 degrees) times its nearness. The score is 100 / (1 + exp(-sum / 6)); 50 means no influence. The weights of a goal are traditional significations and are listed in `scoring`. The strength is exp(-(d / 450 km)² / 2). Cities are the populated places of GeoNames, without sections of cities and abandoned places. The order is by score, then population, then GeoNames id.',
  input: birth({
    goal: oneOf(LOCATION_GOALS, { description: 'Goal of the place.' }),
    ...cityChoice,
    limit: maybe(t.Integer({ minimum: 1, maximum: 100, default: 20, description: 'Maximum number of cities.' })),
    order: maybe(
      oneOf(ORDERS, { default: 'best', description: 'Order of the ranking; `worst` is the reverse of `best`.' }),
    ),
  }),
  data: t.Object({
    moment: MomentObject,
    goal: GoalWord,
    considered: t.Integer({ description: 'Number of cities scored.' }),
    cities: t.Array(
      t.Object({
        rank: t.Integer({ minimum: 1, description: 'Rank from 1, in the requested order.' }),
        place: GeoPlace,
        score: PlaceScore,
        helping: t.Array(LineRef, {
          maxItems: MAX_LINES,
          description: 'Up to six lines that raise the score, the strongest first.',
        }),
        hindering: t.Array(LineRef, {
          maxItems: MAX_LINES,
          description: 'Up to six lines that lower the score, the strongest first.',
        }),
        parans: t.Array(ParanNearby, { description: 'Parans relevant to the goal, the nearest first.' }),
        ascendant_sign: Sign,
        midheaven_sign: Sign,
      }),
      { maxItems: 100, description: 'Cities in the requested order.' },
    ),
    scoring: Scoring,
  }),
  example: { ...einsteinAtUlm, goal: 'career', continents: ['EU'], limit: 5 },
}).compute(async (input, world) => {
  const { moment, bodies } = birthLines(input, world)
  const { goal } = input
  const { cities, count, isAsked, considered } = chosenCities(input, world)
  const [raw] = await rawScores(bodies, cities, count, world.yieldIfDue, [goal])
  const scores = scoresOf(raw!)
  const ranked = rankedBy(scores, isAsked)
  const order = input.order === 'worst' ? ranked.reverse() : ranked
  const parans = scoredParans(bodies)
  const listed = [...order.subarray(0, input.limit ?? 20)].map((city, i) => {
    const place = cities.place(city)
    const { ascendant, midheaven } = world.sky.angles(moment.jd, place)
    const { helping, hindering, parans: near } = reasons(goal, surroundingsOf(bodies, parans, place))
    return {
      rank: i + 1,
      place: cityPlace(place),
      score: scores[city]!,
      helping,
      hindering,
      parans: near,
      ascendant_sign: signName(signOf(ascendant)),
      midheaven_sign: signName(signOf(midheaven)),
    }
  })
  return { moment: momentObject(moment.jd, moment.zone), goal, considered, cities: listed, scoring: scoring(goal) }
})
