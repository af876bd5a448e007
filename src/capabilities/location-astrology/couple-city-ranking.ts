import { maybe, oneOf, t } from '../../schema.ts'
import { aspectSentence } from '../../western/aspects.ts'
import { davison } from '../../western/composite.ts'
import { bodiesOver, gastAt } from '../../western/location/bodies.ts'
import {
  helpAndHindrance,
  rankedBy,
  rawScores,
  scoredParans,
  scoresOf,
  surroundingsOf,
} from '../../western/location/ranking.ts'
import { LOCATION_GOALS, MOTIONS } from '../../western/location/tables.ts'
import { joinWords } from '../../wording.ts'
import { capability, onBehalf } from '../capability.ts'
import { cityPlace, GeoPlace } from '../shared/geo-place.ts'
import { withArticle } from '../shared/tropical/in-words.ts'
import { lennonAndOno, namesOf, PAIR_FIELDS, pair } from '../shared/tropical/pair.ts'
import { birthLines } from './parts/birth-lines.ts'
import { chosenCities, cityChoice } from './parts/city-choice.ts'
import { GoalWord, PlaceScore, Scoring, scoring } from './parts/goal-scores.ts'
import { LineRef, lineRef } from './parts/near-rows.ts'

const BALANCES = ['mean', 'minimum', 'composite'] as const
/** Maximum lines of each person at a city. */
const MAX_LINES = 3

export default capability({
  slug: 'couple-city-ranking',
  title: 'City ranking for a couple',
  summary: 'The cities of the world ranked by how they serve one goal for two people together.',
  weight: 'heavy',
  method:
    'city-ranking is computed for each person. `minimum` uses the lower of the two scores, `mean` their average, and `composite` the lines of the Davison chart (mean moment and place of the two births). The order is by score, then the mean of the two, then population.',
  input: pair({
    goal: oneOf(LOCATION_GOALS, { description: 'Goal of the place.' }),
    ...cityChoice,
    limit: maybe(t.Integer({ minimum: 1, maximum: 100, default: 20, description: 'Maximum number of cities.' })),
    balance: maybe(oneOf(BALANCES, { default: 'minimum', description: 'Rule that combines the two scores.' })),
  }),
  data: t.Object({
    goal: GoalWord,
    balance: oneOf(BALANCES, { description: 'Method by which the two scores were combined.' }),
    considered: t.Integer({ description: 'Number of cities scored.' }),
    cities: t.Array(
      t.Object({
        rank: t.Integer({ minimum: 1, description: 'Rank of the city; 1 is the best.' }),
        place: GeoPlace,
        score: PlaceScore,
        person_a_score: PlaceScore,
        person_b_score: PlaceScore,
        shared_lines: t.Array(
          t.Object({ person: oneOf(PAIR_FIELDS, { description: 'Owner of the line.' }), line_ref: LineRef }),
          { maxItems: 2 * MAX_LINES, description: 'Up to three helping lines of each person, the strongest first.' },
        ),
        text: t.String({ description: 'Reasons, in a sentence or two.' }),
      }),
      { maxItems: 100, description: 'The best first.' },
    ),
    scoring: Scoring,
  }),
  example: { ...lennonAndOno, goal: 'love', continents: ['NA'], limit: 5 },
}).compute(async (input, world) => {
  const { goal } = input
  const balance = input.balance ?? 'minimum'
  const both = PAIR_FIELDS.map((person) => birthLines(input[person], onBehalf(person, world), {}, `${person}.`))
  const { cities, count, isAsked, considered } = chosenCities(input, world)
  const scored = async (bodies: Parameters<typeof rawScores>[0]) =>
    scoresOf((await rawScores(bodies, cities, count, world.yieldIfDue, [goal]))[0]!)
  const [a, b] = [await scored(both[0]!.bodies), await scored(both[1]!.bodies)]
  const means = a.map((score, city) => (score + b[city]!) / 2)
  const composite = async () => {
    const [one, other] = both.map(({ moment }, i) => ({ at: moment.jd, site: input[PAIR_FIELDS[i]!] }))
    const { at } = davison(one!, other!)
    return scored(bodiesOver(at, gastAt(at, world.sky), 'in_mundo', world.sky))
  }
  const scores =
    balance === 'composite'
      ? await composite()
      : a.map((score, city) => (balance === 'mean' ? Math.round(10 * means[city]!) / 10 : Math.min(score, b[city]!)))
  // Sorted by score, equal scores by the mean. Both are computed from rounded scores, so that ties are exact.
  const order = [...rankedBy(scores, isAsked)].sort((x, y) => scores[y]! - scores[x]! || means[y]! - means[x]! || x - y)
  const parans = both.map(({ bodies }) => scoredParans(bodies))
  const names = namesOf(input.person_a.name ?? null, input.person_b.name ?? null)
  const first = order.slice(0, input.limit ?? 20).map((city, i) => {
    const place = cities.place(city)
    const helping = both.map(({ bodies }, who) =>
      helpAndHindrance(goal, surroundingsOf(bodies, parans[who]!, place).lines).helping.slice(0, MAX_LINES),
    )
    const inWords = helping.map((lines, who) => {
      const name = who === 0 ? names.a : names.b
      return lines.length
        ? `for ${name} ${joinWords(lines.map(({ planet, angle }) => `${withArticle(planet)} ${MOTIONS[angle]}`))} nearby`
        : `no line helps ${name} there`
    })
    return {
      rank: i + 1,
      place: cityPlace(place),
      score: scores[city]!,
      person_a_score: a[city]!,
      person_b_score: b[city]!,
      shared_lines: helping.flatMap((lines, who) =>
        lines.map((line) => ({ person: PAIR_FIELDS[who]!, line_ref: lineRef(line) })),
      ),
      text: `${aspectSentence(inWords[0]!)} ${aspectSentence(inWords[1]!)}`,
    }
  })
  return { goal, balance, considered, cities: first, scoring: scoring(goal) }
})
