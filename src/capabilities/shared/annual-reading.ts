import { type Graha, type Lord, nameInSentence } from '../../jyotish/grahas.ts'
import { stageOf } from '../../readings/age-filter.ts'
import { compose, prose } from '../../readings/compose.ts'
import { corpus } from '../../readings/corpora.ts'
import { fillWords, sentencesOf } from '../../readings/passage.ts'
import { upperFirst } from '../../wording.ts'
import { ordinalInWords } from '../../zodiac/house-words.ts'
import type { HouseNumber } from '../../zodiac/signs.ts'
import { ANNUAL_FIELDS, easeOfMonth, periodClause, sideInHouse, WAY_OF_MONTH } from './annual-words.ts'
import { lowerFirst } from './narrative/causes.ts'

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
  readonly lord: Lord
  readonly lordHouse: HouseNumber
  /** The first and the last day. */
  readonly first: string
  readonly last: string
  readonly event: AnnualEvent
}

interface AnnualChart {
  /** Completed years at the return. */
  readonly years: number
  /** The house of the muntha, and the lord of the year with its house. */
  readonly muntha: HouseNumber
  readonly lord: Lord
  readonly lordHouse: HouseNumber
  /** The first and the last day of the period of the lord of the year. */
  readonly period: { readonly first: string; readonly last: string } | null
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

const easeOf = ({ muntha, lord, lordHouse }: AnnualMonth) => easeOfMonth(muntha, lord, lordHouse)

/** The easiest and the hardest month, the earlier of equal ones; null if all are alike. */
const edgesOf = (months: readonly AnnualMonth[]) => {
  const best = months.reduce((most, each) => (easeOf(each) > easeOf(most) ? each : most))
  const worst = months.reduce((least, each) => (easeOf(each) < easeOf(least) ? each : least))
  return best === worst ? null : { best, worst }
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
  const edges = edgesOf(months)
  const spanOf = ({ first, last }: AnnualMonth) => `from ${first} to ${last}`
  return [
    munthaText('muntha', muntha, texts[muntha], new Set()),
    `The muntha (the point of the year) stands in the ${ordinalInWords(muntha)} house of the annual chart, and ${nameInSentence(lord)}, in its ${ordinalInWords(lordHouse)} house, rules the year.`,
    ...(period
      ? [
          `The main time for this subject is from ${period.first} to ${period.last}, the period of ${nameInSentence(lord)} within the year.`,
        ]
      : []),
    ...(edges ? [`The easiest month runs ${spanOf(edges.best)}, and the hardest ${spanOf(edges.worst)}.`] : []),
  ].join(' ')
}

/** The difference of ease from which a month is easier or harder than the one before. */
const STEP = 2

/** A text for each month: what is new in it, how it works, one dated event and one deed. */
export const annualMonths = async ({ years, lord, months }: AnnualChart): Promise<string[]> => {
  const reader = stageOf(years) === 'child' ? 'child' : 'grown'
  const fields = ANNUAL_FIELDS[reader]
  const texts = (await corpus('annual-chart')).month[reader]
  const used = new Set<string>()
  const edges = edgesOf(months)

  const novelty = (month: AnnualMonth, before: AnnualMonth | undefined): string => {
    const subject = fields[month.muntha]
    if (!before) return `The year begins with its own subject, ${subject}`
    if (before.muntha === month.muntha) return `The subject is still ${subject}`
    const change = easeOf(month) - easeOf(before)
    const turn = `from ${fields[before.muntha]} to ${subject}`
    const mover = reader === 'child' ? 'the subject changes' : 'your attention moves'
    return change >= STEP
      ? `This month is easier than the last, as ${mover} ${turn}`
      : change <= -STEP
        ? `This month asks more than the last, as ${mover} ${turn}`
        : `${upperFirst(mover)} ${turn}`
  }
  const rankOf = (month: AnnualMonth): string[] =>
    month === edges?.best
      ? ['It is the easiest month of the year.']
      : month === edges?.worst
        ? ['It is the hardest month of the year, so plan less than usual.']
        : []
  /** The ruler of a month with the way in which the month works; empty if an earlier month has said it. */
  const rulerText = (month: AnnualMonth, i: number): string[] =>
    months.slice(0, i).some((each) => each.lordHouse === month.lordHouse)
      ? []
      : [
          `${upperFirst(nameInSentence(month.lord))} rules it${month.lord === lord ? ', as it rules the year,' : ''} from the ${ordinalInWords(month.lordHouse)} house, so ${WAY_OF_MONTH[reader][month.lordHouse]}.`,
        ]
  const firstPeriod = months.find(({ event }) => event.kind === 'period')
  const eventText = (month: AnnualMonth): string => {
    const { kind, date, until, planet, house } = month.event
    const side = sideInHouse(planet, house)
    const clause = fillWords(periodClause(planet, side, reader), { field: fields[house] })
    const name = nameInSentence(planet)
    const gloss = month === firstPeriod ? ' (mudda dasha, the periods of the year)' : ''
    const isContrary = (month === edges?.best && side === 'hard') || (month === edges?.worst && side === 'good')
    const lead = isContrary ? `Even so, on ${date}` : `On ${date}`
    return kind === 'period'
      ? `${lead} the period of ${name} begins${gloss}${until ? ` and lasts to ${until}` : ''}: ${clause}.`
      : `${lead} ${name} enters the ${ordinalInWords(house)} house of the year: ${clause}.`
  }

  return months.map((month, i) => {
    const [finding, ...deeds] = sentencesOf(
      munthaText(`muntha.month.${i + 1}`, month.muntha, texts[month.muntha], used),
    )
    return [
      // After three months with one subject there is no further passage on it.
      finding ? `${novelty(month, months[i - 1])}: ${lowerFirst(finding)}` : `${novelty(month, months[i - 1])}.`,
      ...deeds,
      ...rankOf(month),
      ...rulerText(month, i),
      eventText(month),
    ].join(' ')
  })
}
