import type { PackFact } from '../../../ai/claims.ts'
import type { AssessedArea } from '../../../jyotish/assessment/area.ts'
import type { Graha } from '../../../jyotish/grahas.ts'
import { dateText, inputDateText, longDate } from '../../../time/iso.ts'
import { localAt } from '../../../time/moment.ts'
import type { World } from '../../capability.ts'
import vivahaYogas from '../../doshas-yogas/vivaha-yogas.ts'
import type { BirthWithNodeInput } from '../../shared/inputs.ts'
import { noonOfLife } from '../../shared/lifetime.ts'
import { MARRIAGE_YEARS, marriageTimes } from '../../shared/marriage-times.ts'
import { packFact } from './chart-facts.ts'
import { packSentence, type Reader, type Sentence } from './pack.ts'

/** Windows for partnership: the times for marriage of the marriage report, so that the dates of all texts agree. */

export const hasPartnerWindows = (area: AssessedArea): boolean => area === 'marriage' || area === 'romance'

export interface PartnerWindow {
  readonly from: string
  readonly to: string
  readonly antar: Graha
  readonly isBest: boolean
  readonly isRunning: boolean
  readonly fact: PackFact
}

/** The span of a window as a predicate. */
const spanOf = ({ from, to, isRunning }: Pick<PartnerWindow, 'from' | 'to' | 'isRunning'>) =>
  isRunning ? `is open now, until ${longDate(to)}` : `runs from ${longDate(from)} to ${longDate(to)}`

/** The named windows in order of time in the years after the day of the reading, with a description of the spouse. */
export const partnerWindows = async ({ day, born }: Reader, birth: BirthWithNodeInput, world: World) => {
  const quiet = { ...world, warn() {} }
  const { spouse } = await vivahaYogas.compute({ ...birth, from_date: inputDateText(day), years: 1 }, quiet)
  const { named, best } = await marriageTimes(born, noonOfLife(day, born), MARRIAGE_YEARS, quiet)
  const dateOf = (at: (typeof named)[number]['from']) => dateText(localAt(at, born.moment.zone))
  const windows = named.map((season, index): PartnerWindow => {
    const { mahadasha, antardasha: antar, peak } = season
    const [from, to] = [dateOf(season.from), dateOf(season.to)]
    const period = `${mahadasha}/${antar}`
    const isRunning = from <= dateText(day)
    const claim = (subject: string, relation: 'start' | 'end' | 'antardasha', object: string) => ({
      ...{ chart: 'D1' as const, person: 'you' as const, subject, relation, object },
    })
    return {
      ...{ from, to, antar, isBest: season === best, isRunning },
      fact: packFact(
        `vivaha.window.${index + 1}`,
        'dasha',
        `A window for partnership ${spanOf({ from, to, isRunning })}, in the ${antar} antardasha.`,
        peak.score,
        'reports/report-marriage',
        [
          ...(isRunning ? [] : [claim(`window ${index + 1}`, 'start', from)]),
          claim(`window ${index + 1}`, 'end', to),
          claim(period, 'antardasha', isRunning ? 'running' : 'coming'),
        ],
        5.5,
      ),
    }
  })
  return { windows, spouse }
}

const YEARS_IN_WORDS = 'the next ten years'

/** The window that texts call the strongest; null without windows. */
export const strongestWindow = (windows: readonly PartnerWindow[]): PartnerWindow | null =>
  windows.find(({ isBest }) => isBest) ?? null

/** Two sentences, on the first and on the strongest window. */
export const windowSentences = (windows: readonly PartnerWindow[]): Sentence[] => {
  const [firstWindow] = windows
  const strongest = strongestWindow(windows)
  if (!firstWindow || !strongest) return []
  return [
    packSentence(
      `${firstWindow.fact.text}${firstWindow === strongest ? ` It is the strongest of ${YEARS_IN_WORDS}.` : ''}`,
      firstWindow.fact,
    ),
    ...(firstWindow === strongest
      ? []
      : [
          packSentence(
            `The strongest of ${YEARS_IN_WORDS} ${spanOf(strongest)}, in the ${strongest.antar} antardasha.`,
            strongest.fact,
          ),
        ]),
  ]
}
/** A clause for years without a window. */
export const NO_PARTNER_WINDOW = `in ${YEARS_IN_WORDS} the chart does not single out a window for partnership.`
