import { stageOf } from './age-filter.ts'
import { type Cell, type Passage, variants } from './passage.ts'
import { traitsOf } from './traits.ts'

/** Forms for readers from sixty on, of those cells of a topic whose text for adults does not fit them. */
export type ElderForms<T> = T extends Passage | readonly Passage[]
  ? Cell
  : { readonly [K in keyof T]?: ElderForms<T[K]> }

/** Returns the form of a cell for a reader of this age; `path` is the path of the cell in its topic. */
export type FormFinder = (path: readonly (string | number)[], adult: Cell) => Cell

/** The form with the traits of the text for adults, which it tells in other words. */
const withTraits = (form: Cell, adult: Cell): Cell => {
  const [adults, shared] = [variants(adult), traitsOf(adult)]
  const forms = variants(form).map((passage, i): Passage => {
    const traits = adults.length === variants(form).length ? adults[i]!.traits : shared
    return passage.traits || !traits?.length ? passage : { ...passage, traits }
  })
  const [first, second, ...others] = forms
  return second ? [first!, second, ...others] : first!
}

/** A finder of the forms of a topic. `forms` is called for readers from sixty on only. */
export const formFinder = async (years: number, forms: () => Promise<unknown>): Promise<FormFinder> => {
  if (stageOf(years) !== 'late') return (_, adult) => adult
  const elder = await forms()
  return (path, adult) => {
    if (path.length === 0) return adult
    const form = path.reduce<unknown>(
      (node, key) => (typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[key] : undefined),
      elder,
    )
    return form === undefined ? adult : withTraits(form as Cell, adult)
  }
}
