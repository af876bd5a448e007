import type { RuleFacts } from '../rules/facts.ts'
import { isPresent, judgeYoga, type Yoga, type YogaRule, type YogaVerdict, yogaVerdict } from '../rules/yoga-rule.ts'
import { ARISHTA } from './arishta.ts'
import { CHANDRA } from './chandra.ts'
import { CONDUCT_AND_KIN } from './conduct-and-kin.ts'
import { DARIDRA } from './daridra.ts'
import { DHANA } from './dhana.ts'
import { KAAL_SARP_YOGAS } from './kaal-sarp-yogas.ts'
import { KARTARI } from './kartari.ts'
import { DHANA_PAIRS, KENDRA_TRIKONA_PAIRS } from './lord-pairs.ts'
import { MAHAPURUSHA } from './mahapurusha.ts'
import { MALIKA } from './malika.ts'
import { MARANA_KARAKA_YOGAS } from './marana-karaka.ts'
import { NABHASA } from './nabhasa.ts'
import { NEECHA_BHANGA_YOGAS } from './neecha-bhanga-yogas.ts'
import { PARIVARTANA } from './parivartana.ts'
import { RAJA } from './raja.ts'
import { RAJA_BHANGA } from './raja-bhanga.ts'
import { ROGA } from './roga.ts'
import { SANYASA } from './sanyasa.ts'
import { SHUBHA } from './shubha.ts'
import { SURYA } from './surya.ts'
import { VIDYA } from './vidya.ts'
import { VIPARITA } from './viparita.ts'
import { VIVAHA } from './vivaha.ts'

/** All rules for a chart. A new rule is a row in the table of its group. */
export const YOGA_RULES: readonly YogaRule[] = [
  ...MAHAPURUSHA,
  ...NABHASA,
  ...CHANDRA,
  ...SURYA,
  ...RAJA,
  ...KENDRA_TRIKONA_PAIRS,
  ...DHANA,
  ...DHANA_PAIRS,
  ...SHUBHA,
  ...VIDYA,
  ...NEECHA_BHANGA_YOGAS,
  ...VIPARITA,
  ...PARIVARTANA,
  ...MALIKA,
  ...KARTARI,
  ...MARANA_KARAKA_YOGAS,
  ...KAAL_SARP_YOGAS,
  ...VIVAHA,
  ...SANYASA,
  ...CONDUCT_AND_KIN,
  ...ROGA,
  ...DARIDRA,
  ...ARISHTA,
  ...RAJA_BHANGA,
]

const BY_ID = new Map(YOGA_RULES.map((rule) => [rule.id, rule]))
export const yogaRule = (id: string): YogaRule => BY_ID.get(id)!
export const isYogaId = (id: string): boolean => BY_ID.has(id)

/** The yogas of a chart, in the order of the rules. */
export const yogasOf = (f: RuleFacts): Yoga[] =>
  YOGA_RULES.filter((rule) => isPresent(rule, f)).map((rule) => judgeYoga(rule, f))

/** The yogas of a chart without texts, for very many charts. */
export const yogaVerdictsOf = (f: RuleFacts, rules: readonly YogaRule[] = YOGA_RULES): YogaVerdict[] => {
  const verdicts: YogaVerdict[] = []
  for (const rule of rules) {
    const result = yogaVerdict(rule, f)
    if (result) verdicts.push(result)
  }
  return verdicts
}
