import { overlapOf, partsOfWindow, type Window } from '../../time/window.ts'
import type { Daylight } from '../day.ts'
import type { PanchangDay } from './day.ts'
import { bhadras } from './day-doshas.ts'
import {
  CHOGHADIYA_QUALITY,
  choghadiyaNames,
  durmuhurtas,
  HALVES,
  HORAS,
  horaRuler,
  octant,
  partOfHalf,
  partsOfBoth,
} from './day-parts.ts'
import { goodHours } from './good-hours.ts'
import type { Almanac } from './limbs.ts'
import { amritaKalams, varjyams } from './stars.ts'

interface Influence {
  name: string
  weight: number
  window: Window
}

// source: this project's own weighing; the windows are those of the single tables
const influences = (day: PanchangDay, light: Daylight, almanac: Almanac): Influence[] => {
  const hours = goodHours(day)!
  const weightedWindows = (name: string, weight: number, windows: readonly (Window | null)[]): Influence[] =>
    windows.flatMap((window) => (window ? [{ name, weight, window }] : []))
  const { weekday } = day
  const choghadiyas = HALVES.flatMap((half) =>
    choghadiyaNames(weekday, half).flatMap((name, i) => {
      const weight = { good: 15, medium: 0, bad: -15 }[CHOGHADIYA_QUALITY[name]]
      return weight ? [{ name: `${name} choghadiya`, weight, window: partOfHalf(light, half, i + 1, 8) }] : []
    }),
  )
  const horas = partsOfBoth(light, 12).flatMap((window, i) => {
    const ruler = horaRuler(weekday, i + 1)
    return HORAS[ruler].quality === 'good' ? [{ name: `hora of ${ruler}`, weight: 10, window }] : []
  })
  return [
    ...weightedWindows('Abhijit', 25, [hours.abhijitUsable ? hours.abhijit : null]),
    ...weightedWindows('Amrita kalam', 25, amritaKalams(day, almanac)),
    ...weightedWindows('Brahma muhurta', 25, [nextBrahmaMuhurta(light)]),
    ...choghadiyas,
    ...horas,
    ...weightedWindows('Rahu kaal', -40, [octant('rahu_kaal', weekday, light)]),
    ...weightedWindows('Yamaganda', -25, [octant('yamaganda', weekday, light)]),
    ...weightedWindows('Gulika kaal', -25, [octant('gulika_kaal', weekday, light)]),
    ...weightedWindows('Durmuhurta', -25, durmuhurtas(weekday, light)),
    ...weightedWindows('Varjyam', -35, varjyams(day, almanac)),
    ...weightedWindows(
      'Bhadra on Prithvi',
      -35,
      bhadras(day, almanac).filter(({ loka }) => loka === 'Prithvi'),
    ),
  ]
}

/** The Brahma muhurta of the day: that before the next sunrise. */
const nextBrahmaMuhurta = (light: Daylight): Window => partOfHalf(light, 'night', 14, 15)

export interface HeatmapSlot extends Window {
  /** -100..100. */
  score: number
  good: string[]
  bad: string[]
}

/** The day in 96 equal slots. A window that covers a part of a slot counts by that part. */
export const heatmap = (day: PanchangDay, almanac: Almanac): HeatmapSlot[] | null => {
  const { light } = day
  if (!light) return null
  const dayInfluences = influences(day, light, almanac)
  return partsOfWindow(day, 96).map((slot) => {
    const slotInfluences = dayInfluences.flatMap(({ name, weight, window }) => {
      const common = overlapOf(slot, window)
      return common ? [{ name, weight: (weight * (common.to - common.from)) / (slot.to - slot.from) }] : []
    })
    const score = Math.round(slotInfluences.reduce((sum, { weight }) => sum + weight, 0))
    const names = (sign: 1 | -1) => [
      ...new Set(slotInfluences.filter(({ weight }) => weight * sign > 0).map(({ name }) => name)),
    ]
    return { ...slot, score: Math.max(-100, Math.min(100, score)) + 0, good: names(1), bad: names(-1) }
  })
}
