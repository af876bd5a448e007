import type { YogaRule } from '../jyotish/rules/yoga-rule.ts'
import { isYogaId, yogaRule } from '../jyotish/yogas/index.ts'
import type { PackFact } from './claims.ts'

/** Facts that frighten when they stand alone: on dangers to life, illness, the eighth house and childlessness. No model receives them. */

const FRIGHTENING_GROUPS: readonly YogaRule['group'][] = ['arishta', 'marana_karaka', 'roga']
const FRIGHTENING_YOGAS: readonly string[] = [
  ...['aputra', 'bharya_heena', 'marriage_denial', 'two_marriages', 'many_marriages', 'griha_nasha'],
  ...['papa_kartari_8', 'randhra_malika', 'daridra_P_lagna', 'daridra_L4_L9'],
]
const FRIGHTENING_DOSHAS: readonly string[] = ['marana_karaka', 'balarishta', 'ghata']

export const isFrighteningYoga = (id: string): boolean => {
  if (FRIGHTENING_YOGAS.includes(id) || /^parivartana_(?:\d+_8|8_\d+)$/.test(id)) return true
  return isYogaId(id) && FRIGHTENING_GROUPS.includes(yogaRule(id).group)
}
export const isFrighteningDosha = (id: string): boolean => FRIGHTENING_DOSHAS.includes(id)

const EIGHTH = /^(?:lord of )?house 8$/

/** True for a fact on the eighth house itself: its lord, its points, an aspect on it. A planet in it is explained by a passage. */
const isOnEighthHouse = ({ claims }: PackFact): boolean =>
  claims.some(
    ({ chart, relation, subject, object }) =>
      chart === 'D1' && ((relation === 'lord' && object === '8') || EIGHTH.test(subject) || EIGHTH.test(object)),
  )

/** True for a fact that a general reading leaves out. An answer on it by name says what helps. */
export const isFrightening = (fact: PackFact): boolean => {
  const [, kind, name = ''] = /(?:^|\.)(yoga|dosha)\.(\w+)$/.exec(fact.id) ?? []
  if (kind === 'yoga') return isFrighteningYoga(name)
  return kind === 'dosha' ? isFrighteningDosha(name) : isOnEighthHouse(fact)
}

/** True for a planet in the eighth house. A composed reading explains it; a model might leave the explanation out. */
export const isInEighthHouse = ({ claims }: PackFact): boolean =>
  claims.some(({ chart, relation, object, from }) => chart === 'D1' && relation === 'house' && object === '8' && !from)
