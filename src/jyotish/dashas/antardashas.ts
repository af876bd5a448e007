import type { Window } from '../../time/window.ts'
import { type Dasha, type DashaSpan, repeatUntil, subPeriods } from './periods.ts'

/** An antardasha with its mahadasha. */
export interface Antardasha<R> {
  readonly maha: DashaSpan<R>
  readonly antar: DashaSpan<R>
}

/** The antardashas that overlap a window, uncut. The dasha repeats after its last period. */
export const antardashasIn = <R>(dasha: Dasha<R>, { from, to }: Window): Antardasha<R>[] => {
  // A window can contain the end of a cycle.
  const cycles = [repeatUntil(dasha, from), repeatUntil(dasha, to)]
  const mahas = new Map(cycles.flatMap(({ mahadashas }) => mahadashas.map((maha) => [maha.start, maha])))
  return [...mahas.values()]
    .toSorted((a, b) => a.start - b.start)
    .filter(({ start, end }) => end > from && start < to)
    .flatMap((maha) => subPeriods(dasha, maha).map((antar) => ({ maha, antar })))
    .filter(({ antar }) => antar.end > from && antar.start < to)
}
