import { ARISHTA_EXAMPLES } from './arishta.ts'
import { CONDUCT_AND_KIN_EXAMPLES } from './conduct-and-kin.ts'
import { DARIDRA_EXAMPLES } from './daridra.ts'
import { DHANA_EXAMPLES } from './dhana.ts'
import type { Examples } from './example.ts'
import { GENERATED_EXAMPLES } from './generated.ts'
import { RAJA_EXAMPLES } from './raja.ts'
import { RAJA_BHANGA_EXAMPLES } from './raja-bhanga.ts'
import { ROGA_EXAMPLES } from './roga.ts'
import { SANYASA_EXAMPLES } from './sanyasa.ts'
import { SHUBHA_HOUSEHOLD_EXAMPLES } from './shubha-household.ts'
import { SHUBHA_RENOWN_EXAMPLES } from './shubha-renown.ts'
import { SUN_AND_MOON_EXAMPLES } from './sun-and-moon.ts'
import { VIDYA_EXAMPLES } from './vidya.ts'
import { VIVAHA_EXAMPLES } from './vivaha.ts'

/** The examples of all rules, by rule id. */
export const EXAMPLES: Examples = {
  ...GENERATED_EXAMPLES,
  ...SUN_AND_MOON_EXAMPLES,
  ...RAJA_EXAMPLES,
  ...DHANA_EXAMPLES,
  ...SHUBHA_RENOWN_EXAMPLES,
  ...SHUBHA_HOUSEHOLD_EXAMPLES,
  ...VIDYA_EXAMPLES,
  ...VIVAHA_EXAMPLES,
  ...ROGA_EXAMPLES,
  ...ARISHTA_EXAMPLES,
  ...SANYASA_EXAMPLES,
  ...CONDUCT_AND_KIN_EXAMPLES,
  ...DARIDRA_EXAMPLES,
  ...RAJA_BHANGA_EXAMPLES,
}
