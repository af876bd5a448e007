import type { Window } from '../../time/window.ts'
import { type Dasha, type Period, repeatedTo, subPeriods } from './periods.ts'

/** A period of the second level inside one of the first. */
export interface Antardasha<R> {
  readonly maha: Period<R>
  readonly antar: Period<R>
}

/** Those that meet a window, whole; the dasha begins again where its last period ends. */
export const antardashasIn = <R>(dasha: Dasha<R>, { from, to }: Window): Antardasha<R>[] => {
  // A window may lie across the end of the cycle.
  const rounds = [repeatedTo(dasha, from), repeatedTo(dasha, to)]
  const mahas = new Map(rounds.flatMap(({ mahadashas }) => mahadashas.map((maha) => [maha.start, maha])))
  return [...mahas.values()]
    .toSorted((a, b) => a.start - b.start)
    .filter(({ start, end }) => end > from && start < to)
    .flatMap((maha) => subPeriods(dasha, maha).map((antar) => ({ maha, antar })))
    .filter(({ antar }) => antar.end > from && antar.start < to)
}
