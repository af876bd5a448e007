import { Kind, type TObject } from '@sinclair/typebox'
import { Fault } from '../faults.ts'
import { nullable, type TSchema, t } from '../schema.ts'
import { sharedSky } from '../sky/shared-sky.ts'
import { offsetText } from '../time/iso.ts'
import { type JulianDay, julianDay } from '../time/julian-day.ts'
import { isoLocal } from '../time/moment.ts'
import { warnings } from '../warnings.ts'
import type { Capability, World } from './capability.ts'
import { timeNeeded } from './shared/clocks.ts'
import { dateOf, dayOfBirthDate } from './shared/day-of-birth.ts'
import { PERSONS, unknownTimes } from './shared/unknown-births.ts'
import { compareOverDay } from './time-ranges.ts'

/**
 * Births without a time. The capability is computed for times over the whole civil day; its answer keeps what holds all day
 * (`compareOverDay`). Without a declaration (`withoutTime`) a capability needs the time.
 */

type Input = Record<string, unknown>

/** Source: this project. The number of moments of the day for the two groups of weights: every 30 minutes, or every hour; the last one is 23:59:59. */
export const SAMPLES = { light: 49, standard: 49, heavy: 25, report: 25, ai: 0 } as const
/**
 * Multipliers without a common factor with the numbers of samples, so that each visits all samples of a second unknown time: independently of
 * the first, at the same time, and in the opposite order.
 */
const STRIDES = [18, 1, -1] as const

const twoDigits = (n: number) => String(n).padStart(2, '0')
const clockOf = (sample: number, count: number): string => {
  const seconds = Math.min(86_399, Math.round((86_400 * sample) / (count - 1)))
  return `${twoDigits(Math.floor(seconds / 3600))}:${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`
}

/** The time of the values that change little during the day. */
const STAND_IN = '12:00:00'

const fieldPrefix = (field: string) => (field === '' ? '' : `${field}.`)

/** The input with a clock time for each birth without one; a time of a repeated hour may have its offset after a space. */
const withClocks = (input: Input, fields: readonly string[], clocks: readonly string[]): Input => {
  let result = input
  for (const [i, field] of fields.entries()) {
    const person = (field === '' ? result : result[field]) as Input
    const { time_known, ...birth } = person
    const [time, offset] = clocks[i]!.split(' ')
    const timed = {
      ...birth,
      datetime: `${dateOf(person.datetime as string)}T${time}`,
      ...(offset ? { utc_offset: offset } : {}),
    }
    result = field === '' ? timed : { ...result, [field]: timed }
  }
  return result
}

/** The clock times of all samples: one for each birth. */
export const clockTimes = (persons: number, count: number): string[][] => {
  const last = count - 1
  // Heavy capabilities with half as many samples have only the first multiplier.
  const strides = persons > 1 && count === SAMPLES.light ? STRIDES : STRIDES.slice(0, 1)
  const rows = strides.flatMap((stride) =>
    Array.from({ length: count }, (_, i) => [i, (((i * stride) % count) + count) % count]),
  )
  if (persons > 1) rows.push([0, last], [last, 0], [last, last])
  return rows.map((row) => row.slice(0, persons).map((sample) => clockOf(sample, count)))
}

/** The input with the zone at the coordinates for a birth without a zone. */
const withZone = (input: Input, field: string, { atlas }: World): Input => {
  const person = (field === '' ? input : input[field]) as Input
  const timezone = person.timezone ?? atlas.zoneAt(person.latitude as number, person.longitude as number).timezone
  return field === '' ? { ...input, timezone } : { ...input, [field]: { ...person, timezone } }
}

const isSkippedTime = (reason: unknown) =>
  reason instanceof Fault && / does not exist in \S+: the clocks were set forward/.test(reason.message)

const relaxedVersions = new WeakMap<TSchema, TSchema>()

