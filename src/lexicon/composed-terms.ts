import { firstGraphemes } from '../graphemes.ts'
import { VARNAS, VASHYAS } from '../jyotish/avakhada.ts'
import { KAAL_SARP_NAMES } from '../jyotish/doshas/kaal-sarp.ts'
import { GRAHAS } from '../jyotish/grahas.ts'
import { PAKSHAS, TITHIS, YOGAS } from '../jyotish/limbs.ts'
import { YONIS } from '../jyotish/nakshatras.ts'
import { SANKRANTIS } from '../jyotish/panchang/solar-months.ts'
import { POINTS_AND_ANGLES } from '../western/points.ts'
import { HOUSES, SIGNS } from '../zodiac/signs.ts'
import { columnHeads } from './heads.ts'
import { capital, type LabelLanguage } from './languages.ts'
import { SANSKRIT, sanskritPhrase } from './sanskrit.ts'

/** What a composed name is made of, in one language. */
export interface NameParts {
  language: LabelLanguage
  /** The name of a term where it stands for this subject. */
  term: (word: string, subject: string) => string
}
type Compose = (parts: NameParts) => string
type Composed = readonly (readonly [word: string, compose: Compose])[]

/** A word that is another way to write a term. */
const alias =
  (word: string, subject: string): Compose =>
  ({ term }) =>
    term(word, subject)
/** Two terms with a sign between them. */
const joined =
  (words: readonly [string, string], subject: string, between: string): Compose =>
  ({ term }) =>
    words.map((word) => term(word, subject)).join(between)

const pairsOf = <T>(items: readonly T[]): [T, T][] =>
  items.flatMap((a) => items.flatMap((b): [T, T][] => (a === b ? [] : [[a, b]])))

const LUNAR_DATES: Composed = PAKSHAS.flatMap((paksha) =>
  TITHIS.map(
    (tithi) =>
      [`${paksha} ${tithi}`, ({ term }) => `${term(paksha, 'Paksha')} ${term(tithi, 'Tithi')}`] as [string, Compose],
  ),
)

const PLANET_PAIRS: Composed = pairsOf(POINTS_AND_ANGLES).map((pair) => [
  pair.join('-'),
  joined(pair, 'PointOrAngle', '–'),
])
const MIDPOINTS: Composed = pairsOf(POINTS_AND_ANGLES).map((pair) => [
  pair.join('/'),
  joined(pair, 'PointOrAngle', '/'),
])
const SIGN_JUNCTIONS: Composed = SIGNS.map((sign, i) => {
  const pair = [sign, SIGNS[(i + 1) % SIGNS.length]!] as const
  return [pair.join('-'), joined(pair, 'Sign', '–')]
})
const PLACEMENTS: Composed = GRAHAS.flatMap((planet) =>
  SIGNS.map(
    (sign) =>
      [`${planet} in ${sign}`, ({ term }) => `${term(planet, 'Graha')} – ${term(sign, 'Sign')}`] as [string, Compose],
  ),
)

const QUARTERS = { N: 'North', E: 'East', S: 'South', W: 'West' } as const
const CORNERS = { NE: 'North-east', SE: 'South-east', SW: 'South-west', NW: 'North-west' } as const
type Quarter = keyof typeof QUARTERS
type Corner = keyof typeof CORNERS
/** The doors of each side by their number. */
const PADAS = [1, 2, 3, 4, 5, 6, 7, 8] as const
const COMPASS_CODES: Composed = [
  ...(Object.keys(QUARTERS) as Quarter[]).flatMap((code): [string, Compose][] => [
    [code, alias(QUARTERS[code], 'Direction')],
    ...PADAS.map((pada): [string, Compose] => [
      `${code}${pada}`,
      ({ term }) => `${term(QUARTERS[code], 'Direction')} ${pada}`,
    ]),
  ]),
  ...(Object.keys(CORNERS) as Corner[]).flatMap((code): [string, Compose][] => [
    [code, alias(CORNERS[code], 'Direction')],
    ...([...code] as Quarter[]).map((quarter): [string, Compose] => [
      `${quarter}${code}`,
      joined([QUARTERS[quarter], CORNERS[code]], 'Direction', '–'),
    ]),
  ]),
  ['Brahma', alias('Brahma', 'VastuDevata')],
]

