import type { CatalogueEntry, World } from '../../src/capabilities/capability.ts'

// Computes the answer of any capability for any birth.

/** Input days after the childhood of everyone born before 2005. */
const LATE_DAYS = { as_of: '2026-06-01', from_date: '2026-06-01', date: '2026-06-01', year: 2026 }
const PERSON_FIELDS = ['birth', 'person', 'person_a', 'groom']
const PARTNER_FIELDS = ['person_b', 'bride']

/** The example input of a capability with other births. */
const inputFor = ({ input, example }: CatalogueEntry, birth: object, partner: object): object => {
  const has = (field: string) => field in input.properties
  const exampleInput = example as Record<string, unknown>
  const replaceBirths = (fields: readonly string[], newBirth: object) =>
    fields
      .filter((field) => has(field) && typeof exampleInput[field] === 'object')
      .map((field) => [field, { ...(exampleInput[field] as object), timezone: undefined, ...newBirth }])
  return {
    ...exampleInput,
    ...Object.fromEntries(
      Object.entries(LATE_DAYS).filter(
        ([field, day]) => has(field) && String(exampleInput[field]).length === String(day).length,
      ),
    ),
    ...(has('datetime') ? { timezone: undefined, utc_offset: undefined, ...birth } : {}),
    ...Object.fromEntries([...replaceBirths(PERSON_FIELDS, birth), ...replaceBirths(PARTNER_FIELDS, partner)]),
  }
}

/** The answer of a capability for a birth; null if it rejects this birth or day. */
export const answerOf = async (
  entry: CatalogueEntry,
  birth: object,
  partner: object,
  world: World,
): Promise<unknown> => {
  try {
    return await entry.compute(inputFor(entry, birth, partner) as Record<string, unknown>, world)
  } catch (fault) {
    if (fault instanceof Error && fault.constructor.name === 'Fault') return null
    throw fault
  }
}
