import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { partOfWindow, type Window } from '../../time/window.ts'
import type { Daylight } from '../day.ts'
import { GHATI } from '../measures.ts'
import { daytime, nighttime } from '../panchang/day.ts'

/** Parts and moments of a day that a tithi or star must touch for an observance on that day. */

/** Four ghatis before sunrise, in days. */
const ARUNODAYA = 4 * GHATI

const moment = (at: JulianDay): Window => ({ from: at, to: at })
const half = (window: Window) => partOfWindow(window, 0, 2)
const fifth = (window: Window, number: number) => partOfWindow(window, number - 1, 5)

// source: Dharma Sindhu, first pariccheda (fivefold day; pradosha of six ghatis of a night of thirty); Nirnaya Sindhu
const KALA = {
  arunodaya: {
    words: 'the 96 minutes before sunrise',
    of: ({ sunrise }) => ({ from: plusDays(sunrise, -ARUNODAYA), to: sunrise }),
  },
  udaya: { words: 'sunrise', of: ({ sunrise }) => moment(sunrise) },
  purvahna: { words: 'the forenoon', of: (light) => half(daytime(light)) },
  sangava: { words: 'mid-morning (the second fifth of daylight)', of: (light) => fifth(daytime(light), 2) },
  madhyahna: { words: 'midday (the third fifth of daylight)', of: (light) => fifth(daytime(light), 3) },
  noon: { words: 'noon', of: (light) => moment(half(daytime(light)).to) },
  aparahna: { words: 'the afternoon (the fourth fifth of daylight)', of: (light) => fifth(daytime(light), 4) },
  daylight: { words: 'daylight', of: daytime },
  sunset: { words: 'sunset', of: ({ sunset }) => moment(sunset) },
  pradosha: { words: 'dusk (the first fifth of the night)', of: (light) => fifth(nighttime(light), 1) },
  nishita: {
    words: 'midnight (the eighth fifteenth of the night)',
    of: (light) => partOfWindow(nighttime(light), 7, 15),
  },
} as const satisfies Record<string, { words: string; of: (light: Daylight) => Window }>

/** Moonrise depends on the Moon and is computed by the calendar. */
export const KALAS = [...(Object.keys(KALA) as [keyof typeof KALA, ...(keyof typeof KALA)[]]), 'moonrise'] as const
export type Kala = (typeof KALAS)[number]

export const kalaWords = (kala: Kala) => (kala === 'moonrise' ? 'moonrise' : KALA[kala].words)

/** The window of a kala. A moment is a window of length 0. */
export const kalaOf = (light: Daylight, kala: Exclude<Kala, 'moonrise'>): Window => KALA[kala].of(light)

/** With equal shares the first day is chosen for these kalas, and the second for the others. */
export const FIRST_IN_TIE: readonly Kala[] = ['udaya', 'madhyahna', 'aparahna', 'moonrise']

/** The share of a window that a tithi or star covers, 0..1; for a moment 1 if it is covered, else 0. */
export const coveredShare = (stretch: Window, part: Window): number =>
  part.from === part.to
    ? Number(stretch.from <= part.from && part.from < stretch.to)
    : Math.max(0, Math.min(stretch.to, part.to) - Math.max(stretch.from, part.from)) / (part.to - part.from)

/** Days between two windows that do not overlap. */
export const daysBetween = (stretch: Window, part: Window): number =>
  Math.max(part.from - stretch.to, stretch.from - part.to)
