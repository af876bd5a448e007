import type { Name } from '../../../western/points.ts'
import { joinWords, upperFirst } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import { addressed } from '../../shared/narrative/given-name.ts'
import type { ForecastReader } from './forecast-reader.ts'
import { LENDS } from './natal-theme-words.ts'
import { CHILD_HELPS } from './parents-words.ts'
import { matterOfPoint } from './point-matters.ts'
import type { Profection, ProfectionsOfYear } from './profection-year.ts'
import { dayAndMonth, type Slow } from './slow-transits.ts'
import { matterOf } from './solar-house-words.ts'
import { areaWords } from './year-area-texts.ts'
import type { YearArgument } from './year-argument.ts'
import { AREA_NAMES, contactClause, monthNames, type WeighedEvent, type YearForecastArea } from './year-forecast.ts'
import { nextOf, type YearLine } from './year-lines.ts'
import type { YearUses } from './year-uses.ts'

// The opening and the closing of a year: its subject, its main dates, its months and areas.

interface YearInput {
  readonly argument: YearArgument
  readonly lines: readonly YearLine[]
  /** The texts name no date before this one; empty for all dates. */
  readonly from: string
  readonly name: string | null
  readonly year: number
  readonly reader: ForecastReader
  readonly profections: ProfectionsOfYear
  readonly uses: YearUses
  /** True if all months have the same rating. */
  readonly isLevel: boolean
  readonly areas: Record<YearForecastArea, { rating: number | null }>
  /** True if the leader of the year is not weak in the birth chart. */
  readonly lordHelps: boolean
}

// source: our own words: what a slow planet does with the matter of a natal point
const THESIS: Record<YearLine['side'], Record<Slow, string>> = {
  helps: {
    Jupiter: 'you get more room there than usual',
    Saturn: 'what you settle there now holds',
    Uranus: 'you can change something there without breaking it',
    Neptune: 'you find out there what you really wish',
    Pluto: 'you have the strength to rebuild something there',
  },
  tests: {
    Jupiter: 'you are tempted to promise too much there',
    Saturn: 'you have to do less there and finish it',
    Uranus: 'something there has to become freer',
    Neptune: 'you see less clearly there than you think',
    Pluto: 'something there has to end before you can rebuild it',
  },
}
// source: our own words: what a natal point that is helped lends to the rest
const HELPS_WITH: Partial<Record<Name, string>> = {
  Sun: 'confidence',
  Moon: 'rest and company',
  Mercury: 'the right words',
  Venus: 'the goodwill of others',
  Mars: 'courage',
  Jupiter: 'hope',
  Saturn: 'order',
  Ascendant: 'a good first impression',
  Midheaven: 'the support of people above you',
}

/** The thesis of a year: its main transit, and what helps with it or stands against it. */
const thesisText = ({ lines, from, year, reader }: YearInput): string => {
  const [main, other] = lines
  if (!main) return ''
  const datesOf = ({ events }: YearLine) =>
    joinWords(events.filter(({ row }) => row.exact_at >= from).map(({ row }) => dayAndMonth(row.exact_at)))
  const { transit_planet, natal_planet } = main.events[0]!.row
  const thesis = `The main subject of ${year} is ${matterOfPoint(natal_planet, reader)}: ${contactClause(main.events[0]!, reader)} on ${datesOf(main)}, and ${THESIS[main.side][transit_planet]}.`
  if (!other) return thesis
  const clause = `${contactClause(other.events[0]!, reader)} on ${datesOf(other)}`
  const lent = HELPS_WITH[other.events[0]!.row.natal_planet]
  const second =
    other.side === 'helps'
      ? `Your best help is that ${clause}${lent ? `, which lends you ${lent}` : ''}.`
      : `What works against it is that ${clause}, since ${THESIS.tests[other.events[0]!.row.transit_planet].replace(' there', ` with ${matterOfPoint(other.events[0]!.row.natal_planet, reader)}`)}.`
  return `${thesis} ${second}`
}

/** The next event of the line of a side. */
const mainEvent = ({ lines, from }: Pick<YearInput, 'lines' | 'from'>, side: YearLine['side']) =>
  nextOf(
    lines.find((line) => line.side === side),
    from,
  )
const dated = (event: WeighedEvent, reader: ForecastReader) =>
  `${dayAndMonth(event.row.exact_at)}, when ${contactClause(event, reader)}`

