import { joinWords } from '../../wording.ts'
import { houseFrom, signAt } from '../../zodiac/signs.ts'
import { isExalted, isOwn } from '../dignity.ts'
import { type Lord, SEVEN } from '../grahas.ts'
import { areInAspect, BY_SPEED, contact, itthashala, meanOrb, type SevenSeats } from './aspects.ts'
import { panchaVargiyas, type TajikaChart } from './bala.ts'

// source: Tajika Neelakanthi, in its order; good or bad for the matters of the planets
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

export interface TajikaYogaMatch {
  name: TajikaYoga
  planets: Lord[]
  applying: boolean
  /** Degrees between the two planets; null for yogas that are not of two planets. */
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

/** The input of the rules: places, houses, and which planets are strong. */
interface YearContext {
  seats: SevenSeats
  house: (planet: Lord) => number
  isHindered: (planet: Lord) => string | null
  isStrong: (planet: Lord) => boolean
  pairs: readonly Pair[]
  applying: readonly Applying[]
}

/** The minimum pancha vargiya of a strong planet. */
const STRONG = 10
/** The start of the last degree of a sign. */
const LAST_DEGREE = 29

const PAIRS: readonly Pair[] = BY_SPEED.flatMap((faster, i) =>
  BY_SPEED.slice(i + 1).map((slower) => ({ faster, slower })),
)

const yearContext = ({ chart }: TajikaChart): YearContext => {
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
      const aspect = contact(faster, slower, graha)
      return aspect?.applying ? [{ faster, slower, orb: aspect.orb }] : []
    }),
  }
}

type YogaMatch = Omit<TajikaYogaMatch, 'name'>
const otherPlanets = (...pair: Lord[]) => SEVEN.filter((planet) => !pair.includes(planet))

/**
 * The degree of the other planet if the mover, about to leave its sign, will then apply to it and does not yet; null
 * otherwise.
 */
const degreeAfterSignChange = (mover: Lord, other: Lord, { seats }: YearContext): number | null => {
  const [from, to] = [seats[mover], seats[other]]
  const isLeaving = from.degree >= LAST_DEGREE && !itthashala(mover, other, seats)
  return isLeaving && areInAspect(signAt(from.sign + 1), to.sign) && to.degree <= meanOrb(mover, other)
    ? to.degree
    : null
}

/** A third planet in itthashala with both of two planets that do not aspect each other. */
const linkedByThird =
  (third: (planet: Lord, pair: Pair) => boolean, note: string) =>
  ({ seats, pairs }: YearContext): YogaMatch[] =>
    pairs
      .filter(({ faster, slower }) => !areInAspect(seats[faster].sign, seats[slower].sign))
      .flatMap((pair) =>
        otherPlanets(pair.faster, pair.slower)
          .filter((planet) => third(planet, pair))
          .filter((planet) => itthashala(planet, pair.faster, seats) && itthashala(planet, pair.slower, seats))
          .map((planet) => ({
            planets: [pair.faster, pair.slower, planet],
            applying: true,
            orb: null,
            note: `${planet} ${note}`,
          })),
      )

const allPlanetsIn =
  (houses: readonly number[], note: string) =>
  ({ house }: YearContext): YogaMatch[] =>
    SEVEN.every((planet) => houses.includes(house(planet)))
      ? [{ planets: [...SEVEN], applying: false, orb: null, note }]
      : []

/** A yoga of single planets. */
const singlePlanets =
  (when: (planet: Lord, year: YearContext) => boolean, note: (house: number) => string) =>
  (year: YearContext): YogaMatch[] =>
    SEVEN.filter((planet) => when(planet, year)).map((planet) => ({
      planets: [planet],
      applying: false,
      orb: null,
      note: note(year.house(planet)),
    }))

/** A yoga of every pair in itthashala for which `note` returns a text. */
const applyingPairs =
  (note: (pair: Applying, year: YearContext) => string | null, third?: Lord) =>
  (year: YearContext): YogaMatch[] =>
    year.applying.flatMap((pair) => {
      const text = note(pair, year)
      const planets = third ? [pair.faster, pair.slower, third] : [pair.faster, pair.slower]
      return text === null ? [] : [{ planets, applying: true, orb: pair.orb, note: text }]
    })

const isNeither = (pair: Pair, planet: Lord) => pair.faster !== planet && pair.slower !== planet

