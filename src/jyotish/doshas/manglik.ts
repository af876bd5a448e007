import { type HouseNumber, houseFrom, type Sign, type SignIndex, signName } from '../../zodiac/signs.ts'
import { occupants, type RasiChart } from '../chart.ts'
import { isExalted, isOwn } from '../dignity.ts'
import { type Graha, lordOf } from '../grahas.ts'
import { aspects } from '../nature.ts'
import {
  type Cancellation,
  type CancellationReason,
  checkReasons,
  isCancelled,
  mildReason,
  type Net,
  netOf,
  strongReason,
} from '../rules/cancellation.ts'
import { type Clause, clause } from '../rules/clauses.ts'
import type { DoshaRule } from '../rules/dosha-rule.ts'
import { bitsOf, factsOf } from '../rules/facts.ts'

// source: Muhurta and Jataka works through B. V. Raman; house 2 is the southern, house 1 the northern addition
const HOUSES: readonly number[] = [1, 2, 4, 7, 8, 12]

export const MANGLIK_REFERENCES = ['Ascendant', 'Moon', 'Venus'] as const
export type ManglikReference = (typeof MANGLIK_REFERENCES)[number]
// source: common practice, the ascendant half, the Moon more than Venus
const WEIGHT = { Ascendant: 50, Moon: 30, Venus: 20 } as const satisfies Record<ManglikReference, number>
const FROM: Record<ManglikReference, string> = { Ascendant: 'the ascendant', Moon: 'the Moon', Venus: 'Venus' }

export interface ManglikOptions {
  /** True if house 2 counts; default true. */
  readonly includeSecond?: boolean
  /** Completed years of age on the day of the question. */
  readonly age: number
}
type HouseOption = Pick<ManglikOptions, 'includeSecond'>

/** The house of a planet from each reference, and whether it counts there. */
export type ManglikPlaces = Record<ManglikReference, { house: HouseNumber; counts: boolean }>

export const manglikPlaces = (
  { ascendant, graha }: RasiChart,
  { includeSecond = true }: HouseOption = {},
  planet: Graha = 'Mars',
): ManglikPlaces => {
  const from = (sign: SignIndex) => {
    const house = houseFrom(sign, graha[planet].sign)
    return { house, counts: HOUSES.includes(house) && (includeSecond || house !== 2) }
  }
  return { Ascendant: from(ascendant.sign), Moon: from(graha.Moon.sign), Venus: from(graha.Venus.sign) }
}

/** The share of the dosha by the references from which Mars counts, 0..100. */
export const percentageOf = (places: ManglikPlaces, references: readonly ManglikReference[] = MANGLIK_REFERENCES) =>
  references.reduce((sum, reference) => sum + (places[reference].counts ? WEIGHT[reference] : 0), 0)

/** The load of the partner's chart: the largest of Mars, Saturn and Rahu under the same rule without Venus, 0..80. */
export const manglikLoad = (chart: RasiChart, option: HouseOption): number =>
  Math.max(
    ...(['Mars', 'Saturn', 'Rahu'] as const).map((planet) =>
      percentageOf(manglikPlaces(chart, option, planet), ['Ascendant', 'Moon']),
    ),
  )

// source: B. V. Raman, Muhurta; Muhurta Sangraha has the same list without house 1
const EXEMPT_SIGNS: Record<number, readonly Sign[]> = {
  1: ['Aries'],
  2: ['Gemini', 'Virgo'],
  4: ['Aries', 'Scorpio'],
  7: ['Cancer', 'Capricorn'],
  8: ['Sagittarius', 'Pisces'],
  12: ['Taurus', 'Libra'],
}
const isExempt = (house: number, sign: Sign) => EXEMPT_SIGNS[house]?.includes(sign) ?? false

const words = (names: readonly string[]) => (names.length > 0 ? names.join(' and ') : 'none')
const signOfMars = ({ graha }: RasiChart) => signName(graha.Mars.sign)
const inSign = (chart: RasiChart) => `Mars is in ${signOfMars(chart)}`
const MARS = bitsOf(['Mars'])
/** A clause on the chart, about Mars and further planets. */
const marsClause = (
  wording: string,
  holds: (chart: RasiChart) => boolean,
  evidence: (chart: RasiChart) => string,
  further: readonly Graha[] = [],
): Clause =>
  clause(
    wording,
    ({ chart }) => holds(chart),
    ({ chart }) => evidence(chart),
    MARS | bitsOf(further),
  )

const countingReferences = (places: ManglikPlaces) => MANGLIK_REFERENCES.filter((reference) => places[reference].counts)
const planetsWithMars = ({ graha }: RasiChart) =>
  (['Jupiter', 'Moon'] as const).filter((g) => graha[g].sign === graha.Mars.sign)
