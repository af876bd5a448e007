import { CIVIL_MONTHS, datePart } from '../../../time/iso.ts'
import { joinWords, upperFirst } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import type { HouseNumber, Sign } from '../../../zodiac/signs.ts'
import { type ForecastReader, houseOwner } from './forecast-reader.ts'
import { matterOfPoint } from './point-matters.ts'
import { balanceRating, dayAndMonth, type slowTransitWriter } from './slow-transits.ts'
import {
  byRank,
  isSameLoop,
  NEARNESS,
  SHARE,
  sumOfWeights,
  transitFact,
  transitInShort,
  type WeighedEvent,
} from './year-forecast.ts'
import { stageText, type YearLine } from './year-lines.ts'

/** A month's event besides transits, as text. */
export interface ForecastNote {
  month: string
  /** YYYY-MM-DD. */
  date: string
  text: string
}
/** The place of the Sun in the middle of a month. */
export interface SunStay {
  /** True if the Sun was in the same house in the month before. */
  isSame: boolean
  sign: Sign
  house: number | null
}

interface MonthsInput {
  readonly year: readonly WeighedEvent[]
  readonly lines: readonly YearLine[]
  readonly notes: readonly ForecastNote[]
  readonly describe: Awaited<ReturnType<typeof slowTransitWriter>>
  readonly reader: ForecastReader
}

/** Transits of a month beside the lines of the year that have a passage of their own, and those that are named only. */
const MOST = 2
const MOST_NAMED = 3

/** Returns a writer of months: the dates of the lines of the year, its own weightiest transits, and the others by name. */
export const monthWriter = ({ year, lines, notes, describe, reader }: MonthsInput) => {
  const usedStages = new Set<string>()
  const begun = new Set<YearLine>()
  const your = houseOwner(reader)
  const lineOf = (event: WeighedEvent) => lines.find(({ events }) => events.includes(event))
  const eventText = (event: WeighedEvent): string => {
    const fact = transitFact(event, year, reader)
    const line = lineOf(event)
    if (!line) {
      const text = describe({
        exact_at: event.row.exact_at,
        transit_planet: event.row.transit_planet,
        aspect: event.row.aspect,
        point: event.row.natal_planet,
        fact,
      })
      if (text !== fact) return text
    }
    const stage = stageText(event, reader)
    const isFirst = line !== undefined && !begun.has(line)
    if (line) begun.add(line)
    const isNew = !usedStages.has(stage)
    usedStages.add(stage)
    return [
      fact,
      isFirst && `This is the main ${line.side === 'helps' ? 'help' : 'test'} of ${your} year.`,
      isNew && stage,
    ]
      .filter(Boolean)
      .join(' ')
  }

  return (month: string, sun: SunStay) => {
    const own = year.filter((event) => event.month === month)
    const ranked = own.filter(({ row }) => NEARNESS[row.natal_planet]).toSorted(byRank)
    const ofLines = ranked.filter(lineOf)
    const further = [
      ...ranked.filter((event) => !lineOf(event) && isPersonal(event)),
      ...ranked.filter((event) => !lineOf(event) && !isPersonal(event)),
    ]
    const ownItems = further.filter(({ row }) => row.aspect !== 'sextile').slice(0, MOST)
    const items = [...ofLines, ...ownItems]
    const rating = balanceRating(sumOfWeights(own), SHARE)
    // Smaller contacts are named in a month that has nothing else, and left to the table otherwise.
    const rest =
      items.length > 0
        ? []
        : [...further.filter((event) => !ownItems.includes(event)), ...own.filter(isOfGeneration)].slice(0, MOST_NAMED)
    const [first] = [...items, ...further]
    const name = CIVIL_MONTHS[Number(month.slice(-2)) - 1]!
    const texts = [
      ...items.map((event) => ({ date: datePart(event.row.exact_at), text: () => eventText(event) })),
      ...notes.filter((note) => note.month === month).map(({ date, text }) => ({ date, text: () => text })),
    ]
      .sort((x, y) => (x.date < y.date ? -1 : x.date > y.date ? 1 : 0))
      .map(({ text }) => text())
    return {
      month,
      rating,
      keynote: first
        ? keynote(first, reader)
        : `A quiet month, with the Sun in ${sun.house === null ? sun.sign : `${houseOwner(reader)} ${ordinalInWords(sun.house as HouseNumber)} house`}.`,
      events: own.map(({ row }) => ({
        exact_at: row.exact_at,
        transit_planet: row.transit_planet,
        aspect: row.aspect,
        natal_planet: row.natal_planet,
        nature: row.nature,
      })),
      text: [
        ...(texts.length > 0 || rest.length > 0 ? [] : [quietText(name, month, sun, { year, lines, reader })]),
        ...texts,
        ...(rest.length === 0 || texts.length > 0
          ? []
          : [
              `${upperFirst(name)} has small contacts only${deedOfSun(sun, reader)}: ${joinWords(rest.map(transitInShort))}.`,
            ]),
      ].join(' '),
    }
  }
}

