import { STANDINGS, standing } from '../../jyotish/dignity.ts'
import { BADHAKA_TIE_KINDS, BADHAKA_TIES, badhakaRule, badhakaTies } from '../../jyotish/doshas/badhaka.ts'
import { badhaka } from '../../jyotish/markers.ts'
import { judgeDosha } from '../../jyotish/rules/dosha-rule.ts'
import { oneOf, t, term } from '../../schema.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { birthFacts } from '../shared/circumstances.ts'
import { BirthWithNode, independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { DoshaObject, doshaObject } from '../shared/rule-book.ts'
import { House, planetFields, planetRow, Sign } from '../shared/shapes.ts'
import { chartHead, chartHeadFields } from './parts/head.ts'

export default capability({
  slug: 'badhaka-dosha',
  title: 'Badhaka dosha',
  summary: 'The badhaka house and lord of an ascendant, ties of the lord, and cancellations.',
  weight: 'standard',
  method:
    'Source: Prasna Marga. The badhaka house is the 11th for a movable, the 9th for a fixed and the 7th for a dual ascendant; its lord is the ordinary sign lord. The dosha is present where that lord is related (same sign, exchange or mutual aspect) to the ascendant lord or the Moon, and also to a node, the 6th lord or the 8th lord; or where Mandi is with the lord in the badhaka house. The severity follows the number of relations of the second kind: one is low, two medium, three or more high. Jupiter’s aspect cancels.',
  input: BirthWithNode,
  data: t.Object({
    ...chartHeadFields,
    badhaka_house: House,
    badhaka_sign: Sign,
    badhakesh: t.Object({ ...planetFields, dignity: oneOf(STANDINGS) }),
    connections: t.Array(t.Object({ with: term(BADHAKA_TIES), how: term(BADHAKA_TIE_KINDS) })),
    dosha: DoshaObject,
  }),
  example: independence,
}).compute((input, world) => {
  const born = natal(input, world)
  const { chart } = born
  const facts = birthFacts(born, world)
  const { house, sign, lord } = badhaka(chart.ascendant.sign)
  return {
    ...chartHead(born),
    badhaka_house: house,
    badhaka_sign: signName(sign),
    badhakesh: { ...planetRow(chart.graha[lord]), dignity: standing(chart.graha[lord], chart.graha) },
    connections: badhakaTies(facts),
    dosha: doshaObject(judgeDosha(badhakaRule, facts)),
  }
})
