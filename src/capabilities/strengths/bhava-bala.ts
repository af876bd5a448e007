import { bhavas } from '../../jyotish/bhavas.ts'
import { bhavaBala } from '../../jyotish/strengths/bhava-bala.ts'
import { VIRUPAS_IN_RUPA } from '../../jyotish/strengths/shadbala.ts'
import { rows, t } from '../../schema.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { birthShadbala } from '../shared/birth-shadbala.ts'
import { choosing } from '../shared/choices.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { natal, warnOfPolarMidheaven } from '../shared/natal.ts'
import { Ayanamsha, ayanamshaObject, decimals, House, hundredths, Lord, Sign } from '../shared/shapes.ts'

const Virupas = t.Number({ description: 'Strength in virupas.' })

const choices = choosing('sunrise', 'benefic_moon', 'moolatrikona', 'mercury_on_houses', 'positions')

export default capability({
  slug: 'bhava-bala',
  title: 'Bhava bala',
  summary: 'The strength of the twelve houses: by lord, by direction and by aspects on the cusp.',
  weight: 'heavy',
  method:
    'Sources: B. V. Raman, Graha and Bhava Balas; BPHS ch. 27. Cusps are the twelve Sripati middles. The part of the lord is its Shadbala. The directional part is ten for each house from the one in which the nature of the cusp’s sign is weakest (human signs 7, watery 10, quadruped 4, Scorpio 1). Aspects on the cusp go by degree, benefics positive and malefics negative, by a quarter, but Jupiter and Mercury in full. Benefics are those of Shadbala.',
  input: birthWithNode(choices.input),
  data: t.Object({
    ayanamsha: Ayanamsha,
    houses: rows(
      t.Object({
        house: House,
        sign: Sign,
        cusp_longitude: t.Number({ description: 'Sidereal middle of the bhava, degrees.' }),
        lord: Lord,
        bhavadhipati_bala: Virupas,
        dig_bala: Virupas,
        drik_bala: Virupas,
        total: Virupas,
        rupas: t.Number(),
        rank: t.Integer({ minimum: 1, maximum: 12, description: 'Rank of the house; 1 is the strongest.' }),
      }),
      12,
    ),
    strongest: House,
    weakest: House,
    ...choices.data,
  }),
  example: independence,
}).compute((input, world) => {
  const birth = natal(input, world)
  const { chart } = birth
  warnOfPolarMidheaven(birth, world)
  const middles = bhavas('sripati', chart.ascendant.longitude, chart.midheaven.longitude, null).map((b) => b.middle)
  const houses = bhavaBala(chart, middles, birthShadbala(birth, world, input), input)
  const ranked = (rank: number) => houses.findIndex((house) => house.rank === rank) + 1
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    houses: houses.map((house, index) => ({
      house: index + 1,
      sign: signName(house.sign),
      cusp_longitude: decimals(house.cusp),
      lord: house.lord,
      bhavadhipati_bala: hundredths(house.lordship),
      dig_bala: house.dig,
      drik_bala: hundredths(house.drik),
      total: hundredths(house.total),
      rupas: hundredths(house.total / VIRUPAS_IN_RUPA),
      rank: house.rank,
    })),
    strongest: ranked(1),
    weakest: ranked(12),
    ...choices.of(input),
  }
})
