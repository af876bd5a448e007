import { type Graha, type Lord, nameInSentence } from '../../jyotish/grahas.ts'
import type { TimeUse } from '../../jyotish/timetable.ts'
import { stageOf } from '../../readings/age-filter.ts'
import { compose, prose } from '../../readings/compose.ts'
import { corpus } from '../../readings/corpora.ts'
import { fillWords, sentencesOf } from '../../readings/passage.ts'
import { joinWords } from '../../wording.ts'
import { ordinalInWords } from '../../zodiac/house-words.ts'
import type { HouseNumber } from '../../zodiac/signs.ts'
import { ANNUAL_FIELDS, periodClause, sideInHouse } from './annual-words.ts'
import { lowerFirst } from './narrative/causes.ts'
import type { MonthOfLife } from './personal-year.ts'

/** An annual chart in words: its subject by the muntha, its times, and each month with what is new in it. */

const STAGE_TEXTS = { child: 'child', adult: 'grown', late: 'elder' } as const
const SOURCE = 'tajika/varshaphal'

/** A dated event of a month. Houses count from the ascendant of the annual chart. */
interface AnnualEvent {
  readonly kind: 'period' | 'ingress'
  /** `4 November`. */
  readonly date: string
  /** The last day of a period, in the same form. */
  readonly until?: string
  readonly planet: Graha
  readonly house: HouseNumber
}

interface AnnualMonth {
  /** The house of the muntha in the chart of the month. */
  readonly muntha: HouseNumber
  /** The first and the last day. */
  readonly first: string
  readonly last: string
  readonly event: AnnualEvent
  /** The calendar month of its middle in the timetable of the person; null where the year is not read. */
  readonly calendar: MonthOfLife | null
}

interface AnnualChart {
  /** Completed years at the return. */
  readonly years: number
  /** The house of the muntha, and the lord of the year with its house. */
  readonly muntha: HouseNumber
  readonly lord: Lord
  readonly lordHouse: HouseNumber
  /** The first and the last day of the period of the lord of the year. */
  readonly period: {
    readonly first: string
    readonly last: string
    /** The months of rest in it. */
    readonly rests: readonly string[]
  } | null
  readonly months: readonly AnnualMonth[]
}

const munthaText = (
  id: string,
  house: HouseNumber,
  says: Parameters<typeof compose>[0][number]['says'],
  used: Set<string>,
) =>
  prose(
    compose(
      [
        {
          id,
          kind: 'position',
          text: `The muntha is in house ${house}.`,
          value: house,
          source: SOURCE,
          weight: 1,
          says,
        },
      ],
      { usedSentences: used },
    ),
  )

/** The calendar months of a use in the year of life. */
const namesOf = (months: readonly AnnualMonth[], wanted: TimeUse) =>
  months.flatMap(({ calendar }) => (calendar?.use === wanted ? [calendar.name] : []))

/** The months to begin and to rest, from the timetable of the person. */
const usesText = (months: readonly AnnualMonth[], isChild: boolean): string[] => {
  const [begin, rest] = [joinWords(namesOf(months, 'begin')), joinWords(namesOf(months, 'rest'))]
  if (!begin && !rest) return []
  const clauses = [
    ...(begin ? [isChild ? `try what is new in ${begin}` : `begin in ${begin}`] : []),
    ...(rest ? [isChild ? `plan less in ${rest}` : `rest in ${rest}`] : []),
  ]
  return [
    `By your periods and the transits you do best to ${joinWords(clauses)}.`.replace('your', isChild ? 'the' : 'your'),
  ]
}

/** The subject of the year, the two facts that make it, and its times. */
export const annualSummary = async ({
  years,
  muntha,
  lord,
  lordHouse,
  period,
  months,
}: AnnualChart): Promise<string> => {
  const texts = (await corpus('annual-chart')).year[STAGE_TEXTS[stageOf(years)]]
  return [
    munthaText('muntha', muntha, texts[muntha], new Set()),
    `The muntha (the point of the year) stands in the ${ordinalInWords(muntha)} house of the annual chart, and ${nameInSentence(lord)}, in its ${ordinalInWords(lordHouse)} house, rules the year.`,
    ...(period
      ? [
          `The main time for this subject is from ${period.first} to ${period.last}, the period of ${nameInSentence(lord)} within the year${period.rests.length > 0 ? `; only keep ${joinWords(period.rests)} light` : ''}.`,
        ]
      : []),
    ...usesText(months, stageOf(years) === 'child'),
  ].join(' ')
}

