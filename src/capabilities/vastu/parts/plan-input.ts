import { exact, maybe, nullable, oneOf, type Static, type TSchema, t } from '../../../schema.ts'
import { civilOf } from '../../../time/civil.ts'
import { AYADI_UNITS } from '../../../traditions/vastu/ayadi.ts'
import type { PlanPoint, Ring } from '../../../traditions/vastu/geometry.ts'
import {
  DECLINATION_SOURCES,
  NORTH_REFERENCES,
  NORTH_STATUSES,
  type North,
  northOf,
} from '../../../traditions/vastu/north.ts'
import { type FloorPlan, measurePlan, UNITS } from '../../../traditions/vastu/plan.ts'
import { FIXTURE_TYPES, ROOM_TYPES, STRUCTURE_TYPES } from '../../../traditions/vastu/ratings.ts'
import { rectangularPlan, room } from '../../../traditions/vastu/templates.ts'
import type { World } from '../../capability.ts'
import { only } from '../../shared/inputs.ts'
import { starInput } from '../../shared/names.ts'

/** The floor plan input of all Vastu capabilities, and shared parts of their answers. */

/** A kilometre in nanometres, the maximum coordinate: its squares are far below the number limit. */
const FARTHEST = 1e12
const pair = <S extends TSchema>(schema: S, description: string) =>
  t.Array(schema, { minItems: 2, maxItems: 2, description })
const pairInput = pair(
  t.Number({ minimum: -FARTHEST, maximum: FARTHEST }),
  'Point as [x, y]; x to the right, y downward.',
)
export const PointInput = t.Unsafe<[number, number]>(pairInput)
const polygon = (most: number, description: string) => t.Array(PointInput, { minItems: 3, maxItems: most, description })
const name = t.String({ minLength: 1, maxLength: 120 })
const maybeName = maybe(t.String({ maxLength: 120 }))

export const BOUNDARY = polygon(500, 'Corners of the property outline, in order.')
export const UNIT = oneOf(UNITS)
export const LATITUDE = t.Number({ minimum: -90, maximum: 90, description: 'Decimal degrees, north positive.' })
export const LONGITUDE = t.Number({ minimum: -180, maximum: 180, description: 'Decimal degrees, east positive.' })
export const OwnerNakshatra = maybe(starInput('Nakshatra of the owner, which enables Tara-bala.'))
export const CustomUnit = t.Number({
  minimum: 0.1,
  maximum: 2,
  description: 'Length of the custom unit, metres; required for `custom`.',
})

const PLAN = {
  boundary: BOUNDARY,
  north: maybe(
    exact(
      {
        degrees: t.Optional(
          t.Number({
            minimum: 0,
            exclusiveMaximum: 360,
            default: 0,
            description: 'Bearing of north clockwise from the top of the plan: 0 up, 90 right.',
          }),
        ),
        reference: t.Optional(
          oneOf(NORTH_REFERENCES, {
            default: 'unknown',
            description: 'North to which the direction refers. A magnetic reading with a site is corrected.',
          }),
        ),
        declination_degrees: maybe(
          t.Number({ minimum: -90, maximum: 90, description: 'Magnetic declination, degrees, east positive.' }),
        ),
        uncertainty_degrees: maybe(t.Number({ minimum: 0, maximum: 45 })),
        measured_on: maybe(t.String({ format: 'date', description: 'Day of the reading; default: today.' })),
        site: maybe(
          exact(
            { latitude: LATITUDE, longitude: LONGITUDE },
            { $id: 'PlanSite', description: 'Location of the plan.' },
          ),
        ),
      },
      { $id: 'PlanNorth', description: 'Direction of north on the plan.' },
    ),
  ),
  units: maybe(oneOf(UNITS, { description: 'Unit of the coordinates.' })),
  scale: maybe(
    exact(
      {
        plan_length: t.Number({ exclusiveMinimum: 0, maximum: 2_000_000 }),
        real_length: t.Number({ exclusiveMinimum: 0, maximum: 100_000 }),
        unit: UNIT,
      },
      { $id: 'PlanScale', description: 'Scale of a drawing in pixels; overrides `units`.' },
    ),
  ),
  centre: nullable(PointInput),
  rooms: t.Array(
    exact(
      {
        name,
        type: maybe(
          oneOf(ROOM_TYPES, {
            $id: 'RoomType',
            description: 'Type of the room. Rooms without a type are reported but not scored.',
          }),
        ),
        polygon: polygon(200, 'Outline of the room.'),
      },
      { $id: 'PlanRoom', description: 'A room of the plan.' },
    ),
    { maxItems: 80 },
  ),
  structures: t.Array(
    exact(
      {
        name,
        type: oneOf(STRUCTURE_TYPES, { $id: 'StructureType', description: 'Type of the structure.' }),
        polygon: polygon(200, 'Outline of the structure.'),
      },
      { $id: 'PlanStructure', description: 'A fixed structure.' },
    ),
    { maxItems: 80 },
  ),
  fixtures: t.Array(
    exact(
      {
        name: maybeName,
        type: oneOf(FIXTURE_TYPES),
        position: PointInput,
        toward: t.Unsafe<[number, number]>({
          ...pairInput,
          description: 'A point in the facing direction; for a bed, where the head rests.',
        }),
      },
      { $id: 'PlanFixture', description: 'A fixture with a direction.' },
    ),
    { maxItems: 50 },
  ),
  holes: t.Array(
    exact(
      {
        name: maybeName,
        kind: oneOf(['courtyard', 'cutout'], {
          description: 'A courtyard is open floor; a cut-out is outside the floor.',
        }),
        polygon: polygon(200, 'Outline of the hole.'),
      },
      { $id: 'PlanHole', description: 'A part of the outline without floor.' },
    ),
    { maxItems: 20 },
  ),
  ayadi: maybe(
    exact(
      {
        unit: t.Optional(oneOf(AYADI_UNITS, { default: 'kishku_hasta' })),
        custom_unit_metres: maybe(CustomUnit),
        owner_nakshatra: OwnerNakshatra,
      },
      { $id: 'AyadiChoice', description: 'Measurement of the perimeter.' },
    ),
  ),
}

