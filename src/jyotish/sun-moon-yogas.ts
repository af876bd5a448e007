import type { RasiChart } from './chart.ts'
import { SEVEN } from './grahas.ts'
import { aspects } from './nature.ts'
import { factsOf } from './rules/facts.ts'
import { isPresent } from './rules/yoga-rule.ts'
import { yogaRule } from './yogas/index.ts'

/** The yogas that Sun and Moon make by their neighbours and by their distance, each with its rule. */
const SUN_MOON_YOGAS = {
  vesi: 'vesi',
  vosi: 'vosi',
  ubhayachari: 'ubhayachari',
  budha_aditya: 'budha_aditya',
  sunapha: 'sunapha',
  anapha: 'anapha',
  durudhara: 'durudhara',
  kemadruma: 'kemadruma',
  gajakesari: 'gajakesari',
  chandra_mangala: 'chandra_mangala',
  vasumati: 'vasumati',
  shakata: 'shakata_moon',
  amala: 'amala_moon',
  varishta: 'chandra_varishta',
  sama: 'chandra_sama',
  adhama: 'chandra_adhama',
} as const
export type SunMoonYoga = keyof typeof SUN_MOON_YOGAS
const RULES = Object.entries(SUN_MOON_YOGAS).map(([yoga, id]) => ({ yoga: yoga as SunMoonYoga, rule: yogaRule(id) }))

export const sunMoonYogas = (chart: RasiChart): SunMoonYoga[] => {
  const facts = factsOf(chart)
  return RULES.flatMap(({ yoga, rule }) => (isPresent(rule, facts) ? [yoga] : []))
}

/** Who looks at the Moon in full, of those other than the nodes. */
export const lookingAtMoon = ({ graha }: RasiChart) =>
  SEVEN.filter((g): g is Exclude<typeof g, 'Moon'> => g !== 'Moon' && aspects(g, graha[g].sign, graha.Moon.sign))
