import { from } from '../../passage.ts'

const told = from(
  'Common Western practice after Lilly and Bonatti: the ruler of a house joins its matters to those of the house where it stands',
)

export const both = (able: string, pressed: string) => ({ able: told(able), pressed: told(pressed) })
export type RulerTold = ReturnType<typeof both>
