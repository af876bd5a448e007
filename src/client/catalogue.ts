// Stands in for the types of the catalogue, which the built package has instead.

type Anything = { [name: string]: never }

/** Input and answer of every capability, by its slug. */
export interface Capabilities {
  [slug: string]: { input: object; data: Anything }
}
/** The capabilities that can be a PDF. */
export type Report = string
