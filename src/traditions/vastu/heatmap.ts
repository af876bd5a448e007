import type { YieldPoint } from '../../cooperative-yield.ts'
import { invalid } from '../../faults.ts'
import { DEVATAS, type DevataName, devataRing } from './devatas.ts'
import { cornersOf } from './frame.ts'
import {
  cross,
  distance,
  edgesOf,
  heading,
  minus,
  type PlanPoint,
  planBoxOf,
  planDot,
  ringContains,
} from './geometry.ts'
import { goalValueAt, VASTU_GOALS, type VastuGoal } from './goals.ts'
import { marmas } from './grounds.ts'
import type { FloorPlan } from './plan.ts'
import { LETTER_VALUES, ratingsOf } from './ratings.ts'
import { BRAHMA, bearingFrom, type Zone17, zone16At } from './zones.ts'

export interface HeatPoint {
  at: PlanPoint
  bearing: number
  /** The distance from the centre as a share of the distance to the outline along the same ray. */
  reach: number
  zone: Zone17
  devata: DevataName | null
  room: string | null
  score: number
}

/** The distance from the centre to the farthest intersection of a ray with the outline. */
export const distanceToOutline = ({ outline, centre }: FloorPlan, direction: PlanPoint): number => {
  let far = 0
  for (const [a, b] of edgesOf(outline.ring)) {
    const [p, q] = [minus(a, centre), minus(b, centre)]
    const [sp, sq] = [cross(direction, p), cross(direction, q)]
    if (sp > 0 === sq > 0) continue
    const share = sp / (sp - sq)
    const along = planDot(direction, p) + share * (planDot(direction, q) - planDot(direction, p))
    if (along > far) far = along
  }
  return far
}

// source: this project's own weighing; the weight of the room's rating, and the points lost near a marma
const ROOM_PULL = 0.3
const MARMA_LOSS = 10

/** The smallest share of its box that a floor is assumed to fill. A thinner floor gets fewer points, so that the lattice stays limited. */
const MIN_FLOOR_SHARE = 1 / 25

/** A lattice of squares with about `samples` of their middles on the floor. */
const latticeOf = (width: number, height: number, floor: number, samples: number) => {
  const box = width * height
  const most = samples / Math.max(MIN_FLOOR_SHARE, floor / box)
  const step = Math.sqrt(box / most)
  const along = (side: number) => Math.min(Math.max(1, Math.round(side / step)), Math.ceil(most))
  return { step, columns: along(width), rows: along(height) }
}

/** The heat map of a goal: the points of a lattice that are on the floor, with their scores. */
export const heatOf = async (plan: FloorPlan, goal: VastuGoal, samples: number, yieldIfDue: YieldPoint) => {
  const { min, width, height } = planBoxOf(plan.outline.ring)
  const { step, columns, rows } = latticeOf(width, height, plan.floorArea, samples)
  const { base } = plan.frame
  const brahma = [cornersOf(plan.brahma)]
  const devatas = DEVATAS.map((devata) => ({ name: devata.name, region: [devataRing(devata, base)] }))
  const points = marmas(plan, [])
  const rooms = plan.rooms.map((room) => ({ room, letters: room.type && ratingsOf(room.type) }))
  const heat: HeatPoint[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const pause = yieldIfDue()
      if (pause) await pause
      const at: PlanPoint = [min[0] + ((column + 0.5) * width) / columns, min[1] + ((row + 0.5) * height) / rows]
      if (!ringContains(plan.floor, at)) continue
      const bearing = bearingFrom(plan.centre, plan.north.angle, at)
      const zone = ringContains(brahma, at) ? BRAHMA : zone16At(bearing)
      const roomsHere = rooms.filter(({ room }) => ringContains(room.region, at))
      const ratedRoom = roomsHere.find(({ letters }) => letters)
      const worth = 10 * (zone === BRAHMA ? VASTU_GOALS[goal][BRAHMA] : goalValueAt(goal, bearing))
      const pull = ratedRoom
        ? ROOM_PULL * (LETTER_VALUES[(ratedRoom.letters as NonNullable<typeof ratedRoom.letters>)[zone]] - 55)
        : 0
      const marma = points.some(({ point, radius }) => distance(point, at) <= radius) ? MARMA_LOSS : 0
      const away = distance(plan.centre, at)
      const edge = away === 0 ? 1 : distanceToOutline(plan, heading(bearing + plan.north.angle))
      heat.push({
        at,
        bearing,
        reach: edge === 0 ? 1 : Math.min(1, away / edge),
        zone,
        devata: devatas.find(({ region }) => ringContains(region, at))?.name ?? null,
        room: (ratedRoom ?? roomsHere[0])?.room.name ?? null,
        score: Math.min(100, Math.max(0, Math.floor(worth + pull - marma + 0.5 + 1e-9))),
      })
    }
  if (heat.length === 0)
    throw invalid('samples', '`samples` is too small: no sample point is on the floor. Send more `samples`.')
  return {
    step,
    columns,
    rows,
    origin: [min[0] + width / columns / 2, min[1] + height / rows / 2] as PlanPoint,
    points: heat,
  }
}