/** The schema of an answer without a time: every value may be null, and lists may be shorter. */
export const relaxed = (schema: TSchema): TSchema => {
  let version = relaxedVersions.get(schema)
  if (!version) relaxedVersions.set(schema, (version = nullable(relax(schema))))
  return version
}
const relax = (schema: TSchema): TSchema => {
  switch (schema[Kind]) {
    case 'Object':
      return {
        ...schema,
        required: [],
        properties: Object.fromEntries(
          Object.entries((schema as TObject).properties).map(([name, field]) => [name, t.Optional(relaxed(field))]),
        ),
      } as TSchema
    case 'Array': {
      const { minItems, maxItems, ...rest } = schema
      return { ...rest, items: relaxed(schema.items) } as unknown as TSchema
    }
    case 'Tuple':
      return t.Array(t.Unknown())
    case 'Record':
      return t.Record(t.String(), relaxed(Object.values(schema.patternProperties as Record<string, TSchema>)[0]!))
    case 'Union':
      return { ...schema, anyOf: schema.anyOf.map((each: TSchema) => relaxed(each)) } as TSchema
    case 'Intersect':
      return { ...schema, allOf: schema.allOf.map((each: TSchema) => relaxed(each)) } as TSchema
    default:
      return schema
  }
}

/** Source: this project. The largest number of moments of the day that answers report and that are computed too. */
const MAX_REPORTED_MOMENTS = 8
/** Days; a moment that an answer reports is rounded to a minute or second, so that the sample is taken after it. */
const AFTER_REPORTED = 70 / 86_400
const INSTANT = /^[+-]?\d{4,6}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/

/** Adds the instants in `data` that lie within a window to `found`, Julian days. */
const collectInstants = (data: unknown, from: JulianDay, to: JulianDay, found: Set<JulianDay>): void => {
  if (typeof data === 'string') {
    if (!INSTANT.test(data)) return
    const at = julianDay(Date.parse(data))
    if (at > from && at < to) found.add(at)
  } else if (typeof data === 'object' && data !== null)
    for (const each of Object.values(data)) collectInstants(each, from, to, found)
}

/**
 * The clock times just after the moments of the day that answers report, such as the start of a void Moon: a state that lasts less than the
 * distance of two samples begins at such a moment.
 */
const reportedClocks = (person: Input, answers: readonly unknown[], world: World): string[] => {
  const { from, to, zone } = dayOfBirthDate(person as never, world)
  // An instant of one answer only is the moment of its own sample.
  const once = new Set<JulianDay>()
  const repeated = new Set<JulianDay>()
  for (const answer of answers) {
    const found = new Set<JulianDay>()
    collectInstants(answer, from, to, found)
    for (const at of found) (once.has(at) ? repeated : once).add(at)
  }
  return [...repeated]
    .sort((a, b) => a - b)
    .slice(0, MAX_REPORTED_MOMENTS)
    .map((at) =>
      isoLocal(Math.min(at + AFTER_REPORTED, to) as JulianDay, zone)
        .split('T')[1]!
        .slice(0, 8),
    )
}

/** The last second of a day whose last hour occurs twice, the second time; null on other days. */
const repeatedEnd = (person: Input, world: World): string | null => {
  const { lastOffsets } = dayOfBirthDate(person as never, world)
  return lastOffsets.length > 1 ? `23:59:59 ${offsetText(lastOffsets.at(-1)!)}` : null
}

