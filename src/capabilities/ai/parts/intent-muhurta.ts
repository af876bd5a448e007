import type { Activity } from '../../../ai/question-slots.ts'
import { firstDayOf } from '../../../ai/time-slot.ts'
import { WEEKDAYS } from '../../../jyotish/limbs.ts'
import { addDays, type CivilDate, weekday } from '../../../time/civil.ts'
import { dateText, parseDate, writtenDate, writtenDay } from '../../../time/iso.ts'
import { countInWords } from '../../../wording.ts'
import muhurtaSearch from '../../festivals-muhurta/muhurta-search.ts'
import inauspiciousTimings from '../../panchang/inauspicious-timings.ts'
import { clockOf, type IntentComposer, intentFact, stated, yours } from './intent-context.ts'
import { birthplaceOf, requestedDay } from './intent-moments.ts'
import { say } from './pack.ts'

/** Answers on good times for an undertaking. */

const ACTIVITY_WORDS: Record<Activity, string> = {
  signing: 'signing',
  marriage: 'a wedding',
  engagement: 'an engagement',
  'griha-pravesh': 'moving into a home',
  'bhumi-pujan': 'laying a foundation',
  'property-purchase': 'buying property',
  'vehicle-purchase': 'buying a vehicle',
  'business-opening': 'opening a business',
  naming: 'a naming ceremony',
  annaprashana: 'the first solid food',
  mundan: 'the first haircut',
  karnavedha: 'piercing the ears',
  vidyarambha: 'beginning lessons',
  upanayana: 'the sacred thread',
  travel: 'a journey',
  'gold-purchase': 'buying gold',
}
const SEARCH_DAYS = 30
/** Offices and shops are open in these hours; a rite or a journey may begin in the night. */
const OPEN_HOURS = { time_from: '08:00', time_to: '20:00' }
const IN_OPEN_HOURS: readonly Activity[] = [
  ...([
    'signing',
    'vehicle-purchase',
    'property-purchase',
    'business-opening',
    'gold-purchase',
    'vidyarambha',
  ] as const),
  ...(['mundan', 'karnavedha', 'naming', 'annaprashana'] as const),
]
const ADVICE_OF_ACTIVITY: Partial<Record<Activity, string>> = {
  signing: 'Have the text read by somebody else the day before, so that only the signature is left.',
  marriage: 'Ask for the hall on that day before you print anything.',
  travel: 'Leave the house inside the window; the ticket itself may be bought before.',
  'vehicle-purchase': 'Pay the deposit early, and take the keys inside the window.',
  'property-purchase': 'Let the lawyer see the papers a week before, and sign inside the window.',
  'griha-pravesh': 'Carry in one full pot and one lamp first, and the boxes afterwards.',
  'business-opening': 'Make one small sale inside the window; the feast can come later.',
  'gold-purchase': 'Compare prices the day before, and pay inside the window.',
}

