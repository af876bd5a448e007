import { SEVEN } from '../../jyotish/grahas.ts'
import { ashtakavarga, CONTRIBUTORS, kakshaLord, type SignRow, seatsOf } from '../../jyotish/strengths/ashtakavarga.ts'
import { maybe, nullable, rows, t, term } from '../../schema.ts'
import { houseFrom, SIGN_INDEXES, type SignIndex, signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { choosing } from '../shared/choices.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { Ayanamsha, ayanamshaObject, House, Lord, Placement, placement, Sign } from '../shared/shapes.ts'

const Who = term(CONTRIBUTORS)
/** Every contributor gives at most one bindu to a sign in each varga. */
const bindus = (vargas: number) => t.Integer({ minimum: 0, maximum: vargas * CONTRIBUTORS.length })
const signRowFields = (vargas: number) => ({
  signs: rows(t.Object({ sign: Sign, bindus: bindus(vargas), house: House }), 12),
  total: t.Integer({ minimum: 0 }),
})
const signRow = (row: SignRow, ascendant: SignIndex) => ({
  signs: SIGN_INDEXES.map((sign) => ({ sign: signName(sign), bindus: row[sign]!, house: houseFrom(ascendant, sign) })),
  total: row.reduce((sum, bindus) => sum + bindus, 0),
})

const choices = choosing('positions')

export default capability({
  slug: 'ashtakavarga',
  title: 'Ashtakavarga',
  summary: 'Bindus of every planet and the ascendant by sign, their sum, and each planet’s bindus in its own position.',
  weight: 'standard',
  method:
    'Source: BPHS ch. 66 (a bindu is favourable). Houses are counted from the sign of each contributor. `sarvashtakavarga` adds the seven planets, `with_ascendant` also the varga of the ascendant. Kakshas are eighths of a sign (3°45′) with the lords Saturn, Jupiter, Mars, Sun, Venus, Mercury, Moon and Ascendant. Brihat Jataka differs in the Moon’s row and in Venus from Mars, with equal totals.',
  input: birthWithNode({
    ...choices.input,
    prastara: maybe(t.Boolean({ default: false, description: 'Adds the grid of contributors.' })),
  }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    ascendant: Placement,
    bhinnashtakavarga: rows(t.Object({ planet: Who, ...signRowFields(1) }), 8),
    sarvashtakavarga: t.Object({
      ...signRowFields(SEVEN.length),
      with_ascendant: t.Object(signRowFields(CONTRIBUTORS.length)),
    }),
    prastara: nullable(
      rows(
        t.Object({
          planet: Who,
          rows: rows(
            t.Object({
              contributor: Who,
              signs: rows(t.Integer({ minimum: 0, maximum: 1 }), 12),
            }),
            8,
          ),
        }),
        8,
      ),
    ),
    planet_bindus: rows(
      t.Object({
        planet: Lord,
        sign: Sign,
        own_bindus: bindus(1),
        sarva_bindus: bindus(SEVEN.length),
        kaksha_lord: Who,
        kaksha_bindu: t.Boolean({
          description: 'True if the kaksha lord gives this planet a bindu in its sign.',
        }),
      }),
      7,
    ),
    ...choices.data,
  }),
  example: independence,
}).compute((input, world) => {
  const { chart } = natal(input, world)
  const { prastara, bhinna, sarva } = ashtakavarga(seatsOf(chart))
  const ascendant = chart.ascendant.sign
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    ascendant: placement(chart.ascendant),
    bhinnashtakavarga: CONTRIBUTORS.map((planet) => ({ planet, ...signRow(bhinna[planet], ascendant) })),
    sarvashtakavarga: {
      ...signRow(sarva, ascendant),
      with_ascendant: signRow(
        sarva.map((bindus, sign) => bindus + bhinna.Ascendant[sign]!),
        ascendant,
      ),
    },
    prastara: input.prastara
      ? CONTRIBUTORS.map((planet) => ({
          planet,
          rows: CONTRIBUTORS.map((contributor) => ({ contributor, signs: [...prastara[planet][contributor]] })),
        }))
      : null,
    planet_bindus: SEVEN.map((planet) => {
      const { sign, degree } = chart.graha[planet]
      const lord = kakshaLord(degree)
      return {
        planet,
        sign: signName(sign),
        own_bindus: bhinna[planet][sign]!,
        sarva_bindus: sarva[sign]!,
        kaksha_lord: lord,
        kaksha_bindu: prastara[planet][lord][sign] === 1,
      }
    }),
    ...choices.of(input),
  }
})
