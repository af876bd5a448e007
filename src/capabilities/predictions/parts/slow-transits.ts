import { concurrently, mapConcurrently } from '../../../concurrency.ts'
import { mapYielding } from '../../../cooperative-yield.ts'
import type { Graha } from '../../../jyotish/grahas.ts'
import { type SiderealFrame, type SignStay, signAtMoment, signStays } from '../../../jyotish/sign-stays.ts'
import { lastIngress, transitsAt } from '../../../jyotish/transits.ts'
import { sentencesOf } from '../../../readings/passage.ts'
import { nullable, t } from '../../../schema.ts'
import type { JulianDay } from '../../../time/julian-day.ts'
import { isoUtc } from '../../../time/moment.ts'
import type { Window } from '../../../time/window.ts'
import { upperFirst } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import type { World } from '../../capability.ts'
import { Utc } from '../../shared/almanac.ts'
import { type GocharaStandpoint, gocharaFields, gocharaWriter } from '../../shared/gochara-rows.ts'
import { spanInYear } from './span-in-year.ts'

/** The stays of the slow planets in a year, as transits. */

export const SLOW_GRAHAS = ['Jupiter', 'Saturn', 'Rahu', 'Ketu'] as const satisfies readonly Graha[]

export const SlowTransit = t.Object(
  {
    ...gocharaFields,
    text: nullable(t.String({ description: 'Traditional effect; null in an answer with one text for all transits.' })),
    start: Utc,
    end: Utc,
  },
  { $id: 'SlowTransit', description: 'A slow planet’s stay in a sign, counted from the Moon.' },
)

export const slowStays = async (window: Window, frame: SiderealFrame, { sky, signal }: World): Promise<SignStay[]> =>
  (await mapConcurrently(SLOW_GRAHAS, (planet) => signStays(planet, window, frame, sky, signal))).flat()

/** The words for the time of a stay in the passages on slow planets. */
const TIME_WORDS = / (?:this year|in these years|for a while)\b/
/** The reason in the first sentence of such a passage. */
const REASON = /(?:, (?:with|while)|:) (?:Jupiter|Saturn|Rahu|Ketu)\b/

/** The start of a text whose sentences on the place were used for an earlier stay. */
const WITHOUT_PLACE =
  /^(?:$|You get less of this|Nothing (?:softens|stands)|It looks worse|You feel less of it|(?:Jupiter|Saturn|Rahu|Ketu) (?:would|in the))/

/** The text of a stay with its dates in the year. A passage is written for a year or more, and a stay in a year may be shorter. */
const datedText = (text: string, { place, stay }: { place: string; stay: SignStay }, year: Window): string => {
  const span = spanInYear(stay, year)
  if (WITHOUT_PLACE.test(text)) return `${upperFirst(span)} ${stay.planet} is ${place} again. ${text}`.trim()
  const [first, ...rest] = sentencesOf(text)
  const isPart = span !== 'all year'
  const dated = TIME_WORDS.test(first!)
    ? first!.replace(TIME_WORDS, ` ${span}`)
    : isPart
      ? first!
          .replace(REASON, (reason) => ` ${span}${reason}`)
          .replace(/^(\w+ is in \w+, .* again)/, `${upperFirst(span)} $1`)
      : first!
  return [dated, ...rest].join(' ')
}

/** Returns a writer of stays from a reference sign, each judged at its middle. */
export const slowStayWriter = async (window: Window, frame: SiderealFrame, world: World) => {
  const [stays, describe] = await concurrently(
    () => slowStays(window, frame, world),
    () => gocharaWriter({ isForStays: true }),
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
      const place = `in ${row.sign}, ${ordinalInWords(match.house)} from your ${standpoint.called}`
      const text = datedText(row.text, { place, stay }, window)
      return { found: match, stay, row: { ...row, text, start: isoUtc(stay.from), end: isoUtc(stay.to) } }
    })
}