/** When to plan what matters, and when to leave room; empty if no time stands out. */
const planText = (input: YearInput, object: string): string => {
  const { uses, lines } = input
  /** The month, or the days of the main date in a month that has a date of the other side too. */
  const timeOf = (month: string | null, side: YearLine['side']): string | null => {
    const main = mainEvent(input, side)
    const isShared = lines.some((line) => line.side !== side && line.events.some((event) => event.month === month))
    return month === null
      ? null
      : isShared && main?.month === month
        ? `the days around ${dayAndMonth(main.row.exact_at)}`
        : monthNames([month])
  }
  const [best, worst] = [timeOf(uses.begin, 'helps'), timeOf(uses.rest, 'tests')]
  if (!best) return worst ? `Leave room in ${worst}.` : ''
  return `Plan what matters to ${object} for ${best}${worst ? `, and leave room in ${worst}` : ''}.`
}

/** An area needs patience at this rating or below it. */
const WEAK = 2

/** The strongest areas and, if they are weak, the weakest ones; undefined if no area is rated. */
const areasText = (input: YearInput): string | undefined => {
  const { child } = input.reader
  const [best, weakest] = [areasAt(input, 'max'), areasAt(input, 'min')]
  if (best.length === 0) return undefined
  if (best[0]!.name === weakest[0]!.name)
    return child === null ? 'No area of your life stands out from the others.' : 'No area stands out from the others.'
  const names = (areas: typeof best) => joinWords(areas.map(({ name }) => name))
  const patience =
    weakest[0]!.rating > WEAK
      ? ''
      : child === null
        ? `, and you should be patient with ${names(weakest)}`
        : `, and ${names(weakest)} will ask for your patience`
  return `You can expect most from ${names(best)}${patience}.`
}

const areasAt = ({ areas, reader }: YearInput, pick: 'max' | 'min') => {
  const rated = AREA_NAMES.flatMap((area) => {
    const { rating } = areas[area]
    return rating === null ? [] : [{ name: areaWords(area, reader).name, rating }]
  })
  const edge = Math[pick](...rated.map(({ rating }) => rating))
  return rated.filter(({ rating }) => rating === edge)
}

/** The background of the year by its profection, and the later one, with the date of the change, if the birthday is late in the year. */
const backgroundTexts = ({
  reader,
  profections: { change, before, after, leads },
}: YearInput): { readonly now: string; readonly later: string } => {
  const { stage, child } = reader
  const isLate = leads === 'before' && before !== null
  const { house, sign }: Profection = isLate ? before : after
  const birthday = child === null ? 'your birthday' : 'the birthday'
  const span = isLate ? `until ${dayAndMonth(change)}` : `from ${birthday} on`
  const whose = child === null ? 'this year of your life' : `this year in the life of ${child}`
  const place =
    house === 1
      ? `in the rising sign, ${sign}`
      : `in ${sign}, the ${ordinalInWords(house)} sign from ${child === null ? 'your' : 'the'} Ascendant`
  return {
    now: `The background ${span} is ${matterOf(house, stage)}, because ${whose} falls ${place}.`,
    later: isLate ? `With ${birthday} the background changes to ${matterOf(after.house, stage)}.` : '',
  }
}

export const yearSummary = (input: YearInput): string => {
  const { name, reader, argument } = input
  const { child } = reader
  const { now, later } = backgroundTexts(input)
  if (child !== null) {
    const [help, strain] = [mainEvent(input, 'helps'), mainEvent(input, 'tests')]
    return [
      now,
      argument.text,
      later,
      help && `The best date for you to use is ${dated(help, reader)}.`,
      strain && `${upperFirst(child)} needs you most around ${dated(strain, reader)}.`,
      areasText(input),
    ]
      .filter(Boolean)
      .join(' ')
  }
  const opening = [thesisText(input), now].filter(Boolean).join(' ')
  return [name ? addressed(name, opening) : opening, argument.text, later, areasText(input)].filter(Boolean).join(' ')
}

export const yearClosing = (input: YearInput): string => {
  const { profections, isLevel, lordHelps, reader, argument } = input
  const isLate = profections.leads === 'before'
  const { lord, house } = (isLate && profections.before) || profections.after
  const { stage, child } = reader
  if (child !== null)
    return [
      isLevel ? 'The months are much alike, so follow your own plan.' : planText(input, child),
      `With ${argument.other ?? matterOf(house, stage)}, ${CHILD_HELPS[lord]} will help most ${isLate ? 'until the birthday' : 'from the birthday on'}, so look there first.`,
    ]
      .filter(Boolean)
      .join(' ')
  const subject = argument.other ?? matterOf(house, stage)
  return [
    isLevel ? 'Your months are much alike, so follow your own plan.' : planText(input, 'you'),
    lordHelps
      ? `If you do one thing, choose ${subject}: ${LENDS[lord]} will help you most with it ${isLate ? 'until your birthday' : 'from your birthday on'}.`
      : `If you do one thing, choose ${subject}, and begin with a small part of it.`,
  ]
    .filter(Boolean)
    .join(' ')
}
