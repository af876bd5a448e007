import { GEM_PURPOSES } from '../../../jyotish/remedies/purposes.ts'
import { maybe, oneOf } from '../../../schema.ts'

export const PURPOSE = maybe(oneOf(GEM_PURPOSES, { default: 'general' }))
