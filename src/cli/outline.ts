import type { CatalogueEntry } from '../capabilities/capability.ts'
import { WEIGHTS } from '../capabilities/capability.ts'
import { catalogue, families } from '../capabilities/index.ts'

/** The entry of a capability in a list. */
export const outline = (entry: CatalogueEntry) => ({
  slug: entry.slug,
  family: entry.family,
  path: entry.path,
  title: entry.title,
  summary: entry.summary,
  weight: entry.weight,
  ...WEIGHTS[entry.weight],
  status: entry.status ?? 'ga',
})

/** The families in reading order, each with its capabilities. */
export const listing = () =>
  families.map(({ slug, title }) => ({
    slug,
    title,
    members: catalogue.filter(({ family }) => family === slug).map(outline),
  }))

export type Listing = ReturnType<typeof listing>
