import type { PackFact } from '../../../ai/claims.ts'
import type { Activity } from '../../../ai/question-slots.ts'
import { firstDayOf } from '../../../ai/time-slot.ts'
import { type Graha, isNode, named, opening } from '../../../jyotish/grahas.ts'
import { WEEKDAYS } from '../../../jyotish/limbs.ts'
import { addDays, type CivilDate, daysInMonth, weekday } from '../../../time/civil.ts'
import { CIVIL_MONTHS, dateText, parseDate, writtenDate, writtenDay } from '../../../time/iso.ts'
import { countInWords, listed } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import muhurtaSearch from '../../festivals-muhurta/muhurta-search.ts'
import inauspiciousTimings from '../../panchang/inauspicious-timings.ts'
import planetaryIngresses from '../../panchang/planetary-ingresses.ts'
import dailyPersonalForecast from '../../predictions/daily-personal-forecast.ts'
import gocharaTransits from '../../predictions/gochara-transits.ts'
import monthlyPersonalForecast from '../../predictions/monthly-personal-forecast.ts'
import weeklyPersonalForecast from '../../predictions/weekly-personal-forecast.ts'
import yearlyPersonalForecast from '../../predictions/yearly-personal-forecast.ts'
import westernRetrogrades from '../../western/western-retrogrades.ts'
import {
  clockOf,
  type IntentComposer,
  type IntentContext,
  intentFact,
  openingOf,
  raised,
  stated,
  yours,
} from './intent-context.ts'
import { say } from './pack.ts'

/** Answers on days, weeks, months and years, on good times for an undertaking, and on transits. */

const birthOf = ({ birth }: IntentContext) => {
  const { datetime, timezone, utc_offset, latitude, longitude } = birth
  return { datetime, timezone, utc_offset, latitude, longitude }
}
const placeOf = ({ birth }: IntentContext) => {
  const { timezone, utc_offset, latitude, longitude } = birth
  return { timezone, utc_offset, latitude, longitude }
}
/** The day that the question names, else the day of the reading. */
const askedDay = ({ slots, reader }: IntentContext): CivilDate =>
  slots.time ? firstDayOf(slots.time, reader.day) : reader.day
const optional = (text: string | null | undefined, fact: PackFact) => (text ? say(text, fact) : null)
const monthOf = ({ year, month }: CivilDate) => `${year}-${String(month).padStart(2, '0')}`
const BAND_WORDS = {
  excellent: 'an excellent',
  good: 'a good',
  mixed: 'a mixed',
  difficult: 'a difficult',
  hard: 'a hard',
} as const
type DayBand = keyof typeof BAND_WORDS

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
        ...placeOf(context),
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

const LEADS: Record<DayBand, (day: string, is: string) => string> = {
  excellent: (day, is) => `Yes: ${day} ${is} an excellent day for you.`,
  good: (day, is) => `Yes: ${day} ${is} a good day for you.`,
  mixed: (day, is) => `In part: ${day} ${is} a mixed day for you.`,
  difficult: (day, is) => `Not very: ${day} ${is} a difficult day for you.`,
  hard: (day, is) => `No: ${day} ${is} a hard day for you.`,
}
const DAY_ADVICE: Record<DayBand, string> = {
  excellent: 'Put the most important call of the week on it.',
  good: 'Begin what you have prepared, and leave the surprises to others.',
  mixed: 'Do the first half of the task, and look again before the second.',
  difficult: 'Keep to routine and postpone signatures if you can.',
  hard: 'Rest where you can, and answer nothing in anger.',
}

export const dayAnswer: IntentComposer = async (context) => {
  const day = askedDay(context)
  const { moon, sun, tara, quality } = await dailyPersonalForecast.compute(
    { birth: birthOf(context), date: dateText(day) },
    context.world,
  )
  const band = quality.band as DayBand
  const when = writtenDay(day)
  const isPast = dateText(day) < dateText(context.reader.day)
  const fact = intentFact(
    'day.quality',
    'transit',
    `The quality of ${when} is ${band} for you.`,
    quality.score,
    'predictions/daily-personal-forecast',
    [yours('day', 'band', band, 'day')],
  )
  return {
    lead: [say(LEADS[band](when, isPast ? 'was' : 'is'), fact)],
    why: [
      say(
        `The Moon is in ${moon.sign}${moon.house_from_moon === null ? '' : `, the ${ordinalInWords(moon.house_from_moon)} from your Moon`}.`,
        fact,
      ),
      tara ? say(`The tara, the count of that day from your birth star, is ${tara.name}. ${tara.text}`, fact) : null,
      optional(moon.text, fact),
    ],
    timing: [optional(sun.text, fact)],
    advice: [say(DAY_ADVICE[band], fact)],
    capabilities: ['daily-personal-forecast'],
  }
}

