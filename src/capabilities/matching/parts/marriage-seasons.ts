import { civilOf } from '../../../time/civil.ts'
import { longDateOf, longMonthOf } from '../../../time/iso.ts'
import { epochMs, type JulianDay } from '../../../time/julian-day.ts'
import { localAt } from '../../../time/moment.ts'
import type { Window } from '../../../time/window.ts'
import { joinWords } from '../../../wording.ts'
import type { Natal } from '../../shared/natal.ts'
import type { MarriageSeasons } from '../../shared/shared-marriage-times.ts'
import type { FamilyTexts, SideName } from './family-texts.ts'
import { fact, type KeyedFact } from './report-sections.ts'
import type { Couple } from './sides.ts'

/** The facts and texts on the times for marriage of two charts. */

const monthOf = (jd: JulianDay) => longMonthOf(civilOf(epochMs(jd)))
/** "from March 2027 to July 2027", "in March 2027", or "from now to July 2027". */
const spanText = ({ from, to }: Window, at: JulianDay): string => {
  const [first, last] = [monthOf(from), monthOf(to)]
  return from <= at ? `from now to ${last}` : first === last ? `in ${first}` : `from ${first} to ${last}`
}

const SIDES = ['groom', 'bride'] as const satisfies readonly SideName[]
const SOURCE = 'doshas-yogas/vivaha-yogas'

/** The facts on the times for marriage: the best of each chart, with dates at its birthplace, and the common ones, at that of the groom. */
export const seasonFacts = (seasons: MarriageSeasons, couple: Couple): KeyedFact[] => {
  const datesAt = ({ from, to }: Window, { moment }: Natal) => {
    const [first, last] = [from, to].map((at) => longDateOf(localAt(at, moment.zone)))
    return `from ${first} to ${last}`
  }
  const { next, best } = seasons
  return [
    ...SIDES.map((side) => {
      const season = seasons[side]
      return fact(
        `marriage_${side}`,
        season
          ? `The best time for marriage in the chart of the ${side} in these ten years is ${datesAt(season, couple[side])}.`
          : `The chart of the ${side} marks no time for marriage in these ten years.`,
        SOURCE,
      )
    }),
    fact(
      'marriage_both',
      next && best
        ? `Both charts have a time for marriage ${joinWords([...new Set([next, best])].map((span) => datesAt(span, couple.groom)))}.`
        : 'No time for marriage of one chart falls into one of the other in these ten years.',
      SOURCE,
    ),
  ]
}

/** The opening names the next common time, or says that the times differ; null if a chart has none. */
export const nextSeasonText = (
  { at, groom, bride, next }: MarriageSeasons,
  { texts: { wedding }, say }: FamilyTexts,
) =>
  next
    ? next.from <= at
      ? say(wedding.now, { last: monthOf(next.to) })
      : say(wedding.next, { span: spanText(next, at) })
    : groom && bride
      ? say(wedding.differ)
      : null

/** The sentences on the time of a marriage, from both charts. */
export const seasonsText = (seasons: MarriageSeasons, { texts: { wedding }, names, say }: FamilyTexts): string => {
  const { at, next, best } = seasons
  if (next && best)
    return next === best
      ? next.from <= at
        ? say(wedding.one_now, { last: monthOf(next.to) })
        : say(wedding.one, { span: spanText(next, at) })
      : say(wedding.two, { next: spanText(next, at), best: spanText(best, at) })
  const [silent] = SIDES.filter((side) => seasons[side] === null)
  const spanOf = (side: SideName) => (seasons[side] ? spanText(seasons[side], at) : '')
  const other = silent === 'groom' ? 'bride' : 'groom'
  if (silent && seasons[other])
    return say(wedding.alone, { one: names[silent], other: names[other], span: spanOf(other) })
  if (silent) return say(wedding.none)
  return say(wedding.apart, { his: spanOf('groom'), hers: spanOf('bride') })
}
