import { mapConcurrently } from '../concurrency.ts'
import type { CatalogueEntry, Family } from './capability.ts'
import { entriesOfFamily, FAMILIES } from './families.ts'

/** All families, in the order of the contract. */
export const families: readonly Family[] = await mapConcurrently(
  Object.values(FAMILIES),
  async (load) => (await load()).default,
)

/** Every capability, in reading order. All interfaces (HTTP, OpenAPI, CLI, docs) are derived from this list. */
export const catalogue: readonly CatalogueEntry[] = families.flatMap((family) => entriesOfFamily(family))
