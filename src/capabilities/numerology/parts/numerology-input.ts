import { invalid } from '../../../faults.ts'
import { maybe, oneOf, type TSchema, t } from '../../../schema.ts'
import { type CivilDate, civilOf, isBefore } from '../../../time/civil.ts'
import { dateText } from '../../../time/iso.ts'
import { julianDay } from '../../../time/julian-day.ts'
import { localAt } from '../../../time/moment.ts'
import { type ParsedName, parseName, SYSTEMS, Y_RULES } from '../../../traditions/numerology/names.ts'
import type { World } from '../../capability.ts'
import { readDate, readZone } from '../../shared/clocks.ts'
import { only } from '../../shared/inputs.ts'
import { warnOfReading } from '../../shared/names.ts'

const name = t.String({ minLength: 1, maxLength: 120, description: 'Name as used; titles count if sent.' })
export const NameInput = name
export const BirthDate = t.String({ format: 'date', description: 'Birth date, YYYY-MM-DD, proleptic Gregorian.' })
export const YInput = maybe(
  oneOf(Y_RULES, {
    default: 'neighbours',
    description: 'Y counts as a vowel where no A, E, I, O or U stands beside it (neighbours), always, or never.',
  }),
)

const FIELDS = {
  date: BirthDate,
  name: maybe(name),
  system: maybe(oneOf(SYSTEMS, { default: 'pythagorean', description: 'Values of the letters.' })),
}

/** Input fields of every numerology reading; a capability overrides the fields it changes. */
export const numbersInput = <P extends Record<string, TSchema>>(further: P) =>
  only({ ...FIELDS, ...further } as Omit<typeof FIELDS, keyof P> & P)

/** A day of the years 1 to 9999; 422 on `field`. */
export const readCountedDay = (text: string, field: string, world: World): CivilDate => {
  const date = readDate(text, field, world, 'gregorian')
  if (date.year < 1) throw invalid(field, `\`${field}\` must be in the years 0001 to 9999.`)
  return date
}

/** The day sent, else today in the zone, UTC by default. */
/** Rejects a day before the birth. @throws Fault `invalid` on `field` */
export const demandNotBefore = (day: CivilDate, birth: CivilDate, field: string) => {
  if (isBefore(day, birth)) throw invalid(field, `\`${field}\` must not be before the birth, ${dateText(birth)}.`)
}

export const dayOrToday = (
  text: string | null | undefined,
  field: string,
  world: World,
  timezone?: string | null,
): CivilDate => {
  if (text) return readCountedDay(text, field, world)
  const { year, month, day } = timezone
    ? localAt(julianDay(world.now), readZone(timezone, 'timezone'))
    : civilOf(world.now)
  return { year, month, day }
}

/** The counted letters, with a warning for transliterated or dropped ones; 422 on `name` without any. */
export const readLetters = (text: string, world: World, digits = false): ParsedName => {
  const read = parseName(text, { digits })
  warnOfReading(read, world)
  if (read.words.length === 0)
    throw invalid(
      'name',
      `\`name\` must have a letter${digits ? ' or a digit' : ''} that has a value${read.dropped.length > 0 ? '; send it in Latin letters' : ''}.`,
    )
  return read
}

/** Warns of each sent field that has no effect. */
export const warnUnused = (input: Record<string, unknown>, fields: readonly string[], world: World) => {
  for (const field of fields)
    if (input[field] !== undefined && input[field] !== null)
      world.warn('ignored_input', `\`${field}\` has no effect in this call.`)
}
