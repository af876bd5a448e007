import { GRAHAS } from '../../jyotish/grahas.ts'
import { shadbalaBenefics } from '../../jyotish/nature.ts'
import {
  BALADI,
  BALADI_SHARES,
  baladi,
  DEEPTADI,
  deeptadi,
  JAGRADADI,
  jagradadi,
  LAJJITADI,
  lajjitadi,
  SHAYANADI,
  SHAYANADI_GRADES,
  shayanadiGrade,
  shayanadiNumber,
} from '../../jyotish/strengths/avasthas.ts'
import { distinct, maybe, nullable, oneOf, rows, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { choosing } from '../shared/choices.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { dayOfBirth, natal } from '../shared/natal.ts'
import { Ayanamsha, ayanamshaObject, Graha, SignNumber } from '../shared/shapes.ts'

const choices = choosing('sunrise')

export default capability({
  slug: 'planetary-avasthas',
  title: 'Planetary avasthas',
  summary: 'The avasthas of each planet: age, waking, mood, shame and pride, rest and motion.',
  weight: 'standard',
  withoutTime: 'sampled',
  method:
    'Source: BPHS ch. 45. Friendship with the lord of the sign is five-fold for waking and mood states and natural for the lajjitadi states. Company means one sign; aspects are full graha drishti without the nodes; benefics are those of Shadbala. A planet in moolatrikona is svastha. Shayanadi is (nakshatra x planet number x navamsha + birth nakshatra + completed ghatis since sunrise + lagna sign) modulo 12, and null where the Sun does not rise.',
  input: birthWithNode({
    ...choices.input,
    name_syllable_number: maybe(
      t.Integer({
        minimum: 1,
        maximum: 5,
        description: 'Number of the vowel group of the first syllable of the given name. Adds the shayanadi grade.',
      }),
    ),
  }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    planets: rows(
      t.Object({
        planet: Graha,
        baladi: t.Object({
          name: oneOf(BALADI),
          share: t.Number({ description: 'Share of the planet’s effect in this state.' }),
        }),
        jagradadi: oneOf(JAGRADADI),
        deeptadi: distinct(oneOf(DEEPTADI), { minItems: 1 }),
        lajjitadi: distinct(oneOf(LAJJITADI)),
        shayanadi: nullable(
          t.Object({
            name: oneOf(SHAYANADI),
            number: t.Integer({ minimum: 1, maximum: 12 }),
            grade: nullable(oneOf(SHAYANADI_GRADES)),
          }),
        ),
      }),
      9,
    ),
    inputs: t.Object({
      janma_nakshatra_number: t.Integer({ minimum: 1, maximum: 27 }),
      ishta_ghati: nullable(
        t.Integer({ minimum: 0, description: 'Completed ghatis of 24 minutes since sunrise; null without one.' }),
      ),
      lagna_sign_number: SignNumber,
    }),
    ...choices.data,
  }),
  example: { ...independence, name_syllable_number: 1 },
}).compute((input, world) => {
  const birth = natal(input, world)
  const { chart } = birth
  const day = dayOfBirth(birth, 'shayanadi and ishta_ghati are', world)
  const ghati = day && Math.floor((chart.at - day.sunrise) * 60)
  const benefics = shadbalaBenefics(chart)
  const syllable = input.name_syllable_number
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    planets: GRAHAS.map((planet) => {
      const { sign, degree } = chart.graha[planet]
      const age = baladi(sign, degree)
      const number = ghati === null ? null : shayanadiNumber(planet, chart, ghati)
      return {
        planet,
        baladi: { name: age, share: BALADI_SHARES[age] },
        jagradadi: jagradadi(planet, chart),
        deeptadi: deeptadi(planet, chart, benefics),
        lajjitadi: lajjitadi(planet, chart, benefics),
        shayanadi:
          number === null
            ? null
            : {
                name: SHAYANADI[number - 1]!,
                number,
                grade: syllable ? shayanadiGrade(planet, number, syllable) : null,
              },
      }
    }),
    inputs: {
      janma_nakshatra_number: chart.graha.Moon.nakshatra + 1,
      ishta_ghati: ghati,
      lagna_sign_number: chart.ascendant.sign + 1,
    },
    ...choices.of(input),
  }
})
