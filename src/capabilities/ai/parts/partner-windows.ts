import type { PackFact } from '../../../ai/claims.ts'
import type { Area } from '../../../jyotish/assessment/area.ts'
import type { Graha } from '../../../jyotish/grahas.ts'
import { dateText, writtenDate } from '../../../time/iso.ts'
import type { World } from '../../capability.ts'
import vivahaYogas from '../../doshas-yogas/vivaha-yogas.ts'
import type { BirthWithNodeInput } from '../../shared/inputs.ts'
import { packFact } from './chart-facts.ts'
import { type Reader, type Sentence, say } from './pack.ts'

/** Times for partnership: the same for every reading, those of vivaha-yogas. */

export const hasPartnerWindows = (area: Area): boolean => area === 'marriage' || area === 'romance'

/** Told are so many from the first on, and the strongest. */
const FIRST_WINDOWS = 3

export interface PartnerWindow {
  readonly from: string
  readonly to: string
  readonly antar: Graha
  readonly score: number
  readonly fact: PackFact
}

export const partnerWindows = async ({ day }: Reader, birth: BirthWithNodeInput, years: number, world: World) => {
  const vivaha = await vivahaYogas.compute({ ...birth, from_date: dateText(day), years }, { ...world, warn() {} })
  const strongest = vivaha.windows.reduce((best, { score }) => Math.max(best, score), 0)
  const best = vivaha.windows.findIndex(({ score }) => score === strongest)
  const chosen = vivaha.windows.filter((_, at) => at < FIRST_WINDOWS || at === best)
  const windows = chosen.map(({ start, end, dasha, score }, at): PartnerWindow => {
    const [from, to] = [start.slice(0, 10), end.slice(0, 10)]
    const period = `${dasha.mahadasha}/${dasha.antardasha}`
    const claim = (subject: string, relation: 'start' | 'end' | 'antardasha', object: string) => ({
      ...{ chart: 'D1' as const, person: 'you' as const, subject, relation, object },
    })
    const antar = dasha.antardasha as Graha
    return {
      ...{ from, to, antar, score },
      fact: packFact(
        `vivaha.window.${at + 1}`,
        'dasha',
        `A window for partnership runs from ${writtenDate(from)} to ${writtenDate(to)}, in the ${antar} antardasha.`,
        score,
        'doshas-yogas/vivaha-yogas',
        [
          claim(`window ${at + 1}`, 'start', from),
          claim(`window ${at + 1}`, 'end', to),
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

/** The windows in two sentences: which comes first, and which is the strongest. */
export const windowSentences = (windows: readonly PartnerWindow[], years: number, lead = ''): Sentence[] => {
  const [first] = windows
  if (!first) return []
  const strongest = windows.reduce((best, each) => (each.score > best.score ? each : best))
  const text = lead ? first.fact.text.replace(/^A/, 'a') : first.fact.text
  return [
    say(lead + text, first.fact),
    first === strongest
      ? say(`It is the strongest of ${yearsInWords(years)}.`, first.fact)
      : say(
          `The strongest of ${yearsInWords(years)} runs from ${writtenDate(strongest.from)} to ${writtenDate(strongest.to)}, in the ${strongest.antar} antardasha.`,
          strongest.fact,
        ),
  ]
}
export const noPartnerWindow = (years: number): string =>
  `in ${yearsInWords(years)} the chart does not single out a window for partnership.`
