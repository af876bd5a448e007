import { starReturn } from '../../jyotish/birth-limbs.ts'
import {
  GANDAMOOLA_AFFECTS,
  GANDAMOOLA_CLASSES,
  gandamoolaAffects,
  gandamoolaClass,
  gandamoolaRule,
} from '../../jyotish/doshas/gandamoola.ts'
import { ATTRIBUTES, NAKSHATRAS } from '../../jyotish/nakshatras.ts'
import { judgeDosha } from '../../jyotish/rules/dosha-rule.ts'
import { maybeTerm, nullable, oneOf, t } from '../../schema.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import { capability } from '../capability.ts'
import { birthFacts } from '../shared/circumstances.ts'
import { LUNATION_DAYS } from '../shared/date-ranges.ts'
import { birth, independence, localDateTime } from '../shared/inputs.ts'
import { localDate } from '../shared/lifetime.ts'
import { natal } from '../shared/natal.ts'
import { DoshaObject, doshaObject } from '../shared/rule-book.ts'
import { Ayanamsha, ayanamshaObject, Star } from '../shared/shapes.ts'

export default capability({
  slug: 'gandamoola-dosha',
  title: 'Gandamoola dosha',
  summary: 'A birth in one of the six gandamoola nakshatras: effect by pada, and when the rite is due.',
  weight: 'standard',
  withoutTime: 'sampled',
  method:
    'The Moon is in Ashwini, Ashlesha, Magha, Jyeshtha, Mula or Revati (Muhurta Chintamani). The severity is high in the padas at a junction, low in those called harmless, medium in the others. Abhukta Moola is the last 48 minutes of Jyeshtha and the first 48 of Mula by the Moon’s passage (Vasishtha; Narada gives twice as much). The 4th pada of Mula and the 1st of Ashlesha cancel; Jupiter’s aspect on the Moon halves. The rite takes place on the Moon’s next return to the nakshatra, about the 27th day; its date is the middle of that stay, by the clock of the birthplace.',
  input: birth({ datetime: localDateTime(LUNATION_DAYS) }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    dosha: DoshaObject,
    nakshatra: Star,
    pada: t.Integer({ minimum: 1, maximum: 4 }),
    class: nullable(oneOf(GANDAMOOLA_CLASSES)),
    affects: nullable(
      oneOf(GANDAMOOLA_AFFECTS, { description: 'Person or matter that the pada affects; null for other nakshatras.' }),
    ),
    shanti: nullable(
      t.Object({
        due_nakshatra_return: t.String({ format: 'date' }),
        deity: maybeTerm(['Deity'], { description: 'Deity of the nakshatra.' }),
      }),
    ),
  }),
  example: independence,
}).compute((input, world) => {
  const born = natal(input, world)
  const { chart } = born
  const facts = birthFacts(born, world)
  const star = NAKSHATRAS[chart.graha.Moon.nakshatra]!
  const affects = gandamoolaAffects(facts)
  const back = affects && starReturn(chart, facts.spanOf('star')!, world.sky)
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    dosha: doshaObject(judgeDosha(gandamoolaRule, facts)),
    nakshatra: star,
    pada: chart.graha.Moon.pada,
    class: gandamoolaClass(facts),
    affects,
    shanti: back && {
      due_nakshatra_return: localDate(((back.from + back.to) / 2) as JulianDay, born),
      deity: ATTRIBUTES[star].deity,
    },
  }
})
