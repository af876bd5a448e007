import { meaning, nullable, t } from '../../schema.ts'
import { bearingTo, kilometresBetween } from '../../sky/sphere.ts'
import { houseCodeOf } from '../../western/houses.ts'
import { bodiesTowards, localSpace } from '../../western/location/local-space.ts'
import { helpAndHindrance, MAX_LINES, scoredParans, surroundingsOf } from '../../western/location/ranking.ts'
import { LOCATION_GOALS, type LocationGoal } from '../../western/location/tables.ts'
import { capability } from '../capability.ts'
import { ChosenPlace, GeoPlace, sentPlace } from '../shared/geo-place.ts'
import { birth } from '../shared/inputs.ts'
import { HouseSystemCode } from '../shared/tropical/birth.ts'
import { FrameField, zodiacField } from '../shared/tropical/chart-options.ts'
import {
  Angle,
  angleObject,
  HouseRows,
  houseRows,
  MomentObject,
  momentObject,
  PlanetRows,
  pointRows,
  roundFigure,
} from '../shared/tropical/shapes.ts'
import { einsteinAtUlm, MappedTerm } from './parts/birth-lines.ts'
import { anglesInWords, goalScore, nearbyInWords, PlaceScore } from './parts/goal-scores.ts'
import { LineRef, lineRef, ParanNearby, paranNearby } from './parts/near-rows.ts'
import {
  angularRows,
  birthChart,
  chartAt,
  linesOfRelocated,
  PointOnAngle,
  RelocatedZodiac,
  relocatedFrame,
} from './parts/relocated.ts'

/** No direction is reported within this distance of the birth place, kilometres. */
const AT_HOME = 50
const LOCAL_ORB = 5

const GoalRow = t.Object(
  {
    score: PlaceScore,
    helping: t.Array(LineRef, { maxItems: MAX_LINES, description: 'Favourable lines, the strongest first.' }),
    hindering: t.Array(LineRef, { maxItems: MAX_LINES, description: 'Unfavourable lines, the strongest first.' }),
  },
  { $id: 'GoalOfPlace', description: 'Score of a place for a goal, with reasons.' },
)
const AngleText = (angle: string) => t.String({ description: `Lines of the ${angle} near the place.` })

