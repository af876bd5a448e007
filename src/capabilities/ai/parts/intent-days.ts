import type { PackFact } from '../../../ai/claims.ts'
import { mapConcurrently } from '../../../concurrency.ts'
import { sentencesOf } from '../../../readings/passage.ts'
import { addDays, type CivilDate, daysInMonth } from '../../../time/civil.ts'
import { CIVIL_MONTHS, dateText, longDate, longDateOf, monthPart, monthText } from '../../../time/iso.ts'
import { countInWords, joinWords } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import dailyPersonalForecast from '../../predictions/daily-personal-forecast.ts'
import monthlyPersonalForecast from '../../predictions/monthly-personal-forecast.ts'
import weeklyPersonalForecast from '../../predictions/weekly-personal-forecast.ts'
import yearlyPersonalForecast from '../../predictions/yearly-personal-forecast.ts'
import { firstSentenceOf, type IntentComposer, type IntentContext, intentFact, readerClaim } from './intent-context.ts'
import { birthOnly, requestedDay } from './intent-moments.ts'
import { packSentence } from './pack.ts'

/** Answers on days, weeks, months and years. */

/** A text as a sentence; null without a text. */
const optional = (text: string | null | undefined, fact: PackFact) => (text ? packSentence(text, fact) : null)
const BAND_WORDS = {
  excellent: 'an excellent',
  good: 'a good',
  mixed: 'a mixed',
  difficult: 'a difficult',
  hard: 'a hard',
} as const
type DayBand = keyof typeof BAND_WORDS

const LEADS: Record<DayBand, (day: string, verb: string) => string> = {
  excellent: (day, verb) => `Yes: ${day} ${verb} an excellent day for you.`,
  good: (day, verb) => `Yes: ${day} ${verb} a good day for you.`,
  mixed: (day, verb) => `In part: ${day} ${verb} a mixed day for you.`,
  difficult: (day, verb) => `Not very: ${day} ${verb} a difficult day for you.`,
  hard: (day, verb) => `No: ${day} ${verb} a hard day for you.`,
}
const DAY_ADVICE: Record<DayBand, string> = {
  excellent: 'Put the most important call of the week on it.',
  good: 'Begin what you have prepared, and leave the surprises to others.',
  mixed: 'Do the first half of the task, and look again before the second.',
  difficult: 'Keep to routine and postpone signatures if you can.',
  hard: 'Rest where you can, and answer nothing in anger.',
}

export const dayAnswer: IntentComposer = async (context) => {
  const day = requestedDay(context)
  const { moon, sun, tara, quality } = await dailyPersonalForecast.compute(
    { birth: birthOnly(context), date: dateText(day) },
    context.world,
  )
  const band = quality.band as DayBand
  const dayText = longDateOf(day)
  const isPast = dateText(day) < dateText(context.reader.day)
  const fact = intentFact(
    'day.quality',
    'transit',
    `The quality of ${dayText} is ${band} for you.`,
    quality.score,
    'predictions/daily-personal-forecast',
    [readerClaim('day', 'band', band, 'day')],
  )
  return {
    lead: [packSentence(LEADS[band](dayText, isPast ? 'was' : 'is'), fact)],
    why: [
      packSentence(
        `The Moon is in ${moon.sign}${moon.house_from_moon === null ? '' : `, the ${ordinalInWords(moon.house_from_moon)} from your Moon`}.`,
        fact,
      ),
      tara
        ? packSentence(
            `The tara, the count of that day from your birth star, is ${tara.name}. ${tara.text ?? ''}`.trim(),
            fact,
          )
        : null,
      optional(moon.text, fact),
    ],
    timing: [optional(sun.text, fact)],
    advice: [packSentence(DAY_ADVICE[band], fact)],
    capabilities: ['daily-personal-forecast'],
  }
}

export const weekAnswer: IntentComposer = async (context) => {
  const start = requestedDay(context)
  const { summary, days, end_date } = await weeklyPersonalForecast.compute(
    { birth: birthOnly(context), start_date: dateText(start) },
    context.world,
  )
  const { best_day, toughest_day, favourable_days, challenging_days, text } = summary
  const fact = intentFact(
    'week.best_day',
    'transit',
    `The best day of the week from ${longDateOf(start)} is ${longDate(best_day)}.`,
    best_day,
    'predictions/weekly-personal-forecast',
    [readerClaim('week', 'date', best_day, 'day')],
  )
  const hard = days.find(({ date }) => date === toughest_day)
  return {
    lead: [
      packSentence(
        `${favourable_days.length > challenging_days.length ? 'The week is on your side' : favourable_days.length < challenging_days.length ? 'The week asks for patience' : 'The week is even'}: ${countInWords(favourable_days.length)} good ${favourable_days.length === 1 ? 'day' : 'days'} and ${countInWords(challenging_days.length)} hard ${challenging_days.length === 1 ? 'one' : 'ones'} until ${longDate(end_date)}.`,
        fact,
      ),
    ],
    why: [packSentence(text, fact)],
    timing: [
      toughest_day
        ? packSentence(
            `The day to keep free is ${longDate(toughest_day)}${hard ? `, with the Moon in ${hard.moon.sign}` : ''}.`,
            fact,
          )
        : null,
    ],
    advice: [packSentence(`Move what matters to ${longDate(best_day)}.`, fact)],
    capabilities: ['weekly-personal-forecast'],
  }
}

