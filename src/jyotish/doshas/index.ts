import { type Dosha, type DoshaRule, judgeDosha } from '../rules/dosha-rule.ts'
import type { RuleFacts } from '../rules/facts.ts'
import { angarakRule } from './angarak.ts'
import { badhakaRule } from './badhaka.ts'
import { balarishtaRule } from './balarishta.ts'
import { BIRTH_TIME_RULES } from './birth-time.ts'
import { gandamoolaRule } from './gandamoola.ts'
import { gandantaRule } from './gandanta.ts'
import { ghataRule } from './ghata.ts'
import { grahanRule } from './grahan.ts'
import { guruChandalRule } from './guru-chandal.ts'
import { kaalSarpRule } from './kaal-sarp.ts'
import { kalathraRule } from './kalathra.ts'
import { kemadrumaRule } from './kemadruma.ts'
import { manglikRule } from './manglik.ts'
import { maranaKarakaRule } from './marana-karaka.ts'
import { pitraRule } from './pitra.ts'
import { santanaRule } from './santana.ts'
import { shrapitRule } from './shrapit.ts'
import { vishRule } from './vish.ts'

/** All doshas of a birth chart, except those of the birth time (`birth-time.ts`) and of a day (`sade-sati.ts`). */
export const DOSHA_RULES: readonly DoshaRule[] = [
  manglikRule(),
  kaalSarpRule,
  pitraRule,
  guruChandalRule,
  shrapitRule,
  grahanRule,
  angarakRule,
  vishRule,
  ghataRule,
  kemadrumaRule,
  gandamoolaRule,
  gandantaRule,
  kalathraRule,
  santanaRule,
  maranaKarakaRule,
  badhakaRule,
  balarishtaRule,
]

/** The doshas of the birth time, too. Gandanta belongs to both lists. */
export const BIRTH_DOSHA_RULES: readonly DoshaRule[] = [
  ...new Map([...DOSHA_RULES, ...BIRTH_TIME_RULES].map((rule) => [rule.id, rule])).values(),
]
export const isDoshaId = (id: string): boolean => BIRTH_DOSHA_RULES.some((rule) => rule.id === id)

/** Doshas of infancy and of children, which answers contain only on request by id. */
const ONLY_ON_REQUEST: readonly string[] = [balarishtaRule.id, santanaRule.id]
export const isListedByDefault = ({ id }: Pick<Dosha, 'id'>): boolean => !ONLY_ON_REQUEST.includes(id)

/** The name of a dosha in a text. A Kaal Sarp that one planet breaks is called partial. */
export const doshaInWords = ({ id, name, present, severity }: Pick<Dosha, 'id' | 'name' | 'present' | 'severity'>) =>
  id === kaalSarpRule.id && present && severity === 'low' ? `Partial ${name}` : name

/** All doshas of a chart, present or not. */
export const doshasOf = (f: RuleFacts): Dosha[] => DOSHA_RULES.map((rule) => judgeDosha(rule, f))
