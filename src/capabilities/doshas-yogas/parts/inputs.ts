import { exact, maybe, oneOf, type TSchema, t } from '../../../schema.ts'
import { BirthWithNode, nameUnless, SHARED } from '../../shared/inputs.ts'

export const EXPLAIN = maybe(
  t.Boolean({
    default: false,
    description: 'Adds the conditions of each yoga and the planets that meet or miss each condition.',
  }),
)

export const SEX = maybe(oneOf(['male', 'female'], { description: 'Sex, for the rule of Mahabhagya.' }))

/** Birth input for yogas, with the further fields of one capability. */
export const yogaBirth = <P extends Record<string, TSchema> = Record<never, TSchema>>(further: P = {} as P) =>
  exact(
    { ...BirthWithNode.properties, explain: EXPLAIN, ...further, ...SHARED },
    nameUnless(further, 'YogaBirth', 'Date, time and place of birth, and the level of detail for each yoga.'),
  )