/** Planets as the tables of KP write them. */
const PLANET_CODES: Composed = GRAHAS.map((planet) => [firstGraphemes(planet, 2), alias(planet, 'Graha')])

const SHRADDHAS: Composed = TITHIS.map((tithi) => [
  `${tithi} shraddha`,
  ({ term, language }) => `${term(tithi, 'Tithi')} ${sanskritPhrase(language, 'śrāddha')}`,
])
const SANKRANTI_DAYS: Composed = SANKRANTIS.map((sign) => [
  `${sign} sankranti`,
  ({ term, language }) => `${term(sign, 'SanskritSign')} ${sanskritPhrase(language, 'saṃkrānti')}`,
])

const SIGN_SANKRANTIS: Composed = SIGNS.map((sign) => [
  `Sankranti of ${sign}`,
  ({ term, language }) => `${sanskritPhrase(language, 'saṃkrānti')} (${term(sign, 'Sign')})`,
])
const YOGA_HEADS: Composed = YOGAS.map((yoga) => [
  `Head of ${yoga}`,
  ({ term, language }) => `${sanskritPhrase(language, 'yoga_śīrṣa')} (${term(yoga, 'LimbYoga')})`,
])

/** The groups of tithis with their weekdays, as the Sarvatobhadra chakra has them. */
const TITHI_CELLS: Composed = [
  ['Nanda', 'Sunday', 'Tuesday'],
  ['Bhadra', 'Monday', 'Wednesday'],
  ['Jaya', 'Thursday'],
  ['Rikta', 'Friday'],
  ['Purna', 'Saturday'],
].map(([group, ...days]) => [
  [group, ...days].join(' '),
  ({ term }) => `${term(group!, 'TithiGroup')} (${days.map((day) => term(day, 'Weekday')).join(' / ')})`,
])

const ANIMALS: Composed = YONIS.flatMap((yoni) =>
  (['male', 'female'] as const).map(
    (sex) => [`${yoni} (${sex})`, ({ term }) => `${term(yoni, 'Yoni')} (${term(sex, 'Sex')})`] as [string, Compose],
  ),
)

/** The CLDR of Sinhala names the lunar months. */
const SINHALA_MONTHS: Readonly<Record<number, string>> = { 3: 'මාර්තු', 6: 'ජූනි', 9: 'සැප්තැම්බර්', 12: 'දෙසැම්බර්' }
const monthName = (language: LabelLanguage, month: number): string =>
  (language === 'si' ? SINHALA_MONTHS[month] : undefined) ??
  new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month - 1, 15))
const SEASON_POINTS: Composed = (
  [
    ['March equinox', 3],
    ['June solstice', 6],
    ['September equinox', 9],
    ['December solstice', 12],
  ] as const
).map(([word, month]) => [
  word,
  ({ term, language }) => `${term(word.split(' ')[1]!, 'SeasonPoint')} (${monthName(language, month)})`,
])

const ENDINGS: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' }
const ordinal = (n: number) => `${n}${ENDINGS[n] ?? 'th'}`
/** The houses of a yoga, in brackets. */
const ofHouses = (language: LabelLanguage, ...houses: number[]) =>
  `(${columnHeads(language).House} ${houses.join(', ')})`
/** A name of the rule book with houses: the Sanskrit of it, and the houses by number. */
const housed =
  (spelling: string, ...houses: number[]): Compose =>
  ({ language }) =>
    `${sanskritPhrase(language, spelling)} ${ofHouses(language, ...houses)}`

const KINDS = { Maha: 'mahā_parivartana', Khala: 'khala_parivartana', Dainya: 'dainya_parivartana' } as const
const KARTARIS = { Shubha: 'śubha_kartarī', Papa: 'pāpa_kartarī' } as const
const OWNERS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const
const FEMALE: readonly string[] = ['Moon', 'Venus']
const LUMINARIES: readonly string[] = ['Sun', 'Moon']