export const weekAnswer: IntentComposer = async (context) => {
  const start = askedDay(context)
  const { summary, days, end_date } = await weeklyPersonalForecast.compute(
    { birth: birthOf(context), start_date: dateText(start) },
    context.world,
  )
  const { best_day, toughest_day, favourable_days, challenging_days, text } = summary
  const fact = intentFact(
    'week.best_day',
    'transit',
    `The best day of the week from ${writtenDay(start)} is ${writtenDate(best_day)}.`,
    best_day,
    'predictions/weekly-personal-forecast',
    [yours('week', 'date', best_day, 'day')],
  )
  const hard = days.find(({ date }) => date === toughest_day)
  return {
    lead: [
      say(
        `${favourable_days.length > challenging_days.length ? 'The week is on your side' : favourable_days.length < challenging_days.length ? 'The week asks for patience' : 'The week is even'}: ${countInWords(favourable_days.length)} good ${favourable_days.length === 1 ? 'day' : 'days'} and ${countInWords(challenging_days.length)} hard ${challenging_days.length === 1 ? 'one' : 'ones'} until ${writtenDate(end_date)}.`,
        fact,
      ),
    ],
    why: [say(text, fact)],
    timing: [
      toughest_day
        ? say(
            `The day to keep free is ${writtenDate(toughest_day)}${hard ? `, with the Moon in ${hard.moon.sign}` : ''}.`,
            fact,
          )
        : null,
    ],
    advice: [say(`Move what matters to ${writtenDate(best_day)}.`, fact)],
    capabilities: ['weekly-personal-forecast'],
  }
}

const monthForecast = (context: IntentContext, day: CivilDate) =>
  monthlyPersonalForecast.compute({ birth: birthOf(context), month: monthOf(day) }, context.world)

export const monthAnswer: IntentComposer = async (context) => {
  const day = askedDay(context)
  const { counts, best_week, toughest_week, weeks } = await monthForecast(context, day)
  const title = `${CIVIL_MONTHS[day.month - 1]} ${day.year}`
  const { favourable, challenging } = counts
  const fact = intentFact(
    'month.best_week',
    'transit',
    `The best week of ${title} is from ${writtenDate(best_week.start_date)} to ${writtenDate(best_week.end_date)}.`,
    best_week.start_date,
    'predictions/monthly-personal-forecast',
    [yours('month', 'start', best_week.start_date, 'day'), yours('month', 'end', best_week.end_date, 'day')],
  )
  const week = weeks.find(({ start_date }) => start_date === best_week.start_date)
  return {
    lead: [
      say(
        `${title} brings you ${favourable} good ${favourable === 1 ? 'day' : 'days'} and ${challenging} hard ${challenging === 1 ? 'one' : 'ones'}; its best week is from ${writtenDate(best_week.start_date)} to ${writtenDate(best_week.end_date)}.`,
        fact,
      ),
    ],
    why: [week ? say(week.text, fact) : null],
    timing: [
      say(
        `The slowest week is from ${writtenDate(toughest_week.start_date)} to ${writtenDate(toughest_week.end_date)}.`,
        fact,
      ),
    ],
    advice: [say(`Set the meeting of ${CIVIL_MONTHS[day.month - 1]} that matters most for that best week.`, fact)],
    capabilities: ['monthly-personal-forecast'],
  }
}

