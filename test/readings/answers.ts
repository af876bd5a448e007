import type { Entry, World } from '../../src/capabilities/capability.ts'

// Whole answers to read: any capability asked of any birth.

/** Days that everyone born before 2005 has lived to see. */
const LATE = { as_of: '2026-06-01', from_date: '2026-06-01', date: '2026-06-01', year: 2026 }
const PERSONS = ['birth', 'person', 'person_a', 'groom']
const OTHERS = ['person_b', 'bride']

/** What a capability is asked, its example's births changed for others. */
const askedOf = ({ input, example }: Entry, birth: object, other: object): object => {
  const has = (field: string) => field in input.properties
  const asked = example as Record<string, unknown>
  const changed = (fields: readonly string[], by: object) =>
    fields
      .filter((field) => has(field) && typeof asked[field] === 'object')
      .map((field) => [field, { ...(asked[field] as object), timezone: undefined, ...by }])
  return {
    ...asked,
    ...Object.fromEntries(
      Object.entries(LATE).filter(([field, day]) => has(field) && String(asked[field]).length === String(day).length),
    ),
    ...(has('datetime') ? { timezone: undefined, utc_offset: undefined, ...birth } : {}),
    ...Object.fromEntries([...changed(PERSONS, birth), ...changed(OTHERS, other)]),
  }
}

/** The answer of a capability on a birth; null where such a birth or such a day has none. */
export const answerOf = async (entry: Entry, birth: object, other: object, world: World): Promise<unknown> => {
  try {
    return await entry.compute(askedOf(entry, birth, other) as Record<string, unknown>, world)
  } catch (fault) {
    if (fault instanceof Error && fault.constructor.name === 'Fault') return null
    throw fault
  }
}
