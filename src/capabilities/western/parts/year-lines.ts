import type { Name } from '../../../western/points.ts'
import { countInWords, joinWords, upperFirst } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'
import { type ForecastReader, houseOwner, ownerOf } from './forecast-reader.ts'
import { type Profection, type ProfectionsOfYear, profectionOn } from './profection-year.ts'
import { dayAndMonth, type Slow, type slowTransitWriter } from './slow-transits.ts'
import type { Major } from './transit-events.ts'
import { isSameSubject, SUBJECT_OF, subjectInWords } from './year-argument.ts'
import { byRank, contactClause, NEARNESS, type WeighedEvent } from './year-forecast.ts'

// The two main transits of a year, one that helps and one that tests, each told as one story over its dates.

export interface YearLine {
  /** The passes in the year, in order of time. */
  readonly events: readonly WeighedEvent[]
  readonly side: 'helps' | 'tests'
  readonly score: number
}

// source: this service's own weighing
const LORD_BONUS = 1
const CYCLE_BONUS = 3
/** Conjunctions and hard aspects are felt most, sextiles least. */
const ASPECT_BONUS: Partial<Record<Major, number>> = { conjunction: 2, opposition: 2, square: 2, sextile: -4 }

const keyOf = ({ row }: WeighedEvent) => `${row.transit_planet} ${row.aspect} ${row.natal_planet}`

/** True for the return, opposition or square of a planet slower than Jupiter to its own place. */
const isCycle = ({ row }: WeighedEvent) =>
  row.transit_planet === row.natal_planet &&
  row.transit_planet !== 'Jupiter' &&
  (row.aspect === 'conjunction' || row.aspect === 'opposition' || row.aspect === 'square')

/** True for a contact of the planet that rules the year of life at the time. */
const reachesLord = ({ row }: WeighedEvent, profections: ProfectionsOfYear) =>
  profectionOn(profections, row.exact_at).lord === row.natal_planet

/** The main transit of each side, the weightier one first. Transits that are over before `from` are left out. */
export const yearLines = (
  forecast: readonly WeighedEvent[],
  profections: ProfectionsOfYear,
  from: string,
): YearLine[] => {
  const groups = [...Map.groupBy(forecast, keyOf).values()].filter(
    (events) => NEARNESS[events[0]!.row.natal_planet] && events.at(-1)!.row.exact_at >= from,
  )
  const lines = groups.map((events): YearLine => {
    const first = events[0]!
    return {
      events,
      side: first.weight > 0 ? 'helps' : 'tests',
      score:
        first.rank +
        (NEARNESS[first.row.natal_planet] ?? 0) +
        (ASPECT_BONUS[first.row.aspect] ?? 0) +
        (events.length > 1 ? 1 : 0) -
        (ERROR_OF[first.row.natal_planet] === ANGLE_ERROR ? 1 : 0) +
        (events.some((event) => reachesLord(event, profections)) ? LORD_BONUS : 0) +
        (isCycle(first) ? CYCLE_BONUS : 0),
    }
  })
  const best = (side: YearLine['side']) =>
    lines
      .filter((line) => line.side === side)
      .toSorted((a, b) => b.score - a.score || byRank(a.events[0]!, b.events[0]!))[0]
  return [best('helps'), best('tests')].filter((line) => line !== undefined).toSorted((a, b) => b.score - a.score)
}

/** The first event of a line from a moment on. */
export const nextOf = (line: YearLine | undefined, from: string): WeighedEvent | undefined =>
  line?.events.find(({ row }) => row.exact_at >= from)

interface LineInput {
  readonly profections: ProfectionsOfYear
  readonly reader: ForecastReader
}

/** The time before and after an exact date in which a transit is felt; also the shift of the date by a degree of the natal point. */
const SPAN: Record<Slow, string> = {
  Jupiter: 'a week',
  Saturn: 'two weeks',
  Uranus: 'a month',
  Neptune: 'six weeks',
  Pluto: 'two months',
}
const ANGLE_ERROR = 'four minutes'
/** The error of a birth time that moves a point by about a degree. */
const ERROR_OF: Partial<Record<Name, string>> = {
  Ascendant: ANGLE_ERROR,
  Midheaven: ANGLE_ERROR,
  Moon: 'two hours',
}

