import fc from 'fast-check'
import type { PlanPoint } from '../../../src/traditions/vastu/geometry.ts'
import type { North } from '../../../src/traditions/vastu/north.ts'
import type { PlanInput } from '../../../src/traditions/vastu/plan.ts'
import { ROOM_TYPES, STRUCTURE_TYPES } from '../../../src/traditions/vastu/ratings.ts'

/** Fixed and random plans for tests. */

export const northAt = (angle: number, uncertainty = 0): North => ({
  planDegrees: angle,
  angle,
  reference: 'true',
  declination: null,
  source: 'none',
  uncertainty,
  status: 'true',
})

export const box = (x0: number, y0: number, x1: number, y1: number): [number, number][] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
]

export const trueNorth = (degrees: number) => ({ degrees, reference: 'true' as const })
export const square = { boundary: box(0, 0, 90, 90), north: trueNorth(0) }
export const kitchen = { name: 'Kitchen', type: 'kitchen' as const, polygon: box(60, 60, 90, 90) }

/** A square with sides of 100, without its upper right corner. */
export const ell: [number, number][] = [
  [0, 0],
  [60, 0],
  [60, 40],
  [100, 40],
  [100, 100],
  [0, 100],
]

/** A ring around a point with a different radius at each corner: simple, rarely convex. */
export const starRing = (radii: readonly number[], [cx, cy]: PlanPoint = [0, 0], turn = 0.1): [number, number][] =>
  radii.map((radius, index) => {
    const angle = turn + (2 * Math.PI * index) / radii.length
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]
  })

const radiiUpTo = (most: number) =>
  fc.array(fc.double({ min: 0.25, max: 1, noNaN: true }), { minLength: 3, maxLength: most })
const pointArbitrary = fc.tuple(
  fc.double({ min: -0.6, max: 0.6, noNaN: true }),
  fc.double({ min: -0.6, max: 0.6, noNaN: true }),
)
const scaleRing = (ring: [number, number][], by: number) => ring.map(([x, y]): [number, number] => [x * by, y * by])

const outlines = fc.oneof(
  radiiUpTo(40).map((radii) => scaleRing(starRing(radii), 10)),
  // Integer corners, so that walls meet and edges overlap.
  fc
    .array(fc.integer({ min: 2, max: 10 }), { minLength: 4, maxLength: 12 })
    .map((each) =>
      scaleRing(starRing(each.map((n) => n / 10)), 10).map(([x, y]): [number, number] => [
        Math.round(x),
        Math.round(y),
      ]),
    )
    .filter((ring) => isSimple(ring)),
  fc
    .tuple(fc.integer({ min: 4, max: 20 }), fc.integer({ min: 4, max: 20 }))
    .map(([w, h]) => box(-w / 2, -h / 2, w / 2, h / 2)),
)

const partRing = fc
  .tuple(radiiUpTo(9), pointArbitrary, fc.double({ min: 0.05, max: 0.5, noNaN: true }))
  .map(([each, [x, y], size]) =>
    scaleRing(
      starRing(
        each.map((radius) => radius * size),
        [x, y],
      ),
      10,
    ),
  )

/** Random plans with a given centre and with rooms, structures and holes that overlap each other and the outline. */
export const plans: fc.Arbitrary<PlanInput> = fc
  .record({
    boundary: outlines,
    rooms: fc.array(fc.record({ type: fc.option(fc.constantFrom(...ROOM_TYPES)), polygon: partRing }), {
      maxLength: 6,
    }),
    structures: fc.array(fc.record({ type: fc.constantFrom(...STRUCTURE_TYPES), polygon: partRing }), { maxLength: 4 }),
    holes: fc.array(fc.record({ kind: fc.constantFrom('courtyard' as const, 'cutout' as const), polygon: partRing }), {
      maxLength: 2,
    }),
    fixtures: fc.array(
      fc.record({
        type: fc.constantFrom('bed' as const, 'stove' as const),
        position: pointArbitrary,
        toward: pointArbitrary,
      }),
      {
        maxLength: 2,
      },
    ),
    centre: fc.tuple(fc.double({ min: -1, max: 1, noNaN: true }), fc.double({ min: -1, max: 1, noNaN: true })),
  })
  .map(({ rooms, structures, ...rest }) => ({
    ...rest,
    rooms: rooms.map((room, index) => ({ name: `Room ${index + 1}`, ...room })),
    structures: structures.map((each, index) => ({ name: `Structure ${index + 1}`, ...each })),
  }))

export type Move = (p: PlanPoint) => [number, number]
export const movePlan = (plan: PlanInput, move: Move): PlanInput => {
  const ring = (points: readonly PlanPoint[]) => points.map(move)
  return {
    ...plan,
    boundary: ring(plan.boundary),
    ...(plan.centre ? { centre: move(plan.centre) } : {}),
    rooms: plan.rooms?.map((room) => ({ ...room, polygon: ring(room.polygon) })),
    structures: plan.structures?.map((each) => ({ ...each, polygon: ring(each.polygon) })),
    holes: plan.holes?.map((hole) => ({ ...hole, polygon: ring(hole.polygon) })),
    fixtures: plan.fixtures?.map((each) => ({ ...each, position: move(each.position), toward: move(each.toward) })),
  } as PlanInput
}

/** A clockwise rotation. */
export const turnBy = (degrees: number): Move => {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return ([x, y]) => [c * x - s * y, s * x + c * y]
}

const side = ([ax, ay]: PlanPoint, [bx, by]: PlanPoint, [px, py]: PlanPoint) =>
  Math.sign((bx - ax) * (py - ay) - (by - ay) * (px - ax))
const edges = (ring: readonly PlanPoint[]) => ring.map((p, i) => [p, ring[(i + 1) % ring.length]!] as const)
/** True if no two edges cross or touch, except neighbours at their common corner. */
const isSimple = (ring: readonly PlanPoint[]): boolean => {
  const all = edges(ring)
  return all.every(([a, b], i) =>
    all.every(([c, d], j) => {
      if (i === j || (i + 1) % all.length === j || (j + 1) % all.length === i)
        return i === j || side(a, b, i + 1 === j || (i + 1) % all.length === j ? d : c) !== 0
      return side(a, b, c) * side(a, b, d) > 0 || side(c, d, a) * side(c, d, b) > 0
    }),
  )
}
