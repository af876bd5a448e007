import { mapYielding } from '../../../cooperative-yield.ts'
import { invalid } from '../../../faults.ts'
import { kootaClassOfMoon, kootaClassOfStar } from '../../../jyotish/kootas/classes.ts'
import type { ManglikSide } from '../../../jyotish/kootas/manglik-pair.ts'
import { type Side, sideOfMoon, sideOfStar } from '../../../jyotish/kootas/profiles.ts'
import { point } from '../../../jyotish/points.ts'
import { closedObject, exact, maybe, type Static, t } from '../../../schema.ts'
import type { Moment } from '../../../time/moment.ts'
import { sidereal } from '../../../zodiac/longitude.ts'
import type { World } from '../../capability.ts'
import { readMoment } from '../../shared/clocks.ts'
import {
  type BadRow,
  badRow,
  demandOnEarth,
  demandRows,
  RowBirth,
  RowId,
  rowOrFault,
} from '../../shared/many-births.ts'
import { starInput } from '../../shared/names.ts'
import { natal } from '../../shared/natal.ts'
import { manglikOf } from './manglik.ts'
import { readStar } from './sides.ts'

/** A person matched in bulk: a nakshatra, or a birth. Ranges are checked row by row, so that an invalid row does not fail the call. */
export const MATCHED_PERSON = {
  nakshatra: maybe(starInput('Nakshatra of the birth Moon; or send a birth.')),
  pada: maybe(t.Integer({ description: '1 to 4; makes the score exact.' })),
  birth: maybe(RowBirth),
}
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

export interface Row {
  id: string
  /** Index in the list sent. */
  index: number
  person: MatchedPeople
}

/** Throws 422 on the field. */
export const checkList = (people: readonly NamedInput[], field: string) =>
  demandRows(people, field, 'people', MAX_PEOPLE, BATCH_COMMAND)

type Birth = NonNullable<MatchedInput['birth']>

const readBirth = (birth: Birth, world: World, at: string): Moment => {
  demandOnEarth(birth, at)
  return readMoment(birth, world, at)
}

/** A nakshatra, or the moment of a birth whose Moon is computed later. */
const readPerson = ({ nakshatra, pada, birth }: MatchedInput, world: World, at: string) => {
  if (!nakshatra === !birth) throw invalid(`${at}nakshatra`, `Send either ${at}nakshatra or ${at}birth, and not both.`)
  if (birth) return { birth, moment: readBirth(birth, world, `${at}birth.`) }
  if (pada != null && (pada < 1 || pada > 4))
    throw invalid(`${at}pada`, `${at}pada must be a whole number from 1 to 4.`)
  const star = readStar({ nakshatra: nakshatra!, pada }, at)
  return { matched: { side: sideOfStar(star), class: kootaClassOfStar(star), kuja: null } satisfies MatchedPeople }
}

export interface ReadPeople {
  rows: Row[]
  errors: BadRow[]
}

/** People of a list, with the Moons of all births in one batch. An invalid person becomes an error of the list. */
export const readPeople = async (
  people: readonly NamedInput[],
  { kuja }: { kuja: boolean },
  world: World,
): Promise<ReadPeople> => {
  const rows: Row[] = []
  const errors: BadRow[] = []
  const births: { id: string; index: number; birth: Birth; moment: Moment }[] = []
  const orError = (id: string, read: () => void) => {
    const fault = rowOrFault(read)
    if (fault) errors.push(badRow(id, fault))
  }

  await mapYielding(people.entries(), world.yieldIfDue, ([index, { id, ...person }]) =>
    orError(id, () => {
      const read = readPerson(person, world, '')
      if (read.matched) rows.push({ id, index, person: read.matched })
      else births.push({ id, index, birth: read.birth, moment: read.moment })
    }),
  )

  const moons = new Float64Array(births.length * 6)
  world.sky.bodySet(['Moon']).each(
    Float64Array.from(births, ({ moment }) => moment.jd),
    moons,
  )
  await mapYielding(births.entries(), world.yieldIfDue, ([place, { id, index, birth, moment }]) =>
    orError(id, () => {
      // A moment outside the ephemeris files throws its fault here.
      const ayanamsha = world.sky.ayanamsha(moment.jd, birth.ayanamsha ?? 'lahiri')
      const moon = point(sidereal(moons[place * 6]! - ayanamsha))
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
  const read = readPerson(person, world, at)
  if (read.matched) return read.matched
  const born = natal(read.birth, world, `${at}birth.`)
  const { chart } = born
  return {
    side: sideOfMoon(chart.graha.Moon),
    class: kootaClassOfMoon(chart.graha.Moon),
    kuja: kuja ? manglikOf(born, world) : null,
  }
}
