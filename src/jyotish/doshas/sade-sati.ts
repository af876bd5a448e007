import type { HouseNumber, Sign } from '../../zodiac/signs.ts'
import { clause } from '../rules/clauses.ts'
import type { DoshaRule } from '../rules/dosha-rule.ts'
import { bitsOf } from '../rules/facts.ts'
import type { Intensity } from '../sade-sati.ts'

/** Saturn on a day, relative to the Moon of a birth. */
export interface SaturnNow {
  readonly sign: Sign
  readonly houseFromMoon: HouseNumber
  /** True during a sade sati. */
  readonly active: boolean
  readonly intensity: Intensity
}

/** The rule for Saturn on a day. */
export const sadeSatiRule = ({ sign, houseFromMoon, active, intensity }: SaturnNow): DoshaRule => ({
  id: 'sade_sati',
  name: 'Sade Sati',
  formation: [
    clause(
      'a passage of Saturn through the 12th, 1st and 2nd from the birth Moon',
      () => active,
      () => `Saturn in ${sign}, house ${houseFromMoon} from the Moon`,
      bitsOf(['Moon']),
    ),
  ],
  severity: () => intensity,
  cancellations: [],
  planets: () => bitsOf(['Moon']),
  source: 'Phaladeepika 26; almanac practice',
  note: 'It comes to everyone two or three times in a life, and ends at Saturn’s last egress; popular tables end it at the first. Its weight is that of his bindus in the sign.',
})
