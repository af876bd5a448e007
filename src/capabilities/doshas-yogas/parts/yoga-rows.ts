import type { RuleFacts } from '../../../jyotish/rules/facts.ts'
import { judgeYoga, type Yoga, type YogaRule } from '../../../jyotish/rules/yoga-rule.ts'
import { rows, t } from '../../../schema.ts'
import { YogaObject, yogaObject } from '../../shared/rule-book.ts'

/** A table of rules in an answer: each rule, present or not, and the number present. */

export const Count = t.Integer({ minimum: 0, description: 'Number of items that are present.' })
export const yogaRowsFields = (rules: readonly YogaRule[]) => ({ yogas: rows(YogaObject, rules.length), count: Count })

/** True if the answer lists each condition. */
export type Explain = boolean | null | undefined
export const yogaWithText = (yoga: Yoga, explain: Explain) => yogaObject(yoga, explain ?? false)
export const presentIn = (yogas: readonly Yoga[]): number => yogas.filter(({ present }) => present).length

export const yogaRows = (rules: readonly YogaRule[], facts: RuleFacts, explain: Explain) => {
  const yogas = rules.map((rule) => judgeYoga(rule, facts))
  return { yogas: yogas.map((yoga) => yogaWithText(yoga, explain)), count: presentIn(yogas) }
}