export default capability({
  slug: 'place-analysis',
  title: 'Place analysis',
  summary: 'Astrology of one place: relocated chart, lines, parans, direction from home, and a score for each goal.',
  keywords: 'city good move live',
  weight: 'standard',
  method:
    'The answer has relocated-chart, astrocartography-nearest-lines and the score of city-ranking for one place. The bearing is the initial bearing of the great circle from the birthplace; bodies whose azimuth at birth was within 5 degrees of it are listed. Within 50 km of the birthplace there is no bearing. The zodiac changes the chart, not lines, parans and scores.',
  input: birth({ place: ChosenPlace, house_system: HouseSystemCode, zodiac: RelocatedZodiac }),
  data: t.Object({
    moment: MomentObject,
    place: GeoPlace,
    chart: t.Object(
      {
        ascendant: Angle,
        midheaven: Angle,
        planets: meaning(PlanetRows, 'The fourteen points, in the houses of the place.'),
        houses: meaning(HouseRows, 'The twelve houses of the place.'),
        angular_planets: t.Array(PointOnAngle, {
          description: 'Planets within 8 degrees of an angle, the nearest first.',
        }),
      },
      { description: 'The birth chart cast for the place.' },
    ),
    lines: t.Array(LineRef, { description: 'Lines within 1126 km, the nearest first.' }),
    parans: t.Array(ParanNearby, {
      description: 'Parans within one degree of the place’s latitude, the nearest first.',
    }),
    local_space: t.Object(
      {
        bearing_from_birth_place: nullable(
          t.Number({ description: 'Bearing, degrees from north through east; null within 50 km of the birth place.' }),
        ),
        distance_km: t.Number({ description: 'Great-circle distance from the birth place, kilometres.' }),
        planets_within_5_degrees: t.Array(
          t.Object({
            planet: MappedTerm,
            azimuth: t.Number({ description: 'Azimuth at the birth place, degrees from north.' }),
            orb: t.Number({ description: 'Distance from the bearing, degrees.' }),
          }),
          { description: 'Bodies within 5 degrees of the direction from the birth place, the nearest first.' },
        ),
      },
      { description: 'Direction of the place.' },
    ),
    goals: t.Object(
      Object.fromEntries(LOCATION_GOALS.map((goal) => [goal, GoalRow])) as Record<LocationGoal, typeof GoalRow>,
      {
        description: 'Scores by goal, with reasons.',
      },
    ),
    text: t.Object(
      {
        summary: t.String({ description: 'Summary in a few sentences.' }),
        by_angle: t.Object(
          { MC: AngleText('MC'), IC: AngleText('IC'), ASC: AngleText('ASC'), DSC: AngleText('DSC') },
          { description: 'Summary by angle.' },
        ),
      },
      { description: 'Reading in words.' },
    ),
    frame: FrameField,
  }),
  example: { ...einsteinAtUlm, place: { latitude: 40.35, longitude: -74.66, name: 'Princeton' } },
}).compute((input, world) => {
  const { moment, gast, bodies } = linesOfRelocated(input, world)
  const born = birthChart(input, houseCodeOf(input.house_system), moment, world, relocatedFrame(input))
  const chart = chartAt(born, input.place, 'place', world)
  const near = surroundingsOf(bodies, scoredParans(bodies), input.place)
  const home = { latitude: input.latitude, longitude: input.longitude }
  const distance = kilometresBetween(home, input.place)
  const bearing = distance < AT_HOME ? null : bearingTo(home, input.place)
  const goals = Object.fromEntries(
    LOCATION_GOALS.map((goal) => {
      const { helping, hindering } = helpAndHindrance(goal, near.lines)
      const score = goalScore(goal, near)
      return [goal, { score, helping: helping.map(lineRef), hindering: hindering.map(lineRef) }]
    }),
  ) as Record<
    LocationGoal,
    { score: number; helping: ReturnType<typeof lineRef>[]; hindering: ReturnType<typeof lineRef>[] }
  >
  const ordered = LOCATION_GOALS.toSorted((a, b) => goals[b].score - goals[a].score)
  const [best, worst] = [ordered[0]!, ordered.at(-1)!]
  const [ascendant, midheaven] = [angleObject(chart.ascendant), angleObject(chart.midheaven)]
  return {
    moment: momentObject(moment.jd, moment.zone),
    place: sentPlace(input.place, world),
    chart: {
      ascendant,
      midheaven,
      planets: pointRows(chart.points),
      houses: houseRows(chart),
      angular_planets: angularRows(chart),
    },
    lines: near.lines.map(lineRef),
    parans: near.parans.map(paranNearby),
    local_space: {
      bearing_from_birth_place: bearing === null ? null : roundFigure(bearing),
      distance_km: roundFigure(distance, 2),
      planets_within_5_degrees:
        bearing === null
          ? []
          : bodiesTowards(localSpace(bodies, home, gast), bearing, LOCAL_ORB).map(({ planet, azimuth, orb }) => ({
              planet,
              azimuth: roundFigure(azimuth),
              orb: roundFigure(orb, 4),
            })),
    },
    goals,
    text: {
      summary: [
        `${ascendant.sign} rises here and ${midheaven.sign} culminates.`,
        nearbyInWords(near.lines),
        goals[best].score === goals[worst].score
          ? 'No goal is favoured over another.'
          : `Of the goals ${best} stands highest with ${goals[best].score}, ${worst} lowest with ${goals[worst].score}.`,
      ].join(' '),
      by_angle: anglesInWords(near.lines),
    },
    ...zodiacField(chart),
  }
})
