import type { PackFact } from '../../../ai/claims.ts'
import type { AssessedArea } from '../../../jyotish/assessment/area.ts'
import type { Graha } from '../../../jyotish/grahas.ts'
import { inputDateText, longDate } from '../../../time/iso.ts'
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
import type { PeriodRow } from './intent-periods.ts'
import type { Reader } from './pack.ts'
import { timelineOf } from './timeline.ts'

/** The best time for an area of life in the years ahead: the one that the report of the area names. */

const YEARS = 10

export interface AreaTime {
  readonly lord: Graha
  /** "from 3 May 2027 to 9 June 2028", or "now, until 9 June 2028". */
  readonly span: string
  readonly fact: PackFact
  /** Slug of the report. */
  readonly source: string
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

/** The best time of an area; null without a report or a named time. */
export const areaTime = async (
  area: AssessedArea,
  { reader, birth, world }: { readonly reader: Reader; readonly birth: BirthWithNodeInput; readonly world: World },
): Promise<AreaTime | null> => {
  const row = REPORTS[area]
  if (!row) return null
  const [source, report] = row
  const { timeline } = await report(
    { ...birth, as_of: inputDateText(reader.day), years: YEARS },
    { ...world, warn() {} },
  )
  const best = timelineOf(timeline, { area, source: `reports/${source}` }, reader).find(({ isBest }) => isBest)
  if (!best) return null
  const { antar: lord, from, to, isNow, fact } = best
  const span = isNow ? `now, until ${longDate(to)}` : `from ${longDate(from)} to ${longDate(to)}`
  return { lord, span, fact, source }
}
