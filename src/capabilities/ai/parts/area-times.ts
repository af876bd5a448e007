import type { PackFact } from '../../../ai/claims.ts'
import type { AssessedArea } from '../../../jyotish/assessment/area.ts'
import { dashaNature, pairScore } from '../../../jyotish/dasha-scores.ts'
import { type Graha, nameInSentence } from '../../../jyotish/grahas.ts'
import { dateText, inputDateText, longDate } from '../../../time/iso.ts'
import { plusDays } from '../../../time/julian-day.ts'
import type { World } from '../../capability.ts'
import reportCareer from '../../reports/report-career.ts'
import reportChildren from '../../reports/report-children.ts'
import reportEducation from '../../reports/report-education.ts'
import reportForeignTravel from '../../reports/report-foreign-travel.ts'
import reportHealth from '../../reports/report-health.ts'
import reportPolitics from '../../reports/report-politics.ts'
import reportProperty from '../../reports/report-property.ts'
import reportRelocation from '../../reports/report-relocation.ts'
import reportSpiritual from '../../reports/report-spiritual.ts'
import reportWealth from '../../reports/report-wealth.ts'
import type { BirthWithNodeInput } from '../../shared/inputs.ts'
import { packFact } from './chart-facts.ts'
import type { PeriodRow } from './intent-periods.ts'
import type { Reader } from './pack.ts'
import type { PartnerWindow } from './partner-windows.ts'
import type { TimeFacts } from './time-facts.ts'
import { timelineOf } from './timeline.ts'

/** The times of an area of life in the years ahead, as the report of the area judges them. */

const YEARS = 10

/** How much a time helps an area. `best` and `good` are the times that texts name. */
export type TimeRank = 'best' | 'good' | 'fair' | 'low'

export interface AreaTime {
  readonly lord: Graha
  readonly from: string
  readonly to: string
  readonly isNow: boolean
  readonly rank: TimeRank
  /** "from 3 May 2027 to 9 June 2028", or "now, until 9 June 2028". */
  readonly span: string
  readonly fact: PackFact
}
export interface AreaTimes {
  /** In order of time. Windows for partnership leave gaps, in which no time is good. */
  readonly rows: readonly AreaTime[]
  /** Slug of the report; null for times by the nature of the periods alone. */
  readonly source: string | null
}

type Report = (
  input: BirthWithNodeInput & { as_of: string; years: number },
  world: World,
) => Promise<{ readonly timeline: readonly PeriodRow[] }>

/** Marriage and love have windows of their own, the family has no report. */
const REPORTS: Partial<Record<AssessedArea, readonly [source: string, report: Report]>> = {
  career: ['report-career', async (input, world) => reportCareer.compute(input, world)],
  children: ['report-children', async (input, world) => reportChildren.compute(input, world)],
  education: ['report-education', async (input, world) => reportEducation.compute(input, world)],
  foreign_travel: ['report-foreign-travel', async (input, world) => reportForeignTravel.compute(input, world)],
  health: ['report-health', async (input, world) => reportHealth.compute(input, world)],
  politics: ['report-politics', async (input, world) => reportPolitics.compute(input, world)],
  property: ['report-property', async (input, world) => reportProperty.compute(input, world)],
  relocation: ['report-relocation', async (input, world) => reportRelocation.compute(input, world)],
  spiritual: ['report-spiritual', async (input, world) => reportSpiritual.compute(input, world)],
  wealth: ['report-wealth', async (input, world) => reportWealth.compute(input, world)],
}

const spanText = (from: string, to: string, isNow: boolean) =>
  isNow ? `now, until ${longDate(to)}` : `from ${longDate(from)} to ${longDate(to)}`

/** A time that a report does not name is fair from this score on. source: the edge of "something" in the timelines of the reports */
const FAIR = 45

/** The times of an area by its report; null without a report. */
export const areaTimes = async (
  area: AssessedArea,
  { reader, birth, world }: { readonly reader: Reader; readonly birth: BirthWithNodeInput; readonly world: World },
): Promise<AreaTimes | null> => {
  const row = REPORTS[area]
  if (!row) return null
  const [source, report] = row
  const { timeline } = await report(
    { ...birth, as_of: inputDateText(reader.day), years: YEARS },
    { ...world, warn() {} },
  )
  return {
    source,
    rows: timelineOf(timeline, { area, source: `reports/${source}` }, reader).map(
      ({ antar, from, to, isNow, isBest, isNamed, score, fact }) => ({
        ...{ lord: antar, from, to, isNow, fact, span: spanText(from, to, isNow) },
        rank: isBest ? 'best' : isNamed ? 'good' : score >= FAIR ? 'fair' : 'low',
      }),
    ),
  }
}

/** The windows for partnership as times. */
export const partnerTimes = (windows: readonly PartnerWindow[]): AreaTimes => ({
  source: 'report-marriage',
  rows: windows.map(({ from, to, antar, isBest, isRunning, fact }) => ({
    ...{ lord: antar, from, to, isNow: isRunning, fact, span: spanText(from, to, isRunning) },
    rank: isBest ? 'best' : 'good',
  })),
})

const RANK_OF_NATURE = { supportive: 'good', mixed: 'fair', testing: 'low' } as const

/** The periods of the years ahead by their nature alone, for the family and for a life as a whole. */
export const lifeTimes = ({ born, day }: Reader, times: TimeFacts): AreaTimes => {
  const today = dateText(day)
  const rows = times.within({ from: times.noon, to: plusDays(times.noon, 365.25 * YEARS) })
  return {
    source: null,
    rows: rows.map(({ maha, antar }, index) => {
      const [from, to] = [times.iso(antar.start), times.iso(antar.end)]
      const isNow = from <= today
      const lord = antar.ruler
      const path = `${maha.ruler}/${lord}`
      const claim = (relation: 'start' | 'end' | 'antardasha', object: string) => ({
        ...{ chart: 'D1' as const, person: 'you' as const, subject: path, relation, object },
      })
      return {
        ...{ lord, from, to, isNow, span: spanText(from, to, isNow) },
        rank: RANK_OF_NATURE[dashaNature(pairScore(maha.ruler, lord, born.chart).score)],
        fact: packFact(
          `timeline.life.${index + 1}`,
          'dasha',
          `The antardasha of ${nameInSentence(lord)} in the mahadasha of ${nameInSentence(maha.ruler)} ${isNow ? `runs until ${longDate(to)}` : `runs from ${longDate(from)} to ${longDate(to)}`}.`,
          to,
          'dashas/vimshottari-dasha',
          [
            ...(isNow ? [] : [claim('start', from)]),
            claim('end', to),
            claim('antardasha', isNow ? 'running' : 'coming'),
          ],
          3.5,
        ),
      }
    }),
  }
}

/** The best time of an area; null without one. */
export const bestTimeIn = ({ rows }: AreaTimes): AreaTime | null => rows.find(({ rank }) => rank === 'best') ?? null
