import { invalid } from '../../faults.ts'
import { cornersOf, type PlanFrame, planCentre, planFrameOf, type Rectangle, scaledAround } from './frame.ts'
import {
  areaOf,
  boxesMeet,
  centroidOf,
  clipTo,
  distance,
  type PlanBox,
  type PlanPoint,
  planBoxOf,
  type Region,
  type Ring,
  ringContains,
} from './geometry.ts'
import type { North } from './north.ts'
import { cleanOutline, type PlanOutline, planOutline, RELATIVE_TOLERANCE } from './outline.ts'
import type { FixtureType, ItemType, RoomType, StructureType } from './ratings.ts'
import { boxedEdges, isApartFrom, isPlainlySimple } from './ring-proximity.ts'

export const UNITS = ['m', 'cm', 'mm', 'ft', 'in', 'yd'] as const
export type Unit = (typeof UNITS)[number]
// source: definitions; foot, inch and yard of the international agreement of 1959
export const METRES = { m: 1, cm: 0.01, mm: 0.001, ft: 0.3048, in: 0.0254, yd: 0.9144 } as const satisfies Record<
  Unit,
  number
>

type Points = readonly (readonly [number, number])[]
export interface PlanInput {
  boundary: Points
  units?: Unit | null
  scale?: { plan_length: number; real_length: number; unit: Unit } | null
  centre?: readonly [number, number] | null
  rooms?: readonly { name: string; type?: RoomType | null; polygon: Points }[]
  structures?: readonly { name: string; type: StructureType; polygon: Points }[]
  fixtures?: readonly { name?: string | null; type: FixtureType; position: PlanPoint; toward: PlanPoint }[]
  holes?: readonly { name?: string | null; kind: 'courtyard' | 'cutout'; polygon: Points }[]
}

/** A room or a structure on the floor. */
export interface Item {
  name: string
  type: ItemType | null
  /** The part of the polygon in the outline. */
  region: Region
  area: number
  centroid: PlanPoint
  box: PlanBox
}

export interface FloorPlan {
  outline: PlanOutline
  /** The boundary without cut-outs. */
  floor: Region
  floorArea: number
  frame: PlanFrame
  centre: PlanPoint
  /** The Brahma rectangle around the centre, with a third of the base's width and depth. */
  brahma: Rectangle
  rooms: Item[]
  structures: Item[]
  fixtures: NonNullable<PlanInput['fixtures']>
  duplicates: number
  /** Metres per unit of the plan; null without units and scale. */
  metres: number | null
  north: North
  warnings: string[]
}

/** An item with more than this share outside the outline gets a warning. */
const OVERHANG = 0.02
/** Two rooms of one type that share more than this part of the smaller one are duplicates. */
const DUPLICATE_SHARE = 0.95

/** Two rooms that share more than this part of the smaller one get a warning. Source: this project. */
const OVERLAP = 0.05

const percent = (share: number) => `${Math.round(share * 1000) / 10} percent`

export const metresPerUnit = ({ units, scale }: Pick<PlanInput, 'units' | 'scale'>): number | null =>
  scale ? (METRES[scale.unit] * scale.real_length) / scale.plan_length : units ? METRES[units] : null

// source: this project
/** The allowed length of the longer side of a plan, metres. */
const ALLOWED_METRES = [1e-9, 1e12] as const
// source: this project
/** The length of the longer side outside which there is a warning about the unit, metres. */
const LIKELY_METRES = [0.5, 100_000] as const
const isWithin = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most

const checkMetres = (input: PlanInput, size: number, warnings: string[]): number | null => {
  const metres = metresPerUnit(input)
  if (metres === null) return null
  const side = size * metres
  const field = input.scale ? 'scale.plan_length' : 'units'
  if (!isWithin(side, ALLOWED_METRES))
    throw invalid(
      field,
      `The plan must be ${ALLOWED_METRES[0]} to ${ALLOWED_METRES[1]} metres across; by \`${input.scale ? 'scale' : 'units'}\` it is ${side} metres.`,
    )
  if (!isWithin(side, LIKELY_METRES))
    warnings.push(
      `By ${input.scale ? 'scale' : 'units'} the plan is ${Number(side.toPrecision(3))} metres across; check the unit.`,
    )
  return metres
}

