import { CURSE_RULES, CURSES } from '../../jyotish/doshas/curses.ts'
import { CURSE_CLAUSES, type FertilitySphuta, PARITIES, SPHUTA_STRENGTHS } from '../../jyotish/doshas/santana.ts'
import { found } from '../../jyotish/rules/clauses.ts'
import type { Facts } from '../../jyotish/rules/facts.ts'
import { oneOf, t } from '../../schema.ts'
import { signName } from '../../zodiac/signs.ts'
import { clauseRow } from './rule-book.ts'
import { decimals, Sign } from './shapes.ts'

/** What BPHS 83 and Phaladeepika 12 look at for children, wherever an answer shows it. */

export const Sphuta = t.Object(
  {
    longitude: t.Number({ description: 'Sidereal ecliptic longitude, degrees.' }),
    sign: Sign,
    sign_parity: oneOf(PARITIES, { description: 'Of the sign.' }),
    navamsa_parity: oneOf(PARITIES, { description: 'Of the navamsha.' }),
    strong: t.Boolean({ description: 'Whether both are as the rule wants them.' }),
    strength: oneOf(SPHUTA_STRENGTHS, { description: 'medium: by sign or by navamsa alone.' }),
  },
  { $id: 'FertilitySphuta', description: 'A point whose signs are read for children.' },
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
    id: oneOf(CURSES, { description: 'Whose curse it is called.' }),
    holds: t.Boolean({ description: 'Whether one of its tested forms is found.' }),
    evidence: t.Array(t.String(), { description: 'Where those stand that it asks about.' }),
    remedy: t.String({ description: 'The rite that the chapter names.' }),
    source: t.String({ description: 'Book that gives the rule.' }),
  },
  { $id: 'SantanaCurse', description: 'One of the eight burdens that BPHS 83 calls curses.' },
)
export const cursesOf = (facts: Facts) =>
  CURSES.map((id) => {
    const { holds, evidence } = clauseRow(found(CURSE_CLAUSES[id], facts))
    return { id, holds, evidence, remedy: CURSE_RULES[id].remedy, source: 'BPHS 83' }
  })
