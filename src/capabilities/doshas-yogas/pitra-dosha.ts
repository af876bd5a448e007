import {
  AFFLICTED_POINTS,
  AFFLICTIONS,
  LINEAGES,
  pitraAfflictions,
  pitraLineage,
  pitraRule,
} from '../../jyotish/doshas/pitra.ts'
import { judgeDosha } from '../../jyotish/rules/dosha-rule.ts'
import { nullable, oneOf, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { birthFacts } from '../shared/circumstances.ts'
import { BirthWithNode, independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { DoshaObject, doshaObject } from '../shared/rule-book.ts'
import { Graha } from '../shared/shapes.ts'
import { chartHead, chartHeadFields } from './parts/head.ts'

export default capability({
  slug: 'pitra-dosha',
  title: 'Pitra dosha',
  summary: 'Afflictions of the Sun, the ninth house, its lord or the Moon, the side of the family, and cancellations.',
  keywords: 'ancestor curse pitru dosh',
  weight: 'standard',
  method:
    'Any of six formations of BPHS on curses of a previous birth and of current practice is enough: the Sun with Rahu, Ketu or Saturn; the Sun in the 9th with a malefic and without a benefic aspect; Rahu, Ketu or Saturn in the 9th with its lord in 6, 8, 12 or with a node; the 9th lord with a node; the Sun debilitated between malefics; the Moon with a node while the 4th lord is in 6, 8 or 12 (maternal). One is low, two are medium, three or more high. One strong or two mild reasons cancel; one mild reason halves.',
  input: BirthWithNode,
  data: t.Object({
    ...chartHeadFields,
    dosha: DoshaObject,
    afflicted: t.Array(
      t.Object({
        point: oneOf(AFFLICTED_POINTS, { 'x-subjects': ['Graha'] }),
        by: nullable(Graha),
        how: oneOf(AFFLICTIONS, {
          description: 'Kind of affliction; `dusthana`: by the point’s own position in 6, 8 or 12.',
        }),
      }),
      { description: 'Points afflicted, by formation.' },
    ),
    lineage: oneOf(LINEAGES),
  }),
  example: independence,
}).compute((input, world) => {
  const born = natal(input, world)
  const facts = birthFacts(born, world)
  return {
    ...chartHead(born),
    dosha: doshaObject(judgeDosha(pitraRule, facts)),
    afflicted: pitraAfflictions(facts),
    lineage: pitraLineage(facts),
  }
})