const arcText = (events: readonly WeighedEvent[]): string => {
  const [first, last] = [events[0]!.row, events.at(-1)!.row]
  const [isContinued, isContinuing] = [first.pass > 1, last.pass < last.passes]
  if (isContinued && isContinuing)
    return 'It began before this year and goes on into the next, so this year is the middle of it.'
  if (isContinued) return 'It began before this year, so you know the matter, and this year ends it.'
  if (isContinuing) return 'It goes on into next year, so nothing about it has to be final by December.'
  return events.length === 1
    ? 'It comes once, so the days around it count.'
    : `It comes ${countInWords(events.length)} times as ${first.transit_planet} turns back and forth, so take the dates as one story with a beginning, a second look and an end.`
}

/** The part of the year of an event, if the profections before and after the solar return differ in something. */
const partText = (
  { row }: WeighedEvent,
  { change, before, after }: ProfectionsOfYear,
  isSame: (one: Profection, other: Profection) => boolean,
): string =>
  before === null || isSame(before, after)
    ? ''
    : row.exact_at < change
      ? ` until ${dayAndMonth(change)}`
      : ` from ${dayAndMonth(change)} on`

const relationText = (line: YearLine, { profections, reader }: LineInput): string => {
  const { events } = line
  const ruled = events.find((event) => reachesLord(event, profections))
  if (ruled) {
    const part = partText(ruled, profections, (one, other) => one.lord === other.lord)
    return `${upperFirst(ownerOf(reader))} ${ruled.row.natal_planet} also rules the year${part}, so put ${line.events.length === 1 ? 'this date' : 'these dates'} before all others.`
  }
  for (const event of events) {
    const { house } = profectionOn(profections, event.row.exact_at)
    const shared = event.houses.find((each) => each !== null && isSameSubject(each, house))
    if (!shared) continue
    const part = partText(event, profections, (one, other) => isSameSubject(one.house, other.house))
    return `It reaches ${houseOwner(reader)} ${ordinalInWords(shared as HouseNumber)} house, so it belongs to ${subjectInWords(SUBJECT_OF[house], reader)}, to which the year turns${part}.`
  }
  return ''
}

const surenessText = ({ events }: YearLine): string => {
  const { transit_planet, natal_planet } = events[0]!.row
  const error = ERROR_OF[natal_planet]
  const dates = events.length === 1 ? 'The date' : 'The dates'
  return error
    ? `${dates} ${events.length === 1 ? 'depends' : 'depend'} on the birth time: if it is ${error} out, ${events.length === 1 ? 'it moves' : 'they move'} by about ${SPAN[transit_planet]}.`
    : `Expect to notice it for about ${SPAN[transit_planet]} before and after ${events.length === 1 ? 'the date' : 'each date'}.`
}

/** The lines as texts, each with its dates, meaning, course, place in the year and how sure it is. */
export const lineTexts = (
  lines: readonly YearLine[],
  input: LineInput,
  describe: Awaited<ReturnType<typeof slowTransitWriter>>,
) =>
  lines.map((line) => {
    const { events, side } = line
    const { row } = events[0]!
    const clause = contactClause(events[0]!, input.reader)
    const place =
      row.natal_house === null ? '' : `, from ${houseOwner(input.reader)} ${ordinalInWords(row.natal_house)} house`
    const dates = joinWords(events.map((event) => dayAndMonth(event.row.exact_at)))
    return {
      title: `${side === 'helps' ? 'What helps most' : 'What asks most'}: ${clause}`,
      months: [...new Set(events.map(({ month }) => month))],
      text: [
        describe({
          exact_at: row.exact_at,
          transit_planet: row.transit_planet,
          aspect: row.aspect,
          point: row.natal_planet,
          fact: `On ${dates} ${clause}${place}.`,
        }),
        arcText(events),
        relationText(line, input),
        surenessText(line),
      ]
        .filter(Boolean)
        .join(' '),
    }
  })

