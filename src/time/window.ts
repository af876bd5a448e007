import type { JulianDay } from './julian-day.ts'

/** A period of time [from, to). */
export interface Window {
  from: JulianDay
  to: JulianDay
}

/** The common part of two windows, or null. */
export const overlapOf = (a: Window, b: Window): Window | null => {
  const from = Math.max(a.from, b.from) as JulianDay
  const to = Math.min(a.to, b.to) as JulianDay
  return from < to ? { from, to } : null
}

/** The windows in order of time, with windows joined that overlap or are at most a day apart. */
export const joinedWindows = (windows: readonly Window[]): Window[] => {
  const joined: Window[] = []
  for (const { from, to } of windows.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1)
    if (last && from - last.to < 1) last.to = Math.max(last.to, to) as JulianDay
    else joined.push({ from, to })
  }
  return joined
}

/** The parts of a window outside the others. */
export const withoutWindows = (window: Window, others: readonly Window[]): Window[] =>
  joinedWindows(others).reduce<Window[]>(
    (parts, other) =>
      parts.flatMap((part) => {
        const common = overlapOf(part, other)
        if (!common) return [part]
        return [
          { from: part.from, to: common.from },
          { from: common.to, to: part.to },
        ].filter(({ from, to }) => from < to)
      }),
    [{ from: window.from, to: window.to }],
  )

/** Part `index` (from 0) of a window divided into `parts` equal parts. */
export const partOfWindow = ({ from, to }: Window, index: number, parts: number): Window => {
  const cut = (i: number) => (i === parts ? to : from + ((to - from) * i) / parts) as JulianDay
  return { from: cut(index), to: cut(index + 1) }
}

export const partsOfWindow = (window: Window, parts: number): Window[] =>
  Array.from({ length: parts }, (_, i) => partOfWindow(window, i, parts))
