import { mapYielding } from '../../../cooperative-yield.ts'
import { kootaClassOfMoon, kootaClassOfStar } from '../../../jyotish/kootas/classes.ts'
import type { ManglikSide } from '../../../jyotish/kootas/manglik-pair.ts'
import { type Side, type StarPosition, sideOfMoon, sideOfStar } from '../../../jyotish/kootas/profiles.ts'
import { closedObject, exact, type Static } from '../../../schema.ts'
import type { Moment } from '../../../time/moment.ts'
import type { World } from '../../capability.ts'
import { type BadRow, badRow, demandRows, RowId, rowOrFault } from '../../shared/many-births.ts'
import { MATCHED_PERSON, readMatchedPerson, readMoons } from '../../shared/matched-people.ts'
import { natal } from '../../shared/natal.ts'
import { manglikOf } from './manglik.ts'

const Anyone = exact(MATCHED_PERSON, { $id: 'MatchedPerson', description: 'A person by nakshatra or birth.' })
export type MatchedInput = Static<typeof Anyone>

export const Named = closedObject(
  { id: RowId, ...MATCHED_PERSON },
  { $id: 'NamedPerson', description: 'A person by nakshatra or birth, with an id.' },
)
export type NamedInput = Static<typeof Named>

/** Maximum list of one call; larger lists need the command line. */
export const MAX_PEOPLE = 1000
export const BATCH_COMMAND = 'For more use the command `khagola batch match`.'

export interface MatchedPeople {
  side: Side
  /** Index in the koota tables. */
  class: number
  /** Null unless requested and a birth is given. */
  kuja: ManglikSide | null
}

export interface PersonRow {
  id: string
  /** Index in the list sent. */
  index: number
  person: MatchedPeople
}

/** Throws 422 on the field. */
export const checkList = (people: readonly NamedInput[], field: string) =>
  demandRows(people, field, 'people', MAX_PEOPLE, BATCH_COMMAND)

const matchedStar = (star: StarPosition): MatchedPeople => ({
  side: sideOfStar(star),
  class: kootaClassOfStar(star),
  kuja: null,
})

/** Prefixes of the field paths in the faults of a row. */
const ROW_FIELDS = { person: '', birth: 'birth.' }

export interface ReadPeople {
  rows: PersonRow[]
  errors: BadRow[]
}

/** People of a list, with the Moons of all births in one batch. An invalid person becomes an error of the list. */
export const readPeopleList = async (
  people: readonly NamedInput[],
  { kuja }: { kuja: boolean },
  world: World,
): Promise<ReadPeople> => {
  const rows: PersonRow[] = []
  const errors: BadRow[] = []
  const births: { id: string; index: number; birth: NonNullable<MatchedInput['birth']>; moment: Moment }[] = []
  const orError = (id: string, read: () => void) => {
    const fault = rowOrFault(read)
    if (fault) errors.push(badRow(id, fault))
  }

  await mapYielding(people.entries(), world.yieldIfDue, ([index, { id, ...person }]) =>
    orError(id, () => {
      const read = readMatchedPerson(person, world, ROW_FIELDS)
      if (read.star) rows.push({ id, index, person: matchedStar(read.star) })
      else births.push({ id, index, birth: read.birth, moment: read.moment })
    }),
  )

  const moonAt = readMoons(
    births.map(({ moment }) => moment.jd),
    world.sky,
  )
  await mapYielding(births.entries(), world.yieldIfDue, ([place, { id, index, birth }]) =>
    orError(id, () => {
      const moon = moonAt(place, birth.ayanamsha)
      rows.push({
        id,
        index,
        person: {
          side: sideOfMoon(moon),
          class: kootaClassOfMoon(moon),
          kuja: kuja ? manglikOf(natal(birth, world, 'birth.'), world) : null,
        },
      })
    }),
  )
  return { rows: rows.sort((a, b) => a.index - b.index), errors }
}

/** The single person of a call; faults name fields under `at`. */
export const readOne = (person: MatchedInput, { kuja }: { kuja: boolean }, world: World, at: string): MatchedPeople => {
  const read = readMatchedPerson(person, world, { person: at, birth: `${at}birth.` })
  if (read.star) return matchedStar(read.star)
  const born = natal(read.birth, world, `${at}birth.`)
  const { chart } = born
  return {
    side: sideOfMoon(chart.graha.Moon),
    class: kootaClassOfMoon(chart.graha.Moon),
    kuja: kuja ? manglikOf(born, world) : null,
  }
}
