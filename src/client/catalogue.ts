// Placeholder for the types of the catalogue, which the build of the package generates.

type AnyData = { [name: string]: never }

/** Input and answer of every capability, by its slug. */
export interface Capabilities {
  [slug: string]: { input: object; data: AnyData }
}
/** The capabilities with a PDF. */
export type Report = string
