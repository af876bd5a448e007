import type { LalKitabChart } from '../../../jyotish/lal-kitab/chart.ts'
import type { Debt } from '../../../jyotish/lal-kitab/debts.ts'
import {
  cautionsForGoodPlanets,
  type LalKitabRemedy,
  remediesOfChart,
  remediesOfDebts,
} from '../../../jyotish/lal-kitab/remedies.ts'
import { mentionsAdultLife } from '../../../readings/age-filter.ts'
import { byPriority } from './shapes.ts'

export const REMEDY_SCOPES = ['natal', 'annual', 'debts', 'all'] as const
type RemedyScope = (typeof REMEDY_SCOPES)[number]

// source: Lal Kitab 1952, in our own words
export const RULES = [
  'Begin on any day except the fourth, ninth and fourteenth of a lunar half.',
  'Do one remedy a day, and never begin two together.',
  'Continue for forty to forty-three days on end; after a break, begin anew.',
  'Do it yourself, or let a blood relative do it on your behalf.',
  'Do it by daylight, between sunrise and sunset.',
] as const
export const GENERAL = [
  'These are customs of a tradition, neither medicine nor a promise.',
  'The cheapest form of a gift is as good as the dearest.',
  'Feed an animal or leave it in peace; give to a person in need what would soil a river.',
  'Truth, a kept word and respect for elders come before any article.',
] as const

/** The remedy without customs on marriage and other matters of adult life. */
const forChild = (remedy: LalKitabRemedy): LalKitabRemedy => ({
  ...remedy,
  do: remedy.do.filter((custom) => !mentionsAdultLife(custom)),
  avoid: remedy.avoid.filter((custom) => !mentionsAdultLife(custom)),
})

/** The remedies of both charts and of the debts, within a scope, by descending priority. */
export const allRemedies = (
  natal: LalKitabChart,
  annual: LalKitabChart,
  debts: readonly Debt[],
  scope: RemedyScope,
  isChild: boolean,
): LalKitabRemedy[] => {
  const wants = (one: RemedyScope) => scope === 'all' || scope === one
  // A planet that is good in both charts gets no remedies.
  const isKept = ({ planet }: LalKitabRemedy) =>
    natal.of[planet].nature === 'good' && annual.of[planet].nature === 'good'
  return [
    ...(wants('debts') ? remediesOfDebts(debts, natal) : []),
    ...(wants('natal') ? remediesOfChart(natal, 'natal').filter((each) => !isKept(each)) : []),
    ...(wants('annual') ? remediesOfChart(annual, 'annual').filter((each) => !isKept(each)) : []),
    ...(wants('natal') ? cautionsForGoodPlanets(natal, annual) : []),
  ]
    .map((remedy) => (isChild ? forChild(remedy) : remedy))
    .filter((remedy) => remedy.do.length + remedy.avoid.length > 0)
    .sort(byPriority)
}