/** The muntha is hard in these houses. source: Tajika Neelakanthi */
const HARD_MUNTHA: readonly HouseNumber[] = [4, 6, 7, 8, 12]

/** A text for each month: its subject, one deed, its use and one dated event. */
export const annualMonths = async ({ years, months }: AnnualChart): Promise<string[]> => {
  const reader = stageOf(years) === 'child' ? 'child' : 'grown'
  const fields = ANNUAL_FIELDS[reader]
  const texts = (await corpus('annual-chart')).month[reader]
  const used = new Set<string>()

  /** The subject of a month with the date from which it holds. */
  const opening = (month: AnnualMonth, before: AnnualMonth | undefined): string => {
    const subject = fields[month.muntha]
    if (!before) return `The year begins with its own subject, ${subject}`
    if (before.muntha === month.muntha) return `From ${month.first} the subject stays the same, ${subject}`
    return `From ${month.first} the subject is ${subject}`
  }
  /** True if the muntha says the opposite of the use of the month. */
  const isContrary = ({ muntha, calendar }: AnnualMonth): boolean =>
    calendar?.use === 'begin'
      ? HARD_MUNTHA.includes(muntha)
      : (calendar?.use === 'rest' || calendar?.use === 'wait') && !HARD_MUNTHA.includes(muntha)
  /** The use of the month. Where the muntha says the opposite, its subject is the one exception. */
  const useOf = (month: AnnualMonth): string[] => {
    const { calendar } = month
    if (!calendar || calendar.use === 'carry_on') return []
    const { name, year, use, step } = calendar
    const [whose, take] = reader === 'child' ? ['the', 'plan'] : ['your', 'take']
    const why = isContrary(month) ? ` by ${whose} periods and the transits` : ''
    const exception = isContrary(month)
      ? use === 'begin'
        ? `; only for ${fields[month.muntha]} allow more time`
        : `; only ${reader === 'child' ? 'with' : 'for'} ${fields[month.muntha]} there is some help`
      : ''
    return [
      use === 'begin'
        ? `${name} is the best month of ${year}${why}, so ${take} ${step === 'small' ? 'one small step' : 'the main step of the year'} ${reader === 'child' ? 'for' : 'in'} it${exception}.`
        : use === 'rest'
          ? `${name} is the hardest month of ${year}${why}, so plan less than usual${exception}.`
          : `${name} asks for patience${why}, so begin nothing new in it${exception}.`,
    ]
  }
  const firstPeriod = months.find(({ event }) => event.kind === 'period')
  const eventText = (month: AnnualMonth): string => {
    const { kind, date, until, planet, house } = month.event
    const side = sideInHouse(planet, house)
    const clause = fillWords(periodClause(planet, side, reader), { field: fields[house] })
    const name = nameInSentence(planet)
    const gloss = month === firstPeriod ? ' (mudda dasha, the periods of the year)' : ''
    const use = month.calendar?.use
    const isOpposed = (use === 'begin' && side === 'hard') || (use === 'rest' && side === 'good')
    const lead = isOpposed ? `Still, on ${date}` : `On ${date}`
    return kind === 'period'
      ? `${lead} the period of ${name} begins${gloss}${until ? ` and lasts to ${until}` : ''}: ${clause}.`
      : `${lead} ${name} enters the ${ordinalInWords(house)} house of the year: ${clause}.`
  }

  return months.map((month, i) => {
    const [finding, ...deeds] = sentencesOf(
      munthaText(`muntha.month.${i + 1}`, month.muntha, texts[month.muntha], used),
    )
    const subject = opening(month, months[i - 1])
    return [
      // After three months with one subject there is no further passage on it.
      ...(isContrary(month) || !finding ? [`${subject}.`] : [`${subject}: ${lowerFirst(finding)}`, ...deeds]),
      ...useOf(month),
      eventText(month),
    ].join(' ')
  })
}
