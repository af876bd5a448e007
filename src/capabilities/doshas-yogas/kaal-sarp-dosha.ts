import {
  COMPLETENESS,
  KAAL_SARP_DIRECTIONS,
  KAAL_SARP_NAMES,
  KAAL_SARP_TYPES,
  kaalSarp,
  kaalSarpRule,
} from '../../jyotish/doshas/kaal-sarp.ts'
import { judgeDosha } from '../../jyotish/rules/dosha-rule.ts'
import { distinct, nullable, oneOf, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { birthFacts } from '../shared/circumstances.ts'
import { BirthWithNode, independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { DoshaObject, doshaObject } from '../shared/rule-book.ts'
import { decimals, House, Lord } from '../shared/shapes.ts'
import { chartHead, chartHeadFields } from './parts/head.ts'

export default capability({
  slug: 'kaal-sarp-dosha',
  title: 'Kaal Sarp dosha',
  summary:
    'Whether all seven planets lie on one side of the nodes, which of the twelve types it is, and cancellations.',
  keywords: 'kaal sarp kalsarpa dosh serpent',
  weight: 'standard',
  withoutTime: 'sampled',
  method:
    'The dosha is modern tradition and absent from Brihat Parashara Hora Shastra. The seven planets are by longitude on one side of the axis of Rahu and Ketu: ascending from Rahu to Ketu in the order of signs, descending on the other side. It is full where all seven are inside and none is within a degree of a node, partial where one is outside. The type follows the house of Rahu. The ascendant need not be inside. One strong or two mild reasons cancel; one mild reason halves.',
  input: BirthWithNode,
  data: t.Object({
    ...chartHeadFields,
    dosha: DoshaObject,
    type: nullable(oneOf(KAAL_SARP_NAMES)),
    direction: nullable(oneOf(KAAL_SARP_DIRECTIONS)),
    completeness: oneOf(COMPLETENESS),
    axis: t.Object({
      rahu_house: House,
      ketu_house: House,
      rahu_longitude: t.Number(),
      ketu_longitude: t.Number(),
    }),
    outside: distinct(Lord, { description: 'Planets on the side with fewer planets; empty if all are on one side.' }),
    first_planet_to_rahu: nullable(Lord),
  }),
  example: independence,
}).compute((input, world) => {
  const born = natal(input, world)
  const { Rahu, Ketu } = born.chart.graha
  const { completeness, direction, outside, firstToRahu } = kaalSarp(born.chart)
  return {
    ...chartHead(born),
    dosha: doshaObject(judgeDosha(kaalSarpRule, birthFacts(born, world))),
    type: completeness === 'none' ? null : KAAL_SARP_TYPES[Rahu.house],
    direction,
    completeness,
    axis: {
      rahu_house: Rahu.house,
      ketu_house: Ketu.house,
      rahu_longitude: decimals(Rahu.longitude),
      ketu_longitude: decimals(Ketu.longitude),
    },
    outside,
    first_planet_to_rahu: firstToRahu,
  }
})
