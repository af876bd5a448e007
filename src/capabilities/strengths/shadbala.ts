import { SEVEN } from '../../jyotish/grahas.ts'
import { sumOf } from '../../jyotish/strengths/shadbala.ts'
import { nullable, rows, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { birthShadbala } from '../shared/birth-shadbala.ts'
import { choosing } from '../shared/choices.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { Ayanamsha, ayanamshaObject, hundredths, Lord } from '../shared/shapes.ts'

const Virupas = t.Number({ description: 'Strength in virupas.' })
const FromSunrise = nullable(t.Number({ description: 'Strength in virupas; null if the Sun does not rise.' }))

const choices = choosing('sunrise', 'benefic_moon', 'moolatrikona', 'positions')

export default capability({
  slug: 'shadbala',
  title: 'Shadbala',
  summary: 'The sixfold strength of the seven planets with every part, and ishta and kashta phala.',
  keywords: 'strength planets strong weak',
  weight: 'heavy',
  method:
    'Source: BPHS ch. 27 as computed in B. V. Raman, Graha and Bhava Balas. Nathonnatha uses local apparent solar time. The lords of the year (360 days) and month (30 days) count from 2 May 1827, that of the day from sunrise (upper limb, refraction), that of the hour in equal hours from sunrise. Benefics are Jupiter, Venus, the waxing Moon, and Mercury unless afflicted. The degrees of moolatrikona have 45 virupas, in D1 only. The more northern planet wins a war (Surya Siddhanta ch. 7). The cheshta of the Sun (a third of the sayana Sun plus 90 degrees, folded at 180: BPHS 28.3-4) and of the Moon (paksha before doubling) counts in ishta and kashta only; in `cheshta_bala` and the total it is 0. The rank follows the ratio to the required rupas. Where the Sun does not rise, parts counted from sunrise are null and add nothing.',
  input: birthWithNode(choices.input),
  data: t.Object({
    ayanamsha: Ayanamsha,
    planets: rows(
      t.Object({
        planet: Lord,
        sthana_bala: t.Object({
          uchcha: Virupas,
          saptavargaja: Virupas,
          ojayugma: Virupas,
          kendradi: Virupas,
          drekkana: Virupas,
          total: Virupas,
        }),
        dig_bala: Virupas,
        kala_bala: t.Object({
          nathonnatha: Virupas,
          paksha: Virupas,
          tribhaga: FromSunrise,
          varsha: FromSunrise,
          masa: FromSunrise,
          dina: FromSunrise,
          hora: FromSunrise,
          ayana: Virupas,
          yuddha: Virupas,
          total: Virupas,
        }),
        cheshta_bala: t.Number({ description: 'Cheshta bala in virupas; 0 for Sun and Moon.' }),
        naisargika_bala: Virupas,
        drik_bala: Virupas,
        total: Virupas,
        rupas: t.Number({ description: 'Strength in rupas of 60 virupas.' }),
        required_rupas: t.Number(),
        ratio: t.Number({ description: 'Ratio to required rupas.' }),
        sufficient: t.Boolean(),
        rank: t.Integer({
          minimum: 1,
          maximum: 7,
          description: 'Rank by the ratio to the required strength, 1 the greatest.',
        }),
      }),
      7,
    ),
    ishta_kashta: rows(t.Object({ planet: Lord, ishta_phala: t.Number(), kashta_phala: t.Number() }), 7),
    day_birth: nullable(
      t.Boolean({ description: 'True between sunrise and sunset; null if the Sun does not rise and set.' }),
    ),
    lords: t.Object({ varsha: nullable(Lord), masa: nullable(Lord), dina: nullable(Lord), hora: nullable(Lord) }),
    ...choices.data,
  }),
  example: independence,
}).compute((input, world) => {
  const birth = natal(input, world)
  const { planets, lords, dayBirth } = birthShadbala(birth, world, input)
  return {
    ayanamsha: ayanamshaObject(birth.chart.ayanamsha),
    planets: SEVEN.map((planet) => {
      const { sthana, kala, ...strength } = planets[planet]
      return {
        planet,
        sthana_bala: {
          uchcha: hundredths(sthana.uchcha),
          saptavargaja: hundredths(sthana.saptavargaja),
          ojayugma: sthana.ojayugma,
          kendradi: sthana.kendradi,
          drekkana: sthana.drekkana,
          total: hundredths(sumOf(sthana)),
        },
        dig_bala: hundredths(strength.dig),
        kala_bala: {
          nathonnatha: hundredths(kala.nathonnatha),
          paksha: hundredths(kala.paksha),
          tribhaga: kala.tribhaga,
          varsha: kala.varsha,
          masa: kala.masa,
          dina: kala.dina,
          hora: kala.hora,
          ayana: hundredths(kala.ayana),
          yuddha: hundredths(kala.yuddha),
          total: hundredths(sumOf(kala)),
        },
        cheshta_bala: hundredths(strength.cheshta),
        naisargika_bala: hundredths(strength.naisargika),
        drik_bala: hundredths(strength.drik),
        total: hundredths(strength.total),
        rupas: hundredths(strength.rupas),
        required_rupas: strength.requiredRupas,
        ratio: hundredths(strength.ratio),
        sufficient: strength.ratio >= 1,
        rank: strength.rank,
      }
    }),
    ishta_kashta: SEVEN.map((planet) => ({
      planet,
      ishta_phala: hundredths(planets[planet].ishta),
      kashta_phala: hundredths(planets[planet].kashta),
    })),
    day_birth: dayBirth,
    lords: {
      varsha: lords?.varsha ?? null,
      masa: lords?.masa ?? null,
      dina: lords?.dina ?? null,
      hora: lords?.hora ?? null,
    },
    ...choices.of(input),
  }
})
