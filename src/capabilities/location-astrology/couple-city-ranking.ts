import { maybe, oneOf, t } from '../../schema.ts'
import { sentence } from '../../western/aspects.ts'
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
import { GOALS, MOTIONS } from '../../western/location/tables.ts'
import { joinWords } from '../../wording.ts'
import { capability, onBehalf } from '../capability.ts'
import { cityPlace, GeoPlace } from '../shared/geo-place.ts'
import { withArticle } from '../shared/tropical/in-words.ts'
import { lennonAndOno, namesOf, PERSONS, pair } from '../shared/tropical/pair.ts'
import { birthLines } from './parts/birth-lines.ts'
import { chosenCities, cityChoice } from './parts/city-choice.ts'
import { GoalWord, Score, Scoring, scoring } from './parts/goal-scores.ts'
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
    'city-ranking for each person. minimum takes the lower of the two scores, mean their average, composite the score of the lines of the Davison chart (mean moment and place of the two births). Order by score, then the mean of the two, then population.',
  input: pair({
    goal: oneOf(GOALS, { description: 'Goal of the place.' }),
    ...cityChoice,
    limit: maybe(t.Integer({ minimum: 1, maximum: 100, default: 20, description: 'Maximum number of cities.' })),
    balance: maybe(oneOf(BALANCES, { default: 'minimum', description: 'How two scores combine.' })),
  }),
  data: t.Object({
    goal: GoalWord,
    balance: oneOf(BALANCES, { description: 'How two scores combined.' }),
    considered: t.Integer({ description: 'Number of cities scored.' }),
    cities: t.Array(
      t.Object({
        rank: t.Integer({ minimum: 1, description: 'Rank from 1, the best.' }),
        place: GeoPlace,
        score: Score,
        person_a_score: Score,
        person_b_score: Score,
        shared_lines: t.Array(
          t.Object({ person: oneOf(PERSONS, { description: 'Owner of the line.' }), line_ref: LineRef }),
          { description: 'Up to three helping lines of each person, the strongest first.' },
        ),
        text: t.String({ description: 'Reasons, in a sentence or two.' }),
      }),
      { description: 'The best first.' },
    ),
    scoring: Scoring,
  }),
  example: { ...lennonAndOno, goal: 'love', continents: ['NA'], limit: 5 },
}).compute(async (input, world) => {
  const { goal } = input
  const balance = input.balance ?? 'minimum'
  const both = PERSONS.map((person) => birthLines(input[person], onBehalf(person, world), {}, `${person}.`))
  const { cities, count, isAsked, considered } = chosenCities(input, world)
  const scored = async (bodies: Parameters<typeof rawScores>[0]) =>
    scoresOf((await rawScores(bodies, cities, count, world.yieldIfDue, [goal]))[0]!)
  const [a, b] = [await scored(both[0]!.bodies), await scored(both[1]!.bodies)]
  const means = a.map((score, city) => (score + b[city]!) / 2)
  const composite = async () => {
    const [one, other] = both.map(({ moment }, i) => ({ at: moment.jd, site: input[PERSONS[i]!] }))
    const { at } = davison(one!, other!)
    return scored(bodiesOver(at, gastAt(at, world.sky), 'in_mundo', world.sky))
  }
  const scores =
    balance === 'composite'
      ? await composite()
      : a.map((score, city) => (balance === 'mean' ? Math.round(10 * means[city]!) / 10 : Math.min(score, b[city]!)))
  // By score, ties by the mean: both in steps that a number represents.
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
        lines.map((line) => ({ person: PERSONS[who]!, line_ref: lineRef(line) })),
      ),
      text: `${sentence(inWords[0]!)} ${sentence(inWords[1]!)}`,
    }
  })
  return { goal, balance, considered, cities: first, scoring: scoring(goal) }
})