export const goodDaysAnswer: IntentComposer = async (context) => {
  const { reader, slots } = context
  const first = askedDay(context)
  const from = dateText(first) < dateText(reader.day) ? dateText(reader.day) : dateText(first)
  const isMonth = slots.time?.unit === 'month' || slots.time?.unit === 'year'
  const last = isMonth
    ? dateText({ ...first, day: daysInMonth(first.year, first.month) })
    : dateText(addDays(first, slots.time?.unit === 'week' ? 6 : 29))
  const months = [monthOf(first), last.slice(0, 7)].filter((month, at, all) => all.indexOf(month) === at)
  const weeks = (
    await Promise.all(
      months.map(
        async (month) =>
          (
            await monthlyPersonalForecast.compute({ birth: birthOf(context), month }, context.world)
          ).weeks,
      ),
    )
  ).flat()
  const days = weeks.flatMap(({ days: rows }) => rows).filter(({ date }) => date >= from && date <= last)
  const best = days.toSorted((a, b) => b.quality.score - a.quality.score || (a.date < b.date ? -1 : 1)).slice(0, 3)
  const worst = days.toSorted((a, b) => a.quality.score - b.quality.score)[0]!
  const shown = best.toSorted((a, b) => (a.date < b.date ? -1 : 1))
  const fact = intentFact(
    'days.best',
    'transit',
    `Your best days until ${writtenDate(last)} are ${listed(shown.map(({ date }) => writtenDate(date)))}.`,
    best[0]!.date,
    'predictions/monthly-personal-forecast',
    [yours('day', 'date', best[0]!.date, 'day')],
  )
  return {
    lead: [
      say(`Your best days until ${writtenDate(last)} are ${listed(shown.map(({ date }) => writtenDate(date)))}.`, fact),
    ],
    why: [
      say(`The best of them is ${writtenDate(best[0]!.date)}, with the Moon in ${best[0]!.moon.nakshatra}.`, fact),
      optional(best[0]!.tara?.text, fact),
    ],
    timing: [say(`Keep ${writtenDate(worst.date)} free of appointments: it has the lowest mark.`, fact)],
    advice: [say('Give each of these days one task, written down beforehand.', fact)],
    capabilities: ['monthly-personal-forecast'],
  }
}

const YEAR_AREAS = [
  [/\b(?:career|job|work|business|naukri|kaam)\b|करियर|नौकरी|काम/, 'career', 'work'],
  [/\b(?:money|wealth|financ\w*|income|paisa|dhan)\b|पैसा|धन/, 'wealth', 'money'],
  [/\b(?:love|relationship\w*|partner|marri\w*|pyaar)\b|प्यार/, 'relationships', 'relationships'],
  [/\b(?:health|sehat|energy)\b|सेहत|स्वास्थ्य/, 'health', 'health'],
  [/\b(?:family|parivar|parents)\b|परिवार/, 'family', 'family'],
  [/\b(?:stud\w*|learn\w*|exam\w*|padhai)\b|पढाई/, 'learning', 'learning'],
] as const

export const yearAnswer: IntentComposer = async (context) => {
  const { year } = askedDay(context)
  const { summary, areas, months, slow_transits } = await yearlyPersonalForecast.compute(
    { ...context.birth, year },
    context.world,
  )
  const area = context.reader.minor
    ? YEAR_AREAS.filter(([, key]) => key !== 'relationships').find(([pattern]) => pattern.test(context.asked))
    : YEAR_AREAS.find(([pattern]) => pattern.test(context.asked))
  const best = months.toSorted((a, b) => b.score - a.score)[0]!
  const hard = months.toSorted((a, b) => a.score - b.score)[0]!
  const monthName = (month: number) => CIVIL_MONTHS[month - 1]!
  const chosen = area ? areas[area[1]] : null
  const band = (chosen ?? summary).band as DayBand
  const fact = intentFact(
    `year.${year}${area ? `.${area[1]}` : ''}`,
    'score',
    `The year ${year} is ${band}${area ? ` for ${area[2]}` : ''} in your chart.`,
    (chosen ?? summary).score,
    'predictions/yearly-personal-forecast',
    [yours('year', 'band', band, 'transit')],
  )
  const order = Object.entries(areas)
    .filter(([key]) => key !== 'relationships' || !context.reader.minor)
    .toSorted(([, a], [, b]) => b.score - a.score)
  const stay = slow_transits.find(({ planet }) => planet === 'Saturn') ?? slow_transits[0]
  return {
    lead: [
      say(
        area
          ? `For ${area[2]} ${year} is ${BAND_WORDS[band]} year in your chart.`
          : `${year} is ${BAND_WORDS[band]} year for you, at its best in ${monthName(best.month)} and hardest in ${monthName(hard.month)}.`,
        fact,
      ),
    ],
    why: [
      chosen
        ? say(chosen.text, fact)
        : say(`Of the matters of life ${order[0]![0]} gets most from the year, and ${order.at(-1)![0]} least.`, fact),
      chosen ? null : say(order[0]![1].text, fact),
      optional(stay?.text, fact),
    ],
    timing: [
      area
        ? say(`The best month is ${monthName(best.month)}, the hardest ${monthName(hard.month)}.`, fact)
        : say(`${monthName(best.month)} is the month to begin things in ${year}.`, fact),
    ],
    advice: [
      say(
        `Put the largest step of ${year} into ${monthName(best.month)}, and a holiday into ${monthName(hard.month)}.`,
        fact,
      ),
    ],
    capabilities: ['yearly-personal-forecast'],
  }
}

