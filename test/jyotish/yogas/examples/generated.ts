import type { Graha } from '../../../../src/jyotish/grahas.ts'
import { SIGNS, type Sign } from '../../../../src/zodiac/signs.ts'
import { type Example, type Examples, type Pair, type Places, pair, pairByAscendant, SKY } from './example.ts'

/**
 * Charts generated for families of rules. Their tables are written here a second time, so that they do not depend on
 * the tested code.
 */

const PLANETS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const
type Lord = (typeof PLANETS)[number]
/** Lords of the signs from Aries to Pisces. */
const RULERS: readonly Lord[] = [
  'Mars',
  'Venus',
  'Mercury',
  'Moon',
  'Sun',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Saturn',
  'Jupiter',
]
const EXALTATION_SIGNS: Record<Lord, Sign> = {
  Sun: 'Aries',
  Moon: 'Taurus',
  Mars: 'Capricorn',
  Mercury: 'Virgo',
  Jupiter: 'Cancer',
  Venus: 'Pisces',
  Saturn: 'Libra',
}
/** Returns a house number from 1 to 12 for any integer. */
const houseNumber = (house: number) => ((((house - 1) % 12) + 12) % 12) + 1
/** Returns the sign of a house, counted from `lagna`. */
const seat = (house: number, lagna: Sign = 'Aries'): Sign =>
  SIGNS[(SIGNS.indexOf(lagna) + houseNumber(house) - 1) % 12]!
const ruler = (sign: Sign) => RULERS[SIGNS.indexOf(sign)]!
const after = (sign: Sign, signs = 1): Sign => SIGNS[(SIGNS.indexOf(sign) + signs) % 12]!

/**
 * Places of the seven planets from the Sun to Saturn by house with Aries rising; Rahu is in Gemini and Ketu in
 * Sagittarius.
 */
const seven = (houses: readonly number[]): Places => ({
  ...(Object.fromEntries(PLANETS.map((planet, i) => [planet, seat(houses[i]!)])) as Record<Lord, Sign>),
  Rahu: 'Gemini',
  Ketu: 'Sagittarius',
})
const examplesBy = <T>(
  rows: readonly T[],
  exampleOf: (row: T) => readonly [id: string, ...pairs: [Pair, ...Pair[]]],
): Examples => Object.fromEntries(rows.map(exampleOf).map(([id, ...pairs]) => [id, pairs]))

// The planet is exalted in the ascendant; in the second chart it is one sign further, where none of the five is in its
// own sign.
const mahapurusha = examplesBy(
  [
    ['ruchaka', 'Mars'],
    ['bhadra', 'Mercury'],
    ['hamsa', 'Jupiter'],
    ['malavya', 'Venus'],
    ['shasha', 'Saturn'],
  ] as const,
  ([id, planet]) => {
    const exaltationSign = EXALTATION_SIGNS[planet]
    // The planet is exalted, but in the 2nd house and in no kendra from the Moon.
    const away: Example = [after(exaltationSign, 11), { ...SKY, [planet]: exaltationSign, Moon: after(exaltationSign) }]
    return [
      id,
      pair(exaltationSign, { ...SKY, [planet]: exaltationSign }, { [planet]: after(exaltationSign) }),
      { holds: [exaltationSign, { ...SKY, [planet]: exaltationSign, Moon: after(exaltationSign) }], fails: away },
      // The planet is in a kendra from the Moon alone.
      {
        holds: [after(exaltationSign, 11), { ...SKY, [planet]: exaltationSign, Moon: after(exaltationSign, 3) }],
        fails: away,
      },
    ]
  },
)

