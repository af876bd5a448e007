import type { PackFact } from '../../../ai/claims.ts'
import type { AssessedArea } from '../../../jyotish/assessment/area.ts'
import type { Graha } from '../../../jyotish/grahas.ts'
import { dateText, inputDateText, longDate } from '../../../time/iso.ts'
import type { World } from '../../capability.ts'
import vivahaYogas from '../../doshas-yogas/vivaha-yogas.ts'
import type { BirthWithNodeInput } from '../../shared/inputs.ts'
import { packFact } from './chart-facts.ts'
import { packSentence, type Reader, type Sentence } from './pack.ts'

/** Windows for partnership from vivaha-yogas. All readings use them, so that their dates agree. */

export const hasPartnerWindows = (area: AssessedArea): boolean => area === 'marriage' || area === 'romance'

/** A reading covers this many first windows, and the strongest one. */
const FIRST_WINDOWS = 3

export interface PartnerWindow {
  readonly from: string
  readonly to: string
  readonly antar: Graha
  readonly score: number
  readonly fact: PackFact
}

/** The first windows and the strongest one in the years after the day of the reading, with a description of the spouse. */
export const partnerWindows = async ({ day }: Reader, birth: BirthWithNodeInput, years: number, world: World) => {
  const vivaha = await vivahaYogas.compute({ ...birth, from_date: inputDateText(day), years }, { ...world, warn() {} })
  const strongest = vivaha.windows.reduce((best, { score }) => Math.max(best, score), 0)
  const best = vivaha.windows.findIndex(({ score }) => score === strongest)
  const shownWindows = vivaha.windows.filter((_, index) => index < FIRST_WINDOWS || index === best)
  const windows = shownWindows.map(({ start, end, dasha, score }, index): PartnerWindow => {
    const [from, to] = [start.slice(0, 10), end.slice(0, 10)]
    const period = `${dasha.mahadasha}/${dasha.antardasha}`
    const claim = (subject: string, relation: 'start' | 'end' | 'antardasha', object: string) => ({
      ...{ chart: 'D1' as const, person: 'you' as const, subject, relation, object },
    })
    const antar = dasha.antardasha as Graha
    return {
      ...{ from, to, antar, score },
      fact: packFact(
        `vivaha.window.${index + 1}`,
        'dasha',
        `A window for partnership runs from ${longDate(from)} to ${longDate(to)}, in the ${antar} antardasha.`,
        score,
        'doshas-yogas/vivaha-yogas',
        [
          claim(`window ${index + 1}`, 'start', from),
          claim(`window ${index + 1}`, 'end', to),
          claim(period, 'antardasha', from <= dateText(day) ? 'running' : 'coming'),
        ],
        5.5,
      ),
    }
  })
  return { windows, spouse: vivaha.spouse }
}

const NUMBERS = 'one two three four five six seven eight nine ten'.split(' ')
const yearsInWords = (years: number) => (years === 1 ? 'the next year' : `the next ${NUMBERS[years - 1]} years`)

/** Two sentences, on the first and on the strongest window. `lead`: an introduction. */
export const windowSentences = (windows: readonly PartnerWindow[], years: number, lead = ''): Sentence[] => {
  const [firstWindow] = windows
  if (!firstWindow) return []
  const strongest = windows.reduce((best, window) => (window.score > best.score ? window : best))
  const text = lead ? firstWindow.fact.text.replace(/^A/, 'a') : firstWindow.fact.text
  return [
    packSentence(
      `${lead}${text}${firstWindow === strongest ? ` It is the strongest of ${yearsInWords(years)}.` : ''}`,
      firstWindow.fact,
    ),
    ...(firstWindow === strongest
      ? []
      : [
          packSentence(
            `The strongest of ${yearsInWords(years)} runs from ${longDate(strongest.from)} to ${longDate(strongest.to)}, in the ${strongest.antar} antardasha.`,
            strongest.fact,
          ),
        ]),
  ]
}
/** A clause for years without a window. */
export const noPartnerWindow = (years: number): string =>
  `in ${yearsInWords(years)} the chart does not single out a window for partnership.`
