import { from } from '../../passage.ts'

const passage = from(
  'Common Western practice after Lilly and Bonatti: the ruler of a house joins its matters to those of the house where it stands',
)

export const both = (able: string, pressed: string) => ({ able: passage(able), pressed: passage(pressed) })
export type RulerTold = ReturnType<typeof both>