/** Houses of the seven planets, and the house to which one planet moves in the second chart. */
const FIGURES: Record<string, readonly [houses: readonly number[], who: Lord, to: number]> = {
  rajju: [[1, 4, 7, 10, 1, 4, 7], 'Saturn', 8],
  musala: [[2, 5, 8, 11, 2, 5, 8], 'Saturn', 9],
  nala: [[3, 6, 9, 12, 3, 6, 9], 'Saturn', 10],
  mala: [[2, 6, 3, 1, 4, 7, 5], 'Sun', 10],
  sarpa: [[1, 6, 4, 2, 3, 5, 7], 'Jupiter', 10],
  gada: [[4, 7, 4, 7, 4, 4, 7], 'Saturn', 8],
  shakata: [[1, 7, 1, 7, 1, 1, 7], 'Saturn', 6],
  vihaga: [[4, 10, 4, 10, 4, 4, 10], 'Saturn', 9],
  shringataka: [[1, 5, 9, 1, 5, 9, 1], 'Saturn', 2],
  hala: [[2, 6, 10, 2, 6, 10, 2], 'Saturn', 3],
  // The Moon, 25 degrees from the Sun, is dark and counts as a malefic.
  vajra: [[4, 4, 10, 1, 7, 1, 10], 'Venus', 4],
  yava: [[1, 1, 7, 4, 10, 4, 7], 'Venus', 1],
  kamala: [[1, 4, 7, 10, 1, 4, 7], 'Mercury', 11],
  vapi: [[3, 6, 9, 12, 3, 6, 9], 'Saturn', 10],
  yupa: [[1, 2, 3, 4, 1, 2, 3], 'Mercury', 5],
  ishu: [[4, 5, 6, 7, 4, 5, 6], 'Mercury', 6],
  shakti: [[7, 8, 9, 10, 7, 8, 9], 'Mercury', 11],
  danda: [[10, 11, 12, 1, 10, 11, 12], 'Mercury', 2],
  nauka: [[1, 2, 3, 4, 5, 6, 7], 'Saturn', 8],
  kuta: [[4, 5, 6, 7, 8, 9, 10], 'Saturn', 4],
  chatra: [[7, 8, 9, 10, 11, 12, 1], 'Saturn', 2],
  chapa: [[10, 11, 12, 1, 2, 3, 4], 'Saturn', 5],
  ardhachandra: [[2, 3, 4, 5, 6, 7, 8], 'Sun', 8],
  chakra: [[1, 3, 5, 7, 9, 11, 1], 'Venus', 12],
  samudra: [[2, 4, 6, 8, 10, 12, 2], 'Venus', 1],
  gola: [[5, 5, 5, 5, 5, 5, 5], 'Saturn', 6],
  yuga: [[5, 6, 5, 6, 5, 6, 5], 'Saturn', 7],
  shula: [[5, 6, 7, 5, 6, 7, 5], 'Saturn', 8],
  kedara: [[5, 6, 7, 9, 6, 7, 5], 'Mercury', 5],
  pasha: [[5, 6, 7, 9, 2, 7, 5], 'Venus', 1],
  dama: [[5, 6, 7, 9, 2, 1, 5], 'Venus', 2],
  veena: [[5, 6, 7, 9, 2, 1, 12], 'Saturn', 1],
}
const nabhasa = examplesBy(Object.entries(FIGURES), ([id, [houses, planet, to]]) => [
  id,
  pair('Aries', seven(houses), { [planet]: seat(to) }),
])

/** Returns the lords of two houses for the first ascendant for which they are different planets. */
const lordsOf = (a: number, b: number) => {
  const lagna = SIGNS.find((sign) => ruler(seat(a, sign)) !== ruler(seat(b, sign)))!
  return { lagna, first: ruler(seat(a, lagna)), second: ruler(seat(b, lagna)) }
}
/**
 * Puts both lords into a sign that neither owns, and in the second chart one sign apart, without mutual aspect or
 * exchange.
 */
const togetherAndApart = (a: number, b: number): Pair => {
  const { lagna, first, second } = lordsOf(a, b)
  const foreignSign = SIGNS.find(
    (sign) => ![first, second].some((lord) => [ruler(sign), ruler(after(sign))].includes(lord)),
  )!
  return pair(lagna, { ...SKY, [first]: foreignSign, [second]: foreignSign }, { [second]: after(foreignSign) })
}
/** Puts each lord into the sign of the other, and in the second chart moves one of them a sign further. */
const exchanging = (a: number, b: number): Pair => {
  const { lagna, first, second } = lordsOf(a, b)
  const [home, away] = [seat(a, lagna), seat(b, lagna)]
  return pair(
    lagna,
    { ...SKY, [first]: away, [second]: home },
    { [second]: after(home, home === after(away, 11) ? 11 : 1) },
  )
}
const KENDRA_TRIKONA = [
  [1, 5],
  [1, 9],
  [4, 1],
  [4, 5],
  [4, 9],
  [7, 1],
  [7, 5],
  [7, 9],
  [10, 1],
  [10, 5],
  [10, 9],
] as const
const rajaPairs = examplesBy(KENDRA_TRIKONA, ([a, b]) => [`kendra_trikona_${a}_${b}`, togetherAndApart(a, b)])
const WEALTH = [1, 2, 5, 9, 11]
const dhanaPairs = examplesBy(
  WEALTH.flatMap((a) => WEALTH.filter((b) => b > a).map((b) => [a, b] as const)),
  ([a, b]) => [`dhana_${a}_${b}`, togetherAndApart(a, b)],
)
const HOUSES = Array.from({ length: 12 }, (_, i) => i + 1)
const parivartana = examplesBy(
  HOUSES.flatMap((a) => HOUSES.filter((b) => b > a).map((b) => [a, b] as const)),
  ([a, b]) => [`parivartana_${a}_${b}`, exchanging(a, b)],
)

