import { concurrently, mapConcurrently } from '../../concurrency.ts'
import type { Sky } from '../../sky/sky.ts'
import { retrogradePeriods } from '../../sky/stations.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import { overlapOf, type Window } from '../../time/window.ts'
import { type SignIndex, signAt } from '../../zodiac/signs.ts'
import { type Graha, isNode, longitudeOffset } from '../grahas.ts'
import { grahaLongitude, type SiderealFrame, type SignStay, signStays } from '../sign-stays.ts'
import { progressionContactOf } from './progressions.ts'
import { JOINT_RELATIONS, type JointRelation, type LinkRelation, type NadiPlanet } from './school.ts'

export const NADI_TRANSITS = ['Jupiter', 'Saturn', 'Rahu', 'Ketu'] as const
export type NadiTransit = (typeof NADI_TRANSITS)[number]

export interface NadiTransitContact {
  natal: Graha
  /** `previous`: from the previous sign, while the planet is retrograde. */
  relation: LinkRelation | 'previous'
  weight: number
  /** The first time in the stay at which the degree in sign equals that of birth; null if there is none. */
  exact: JulianDay | null
}

export interface NadiStay extends SignStay {
  retreats: Window[]
  contacts: NadiTransitContact[]
}

/** The stays of a planet in a window, with its contacts to natal planets. The search runs off the event loop. */
export const nadiStays = async (
  planet: NadiTransit,
  planets: readonly NadiPlanet[],
  window: Window,
  frame: SiderealFrame,
  sky: Sky,
  signal?: AbortSignal,
): Promise<NadiStay[]> => {
  const [stays, retreats, passages] = await concurrently(
    () => signStays(planet, window, frame, sky, signal),
    () => (isNode(planet) ? [] : retrogradePeriods(planet, window, sky)),
    () =>
      mapConcurrently(planets, ({ point }) =>
        sky.scan(
          { of: grahaLongitude(planet, frame), span: 30, offset: longitudeOffset(planet) + point.degree, ...window },
          signal,
        ),
      ),
  )
  return stays.map((stay) => {
    const retreatsInStay = retreats.flatMap((retreat) => overlapOf(retreat, stay) ?? [])
    const contacts = planets.flatMap((natal, i) => {
      const exact = passages[i]!.map(({ at }) => at).find((at) => at >= stay.from && at < stay.to) ?? null
      const contact = progressionContactOf(stay.sign, natal)
      const contactFromPrevious = retreatsInStay.length > 0 ? progressionContactOf(signAt(stay.sign - 1), natal) : null
      return [
        ...(contact ? [{ natal: natal.graha, relation: contact.relation, weight: contact.weight, exact }] : []),
        ...(contactFromPrevious
          ? [{ natal: natal.graha, relation: 'previous' as const, weight: contactFromPrevious.weight, exact }]
          : []),
      ]
    })
    return { ...stay, retreats: retreatsInStay, contacts }
  })
}

interface JointContact {
  sign: SignIndex
  relation: JointRelation
  weight: number
}
export interface JointTransit extends Window {
  natal: Graha
  jupiter: JointContact
  saturn: JointContact
  grade: 1 | 2 | 3
}

const isJoint = (relation: LinkRelation): relation is JointRelation =>
  (JOINT_RELATIONS as readonly string[]).includes(relation)

// source: this project's own weighing: minimum sum of the two weights of each grade
const GRADES = [
  [1.75, 3],
  [1.35, 2],
] as const

/** Periods in which Jupiter and Saturn are both in the group of a natal planet or opposite to it. */
export const jointTransits = (
  jupiter: readonly SignStay[],
  saturn: readonly SignStay[],
  planets: readonly NadiPlanet[],
): JointTransit[] => {
  const jointContact = (sign: SignIndex, natal: NadiPlanet): JointContact | null => {
    const contact = progressionContactOf(sign, natal)
    return contact && isJoint(contact.relation) ? { sign, relation: contact.relation, weight: contact.weight } : null
  }
  return jupiter.flatMap((j) =>
    saturn.flatMap((s) => {
      const both = overlapOf(j, s)
      if (!both) return []
      return planets.flatMap((natal) => {
        const [byJupiter, bySaturn] = [jointContact(j.sign, natal), jointContact(s.sign, natal)]
        if (!byJupiter || !bySaturn) return []
        const sum = byJupiter.weight + bySaturn.weight
        const grade = GRADES.find(([least]) => sum >= least)?.[1] ?? 1
        return [{ ...both, natal: natal.graha, jupiter: byJupiter, saturn: bySaturn, grade }]
      })
    }),
  )
}
