import { houseFrom, signAt } from '../../zodiac/signs.ts'
import { isExalted, isOwn } from '../dignity.ts'
import { type Lord, SEVEN } from '../grahas.ts'
import { BY_SPEED, contact, itthashala, orbOf, type Seven, sees } from './aspects.ts'
import { panchaVargiyas, type TajikaChart } from './bala.ts'

// source: Tajika Neelakanthi, in its order; good or bad for what the planets signify
export const TAJIKA_YOGAS = {
  Ikkavala: 'good',
  Induvara: 'bad',
  Itthashala: 'good',
  Ishrafa: 'bad',
  Nakta: 'good',
  Yamaya: 'good',
  Manau: 'bad',
  Kamboola: 'good',
  'Gairi-kamboola': 'good',
  Khallasara: 'bad',
  Radda: 'bad',
  'Duhphali-kuttha': 'good',
  Dutthotthadavira: 'good',
  Tambira: 'good',
  Kuttha: 'good',
  Durapha: 'bad',
} as const
export type TajikaYoga = keyof typeof TAJIKA_YOGAS
export const TAJIKA_YOGA_NAMES = Object.keys(TAJIKA_YOGAS) as [TajikaYoga, ...TajikaYoga[]]

export interface FoundYoga {
  name: TajikaYoga
  planets: Lord[]
  applying: boolean
  /** Degrees between the two that make it; null where it is none of two. */
  orb: number | null
  note: string
}

interface Pair {
  faster: Lord
  slower: Lord
}
interface Applying extends Pair {
  orb: number
}

/** What the rules see: places, houses, and which planets are strong. */
interface Year {
  seats: Seven
  house: (planet: Lord) => number
  isHindered: (planet: Lord) => string | null
  isStrong: (planet: Lord) => boolean
  pairs: readonly Pair[]
  applying: readonly Applying[]
}

/** From here up a planet is strong by pancha vargiya. */
const STRONG = 10
/** The last degree of a sign. */
const LAST_DEGREE = 29

const PAIRS: readonly Pair[] = BY_SPEED.flatMap((faster, i) =>
  BY_SPEED.slice(i + 1).map((slower) => ({ faster, slower })),
)

const readYear = ({ chart }: TajikaChart): Year => {
  const { graha } = chart
  const strength = panchaVargiyas(chart)
  return {
    seats: graha,
    house: (planet) => graha[planet].house,
    isHindered: (planet) => {
      const { retrograde, combust, house } = graha[planet]
      if (retrograde) return 'retrograde'
      if (combust) return 'combust'
      return [6, 8, 12].includes(house) ? `in the ${house}th` : null
    },
    isStrong: (planet) =>
      isOwn(planet, graha[planet].sign) || isExalted(planet, graha[planet].sign) || strength[planet] >= STRONG,
    pairs: PAIRS,
    applying: PAIRS.flatMap(({ faster, slower }) => {
      const found = contact(faster, slower, graha)
      return found?.applying ? [{ faster, slower, orb: found.orb }] : []
    }),
  }
}

type Found = Omit<FoundYoga, 'name'>
const others = (...pair: Lord[]) => SEVEN.filter((planet) => !pair.includes(planet))

/** Would a planet that leaves its sign now stand in itthashala with another, which it does not yet? */
const afterSignChange = (mover: Lord, other: Lord, { seats }: Year): number | null => {
  const [from, to] = [seats[mover], seats[other]]
  const soon = from.degree >= LAST_DEGREE && !itthashala(mover, other, seats)
  return soon && sees(signAt(from.sign + 1), to.sign) && to.degree <= orbOf(mover, other) ? to.degree : null
}

/** A third planet with which both of two that do not see each other stand in itthashala. */
const joinedBy =
  (third: (planet: Lord, pair: Pair) => boolean, note: string) =>
  ({ seats, pairs }: Year): Found[] =>
    pairs
      .filter(({ faster, slower }) => !sees(seats[faster].sign, seats[slower].sign))
      .flatMap((pair) =>
        others(pair.faster, pair.slower)
          .filter((planet) => third(planet, pair))
          .filter((planet) => itthashala(planet, pair.faster, seats) && itthashala(planet, pair.slower, seats))
          .map((planet) => ({
            planets: [pair.faster, pair.slower, planet],
            applying: true,
            orb: null,
            note: `${planet} ${note}`,
          })),
      )

const ofAll =
  (houses: readonly number[], note: string) =>
  ({ house }: Year): Found[] =>
    SEVEN.every((planet) => houses.includes(house(planet)))
      ? [{ planets: [...SEVEN], applying: false, orb: null, note }]
      : []

/** A yoga of single planets. */
const ofEach =
  (when: (planet: Lord, year: Year) => boolean, note: (house: number) => string) =>
  (year: Year): Found[] =>
    SEVEN.filter((planet) => when(planet, year)).map((planet) => ({
      planets: [planet],
      applying: false,
      orb: null,
      note: note(year.house(planet)),
    }))

/** A yoga of every pair in itthashala for which `note` says something. */
const ofApplying =
  (note: (pair: Applying, year: Year) => string | null, third?: Lord) =>
  (year: Year): Found[] =>
    year.applying.flatMap((pair) => {
      const said = note(pair, year)
      const planets = third ? [pair.faster, pair.slower, third] : [pair.faster, pair.slower]
      return said === null ? [] : [{ planets, applying: true, orb: pair.orb, note: said }]
    })

