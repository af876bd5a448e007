import type { Atlas } from '../atlas/atlas.ts'
import { MOMENT } from '../capabilities/shared/inputs.ts'
import { RowBirth, rowOrFault } from '../capabilities/shared/many-births.ts'
import { MATCHED_PERSON, readMatchedPerson, readMoons } from '../capabilities/shared/matched-people.ts'
import { starInput } from '../capabilities/shared/names.ts'
import type { AyanamshaId } from '../ephemeris/ayanamshas.ts'
import { Fault } from '../faults.ts'
import { kootaClassOfMoon, kootaClassOfStar } from '../jyotish/kootas/classes.ts'
import { exact, type Static, t } from '../schema.ts'
import type { JsonObject } from '../service/body.ts'
import { checkInput } from '../service/input.ts'
import type { Sky } from '../sky/sky.ts'
import type { JulianDay } from '../time/julian-day.ts'
import type { InputRow } from './csv-rows.ts'
import { orderedResults } from './ordered-results.ts'
import { readingWorld } from './reading-world.ts'
import { rowsOf } from './records.ts'

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
const BirthRow = exact({ id, ...RowBirth.properties })
const StarRow = exact({ id, nakshatra: starInput('Nakshatra of the birth Moon.'), pada: MATCHED_PERSON.pada })

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

const isBirth = ({ datetime }: Record<string, unknown>) => typeof datetime === 'string' && datetime !== ''
/** The ayanamsha is an option of the run. */
const BIRTH_COLUMNS = ['id', ...Object.keys(MOMENT)]
const STAR_COLUMNS = Object.keys(StarRow.properties)
/** The columns by which a file of people is known. */
export const PERSON_COLUMNS: ReadonlySet<string> = new Set([...BIRTH_COLUMNS, ...STAR_COLUMNS])

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

/** Rows have no nested fields. */
const NO_PREFIX = { person: '', birth: '' }

const personReader = ({ sky, atlas }: Pick<RowReaderParts, 'sky' | 'atlas'>) => {
  const world = readingWorld(sky, atlas)
  return (line: number, record: Record<string, unknown>): RowResult | BirthPerson => {
    const isBirthRow = isBirth(record)
    const input = pickColumns(record, isBirthRow ? BIRTH_COLUMNS : STAR_COLUMNS)
    checkInput(isBirthRow ? BirthRow : StarRow, input)
    const { id, ...person } = input
    const read = readMatchedPerson(isBirthRow ? { birth: person as Static<typeof RowBirth> } : person, world, NO_PREFIX)
    return read.star
      ? { id: String(id), class: kootaClassOfStar(read.star) }
      : { line, id: String(id), born: read.moment.jd }
  }
}

/** Returns a function that reads rows as people. It computes the Moon for all births of the rows in one native call. */
export const createRowReader = (readers: RowReaderParts): RowReader => {
  const { sky, ayanamsha } = readers
  const personOf = personReader(readers)
  /** The result of `read`, or the rejection of the row. */
  const orReject = <R>({ line, id }: { line: number; id: string | null }, read: () => R): R | Reject => {
    const result = rowOrFault(read)
    return result instanceof Fault ? { line, id, field: result.field, reason: result.message } : result
  }
  const readOne = (row: InputRow): RowResult | BirthPerson => {
    const { line } = row
    if ('reason' in row) return { line, id: null, field: null, reason: row.reason }
    const { id } = row.record
    const knownId = typeof id === 'string' || typeof id === 'number' ? String(id) : null
    return orReject({ line, id: knownId }, () => personOf(line, row.record))
  }
  return (rows) => {
    const people = rows.map(readOne)
    const moonAt = readMoons(
      people.flatMap((person) => ('born' in person ? [person.born] : [])),
      sky,
    )
    let births = 0
    return people.map((person): RowResult => {
      if (!('born' in person)) return person
      const index = births++
      return orReject(person, () => ({ id: person.id, class: kootaClassOfMoon(moonAt(index, ayanamsha)) }))
    })
  }
}

/** True if the first row of a file is a birth. */
export const hasBirths = async (path: string): Promise<boolean> => {
  for await (const row of rowsOf(path, PERSON_COLUMNS, () => {})) return 'record' in row && isBirth(row.record)
  return false
}

/** Number of rows in a block. */
const BLOCK_ROWS = 2048

/** Rows in blocks of the size that a reader takes. */
export async function* blocksOfRows(rows: AsyncIterable<InputRow>): AsyncGenerator<InputRow[]> {
  let block: InputRow[] = []
  for await (const row of rows) {
    block.push(row)
    if (block.length < BLOCK_ROWS) continue
    yield block
    block = []
  }
  if (block.length > 0) yield block
}

/** A growing list of people. */
export const createPeopleList = () => {
  const ids: string[] = []
  let classes = new Uint8Array(BLOCK_ROWS)
  return {
    add(id: string, kootaClass: number) {
      if (ids.length === classes.length) {
        const larger = new Uint8Array(classes.length * 2)
        larger.set(classes)
        classes = larger
      }
      classes[ids.length] = kootaClass
      ids.push(id)
    },
    people: () => ({ ids, classes: classes.slice(0, ids.length) }),
  }
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
  const list = createPeopleList()
  let rejected = 0
  const add = (people: RowResult[]) => {
    for (const person of people) {
      if ('reason' in person) {
        rejected++
        reject(person)
      } else list.add(person.id, person.class)
    }
    onRows(people.length)
  }
  for await (const people of orderedResults(
    blocksOfRows(rowsOf(path, PERSON_COLUMNS, (chunk) => hash.update(chunk))),
    read,
    ahead,
  ))
    add(people)
  return { ...list.people(), rejected, digest: hash.digest('hex') }
}
