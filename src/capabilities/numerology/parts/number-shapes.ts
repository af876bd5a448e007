import type { Passage } from '../../../readings/passage.ts'
import { nullable, oneOf, t } from '../../../schema.ts'
import { KARMIC_DEBTS } from '../../../traditions/numerology/numbers.ts'
import { NUMBER_RELATIONS } from '../../../traditions/numerology/vedic-numbers.ts'

export const Meaning = t.String({ description: 'Meaning of the number.' })
export const Master = t.Boolean({ description: 'True for 11, 22 or 33.' })
export const NumberToMaster = t.Integer({ minimum: 0, maximum: 33, description: 'Number: 0 to 9, 11, 22 or 33.' })
export const Root = t.Integer({ minimum: 1, maximum: 9 })
export const Compound = t.Integer({ minimum: 0, description: 'Compound number: the sum before the last reduction.' })
export const KarmicDebt = nullable(
  t.Integer({
    enum: [...KARMIC_DEBTS],
    description: 'First of 13, 14, 16 and 19 between the compound and the number; null without one.',
  }),
)
export const Steps = t.Array(t.String(), { description: 'Steps of the addition, as text.' })
export const NumberStanding = oneOf(NUMBER_RELATIONS)
export const LetterRow = t.Object(
  { letter: t.String(), value: t.Integer({ minimum: 0, maximum: 9 }) },
  { $id: 'LetterValue', description: 'A letter and its value.' },
)

/** The text of a number within a topic. */
export const numberText = (topic: Readonly<Record<number, Passage>>, number: number): string => topic[number]!.text
