import type { DashaSpan } from '../../../jyotish/dashas/periods.ts'
import { type Graha, nameInSentence } from '../../../jyotish/grahas.ts'
import type { SignStay } from '../../../jyotish/sign-stays.ts'
import type { Fact } from '../../../readings/fact.ts'
import { longDate } from '../../../time/iso.ts'
import type { JulianDay } from '../../../time/julian-day.ts'
import type { Window } from '../../../time/window.ts'
import type { World } from '../../capability.ts'
import { returnsOf } from '../../shared/life-cycles.ts'
import { ageOfNatal, localDate } from '../../shared/lifetime.ts'
import type { Natal } from '../../shared/natal.ts'

/** The mahadashas of a life, and its turning points. */

/** Maximum days between two stays in a sign of the same turn, repeated by retrogression. */
const SAME_TURN = 400

export interface LifeTurn {
  readonly at: JulianDay
  readonly date: string
  readonly age: number
  readonly reason: string
  readonly fact: Fact
}

/**
 * Changes of the mahadasha from birth to the end of the window; within the window returns of Saturn and of the nodes to their natal
 * positions, Saturn's entry into the sign of the Moon and Jupiter's into that of the ascendant.
 */
export const lifeTurns = (
  born: Natal,
  phases: readonly DashaSpan<Graha>[],
  window: Window,
  [jupiter, saturn]: readonly [readonly SignStay[], readonly SignStay[]],
  world: World,
): LifeTurn[] => {
  const { chart } = born
  const turn = (at: JulianDay, reason: string, id: string, source: string): LifeTurn => {
    const date = localDate(at, born)
    return {
      at,
      date,
      age: ageOfNatal(born, at),
      reason,
      fact: {
        id: `turn.${id}.${date}`,
        kind: 'transit',
        text: `${longDate(date)}: ${reason}.`,
        value: date,
        source,
      },
    }
  }
  const changes = phases
    .slice(1)
    .filter(({ start }) => start < window.to)
    .map(({ start, ruler }) =>
      turn(start, `the mahadasha of ${nameInSentence(ruler)} begins`, 'mahadasha', 'dashas/vimshottari-dasha'),
    )
  const returns = (['Saturn', 'Rahu'] as const).flatMap((planet) => {
    const reason =
      planet === 'Saturn'
        ? 'Saturn returns to where it stood at birth'
        : 'the nodes return to where they stood at birth'
    return returnsOf(planet, born, window, world).map((at) =>
      turn(at, reason, `${planet}.return`, 'predictions/transit-timeline'),
    )
  })
  // A stay cut by the window began before it. A stay soon after another one is a return by retrogression.
  const entries = (stays: readonly SignStay[], sign: number) =>
    stays
      .filter((stay) => stay.sign === sign)
      .filter((stay, i, all) => i === 0 || stay.from - all[i - 1]!.to > SAME_TURN)
      .flatMap(({ from }) => (from > window.from && from < window.to ? [from] : []))
  return [
    ...changes,
    ...returns,
    ...entries(saturn, chart.graha.Moon.sign).map((at) =>
      turn(
        at,
        'Saturn enters the sign of the Moon: the middle of Sade Sati',
        'sade_sati',
        'predictions/sade-sati-periods',
      ),
    ),
    ...entries(jupiter, chart.ascendant.sign).map((at) =>
      turn(at, 'Jupiter enters the sign of the ascendant', 'Jupiter.lagna', 'predictions/gochara-transits'),
    ),
  ].sort((a, b) => a.at - b.at)
}
