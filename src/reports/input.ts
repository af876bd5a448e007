/** The input of a report, as its caller sent it. */
export type ReportInput = Readonly<Record<string, unknown>>

/** Computes the data of another capability for the same person. */
// biome-ignore lint/suspicious/noExplicitAny: the type depends on the capability
export type ComputeCapability = (family: string, slug: string, input: ReportInput) => Promise<any>

/** The text without outer spaces; null if the value is not a text or is empty. */
export const nonEmptyText = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null)

/** The fields of an input that have a value. */
export const pickFields = (input: ReportInput, fields: readonly string[]): ReportInput =>
  Object.fromEntries(fields.flatMap((field) => (input[field] == null ? [] : [[field, input[field]]])))

export const BIRTH_FIELDS = ['datetime', 'timezone', 'utc_offset', 'latitude', 'longitude'] as const