/** The answer for a day: computed for a time that stands in for the unknown one, with null for what the time decides. */
const overDay = async (
  member: Capability,
  computeWithTime: Capability['compute'],
  input: Input,
  fields: string[],
  callWorld: World,
  standIn: string,
) => {
  const picture = typeof member.withoutTime === 'object' ? member.withoutTime : null
  const compute = picture?.compute ?? computeWithTime
  // Samples of a day repeat the searches around it.
  const world = {
    ...callWorld,
    sky: sharedSky(callWorld.sky, callWorld.signal, callWorld.tenant.name),
    unknownTimes: fields.map(fieldPrefix),
  }
  const noonWarnings = warnings()
  const noonInput = withClocks(
    input,
    fields,
    fields.map(() => standIn),
  )
  const noon = await compute(noonInput as never, { ...world, warn: noonWarnings.warn })
  const samples: { readonly clocks: readonly string[]; readonly answer: unknown }[] = []
  const shared = new Map(noonWarnings.list.map((warning) => [`${warning.code} ${warning.message}`, warning]))
  const sampleAt = async (clocks: readonly string[], sampled = input) => {
    await world.yieldIfDue()
    world.signal.throwIfAborted()
    const sampleWarnings = warnings()
    try {
      const answer = await compute(withClocks(sampled, fields, clocks) as never, {
        ...world,
        warn: sampleWarnings.warn,
      })
      samples.push({ clocks, answer })
    } catch (reason) {
      // The clocks skipped this time.
      if (isSkippedTime(reason)) return
      throw reason
    }
    if (sampled !== input) return
    const codes = new Set(sampleWarnings.list.map(({ code, message }) => `${code} ${message}`))
    for (const key of shared.keys()) if (!codes.has(key)) shared.delete(key)
  }
  for (const clocks of clockTimes(fields.length, SAMPLES[member.weight])) await sampleAt(clocks)
  const answers = [noon, ...samples.map(({ answer }) => answer)]
  for (const [i, field] of fields.entries()) {
    const person = (field === '' ? input : input[field]) as Input
    const clocksWith = (clock: string) => fields.map((_, other) => (other === i ? clock : STAND_IN))
    for (const clock of reportedClocks(person, answers, world)) await sampleAt(clocksWith(clock))
    const end = repeatedEnd(person, world)
    // An offset chooses the second time only beside a zone.
    if (end) await sampleAt(clocksWith(end), withZone(input, field, world))
  }
  for (const { code, message } of shared.values()) world.warn(code, message)
  world.warn(
    'time_unknown',
    `The time of birth${fields[0] === '' ? '' : ` (${fields.join(', ')})`} is unknown: values that change during the day are null, except angles that change little, which are those of 12:00. time_unknown lists the ranges.`,
  )
  // In order of the first person's time. `sort` is stable.
  samples.sort((a, b) => (a.clocks[0]! < b.clocks[0]! ? -1 : a.clocks[0]! > b.clocks[0]! ? 1 : 0))
  const comparison = compareOverDay(
    noon,
    samples.map(({ answer }) => answer),
  )
  const { data, ranges } = picture ? await picture.draw(noonInput as never, comparison, world) : comparison
  return { ...(data as object), time_unknown: { computed_for: standIn, ranges } }
}

const hasTimeKnown = (schema: TSchema | undefined): boolean =>
  schema !== undefined &&
  ('time_known' in (schema.properties ?? {}) || ((schema.anyOf as TSchema[] | undefined)?.some(hasTimeKnown) ?? false))

/** The computation of a capability that needs the time of birth: 422 on `time_known` for a birth without one. */
const needingTime = ({ input: schema }: Capability, compute: Capability['compute']): Capability['compute'] => {
  const persons = PERSONS.filter((name) => hasTimeKnown(name === '' ? schema : schema.properties[name]))
  if (persons.length === 0) return compute
  return (input, world) => {
    const [first] = unknownTimes(input as Input, false).filter((name) => persons.includes(name))
    if (first !== undefined) throw timeNeeded(fieldPrefix(first))
    return compute(input, world)
  }
}

/**
 * The computation of a capability, with births without a time. Without a declaration they are rejected. Tests pass another `standIn`: the
 * statements of an answer must not depend on it.
 */
export const withUnknownTimes = (
  member: Capability,
  compute: Capability['compute'],
  standIn = STAND_IN,
): Capability['compute'] => {
  if (!member.withoutTime) return needingTime(member, compute)
  const readsDates = member.withoutTime === 'own dates'
  return (input, world) => {
    const fields = unknownTimes(input as Input, readsDates)
    if (fields.length === 0) return compute(input, world)
    return overDay(member, compute, input as Input, fields, world, standIn) as ReturnType<Capability['compute']>
  }
}

/** The schema of all answers of a capability: with and without the time of birth. */
export const answerSchema = ({ withoutTime, data }: Pick<Capability, 'withoutTime' | 'data'>): TObject =>
  withoutTime ? (relax(data) as TObject) : data
