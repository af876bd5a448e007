import type { Atlas } from '../atlas/atlas.ts'
import type { World } from '../capabilities/capability.ts'
import { readMoment } from '../capabilities/shared/clocks.ts'
import { MOMENT } from '../capabilities/shared/inputs.ts'
import { starIndex, starInput } from '../capabilities/shared/names.ts'
import { NO_TENANT } from '../cooperative-yield.ts'
import type { AyanamshaId } from '../ephemeris/ayanamshas.ts'
import { Fault } from '../faults.ts'
import { kootaClassOfMoon, kootaClassOfStar } from '../jyotish/kootas/classes.ts'
import { point } from '../jyotish/points.ts'
import { exact, maybe, type Static, t } from '../schema.ts'
import type { JsonObject } from '../service/body.ts'
import { checkInput } from '../service/input.ts'
import type { Sky } from '../sky/sky.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { sidereal } from '../zodiac/longitude.ts'
import { orderedResults } from './ordered-results.ts'
import { type Row, rowsOf } from './records.ts'

/** One side of a match as the kootas see it: nothing but a name and a class is kept of each person. */
export interface People {
  ids: string[]
  /** As `KOOTA_CLASSES` counts them. */
  classes: Uint8Array
  /** Rows that are not among them; each is told to `reject`. */
  rejected: number
  /** SHA-256 of the file. */
  digest: string
}

export interface Reject {
  line: number
  id: string | null
  field: string | null
  reason: string
}

const id = t.Union([t.String({ minLength: 1, maxLength: 256 }), t.Integer()], { description: 'a name or a number' })
const Born = exact({ id, ...MOMENT })
const Starred = exact({
  id,
  nakshatra: starInput('Nakshatra of the birth Moon.'),
  pada: maybe(t.Integer({ minimum: 1, maximum: 4 })),
})

const NUMBERS: readonly string[] = ['latitude', 'longitude', 'pada']

/** The columns that a schema names, those that are empty left out; text that is a number where one is wanted is that number. */
const narrowed = (record: Record<string, unknown>, names: readonly string[]): JsonObject => {
  const narrow: JsonObject = {}
  for (const name of names) {
    const value = record[name] as JsonObject[string] | undefined
    if (value === undefined || value === null || value === '') continue
    narrow[name] =
      typeof value === 'string' && NUMBERS.includes(name) && !Number.isNaN(Number(value)) ? Number(value) : value
  }
  return narrow
}

const starClass = ({ nakshatra, pada }: Static<typeof Starred>): number =>
  kootaClassOfStar({
    nakshatra: starIndex(nakshatra, 'nakshatra'),
    pada: pada ?? null,
  })

const isBorn = ({ datetime }: Record<string, unknown>) => typeof datetime === 'string' && datetime !== ''
const BORN = Object.keys(Born.properties)
const STARRED = Object.keys(Starred.properties)

export interface Readers {
  sky: Sky
  atlas: Atlas
  ayanamsha: AyanamshaId
}

/** A row of a file, whether or not it could be read. */
export type Read = { id: string; class: number } | Reject

/** What rows say, in their order. */
export type Reader = (rows: Row[]) => Read[] | Promise<Read[]>

/** A person whose class waits for the place of the Moon. */
interface Expected {
  line: number
  id: string
  born: JulianDay
}

/** A list of people is read, not drawn. */
const NO_DICE: World['dice'] = {
  seed() {
    throw new Error('Nothing here is left to chance.')
  },
}

const personReader = ({ sky, atlas }: Readers) => {
  const { signal } = new AbortController()
  const world: World = {
    sky,
    atlas,
    dice: NO_DICE,
    now: 0,
    signal,
    tenant: NO_TENANT,
    yieldIfDue: () => undefined,
    warn() {},
  }
  return (line: number, record: Record<string, unknown>): Read | Expected => {
    const schema = isBorn(record) ? Born : Starred
    const input = narrowed(record, isBorn(record) ? BORN : STARRED)
    checkInput(schema, input)
    const id = String(input.id)
    return isBorn(record)
      ? { line, id, born: readMoment(input as unknown as Static<typeof Born>, world).jd }
      : { id, class: starClass(input as unknown as Static<typeof Starred>) }
  }
}

/** The class of the sidereal Moon at each moment; null where no ephemeris file covers it. */
const moonReader = ({ sky, ayanamsha }: Readers) => {
  const moon = sky.bodySet(['Moon'])
  return (moments: readonly JulianDay[]): (number | null)[] => {
    const places = new Float64Array(moments.length * 6)
    moon.each(Float64Array.from(moments), places)
    return moments.map((moment, row) => {
      const longitude = places[row * 6]!
      return Number.isNaN(longitude)
        ? null
        : kootaClassOfMoon(point(sidereal(longitude - sky.ayanamsha(moment, ayanamsha))))
    })
  }
}

/** Reads rows as people; all their births go to the native core in one call. */
export const reader = (readers: Readers): Reader => {
  const personOf = personReader(readers)
  const moonClasses = moonReader(readers)
  const readOne = (row: Row): Read | Expected => {
    const { line } = row
    if ('reason' in row) return { line, id: null, field: null, reason: row.reason }
    try {
      return personOf(line, row.record)
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault
      const { id } = row.record
      const known = typeof id === 'string' || typeof id === 'number' ? String(id) : null
      return { line, id: known, field: fault.field, reason: fault.message }
    }
  }
  return (rows) => {
    const people = rows.map(readOne)
    const found = moonClasses(people.flatMap((person) => ('born' in person ? [person.born] : [])))
    let next = 0
    return people.map((person): Read => {
      if (!('born' in person)) return person
      const { line, id } = person
      const group = found[next++]!
      return group === null
        ? { line, id, field: 'datetime', reason: 'No ephemeris file covers the moment of birth.' }
        : { id, class: group }
    })
  }
}

/** Whether the first row of a file is a birth. */
export const holdsBirths = async (path: string): Promise<boolean> => {
  for await (const row of rowsOf(path, () => {})) return 'record' in row && isBorn(row.record)
  return false
}

/** Rows that are read at once. */
const BLOCK = 2048

async function* blocksOf(path: string, see: (chunk: Uint8Array) => void): AsyncGenerator<Row[]> {
  let block: Row[] = []
  for await (const row of rowsOf(path, see)) {
    block.push(row)
    if (block.length < BLOCK) continue
    yield block
    block = []
  }
  if (block.length > 0) yield block
}

/**
 * Reads one side: a file of births, or of stars with or without padas, or of both; the order is the file's. `ahead` blocks are
 * with the reader at a time.
 */
export const readPeople = async (
  path: string,
  read: Reader,
  reject: (reject: Reject) => void,
  onRows: (count: number) => void = () => {},
  ahead = 1,
): Promise<People> => {
  const hash = new Bun.CryptoHasher('sha256')
  const ids: string[] = []
  let classes = new Uint8Array(BLOCK)
  let rejected = 0
  const add = (people: Read[]) => {
    for (const person of people) {
      if ('reason' in person) {
        rejected++
        reject(person)
        continue
      }
      if (ids.length === classes.length) {
        const wider = new Uint8Array(classes.length * 2)
        wider.set(classes)
        classes = wider
      }
      classes[ids.length] = person.class
      ids.push(person.id)
    }
    onRows(people.length)
  }
  for await (const people of orderedResults(
    blocksOf(path, (chunk) => hash.update(chunk)),
    read,
    ahead,
  ))
    add(people)
  return { ids, classes: classes.slice(0, ids.length), rejected, digest: hash.digest('hex') }
}
