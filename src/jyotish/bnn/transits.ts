import { concurrently, mapConcurrently } from '../../concurrency.ts'
import type { Sky } from '../../sky/sky.ts'
import { retrogradePeriods } from '../../sky/stations.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import { overlap, type Window } from '../../time/window.ts'
import { type SignIndex, signAt } from '../../zodiac/signs.ts'
import { type Graha, isNode, turnOf } from '../grahas.ts'
import { type Frame, grahaLongitude, type SignStay, signStays } from '../sign-stays.ts'
import { contactOf } from './progressions.ts'
import { JOINT_RELATIONS, type JointRelation, type LinkRelation, type NadiPlanet } from './school.ts'

export const NADI_TRANSITS = ['Jupiter', 'Saturn', 'Rahu', 'Ketu'] as const
export type NadiTransit = (typeof NADI_TRANSITS)[number]

export interface TransitContact {
  natal: Graha
  /** `previous`: from the sign before, while the planet goes back. */
  relation: LinkRelation | 'previous'
  weight: number
  /** The first time inside the stay at which the degree in sign is that of birth; null where it never is. */
  exact: JulianDay | null
}

export interface NadiStay extends SignStay {
  retreats: Window[]
  contacts: TransitContact[]
}

/** The stays of a planet through a window, with whom of a chart each touches. Off the event loop. */
export const nadiStays = async (
  planet: NadiTransit,
  planets: readonly NadiPlanet[],
  window: Window,
  frame: Frame,
  sky: Sky,
  signal?: AbortSignal,
): Promise<NadiStay[]> => {
  const [stays, retreats, passages] = await concurrently(
    () => signStays(planet, window, frame, sky, signal),
    () => (isNode(planet) ? [] : retrogradePeriods(planet, window, sky)),
    () =>
      mapConcurrently(planets, ({ point }) =>
        sky.scan(
          { of: grahaLongitude(planet, frame), span: 30, offset: turnOf(planet) + point.degree, ...window },
          signal,
        ),
      ),
  )
  return stays.map((stay) => {
    const back = retreats.flatMap((retreat) => overlap(retreat, stay) ?? [])
    const contacts = planets.flatMap((natal, i) => {
      const exact = passages[i]!.map(({ at }) => at).find((at) => at >= stay.from && at < stay.to) ?? null
      const here = contactOf(stay.sign, natal)
      const before = back.length > 0 ? contactOf(signAt(stay.sign - 1), natal) : null
      return [
        ...(here ? [{ natal: natal.graha, relation: here.relation, weight: here.weight, exact }] : []),
        ...(before ? [{ natal: natal.graha, relation: 'previous' as const, weight: before.weight, exact }] : []),
      ]
    })
    return { ...stay, retreats: back, contacts }
  })
}

interface JointContact {
  sign: SignIndex
  relation: JointRelation
  weight: number
}
export interface Joint extends Window {
  natal: Graha
  jupiter: JointContact
  saturn: JointContact
  grade: 1 | 2 | 3
}

const isJoint = (relation: LinkRelation): relation is JointRelation =>
  (JOINT_RELATIONS as readonly string[]).includes(relation)

// source: this project's own weighing: the grade at and above which the two weights add up to so much
const GRADES = [
  [1.75, 3],
  [1.35, 2],
] as const

/** When Jupiter and Saturn stand at once in the group of a planet of birth, or opposite to it. */
export const jointsOf = (
  jupiter: readonly SignStay[],
  saturn: readonly SignStay[],
  planets: readonly NadiPlanet[],
): Joint[] => {
  const touch = (sign: SignIndex, natal: NadiPlanet): JointContact | null => {
    const contact = contactOf(sign, natal)
    return contact && isJoint(contact.relation) ? { sign, relation: contact.relation, weight: contact.weight } : null
  }
  return jupiter.flatMap((j) =>
    saturn.flatMap((s) => {
      const both = overlap(j, s)
      if (!both) return []
      return planets.flatMap((natal) => {
        const [byJupiter, bySaturn] = [touch(j.sign, natal), touch(s.sign, natal)]
        if (!byJupiter || !bySaturn) return []
        const sum = byJupiter.weight + bySaturn.weight
        const grade = GRADES.find(([least]) => sum >= least)?.[1] ?? 1
        return [{ ...both, natal: natal.graha, jupiter: byJupiter, saturn: bySaturn, grade }]
      })
    }),
  )
}
