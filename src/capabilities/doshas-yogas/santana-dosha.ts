import { CURSE_RULES, CURSES } from '../../jyotish/doshas/curses.ts'
import {
  beeja,
  CURSE_CLAUSES,
  type FertilitySphuta,
  kshetra,
  PARITIES,
  SPHUTA_STRENGTHS,
  santanaRule,
} from '../../jyotish/doshas/santana.ts'
import { found } from '../../jyotish/rules/clauses.ts'
import { judgedDosha } from '../../jyotish/rules/dosha-rule.ts'
import { oneOf, rows, t } from '../../schema.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { birthFacts } from '../vocabulary/circumstances.ts'
import { BirthWithNode, independence } from '../vocabulary/inputs.ts'
import { natal } from '../vocabulary/natal.ts'
import { clauseRow, DoshaObject, doshaObject } from '../vocabulary/rule-book.ts'
import { decimals, Sign } from '../vocabulary/shapes.ts'
import { chartHead, chartHeadFields } from './parts/head.ts'
import { HouseState, houseState } from './parts/house-state.ts'

const Sphuta = t.Object({
  longitude: t.Number(),
  sign: Sign,
  sign_parity: oneOf(PARITIES),
  navamsa_parity: oneOf(PARITIES),
  strong: t.Boolean(),
  strength: oneOf(SPHUTA_STRENGTHS, { description: 'medium: by sign or by navamsa alone.' }),
})
const sphuta = ({ point, signParity, navamsaParity, strength }: FertilitySphuta) => ({
  longitude: decimals(point.longitude),
  sign: signName(point.sign),
  sign_parity: signParity,
  navamsa_parity: navamsaParity,
  strong: strength === 'strong',
  strength,
})

export default capability({
  slug: 'santana-dosha',
  title: 'Santana dosha',
  summary:
    'The eight curses that BPHS holds against children, each with its evidence and its rite, the fifth house, and what cancels.',
  weight: 'standard',
  method:
    'BPHS ch. 83: a curse holds by any of its tested forms; the dosha is present where one holds and the 5th lord or Jupiter is weak. One low, two medium, three or more high. Beeja sphuta: Sun, Venus and Jupiter added, strong in an odd sign and navamsa; kshetra: Moon, Mars and Jupiter, strong in even ones (Phaladeepika 12). A tradition of reading, and no statement about having children.',
  input: BirthWithNode,
  data: t.Object({
    ...chartHeadFields,
    dosha: DoshaObject,
    curses: rows(
      t.Object({
        id: oneOf(CURSES),
        holds: t.Boolean(),
        evidence: t.Array(t.String()),
        remedy: t.String({ description: 'The rite that the chapter names.' }),
        source: t.String(),
      }),
      CURSES.length,
    ),
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
    dosha: doshaObject(judgedDosha(santanaRule, facts)),
    curses: CURSES.map((id) => {
      const { holds, evidence } = clauseRow(found(CURSE_CLAUSES[id], facts))
      return { id, holds, evidence, remedy: CURSE_RULES[id].remedy, source: 'BPHS 83' }
    }),
    fifth: houseState(5, chart),
    sphutas: { beeja: sphuta(beeja(chart)), kshetra: sphuta(kshetra(chart)) },
  }
})
