import { CURSE_RULES, CURSES } from '../../jyotish/doshas/curses.ts'
import { CURSE_CLAUSES, type FertilitySphuta, PARITIES, SPHUTA_STRENGTHS } from '../../jyotish/doshas/santana.ts'
import { evaluateClause } from '../../jyotish/rules/clauses.ts'
import type { RuleFacts } from '../../jyotish/rules/facts.ts'
import { oneOf, t } from '../../schema.ts'
import { signName } from '../../zodiac/signs.ts'
import { clauseRow } from './rule-book.ts'
import { decimals, Sign } from './shapes.ts'

/** The factors of BPHS 83 and Phaladeepika 12 for children. */

export const Sphuta = t.Object(
  {
    longitude: t.Number({ description: 'Sidereal ecliptic longitude, degrees.' }),
    sign: Sign,
    sign_parity: oneOf(PARITIES, { description: 'Parity of the sign, odd or even.' }),
    navamsa_parity: oneOf(PARITIES, { description: 'Parity of the navamsha sign, odd or even.' }),
    strong: t.Boolean({ description: 'True if sign and navamsha are as required.' }),
    strength: oneOf(SPHUTA_STRENGTHS, { description: 'Strength; `medium`: by sign or by navamsa alone.' }),
  },
  { $id: 'FertilitySphuta', description: 'A sphuta read for children.' },
)
export const sphuta = ({ point, signParity, navamsaParity, strength }: FertilitySphuta) => ({
  longitude: decimals(point.longitude),
  sign: signName(point.sign),
  sign_parity: signParity,
  navamsa_parity: navamsaParity,
  strong: strength === 'strong',
  strength,
})

export const Curse = t.Object(
  {
    id: oneOf(CURSES, { description: 'Source of the curse.' }),
    holds: t.Boolean({ description: 'True if a tested form is present.' }),
    evidence: t.Array(t.String(), { description: 'Positions that the rule refers to.' }),
    remedy: t.String({ description: 'Rite of the chapter.' }),
    source: t.String({ description: 'Book that gives the rule.' }),
  },
  { $id: 'SantanaCurse', description: 'One of the eight curses of BPHS 83.' },
)
export const cursesOf = (facts: RuleFacts) =>
  CURSES.map((id) => {
    const { holds, evidence } = clauseRow(evaluateClause(CURSE_CLAUSES[id], facts))
    return { id, holds, evidence, remedy: CURSE_RULES[id].remedy, source: 'BPHS 83' }
  })
