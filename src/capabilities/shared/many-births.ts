import { FAULTS, Fault, type FaultCode, invalid } from '../../faults.ts'
import { closedObject, nullable, openSet, type TSchema, t } from '../../schema.ts'
import { AYANAMSHA, MOMENT, NODE } from './inputs.ts'

/** Rows of a list of people: an invalid row is reported, and does not fail the call. */

/** The schema without its name, which belongs to fields of single calls with stricter rules. */
const unnamed = <S extends TSchema>({ $id, ...schema }: S): S => schema as unknown as S

/** The birth of a row. Its ranges and empty strings are checked with the row, so that an invalid row does not fail the call. */
export const RowBirth = closedObject(
  {
    datetime: unnamed(MOMENT.datetime),
    time_known: MOMENT.time_known,
    calendar: MOMENT.calendar,
    time_standard: MOMENT.time_standard,
    timezone: unnamed(MOMENT.timezone),
    utc_offset: unnamed(MOMENT.utc_offset),
    latitude: t.Number({ description: 'Decimal degrees, -90 to 90.' }),
    longitude: t.Number({ description: 'Decimal degrees, -180 to 180.' }),
    ayanamsha: AYANAMSHA,
    node: NODE,
  },
  { $id: 'RowBirth', description: 'Birth of a row.' },
)
/** Id of a row in the answer. */
export const RowId = t.String({ minLength: 1, maxLength: 64 })

const inRange = (value: number, most: number, field: string) => {
  if (Math.abs(value) > most) throw invalid(field, `\`${field}\` must be a number from ${-most} to ${most}.`)
}
/** Throws 422 on the row's coordinates, after the prefix `at`. */
export const demandOnEarth = ({ latitude, longitude }: { latitude: number; longitude: number }, at: string) => {
  inRange(latitude, 90, `${at}latitude`)
  inRange(longitude, 180, `${at}longitude`)
}

/** Rejects a list that is too long, with the alternative, and duplicate ids; 422 on the field. */
export const demandRows = (
  rows: readonly { id: string }[],
  field: string,
  subject: string,
  most: number,
  or: string,
) => {
  if (rows.length > most)
    throw invalid(field, `\`${field}\` has ${rows.length} ${subject}; the maximum for one call is ${most}. ${or}`)
  const ids = new Set<string>()
  for (const [index, { id }] of rows.entries()) {
    if (ids.has(id)) throw invalid(`${field}.${index}.id`, `The id ${id} occurs twice in \`${field}\`.`)
    ids.add(id)
  }
}

export interface BadRow {
  id: string
  code: FaultCode
  message: string
  field: string | null
}
export const badRowFields = {
  id: t.String(),
  code: openSet([...new Set(Object.values(FAULTS).map(({ code }) => code))] as [FaultCode, ...FaultCode[]]),
  message: t.String(),
  field: nullable(t.String({ description: 'Invalid input; null if not a single field.' })),
}
/** An invalid row and its error. */
export const badRow = (id: string, { code, message, field }: Fault): BadRow => ({ id, code, message, field })
/** The result of a row, or the fault it throws. */
export const rowOrFault = <T>(read: () => T): T | Fault => {
  try {
    return read()
  } catch (fault) {
    if (fault instanceof Fault) return fault
    throw fault
  }
}