export const muhurtaAnswer: IntentComposer = async (context) => {
  const { slots, reader, tell, world } = context
  const activity = slots.activity!
  const purpose = activity === 'signing' ? 'business-opening' : activity
  const asked = slots.time && slots.time.unit !== 'day' ? firstDayOf(slots.time, reader.day) : reader.day
  const start = dateText(asked) < dateText(reader.day) ? reader.day : asked
  const persons = [{ nakshatra: String(tell.star('Moon').value), moon_sign: String(tell.sign('Moon').value) }]
  const search = (from: CivilDate) =>
    muhurtaSearch.compute(
      {
        ...birthplaceOf(context),
        ...{ purpose, persons, limit: 60 },
        ...(IN_OPEN_HOURS.includes(activity) ? OPEN_HOURS : {}),
        start_date: dateText(from),
        end_date: dateText(addDays(from, SEARCH_DAYS - 1)),
      },
      world,
    )
  const near = await search(start)
  const found = near.windows.length > 0 ? near : await search(addDays(start, SEARCH_DAYS))
  const what = ACTIVITY_WORDS[activity]
  const { best, windows } = found
  if (!best) {
    const none = intentFact(
      'muhurta.none',
      'transit',
      `No good window for ${what} was found until ${writtenDate(found.end_date)}.`,
      null,
      'festivals-muhurta/muhurta-search',
    )
    return {
      lead: [say(`There is no good window for ${what} until ${writtenDate(found.end_date)} at your birthplace.`, none)],
      why: found.excluded
        .slice(0, 2)
        .map(({ reason, end }) => say(`One obstacle: ${reason}, until ${writtenDate(end)}.`, none)),
      advice: [say('Ask again for the following month, or choose by convenience.', none)],
      capabilities: ['muhurta-search'],
    }
  }
  // The weekday of a window after midnight is that of the sunrise before; people name the calendar day.
  const spanOf = ({ start: from, end }: typeof best) =>
    `${WEEKDAYS[weekday(parseDate(from.slice(0, 10), 'start'))]}, ${writtenDate(from)}, from ${clockOf(from)} to ${clockOf(end)}${end.slice(0, 10) === from.slice(0, 10) ? '' : ' the next day'}`
  const fact = intentFact(
    'muhurta.best',
    'transit',
    `The best window for ${what} is ${spanOf(best)}.`,
    best.start.slice(0, 16),
    'festivals-muhurta/muhurta-search',
    [yours(what, 'date', best.start.slice(0, 10), 'day')],
  )
  const other = windows.find(({ start: from }) => from.slice(0, 10) !== best.start.slice(0, 10))
  const earliest = windows.toSorted((a, b) => (a.start < b.start ? -1 : 1))[0]!
  const [limb] = best.good
  return {
    lead: [say(`The best time for ${what} is ${spanOf(best)}.`, fact)],
    why: [
      say(
        `The Moon is in ${best.nakshatra} then, the tithi is ${best.tithi}, and ${best.lagna[0]?.sign ?? 'the sign of the hour'} rises at the start.`,
        fact,
      ),
      say(
        `The window is rated ${best.tier}${best.minor_faults.length === 0 ? ', without a fault' : `, with ${countInWords(best.minor_faults.length)} small ${best.minor_faults.length === 1 ? 'fault' : 'faults'}`}.`,
        fact,
      ),
      activity === 'signing'
        ? say(
            'The almanac has no rules of its own for signatures, so the rules for opening a business were used.',
            fact,
          )
        : null,
      limb
        ? say(`It was searched for your birthplace and your birth star, among ${found.windows_found} windows.`, fact)
        : null,
    ],
    timing: [
      earliest.start < best.start ? say(`Sooner, and good enough: ${spanOf(earliest)}.`, fact) : null,
      other && other !== earliest ? say(`A second choice is ${spanOf(other)}.`, fact) : null,
    ],
    advice: [say(ADVICE_OF_ACTIVITY[activity] ?? 'Begin inside the window; the rest may take longer.', fact)],
    capabilities: ['muhurta-search'],
  }
}

export const rahuKaalAnswer: IntentComposer = async (context) => {
  const day = requestedDay(context)
  const { windows } = await inauspiciousTimings.compute(
    { ...birthplaceOf(context), date: dateText(day) },
    context.world,
  )
  const { rahu_kaal, yamaganda, gulika_kaal } = windows
  const when = writtenDay(day)
  const asked = /gulik/.test(context.asked) ? 'gulika' : /yamagand/.test(context.asked) ? 'yamaganda' : 'rahu'
  const [chosen, title] =
    asked === 'gulika'
      ? [gulika_kaal, 'Gulika kaal']
      : asked === 'yamaganda'
        ? [yamaganda, 'Yamaganda']
        : [rahu_kaal, 'Rahu kaal']
  const fact = intentFact(
    `day.${asked}_kaal`,
    'transit',
    chosen
      ? `${title} on ${when} is from ${clockOf(chosen.start)} to ${clockOf(chosen.end)} at your birthplace.`
      : `${title} cannot be counted on ${when}, since the Sun does not rise and set.`,
    chosen?.start.slice(0, 16) ?? null,
    'panchang/inauspicious-timings',
  )
  const line = (row: { start: string; end: string } | null, name: string) =>
    row ? say(`${name} runs from ${clockOf(row.start)} to ${clockOf(row.end)}.`, fact) : null
  return {
    lead: [stated(fact)],
    why: [
      asked === 'yamaganda' ? line(rahu_kaal, 'Rahu kaal') : line(yamaganda, 'Yamaganda'),
      asked === 'gulika' ? line(rahu_kaal, 'Rahu kaal') : line(gulika_kaal, 'Gulika kaal'),
    ],
    timing: [say('The hours follow sunrise and sunset, so in another city they differ.', fact)],
    advice: [
      say(`Make the first call of a new matter before ${chosen ? clockOf(chosen.start) : 'noon'} or after it.`, fact),
    ],
    capabilities: ['inauspicious-timings'],
  }
}
