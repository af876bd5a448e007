import type { Graha } from '../../../../src/jyotish/grahas.ts'
import { SIGNS, type Sign } from '../../../../src/zodiac/signs.ts'
import { type Example, type Examples, type Pair, type Places, pair, pairByAscendant, SKY } from './example.ts'

/** Charts built from the scheme of a family of rules, with tables of their own: nothing of the rules is asked. */

const PLANETS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const
type Lord = (typeof PLANETS)[number]
/** Aries to Pisces. */
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
const EXALTED: Record<Lord, Sign> = {
  Sun: 'Aries',
  Moon: 'Taurus',
  Mars: 'Capricorn',
  Mercury: 'Virgo',
  Jupiter: 'Cancer',
  Venus: 'Pisces',
  Saturn: 'Libra',
}
/** Counted from 1 round the houses. */
const turned = (house: number) => ((((house - 1) % 12) + 12) % 12) + 1
/** The sign of a house; of the ascendant Aries where no other is named. */
const seat = (house: number, lagna: Sign = 'Aries'): Sign => SIGNS[(SIGNS.indexOf(lagna) + turned(house) - 1) % 12]!
const ruler = (sign: Sign) => RULERS[SIGNS.indexOf(sign)]!
const after = (sign: Sign, signs = 1): Sign => SIGNS[(SIGNS.indexOf(sign) + signs) % 12]!

/** Houses of the seven, Sun to Saturn, under Aries; the nodes in Gemini and Sagittarius. */
const seven = (houses: readonly number[]): Places => ({
  ...(Object.fromEntries(PLANETS.map((planet, i) => [planet, seat(houses[i]!)])) as Record<Lord, Sign>),
  Rahu: 'Gemini',
  Ketu: 'Sagittarius',
})
const by = <T>(rows: readonly T[], one: (row: T) => readonly [id: string, ...pairs: [Pair, ...Pair[]]]): Examples =>
  Object.fromEntries(rows.map(one).map(([id, ...pairs]) => [id, pairs]))

// A planet exalted in the ascendant; then one sign on, where none of the five is at home.
const mahapurusha = by(
  [
    ['ruchaka', 'Mars'],
    ['bhadra', 'Mercury'],
    ['hamsa', 'Jupiter'],
    ['malavya', 'Venus'],
    ['shasha', 'Saturn'],
  ] as const,
  ([id, planet]) => {
    const high = EXALTED[planet]
    // At home, but in the 2nd, and no kendra from the Moon either.
    const away: Example = [after(high, 11), { ...SKY, [planet]: high, Moon: after(high) }]
    return [
      id,
      pair(high, { ...SKY, [planet]: high }, { [planet]: after(high) }),
      { holds: [high, { ...SKY, [planet]: high, Moon: after(high) }], fails: away },
      // From the Moon alone.
      { holds: [after(high, 11), { ...SKY, [planet]: high, Moon: after(high, 3) }], fails: away },
    ]
  },
)

/** Houses of the seven, and one of them moved out of the figure. */
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
  // The Moon 25 degrees from the Sun is dark, and stands with the harsh ones.
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
const nabhasa = by(Object.entries(FIGURES), ([id, [houses, who, to]]) => [
  id,
  pair('Aries', seven(houses), { [who]: seat(to) }),
])

/** Two lords under the first ascendant that gives the houses to two planets. */
const lordsOf = (a: number, b: number) => {
  const lagna = SIGNS.find((sign) => ruler(seat(a, sign)) !== ruler(seat(b, sign)))!
  return { lagna, one: ruler(seat(a, lagna)), other: ruler(seat(b, lagna)) }
}
/** Two lords together in a sign of neither, then one sign apart: neither in sight of nor in exchange with each other. */
const togetherAndApart = (a: number, b: number): Pair => {
  const { lagna, one, other } = lordsOf(a, b)
  const strange = SIGNS.find((sign) => ![one, other].some((lord) => [ruler(sign), ruler(after(sign))].includes(lord)))!
  return pair(lagna, { ...SKY, [one]: strange, [other]: strange }, { [other]: after(strange) })
}
/** Each in the sign of the other, then one of them a sign further. */
const exchanging = (a: number, b: number): Pair => {
  const { lagna, one, other } = lordsOf(a, b)
  const [home, away] = [seat(a, lagna), seat(b, lagna)]
  return pair(
    lagna,
    { ...SKY, [one]: away, [other]: home },
    { [other]: after(home, home === after(away, 11) ? 11 : 1) },
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
const rajaPairs = by(KENDRA_TRIKONA, ([a, b]) => [`kendra_trikona_${a}_${b}`, togetherAndApart(a, b)])
const WEALTH = [1, 2, 5, 9, 11]
const dhanaPairs = by(
  WEALTH.flatMap((a) => WEALTH.filter((b) => b > a).map((b) => [a, b] as const)),
  ([a, b]) => [`dhana_${a}_${b}`, togetherAndApart(a, b)],
)
const HOUSES = Array.from({ length: 12 }, (_, i) => i + 1)
const parivartana = by(
  HOUSES.flatMap((a) => HOUSES.filter((b) => b > a).map((b) => [a, b] as const)),
  ([a, b]) => [`parivartana_${a}_${b}`, exchanging(a, b)],
)

// The house of one is taken by another as well, so that the row has a gap.
const malika = by(
  'lagna dhana vikrama sukha putra shatru kalatra randhra bhagya karma labha vyaya'
    .split(' ')
    .map((name, i) => [name, i + 1] as const),
  ([name, start]) => {
    const row = HOUSES.slice(0, 7).map((step) => start + step - 1)
    return [`${name}_malika`, pair('Aries', seven(row), { Venus: seat(row[2]!) })]
  },
)

/** Two alone on both sides of a house, the others across the chart; then a stranger at their side. */
const hemmed = (house: number, [behind, ahead]: readonly [Lord, Lord], stranger: Lord): Pair => {
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
  ...by(HOUSES, (house) => [
    `shubha_kartari_${house}`,
    hemmed(house, ['Jupiter', 'Venus'], 'Mars'),
    // A side that stands empty.
    {
      holds: hemmed(house, ['Jupiter', 'Venus'], 'Mars').holds,
      fails: hemmed(house, ['Jupiter', 'Jupiter'], 'Mars').holds,
    },
  ]),
  ...by(HOUSES, (house) => [`papa_kartari_${house}`, hemmed(house, ['Sun', 'Saturn'], 'Jupiter')]),
}

// source: Jataka Parijata
const DEAD: Record<Graha, number> = {
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
const maranaKaraka = by(Object.entries(DEAD) as [Graha, number][], ([planet, house]) => [
  `marana_karaka_${planet.toLowerCase()}`,
  pair('Aries', { ...SKY, [planet]: seat(house) }, { [planet]: seat(house + 1) }),
])

// The seven within five houses after Rahu; then two of them behind him.
const kaalSarp = by(
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

// Fallen in the ascendant, the lord of that sign in the 4th; then risen from the fall by a sign.
const neechaBhanga = by(PLANETS, (planet) => {
  const low = after(EXALTED[planet], 6)
  const places = { ...SKY, [planet]: low, [ruler(low)]: after(low, 3) }
  return [`neecha_bhanga_${planet.toLowerCase()}`, pair(low, places, { [planet]: after(low) })]
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
