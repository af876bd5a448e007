import type { RasiChart } from './chart.ts'
import { kemadrumaRule } from './doshas/kemadruma.ts'
import { SEVEN } from './grahas.ts'
import { aspects } from './nature.ts'
import type { Clause } from './rules/clauses.ts'
import { judgeDosha } from './rules/dosha-rule.ts'
import { factsOf } from './rules/facts.ts'
import { gajakesariFromMoon } from './yogas/gajakesari.ts'
import { yogaRule } from './yogas/index.ts'

/** The yogas of the Sun and the Moon by their neighbours and by their distance, with the ids of their rules. */
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
/** A cancelled Kemadruma has a text of its own. */
export type SunMoonYoga = keyof typeof SUN_MOON_YOGAS | 'kemadruma_cancelled'
const CONDITIONS: readonly (readonly [SunMoonYoga, Clause])[] = Object.entries(SUN_MOON_YOGAS).map(([yoga, id]) => [
  yoga as SunMoonYoga,
  // Here gajakesari counts from the Moon only. Counted from the ascendant it does not belong to the Moon.
  yoga === 'gajakesari' ? gajakesariFromMoon : yogaRule(id).when,
])

export const sunMoonYogas = (chart: RasiChart): SunMoonYoga[] => {
  const facts = factsOf(chart)
  const held = (yoga: SunMoonYoga): SunMoonYoga =>
    yoga === 'kemadruma' && judgeDosha(kemadrumaRule, facts).cancelled ? 'kemadruma_cancelled' : yoga
  return CONDITIONS.flatMap(([yoga, when]) => (when.holds(facts) ? [held(yoga)] : []))
}

/** The planets with a full aspect on the Moon. The nodes do not count. */
export const lookingAtMoon = ({ graha }: RasiChart) =>
  SEVEN.filter((g): g is Exclude<typeof g, 'Moon'> => g !== 'Moon' && aspects(g, graha[g].sign, graha.Moon.sign))
