import { GRAHAS } from '../../jyotish/grahas.ts'
import { sidesOf } from '../../jyotish/rules/associations.ts'
import { factsOf, grahasIn } from '../../jyotish/rules/facts.ts'
import { isClosingIn, isHemmedByDegree, KARTARIS, kartariAt } from '../../jyotish/yogas/kartari.ts'
import { distinct, oneOf, rows, t } from '../../schema.ts'
import { HOUSES, signOfHouse } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { Graha, House } from '../shared/shapes.ts'
import { chartHead, chartHeadFields } from './parts/head.ts'

const Kind = oneOf(KARTARIS, {
  description: 'Kind of kartari: only benefics on both sides, only malefics, or both kinds; `none` if a side is empty.',
})

export default capability({
  slug: 'kartari-yogas',
  title: 'Kartari yogas',
  summary: 'Houses and planets hemmed by benefics, malefics or both.',
  weight: 'standard',
  method:
    'The signs before and after each house and planet are examined; all nine planets have their natural nature in this chart. A strict kartari has a direct planet in the sign before and a retrograde one in the sign after, so that both approach. By degree, the natures are those of the nearest planets on either side within 30 degrees.',
  input: birthWithNode(),
  data: t.Object({
    ...chartHeadFields,
    houses: rows(
      t.Object({
        house: House,
        kartari: Kind,
        second: distinct(Graha, { description: 'Planets in the sign after the house.' }),
        twelfth: distinct(Graha, { description: 'Planets in the sign before the house.' }),
        strict: t.Boolean(),
      }),
      12,
    ),
    planets: rows(t.Object({ planet: Graha, kartari: Kind, by_degree: t.Boolean() }), 9),
  }),
  example: independence,
}).compute((birth, world) => {
  const born = natal(birth, world)
  const facts = factsOf(born.chart)
  return {
    ...chartHead(born),
    houses: HOUSES.map((house) => {
      const sign = signOfHouse(facts.ascendant, house)
      const [twelfth, second] = sidesOf(facts, sign)
      return {
        house,
        kartari: kartariAt(facts, sign),
        second: grahasIn(second),
        twelfth: grahasIn(twelfth),
        strict: isClosingIn(facts, sign),
      }
    }),
    planets: GRAHAS.map((planet, index) => ({
      planet,
      kartari: kartariAt(facts, facts.sign[index]!),
      by_degree: isHemmedByDegree(facts, index),
    })),
  }
})
