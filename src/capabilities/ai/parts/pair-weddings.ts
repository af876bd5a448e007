import type { Claim, PackFact } from '../../../ai/claims.ts'
import { dateText, longDateOf } from '../../../time/iso.ts'
import type { JulianDay } from '../../../time/julian-day.ts'
import { localAt } from '../../../time/moment.ts'
import type { Window } from '../../../time/window.ts'
import type { World } from '../../capability.ts'
import { marriageSeasons } from '../../shared/shared-marriage-times.ts'
import { packFact } from './chart-facts.ts'
import type { Reader } from './pack.ts'

/** The times for marriage of two charts as facts of a reading. */

/** A claim about the pair. */
export const pairClaim = (subject: string, relation: Claim['relation'], object: string | number): Claim => ({
  ...{ chart: 'pair', person: 'you', subject, relation, object: String(object) },
})

/** The times for marriage that both charts have in common, or that their times differ. */
export const weddingFacts = async (
  { a, b }: { readonly a: Reader; readonly b: Reader },
  world: World,
): Promise<PackFact[]> => {
  const seasons = await marriageSeasons({ groom: a.born, bride: b.born }, a.day, { ...world, warn() {} })
  const { next, best } = seasons
  const dateOf = (at: JulianDay) => localAt(at, a.born.moment.zone)
  const weddingFact = (id: string, text: string, span: Window | null) =>
    packFact(
      `match.marriage_time.${id}`,
      'dasha',
      text,
      span && dateText(dateOf(span.to)),
      'doshas-yogas/vivaha-yogas',
      span
        ? [
            ...(span.from > seasons.at ? [pairClaim('marriage time', 'start', dateText(dateOf(span.from)))] : []),
            pairClaim('marriage time', 'end', dateText(dateOf(span.to))),
          ]
        : [],
      6,
    )
  const spanText = ({ from, to }: Window) =>
    from > seasons.at
      ? `from ${longDateOf(dateOf(from))} to ${longDateOf(dateOf(to))}`
      : `now, until ${longDateOf(dateOf(to))}`
  if (!next || !best)
    return [weddingFact('none', 'In the next ten years the two charts favour different times for a marriage.', null)]
  return [
    weddingFact('next', `The next time for a marriage that both charts favour is ${spanText(next)}.`, next),
    ...(next === best ? [] : [weddingFact('best', `The strongest time in both charts is ${spanText(best)}.`, best)]),
  ]
}
