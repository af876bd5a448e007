import { BIRTH_TIME_RULES } from '../../jyotish/doshas/birth-time.ts'
import { VARAS } from '../../jyotish/limbs.ts'
import { NAKSHATRAS } from '../../jyotish/nakshatras.ts'
import { judgeDosha } from '../../jyotish/rules/dosha-rule.ts'
import { nullable, rows, t, term } from '../../schema.ts'
import { capability } from '../capability.ts'
import { birthFactsWithEclipse } from '../shared/circumstances.ts'
import { Birth, independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { DoshaObject, doshaObject } from '../shared/rule-book.ts'
import { Ayanamsha, ayanamshaObject, StarAndPada } from '../shared/shapes.ts'
import { limbFields, limbsAt } from '../shared/summary.ts'

export default capability({
  slug: 'birth-time-doshas',
  title: 'Birth time doshas',
  summary:
    'Faults of the birth time: new moon, dark fourteenth, Bhadra, Vyatipata, sankranti, eclipses, gandanta and more.',
  weight: 'standard',
  method:
    'Source: BPHS ch. 85-97. The limbs are those of the moment; the weekday is that of the last sunrise. The dark fourteenth has six parts of its own length, of which the first is auspicious. The first part of some yogas is faulty: Vishkambha 3 ghatis, Shula 5, Ganda and Atiganda 6, Vyaghata and Vajra 9. The sankranti fault covers 16 ghatis on either side of the Sun’s entry into a sidereal sign, the eclipse fault 12 hours around the maximum. Visha ghati covers four ghatis of the Moon’s nakshatra, each a sixtieth of its length. Unknown checks are null: ekanakshatra always, and the checks by weekday where the Sun does not rise and set.',
  input: Birth,
  data: t.Object({
    ayanamsha: Ayanamsha,
    panchang_at_birth: t.Object({
      tithi: limbFields.tithi,
      nakshatra: StarAndPada,
      yoga: limbFields.yoga,
      karana: limbFields.karana,
      vara: nullable(term(VARAS, { description: 'Weekday of the Hindu day, from sunrise; null without one.' })),
    }),
    doshas: rows(DoshaObject, BIRTH_TIME_RULES.length),
    count: t.Integer({ description: 'Number of items that are present.' }),
  }),
  example: independence,
}).compute(async (input, world) => {
  const born = natal(input, world)
  const { chart } = born
  const facts = await birthFactsWithEclipse(born, world)
  const doshas = BIRTH_TIME_RULES.map((rule) => doshaObject(judgeDosha(rule, facts)))
  const { tithi, yoga, karana } = limbsAt(chart)
  const day = facts.day()
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    panchang_at_birth: {
      tithi,
      nakshatra: { name: NAKSHATRAS[chart.graha.Moon.nakshatra]!, pada: chart.graha.Moon.pada },
      yoga,
      karana,
      vara: day && VARAS[day.weekday]!,
    },
    doshas,
    count: doshas.filter(({ present }) => present).length,
  }
})
