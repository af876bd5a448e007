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
import { type InputRow, rowsOf } from './records.ts'

/** One side of a match: an id and a koota class for each person. */
export interface People {
  ids: string[]
  /** Indexes in `KOOTA_CLASSES`. */
  classes: Uint8Array
  /** Number of invalid rows. `reject` is called for each of them. */
  rejected: number
  /** SHA-256 of the file, hexadecimal. */
  digest: string
}

export interface Reject {
  line: number
  id: string | null
  field: string | null
  reason: string
}

const id = t.Union([t.String({ minLength: 1, maxLength: 256 }), t.Integer()], { description: 'a name or a number' })
const BirthRow = exact({ id, ...MOMENT })
const StarRow = exact({
  id,
  nakshatra: starInput('Nakshatra of the birth Moon.'),
  pada: maybe(t.Integer({ minimum: 1, maximum: 4 })),
})

const NUMBERS: readonly string[] = ['latitude', 'longitude', 'pada']

/** Returns the non-empty values of the named columns. Numeric text in a numeric column is converted to a number. */
const pickColumns = (record: Record<string, unknown>, names: readonly string[]): JsonObject => {
  const values: JsonObject = {}
  for (const name of names) {
    const value = record[name] as JsonObject[string] | undefined
    if (value === undefined || value === null || value === '') continue
    values[name] =
      typeof value === 'string' && NUMBERS.includes(name) && !Number.isNaN(Number(value)) ? Number(value) : value
  }
  return values
}

const starClass = ({ nakshatra, pada }: Static<typeof StarRow>): number =>
  kootaClassOfStar({
    nakshatra: starIndex(nakshatra, 'nakshatra'),
    pada: pada ?? null,
  })

const isBirth = ({ datetime }: Record<string, unknown>) => typeof datetime === 'string' && datetime !== ''
const BIRTH_COLUMNS = Object.keys(BirthRow.properties)
const STAR_COLUMNS = Object.keys(StarRow.properties)

export interface RowReaderParts {
  sky: Sky
  atlas: Atlas
  ayanamsha: AyanamshaId
}

/** The result of reading a row: a person, or the reason of the rejection. */
export type RowResult = { id: string; class: number } | Reject

/** Returns the results for rows, in their order. */
export type RowReader = (rows: InputRow[]) => RowResult[] | Promise<RowResult[]>

/** A person whose class depends on the Moon's position at birth. */
interface BirthPerson {
  line: number
  id: string
  born: JulianDay
}

/** The reader of people uses no random numbers. */
const NO_DICE: World['dice'] = {
  seed() {
    throw new Error('The reader of people uses no random numbers.')
  },
}

const personReader = ({ sky, atlas }: RowReaderParts) => {
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
  return (line: number, record: Record<string, unknown>): RowResult | BirthPerson => {
    const schema = isBirth(record) ? BirthRow : StarRow
    const input = pickColumns(record, isBirth(record) ? BIRTH_COLUMNS : STAR_COLUMNS)
    checkInput(schema, input)
    const id = String(input.id)
    return isBirth(record)
      ? { line, id, born: readMoment(input as unknown as Static<typeof BirthRow>, world).jd }
      : { id, class: starClass(input as unknown as Static<typeof StarRow>) }
  }
}

/** Returns a function for the koota class of the sidereal Moon at each moment: null where no ephemeris file covers it. */
const moonReader = ({ sky, ayanamsha }: RowReaderParts) => {
  const moon = sky.bodySet(['Moon'])
  return (moments: readonly JulianDay[]): (number | null)[] => {
    const positions = new Float64Array(moments.length * 6)
    moon.each(Float64Array.from(moments), positions)
    return moments.map((moment, row) => {
      const longitude = positions[row * 6]!
      return Number.isNaN(longitude)
        ? null
        : kootaClassOfMoon(point(sidereal(longitude - sky.ayanamsha(moment, ayanamsha))))
    })
  }
}

/** Returns a function that reads rows as people. It computes the Moon for all births of the rows in one native call. */
export const createRowReader = (readers: RowReaderParts): RowReader => {
  const personOf = personReader(readers)
  const moonClasses = moonReader(readers)
  const readOne = (row: InputRow): RowResult | BirthPerson => {
    const { line } = row
    if ('reason' in row) return { line, id: null, field: null, reason: row.reason }
    try {
      return personOf(line, row.record)
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault
      const { id } = row.record
      const knownId = typeof id === 'string' || typeof id === 'number' ? String(id) : null
      return { line, id: knownId, field: fault.field, reason: fault.message }
    }
  }
  return (rows) => {
    const people = rows.map(readOne)
    const birthClasses = moonClasses(people.flatMap((person) => ('born' in person ? [person.born] : [])))
    let next = 0
    return people.map((person): RowResult => {
      if (!('born' in person)) return person
      const { line, id } = person
      const group = birthClasses[next++]!
      return group === null
        ? { line, id, field: 'datetime', reason: 'No ephemeris file covers the moment of birth.' }
        : { id, class: group }
    })
  }
}

/** True if the first row of a file is a birth. */
export const hasBirths = async (path: string): Promise<boolean> => {
  for await (const row of rowsOf(path, () => {})) return 'record' in row && isBirth(row.record)
  return false
}

/** Number of rows in a block. */
const BLOCK_ROWS = 2048

async function* blocksOf(path: string, onChunk: (chunk: Uint8Array) => void): AsyncGenerator<InputRow[]> {
  let block: InputRow[] = []
  for await (const row of rowsOf(path, onChunk)) {
    block.push(row)
    if (block.length < BLOCK_ROWS) continue
    yield block
    block = []
  }
  if (block.length > 0) yield block
}

/**
 * Reads one side of a match, in the order of the file: rows of births, of nakshatras with or without padas, or of both. `ahead`
 * is the number of blocks that the reader processes at the same time.
 */
export const readPeople = async (
  path: string,
  read: RowReader,
  reject: (reject: Reject) => void,
  onRows: (count: number) => void = () => {},
  ahead = 1,
): Promise<People> => {
  const hash = new Bun.CryptoHasher('sha256')
  const ids: string[] = []
  let classes = new Uint8Array(BLOCK_ROWS)
  let rejected = 0
  const add = (people: RowResult[]) => {
    for (const person of people) {
      if ('reason' in person) {
        rejected++
        reject(person)
        continue
      }
      if (ids.length === classes.length) {
        const larger = new Uint8Array(classes.length * 2)
        larger.set(classes)
        classes = larger
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
