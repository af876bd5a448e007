import { CURSES } from '../../jyotish/doshas/curses.ts'
import { beeja, kshetra, santanaRule } from '../../jyotish/doshas/santana.ts'
import { judgeDosha } from '../../jyotish/rules/dosha-rule.ts'
import { rows, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { birthFacts } from '../shared/circumstances.ts'
import { BirthWithNode, independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { DoshaObject, doshaObject } from '../shared/rule-book.ts'
import { Curse, cursesOf, Sphuta, sphuta } from '../shared/santana.ts'
import { chartHead, chartHeadFields } from './parts/head.ts'
import { HouseState, houseState } from './parts/house-state.ts'

export default capability({
  slug: 'santana-dosha',
  title: 'Santana dosha',
  summary: 'The eight BPHS curses against children, each with evidence and rite, the fifth house, and cancellations.',
  weight: 'standard',
  method:
    'Source: BPHS ch. 83. A curse holds if any of its tested forms holds. The dosha is present where a curse holds and the 5th lord or Jupiter is weak. One curse is low, two are medium, three or more high. Beeja sphuta is the sum of Sun, Venus and Jupiter, strong in an odd sign and navamsa; kshetra sphuta is the sum of Moon, Mars and Jupiter, strong in even ones (Phaladeepika 12). This is a tradition of reading and no statement about the ability to have children.',
  input: BirthWithNode,
  data: t.Object({
    ...chartHeadFields,
    dosha: DoshaObject,
    curses: rows(Curse, CURSES.length),
    fifth: HouseState,
    sphutas: t.Object({ beeja: Sphuta, kshetra: Sphuta }),
  }),
  example: independence,
}).compute((input, world) => {
  const born = natal(input, world)
  const { chart } = born
  const facts = birthFacts(born, world)
  return {
    ...chartHead(born),
    dosha: doshaObject(judgeDosha(santanaRule, facts)),
    curses: cursesOf(facts),
    fifth: houseState(5, chart),
    sphutas: { beeja: sphuta(beeja(chart)), kshetra: sphuta(kshetra(chart)) },
  }
})