/** True for a transit that has a text in its month; the others are named only. */
export const hasMonthText = ({ row }: WeighedEvent): boolean => !!NEARNESS[row.natal_planet] && row.aspect !== 'sextile'

/** True for a transit to one of the three slow planets of the birth chart. */
const isOfGeneration = ({ row }: WeighedEvent) =>
  row.natal_planet === 'Uranus' || row.natal_planet === 'Neptune' || row.natal_planet === 'Pluto'

/** True for a transit to a point that belongs to a person more than to a generation. */
const isPersonal = ({ row }: WeighedEvent) => (NEARNESS[row.natal_planet] ?? 0) > 1

const keynote = (event: WeighedEvent, reader: ForecastReader) =>
  `${dayAndMonth(event.row.exact_at)}: ${event.row.transit_planet} ${event.weight > 0 ? 'supports' : 'tests'} ${matterOfPoint(event.row.natal_planet, reader)}.`

/** The text of a month without an exact transit: the loop that pauses, or one use of the month by the house of the Sun. */
const quietText = (
  name: string,
  month: string,
  { house, isSame }: SunStay,
  { year, lines, reader }: Pick<MonthsInput, 'year' | 'lines' | 'reader'>,
) => {
  const whose = reader.child === null ? 'You have' : `${upperFirst(reader.child)} has`
  const pending = year.filter(({ row, month: at }) => {
    const next = year.find((other) => other.row.pass === row.pass + 1 && isSameLoop(other, { row }))
    return at < month && next !== undefined && next.month > month
  })
  const [main] = lines
  const next = main?.events.find((event) => event.month > month)
  if (main && next)
    return `${whose} a quiet ${name}: the main ${main.side === 'helps' ? 'help' : 'test'} of the year ${next === main.events[0] ? 'begins' : 'continues'} on ${dayAndMonth(next.row.exact_at)}.`
  const [heaviest] = pending.toSorted(byRank)
  if (heaviest)
    return `${whose} a quiet ${name}: ${heaviest.row.transit_planet} pauses between two dates, and ${matterOfPoint(heaviest.row.natal_planet, reader)} can rest with it.`
  const deed = deedOfSun({ house, isSame }, reader)
  return `${whose} a quiet ${name}${deed || ', since nothing of weight is exact'}.`
}

/** One use of a month by the house of the Sun, as the end of a sentence; empty if the Sun is where it was. */
const deedOfSun = ({ house, isSame }: Pick<SunStay, 'house' | 'isSame'>, { stage }: ForecastReader): string => {
  if (house === null || isSame) return ''
  const ofStage = stage === 'child' ? SUN_IN_HOUSE_OF_CHILD : stage === 'late' ? SUN_IN_HOUSE_LATE : undefined
  return `, ${ofStage?.[house as HouseNumber] ?? SUN_IN_HOUSE[house - 1]}`
}

// source: common Western practice (the Sun in the houses), in our own words; house 1 first
const SUN_IN_HOUSE = [
  'so begin something under your own name',
  'so look at your accounts and your prices',
  'so clear your letters, calls and short visits',
  'so your home has the first claim on your evenings',
  'so give an afternoon to play, love or the young',
  'so mend one routine and see to your health',
  'so let somebody else set half of your agenda',
  'so deal with debts, taxes and one honest talk',
  'so plan the trip or the course',
  'so do your work where it is seen',
  'so say yes to friends and ask one of them for help',
  'so rest, and finish what is still open',
]

/** The same for readers from sixty on, where it differs. */
const SUN_IN_HOUSE_LATE: Partial<Record<HouseNumber, string>> = {
  1: 'so do one thing for yourself alone',
  2: 'so look at your accounts and at what you no longer need',
  5: 'so give an afternoon to play, a hobby or the young',
  6: 'so mend one routine and see to your health',
  8: 'so put papers in order and have one honest talk',
  9: 'so plan the trip, or take up a subject',
  10: 'so accept thanks for what you did, and hand one duty on',
}
/** The same for the parents of a child. */
const SUN_IN_HOUSE_OF_CHILD: Record<HouseNumber, string> = {
  1: 'so let them decide a little more than usual',
  2: 'so look after a favourite thing together',
  3: 'so read together and visit somebody close by',
  4: 'so keep more evenings at home',
  5: 'so play, and leave the result open',
  6: 'so look at sleep, meals and one small duty',
  7: 'so invite a friend',
  8: 'so talk about what worries them, in plain words',
  9: 'so plan an outing to somewhere new',
  10: 'so be there when something is shown to others',
  11: 'so make room for the group of friends',
  12: 'so plan rest and leave gaps in the week',
}
