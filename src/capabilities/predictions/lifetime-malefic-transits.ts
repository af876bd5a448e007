import { sensitiveSigns, watchedMalefics } from '../../jyotish/sensitive-signs.ts'
import { distinct, maybeTerm, t } from '../../schema.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { LIFETIME_DAYS } from '../shared/date-ranges.ts'
import { birthWithNode, independence, localDateTime } from '../shared/inputs.ts'
import { MAX_LIFE } from '../shared/lifetime.ts'
import { MaleficPeriods, maleficPeriods } from '../shared/malefic-periods.ts'
import { natal } from '../shared/natal.ts'
import { Ayanamsha, ayanamshaObject, Graha as GrahaName, Sign } from '../shared/shapes.ts'
import { NATURE } from './parts/tradition-note.ts'

export default capability({
  slug: 'lifetime-malefic-transits',
  title: 'Lifetime malefic transits',
  summary:
    'Transits of Saturn and the nodes, and Mars beside Saturn, through the sensitive signs of a chart, to the age of 120.',
  weight: 'heavy',
  method:
    'The rows are stays between exact sidereal sign crossings from birth to age 120. Sensitive signs are those of the Moon and Ascendant, the 8th and 12th from the Moon, the 8th from the Ascendant and the sign of its lord, the 64th navamsha of Moon and Ascendant, and the 22nd drekkana. Mars is listed where a stay lies inside one of Saturn’s. The grade is the number of malefics (Saturn, Rahu, Ketu, Mars) in sensitive signs at the middle of the stay, at most 3. Years have 365.2425 days; dates use the clock of the birthplace.',
  input: birthWithNode({ datetime: localDateTime(LIFETIME_DAYS) }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    nature: t.String(),
    malefics: distinct(GrahaName),
    sensitive_signs: t.Array(
      t.Object({ sign: Sign, reasons: t.Array(maybeTerm(['PointOrAngle', 'Graha']), { minItems: 1 }) }),
    ),
    periods: MaleficPeriods,
    max_age: t.Integer(),
  }),
  example: independence,
}).compute(async (input, world) => {
  const person = natal(input, world)
  const { chart } = person
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    nature: NATURE,
    malefics: watchedMalefics(chart),
    sensitive_signs: sensitiveSigns(chart).map(({ sign, reasons }) => ({ sign: signName(sign), reasons })),
    periods: await maleficPeriods(person, world),
    max_age: MAX_LIFE,
  }
})