const PLAN_FIELDS = {
  ...PLAN,
  centre: t.Optional(PLAN.centre),
  rooms: t.Optional(PLAN.rooms),
  structures: t.Optional(PLAN.structures),
  fixtures: t.Optional(PLAN.fixtures),
  holes: t.Optional(PLAN.holes),
}

/** A plan, with the further fields of one capability. */
export const planInput = <P extends Record<string, TSchema> = Record<never, TSchema>>(further: P = {} as P) =>
  only({ ...PLAN_FIELDS, ...further })
const Bare = planInput()
export type PlanFields = Static<typeof Bare>

export const readNorth = (input: PlanFields, world: World): North =>
  northOf(input.north, civilOf(world.now), world.warn)

/** The measured plan; `meta.warnings` name the defaults chosen. */
export const readPlan = (input: PlanFields, world: World): FloorPlan => {
  if (input.units && input.scale) world.warn('ignored_input', 'Both `units` and `scale` were sent; `scale` was used.')
  return measurePlan(input, readNorth(input, world))
}

export const percents = (share: number): number => Math.round(share * 10_000) / 100 + 0
export const rounded = (value: number, places = 4): number => {
  const scale = 10 ** places
  return Math.round(value * scale) / scale + 0
}
export const wholeScore = (score: number): number => Math.floor(score + 0.5 + 1e-9)
/** Rounds to twelve digits, whatever the size of the plan. */
export const coordinate = (value: number) => Number(value.toPrecision(12)) + 0
/** A plan coordinate; 0 if it is only a rounding error compared with `reach`, the largest coordinate nearby. */
const coordinateWithin = (reach: number) => (value: number) => (Math.abs(value) < 1e-12 * reach ? 0 : coordinate(value))
const reachOf = (points: readonly PlanPoint[]) =>
  Math.max(...points.map(([x, y]) => Math.max(Math.abs(x), Math.abs(y))))
export const pointOf = (p: PlanPoint): [number, number] => {
  const near = coordinateWithin(reachOf([p]))
  return [near(p[0]), near(p[1])]
}
export const ringOf = (ring: Ring): [number, number][] => {
  const near = coordinateWithin(reachOf(ring))
  return ring.map(([x, y]) => [near(x), near(y)])
}

export const Coordinates = t.Unsafe<[number, number]>(pair(t.Number(), 'Point as [x, y], plan units.'))
export const Coordinate = t.Array(Coordinates)
export const Percent = t.Number({ description: 'Value in percent.' })
export const PlanScore = t.Integer({ minimum: 0, maximum: 100 })

export const NorthObject = t.Object(
  {
    plan_degrees: t.Number({ description: 'Direction on the plan, degrees, as sent.' }),
    true_north_plan_degrees: t.Number({ description: 'True north, clockwise from the top of the plan.' }),
    reference: oneOf(NORTH_REFERENCES),
    declination_degrees: nullable(
      t.Number({ description: 'Declination applied, degrees, east positive; null where none was applied.' }),
    ),
    declination_source: oneOf(DECLINATION_SOURCES),
    uncertainty_degrees: t.Number(),
    status: oneOf(NORTH_STATUSES),
  },
  { $id: 'North', description: 'North direction used.' },
)
export const northObject = ({ planDegrees, angle, reference, declination, source, uncertainty, status }: North) => ({
  plan_degrees: planDegrees,
  true_north_plan_degrees: rounded(angle) % 360,
  reference,
  declination_degrees: declination === null ? null : rounded(declination),
  declination_source: source,
  uncertainty_degrees: uncertainty,
  status,
})

/** The worked example: a house of 12 by 10 metres, north up. */
export const examplePlan: PlanFields = {
  boundary: rectangularPlan(0, 0, 12, 10),
  north: {
    degrees: 8,
    reference: 'magnetic',
    measured_on: '2026-03-01',
    site: { latitude: 12.9716, longitude: 77.5946 },
  },
  units: 'm',
  rooms: [
    room('Living room', 'living_room', 4.5, 0.3, 8, 3.2),
    room('Prayer room', 'pooja', 9.6, 0.3, 11.7, 2.4),
    room('Kitchen', 'kitchen', 8.6, 6.8, 11.7, 9.7),
    room('Master bedroom', 'master_bedroom', 0.3, 6.4, 3.8, 9.7),
    room('Bathroom', 'bathroom', 0.3, 0.3, 2.2, 2.4),
    room('Toilet', 'toilet', 2.2, 0.3, 3.4, 1.8),
    room('Study', 'study', 0.3, 3.6, 3, 6),
    room('Dining', 'dining', 8.8, 3.4, 11.7, 6.2),
    room('Entrance', 'main_entrance', 4.2, 0, 5.2, 0.3),
  ],
  structures: [{ name: 'Staircase', type: 'staircase', polygon: rectangularPlan(4.4, 7.4, 6.4, 9.7) }],
  fixtures: [
    { name: 'Bed', type: 'bed', position: [2, 8.2], toward: [2, 9.6] },
    { name: 'Stove', type: 'stove', position: [11.2, 8], toward: [11.7, 8] },
  ],
  ayadi: { unit: 'kishku_hasta', owner_nakshatra: 'Rohini' },
}
