import { meaning, oneOf, rows, t } from '../../../schema.ts'
import { aspectSentence } from '../../../western/aspects.ts'
import { LINE_SIDES, type NearLine } from '../../../western/location/nearest.ts'
import { type LineParan, type NearParan, PARAN_KINDS } from '../../../western/location/parans.ts'
import { LINE_MEANINGS, MOTIONS, NATURES } from '../../../western/location/tables.ts'
import { withArticle } from '../../shared/tropical/in-words.ts'
import { roundFigure } from '../../shared/tropical/shapes.ts'
import { AngleCode, lineMeaning, MappedTerm } from './birth-lines.ts'

/** Rows of lines and parans near a place. */

const Coordinates = rows(t.Number(), 2)

export const LineRef = t.Object(
  {
    planet: MappedTerm,
    angle: AngleCode,
    distance_km: t.Number({ description: 'Distance from the place to the line along a great circle, kilometres.' }),
    side: oneOf(LINE_SIDES, { description: 'Side of the line on which the place lies; on within 25 km.' }),
    nearest_point: meaning(Coordinates, 'Nearest point of the line, [longitude, latitude].'),
    strength: t.Number({
      minimum: 0,
      maximum: 1,
      description: 'Strength: 1 on the line, 0.61 at 450 km, 0 beyond 1126 km.',
    }),
    meaning: t.String({ description: 'Traditional meaning, in one sentence.' }),
  },
  { $id: 'LineNearby', description: 'A line and its distance from a place.' },
)
export const lineRef = ({ planet, angle, km, side, foot, strength }: NearLine) => ({
  planet,
  angle,
  distance_km: roundFigure(km, 2),
  side,
  nearest_point: [roundFigure(foot.longitude), roundFigure(foot.latitude)],
  strength: roundFigure(strength, 4),
  meaning: lineMeaning(planet, angle),
})

export const pairFields = {
  planet_a: MappedTerm,
  angle_a: AngleCode,
  planet_b: MappedTerm,
  angle_b: AngleCode,
}
export const pairOf = ({ a, angleA, b, angleB }: LineParan) => ({
  planet_a: a,
  angle_a: angleA,
  planet_b: b,
  angle_b: angleB,
})
const latitude = t.Number({ description: 'Latitude of the circle, degrees.' })
const distance = t.Number({ minimum: 0, description: 'Distance from the latitude of the place, degrees.' })

const paranFields = {
  ...pairFields,
  latitude,
  kind: oneOf(PARAN_KINDS, {
    description:
      'Kind; `crossing`: both are on the horizon; `meridian`: the first culminates above or below, the second is on the horizon.',
  }),
  longitude: t.Number({ description: 'Longitude where the lines cross, degrees, east positive.' }),
  meaning: t.String({ description: 'Joint meaning of the two bodies, in one sentence.' }),
}
export const ParanRow = t.Object(paranFields, {
  $id: 'Paran',
  description: 'A circle of latitude where two bodies are on angles at one moment.',
})
export const ParanAtLatitude = t.Object(
  { ...paranFields, distance_degrees: distance },
  { $id: 'ParanAtLatitude', description: 'A paran and its distance from a latitude.' },
)
export const ParanNearby = t.Object(
  { ...pairFields, latitude, distance_degrees: distance },
  { $id: 'ParanNearby', description: 'A paran within a degree of the latitude of a place.' },
)

/** `The Sun culminates as Mars rises: ..., together with ...` */
export const paranMeaning = ({ a, angleA, b, angleB }: LineParan): string =>
  aspectSentence(
    `${withArticle(a)} ${MOTIONS[angleA]} as ${withArticle(b)} ${MOTIONS[angleB]}: ${LINE_MEANINGS[a][angleA]}; and ${LINE_MEANINGS[b][angleB]}`,
  )

export const paranRow = (paran: LineParan) => ({
  ...pairOf(paran),
  latitude: roundFigure(paran.latitude),
  kind: paran.kind,
  longitude: roundFigure(paran.longitude),
  meaning: paranMeaning(paran),
})
export const paranAtLatitude = (paran: NearParan) => ({ ...paranRow(paran), distance_degrees: roundFigure(paran.away) })
export const paranNearby = (paran: NearParan) => ({
  ...pairOf(paran),
  latitude: roundFigure(paran.latitude),
  distance_degrees: roundFigure(paran.away),
})

const TONES = ['supportive', 'mixed', 'demanding', 'neutral'] as const
export const Tone = t.Object(
  {
    score: t.Number({ description: 'Sum of nature times strength of the lines within reach.' }),
    label: oneOf(TONES, {
      description:
        'Tone: supportive from 1, demanding from -1 down; between them mixed where both sides exceed 0.5, else neutral.',
    }),
  },
  { $id: 'ToneOfPlace', description: 'Combined nature of the lines near a place.' },
)

// source: the contract's bounds of tones (location-astrology)
const DECIDED = 1
const FELT = 0.5
export const linesTone = (lines: readonly NearLine[]) => {
  const parts = lines.map(({ planet, strength }) => NATURES[planet] * strength)
  const sum = (sign: 1 | -1) => parts.filter((part) => part * sign > 0).reduce((total, part) => total + part, 0)
  const [good, bad] = [sum(1), sum(-1)]
  const score = good + bad
  const label: (typeof TONES)[number] =
    score >= DECIDED ? 'supportive' : score <= -DECIDED ? 'demanding' : good > FELT && -bad > FELT ? 'mixed' : 'neutral'
  return { score: roundFigure(score, 4), label }
}
