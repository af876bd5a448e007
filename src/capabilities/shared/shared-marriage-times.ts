import type { MarriageWindow } from '../../jyotish/marriage-windows.ts'
import { JULIAN_YEAR } from '../../sky/constants.ts'
import type { CivilDate } from '../../time/civil.ts'
import { plusDays } from '../../time/julian-day.ts'
import { overlapOf, type Window } from '../../time/window.ts'
import type { World } from '../capability.ts'
import { utcNoon } from './lifetime.ts'
import { MARRIAGE_YEARS, marriageTimes } from './marriage-times.ts'
import type { Natal } from './natal.ts'

/** The times for marriage that two charts have in common, from the list of times of each chart. */

/** Days. Shorter common times are not named. source: this project's own limit */
const SHORTEST = 30
/** The strongest common time begins within these years, if any does. source: this project's own limit */
const NEAR_YEARS = 5

interface SharedSeason extends Window {
  /** The highest sum of both scores. */
  readonly score: number
}

/** The common parts of two lists of windows; adjacent ones are joined. */
const commonSeasons = (his: readonly MarriageWindow[], hers: readonly MarriageWindow[]): SharedSeason[] => {
  const parts = his
    .flatMap((a) =>
      hers.flatMap((b): SharedSeason[] => {
        const span = overlapOf(a, b)
        return span ? [{ ...span, score: a.score + b.score }] : []
      }),
    )
    .toSorted((a, b) => a.from - b.from)
  const seasons: SharedSeason[] = []
  for (const part of parts) {
    const last = seasons.at(-1)
    if (last && part.from - last.to < 1)
      seasons[seasons.length - 1] = { from: last.from, to: part.to, score: Math.max(last.score, part.score) }
    else seasons.push(part)
  }
  return seasons.filter(({ from, to }) => to - from >= SHORTEST)
}

/** The times of both charts, and the common ones: the next and the strongest, in order of time. */
export const marriageSeasons = async (
  { groom, bride }: { readonly groom: Natal; readonly bride: Natal },
  day: CivilDate,
  world: World,
) => {
  const at = utcNoon(day)
  const [his, hers] = [
    await marriageTimes(groom, at, MARRIAGE_YEARS, world),
    await marriageTimes(bride, at, MARRIAGE_YEARS, world),
  ]
  const common = commonSeasons(his.windows, hers.windows)
  const [next] = common
  const near = common.filter(({ from }) => from < plusDays(at, NEAR_YEARS * JULIAN_YEAR))
  const best = (near.length > 0 ? near : common).reduce<SharedSeason | null>(
    (top, each) => (top && top.score >= each.score ? top : each),
    null,
  )
  return { at, groom: his.best, bride: hers.best, next: next ?? null, best }
}
export type MarriageSeasons = Awaited<ReturnType<typeof marriageSeasons>>
