import { mapYielding } from '../../../cooperative-yield.ts'
import { isoUtc } from '../../../time/moment.ts'
import type { Window } from '../../../time/window.ts'
import type { Planet } from '../../../western/points.ts'
import { type ExactAspect, exactAspectsOf } from '../../../western/sky-events.ts'
import type { World } from '../../capability.ts'

/** Exact major aspects of pairs of planets in a window, in chronological order. */
export const aspectsOfPairs = async (
  pairs: readonly (readonly [Planet, Planet])[],
  window: Window,
  { sky, yieldIfDue }: Pick<World, 'sky' | 'yieldIfDue'>,
): Promise<ExactAspect[]> =>
  (await mapYielding(pairs, yieldIfDue, ([a, b]) => exactAspectsOf(a, b, window, sky)))
    .flat()
    .sort((x, y) => x.at - y.at)

/** Every pair of the planets, in their order. */
export const pairsAmong = (planets: readonly Planet[]): (readonly [Planet, Planet])[] =>
  planets.flatMap((a, i) => planets.slice(i + 1).map((b) => [a, b] as const))

const BETWEEN: Record<ExactAspect['aspect'], string> = {
  conjunction: 'conjunct',
  opposition: 'opposite',
  trine: 'trine',
  square: 'square',
  sextile: 'sextile',
}
export const aspectInWords = ({ a, aspect, b }: ExactAspect): string => `${a.name} ${BETWEEN[aspect]} ${b.name}`

export const aspectDay = (at: ExactAspect['at']): string => isoUtc(at).slice(0, -10)
