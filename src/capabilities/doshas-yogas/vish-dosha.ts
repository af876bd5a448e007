import { isPunarphoo, VISH_FORMS, vishForms, vishRule } from '../../jyotish/doshas/vish.ts'
import { judgeDosha } from '../../jyotish/rules/dosha-rule.ts'
import { nullable, oneOf, rows, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { birthFacts } from '../shared/circumstances.ts'
import { BirthWithNode, independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { DoshaObject, doshaObject } from '../shared/rule-book.ts'
import { decimals } from '../shared/shapes.ts'
import { chartHead, chartHeadFields } from './parts/head.ts'

export default capability({
  slug: 'vish-dosha',
  title: 'Vish dosha',
  summary: 'The Moon with, opposite, exchanging with or aspected by Saturn, and cancellations.',
  weight: 'standard',
  withoutTime: 'sampled',
  method:
    'The Moon and Saturn in one sign are high; in each other’s 7th, or exchanging signs, medium; the Moon under Saturn’s 3rd or 10th aspect is low. Punarphoo is used in the sense of KP: conjunction, mutual aspect, or exchange of signs or nakshatras. One strong or two mild reasons cancel; one mild reason halves.',
  input: BirthWithNode,
  data: t.Object({
    ...chartHeadFields,
    dosha: DoshaObject,
    forms: rows(
      t.Object({
        form: oneOf(VISH_FORMS),
        holds: t.Boolean(),
        orb: nullable(t.Number({ description: 'Orb: distance from exact, degrees; null without a form or an arc.' })),
      }),
      VISH_FORMS.length,
    ),
    punarphoo: t.Boolean(),
  }),
  example: independence,
}).compute((input, world) => {
  const born = natal(input, world)
  const facts = birthFacts(born, world)
  return {
    ...chartHead(born),
    dosha: doshaObject(judgeDosha(vishRule, facts)),
    forms: vishForms(facts).map(({ form, holds, orb }) => ({ form, holds, orb: orb === null ? null : decimals(orb) })),
    punarphoo: isPunarphoo(facts),
  }
})
