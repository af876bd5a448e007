/** The slugs of each family, inserted by the build. */
declare const KHAGOLA_FAMILIES: Readonly<Record<string, string>>

const families = new Map(
  Object.entries(KHAGOLA_FAMILIES).flatMap(([family, slugs]) =>
    slugs.split(' ').map((slug): [string, string] => [slug, family]),
  ),
)

/** The family of a capability, as in its path. */
export const familyOf = (slug: string): string | undefined => families.get(slug)