const beneficsInFirst = ({ graha }: RasiChart) => (['Jupiter', 'Venus'] as const).filter((g) => graha[g].house === 1)
const helpersInSeventh = ({ graha: { Jupiter, Venus } }: RasiChart) => [
  ...(Jupiter.house === 7 ? ['Jupiter'] : []),
  ...(Venus.house === 7 && (isOwn('Venus', Venus.sign) || isExalted('Venus', Venus.sign)) ? ['Venus'] : []),
]
const MALEFICS: readonly string[] = ['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu']
const maleficsInSeventh = ({ planets, ascendant }: RasiChart) =>
  occupants(planets, (ascendant.sign + 6) % 12)
    .map(({ name }) => name)
    .filter((name) => MALEFICS.includes(name))
const dispositorOf = ({ graha }: RasiChart) => graha[lordOf(graha.Mars.sign)]

const SOURCE = 'Muhurta works through B. V. Raman'
const _POPULAR = 'common practice'

/** The reasons that cancel the dosha, by which houses count. */
const reasonsOf = (option: HouseOption): readonly CancellationReason[] => [
  strongReason(
    'own_or_exalted',
    marsClause(
      'Mars in own or exaltation sign',
      ({ graha: { Mars } }) => isOwn('Mars', Mars.sign) || isExalted('Mars', Mars.sign),
      inSign,
    ),
    SOURCE,
  ),
  strongReason(
    'house_sign_exception',
    marsClause(
      'Mars, wherever it counts, in a sign that is exempt for that house',
      (chart) => {
        const places = manglikPlaces(chart, option)
        return countingReferences(places).every((reference) => isExempt(places[reference].house, signOfMars(chart)))
      },
      (chart) => {
        const places = manglikPlaces(chart, option)
        const counting = countingReferences(places).map(
          (reference) => `house ${places[reference].house} from ${reference}`,
        )
        return `Mars in ${signOfMars(chart)} counts in ${counting.join(', ') || 'no house'}`
      },
    ),
    SOURCE,
  ),
  strongReason(
    'leo_or_aquarius',
    marsClause('Mars in Leo or Aquarius', (chart) => ['Leo', 'Aquarius'].includes(signOfMars(chart)), inSign),
    SOURCE,
  ),
  strongReason(
    'yogakaraka_lagna',
    marsClause(
      'Cancer or Leo rises, for which Mars is yogakaraka',
      ({ ascendant }) => ['Cancer', 'Leo'].includes(signName(ascendant.sign)),
      ({ ascendant }) => `the ascendant is ${signName(ascendant.sign)}`,
    ),
    SOURCE,
  ),
  strongReason(
    'with_jupiter_or_moon',
    marsClause(
      'Mars with Jupiter or the Moon',
      (chart) => planetsWithMars(chart).length > 0,
      (chart) => `in the sign of Mars stand: ${words(planetsWithMars(chart))}`,
      ['Jupiter', 'Moon'],
    ),
    SOURCE,
  ),
  strongReason(
    'jupiter_aspect',
    marsClause(
      'Mars aspected by Jupiter',
      ({ graha: { Jupiter, Mars } }) => aspects('Jupiter', Jupiter.sign, Mars.sign),
      ({ graha: { Jupiter, Mars } }) => `Mars is in house ${houseFrom(Jupiter.sign, Mars.sign)} from Jupiter`,
      ['Jupiter'],
    ),
    SOURCE,
  ),
  mildReason(
    'benefic_in_lagna',
    marsClause(
      'Jupiter or Venus in the ascendant',
      (chart) => beneficsInFirst(chart).length > 0,
      (chart) => `in the ascendant stand, of Jupiter and Venus: ${words(beneficsInFirst(chart))}`,
    ),
    SOURCE,
  ),
  mildReason(
    'jupiter_in_seventh_unafflicted',
    marsClause(
      'Jupiter, or Venus in own or exaltation sign, in the 7th without a malefic there',
      (chart) => helpersInSeventh(chart).length > 0 && maleficsInSeventh(chart).length === 0,
      (chart) =>
        `helpers in the 7th: ${words(helpersInSeventh(chart))}; malefics there: ${words(maleficsInSeventh(chart))}`,
    ),
    SOURCE,
  ),
  mildReason(
    'friend_sign',
    marsClause(
      'Mars in Cancer, Sagittarius or Pisces',
      (chart) => ['Cancer', 'Sagittarius', 'Pisces'].includes(signOfMars(chart)),
      inSign,
    ),
    SOURCE,
  ),
  // The other movable signs are covered by the reasons above.
  mildReason(
    'movable_sign',
    marsClause('Mars in Libra', (chart) => signOfMars(chart) === 'Libra', inSign),
    SOURCE,
  ),
  mildReason(
    'combust_or_retrograde',
    marsClause(
      'Mars combust or retrograde',
      ({ graha: { Mars } }) => Mars.combust || Mars.retrograde,
      ({ graha: { Mars } }) =>
        `Mars is ${Mars.fromSun.toFixed(1)} degrees from the Sun${Mars.retrograde ? ' and retrograde' : ''}`,
    ),
    SOURCE,
  ),
  mildReason(
    'dispositor_kendra_trikona',
    marsClause(
      'the lord of the sign of Mars in a kendra or trikona',
      (chart) => [1, 4, 5, 7, 9, 10].includes(dispositorOf(chart).house),
      (chart) => `${dispositorOf(chart).name}, lord of ${signOfMars(chart)}, is in house ${dispositorOf(chart).house}`,
    ),
    SOURCE,
  ),
]
const REASONS = { with: reasonsOf({}), without: reasonsOf({ includeSecond: false }) }
const reasons = ({ includeSecond = true }: HouseOption) => (includeSecond ? REASONS.with : REASONS.without)

