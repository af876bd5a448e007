import { plusDays } from '../../../time/julian-day.ts'
import type { World } from '../../capability.ts'
import { monthsOfLife } from '../../shared/personal-year.ts'
import { packFact } from './chart-facts.ts'
import { packSentence, type Reader, type Sentence } from './pack.ts'
import type { TimeFacts } from './time-facts.ts'

/** A month for a smaller step beside a long wait. */

/** A wait is long from this many days on. source: this project's own choice */
const LONG_WAIT = 300
/** Months ahead in which the step is looked for. */
const MONTHS = 12
const MONTH_DAYS = 30.44

/** Forms of the sentence, by the month. */
const TEXTS: readonly ((month: string) => string)[] = [
  (month) => `A smaller step need not wait for it: ${month} is your easiest month before then.`,
  (month) => `Until then ${month} is your easiest month, and a small step fits it.`,
  (month) => `For something smaller you have ${month} first, your easiest month of the wait.`,
  (month) => `Earlier than that, ${month} is the month in which a small step comes easily to you.`,
]

/**
 * The month of the step of the year, by the timetable of the person, before a time that is far away; null for a time that is near, and
 * without such a month before it. `next`: the time that is waited for.
 */
export const smallStep = (
  { born }: Pick<Reader, 'born'>,
  { noon, iso }: Pick<TimeFacts, 'noon' | 'iso'>,
  next: { readonly from: string; readonly isNow: boolean } | null,
  world: World,
): Sentence | null => {
  if (!next || next.isNow || next.from < iso(plusDays(noon, LONG_WAIT))) return null
  const monthOf = monthsOfLife(born, world)
  for (let ahead = 1; ahead <= MONTHS; ahead++) {
    const at = plusDays(noon, ahead * MONTH_DAYS)
    const month = monthOf(at)
    if (month?.use !== 'begin' || iso(plusDays(at, 31)) > next.from) continue
    return packSentence(
      TEXTS[ahead % TEXTS.length]!(month.name),
      packFact(
        'step.month',
        'score',
        `${month.name} is the best month of its year for you.`,
        month.name,
        'predictions/yearly-personal-forecast',
        [],
        4,
      ),
    )
  }
  return null
}
