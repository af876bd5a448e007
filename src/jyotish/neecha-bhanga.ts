import { houseFrom, type SignIndex, signName } from '../zodiac/signs.ts'
import type { RasiChart } from './chart.ts'
import { exaltationSign, isDebilitated, isExalted } from './dignity.ts'
import { type Graha, lordOf, SEVEN } from './grahas.ts'
import { KENDRAS } from './house-groups.ts'
import { aspects } from './nature.ts'
import { vargaSeat } from './vargas.ts'

// source: Phaladeepika 7.26-30 for the first five, Jataka Parijata and tradition for the rest
const BY_KENDRA = ['dispositor_in_kendra', 'exaltation_lord_in_kendra', 'planet_exalted_there_in_kendra'] as const
export const NEECHA_BHANGA = [
  ...BY_KENDRA,
  'dispositor_with_or_aspecting',
  'exaltation_lord_with_or_aspecting',
  'exalted_in_navamsa',
  'dispositor_and_exaltation_lord_in_mutual_kendra',
  'exchange_with_dispositor',
  'aspect_of_another_debilitated',
] as const
export type NeechaBhangaRule = (typeof NEECHA_BHANGA)[number]

// source: Phaladeepika ch. 7 alone, the rules of chart markers and readings
export const PHALADEEPIKA_BHANGA = [...BY_KENDRA, 'aspect_of_dispositor'] as const
export type PhaladeepikaBhanga = (typeof PHALADEEPIKA_BHANGA)[number]

export interface NeechaBhanga {
  rule: NeechaBhangaRule
  holds: boolean
  evidence: string
}

/**
 * The rules that cancel the debilitation of a planet, each with its evidence; empty for a planet that is not
 * debilitated. The verses do not name the nodes; this project applies the same rules to them.
 */
export const neechaBhanga = (planet: Graha, chart: RasiChart): NeechaBhanga[] => {
  const { graha, ascendant } = chart
  const { sign, longitude } = graha[planet]
  const exaltation = exaltationSign(planet, graha[planet])
  if (exaltation === null || !isDebilitated(planet, sign, graha[planet])) return []
  const seat = (body: Graha) => `${body} in ${signName(graha[body].sign)}`
  const kendraFrom = (from: SignIndex, body: Graha) => KENDRAS.includes(houseFrom(from, graha[body].sign))
  const inKendra = (body: Graha) => kendraFrom(ascendant.sign, body) || kendraFrom(graha.Moon.sign, body)
  const withOrAspecting = (body: Graha) =>
    body !== planet && (graha[body].sign === sign || aspects(body, graha[body].sign, sign))
  const dispositor = lordOf(sign)
  const exaltationLord = lordOf(exaltation)
  const exaltedThere = SEVEN.find((each) => isExalted(each, sign))
  const navamsa = vargaSeat(longitude, 'D9').sign
  const fallen = SEVEN.filter((each) => each !== planet && isDebilitated(each, graha[each].sign))
  const mutuallyAspecting = fallen.filter(
    (each) => aspects(each, graha[each].sign, sign) && aspects(planet, sign, graha[each].sign),
  )
  const rule = (name: NeechaBhangaRule, holds: boolean, evidence: string): NeechaBhanga => ({
    rule: name,
    holds,
    evidence,
  })
  return [
    rule('dispositor_in_kendra', inKendra(dispositor), seat(dispositor)),
    rule('exaltation_lord_in_kendra', inKendra(exaltationLord), seat(exaltationLord)),
    rule(
      'planet_exalted_there_in_kendra',
      exaltedThere !== undefined && inKendra(exaltedThere),
      exaltedThere ? seat(exaltedThere) : `no planet is exalted in ${signName(sign)}`,
    ),
    rule('dispositor_with_or_aspecting', withOrAspecting(dispositor), seat(dispositor)),
    rule('exaltation_lord_with_or_aspecting', withOrAspecting(exaltationLord), seat(exaltationLord)),
    rule('exalted_in_navamsa', isExalted(planet, navamsa, graha[planet]), `${planet} in ${signName(navamsa)} in D9`),
    rule(
      'dispositor_and_exaltation_lord_in_mutual_kendra',
      kendraFrom(graha[dispositor].sign, exaltationLord),
      `${seat(dispositor)}, ${seat(exaltationLord)}`,
    ),
    rule('exchange_with_dispositor', lordOf(graha[dispositor].sign) === planet, seat(dispositor)),
    rule(
      'aspect_of_another_debilitated',
      mutuallyAspecting.length > 0,
      fallen.length > 0 ? `also debilitated: ${fallen.map(seat).join(', ')}` : 'no other planet is debilitated',
    ),
  ]
}

/** The rules of Phaladeepika that cancel the debilitation of a planet; empty for one that is not debilitated. */
export const phaladeepikaBhanga = (planet: Graha, chart: RasiChart): PhaladeepikaBhanga[] => {
  const { sign } = chart.graha[planet]
  if (!isDebilitated(planet, sign)) return []
  const dispositor = lordOf(sign)
  const matches = new Set(neechaBhanga(planet, chart).flatMap(({ rule, holds }) => (holds ? [rule] : [])))
  const dispositorAspects = aspects(dispositor, chart.graha[dispositor].sign, sign)
  return [
    ...BY_KENDRA.filter((rule) => matches.has(rule)),
    ...(dispositorAspects ? (['aspect_of_dispositor'] as const) : []),
  ]
}

/** True if any of the nine rules cancels the debilitation of a planet. */
export const isDebilityCancelled = (planet: Graha, chart: RasiChart): boolean =>
  neechaBhanga(planet, chart).some(({ holds }) => holds)
