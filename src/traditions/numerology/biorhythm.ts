// source: Swoboda and Fliess for 23 and 28 days, Teltscher for 33; 38 is a later addition
export const CYCLES = { physical: 23, emotional: 28, intellectual: 33, intuitive: 38 } as const
export type Cycle = keyof typeof CYCLES
export const CYCLE_NAMES = ['physical', 'emotional', 'intellectual', 'intuitive'] as const satisfies readonly Cycle[]
/** The three cycles of the original theory. */
export const CLASSIC_CYCLES = ['physical', 'emotional', 'intellectual'] as const satisfies readonly Cycle[]

const phaseAngle = (day: number, cycle: Cycle) => (2 * Math.PI * (day % CYCLES[cycle])) / CYCLES[cycle]
const tenths = (value: number) => Math.round(value * 10) / 10 + 0

/** The value of a cycle, -100 to 100, on a day counted from birth. */
export const valueOn = (day: number, cycle: Cycle): number => tenths(100 * Math.sin(phaseAngle(day, cycle)))

/** True if the curve is 0 on this day or passes 0 before the next day. */
export const isCritical = (day: number, cycle: Cycle): boolean => {
  const half = CYCLES[cycle] / 2
  return Math.floor(Math.ceil(day / half) * half) === day
}

export const PHASES = ['rising', 'falling', 'critical'] as const
export const phaseOn = (day: number, cycle: Cycle): (typeof PHASES)[number] =>
  isCritical(day, cycle) ? 'critical' : Math.cos(phaseAngle(day, cycle)) >= 0 ? 'rising' : 'falling'

/** The first day after `day` of an event that occurs once per period. `at(k)` is its day in period k. */
const firstAfter = (day: number, cycle: Cycle, at: (k: number) => number): number => {
  let k = Math.floor(day / CYCLES[cycle]) - 1
  while (at(k) <= day) k++
  return at(k)
}

/** The whole day nearest to a moment; the earlier of two equally near days. */
const nearest = (moment: number) => Math.ceil(moment - 0.5)

export const nextOn = (day: number, cycle: Cycle) => {
  const period = CYCLES[cycle]
  const after = (part: number) => firstAfter(day, cycle, (k) => nearest(period / 4 + part * (period / 2) + k * period))
  const crossing = (part: number) => firstAfter(day, cycle, (k) => Math.floor((part * period) / 2 + k * period))
  return { peak: after(0), low: after(1), critical: Math.min(crossing(0), crossing(1)) }
}

/** The mean of the three classic cycles. */
export const averageOn = (day: number): number =>
  tenths(CLASSIC_CYCLES.reduce((sum, cycle) => sum + 100 * Math.sin(phaseAngle(day, cycle)), 0) / CLASSIC_CYCLES.length)

/** The similarity of two people's cycles, percent, by the number of days between their births. */
export const biorhythmCompatibility = (days: number, cycle: Cycle): number =>
  tenths(100 * Math.abs(Math.cos((Math.PI * days) / CYCLES[cycle])))
