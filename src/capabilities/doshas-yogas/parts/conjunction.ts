import type { RasiChart } from '../../../jyotish/chart.ts'
import type { Conjunction } from '../../../jyotish/doshas/conjunction.ts'
import type { Graha } from '../../../jyotish/grahas.ts'
import { type TSchema, t } from '../../../schema.ts'
import { signName } from '../../../zodiac/signs.ts'
import { decimals, House, Sign } from '../../shared/shapes.ts'

/** Two planets in one sign. */
export const conjunctionFields = {
  orb: t.Number({ minimum: 0, description: 'Separation in degrees.' }),
  house: House,
  sign: Sign,
}
export const conjunctionWith = <W extends TSchema>(whom: W) => t.Object({ with: whom, ...conjunctionFields })

/** The conjunction of the requested planet. */
export const conjunctionRow = (conjunction: Conjunction, of: Graha, { graha }: RasiChart) => ({
  orb: decimals(conjunction.orb),
  house: graha[of].house,
  sign: signName(graha[of].sign),
})
