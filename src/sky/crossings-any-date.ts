import { mapConcurrently } from '../concurrency.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { overlapOf, type Window } from '../time/window.ts'
import type { AngleExpression, Crossing, Sky } from './sky.ts'

/** Every crossing of a window, in order of time: from the ephemeris files within their range, from Moshier's series outside it. */
export const crossingsAnyDate = async (
  query: { of: AngleExpression; targets: ArrayLike<number> },
  { from, to }: Window,
  sky: Sky,
): Promise<Crossing[]> => {
  if (query.targets.length === 0) return []
  const { range } = sky
  const covered = overlapOf({ from, to }, range)
  const parts: (readonly [Sky, JulianDay, JulianDay])[] = covered
    ? [
        [sky.moshierSky(), from, covered.from],
        [sky, covered.from, covered.to],
        [sky.moshierSky(), covered.to, to],
      ]
    : [[sky.moshierSky(), from, to]]
  const crossings = await mapConcurrently(
    parts.filter(([, start, end]) => end > start),
    async ([part, start, end]) => (await part.scan({ ...query, from: start, to: end })).map((crossing) => crossing),
  )
  return crossings.flat()
}
