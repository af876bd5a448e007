import { base64Of, bytesOfBase64 } from '../../base64.ts'
import { invalid } from '../../faults.ts'
import { readDxf } from '../../render/dxf-reading.ts'
import { nullable, oneOf, t } from '../../schema.ts'
import { DRAWING_UNITS, MAX_ENTITIES } from '../../traditions/vastu/dxf.ts'
import { ROOM_TYPES } from '../../traditions/vastu/ratings.ts'
import { capability } from '../capability.ts'
import { only } from '../shared/inputs.ts'
import { Coordinate, ringOf, rounded, UNIT } from './parts/plan-input.ts'

const LONGEST = 2_796_210
const MAX_BYTES = 2_097_152
const FIELD = 'dxf_base64'

/** The first bytes of a binary DXF file. */
const BINARY_SENTINEL = new TextEncoder().encode('AutoCAD Binary DXF')

/** The bytes of an ASCII DXF file. Throws the fault of the field if they are no such file. */
const bytesOf = (base64: string): Uint8Array => {
  let bytes: Uint8Array
  try {
    bytes = bytesOfBase64(base64)
  } catch {
    throw invalid(FIELD, `\`${FIELD}\` must be standard base64.`)
  }
  if (bytes.length > MAX_BYTES) throw invalid(FIELD, `\`${FIELD}\` must be at most 2 MB decoded.`)
  // The process that reads the file decodes its text.
  if (BINARY_SENTINEL.every((byte, at) => bytes[at] === byte) || bytes.includes(0))
    throw invalid(FIELD, `\`${FIELD}\` must be an ASCII DXF, not a binary one.`)
  return bytes
}

const group = (...pairs: (string | number)[]) => pairs.join('\n')
const line = (layer: string, points: [number, number][]) =>
  group(0, 'LWPOLYLINE', 8, layer, 90, points.length, 70, 1, ...points.flatMap(([x, y]) => [10, x, 20, y]))
/** The worked example: a plot of 10 by 8 metres with a master bedroom. */
const EXAMPLE = [
  group(0, 'SECTION', 2, 'HEADER', 9, '$INSUNITS', 70, 6, 0, 'ENDSEC', 0, 'SECTION', 2, 'ENTITIES'),
  line('BOUNDARY', [
    [0, 0],
    [10, 0],
    [10, 8],
    [0, 8],
  ]),
  line('ROOMS', [
    [0.3, 0.3],
    [3.5, 0.3],
    [3.5, 3],
    [0.3, 3],
  ]),
  group(0, 'TEXT', 8, 'TEXT', 10, 1.5, 20, 1.5, 40, 0.2, 1, 'Master Bed'),
  group(0, 'LINE', 8, 'NORTH', 10, 9, 20, 6, 11, 9, 21, 7),
  group(0, 'ENDSEC', 0, 'EOF', ''),
].join('\n')

export default capability({
  slug: 'vastu-import-dxf',
  title: 'DXF import',
  summary: 'An ASCII DXF floor plan converted to the plan input of the other Vastu capabilities.',
  weight: 'standard',
  status: 'beta',
  bodyLimit: 2_800_000,
  method: `The import reads at most ${MAX_ENTITIES} entities and expands blocks once. It reads polylines, lines, arcs and circles; bulges become arcs in steps of at most 5 degrees, and loose lines are joined at their ends. The boundary is the largest closed shape on a layer named boundary, plot, outline, site or wall_outer, otherwise the largest closed shape. Shapes inside it with 0.2 to 90 percent of its area are rooms, named by the text nearest to their middle.`,
  input: only({
    dxf_base64: t.String({
      minLength: 8,
      maxLength: LONGEST,
      description: 'ASCII DXF in base64, at most 2 MB decoded.',
    }),
  }),
  data: t.Object({
    plan: t.Object({
      boundary: Coordinate,
      north: t.Object({ degrees: t.Number(), reference: oneOf(['unknown']) }),
      rooms: t.Array(t.Object({ name: t.String(), type: nullable(oneOf(ROOM_TYPES)), polygon: Coordinate })),
      scale: nullable(t.Object({ plan_length: t.Number(), real_length: t.Number(), unit: UNIT })),
    }),
    drawing_units: oneOf(DRAWING_UNITS),
    notes: t.Array(t.String()),
  }),
  example: { dxf_base64: base64Of(new TextEncoder().encode(EXAMPLE)) },
}).compute(async (input, world) => {
  const reading = await readDxf(bytesOf(input.dxf_base64), world.tenant)
  if ('error' in reading) throw invalid(FIELD, reading.error)
  const { plan, unit } = reading
  return {
    plan: {
      boundary: ringOf(plan.boundary),
      north: { degrees: rounded(plan.degrees) % 360, reference: 'unknown' as const },
      rooms: plan.rooms.map(({ name, type, polygon }) => ({ name, type, polygon: ringOf(polygon) })),
      scale: unit === 'unitless' ? null : { plan_length: 1, real_length: 1, unit },
    },
    drawing_units: unit,
    notes:
      unit === 'unitless'
        ? [...plan.notes, 'The header names no unit; send units or scale with the plan.']
        : plan.notes,
  }
})
