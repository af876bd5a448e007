import { maybe, oneOf, t } from '../../schema.ts'
import { aspectSentence } from '../../western/aspects.ts'
import { houseCodeOf } from '../../western/houses.ts'
import { scoredParans, surroundingsOf } from '../../western/location/ranking.ts'
import { LOCATION_GOALS } from '../../western/location/tables.ts'
import { joinWords } from '../../wording.ts'
import { capability } from '../capability.ts'
import { GeoPlace, NamedPlace, sentPlace } from '../shared/geo-place.ts'
import { birth } from '../shared/inputs.ts'
import { HouseSystemCode } from '../shared/tropical/birth.ts'
import { FrameField, zodiacField } from '../shared/tropical/chart-options.ts'
import { withArticle } from '../shared/tropical/in-words.ts'
import { Angle, angleObject, MomentObject, momentObject } from '../shared/tropical/shapes.ts'
import { einsteinAtUlm } from './parts/birth-lines.ts'
import { nearbyInWords, OVERALL, PlaceScore, scoreFor } from './parts/goal-scores.ts'
import { LineRef, lineRef, linesTone, Tone } from './parts/near-rows.ts'
import {
  angularRows,
  birthChart,
  chartAt,
  HouseChange,
  houseChanges,
  linesOfRelocated,
  PointOnAngle,
  RelocatedZodiac,
  relocatedFrame,
} from './parts/relocated.ts'

const NEAREST = 6

export default capability({
  slug: 'relocation-compare',
  title: 'Relocation comparison',
  summary:
    'Up to ten places side by side: the relocated chart of each, the lines near it, its score for a goal, and their ranking.',
  keywords: 'compare cities places live move',
  weight: 'standard',
  method:
    'Each place is computed as in relocated-chart and astrocartography-nearest-lines and scored as in city-ranking: the sum of weight times strength of lines within 1126 km and of parans within a degree of latitude, scaled to 0..100. `overall` is the mean of all eleven goals. Ties keep the order of the input. The zodiac changes the charts, not lines, parans and scores.',
  input: birth({
    places: t.Array(NamedPlace, { minItems: 2, maxItems: 10, description: 'Places to compare.' }),
    goal: maybe(
      oneOf([...LOCATION_GOALS, OVERALL], {
        default: 'overall',
        description: 'Goal; `overall` is the mean of all goals.',
      }),
    ),
    house_system: HouseSystemCode,
    zodiac: RelocatedZodiac,
  }),
  data: t.Object({
    moment: MomentObject,
    goal: oneOf([...LOCATION_GOALS, OVERALL], { description: 'Goal of the scores.' }),
    places: t.Array(
      t.Object({
        place: GeoPlace,
        ascendant: Angle,
        midheaven: Angle,
        angular_planets: t.Array(PointOnAngle, {
          description: 'Planets within 8 degrees of an angle, the nearest first.',
        }),
        nearest_lines: t.Array(LineRef, {
          maxItems: NEAREST,
          description: 'Up to six lines within 1126 km, the nearest first.',
        }),
        house_changes: t.Array(HouseChange, { description: 'Points in a different house than at birth.' }),
        score: PlaceScore,
        tone: Tone,
        text: t.String({ description: 'Summary in a few sentences.' }),
      }),
      { maxItems: 10, description: 'Places in input order.' },
    ),
    ranking: t.Array(
      t.Object({
        rank: t.Integer({ minimum: 1, description: 'Rank of the place by score; 1 is the best.' }),
        name: t.String({ description: 'Name of the place.' }),
        score: PlaceScore,
      }),
      { maxItems: 10, description: 'Places from the best to the worst; ties in input order.' },
    ),
    best: t.String({ description: 'Name of the top-ranked place.' }),
    frame: FrameField,
  }),
  example: {
    ...einsteinAtUlm,
    goal: 'career',
    places: [
      { name: 'Princeton', latitude: 40.35, longitude: -74.66 },
      { name: 'Berlin', latitude: 52.52, longitude: 13.41 },
      { name: 'Bern', latitude: 46.95, longitude: 7.45 },
    ],
  },
}).compute((input, world) => {
  const { moment, bodies } = linesOfRelocated(input, world)
  const chart = birthChart(input, houseCodeOf(input.house_system), moment, world, relocatedFrame(input))
  const goal = input.goal ?? OVERALL
  const parans = scoredParans(bodies)
  const places = input.places.map((place, i) => {
    const moved = chartAt(chart, place, `places.${i}`, world)
    const near = surroundingsOf(bodies, parans, place)
    const score = scoreFor(goal, near)
    const angular = angularRows(moved)
    const atAngles = angular.map(({ planet, angle }) => `${withArticle(planet)} at the ${angle}`)
    const { sign: rising } = angleObject(moved.ascendant)
    const { sign: culminating } = angleObject(moved.midheaven)
    return {
      place: sentPlace(place, world),
      ascendant: angleObject(moved.ascendant),
      midheaven: angleObject(moved.midheaven),
      angular_planets: angular,
      nearest_lines: near.lines.slice(0, NEAREST).map(lineRef),
      house_changes: houseChanges(chart, moved),
      score,
      tone: linesTone(near.lines),
      text: [
        `${rising} rises and ${culminating} culminates${atAngles.length ? `, with ${joinWords(atAngles)}` : ''}.`,
        nearbyInWords(near.lines),
        aspectSentence(`${goal === OVERALL ? 'over all goals' : `for ${goal}`} it scores ${score} of 100`),
      ].join(' '),
    }
  })
  const ranking = input.places
    .map(({ name }, i) => ({ name, score: places[i]!.score }))
    .sort((a, b) => b.score - a.score)
    .map((row, i) => ({ rank: i + 1, ...row }))
  return {
    moment: momentObject(moment.jd, moment.zone),
    goal,
    places,
    ranking,
    best: ranking[0]!.name,
    ...zodiacField(chart),
  }
})
