import type { LalKitabChart } from '../../../jyotish/lal-kitab/chart.ts'
import type { Debt } from '../../../jyotish/lal-kitab/debts.ts'
import {
  cautionsForGoodPlanets,
  type LalKitabRemedy,
  remediesOfChart,
  remediesOfDebts,
} from '../../../jyotish/lal-kitab/remedies.ts'
import { byPriority } from './shapes.ts'

export const REMEDY_SCOPES = ['natal', 'annual', 'debts', 'all'] as const
type RemedyScope = (typeof REMEDY_SCOPES)[number]

// source: Lal Kitab 1952, in our own words
export const RULES = [
  'Begun on any day but the fourth, ninth and fourteenth of a lunar half.',
  'One remedy a day; never two begun together.',
  'Forty to forty-three days on end; after a break it is begun anew.',
  'Done by the native, or by a blood relative on the native’s behalf.',
  'By daylight, between sunrise and sunset.',
] as const
export const GENERAL = [
  'These are customs of a tradition, neither medicine nor a promise.',
  'The cheapest form of a gift is as good as the dearest.',
  'An animal is fed or left in peace; what would soil a river is given to a person in need instead.',
  'Truth, a kept word and respect for elders are asked before any article.',
] as const

/** The remedies of both charts and of the debts, within a scope, by descending priority. */
export const allRemedies = (
  natal: LalKitabChart,
  annual: LalKitabChart,
  debts: readonly Debt[],
  scope: RemedyScope,
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
  ].sort(byPriority)
}
