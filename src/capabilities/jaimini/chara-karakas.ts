import { CHARA_KARAKAS, charaKarakas, STHIRA_KARAKAS, tiedKarakas } from '../../jyotish/jaimini/karakas.ts'
import { oneOf, rows, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { birthWithNode, independence } from '../vocabulary/inputs.ts'
import { natal } from '../vocabulary/natal.ts'
import { Ayanamsha, ayanamshaObject, decimals, Lord } from '../vocabulary/shapes.ts'

export default capability({
  slug: 'chara-karakas',
  title: 'Chara karakas',
  summary: 'The seven variable significators, ranked by the degree travelled in sign, beside the fixed ones.',
  weight: 'heavy',
  method:
    'Sun to Saturn by degree in sign, highest first, named in the order of the offices (Jaimini Upadesa Sutras 1.1; BPHS ch. 32, the scheme of seven: the nodes take no part). Degrees that agree to 1e-9 go by natural strength, with a warning.',
  input: birthWithNode(),
  data: t.Object({
    ayanamsha: Ayanamsha,
    scheme: oneOf(['seven-karaka']),
    karakas: rows(
      t.Object({
        karaka: oneOf(CHARA_KARAKAS),
        planet: Lord,
        degree_in_sign: t.Number({ minimum: 0, exclusiveMaximum: 30 }),
        longitude: t.Number(),
        sthira_karaka: Lord,
      }),
      7,
    ),
  }),
  example: independence,
}).compute((input, world) => {
  const { chart } = natal(input, world)
  const order = charaKarakas(chart)
  for (const [higher, lower] of tiedKarakas(chart, order))
    world.warn(
      'tie',
      `${higher} and ${lower} have travelled the same degree; ${higher} ranks higher by natural strength.`,
    )
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    scheme: 'seven-karaka' as const,
    karakas: CHARA_KARAKAS.map((karaka, i) => {
      const planet = order[i]!
      const { degree, longitude } = chart.graha[planet]
      return {
        karaka,
        planet,
        degree_in_sign: decimals(degree),
        longitude: decimals(longitude),
        sthira_karaka: STHIRA_KARAKAS[karaka],
      }
    }),
  }
})
