import { grahan, grahanRule } from '../../jyotish/doshas/grahan.ts'
import { judgeDosha, SEVERITIES } from '../../jyotish/rules/dosha-rule.ts'
import type { RuleFacts } from '../../jyotish/rules/facts.ts'
import { nullable, oneOf, t } from '../../schema.ts'
import { isoUtc } from '../../time/moment.ts'
import { capability } from '../capability.ts'
import { Utc } from '../shared/almanac.ts'
import { birthFactsWithEclipse } from '../shared/circumstances.ts'
import { BirthWithNode, independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { DoshaObject, doshaObject } from '../shared/rule-book.ts'
import { decimals, NodeGraha } from '../shared/shapes.ts'
import { chartHead, chartHeadFields } from './parts/head.ts'

const Shadowed = t.Object({
  present: t.Boolean(),
  node: nullable(NodeGraha),
  orb: nullable(t.Number({ description: 'Distance from the node, degrees; null without a conjunction.' })),
  severity: oneOf(SEVERITIES),
})
const shadowed = (facts: RuleFacts, luminary: 'Sun' | 'Moon') => {
  const met = grahan(facts, luminary)
  if (!met) return { present: false, node: null, orb: null, severity: 'none' as const }
  return { present: true, node: met.node, orb: decimals(met.orb), severity: met.severity }
}

export default capability({
  slug: 'grahan-dosha',
  title: 'Grahan dosha',
  summary: 'The Sun or the Moon in the sign of a node, an eclipse near the birth, and cancellations.',
  weight: 'standard',
  withoutTime: 'sampled',
  method:
    'The Sun or the Moon is in the sign of Rahu or Ketu. The severity is high within 8 degrees for the Sun and 6 for the Moon, medium within 12, otherwise low. An eclipse anywhere on Earth with its maximum within twelve hours of birth (Swiss Ephemeris) is high in any sign. A reason must hold for each affected luminary. One strong or two mild reasons cancel; one mild reason halves.',
  input: BirthWithNode,
  data: t.Object({
    ...chartHeadFields,
    dosha: DoshaObject,
    solar: Shadowed,
    lunar: Shadowed,
    eclipse_birth: nullable(
      t.Object({
        kind: oneOf(['solar', 'lunar']),
        type: oneOf(['total', 'annular', 'hybrid', 'partial', 'penumbral']),
        maximum: Utc,
        hours_from_birth: t.Number({ minimum: 0, maximum: 12 }),
      }),
    ),
  }),
  example: independence,
}).compute(async (input, world) => {
  const born = natal(input, world)
  const facts = await birthFactsWithEclipse(born, world)
  const { eclipse } = facts
  return {
    ...chartHead(born),
    dosha: doshaObject(judgeDosha(grahanRule, facts)),
    solar: shadowed(facts, 'Sun'),
    lunar: shadowed(facts, 'Moon'),
    eclipse_birth:
      eclipse === null || eclipse === 'none'
        ? null
        : {
            kind: eclipse.kind,
            type: eclipse.type,
            maximum: isoUtc(eclipse.maximum),
            hours_from_birth: decimals(eclipse.hours, 4),
          },
  }
})
