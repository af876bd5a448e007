import { GRAHAS } from '../../jyotish/grahas.ts'
import {
  dignifiedCount,
  SCHEMES,
  type Scheme,
  VAISHESHIKAMSHAS,
  VARGA_RELATIONS,
  VIMSOPAKA_WEIGHTS,
  vaisheshikamsha,
  vargaRelations,
  vimsopaka,
} from '../../jyotish/strengths/vimsopaka.ts'
import { VARGA_SETS } from '../../jyotish/varga-sets.ts'
import { nullable, oneOf, optionalKeys, rows, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { choosing } from '../shared/choices.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { Ayanamsha, ayanamshaObject, Graha, hundredths } from '../shared/shapes.ts'

const Points = t.Number({ minimum: 5, maximum: 20 })
const CODES = VARGA_SETS.shodashavarga

const byScheme = <T>(value: (scheme: Scheme) => T) =>
  Object.fromEntries(SCHEMES.map((scheme) => [scheme, value(scheme)])) as Record<Scheme, T>

const choices = choosing('node_exaltation', 'positions')

const VargaRelation = oneOf(VARGA_RELATIONS, {
  $id: 'VargaRelation',
  description: 'Dignity in the varga, else the relation to the sign lord.',
})

export default capability({
  slug: 'vimsopaka-bala',
  title: 'Vimsopaka bala',
  summary:
    'Points of twenty over six, seven, ten and sixteen vargas, with the dignity in each and the vaisheshikamsha.',
  weight: 'standard',
  method:
    'Source: BPHS ch. 7. The strength is weight times dignity over 20 (own, moolatrikona or exaltation sign 20, great friend 18, friend 15, neutral 10, enemy 7, great enemy 5), by the sign alone, with the temporary friendship of D1; D2 is the Leo and Cancer hora. Vaisheshikamsha (BPHS ch. 6) counts own, moolatrikona and exaltation signs and is null below two. The friendships of the nodes are a modern convention.',
  input: birthWithNode(choices.input),
  data: t.Object({
    ayanamsha: Ayanamsha,
    planets: rows(
      t.Object({
        planet: Graha,
        shadvarga: Points,
        saptavarga: Points,
        dashavarga: Points,
        shodashavarga: Points,
        dignities: optionalKeys(CODES, VargaRelation),
        vaisheshikamsha: t.Object({
          shadvarga: nullable(oneOf(VAISHESHIKAMSHAS.shadvarga)),
          saptavarga: nullable(oneOf(VAISHESHIKAMSHAS.saptavarga)),
          dashavarga: nullable(oneOf(VAISHESHIKAMSHAS.dashavarga)),
          shodashavarga: nullable(oneOf(VAISHESHIKAMSHAS.shodashavarga)),
        }),
      }),
      9,
    ),
    weights: t.Object({
      shadvarga: optionalKeys(VARGA_SETS.shadvarga, t.Number()),
      saptavarga: optionalKeys(VARGA_SETS.saptavarga, t.Number()),
      dashavarga: optionalKeys(VARGA_SETS.dashavarga, t.Number()),
      shodashavarga: optionalKeys(CODES, t.Number()),
    }),
    ...choices.data,
  }),
  example: independence,
}).compute((input, world) => {
  const { chart } = natal(input, world)
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    planets: GRAHAS.map((planet) => {
      const dignities = vargaRelations(planet, chart.graha)
      const name = <S extends Scheme>(scheme: S) => vaisheshikamsha(scheme, dignifiedCount(scheme, dignities))
      return {
        planet,
        ...byScheme((scheme) => hundredths(vimsopaka(scheme, dignities))),
        dignities,
        vaisheshikamsha: {
          shadvarga: name('shadvarga'),
          saptavarga: name('saptavarga'),
          dashavarga: name('dashavarga'),
          shodashavarga: name('shodashavarga'),
        },
      }
    }),
    weights: VIMSOPAKA_WEIGHTS,
    ...choices.of(input),
  }
})
