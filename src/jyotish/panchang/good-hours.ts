import { plusDays } from '../../time/julian-day.ts'
import type { Window } from '../../time/window.ts'
import { GHATI } from '../measures.ts'
import type { PanchangDay } from './day.ts'
import { partOfHalf } from './day-parts.ts'

export const GOOD_HOURS = [
  'brahma_muhurta',
  'pratah_sandhya',
  'abhijit',
  'vijaya_muhurta',
  'godhuli',
  'sayahna_sandhya',
  'nishita',
] as const
export type GoodHour = (typeof GOOD_HOURS)[number]

/**
 * Definitions of godhuli: half a fifteenth of the night from sunset, as Drik Panchang has it today, or half a ghati before and
 * after sunset.
 * source: day pages of Drik Panchang (test/golden/panchang.test.ts); Muhurta Chintamani on the half-set Sun, from memory
 */
export const GODHULI_RULES = ['from-sunset', 'around-sunset'] as const
export type GodhuliRule = (typeof GODHULI_RULES)[number]
const HALF_GHATI = GHATI / 2

/**
 * Windows in fifteenths of day and night (Dharma Sindhu; as in Drik Panchang). Those of dawn belong to the previous
 * night. Null without that night or without the day.
 */
export const goodHours = ({ light, previousSunset, weekday }: PanchangDay, godhuli: GodhuliRule = 'from-sunset') => {
  if (!light) return null
  const { sunrise, sunset, nextSunrise } = light
  const night = (nextSunrise - sunset) / 15
  const previousNight = previousSunset === null ? null : (sunrise - previousSunset) / 15
  const beforeDawn = (from: number, to: number): Window | null =>
    previousNight === null
      ? null
      : { from: plusDays(sunrise, -from * previousNight), to: plusDays(sunrise, -to * previousNight) }
  const fromDusk = (fifteenths: number): Window => ({ from: sunset, to: plusDays(sunset, fifteenths * night) })
  return {
    brahma_muhurta: beforeDawn(2, 1),
    pratah_sandhya: beforeDawn(1.5, 0),
    abhijit: partOfHalf(light, 'day', 8, 15),
    /** False on a Wednesday, when Abhijit is the durmuhurta. */
    abhijitUsable: weekday !== 3,
    vijaya_muhurta: partOfHalf(light, 'day', 11, 15),
    godhuli:
      godhuli === 'from-sunset'
        ? fromDusk(0.5)
        : { from: plusDays(sunset, -HALF_GHATI), to: plusDays(sunset, HALF_GHATI) },
    sayahna_sandhya: fromDusk(1.5),
    nishita: partOfHalf(light, 'night', 8, 15),
  } satisfies Record<GoodHour, Window | null> & { abhijitUsable: boolean }
}
