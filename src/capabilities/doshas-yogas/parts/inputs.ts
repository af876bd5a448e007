import { exact, maybe, oneOf, type TSchema, t } from '../../../schema.ts'
import { BirthWithNode, nameUnless, SHARED } from '../../shared/inputs.ts'

export const EXPLAIN = maybe(
  t.Boolean({
    default: false,
    description: 'Adds each yoga’s conditions and the planets that meet or miss them.',
  }),
)

export const SEX = maybe(oneOf(['male', 'female'], { description: 'For Mahabhagya, whose rule depends on it.' }))

/** Birth input for yogas, with the further fields of one capability. */
export const yogaBirth = <P extends Record<string, TSchema> = Record<never, TSchema>>(further: P = {} as P) =>
  exact(
    { ...BirthWithNode.properties, explain: EXPLAIN, ...further, ...SHARED },
    nameUnless(further, 'YogaBirth', 'When and where somebody was born, and how much is told of each yoga.'),
  )
