import { concurrently, mapConcurrently } from '../../../concurrency.ts'
import { mapYielding } from '../../../cooperative-yield.ts'
import type { Graha } from '../../../jyotish/grahas.ts'
import { type SiderealFrame, type SignStay, signAtMoment, signStays } from '../../../jyotish/sign-stays.ts'
import { lastIngress, transitsAt } from '../../../jyotish/transits.ts'
import { t } from '../../../schema.ts'
import type { JulianDay } from '../../../time/julian-day.ts'
import { isoUtc } from '../../../time/moment.ts'
import type { Window } from '../../../time/window.ts'
import type { World } from '../../capability.ts'
import { Utc } from '../../shared/almanac.ts'
import { type GocharaStandpoint, gocharaFields, gocharaWriter } from '../../shared/gochara-rows.ts'

/** The stays of the slow planets in a year, as transits. */

export const SLOW_GRAHAS = ['Jupiter', 'Saturn', 'Rahu', 'Ketu'] as const satisfies readonly Graha[]

export const SlowTransit = t.Object(
  { ...gocharaFields, start: Utc, end: Utc },
  { $id: 'SlowTransit', description: 'A slow planet’s stay in a sign, counted from the Moon.' },
)

export const slowStays = async (window: Window, frame: SiderealFrame, { sky, signal }: World): Promise<SignStay[]> =>
  (await mapConcurrently(SLOW_GRAHAS, (planet) => signStays(planet, window, frame, sky, signal))).flat()

/** Returns a writer of stays from a reference sign, each judged at its middle. */
export const slowStayWriter = async (window: Window, frame: SiderealFrame, world: World) => {
  const [stays, describe] = await concurrently(
    () => slowStays(window, frame, world),
    () => gocharaWriter({ tellsMurti: true }),
  )
  const placed = await mapYielding(stays, world.yieldIfDue, (stay) => {
    const middle = ((stay.from + stay.to) / 2) as JulianDay
    const entry = stay.from > window.from ? stay.from : lastIngress(stay.planet, stay.from, frame, world.sky)
    const moon = entry === null ? null : signAtMoment('Moon', entry, frame, world.sky)
    return { stay, moon, transits: transitsAt(middle, frame, world.sky) }
  })
  return (standpoint: GocharaStandpoint, usedSentences: Set<string>) =>
    mapYielding(placed, world.yieldIfDue, ({ stay, moon, transits }) => {
      const { row, found: match } = describe(stay.planet, transits, standpoint, moon, usedSentences)
      return { found: match, stay, row: { ...row, start: isoUtc(stay.from), end: isoUtc(stay.to) } }
    })
}