/** The plan of an input, with polygons cleaned and clipped to the outline. Raises `invalid` for input without a valid plan. */
export const measurePlan = (input: PlanInput, north: North): FloorPlan => {
  const warnings: string[] = []
  const outline = planOutline(input.boundary, 'boundary')
  const { clipping, region } = outline
  const box = planBoxOf(input.boundary)
  const size = Math.max(box.width, box.height)
  const metres = checkMetres(input, size, warnings)
  if (outline.touchesItself) warnings.push('The boundary touches itself; it was read as the area that it goes around.')

  const surroundings = boxRing(box, 2 * size)
  const walls = region.flatMap(boxedEdges)
  const inOutline = (polygon: Points, label: string): Region => {
    const ring = cleanOutline(polygon, Math.max(planBoxOf(polygon).width, planBoxOf(polygon).height))
    if (ring.length === 0) {
      warnings.push(`${label} has no area.`)
      return []
    }
    const slack = RELATIVE_TOLERANCE * size
    const isSimple = isPlainlySimple(ring, slack)
    if (isSimple && isApartFrom(ring, walls, slack) && ringContains(region, ring[0]!)) return [ring]
    // Parts far from the outline are removed first, so that the integers of the clipping stay in range.
    const near = clipTo([ring], surroundings)
    const far = Math.abs(areaOf([ring])) - Math.abs(areaOf(near))
    const shape = near.length === 0 || (isSimple && near[0] === ring) ? near : clipping.regionOf(near[0]!, 'nonZero')
    const area = areaOf(shape) + far
    if (Math.abs(Math.abs(areaOf(near)) - areaOf(shape)) > 1e-8 * area)
      warnings.push(`${label} crosses itself; it was read as all that it goes around.`)
    const inside =
      shape.length === 0 ? [] : clipping.intersection(shape, clipTo(region, boxRing(planBoxOf(near[0]!), 0.01 * size)))
    const outside = 1 - areaOf(inside) / area
    if (inside.length === 0) warnings.push(`${label} lies wholly outside of the boundary; it was left out.`)
    else if (outside > OVERHANG)
      warnings.push(`${label} lies ${percent(outside)} outside of the boundary; that part was left out.`)
    return inside
  }

  const holes = (input.holes ?? []).map(({ name, kind, polygon }, index) => ({
    kind,
    region: inOutline(polygon, `${kind === 'cutout' ? 'Cut-out' : 'Courtyard'} ${name ?? index + 1}`),
  }))
  const cutouts = holes.filter(({ kind }) => kind === 'cutout').flatMap((hole) => hole.region)
  const floor = cutouts.length === 0 ? region : clipping.difference(region, cutouts)
  const floorArea = areaOf(floor)
  if (floorArea <= 1e-9 * areaOf(region)) throw invalid('holes', 'The cut-outs cover the whole area of the boundary.')

  const item = (type: ItemType | null, name: string, polygon: Points, kind: string): Item => {
    const inside = inOutline(polygon, `${kind} ${name}`)
    const rings = inside.length > 0 ? inside : [polygon]
    return {
      name,
      type,
      region: inside,
      area: areaOf(inside),
      centroid: centroidOf(rings),
      box: planBoxOf(rings.flat()),
    }
  }
  const inputRooms = (input.rooms ?? []).map(({ name, type, polygon }) => item(type ?? null, name, polygon, 'Room'))
  const rooms: Item[] = []
  for (const room of inputRooms) if (!rooms.some((other) => isSame(other, room, clipping))) rooms.push(room)
  for (const [i, room] of rooms.entries())
    for (const other of rooms.slice(i + 1)) {
      const share = overlapOf(room, other, clipping)
      if (share > OVERLAP)
        warnings.push(
          `Room ${room.name} and Room ${other.name} overlap by ${percent(share)} of the smaller; what both cover counts for the first in shares of a zone or the centre.`,
        )
    }
  const structures = (input.structures ?? []).map(({ name, type, polygon }) => item(type, name, polygon, 'Structure'))

  const frame = planFrameOf(outline.ring, region, north.angle)
  const centre = input.centre ?? [(box.min[0] + box.max[0]) / 2, (box.min[1] + box.max[1]) / 2]
  if (centre[0] < box.min[0] || centre[0] > box.max[0] || centre[1] < box.min[1] || centre[1] > box.max[1])
    throw invalid('centre', '`centre` must lie within the bounding box of the boundary.')
  const { base } = frame
  if (distance(centre, planCentre(base)) > 0.05 * Math.max(base.width, base.depth))
    warnings.push(
      `The centre ${input.centre ? 'sent' : 'of the bounding box'} lies more than 5 percent of the longer side from the middle of the base rectangle; send centre where the Brahmasthan is known.`,
    )
  for (const [index, { position, toward }] of (input.fixtures ?? []).entries()) {
    const field = `fixtures.${index}.toward`
    if (distance(position, toward) === 0) throw invalid(field, `\`${field}\` must differ from \`position\`.`)
    if (!isInBox(position, box, size))
      warnings.push(`Fixture ${input.fixtures![index]!.name ?? index + 1} stands outside of the boundary.`)
  }
  return {
    outline,
    floor,
    floorArea,
    frame,
    centre,
    brahma: scaledAround(base, centre, 1 / 3),
    rooms,
    structures,
    fixtures: input.fixtures ?? [],
    duplicates: inputRooms.length - rooms.length,
    metres,
    north,
    warnings,
  }
}

const isInBox = ([x, y]: PlanPoint, { min, max }: PlanBox, size: number): boolean => {
  const slack = 1e-9 * size
  return x >= min[0] - slack && x <= max[0] + slack && y >= min[1] - slack && y <= max[1] + slack
}

/** The area of the common part of two items as a share of the smaller one. */
const overlapOf = (a: Item, b: Item, clipping: PlanOutline['clipping']): number =>
  a.area > 0 && b.area > 0 && boxesMeet(a.box, b.box)
    ? areaOf(clipping.intersection(a.region, b.region)) / Math.min(a.area, b.area)
    : 0

const isSame = (a: Item, b: Item, clipping: PlanOutline['clipping']): boolean =>
  a.type === b.type && overlapOf(a, b, clipping) > DUPLICATE_SHARE

const boxRing = ({ min: [left, top], max: [right, bottom] }: PlanBox, margin: number): Ring => [
  [left - margin, top - margin],
  [right + margin, top - margin],
  [right + margin, bottom + margin],
  [left - margin, bottom + margin],
]

/** The part of a region in the Brahma rectangle. */
export const inBrahma = (region: Region, { brahma }: FloorPlan): Region => clipTo(region, cornersOf(brahma))
