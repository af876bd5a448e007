import { t } from '../../schema.ts'
import { dateText } from '../../time/iso.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { demandCovered } from '../shared/almanac.ts'
import { birth, independence } from '../shared/inputs.ts'
import { AS_OF, dayOfLife, noonOfLife } from '../shared/lifetime.ts'
import { natal } from '../shared/natal.ts'
import { saturnStatus, statusFields } from '../shared/saturn-status.ts'
import { Ayanamsha, ayanamshaObject, Sign } from '../shared/shapes.ts'

export default capability({
  slug: 'sade-sati-status',
  title: 'Sade Sati status',
  summary: 'Saturn’s position from the birth Moon on a day, whether Sade Sati or a dhaiya runs, its end, and the next.',
  keywords: 'sade sati running shani dhaiya saturn',
  weight: 'standard',
  withoutTime: 'sampled',
  method:
    'Sade Sati is Saturn in the 12th, 1st or 2nd sign from the natal Moon; a dhaiya is Saturn in the 4th or 8th; the 10th is named as well. The dates are exact sidereal ingresses, from the first ingress to the last egress of the run; stays less than 400 days apart are joined. The intensity follows Saturn’s bindus in the sign (5 or more low, 3 and 4 medium, fewer high) and is one step lower where Saturn rules the Moon sign or the ascendant, or is yogakaraka. The status is that of 12:00 UTC on the day; dates use the clock of the birthplace.',
  input: birth({ as_of: AS_OF }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    as_of: t.String({ format: 'date' }),
    moon_sign: Sign,
    ...statusFields,
  }),
  example: { ...independence, as_of: '2026-11-21' },
  varies: true,
}).compute(async (input, world) => {
  const born = natal(input, world)
  const { chart, moment } = born
  const day = dayOfLife(input.as_of, 'as_of', born, world)
  const at = noonOfLife(day, born)
  demandCovered({ from: moment.jd, to: at }, 'as_of', world.sky)
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    as_of: dateText(day),
    moon_sign: signName(chart.graha.Moon.sign),
    ...(await saturnStatus(born, at, world)),
  }
})