/** Yogas whose names are a form and planets or houses. */
const YOGA_FORMS: Composed = [
  ...pairsOf(HOUSES).flatMap(([a, b]): [string, Compose][] => [
    ...(Object.keys(KINDS) as (keyof typeof KINDS)[]).map((kind): [string, Compose] => [
      `${kind} parivartana of the ${ordinal(a)} and the ${ordinal(b)}`,
      housed(KINDS[kind], a, b),
    ]),
    [`Lords of the ${ordinal(a)} and the ${ordinal(b)}`, housed('bhāveśa_yoga', a, b)],
    [`Viparita of the ${ordinal(a)} and the ${ordinal(b)}`, housed('viparīta_rājayoga', a, b)],
  ]),
  ...HOUSES.flatMap((house) =>
    (Object.keys(KARTARIS) as (keyof typeof KARTARIS)[]).map((kind): [string, Compose] => [
      `${kind} kartari of the ${ordinal(house)}`,
      housed(KARTARIS[kind], house),
    ]),
  ),
  ...GRAHAS.map((planet): [string, Compose] => [
    `${planet} in marana karaka sthana`,
    ({ term, language }) => `${sanskritPhrase(language, 'maraṇa_kāraka_sthāna')} (${term(planet, 'Graha')})`,
  ]),
  ...OWNERS.flatMap((planet): [string, Compose][] => [
    [
      `Neecha Bhanga Raja yoga of ${LUMINARIES.includes(planet) ? 'the ' : ''}${planet}`,
      ({ term, language }) => `${sanskritPhrase(language, 'nīca_bhaṅga_rājayoga')} (${term(planet, 'Graha')})`,
    ],
    ...(
      [
        ['5th', 5],
        ['ascendant', 1],
      ] as const
    ).map(([place, house]): [string, Compose] => [
      `${planet} in ${FEMALE.includes(planet) ? 'her' : 'his'} own ${place}`,
      ({ term, language }) => `${term(planet, 'Graha')} – ${term('own', 'Dignity')} ${ofHouses(language, house)}`,
    ]),
  ]),
  ...KAAL_SARP_NAMES.map((name, i): [string, Compose] => [
    `${name} Kaal Sarp`,
    ({ language }) => sanskritPhrase(language, `${SANSKRIT.KaalSarpType.spellings[i]}_kāla_sarpa`),
  ]),
]

/** Forms of a god that the tradition names together. */
const DEITY_CHOICES: Composed = pairsOf(SANSKRIT.Deity.words).map(([a, b]) => [
  `${a} or ${b}`,
  joined([a, b], 'Deity', ' / '),
])

/** What is compared in a match where the pada of a star is not known. */
const ALTERNATIVES: Composed = (
  [
    [VARNAS, 'Varna'],
    [VASHYAS, 'Vashya'],
    [GRAHAS, 'Graha'],
    [SIGNS, 'Sign'],
  ] as const
).flatMap(([words, subject]) =>
  pairsOf<string>(words).map(([a, b]): [string, Compose] => [`${a} or ${b}`, joined([a, b], subject, ' / ')]),
)

/** Terms that are put together from other terms. They are not listed among the terms of the lexicon. */
export const COMPOSED = {
  LunarDate: LUNAR_DATES,
  PlanetPair: PLANET_PAIRS,
  Midpoint: MIDPOINTS,
  SignJunction: SIGN_JUNCTIONS,
  SignPlacement: PLACEMENTS,
  CompassCode: COMPASS_CODES,
  PlanetCode: PLANET_CODES,
  Shraddha: SHRADDHAS,
  SankrantiDay: SANKRANTI_DAYS,
  SignSankranti: SIGN_SANKRANTIS,
  YogaHead: YOGA_HEADS,
  TithiCell: TITHI_CELLS,
  AnimalAndSex: ANIMALS,
  SeasonBeginning: SEASON_POINTS,
  YogaForm: YOGA_FORMS,
  DeityChoice: DEITY_CHOICES,
  Alternative: ALTERNATIVES,
} as const satisfies Record<string, Composed>
export type ComposedSubject = keyof typeof COMPOSED

const BY_WORD = Object.fromEntries(
  Object.entries(COMPOSED).map(([subject, composed]) => [subject, new Map<string, Compose>(composed)]),
) as unknown as Record<ComposedSubject, ReadonlyMap<string, Compose>>

export const composedWords = (subject: ComposedSubject): ReadonlySet<string> => new Set(BY_WORD[subject].keys())

/** The name of a composed term; undefined for other words and subjects. */
export const composedName = (word: string, subject: string, parts: NameParts): string | undefined => {
  const compose = BY_WORD[subject as ComposedSubject]?.get(word)
  return compose && capital(compose(parts), parts.language)
}
