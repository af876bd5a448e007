import type { JulianDay } from './julian-day.ts'

/** A period of time [from, to). */
export interface Window {
  from: JulianDay
  to: JulianDay
}

/** The common part of two windows, or null. */
export const overlap = (a: Window, b: Window): Window | null => {
  const from = Math.max(a.from, b.from) as JulianDay
  const to = Math.min(a.to, b.to) as JulianDay
  return from < to ? { from, to } : null
}

/** Part `index` (from 0) of a window divided into `parts` equal parts. */
export const partOfWindow = ({ from, to }: Window, index: number, parts: number): Window => {
  const cut = (i: number) => (i === parts ? to : from + ((to - from) * i) / parts) as JulianDay
  return { from: cut(index), to: cut(index + 1) }
}

export const partsOfWindow = (window: Window, parts: number): Window[] =>
  Array.from({ length: parts }, (_, i) => partOfWindow(window, i, parts))
