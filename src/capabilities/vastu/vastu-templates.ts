import { maybe, nullable, oneOf, rows, t } from '../../schema.ts'
import { ROOM_TYPES } from '../../traditions/vastu/ratings.ts'
import { FACINGS, TEMPLATE_BOUNDARY, TEMPLATES } from '../../traditions/vastu/templates.ts'
import { capability } from '../capability.ts'
import { only } from '../shared/inputs.ts'
import { Coordinate, ringOf } from './parts/plan-input.ts'

const named = { name: t.String(), type: oneOf(ROOM_TYPES) }

export default capability({
  slug: 'vastu-templates',
  title: 'Vastu templates',
  summary: 'Twelve starter floor plans of one to three bedrooms facing north, east, south or west.',
  weight: 'light',
  status: 'beta',
  method: 'The plans are our own, on a frame of 100 by 100, north up. Each has at least 80 in vastu-analyse.',
  input: only({
    include_preview: maybe(t.Boolean({ default: false, description: "Adds each plan's outline and rooms." })),
  }),
  data: t.Object({
    templates: rows(
      t.Object({
        id: t.String(),
        name: t.String(),
        description: t.String(),
        facing: oneOf(FACINGS),
        bedrooms: t.Integer(),
        rooms: t.Array(t.Object(named)),
        preview: nullable(
          t.Object(
            { boundary: Coordinate, rooms: t.Array(t.Object({ ...named, polygon: Coordinate })) },
            { description: 'Outline and rooms in percent of the frame; null unless requested.' },
          ),
        ),
      }),
      TEMPLATES.length,
    ),
  }),
  example: { include_preview: true },
}).compute((input) => ({
  templates: TEMPLATES.map(({ id, name, description, facing, bedrooms, rooms }) => ({
    id,
    name,
    description,
    facing,
    bedrooms,
    rooms: rooms.map(({ name: title, type }) => ({ name: title, type })),
    preview: input.include_preview
      ? {
          boundary: ringOf(TEMPLATE_BOUNDARY),
          rooms: rooms.map(({ polygon, ...rest }) => ({ ...rest, polygon: ringOf(polygon) })),
        }
      : null,
  })),
}))
