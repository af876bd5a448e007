import type { Named, Timed } from './timed.ts'

/** Which period lies in which, by the words of a sentence. */

/** What stands before a period in which another lies: "the Ketu antardasha inside the long Venus period". */
export const ENCLOSING =
  /\b(?:inside|within|of|in|under|during|\/)(?: (?:inside|of|the|your|its|this|that|his|her|a|an|new|larger|greater|main|long|same|great|current|present|running|whole))*$/
/** What lies in the one before: "..., and inside it the Jupiter antardasha". */
export const ENCLOSED = /\b(?:inside|within|in|under) (?:it|this|which|them|that)\b/

/** Whether one is a part of the other by the periods that are cited. */
export const isWithin = (lesser: Named, greater: Named): boolean =>
  greater.planet !== null &&
  greater.level !== 'antardasha' &&
  lesser.spans.some(({ subject }) => subject.startsWith(`${greater.planet}/`))

/** Whether a sentence names the greater one as that in which the lesser one lies. */
export const encloses = (t: Timed, greater: Named, lesser: Named): boolean =>
  isWithin(lesser, greater) && ENCLOSING.test(t.wordsBetween(lesser.at + 1, greater.at))

/** "In the Jupiter period, its own antardasha covers ...": that in which the next one lies. */
export const frames = (t: Timed, greater: Named, lesser: Named): boolean =>
  greater.at < lesser.at &&
  isWithin(lesser, greater) &&
  ENCLOSING.test(t.wordsBetween(Math.max(0, greater.at - 3), greater.at))