const EFFECT_WORDS = {
  good: 'good',
  obstructed: 'obstructed',
  bad: 'difficult',
  relieved: 'eased',
  neutral: 'neutral',
} as const

const transitsOn = (day: CivilDate, context: IntentContext) =>
  gocharaTransits.compute({ ...context.birth, at: dateText(day) }, context.world)

export const transitOnAnswer: IntentComposer = async (context) => {
  const day = askedDay(context)
  const { transits } = await transitsOn(day, context)
  const rows = transits.filter(({ planet }) => context.reader.born.chart.graha[planet as Graha])
  const good = rows.filter(({ effect }) => effect === 'good')
  const bad = rows.filter(({ effect }) => effect === 'bad' || effect === 'obstructed')
  const when = writtenDay(day)
  const names = (of: readonly { planet: string }[]) => listed(of.map(({ planet }) => named(planet as Graha)))
  const fact = intentFact(
    'transit.day',
    'transit',
    `On ${when} ${countInWords(good.length)} of nine transits ${good.length === 1 ? 'is' : 'are'} good for you.`,
    good.length,
    'predictions/gochara-transits',
  )
  const slow = ['Saturn', 'Jupiter'].map((planet) => rows.find((row) => row.planet === planet)!)
  return {
    lead: [
      say(
        good.length === 0
          ? `On ${when} none of the nine transits counts as good for you.`
          : `On ${when} ${names(good)} ${good.length === 1 ? 'helps' : 'help'} you in transit${bad.length > 0 ? `, while ${names(bad)} ${bad.length === 1 ? 'tests' : 'test'} you` : ''}.`,
        fact,
      ),
    ],
    why: [
      ...slow.map(({ planet, sign, house_from_moon }) =>
        say(`${planet} is in ${sign}, the ${ordinalInWords(house_from_moon)} from your Moon.`, fact),
      ),
      good[0] ? openingOf(say(good[0].text, fact)) : null,
      bad[0] ? openingOf(say(bad[0].text, fact)) : null,
    ],
    advice: [
      say(
        good[0]
          ? `Use ${named(good[0].planet as Graha)} for the main task of that day.`
          : 'Choose a day of routine work.',
        fact,
      ),
    ],
    capabilities: ['gochara-transits'],
  }
}

export const planetTransitAnswer: IntentComposer = async (context) => {
  const planet = context.slots.planet!
  const day = askedDay(context)
  const { transits } = await transitsOn(day, context)
  const row = transits.find((each) => each.planet === planet)!
  const { ingresses } = await planetaryIngresses.compute(
    { ...placeOf(context), year: day.year, planets: [planet] },
    context.world,
  )
  const later =
    ingresses.find(({ local }) => local.slice(0, 10) > dateText(day)) ??
    (await planetaryIngresses.compute({ ...placeOf(context), year: day.year + 1, planets: [planet] }, context.world))
      .ingresses[0]
  const effect = EFFECT_WORDS[row.effect as keyof typeof EFFECT_WORDS]
  const fact = intentFact(
    `transit.${planet}.now`,
    'transit',
    `${opening(planet)} in transit is in ${row.sign}, in the ${ordinalInWords(row.house_from_moon)} house from your Moon.`,
    row.sign,
    'predictions/gochara-transits',
    [
      yours(planet, 'sign', row.sign, 'transit'),
      { ...yours(planet, 'house', row.house_from_moon, 'transit'), from: 'Moon' as const },
    ],
  )
  return {
    lead: [
      say(
        `${opening(planet)} moves through ${row.sign}, the ${ordinalInWords(row.house_from_moon)} from your Moon, and counts as ${effect} for you.`,
        fact,
      ),
    ],
    why: [
      say(row.text, fact),
      row.house_from_ascendant === null || (context.reader.minor && [7, 8].includes(row.house_from_ascendant))
        ? null
        : say(`From your ascendant that is the ${ordinalInWords(row.house_from_ascendant)} house.`, fact),
      row.bindus === null ? null : say(`It has ${row.bindus} of its eight points in that sign in your chart.`, fact),
      row.retrograde && !isNode(planet) ? say('It is retrograde at the moment.', fact) : null,
    ],
    timing: [later ? say(`It enters ${later.to} on ${writtenDate(later.local)}.`, fact) : null],
    advice: [
      say(
        row.effect === 'good' || row.effect === 'relieved'
          ? `Ask now for what belongs to ${named(planet)}; the door is open${later ? ` until ${writtenDate(later.local)}` : ''}.`
          : `Do the duties of ${named(planet)} early, and expect no applause for them${later ? ` before ${writtenDate(later.local)}` : ''}.`,
        fact,
      ),
    ],
    capabilities: ['gochara-transits', 'planetary-ingresses'],
  }
}

