import { oneOf, t } from '../../../schema.ts'
import { aspectSentence } from '../../../western/aspects.ts'
import { LINE_ANGLES, type LineAngle } from '../../../western/location/lines.ts'
import { type NearLine, REACH_KM } from '../../../western/location/nearest.ts'
import { locationScore, rawScore, type Surroundings } from '../../../western/location/ranking.ts'
import {
  ANGLE_MATTERS,
  LINE_MEANINGS,
  LOCATION_GOALS,
  type LocationGoal,
  MOTIONS,
  weightsOf,
} from '../../../western/location/tables.ts'
import { joinWords } from '../../../wording.ts'
import { withArticle } from '../../shared/tropical/in-words.ts'

export const GoalWord = oneOf(LOCATION_GOALS, { $id: 'PlaceGoal', description: 'Goal of the place.' })
export const PlaceScore = t.Number({
  $id: 'PlaceScore',
  minimum: 0,
  maximum: 100,
  description: 'Score of the place; 50 is neutral, higher is favourable.',
})

export const OVERALL = 'overall'
/** The mean of the scores of all goals, to a tenth. */
export const overallPlaceScore = (near: Surroundings): number =>
  Math.round((10 * LOCATION_GOALS.reduce((sum, goal) => sum + goalScore(goal, near), 0)) / LOCATION_GOALS.length) / 10

export const goalScore = (goal: LocationGoal, near: Surroundings): number => locationScore(rawScore(goal, near))
export const scoreFor = (goal: LocationGoal | typeof OVERALL, near: Surroundings): number =>
  goal === OVERALL ? overallPlaceScore(near) : goalScore(goal, near)

export const Scoring = t.Object(
  {
    weights: t.Record(t.String(), t.Number(), {
      description: 'Weight for the goal of a body’s line on an angle, such as Venus-DSC; 0 if not listed.',
    }),
    strength_rule: t.String({ description: 'Decay of strength with distance.' }),
    explanation: t.String({ description: 'Scoring formula.' }),
  },
  { $id: 'PlaceScoring', description: 'Scoring method.' },
)
export const scoring = (goal: LocationGoal, more = '') => ({
  weights: { ...weightsOf(goal) } as Record<string, number>,
  strength_rule: `exp(-(d / 450 km)² / 2) up to ${REACH_KM} km from the line, beyond it 0`,
  explanation: `The sum of weight times strength of every line within reach, with 0.3 of the mean weight of each paran within one degree of latitude,${more} is brought to 0 to 100 by 100 / (1 + exp(-sum / 6)); 50 is no influence.`,
})

const away = ({ km, side }: NearLine): string =>
  side === 'on' ? 'right here' : `${Math.round(km)} km to the ${side === 'east' ? 'west' : 'east'}`
/** `the setting line of Venus, 120 km to the west` */
const lineInWords = (line: NearLine): string => `${withArticle(line.planet)} ${MOTIONS[line.angle]} ${away(line)}`

/** The meaning of the lines near a place, the strongest first; or of their absence. */
export const nearbyInWords = (lines: readonly NearLine[]): string => {
  const [first, second] = lines
  if (!first) return `No line of the birth passes within ${REACH_KM} km: the place speaks by its houses alone.`
  const meaning = LINE_MEANINGS[first.planet][first.angle]
  return [
    aspectSentence(`nearest of the lines, ${lineInWords(first)}: ${meaning}`),
    ...(second
      ? [aspectSentence(`${lineInWords(second)} as well: ${LINE_MEANINGS[second.planet][second.angle]}`)]
      : []),
  ].join(' ')
}

/** The lines of each angle near a place, in a sentence. */
export const anglesInWords = (lines: readonly NearLine[]): Record<LineAngle, string> => {
  const describe = (angle: LineAngle) => {
    const here = lines.filter((line) => line.angle === angle)
    if (!here.length) return aspectSentence(`${ANGLE_MATTERS[angle]}: no line within ${REACH_KM} km`)
    const [first] = here
    const others = here.slice(1).map(({ planet }) => withArticle(planet))
    return [
      aspectSentence(`${ANGLE_MATTERS[angle]}: ${lineInWords(first!)}, ${LINE_MEANINGS[first!.planet][angle]}`),
      ...(others.length ? [aspectSentence(`farther off, ${joinWords(others)}`)] : []),
    ].join(' ')
  }
  return Object.fromEntries(LINE_ANGLES.map((angle) => [angle, describe(angle)])) as Record<LineAngle, string>
}
