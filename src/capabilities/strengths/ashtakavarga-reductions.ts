import { SEVEN } from '../../jyotish/grahas.ts'
import { NAKSHATRAS } from '../../jyotish/nakshatras.ts'
import { ashtakavarga, seatsOf } from '../../jyotish/strengths/ashtakavarga.ts'
import { reductions, SIGNIFICANT_HOUSE } from '../../jyotish/strengths/ashtakavarga-reductions.ts'
import { meaning, rows, t } from '../../schema.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { Ayanamsha, ayanamshaObject, House, Lord, Sign, Star } from '../shared/shapes.ts'

const SignCounts = rows(t.Integer({ minimum: 0 }), 12)
const Pinda = t.Integer({ minimum: 0 })

export default capability({
  slug: 'ashtakavarga-reductions',
  title: 'Ashtakavarga reductions',
  summary: 'Trikona and ekadhipatya shodhana of each varga, pindas, and the transit points derived from them.',
  weight: 'standard',
  method:
    'Source: BPHS ch. 67-70. Trikona reduction subtracts the least of each trine group from all three. Ekadhipatya reduction applies to the two signs of Mars, Mercury, Jupiter, Venus and Saturn in every row. Nothing changes if one value is zero or both signs are occupied. If both are empty, equal values become zero, otherwise both take the lower. If one is occupied, the empty one becomes zero if lower or equal, otherwise it takes the value of the other. The shodhya pinda is multiplied by the unreduced bindus of the house counted from the planet, modulo 27 from Ashwini and modulo 12 from Aries. Lists run from Aries to Pisces.',
  input: birthWithNode(),
  data: t.Object({
    ayanamsha: Ayanamsha,
    planets: rows(
      t.Object({
        planet: Lord,
        bindus: SignCounts,
        after_trikona: SignCounts,
        after_ekadhipatya: SignCounts,
        rashi_pinda: Pinda,
        graha_pinda: Pinda,
        shodhya_pinda: Pinda,
      }),
      7,
    ),
    sarva_reduced: SignCounts,
    transit_points: rows(
      t.Object({
        planet: Lord,
        house_counted: meaning(House, 'House counted from the planet, whose matters its pinda concerns.'),
        nakshatra_from_pinda: Star,
        rashi_from_pinda: Sign,
      }),
      7,
    ),
  }),
  example: independence,
}).compute((input, world) => {
  const { chart } = natal(input, world)
  const seats = seatsOf(chart)
  const { planets, sarva } = reductions(ashtakavarga(seats), seats, (sign) =>
    chart.planets.some((p) => p.sign === sign),
  )
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    planets: SEVEN.map((planet) => {
      const { bindus, afterTrikona, afterEkadhipatya, pindas } = planets[planet]
      return {
        planet,
        bindus: [...bindus],
        after_trikona: [...afterTrikona],
        after_ekadhipatya: [...afterEkadhipatya],
        rashi_pinda: pindas.rashi,
        graha_pinda: pindas.graha,
        shodhya_pinda: pindas.shodhya,
      }
    }),
    sarva_reduced: sarva,
    transit_points: SEVEN.map((planet) => ({
      planet,
      house_counted: SIGNIFICANT_HOUSE[planet],
      nakshatra_from_pinda: NAKSHATRAS[planets[planet].nakshatra]!,
      rashi_from_pinda: signName(planets[planet].sign),
    })),
  }
})
