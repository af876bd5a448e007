import {
  compoundRelation,
  EXALTATION,
  fromDeepExaltation,
  RELATIONS,
  STANDINGS,
  type Standing,
  standing,
  vargaStanding,
} from '../../jyotish/dignity.ts'
import { dispositorChain, finalDispositor } from '../../jyotish/dispositors.ts'
import { FUNCTIONAL_NATURES, functionalNature } from '../../jyotish/functional-nature.ts'
import { GRAHAS, lordOf } from '../../jyotish/grahas.ts'
import { shadbalaBenefics } from '../../jyotish/nature.ts'
import { VARGAS, vargaSeat } from '../../jyotish/vargas.ts'
import { maybe, nullable, oneOf, optionalKeys, rows, t, term } from '../../schema.ts'
import { norm } from '../../zodiac/longitude.ts'
import { SIGNS, signName, signOfHouse } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { choosing } from '../shared/choices.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { Ayanamsha, ayanamshaObject, decimals, Graha, House, Lord, Sign } from '../shared/shapes.ts'

const Dignity = oneOf(STANDINGS, {
  $id: 'DignityByFriendship',
  description: 'Dignity of the planet in the sign, friends and enemies by compound friendship.',
})
const ExactDegrees = nullable(
  t.Number({ minimum: 0, maximum: 360, description: 'Degree of exact exaltation; null for the nodes.' }),
)

const LABELS = ['very strong', 'strong', 'moderate', 'weak', 'very weak'] as const
const LABEL_OF = {
  exalted: 'very strong',
  moolatrikona: 'very strong',
  own: 'strong',
  great_friend: 'strong',
  friend: 'moderate',
  neutral: 'moderate',
  enemy: 'weak',
  great_enemy: 'weak',
  debilitated: 'very weak',
} as const satisfies Record<Standing, (typeof LABELS)[number]>

const choices = choosing('node_exaltation', 'positions')

export default capability({
  slug: 'planetary-dignity',
  title: 'Planetary dignity',
  summary: 'Dignity, dispositor and nature of each planet, dispositor chains, and house rulers.',
  weight: 'light',
  withoutTime: 'sampled',
  method:
    'The order is exalted (the Moon in the first 3 degrees of Taurus, Mercury in the first 15 of Virgo), moolatrikona, own sign, debilitated, otherwise the five-fold relation to the lord of the sign. Other vargas use the sign alone, with the temporary friendship of D1. Functional nature follows BPHS ch. 34, for the nodes the lord of their sign; natural nature is that of Shadbala. Chains follow the rulers of signs until one repeats. `strength_label` is the dignity in D1 alone.',
  input: birthWithNode({
    ...choices.input,
    vargas: maybe(t.Array(oneOf(VARGAS), { uniqueItems: true, default: ['D1', 'D9'] })),
  }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    planets: rows(
      t.Object({
        planet: Graha,
        sign: Sign,
        degree: t.Number({ minimum: 0, exclusiveMaximum: 30, description: 'Degree in sign, 0 to 30.' }),
        dignity: Dignity,
        exact: t.Object({
          exaltation_point: ExactDegrees,
          debilitation_point: ExactDegrees,
          distance_to_exaltation: ExactDegrees,
        }),
        dispositor: Lord,
        dispositor_relation: nullable(
          oneOf(RELATIONS, { description: 'Relation to the sign lord; null in an own sign.' }),
        ),
        functional: oneOf(FUNCTIONAL_NATURES),
        natural: oneOf(['benefic', 'malefic']),
        combust: t.Boolean(),
        retrograde: t.Boolean(),
        vargas: optionalKeys(VARGAS, Dignity),
        strength_label: oneOf(LABELS),
      }),
      9,
    ),
    dispositor_chains: rows(
      t.Object({
        planet: Graha,
        chain: t.Array(Graha, { minItems: 1 }),
        ends_in: nullable(term(GRAHAS, { description: 'A planet in its own sign; null for a circular chain.' })),
      }),
      9,
    ),
    final_dispositor: nullable(Lord),
    rulers: rows(t.Object({ house: House, sign: Sign, lord: Lord, lord_house: House }), 12),
    ...choices.data,
  }),
  example: independence,
}).compute((input, world) => {
  const { chart } = natal(input, world)
  const { graha } = chart
  const codes = input.vargas ?? ['D1', 'D9']
  const benefics = shadbalaBenefics(chart)
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    planets: GRAHAS.map((planet) => {
      const { sign, degree, longitude, combust, retrograde } = graha[planet]
      const positionText = standing(graha[planet], graha)
      const dispositor = lordOf(sign)
      const deep = EXALTATION[planet]
      const distance = fromDeepExaltation(planet, longitude)
      return {
        planet,
        sign: signName(sign),
        degree: decimals(degree),
        dignity: positionText,
        exact: {
          exaltation_point: deep ?? null,
          debilitation_point: deep === undefined ? null : norm(deep + 180),
          distance_to_exaltation: distance === null ? null : decimals(distance),
        },
        dispositor,
        dispositor_relation: dispositor === planet ? null : compoundRelation(planet, dispositor, graha),
        functional: functionalNature(planet, chart),
        natural: benefics.has(planet) ? ('benefic' as const) : ('malefic' as const),
        combust,
        retrograde,
        vargas: Object.fromEntries(
          codes.map((code) => [
            code,
            code === 'D1' ? positionText : vargaStanding(planet, vargaSeat(longitude, code).sign, graha),
          ]),
        ),
        strength_label: LABEL_OF[positionText],
      }
    }),
    dispositor_chains: GRAHAS.map((planet) => {
      const { chain, endsIn } = dispositorChain(planet, graha)
      return { planet, chain, ends_in: endsIn }
    }),
    final_dispositor: finalDispositor(graha),
    rulers: SIGNS.map((_, index) => {
      const sign = signOfHouse(chart.ascendant.sign, index + 1)
      const lord = lordOf(sign)
      return { house: index + 1, sign: signName(sign), lord, lord_house: graha[lord].house }
    }),
    ...choices.of(input),
  }
})
