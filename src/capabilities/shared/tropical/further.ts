import { maybeTerm, meaning, nullable, t } from '../../../schema.ts'
import { aspectMeaning } from '../../../western/aspect-meanings.ts'
import { type AnyAspectPoint, ASPECTS, intensity, type OrbModel, roundedOrb } from '../../../western/aspects.ts'
import {
  type AnyContact,
  type AspectedChart,
  type FurtherPoint,
  frameOf,
  furtherContacts,
  furtherOf,
} from '../../../western/chart-frame.ts'
import { symbolOfPoint } from '../../../western/further-points.ts'
import { Degree, House, Retrograde, Sign, SignNumber } from '../shapes.ts'
import { ASPECT_FIELDS, angleObject, Glyph, Longitude, roundFigure } from './shapes.ts'

/** Rows of further points and their aspects. */

const PointText = maybeTerm(['PointOrAngle'], {
  $id: 'AnyPoint',
  description: 'Name of a point; minor planets by number are named `Asteroid 433`.',
})

export const FurtherPointRow = t.Object(
  {
    point: PointText,
    symbol: Glyph,
    longitude: Longitude,
    degree: Degree,
    degree_in_sign: t.String({ description: 'Degree in sign as 7°43′56″.' }),
    sign: Sign,
    sign_number: SignNumber,
    sign_symbol: meaning(Glyph, 'Glyph of the sign, one character.'),
    house: nullable(House),
    retrograde: Retrograde,
    speed: nullable(t.Number({ description: 'Speed in degrees a day; 0 for angles and lots, null in a composite.' })),
    latitude: nullable(t.Number({ description: 'Ecliptic latitude, degrees; null for angles and lots.' })),
    declination: nullable(t.Number({ description: 'Declination, degrees; null for angles and lots.' })),
  },
  { $id: 'FurtherPoint', description: 'A point that the request added to the chart.' },
)
export const FurtherAspectRow = t.Object(
  {
    point_a: PointText,
    point_b: PointText,
    ...ASPECT_FIELDS,
    aspect: maybeTerm(['AspectName'], { description: 'Name of the aspect, such as `septile` or `parallel`.' }),
    angle: t.Number({ description: 'Degrees of the exact aspect; 0 for parallels and antiscia.' }),
    applying: nullable(t.Boolean({ description: 'True if applying; null for parallels, and if neither moves.' })),
  },
  { $id: 'FurtherAspect', description: 'An aspect with a further point, or of a further kind.' },
)
export const FurtherPointRows = t.Optional(
  t.Array(FurtherPointRow, { description: 'Requested further points; absent if none was requested.' }),
)
export const FurtherAspectRows = t.Optional(
  t.Array(FurtherAspectRow, {
    description:
      'Aspects with further points and further kinds of aspect, closest first; absent if none was requested.',
  }),
)
/** Answer: further points and their aspects. */
export const FURTHER_FIELDS = { further_points: FurtherPointRows, further_aspects: FurtherAspectRows }

export const furtherPointRow = ({
  name,
  longitude,
  house,
  speed,
  latitude,
  declination,
}: Omit<FurtherPoint, 'name' | 'longitude' | 'rightAscension'> & AnyAspectPoint) => {
  const { ruler: _, ...place } = angleObject(longitude)
  return {
    point: name as string,
    symbol: symbolOfPoint(name),
    ...place,
    house,
    retrograde: speed !== null && speed < 0,
    speed: speed === null ? null : roundFigure(speed),
    latitude: latitude === null ? null : roundFigure(latitude),
    declination: declination === null ? null : roundFigure(declination),
  }
}
export const furtherAspectRow = (contact: AnyContact) => {
  const { a, b, aspect, orb, applying } = contact
  const { symbol, angle, nature } = ASPECTS[aspect]
  return {
    point_a: a.name as string,
    point_b: b.name as string,
    aspect: aspect as string,
    symbol,
    angle,
    nature,
    orb: roundedOrb(orb),
    applying,
    intensity: intensity(contact),
    meaning: aspectMeaning(contact),
  }
}

/** Rows of the further points of a chart; nothing unless they were requested. */
export const furtherPointRows = (chart: object) =>
  hasRequest(chart) ? { further_points: furtherOf(chart).map(furtherPointRow) } : {}
/** The field of further aspects; absent unless the request has further points or further kinds of aspect. */
export const furtherAspectRows = (chart: object, model: OrbModel, contacts: () => readonly AnyContact[]) =>
  hasRequest(chart) || model.further ? { further_aspects: contacts().map(furtherAspectRow) } : {}
/** Rows of further points, and of the aspects within a chart that its usual list does not hold. */
export const furtherRows = (chart: AspectedChart, model: OrbModel) => ({
  ...furtherPointRows(chart),
  ...furtherAspectRows(chart, model, () => furtherContacts(chart, model)),
})
const hasRequest = (chart: object) => frameOf(chart).further.length > 0