const isApart = (pair: Pair, planet: Lord) => pair.faster !== planet && pair.slower !== planet

// source: Tajika Neelakanthi; P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, ch. 29; K. S. Charak, Varshaphala
const RULES: Record<TajikaYoga, (year: Year) => Found[]> = {
  Ikkavala: ofAll([1, 2, 4, 5, 7, 8, 10, 11], 'all in kendras and panapharas'),
  Induvara: ofAll([3, 6, 9, 12], 'all in apoklimas'),
  Itthashala: ofApplying(({ faster, slower, orb }) =>
    orb <= 1 ? `${faster} meets ${slower} within a degree: complete` : `${faster} applies to ${slower}`,
  ),
  Ishrafa: ({ pairs, seats }) =>
    pairs.flatMap(({ faster, slower }) => {
      const found = contact(faster, slower, seats)
      if (!found || found.applying) return []
      const note = `${faster} has left ${slower} behind`
      return [{ planets: [faster, slower], applying: false, orb: found.orb, note }]
    }),
  Nakta: joinedBy(
    (third, { faster, slower }) =>
      BY_SPEED.indexOf(third) < Math.min(BY_SPEED.indexOf(faster), BY_SPEED.indexOf(slower)),
    'is faster than both and carries the light between them',
  ),
  Yamaya: joinedBy(
    (third, { faster, slower }) =>
      BY_SPEED.indexOf(third) > Math.max(BY_SPEED.indexOf(faster), BY_SPEED.indexOf(slower)),
    'is slower than both and gathers their light',
  ),
  Manau: (year) =>
    (['Mars', 'Saturn'] as const).flatMap((malefic) =>
      ofApplying((pair, { seats }) => {
        const { sign, degree } = seats[pair.faster]
        const hostile = [1, 4, 7, 10].includes(houseFrom(seats[malefic].sign, sign))
        const near = Math.abs(seats[malefic].degree - degree) <= orbOf(malefic, pair.faster)
        return isApart(pair, malefic) && hostile && near ? `${malefic} cuts in on ${pair.faster}` : null
      }, malefic)(year),
    ),
  Kamboola: ofApplying((pair, { seats }) => {
    if (!isApart(pair, 'Moon')) return null
    const joined = [pair.faster, pair.slower].filter((planet) => itthashala('Moon', planet, seats))
    return joined.length > 0 ? `the Moon applies to ${joined.join(' and ')}` : null
  }, 'Moon'),
  'Gairi-kamboola': ofApplying((pair, year) => {
    const parties = [pair.faster, pair.slower]
    if (!isApart(pair, 'Moon') || parties.some((planet) => itthashala('Moon', planet, year.seats))) return null
    const soon = parties.filter((planet) => afterSignChange('Moon', planet, year) !== null)
    return soon.length > 0 ? `from the next sign the Moon will apply to ${soon.join(' and ')}` : null
  }, 'Moon'),
  Khallasara: ofApplying((pair, { seats }) => {
    const isVoid = others('Moon').every((planet) => contact('Moon', planet, seats) === null)
    return isApart(pair, 'Moon') && isVoid ? 'the Moon neither applies to nor leaves any planet' : null
  }, 'Moon'),
  Radda: ofApplying(({ faster, slower }, { isHindered }) => {
    const hindered = [faster, slower].flatMap((planet) => {
      const why = isHindered(planet)
      return why ? [`${planet} is ${why}`] : []
    })
    return hindered.length > 0 ? hindered.join(', ') : null
  }),
  'Duhphali-kuttha': ofApplying(({ faster, slower }, { isStrong }) =>
    isStrong(slower) && !isStrong(faster) ? `${slower}, the slower, is strong and ${faster} weak` : null,
  ),
  Dutthotthadavira: ofApplying((pair, { isStrong, seats }) => {
    const { faster, slower } = pair
    if (isStrong(faster) || isStrong(slower)) return null
    const helpers = others(faster, slower).filter(
      (planet) => isStrong(planet) && (itthashala(planet, faster, seats) || itthashala(planet, slower, seats)),
    )
    return helpers.length > 0 ? `both are weak; ${helpers.join(' and ')}, strong, helps` : null
  }),
  Tambira: (year) =>
    year.pairs.flatMap(({ faster, slower }) => {
      const orb = afterSignChange(faster, slower, year)
      if (orb === null) return []
      return [
        {
          planets: [faster, slower],
          applying: true,
          orb,
          note: `${faster} will apply to ${slower} from the next sign`,
        },
      ]
    }),
  Kuttha: ofEach(
    (planet, { house, isStrong }) => [1, 2, 4, 5, 7, 10, 11].includes(house(planet)) && isStrong(planet),
    (house) => `strong in house ${house}`,
  ),
  Durapha: ofEach(
    (planet, { house, isStrong }) => [6, 8, 12].includes(house(planet)) && !isStrong(planet),
    (house) => `weak in house ${house}`,
  ),
}

/**
 * The sixteen yogas among Sun to Saturn: aspects by sign, degrees inside signs compared within half the sum of the deeptamshas.
 * Strong: own or exalted sign, or a pancha vargiya of 10 and more.
 */
export const tajikaYogas = (tajika: TajikaChart): FoundYoga[] => {
  const year = readYear(tajika)
  return TAJIKA_YOGA_NAMES.flatMap((name) => RULES[name](year).map((found) => ({ name, ...found })))
}
