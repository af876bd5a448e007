export const TRANSIT_GRADES = ['weak', 'average', 'strong'] as const

const steps = (value: number, average: number, strong: number) => (value >= strong ? 2 : value >= average ? 1 : 0)

/** By the planet's own bindus; moved one step towards the sum of all if that is two steps away. */
export const gradeOf = (bindus: number, sarva: number): (typeof TRANSIT_GRADES)[number] => {
  const own = steps(bindus, 4, 5)
  const all = steps(sarva, 25, 30)
  return TRANSIT_GRADES[Math.abs(all - own) === 2 ? 1 : own]!
}
