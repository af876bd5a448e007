import type { Daylight } from '../../sky/daylight.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import { partOfWindow, type Window } from '../../time/window.ts'
import {
  ACTIVITY_ORDER,
  activityOf,
  type Bird,
  type BirdActivity,
  type BirdTable,
  birdTable,
  DAY_HALVES,
  type DayHalf,
  friendsOfBird,
  type Paksha,
  SUB_BIRD_ORDER,
} from './birds.ts'

// source: Pancha Pakshi Shastra of Kumaraswamiyam: nazhikais of six, as twenty-fourths of a yama. Other prints have other lengths by half and part
const SUB_LENGTH: Record<BirdActivity, number> = { eat: 5, walk: 6, rule: 8, sleep: 3, die: 2 }
// source: the same, as fifths
export const ACTIVITY_POWER: Record<BirdActivity, number> = { rule: 1, eat: 0.8, walk: 0.6, sleep: 0.4, die: 0.2 }

export const BIRD_RELATIONS = ['same', 'friend', 'enemy'] as const
export type BirdRelation = (typeof BIRD_RELATIONS)[number]
export const BIRD_EFFECTS = ['very_good', 'good', 'average', 'bad', 'very_bad'] as const
export type BirdEffect = (typeof BIRD_EFFECTS)[number]

// source: the published table of effects of 3500 sub-periods (PyJHora pancha_pakshi_db); the minimum power of each
// effect but the last
const MIN_POWER: Record<BirdRelation, readonly (number | null)[]> = {
  same: [1, 0.64, 0.36, 0.16],
  friend: [0.8, 0.48, 0.16, 0.08],
  enemy: [null, 0.8, 0.4, 0.32],
}
export const effectOf = (power: number, relation: BirdRelation): BirdEffect => {
  const place = MIN_POWER[relation].findIndex((minimum) => minimum !== null && power >= minimum)
  return BIRD_EFFECTS[place < 0 ? 4 : place]!
}

export interface SubPeriod extends Window {
  bird: Bird
  activity: BirdActivity
  relation: BirdRelation
  power: number
  effect: BirdEffect
}
export interface Yama extends Window {
  half: DayHalf
  /** 0..4. */
  yama: number
  table: BirdTable
  activity: BirdActivity
  power: number
  subPeriods: SubPeriod[]
}

/**
 * The sub-periods of a yama for a person's bird: first its own main activity with itself, then both orders continue.
 */
const subPeriodsOf = (bird: Bird, main: BirdActivity, table: BirdTable, paksha: Paksha, yama: Window): SubPeriod[] => {
  const order = ACTIVITY_ORDER[table]
  const birds = SUB_BIRD_ORDER[table]
  let passed = 0
  return order.map((_, i) => {
    const activity = order[(order.indexOf(main) + i) % 5]!
    const subBird = birds[(birds.indexOf(bird) + i) % 5]!
    const at = (parts: number) =>
      (parts === 24 ? yama.to : yama.from + ((yama.to - yama.from) * parts) / 24) as JulianDay
    const from = at(passed)
    passed += SUB_LENGTH[activity]
    const relation = subBird === bird ? 'same' : friendsOfBird(bird, paksha).includes(subBird) ? 'friend' : 'enemy'
    const power = Math.round(ACTIVITY_POWER[main] * ACTIVITY_POWER[activity] * 100) / 100
    return { from, to: at(passed), bird: subBird, activity, relation, power, effect: effectOf(power, relation) }
  })
}

/**
 * The ten yamas from a sunrise to the next: fifths of the day, then fifths of the night. The paksha is that of sunrise.
 */
export const yamasOf = (bird: Bird, light: Daylight, weekday: number, paksha: Paksha): Yama[] =>
  DAY_HALVES.flatMap((half) => {
    const table = birdTable(paksha, half)
    const part =
      half === 'day' ? { from: light.sunrise, to: light.sunset } : { from: light.sunset, to: light.nextSunrise }
    return [0, 1, 2, 3, 4].map((yama) => {
      const window = partOfWindow(part, yama, 5)
      const activity = activityOf(bird, table, weekday, yama)
      return {
        ...window,
        half,
        yama,
        table,
        activity,
        power: ACTIVITY_POWER[activity],
        subPeriods: subPeriodsOf(bird, activity, table, paksha, window),
      }
    })
  })
