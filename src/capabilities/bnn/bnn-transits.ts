import { concurrently, mapConcurrently } from '../../concurrency.ts'
import { JOINT_RELATIONS, LINK_RELATIONS } from '../../jyotish/bnn/school.ts'
import { significationsOf } from '../../jyotish/bnn/significations.ts'
import { jointTransits, NADI_TRANSITS, type NadiTransit, nadiStays } from '../../jyotish/bnn/transits.ts'
import { signStays } from '../../jyotish/sign-stays.ts'
import { sentenceFilterAt } from '../../readings/age-filter.ts'
import { compose, prose } from '../../readings/compose.ts'
import { corpus } from '../../readings/corpora.ts'
import type { FactText } from '../../readings/fact.ts'
import { maybe, nullable, oneOf, t } from '../../schema.ts'
import { addDays } from '../../time/civil.ts'
import { isoLocal } from '../../time/moment.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { coveredPart, MaybeMoment, Windows, windowFields } from '../shared/almanac.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { ageOfNatal, dayOr, midnightOf, siderealFrameOf, WINDOW_START } from '../shared/lifetime.ts'
import { Graha, Sign } from '../shared/shapes.ts'
import { LinkWeight, nadiHead, nadiHeadFields, openNadi } from './parts/nadi.ts'
import { placeWords } from './parts/nadi-texts.ts'

const SELF = 'bnn/bnn-transits'
const DAYS = 730
const DEFAULT = ['Jupiter', 'Saturn', 'Rahu'] as const

const StayRelation = oneOf([...LINK_RELATIONS, 'previous'], {
  description: 'Relation of the signs; `previous`: from the sign before, while retrograde.',
})
const JointContact = t.Object({ sign: Sign, relation: oneOf(JOINT_RELATIONS), weight: LinkWeight })

export default capability({
  slug: 'bnn-transits',
  title: 'Transits of the nadi school',
  summary:
    'Stays of the slow planets, their contacts with natal planets to the degree, and joint contacts of Jupiter and Saturn.',
  weight: 'standard',
  withoutTime: 'sampled',
  long: true,
  method:
    'Sidereal ingresses are exact. Each re-entry is a separate stay, and the first and last stay are cut at the limits of the range. Contacts use the distance from the transit sign to the actual natal sign: 1, 5, 9, 7, 2 or 12; a retrograde planet, other than the nodes, also acts from the sign before. `exact_at` is the first time in the stay at which the degrees within the signs are equal. A joint contact has Jupiter (life) and Saturn (action) at 1, 5, 9 or 7 to the same planet; its grade is 3 from a sum of weights of 1.75, 2 from 1.35.',
  input: birthWithNode({
    start_date: WINDOW_START,
    days: maybe(t.Integer({ minimum: 1, maximum: 3660, default: DAYS })),
    planets: maybe(
      t.Array(oneOf(NADI_TRANSITS), {
        minItems: 1,
        uniqueItems: true,
        default: ['Jupiter', 'Saturn', 'Rahu'],
      }),
    ),
  }),
  data: t.Object({
    ...nadiHeadFields,
    stays: t.Array(
      t.Object({
        planet: Graha,
        sign: Sign,
        ...windowFields,
        retrograde_parts: Windows,
        contacts: t.Array(
          t.Object({ natal_planet: Graha, relation: StayRelation, weight: LinkWeight, exact_at: MaybeMoment }),
        ),
        text: nullable(t.String({ description: 'Reading of first-time contacts; null without one.' })),
      }),
    ),
    joint: t.Array(
      t.Object({
        ...windowFields,
        jupiter_contact: JointContact,
        saturn_contact: JointContact,
        natal_planet: Graha,
        matter: t.String(),
        grade: t.Integer({ minimum: 1, maximum: 3 }),
      }),
    ),
  }),
  example: { ...independence, start_date: '2026-11-21' },
  varies: true,
}).compute(async (input, world) => {
  const nadi = openNadi(input, world)
  const { person, planets } = nadi
  const { sky, signal } = world
  const day = dayOr(input.start_date, 'start_date', person, world)
  const span = { from: midnightOf(day), to: midnightOf(addDays(day, input.days ?? DAYS)) }
  const window = coveredPart(span, 'start_date', world)
  const frame = siderealFrameOf(person)
  const selection = NADI_TRANSITS.filter((planet) =>
    ((input.planets ?? DEFAULT) as readonly NadiTransit[]).includes(planet),
  )
  const [texts, jupiter, saturn, stays] = await concurrently(
    () => corpus('bnn-contact'),
    () => signStays('Jupiter', window, frame, sky, signal),
    () => signStays('Saturn', window, frame, sky, signal),
    () => mapConcurrently(selection, (planet) => nadiStays(planet, planets, window, frame, sky, signal)),
  )
  const usedSentences = sentenceFilterAt(ageOfNatal(person, window.from))
  const write = (at: Parameters<typeof isoLocal>[0]) => isoLocal(at, person.moment.zone)
  const format = ({ from, to }: typeof window) => ({ start: write(from), end: write(to) })
  return {
    ...nadiHead(nadi),
    stays: stays.flat().map((stay) => {
      const mover = stay.planet as NadiTransit
      const facts = stay.contacts.map(
        ({ natal, relation, weight }): FactText => ({
          id: `nadi.transit.${mover}.${signName(stay.sign)}.${natal}`,
          kind: 'transit',
          text: `${mover} in ${signName(stay.sign)} touches your ${natal} in ${placeWords(natal, nadi.of).sign} (${relation}).`,
          value: relation,
          source: SELF,
          weight,
          says: texts[mover][natal],
          words: placeWords(natal, nadi.of),
        }),
      )
      return {
        planet: stay.planet,
        sign: signName(stay.sign),
        ...format(stay),
        retrograde_parts: stay.retreats.map(format),
        contacts: stay.contacts.map(({ natal, relation, weight, exact }) => ({
          natal_planet: natal,
          relation,
          weight,
          exact_at: exact === null ? null : write(exact),
        })),
        text: prose(compose(facts, { usedSentences, maxPassages: 3 })) || null,
      }
    }),
    joint: jointTransits(jupiter, saturn, planets).map(({ natal, jupiter, saturn, grade, ...both }) => ({
      ...format(both),
      jupiter_contact: { ...jupiter, sign: signName(jupiter.sign) },
      saturn_contact: { ...saturn, sign: signName(saturn.sign) },
      natal_planet: natal,
      matter: significationsOf(natal, 'male').matter,
      grade,
    })),
  }
})