// source: Tajika Neelakanthi; P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, ch. 29; K. S. Charak, Varshaphala
const RULES: Record<TajikaYoga, (year: YearContext) => YogaMatch[]> = {
  Ikkavala: allPlanetsIn([1, 2, 4, 5, 7, 8, 10, 11], 'all in kendras and panapharas'),
  Induvara: allPlanetsIn([3, 6, 9, 12], 'all in apoklimas'),
  Itthashala: applyingPairs(({ faster, slower, orb }) =>
    orb <= 1 ? `${faster} meets ${slower} within a degree: complete` : `${faster} applies to ${slower}`,
  ),
  Ishrafa: ({ pairs, seats }) =>
    pairs.flatMap(({ faster, slower }) => {
      const aspect = contact(faster, slower, seats)
      if (!aspect || aspect.applying) return []
      const note = `${faster} has left ${slower} behind`
      return [{ planets: [faster, slower], applying: false, orb: aspect.orb, note }]
    }),
  Nakta: linkedByThird(
    (third, { faster, slower }) =>
      BY_SPEED.indexOf(third) < Math.min(BY_SPEED.indexOf(faster), BY_SPEED.indexOf(slower)),
    'is faster than both and carries the light between them',
  ),
  Yamaya: linkedByThird(
    (third, { faster, slower }) =>
      BY_SPEED.indexOf(third) > Math.max(BY_SPEED.indexOf(faster), BY_SPEED.indexOf(slower)),
    'is slower than both and gathers their light',
  ),
  Manau: (year) =>
    (['Mars', 'Saturn'] as const).flatMap((malefic) =>
      applyingPairs((pair, { seats }) => {
        const { sign, degree } = seats[pair.faster]
        const hostile = [1, 4, 7, 10].includes(houseFrom(seats[malefic].sign, sign))
        const near = Math.abs(seats[malefic].degree - degree) <= meanOrb(malefic, pair.faster)
        return isNeither(pair, malefic) && hostile && near ? `${malefic} cuts in on ${pair.faster}` : null
      }, malefic)(year),
    ),
  Kamboola: applyingPairs((pair, { seats }) => {
    if (!isNeither(pair, 'Moon')) return null
    const applied = [pair.faster, pair.slower].filter((planet) => itthashala('Moon', planet, seats))
    return applied.length > 0 ? `the Moon applies to ${applied.join(' and ')}` : null
  }, 'Moon'),
  'Gairi-kamboola': applyingPairs((pair, year) => {
    const parties = [pair.faster, pair.slower]
    if (!isNeither(pair, 'Moon') || parties.some((planet) => itthashala('Moon', planet, year.seats))) return null
    const nextTargets = parties.filter((planet) => degreeAfterSignChange('Moon', planet, year) !== null)
    return nextTargets.length > 0 ? `from the next sign the Moon will apply to ${nextTargets.join(' and ')}` : null
  }, 'Moon'),
  Khallasara: applyingPairs((pair, { seats }) => {
    const isVoid = otherPlanets('Moon').every((planet) => contact('Moon', planet, seats) === null)
    return isNeither(pair, 'Moon') && isVoid ? 'the Moon neither applies to nor leaves any planet' : null
  }, 'Moon'),
  Radda: applyingPairs(({ faster, slower }, { isHindered }) => {
    const hindered = [faster, slower].flatMap((planet) => {
      const why = isHindered(planet)
      return why ? [`${planet} is ${why}`] : []
    })
    return hindered.length > 0 ? hindered.join(', ') : null
  }),
  'Duhphali-kuttha': applyingPairs(({ faster, slower }, { isStrong }) =>
    isStrong(slower) && !isStrong(faster) ? `${slower}, the slower, is strong and ${faster} weak` : null,
  ),
  Dutthotthadavira: applyingPairs((pair, { isStrong, seats }) => {
    const { faster, slower } = pair
    if (isStrong(faster) || isStrong(slower)) return null
    const helpers = otherPlanets(faster, slower).filter(
      (planet) => isStrong(planet) && (itthashala(planet, faster, seats) || itthashala(planet, slower, seats)),
    )
    return helpers.length > 0
      ? `both are weak; ${joinWords(helpers)}, strong, ${helpers.length > 1 ? 'help' : 'helps'}`
      : null
  }),
  Tambira: (year) =>
    year.pairs.flatMap(({ faster, slower }) => {
      const orb = degreeAfterSignChange(faster, slower, year)
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
  Kuttha: singlePlanets(
    (planet, { house, isStrong }) => [1, 2, 4, 5, 7, 10, 11].includes(house(planet)) && isStrong(planet),
    (house) => `strong in house ${house}`,
  ),
  Durapha: singlePlanets(
    (planet, { house, isStrong }) => [6, 8, 12].includes(house(planet)) && !isStrong(planet),
    (house) => `weak in house ${house}`,
  ),
}

/**
 * The sixteen yogas among Sun to Saturn: aspects by sign, with degrees within signs compared within half the sum of the
 * deeptamshas. A planet is strong in own or exaltation sign, or with a pancha vargiya of 10 or more.
 */
export const tajikaYogas = (tajika: TajikaChart): TajikaYogaMatch[] => {
  const year = yearContext(tajika)
  return TAJIKA_YOGA_NAMES.flatMap((name) => RULES[name](year).map((match) => ({ name, ...match })))
}
