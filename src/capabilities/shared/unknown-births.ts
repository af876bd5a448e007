import { isDateAlone } from '../../time/iso.ts'

/** The births of an input whose time is unknown. */

type Input = Record<string, unknown>

/** Fields of an input with a birth; the empty name is the input itself. */
export const PERSONS = ['', 'person_a', 'person_b', 'groom', 'bride', 'birth', 'partner', 'custom'] as const
export type PersonField = (typeof PERSONS)[number]

const isRecord = (value: unknown): value is Input => typeof value === 'object' && value !== null

/** The fields of the births without a time. `readsDates`: true if the capability reads a date alone itself. */
export const unknownTimes = (input: Input, readsDates: boolean): PersonField[] => {
  const fields: PersonField[] = []
  for (const name of PERSONS) {
    const person = name === '' ? input : input[name]
    if (!isRecord(person) || typeof person.datetime !== 'string') continue
    if (person.time_known === false || (!readsDates && isDateAlone(person.datetime) && person.time_known !== true))
      fields.push(name)
  }
  return fields
}

/** True if the capability is computed for the whole day of a birth. */
export const isOverDay = (
  { withoutTime }: { readonly withoutTime?: 'sampled' | 'own dates' | object | undefined },
  input: object,
): boolean => withoutTime !== undefined && unknownTimes(input as Input, withoutTime === 'own dates').length > 0