const monthForecast = (context: IntentContext, day: CivilDate) =>
  monthlyPersonalForecast.compute({ birth: birthOnly(context), month: monthText(day) }, context.world)

export const monthAnswer: IntentComposer = async (context) => {
  const day = requestedDay(context)
  const { counts, best_week, toughest_week, weeks } = await monthForecast(context, day)
  const title = `${CIVIL_MONTHS[day.month - 1]} ${day.year}`
  const { favourable, challenging } = counts
  const fact = intentFact(
    'month.best_week',
    'transit',
    `The best week of ${title} is from ${longDate(best_week.start_date)} to ${longDate(best_week.end_date)}.`,
    best_week.start_date,
    'predictions/monthly-personal-forecast',
    [
      readerClaim('month', 'start', best_week.start_date, 'day'),
      readerClaim('month', 'end', best_week.end_date, 'day'),
    ],
  )
  const week = weeks.find(({ start_date }) => start_date === best_week.start_date)
  return {
    lead: [
      packSentence(
        `${title} brings you ${favourable} good ${favourable === 1 ? 'day' : 'days'} and ${challenging} hard ${challenging === 1 ? 'one' : 'ones'}; its best week is from ${longDate(best_week.start_date)} to ${longDate(best_week.end_date)}.`,
        fact,
      ),
    ],
    why: [week ? firstSentenceOf(packSentence(week.text, fact)) : null],
    timing: [
      packSentence(
        `The slowest week is from ${longDate(toughest_week.start_date)} to ${longDate(toughest_week.end_date)}.`,
        fact,
      ),
    ],
    advice: [
      packSentence(`Set the meeting of ${CIVIL_MONTHS[day.month - 1]} that matters most for that best week.`, fact),
    ],
    capabilities: ['monthly-personal-forecast'],
  }
}

