import { ARISHTA_EXAMPLES } from './arishta.ts'
import { CONDUCT_AND_KIN_EXAMPLES } from './conduct-and-kin.ts'
import type { Examples } from './example.ts'
import { ROGA_EXAMPLES } from './roga.ts'
import { SANYASA_EXAMPLES } from './sanyasa.ts'
import { SHUBHA_HOUSEHOLD_EXAMPLES } from './shubha-household.ts'
import { SHUBHA_RENOWN_EXAMPLES } from './shubha-renown.ts'
import { VIDYA_EXAMPLES } from './vidya.ts'
import { VIVAHA_EXAMPLES } from './vivaha.ts'

/** By the id of the rule. */
export const EXAMPLES: Examples = {
  ...SHUBHA_RENOWN_EXAMPLES,
  ...SHUBHA_HOUSEHOLD_EXAMPLES,
  ...VIDYA_EXAMPLES,
  ...VIVAHA_EXAMPLES,
  ...ROGA_EXAMPLES,
  ...ARISHTA_EXAMPLES,
  ...SANYASA_EXAMPLES,
  ...CONDUCT_AND_KIN_EXAMPLES,
}
