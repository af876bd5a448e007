import { maybe, oneOf, type TSchema, t } from '../../../schema.ts'
import { birthWithNode } from '../../vocabulary/inputs.ts'

export const EXPLAIN = maybe(
  t.Boolean({
    description: 'Adds to each yoga its conditions one by one, with who meets or misses each; default false.',
  }),
)

export const SEX = maybe(
  oneOf(['male', 'female'], { description: 'For Mahabhagya, whose rule is not the same for both.' }),
)

/** A birth whose yogas are judged, with the further fields of one capability. */
export const yogaBirth = <P extends Record<string, TSchema> = Record<never, TSchema>>(further: P = {} as P) =>
  birthWithNode({ explain: EXPLAIN, ...further })