export const goodDaysAnswer: IntentComposer = async (context) => {
  const { reader, slots } = context
  const firstDay = requestedDay(context)
  const from = dateText(firstDay) < dateText(reader.day) ? dateText(reader.day) : dateText(firstDay)
  const isMonth = slots.time?.unit === 'month' || slots.time?.unit === 'year'
  const last = isMonth
    ? dateText({ ...firstDay, day: daysInMonth(firstDay.year, firstDay.month) })
    : dateText(addDays(firstDay, slots.time?.unit === 'week' ? 6 : 29))
  const months = [...new Set([monthText(firstDay), monthPart(last)])]
  const weeks = (
    await mapConcurrently(
      months,
      async (month) =>
        (
          await monthlyPersonalForecast.compute({ birth: birthOnly(context), month }, context.world)
        ).weeks,
    )
  ).flat()
  const days = weeks.flatMap(({ days: rows }) => rows).filter(({ date }) => date >= from && date <= last)
  const best = days.toSorted((a, b) => b.quality.score - a.quality.score || (a.date < b.date ? -1 : 1)).slice(0, 3)
  const worst = days.toSorted((a, b) => a.quality.score - b.quality.score)[0]!
  const bestByDate = best.toSorted((a, b) => (a.date < b.date ? -1 : 1))
  const fact = intentFact(
    'days.best',
    'transit',
    `Your best days until ${longDate(last)} are ${joinWords(bestByDate.map(({ date }) => longDate(date)))}.`,
    best[0]!.date,
    'predictions/monthly-personal-forecast',
    [readerClaim('day', 'date', best[0]!.date, 'day')],
  )
  return {
    lead: [
      packSentence(
        `Your best days until ${longDate(last)} are ${joinWords(bestByDate.map(({ date }) => longDate(date)))}.`,
        fact,
      ),
    ],
    why: [
      packSentence(
        `The best of them is ${longDate(best[0]!.date)}, with the Moon in ${best[0]!.moon.nakshatra}.`,
        fact,
      ),
      optional(best[0]!.moon.text ?? best[0]!.tara?.text ?? null, fact),
    ],
    timing: [packSentence(`Keep ${longDate(worst.date)} free of appointments: it has the lowest mark.`, fact)],
    advice: [packSentence('Give each of these days one task, written down beforehand.', fact)],
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

/** Advice that names no month, for an area or for the last months of a year. */
const YEAR_ADVICE: Record<DayBand, string> = {
  excellent: 'Choose one thing that you have put off until a good time, and begin it in the best month for it.',
  good: 'Choose one plan for it, and tell somebody the date.',
  mixed: 'Do the smaller of two plans first, and look again after a month.',
  difficult: 'Keep one evening a week free, and promise nothing for it.',
  hard: 'Take one load off your week before you add anything new.',
}

/** The text of an area without its sentence on the best and the hardest month, if one of them has ended. */
const withoutPastMonths = (text: string, isAhead: (month: number) => boolean): string =>
  sentencesOf(text)
    .filter(
      (sentence) =>
        !sentence.startsWith('The best month for ') ||
        CIVIL_MONTHS.every((name, i) => isAhead(i + 1) || !sentence.includes(name)),
    )
    .join(' ')

export const yearAnswer: IntentComposer = async (context) => {
  const { year } = requestedDay(context)
  const { summary, areas, months, slow_transits } = await yearlyPersonalForecast.compute(
    { ...context.birth, year },
    context.world,
  )
  const area = context.reader.minor
    ? YEAR_AREAS.filter(([, key]) => key !== 'relationships').find(([pattern]) => pattern.test(context.searchText))
    : YEAR_AREAS.find(([pattern]) => pattern.test(context.searchText))
  // The uses of the months are those of the timetable; if all months are alike, the first stands for all.
  const best = months.find(({ use }) => use === 'begin') ?? months[0]!
  const hard = months.find(({ use }) => use === 'rest') ?? months[0]!
  const monthName = (month: number) => CIVIL_MONTHS[month - 1]!
  /** True for a month that has not ended on the day of the reading. */
  const isAhead = (month: number) => monthText({ year, month }) >= monthText(context.reader.day)
  const left = months.filter(({ month }) => isAhead(month)).toSorted((a, b) => b.score - a.score)
  const areaForecast = area ? areas[area[1]] : null
  const band = (areaForecast ?? summary).band as DayBand
  const fact = intentFact(
    `year.${year}${area ? `.${area[1]}` : ''}`,
    'score',
    `The year ${year} is ${band}${area ? ` for ${area[2]}` : ''} in your chart.`,
    (areaForecast ?? summary).score,
    'predictions/yearly-personal-forecast',
    [readerClaim('year', 'band', band, 'transit')],
  )
  const order = Object.entries(areas)
    .filter(([key]) => key !== 'relationships' || !context.reader.minor)
    .toSorted(([, a], [, b]) => b.score - a.score)
  const stay = slow_transits.find(({ planet }) => planet === 'Saturn') ?? slow_transits[0]
  return {
    lead: [
      packSentence(
        area
          ? `For ${area[2]} ${year} is ${BAND_WORDS[band]} year in your chart.`
          : `${year} is ${BAND_WORDS[band]} year for you, at its best in ${monthName(best.month)} and hardest in ${monthName(hard.month)}.`,
        fact,
      ),
    ],
    why: [
      areaForecast
        ? packSentence(withoutPastMonths(areaForecast.text, isAhead), fact)
        : packSentence(
            `Of the matters of life ${order[0]![0]} gets most from the year, and ${order.at(-1)![0]} least.`,
            fact,
          ),
      areaForecast ? null : packSentence(order[0]![1].text, fact),
      optional(stay?.text, fact),
    ],
    timing: [
      // The text of an area names the months of that area.
      area
        ? null
        : isAhead(best.month)
          ? packSentence(`${monthName(best.month)} is the month to begin things in ${year}.`, fact)
          : left.length > 1
            ? packSentence(
                left[0]!.use === 'rest' || left[0]!.use === 'wait'
                  ? `The months that are left of ${year} ask for patience, so begin what is new after them.`
                  : `Of the months that are left of ${year}, ${monthName(left[0]!.month)} is the best.`,
                fact,
              )
            : null,
    ],
    advice: [
      packSentence(
        !area && isAhead(best.month) && isAhead(hard.month)
          ? `Put your main step of ${year} into ${monthName(best.month)}, and a holiday into ${monthName(hard.month)}.`
          : YEAR_ADVICE[band],
        fact,
      ),
    ],
    capabilities: ['yearly-personal-forecast'],
  }
}
