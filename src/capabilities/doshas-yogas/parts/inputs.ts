import { exact, maybe, oneOf, type TSchema, t } from '../../../schema.ts'
import { BirthWithNode, nameUnless, SHARED } from '../../shared/inputs.ts'

export const EXPLAIN = maybe(
  t.Boolean({
    default: false,
    description: 'Adds to each yoga its conditions one by one, with who meets or misses each.',
  }),
)

export const SEX = maybe(
  oneOf(['male', 'female'], { description: 'For Mahabhagya, whose rule is not the same for both.' }),
)

/** A birth whose yogas are judged, with the further fields of one capability. */
export const yogaBirth = <P extends Record<string, TSchema> = Record<never, TSchema>>(further: P = {} as P) =>
  exact(
    { ...BirthWithNode.properties, explain: EXPLAIN, ...further, ...SHARED },
    nameUnless(further, 'YogaBirth', 'When and where somebody was born, and how much is told of each yoga.'),
  )
