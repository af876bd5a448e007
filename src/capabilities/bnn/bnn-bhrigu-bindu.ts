import { concurrently, mapConcurrently } from '../../concurrency.ts'
import { BINDU_CONTACTS, BINDU_TRANSITS, type BinduTransit, binduTransits } from '../../jyotish/bnn/bindu.ts'
import { progressedSign } from '../../jyotish/bnn/progressions.ts'
import { capitalisedName, type Graha as GrahaName, lordOf } from '../../jyotish/grahas.ts'
import { NAKSHATRAS } from '../../jyotish/nakshatras.ts'
import { point } from '../../jyotish/points.ts'
import { bhriguBindu } from '../../jyotish/special-lagnas.ts'
import { compose, prose } from '../../readings/compose.ts'
import { corpus } from '../../readings/corpora.ts'
import type { FactText } from '../../readings/fact.ts'
import { distinct, maybe, oneOf, t } from '../../schema.ts'
import { addDays } from '../../time/civil.ts'
import { longDate } from '../../time/iso.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import { isoLocal } from '../../time/moment.ts'
import { norm, separation, sidereal } from '../../zodiac/longitude.ts'
import { houseFrom, signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { coveredPart, MaybeMoment, Moment } from '../shared/almanac.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { dayOr, MAX_LIFE, midnightOf, siderealFrameOf, WINDOW_START } from '../shared/lifetime.ts'
import { decimals, Graha, House, Lord, placement, placementFields } from '../shared/shapes.ts'
import { nadiHead, nadiHeadFields, openNadi } from './parts/nadi.ts'

const SELF = 'bnn/bnn-bhrigu-bindu'
const DAYS = 1830
const BENEFIC: readonly GrahaName[] = ['Mercury', 'Jupiter', 'Venus']
const WITHIN = 5

const CONTACTS = {
  conjunction: 'stands on',
  aspect_7: 'stands across from',
  aspect_special: 'looks by its special aspect at',
} as const

export default capability({
  slug: 'bnn-bhrigu-bindu',
  title: 'Bhrigu Bindu',
  summary: 'The midpoint counted from Rahu to the Moon, and when each planet joins or aspects it.',
  weight: 'standard',
  method:
    'The Bhrigu Bindu is the middle of the arc counted forward from Rahu to the Moon (C. S. Patel, from nadi sources; other authors take the shorter arc). Contacts are found as roots, for every planet except the Moon, which passes every month. A contact is a conjunction, an opposition, or a special aspect: arcs of 90 and 210 degrees from Mars, 120 and 240 from Jupiter, 60 and 270 from Saturn. `enters` and `leaves` mark an orb of one degree. Houses are whole signs.',
  input: birthWithNode({
    start_date: WINDOW_START,
    days: maybe(t.Integer({ minimum: 1, maximum: 3660, default: DAYS })),
  }),
  data: t.Object({
    ...nadiHeadFields,
    bindu: t.Object({
      ...placementFields,
      house: House,
      lord: Lord,
      occupants: distinct(Graha, { description: 'Natal planets within 5 degrees.' }),
    }),
    arc_degrees: t.Number({
      minimum: 0,
      exclusiveMaximum: 360,
      description: 'Arc from Rahu forward to the Moon, degrees.',
    }),
    transits: t.Array(
      t.Object({
        planet: Graha,
        kind: oneOf(BINDU_CONTACTS),
        enters: MaybeMoment,
        exact_at: Moment,
        leaves: MaybeMoment,
        nature: oneOf(['benefic', 'malefic']),
        text: t.String(),
      }),
      { description: 'Transits in order of time.' },
    ),
    progressed: t.Object({
      jupiter_age_hits: t.Array(t.Integer({ minimum: 0, maximum: MAX_LIFE - 1 }), {
        description: 'Completed years of age when progressed Jupiter is in the sign of the point.',
      }),
    }),
  }),
  example: { ...independence, start_date: '2026-11-21', days: 730 },
  varies: true,
}).compute(async (input, world) => {
  const nadi = openNadi(input, world)
  const { person, planets, of } = nadi
  const { graha, ascendant } = person.chart
  const bindu = point(sidereal(bhriguBindu(graha.Rahu.longitude, graha.Moon.longitude)))
  const day = dayOr(input.start_date, 'start_date', person, world)
  const selection = { from: midnightOf(day), to: midnightOf(addDays(day, input.days ?? DAYS)) }
  const window = coveredPart(selection, 'start_date', world)
  const frame = siderealFrameOf(person)
  const [texts, matches] = await concurrently(
    () => corpus('bnn-bindu'),
    () =>
      mapConcurrently(BINDU_TRANSITS, (planet) =>
        binduTransits(planet, bindu.longitude, window, frame, world.sky, world.signal),
      ),
  )
  const usedSentences = new Set<string>()
  const write = (at: JulianDay) => isoLocal(at, person.moment.zone)
  const orNull = (at: JulianDay | null) => (at === null ? null : write(at))

  const textOf = ({ planet, kind, exact }: BinduTransit) => {
    const fact: FactText = {
      id: `nadi.bindu.${planet}.${kind}`,
      kind: 'transit',
      text: `${capitalisedName(planet)} ${CONTACTS[kind]} your Bhrigu Bindu in ${signName(bindu.sign)} on ${longDate(write(exact))}.`,
      value: kind,
      source: SELF,
      weight: 1,
      says: texts[planet as Exclude<GrahaName, 'Moon'>][kind === 'conjunction' ? 'stands' : 'looks'],
      words: { sign: signName(bindu.sign), star: NAKSHATRAS[bindu.nakshatra]! },
    }
    return prose(compose([fact], { usedSentences })) || fact.text
  }

  return {
    ...nadiHead(nadi),
    bindu: {
      ...placement(bindu),
      house: houseFrom(ascendant.sign, bindu.sign),
      lord: lordOf(bindu.sign),
      occupants: planets
        .filter(({ point }) => separation(point.longitude, bindu.longitude) <= WITHIN)
        .map(({ graha }) => graha),
    },
    arc_degrees: decimals(norm(graha.Moon.longitude - graha.Rahu.longitude)),
    transits: matches
      .flat()
      .sort((a, b) => a.exact - b.exact)
      .map((transit) => ({
        planet: transit.planet,
        kind: transit.kind,
        enters: orNull(transit.enters),
        exact_at: write(transit.exact),
        leaves: orNull(transit.leaves),
        nature: BENEFIC.includes(transit.planet) ? ('benefic' as const) : ('malefic' as const),
        text: textOf(transit),
      })),
    progressed: {
      jupiter_age_hits: Array.from({ length: MAX_LIFE }, (_, age) => age).filter(
        (age) => progressedSign('Jupiter', of.Jupiter, age) === bindu.sign,
      ),
    },
  }
})