export const planetRetrogradeAnswer: IntentComposer = async (context) => {
  const planet = context.slots.planet!
  const day = askedDay(context)
  if (isNode(planet) || planet === 'Sun' || planet === 'Moon') {
    const fact = raised(context.tell.sign(planet))
    return {
      lead: [
        say(
          isNode(planet)
            ? `${planet} moves backwards by nature: it has no separate retrograde time.`
            : `${opening(planet)} is never retrograde.`,
          fact,
        ),
      ],
      why: [stated(fact)],
      advice: [say('Ask for Mercury, Venus, Mars, Jupiter or Saturn instead.', fact)],
      capabilities: ['planet-positions'],
    }
  }
  const { timezone, utc_offset } = context.birth
  const zone = timezone || utc_offset ? { timezone, utc_offset } : { timezone: 'UTC' }
  const of = async (year: number) =>
    (await westernRetrogrades.compute({ ...zone, year, planets: [planet] }, context.world)).retrogrades.flatMap(
      ({ station_retrograde: { local: from }, station_direct: { local: to } }) => (from && to ? [{ from, to }] : []),
    )
  const rows = await of(day.year)
  const text = dateText(day)
  const all = rows.some(({ to }) => to.slice(0, 10) >= text) ? rows : [...rows, ...(await of(day.year + 1))]
  const shown = all.find(({ to }) => to.slice(0, 10) >= text)
  if (!shown) {
    const none = intentFact(
      `retrograde.${planet}`,
      'transit',
      `${planet} is not retrograde in ${day.year} and ${day.year + 1}.`,
      false,
      'western/western-retrogrades',
    )
    return {
      lead: [say(`${planet} is not retrograde in ${day.year} and ${day.year + 1}.`, none)],
      advice: [say(`Plan the matters of ${planet} as usual.`, none)],
      capabilities: ['western-retrogrades'],
    }
  }
  const isNow = shown.from.slice(0, 10) <= text
  const fact = intentFact(
    `retrograde.${planet}`,
    'transit',
    `${planet} is retrograde from ${writtenDate(shown.from)} to ${writtenDate(shown.to)}.`,
    shown.from.slice(0, 10),
    'western/western-retrogrades',
    [
      yours(planet, 'start', shown.from.slice(0, 10), 'transit'),
      yours(planet, 'end', shown.to.slice(0, 10), 'transit'),
    ],
  )
  const next = all.find(({ from }) => from > shown.to)
  const seat = context.tell.state(planet)[0]
  return {
    lead: [
      say(
        isNow
          ? `Yes: ${planet} is retrograde now, until ${writtenDate(shown.to)}.`
          : `${planet} is next retrograde from ${writtenDate(shown.from)} to ${writtenDate(shown.to)}.`,
        fact,
      ),
    ],
    why: [
      seat ? say(`In your birth chart ${seat.text}`, seat) : null,
      stated(context.tell.house(planet)),
      say(`Those weeks go over the matters of that house a second time.`, fact),
    ],
    timing: [next ? say(`The time after that begins on ${writtenDate(next.from)}.`, fact) : null],
    advice: [
      say(
        planet === 'Mercury'
          ? 'Read messages twice before you send them, and keep copies.'
          : `Revise old plans of ${planet} in that time, and launch new ones after it.`,
        fact,
      ),
    ],
    capabilities: ['western-retrogrades'],
  }
}

export const rahuKaalAnswer: IntentComposer = async (context) => {
  const day = askedDay(context)
  const { windows } = await inauspiciousTimings.compute({ ...placeOf(context), date: dateText(day) }, context.world)
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