type Stage = 'single' | 'first' | 'middle' | 'last'
type StageTexts = Record<Stage, string>

// source: our own words
const STAGES: Record<Slow, Record<YearLine['side'], StageTexts>> = {
  Jupiter: {
    helps: {
      single: 'Use that week, because the help does not come twice this year.',
      first: 'Ask for something small now, and see who answers.',
      middle: 'Ask a second time for what you want, since the terms can be improved.',
      last: 'Accept what is ready, and thank whoever helped you.',
    },
    tests: {
      single: 'Say no to one thing in that week, before you are asked a second time.',
      first: 'Write down what you promise, each time with a limit.',
      middle: 'List what you have promised, and strike out a third of it.',
      last: 'Pay or return what is left over, and close the matter.',
    },
  },
  Saturn: {
    helps: {
      single: 'Fix one thing for good in that week.',
      first: 'Lay down the rule or the date that you want to keep.',
      middle: 'Check what you have settled, and mend it where it does not hold.',
      last: 'Sign it, hand it in or finish it.',
    },
    tests: {
      single: 'Do the one duty that cannot wait, and let two others go.',
      first: 'See where it presses you, and decide nothing for good yet.',
      middle: 'You know the matter by now, so repair the part that did not hold.',
      last: 'Settle it, and write down what you keep.',
    },
  },
  Uranus: {
    helps: {
      single: 'Try the new thing in that week, while it is easy for you.',
      first: 'Make one experiment, and tell nobody yet.',
      middle: 'Keep the part of the change that works, and drop the rest.',
      last: 'Make the change official, and tell the people it concerns.',
    },
    tests: {
      single: 'Expect a change of plan, and keep two evenings of that week free for it.',
      first: 'Notice what you can no longer stand, before you act on it.',
      middle: 'Give the matter more room instead of ending it.',
      last: 'Decide now which of the changes you keep, and undo the rest.',
    },
  },
  Neptune: {
    helps: {
      single: 'Keep an evening free for something that has no use.',
      first: 'Follow the idea for a week without a plan.',
      middle: 'Show one person who understands you what you are working on.',
      last: 'Give what you began a fixed place in your week.',
    },
    tests: {
      single: 'Sign nothing large in that week.',
      first: 'Put on paper what you know, and beside it what you only hope.',
      middle: 'Write down what you know for certain, and show it to somebody sober.',
      last: 'Decide by what you know for certain, and let the rest go.',
    },
  },
  Pluto: {
    helps: {
      single: 'Clear out one thing completely in that week.',
      first: 'Choose the one thing that has to be different.',
      middle: 'Take one more thing away that you no longer need.',
      last: 'Build something new on the free ground, and leave the old alone.',
    },
    tests: {
      single: 'Stay out of one struggle for power in that week.',
      first: 'See what you are asked to give up, and do not fight over it yet.',
      middle: 'Let go of the smaller half of what you are holding on to.',
      last: 'Say clearly what you keep and what is over.',
    },
  },
}
/** The same for the parents of a child. */
const STAGES_OF_CHILD: Record<YearLine['side'], StageTexts> = {
  helps: {
    single: 'Use that week together.',
    first: 'Begin it together in a small way.',
    middle: 'Take it up again where you left it.',
    last: 'Finish it, and show that it is finished.',
  },
  tests: {
    single: 'Keep that week light.',
    first: 'Watch where it presses, and demand nothing more there.',
    middle: 'It is the same matter as before, so do again what helped then.',
    last: 'Say what has been learned by it.',
  },
}

const stageOfPass = ({ pass, passes }: { pass: number; passes: number }): Stage =>
  passes === 1 ? 'single' : pass === 1 ? 'first' : pass === passes ? 'last' : 'middle'

/** Advice for one pass of a transit. */
export const stageText = ({ row, weight }: WeighedEvent, { child }: ForecastReader): string => {
  const side = weight > 0 ? 'helps' : 'tests'
  return (child === null ? STAGES[row.transit_planet][side] : STAGES_OF_CHILD[side])[stageOfPass(row)]
}