// source: popular practice
const POPULAR_AGE_LIMIT = 28
const AGE_NOTE = 'By a popular rule it is spent after the age of 28, which is passed.'

/** The rule: weights 50 from the ascendant, 30 from the Moon, 20 from Venus; high severity in house 7 or 8. */
export const manglikRule = ({ age, ...option }: Partial<ManglikOptions> = {}): DoshaRule => ({
  id: 'manglik',
  name: 'Manglik',
  formation: MANGLIK_REFERENCES.map((reference) =>
    marsClause(
      `Mars in ${option.includeSecond === false ? '1, 4, 7, 8' : '1, 2, 4, 7, 8'} or 12 from ${FROM[reference]}`,
      (chart) => manglikPlaces(chart, option)[reference].counts,
      (chart) => `Mars in house ${manglikPlaces(chart, option)[reference].house} from ${FROM[reference]}`,
    ),
  ),
  severity: ({ chart }) => {
    const places = manglikPlaces(chart, option)
    if (percentageOf(places) < 50) return 'low'
    return countingReferences(places).some((reference) => [7, 8].includes(places[reference].house)) ? 'high' : 'medium'
  },
  score: ({ chart }) => percentageOf(manglikPlaces(chart, option)),
  cancellations: reasons(option),
  planets: () => MARS,
  source: SOURCE,
  note: (_, formationHolds) =>
    `Half from the ascendant, three tenths from the Moon, two from Venus; others leave out house 1 or 2, or look from the ascendant alone.${formationHolds.includes(true) && (age ?? 0) >= POPULAR_AGE_LIMIT ? ` ${AGE_NOTE}` : ''}`,
})

/** A row of cancellation. A row with the strength `told` does not count. */
export interface ManglikRow {
  readonly rule: string
  readonly strength: Cancellation['strength'] | 'told'
  readonly holds: boolean
  readonly evidence: string
}

/** The dosha as used in matching. */
export interface ManglikMeasure {
  readonly present: boolean
  /** 0..100. */
  readonly percentage: number
  readonly from: ManglikPlaces
  /** The reasons that count, then the age, which does not count. */
  readonly rows: readonly ManglikRow[]
  readonly cancelled: boolean
  readonly net: Net
}

/**
 * Mars from the ascendant, the Moon and Venus, with the thirteen rows of cancellation. Without the dosha no row holds.
 */
export const manglikMeasure = (chart: RasiChart, options: ManglikOptions): ManglikMeasure => {
  const from = manglikPlaces(chart, options)
  const percentage = percentageOf(from)
  const present = percentage > 0
  const checked = checkReasons(reasons(options), factsOf(chart)).map(
    (row): Cancellation => ({ ...row, holds: present && row.holds }),
  )
  const age = {
    rule: 'age_28',
    strength: 'told' as const,
    holds: present && options.age >= POPULAR_AGE_LIMIT,
    evidence: `${options.age} years of age completed`,
  }
  return {
    ...{ present, percentage, from },
    rows: [
      ...checked.map(({ id, strength, holds, evidence }) => ({
        ...{ rule: id, strength, holds },
        evidence: evidence.join('; '),
      })),
      age,
    ],
    cancelled: isCancelled(checked),
    net: netOf(present, checked),
  }
}

/** A short form for charts: from the ascendant and the Moon. Cancellations are listed, not applied. */
export const manglikSummary = (chart: RasiChart) => {
  const from = manglikPlaces(chart)
  const count = Number(from.Ascendant.counts) + Number(from.Moon.counts)
  const { Mars, Jupiter } = chart.graha
  const sign = signOfMars(chart)
  const { house } = from.Ascendant
  const cancellations = [
    ...(isOwn('Mars', Mars.sign) ? [`Mars is in his own sign, ${sign}`] : []),
    ...(isExalted('Mars', Mars.sign) ? [`Mars is exalted in ${sign}`] : []),
    ...(Jupiter.sign === Mars.sign ? ['Mars is joined by Jupiter'] : []),
    ...(aspects('Jupiter', Jupiter.sign, Mars.sign) ? ['Mars is aspected by Jupiter'] : []),
    // In the first house the exempt sign is Aries, an own sign, which is already listed.
    ...(house !== 1 && isExempt(house, sign) ? [`Mars in house ${house} is in ${sign}`] : []),
  ]
  return {
    isManglik: count > 0,
    from,
    intensity: (['none', 'low', 'high'] as const)[count]!,
    cancellations: count > 0 || from.Venus.counts ? cancellations : [],
  }
}
