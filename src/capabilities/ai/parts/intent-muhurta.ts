import type { Activity } from '../../../ai/question-slots.ts'
import { firstDayOf } from '../../../ai/time-slot.ts'
import { WEEKDAYS } from '../../../jyotish/limbs.ts'
import { addDays, type CivilDate, weekday } from '../../../time/civil.ts'
import { dateText, longDate, longDateOf, parseDate } from '../../../time/iso.ts'
import { countInWords } from '../../../wording.ts'
import muhurtaSearch from '../../festivals-muhurta/muhurta-search.ts'
import inauspiciousTimings from '../../panchang/inauspicious-timings.ts'
import { absenceAnswer, clockOf, factSentence, type IntentComposer, intentFact, readerClaim } from './intent-context.ts'
import { birthplaceOf, requestedDay } from './intent-moments.ts'
import { packSentence } from './pack.ts'

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
/** Opening hours of offices and shops. Rites and journeys may begin at night. */
const OPEN_HOURS = { time_from: '08:00', time_to: '20:00' }
const OPEN_HOURS_ACTIVITIES: readonly Activity[] = [
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
const ACTIVITY_ADVICE: Partial<Record<Activity, string>> = {
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
  const { slots, reader, chartFacts, world } = context
  const activity = slots.activity!
  const purpose = activity === 'signing' ? 'business-opening' : activity
  const requestedStart = slots.time && slots.time.unit !== 'day' ? firstDayOf(slots.time, reader.day) : reader.day
  const start = dateText(requestedStart) < dateText(reader.day) ? reader.day : requestedStart
  const persons = [
    { nakshatra: String(chartFacts.star('Moon').value), moon_sign: String(chartFacts.sign('Moon').value) },
  ]
  const search = (from: CivilDate) =>
    muhurtaSearch.compute(
      {
        ...birthplaceOf(context),
        ...{ purpose, persons, limit: 60 },
        ...(OPEN_HOURS_ACTIVITIES.includes(activity) ? OPEN_HOURS : {}),
        start_date: dateText(from),
        end_date: dateText(addDays(from, SEARCH_DAYS - 1)),
      },
      world,
    )
  const firstSearch = await search(start)
  const result = firstSearch.windows.length > 0 ? firstSearch : await search(addDays(start, SEARCH_DAYS))
  const activityName = ACTIVITY_WORDS[activity]
  const { best, windows } = result
  if (!best) {
    const absence = intentFact(
      'muhurta.none',
      'transit',
      `No good window for ${activityName} was found until ${longDate(result.end_date)}.`,
      null,
      'festivals-muhurta/muhurta-search',
    )
    return {
      ...absenceAnswer(
        absence,
        'Ask again for the following month, or choose by convenience.',
        'muhurta-search',
        `There is no good window for ${activityName} until ${longDate(result.end_date)} at your birthplace.`,
      ),
      why: result.excluded
        .slice(0, 2)
        .map(({ reason, end }) => packSentence(`One obstacle: ${reason}, until ${longDate(end)}.`, absence)),
    }
  }
  // In the answer of muhurta-search the weekday changes at sunrise. This sentence names the calendar weekday.
  const spanOf = ({ start: from, end }: typeof best) =>
    `${WEEKDAYS[weekday(parseDate(from.slice(0, 10), 'start'))]}, ${longDate(from)}, from ${clockOf(from)} to ${clockOf(end)}${end.slice(0, 10) === from.slice(0, 10) ? '' : ' the next day'}`
  const fact = intentFact(
    'muhurta.best',
    'transit',
    `The best window for ${activityName} is ${spanOf(best)}.`,
    best.start.slice(0, 16),
    'festivals-muhurta/muhurta-search',
    [readerClaim(activityName, 'date', best.start.slice(0, 10), 'day')],
  )
  const otherDayWindow = windows.find(({ start: from }) => from.slice(0, 10) !== best.start.slice(0, 10))
  const earliest = windows.toSorted((a, b) => (a.start < b.start ? -1 : 1))[0]!
  const [limb] = best.good
  return {
    lead: [packSentence(`The best time for ${activityName} is ${spanOf(best)}.`, fact)],
    why: [
      packSentence(
        `The Moon is in ${best.nakshatra} then, the tithi is ${best.tithi}, and ${best.lagna[0]?.sign ?? 'the sign of the hour'} rises at the start.`,
        fact,
      ),
      packSentence(
        `The window is rated ${best.tier}${best.minor_faults.length === 0 ? ', without a fault' : `, with ${countInWords(best.minor_faults.length)} small ${best.minor_faults.length === 1 ? 'fault' : 'faults'}`}.`,
        fact,
      ),
      activity === 'signing'
        ? packSentence(
            'The almanac has no rules of its own for signatures, so the rules for opening a business were used.',
            fact,
          )
        : null,
      limb
        ? packSentence(
            `It was searched for your birthplace and your birth star, among ${result.windows_found} windows.`,
            fact,
          )
        : null,
    ],
    timing: [
      earliest.start < best.start ? packSentence(`Sooner, and good enough: ${spanOf(earliest)}.`, fact) : null,
      otherDayWindow && otherDayWindow !== earliest
        ? packSentence(`A second choice is ${spanOf(otherDayWindow)}.`, fact)
        : null,
    ],
    advice: [packSentence(ACTIVITY_ADVICE[activity] ?? 'Begin inside the window; the rest may take longer.', fact)],
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
  const dayText = longDateOf(day)
  const kaal = /gulik/.test(context.searchText) ? 'gulika' : /yamagand/.test(context.searchText) ? 'yamaganda' : 'rahu'
  const [kaalSpan, title] =
    kaal === 'gulika'
      ? [gulika_kaal, 'Gulika kaal']
      : kaal === 'yamaganda'
        ? [yamaganda, 'Yamaganda']
        : [rahu_kaal, 'Rahu kaal']
  const fact = intentFact(
    `day.${kaal}_kaal`,
    'transit',
    kaalSpan
      ? `${title} on ${dayText} is from ${clockOf(kaalSpan.start)} to ${clockOf(kaalSpan.end)} at your birthplace.`
      : `${title} cannot be counted on ${dayText}, since the Sun does not rise and set.`,
    kaalSpan?.start.slice(0, 16) ?? null,
    'panchang/inauspicious-timings',
  )
  const line = (row: { start: string; end: string } | null, name: string) =>
    row ? packSentence(`${name} runs from ${clockOf(row.start)} to ${clockOf(row.end)}.`, fact) : null
  return {
    lead: [factSentence(fact)],
    why: [
      kaal === 'yamaganda' ? line(rahu_kaal, 'Rahu kaal') : line(yamaganda, 'Yamaganda'),
      kaal === 'gulika' ? line(rahu_kaal, 'Rahu kaal') : line(gulika_kaal, 'Gulika kaal'),
    ],
    timing: [packSentence('The hours follow sunrise and sunset, so in another city they differ.', fact)],
    advice: [
      packSentence(
        `Make the first call of a new matter before ${kaalSpan ? clockOf(kaalSpan.start) : 'noon'} or after it.`,
        fact,
      ),
    ],
    capabilities: ['inauspicious-timings'],
  }
}
