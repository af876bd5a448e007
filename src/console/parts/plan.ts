/** A point of a plan in metres: x to the right, y downward. The API uses the same axes. */
export type Point = [number, number]
export interface Room {
  name: string
  type: string
  polygon: Point[]
}
export interface Plan {
  boundary: Point[]
  north: number
  rooms: Room[]
}

export const ROOM_TYPES =
  'kitchen master_bedroom children_bedroom guest_bedroom pooja toilet bathroom study living_room dining store_room stairs main_entrance water_tank_underground water_tank_overhead septic_tank borewell garage balcony corridor'.split(
    ' ',
  )

/** Grid size in metres, large enough for fingers. */
const GRID = 0.5
export const snapToGrid = (value: number) => Math.round(value / GRID) * GRID

export const rectangle = ([x1, y1]: Point, [x2, y2]: Point): Point[] => {
  const [left, right] = [Math.min(x1, x2), Math.max(x1, x2)]
  const [top, bottom] = [Math.min(y1, y2), Math.max(y1, y2)]
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
}

export const boxOf = (points: readonly Point[]) => {
  const xValues = points.map(([x]) => x)
  const yValues = points.map(([, y]) => y)
  const [x, y] = [Math.min(...xValues), Math.min(...yValues)]
  return { x, y, width: Math.max(...xValues) - x, height: Math.max(...yValues) - y }
}

export const movePoints = (points: readonly Point[], [dx, dy]: Point): Point[] =>
  points.map(([x, y]) => [x + dx, y + dy])

/** The plan as input of the Vastu capabilities. */
export const planInput = ({ boundary, north, rooms }: Plan) => ({
  ...{ boundary, units: 'm', north: { degrees: north, reference: 'true' } },
  rooms: rooms.map(({ name, type, polygon }) => ({ name, type, polygon })),
})

/** The initial plan: a building of 12 by 10 metres. */
export const FIRST_PLAN: Plan = {
  boundary: rectangle([0, 0], [12, 10]),
  north: 0,
  rooms: [
    { name: 'Entrance', type: 'main_entrance', polygon: rectangle([4, 0], [5, 0.5]) },
    { name: 'Living room', type: 'living_room', polygon: rectangle([3.5, 0.5], [8, 4]) },
    { name: 'Prayer room', type: 'pooja', polygon: rectangle([9.5, 0], [12, 2.5]) },
    { name: 'Study', type: 'study', polygon: rectangle([0, 3], [3, 5.5]) },
    { name: 'Toilet', type: 'toilet', polygon: rectangle([0, 0], [2, 2]) },
    { name: 'Bedroom', type: 'master_bedroom', polygon: rectangle([0, 6], [4, 10]) },
    { name: 'Dining', type: 'dining', polygon: rectangle([5, 6.5], [8, 10]) },
    { name: 'Kitchen', type: 'kitchen', polygon: rectangle([8.5, 6.5], [12, 10]) },
  ],
}

const isPoint = (value: unknown): value is Point =>
  Array.isArray(value) && value.length === 2 && value.every(Number.isFinite)
/** The plan in a JSON text from the address; null if the text is no valid plan. */
export const parsePlan = (text: string): Plan | null => {
  try {
    const { boundary, north, rooms } = JSON.parse(text) as Plan
    const isComplete =
      boundary.every(isPoint) && rooms.every((each) => each.polygon.every(isPoint)) && Number.isFinite(north)
    return isComplete ? { boundary, north, rooms } : null
  } catch {
    return null
  }
}
