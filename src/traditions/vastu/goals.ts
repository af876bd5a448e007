import { BRAHMA, ZONES_16, type Zone17 } from './zones.ts'

const weights = (...row: number[]): Record<Zone17, number> =>
  Object.fromEntries([...ZONES_16, BRAHMA].map((zone, index) => [zone, row[index]!])) as Record<Zone17, number>

/** The value (0 to 10) of each zone for a goal: 16 zones clockwise from north, then the centre. Source: present sixteen-zone practice. */
export const VASTU_GOALS = {
  wealth: weights(10, 5, 6, 3, 5, 2, 8, 4, 4, 0, 6, 7, 9, 1, 6, 4, 5),
  career: weights(10, 4, 6, 4, 7, 3, 6, 7, 8, 1, 7, 6, 7, 1, 6, 4, 5),
  health: weights(6, 10, 8, 7, 7, 2, 5, 5, 5, 2, 6, 4, 5, 3, 5, 4, 8),
  relationships: weights(4, 4, 5, 6, 7, 1, 3, 4, 5, 1, 10, 5, 6, 1, 7, 8, 5),
  education: weights(6, 5, 9, 6, 6, 3, 3, 4, 3, 0, 6, 10, 7, 1, 4, 3, 5),
  fame: weights(6, 3, 5, 5, 8, 2, 6, 8, 10, 1, 6, 5, 6, 1, 5, 5, 5),
  spirituality: weights(6, 7, 10, 7, 7, 2, 3, 2, 3, 2, 4, 5, 6, 6, 5, 3, 9),
  children: weights(6, 6, 7, 8, 7, 2, 4, 4, 4, 1, 6, 7, 9, 1, 6, 6, 5),
  peace: weights(6, 8, 9, 7, 6, 1, 3, 4, 8, 2, 7, 5, 6, 3, 5, 4, 9),
  business: weights(10, 4, 5, 4, 8, 3, 7, 7, 6, 1, 6, 6, 9, 1, 8, 7, 5),
} as const satisfies Record<string, Record<Zone17, number>>
export type VastuGoal = keyof typeof VASTU_GOALS
export const GOAL_NAMES = Object.keys(VASTU_GOALS) as [VastuGoal, ...VastuGoal[]]

/** The value of a bearing (degrees) for a goal, interpolated linearly between the middles of zones. */
export const goalValueAt = (goal: VastuGoal, bearing: number): number => {
  const place = bearing / 22.5
  const index = Math.floor(place)
  const at = (zone: number) => VASTU_GOALS[goal][ZONES_16[zone % 16]!]
  return at(index) + (place - index) * (at(index + 1) - at(index))
}
