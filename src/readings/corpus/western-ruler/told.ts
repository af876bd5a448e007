import { from, type Trait } from '../../passage.ts'

const passage = from(
  'Common Western practice after Lilly and Bonatti: the ruler of a house joins its matters to those of the house where it stands',
)

/** The traits that the two texts give to the reader. */
interface RulerTraits {
  readonly able?: readonly Trait[]
  readonly pressed?: readonly Trait[]
}

export const both = (able: string, pressed: string, traits: RulerTraits = {}) => ({
  able: passage(able, ...(traits.able ?? [])),
  pressed: passage(pressed, ...(traits.pressed ?? [])),
})
export type RulerTold = ReturnType<typeof both>
