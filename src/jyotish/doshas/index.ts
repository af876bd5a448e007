import { type Dosha, type DoshaRule, judgeDosha } from '../rules/dosha-rule.ts'
import type { Facts } from '../rules/facts.ts'
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

/** Every dosha that the chart of a birth is judged for, beside those of its hour (`birth-time.ts`) and of a day (`sade-sati.ts`). */
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

/** With those of its hour; gandanta is one of the chart and of the hour. */
export const BIRTH_DOSHA_RULES: readonly DoshaRule[] = [
  ...new Map([...DOSHA_RULES, ...BIRTH_TIME_RULES].map((rule) => [rule.id, rule])).values(),
]
export const isDoshaId = (id: string): boolean => BIRTH_DOSHA_RULES.some((rule) => rule.id === id)

/** Told only to who asks for them by name: they speak of infancy and of children. */
const ASKED_FOR: readonly string[] = [balarishtaRule.id, santanaRule.id]
export const isListedByDefault = ({ id }: Pick<Dosha, 'id'>): boolean => !ASKED_FOR.includes(id)

/** A dosha as a text names it: of a chain of planets that one of them breaks, that it is partial. */
export const doshaInWords = ({ id, name, present, severity }: Pick<Dosha, 'id' | 'name' | 'present' | 'severity'>) =>
  id === kaalSarpRule.id && present && severity === 'low' ? `Partial ${name}` : name

/** Each of them, present or not. */
export const doshasOf = (f: Facts): Dosha[] => DOSHA_RULES.map((rule) => judgeDosha(rule, f))
