import type { YogaRule } from '../rules/yoga-rule.ts'
import { SHUBHA_HOUSEHOLD } from './shubha-household.ts'
import { SHUBHA_RENOWN } from './shubha-renown.ts'

export const SHUBHA: readonly YogaRule[] = [...SHUBHA_RENOWN, ...SHUBHA_HOUSEHOLD]
