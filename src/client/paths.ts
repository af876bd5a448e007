/** The slugs of each family, as the build writes them in. */
declare const KHAGOLA_FAMILIES: Readonly<Record<string, string>>

const families = new Map(
  Object.entries(KHAGOLA_FAMILIES).flatMap(([family, slugs]) =>
    slugs.split(' ').map((slug): [string, string] => [slug, family]),
  ),
)

/** The family of a capability, which stands before it in its path. */
export const familyOf = (slug: string): string | undefined => families.get(slug)