// In the second chart Venus moves to another house of the row, so that her own house stays empty.
const malika = examplesBy(
  'lagna dhana vikrama sukha putra shatru kalatra randhra bhagya karma labha vyaya'
    .split(' ')
    .map((name, i) => [name, i + 1] as const),
  ([name, start]) => {
    const row = HOUSES.slice(0, 7).map((step) => start + step - 1)
    return [`${name}_malika`, pair('Aries', seven(row), { Venus: seat(row[2]!) })]
  },
)

/**
 * Two planets alone on both sides of a house, with the others across the chart. In the second chart `stranger` joins
 * one of them.
 */
const hemmedPair = (house: number, [behind, ahead]: readonly [Lord, Lord], stranger: Lord): Pair => {
  const far = Object.fromEntries(PLANETS.map((planet) => [planet, seat(house + 5)])) as Record<Lord, Sign>
  const places: Places = {
    ...far,
    [behind]: seat(house - 1),
    [ahead]: seat(house + 1),
    Rahu: seat(house + 3),
    Ketu: seat(house + 9),
  }
  return pair('Aries', places, { [stranger]: seat(house + 1) })
}
const kartari: Examples = {
  ...examplesBy(HOUSES, (house) => [
    `shubha_kartari_${house}`,
    hemmedPair(house, ['Jupiter', 'Venus'], 'Mars'),
    // One side is empty.
    {
      holds: hemmedPair(house, ['Jupiter', 'Venus'], 'Mars').holds,
      fails: hemmedPair(house, ['Jupiter', 'Jupiter'], 'Mars').holds,
    },
  ]),
  ...examplesBy(HOUSES, (house) => [`papa_kartari_${house}`, hemmedPair(house, ['Sun', 'Saturn'], 'Jupiter')]),
}

// source: Jataka Parijata
const MARANA_HOUSES: Record<Graha, number> = {
  Sun: 12,
  Moon: 8,
  Mars: 7,
  Mercury: 7,
  Jupiter: 3,
  Venus: 6,
  Saturn: 1,
  Rahu: 9,
  Ketu: 4,
}
const maranaKaraka = examplesBy(Object.entries(MARANA_HOUSES) as [Graha, number][], ([planet, house]) => [
  `marana_karaka_${planet.toLowerCase()}`,
  pair('Aries', { ...SKY, [planet]: seat(house) }, { [planet]: seat(house + 1) }),
])

// The seven planets are within five houses after Rahu. In the second chart two of them are behind him.
const kaalSarp = examplesBy(
  'ananta kulika vasuki shankhapala padma mahapadma takshaka karkotaka shankhachuda ghataka vishadhara sheshanaga'
    .split(' ')
    .map((name, i) => [name, i + 1] as const),
  ([name, house]) => {
    const places: Places = {
      ...seven([1, 2, 3, 4, 5, 1, 2].map((step) => house + step)),
      Rahu: seat(house),
      Ketu: seat(house + 6),
    }
    return [
      `kaal_sarp_${name}`,
      pair('Aries', places, { Saturn: seat(house - 1), Venus: seat(house - 2) }),
      pairByAscendant('Aries', 'Taurus', places),
    ]
  },
)

// The planet is debilitated in the ascendant and the lord of that sign is in the 4th. In the second chart the planet is
// one sign further.
const neechaBhanga = examplesBy(PLANETS, (planet) => {
  const debilitationSign = after(EXALTATION_SIGNS[planet], 6)
  const places = { ...SKY, [planet]: debilitationSign, [ruler(debilitationSign)]: after(debilitationSign, 3) }
  return [
    `neecha_bhanga_${planet.toLowerCase()}`,
    pair(debilitationSign, places, { [planet]: after(debilitationSign) }),
  ]
})

const viparita: Examples = {
  harsha: [
    pair('Aries', { ...SKY, Mercury: seat(8) }, { Mercury: seat(9) }),
    pair('Aries', { ...SKY, Mercury: seat(6) }, { Mercury: seat(7) }),
  ],
  sarala: [
    pair('Aries', { ...SKY, Mars: seat(6) }, { Mars: seat(5) }),
    pair('Aries', { ...SKY, Mars: seat(12) }, { Mars: seat(1) }),
  ],
  vimala: [
    pair('Aries', { ...SKY, Jupiter: seat(8) }, { Jupiter: seat(9) }),
    pair('Aries', { ...SKY, Jupiter: seat(12) }, { Jupiter: seat(11) }),
  ],
}

export const GENERATED_EXAMPLES: Examples = {
  ...mahapurusha,
  ...nabhasa,
  ...rajaPairs,
  ...dhanaPairs,
  ...parivartana,
  ...malika,
  ...kartari,
  ...maranaKaraka,
  ...kaalSarp,
  ...neechaBhanga,
  ...viparita,
}
