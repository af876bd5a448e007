import { rows, type TSchema, t } from '../../schema.ts'

/** GeoJSON lines in answers, by RFC 7946. */

const Coordinates = rows(t.Number(), 2)
export const LineGeometry = t.Union(
  [
    t.Object(
      {
        type: t.Literal('LineString', { description: 'Kind of geometry.' }),
        coordinates: t.Array(Coordinates, { description: 'Coordinates as [longitude, latitude], degrees.' }),
      },
      { $id: 'LineString', description: 'A line in one part.' },
    ),
    t.Object(
      {
        type: t.Literal('MultiLineString', { description: 'Kind of geometry.' }),
        coordinates: t.Array(t.Array(Coordinates), {
          description: 'Parts of the line, cut at the antimeridian; each of [longitude, latitude].',
        }),
      },
      { $id: 'MultiLineString', description: 'A line in several parts.' },
    ),
  ],
  { $id: 'LineGeometry', description: 'A line on the Earth, cut at the antimeridian (RFC 7946).' },
)

/** The schema of a GeoJSON collection of lines, with the properties of each. */
export const lineCollection = <P extends TSchema>(properties: P, description: string) =>
  t.Object(
    {
      type: t.Literal('FeatureCollection', { description: 'Kind of object.' }),
      features: t.Array(
        t.Object({
          type: t.Literal('Feature', { description: 'Kind of object.' }),
          geometry: LineGeometry,
          properties,
        }),
        { description: 'Lines as a GeoJSON FeatureCollection.' },
      ),
    },
    { description },
  )
