import {
  charaKarakas,
  EIGHT_KARAKAS,
  equalDegreeKarakas,
  KARAKA_GRAHAS,
  OFFICES_OF,
  STHIRA_KARAKAS,
} from '../../jyotish/jaimini/karakas.ts'
import { nullable, oneOf, t, term } from '../../schema.ts'
import { capability } from '../capability.ts'
import { choosing } from '../shared/choices.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { Ayanamsha, ayanamshaObject, decimals, Lord } from '../shared/shapes.ts'

const choices = choosing('karakas', 'positions')

export default capability({
  slug: 'chara-karakas',
  title: 'Chara karakas',
  summary: 'The seven (or eight) chara karakas, ranked by degree in sign, with the fixed karakas.',
  weight: 'heavy',
  withoutTime: 'sampled',
  method:
    'Sun to Saturn are ranked by their degree in the sign, highest first, and receive the karakas in order (Jaimini Upadesa Sutras 1.1; BPHS ch. 32, the scheme of seven without the nodes). In the scheme of eight Rahu joins them, ranked by the rest of his sign, and pitri, which has no fixed karaka, comes after matri. Degrees that agree to 1e-9 are ranked by natural strength, with a warning.',
  input: birthWithNode(choices.input),
  data: t.Object({
    ayanamsha: Ayanamsha,
    scheme: oneOf(['seven-karaka', 'eight-karaka']),
    karakas: t.Array(
      t.Object({
        karaka: oneOf(EIGHT_KARAKAS),
        planet: term(KARAKA_GRAHAS),
        degree_in_sign: t.Number({ minimum: 0, exclusiveMaximum: 30 }),
        longitude: t.Number(),
        sthira_karaka: nullable(Lord),
      }),
      { minItems: 7, maxItems: 8 },
    ),
    ...choices.data,
  }),
  example: independence,
}).compute((input, world) => {
  const { chart } = natal(input, world)
  const order = charaKarakas(chart)
  for (const [higher, lower] of equalDegreeKarakas(chart, order))
    world.warn(
      'tie',
      `${higher} and ${lower} have the same degree in their signs; ${higher} ranks higher by natural strength.`,
    )
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    scheme: `${chart.karakas}-karaka` as const,
    karakas: OFFICES_OF[chart.karakas].map((karaka, i) => {
      const planet = order[i]!
      const { degree, longitude } = chart.graha[planet]
      return {
        karaka,
        planet,
        degree_in_sign: decimals(degree),
        longitude: decimals(longitude),
        sthira_karaka: karaka === 'pitri' ? null : STHIRA_KARAKAS[karaka],
      }
    }),
    ...choices.of(input),
  }
})
