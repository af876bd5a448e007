import { firstGraphemes } from '../graphemes.ts'
import { VARNAS, VASHYAS } from '../jyotish/avakhada.ts'
import { KAAL_SARP_NAMES } from '../jyotish/doshas/kaal-sarp.ts'
import { GRAHAS } from '../jyotish/grahas.ts'
import { PAKSHAS, TITHIS, YOGAS } from '../jyotish/limbs.ts'
import { NAKSHATRAS, YONIS } from '../jyotish/nakshatras.ts'
import { SANKRANTIS } from '../jyotish/panchang/solar-months.ts'
import { POINTS_AND_ANGLES } from '../western/points.ts'
import { HOUSES, SIGNS } from '../zodiac/signs.ts'
import { columnHeads } from './heads.ts'
import { capital, type LabelLanguage } from './languages.ts'
import { SANSKRIT, sanskritPhrase } from './sanskrit.ts'

/** The language and the term lookup for a composed name. */
export interface NameParts {
  language: LabelLanguage
  /** The name of a word as a term of a subject. */
  term: (word: string, subject: string) => string
}
/** Composes a name in one language. */
type Compose = (parts: NameParts) => string
type ComposedTerms = readonly (readonly [word: string, compose: Compose])[]

/** The name of a term under another word. */
const alias =
  (word: string, subject: string): Compose =>
  ({ term }) =>
    term(word, subject)
/** The names of two terms with a separator. */
const joinedNames =
  (words: readonly [string, string], subject: string, separator: string): Compose =>
  ({ term }) =>
    words.map((word) => term(word, subject)).join(separator)

const pairsOf = <T>(items: readonly T[]): [T, T][] =>
  items.flatMap((a) => items.flatMap((b): [T, T][] => (a === b ? [] : [[a, b]])))

const LUNAR_DATES: ComposedTerms = PAKSHAS.flatMap((paksha) =>
  TITHIS.map(
    (tithi) =>
      [`${paksha} ${tithi}`, ({ term }) => `${term(paksha, 'Paksha')} ${term(tithi, 'Tithi')}`] as [string, Compose],
  ),
)

const PLANET_PAIRS: ComposedTerms = pairsOf(POINTS_AND_ANGLES).map((pair) => [
  pair.join('-'),
  joinedNames(pair, 'PointOrAngle', '–'),
])
const MIDPOINTS: ComposedTerms = pairsOf(POINTS_AND_ANGLES).map((pair) => [
  pair.join('/'),
  joinedNames(pair, 'PointOrAngle', '/'),
])
const SIGN_JUNCTIONS: ComposedTerms = SIGNS.map((sign, i) => {
  const pair = [sign, SIGNS[(i + 1) % SIGNS.length]!] as const
  return [pair.join('-'), joinedNames(pair, 'Sign', '–')]
})
const PLACEMENTS: ComposedTerms = GRAHAS.flatMap((planet) =>
  SIGNS.map(
    (sign) =>
      [`${planet} in ${sign}`, ({ term }) => `${term(planet, 'Graha')} – ${term(sign, 'Sign')}`] as [string, Compose],
  ),
)

const QUARTERS = { N: 'North', E: 'East', S: 'South', W: 'West' } as const
const CORNERS = { NE: 'North-east', SE: 'South-east', SW: 'South-west', NW: 'North-west' } as const
type Quarter = keyof typeof QUARTERS
type Corner = keyof typeof CORNERS
/** Numbers of the doors of each side. */
const PADAS = [1, 2, 3, 4, 5, 6, 7, 8] as const
const COMPASS_CODES: ComposedTerms = [
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
      joinedNames([QUARTERS[quarter], CORNERS[code]], 'Direction', '–'),
    ]),
  ]),
  ['Brahma', alias('Brahma', 'VastuDevata')],
]

/** Two-letter codes of planets in KP tables. */
const PLANET_CODES: ComposedTerms = GRAHAS.map((planet) => [firstGraphemes(planet, 2), alias(planet, 'Graha')])

const STAR_PADAS: ComposedTerms = NAKSHATRAS.flatMap((star) =>
  [1, 2, 3, 4].map((pada): [string, Compose] => [`${star} ${pada}`, ({ term }) => `${term(star, 'Star')} ${pada}`]),
)

const SHRADDHAS: ComposedTerms = TITHIS.map((tithi) => [
  `${tithi} shraddha`,
  ({ term, language }) => `${term(tithi, 'Tithi')} ${sanskritPhrase(language, 'śrāddha')}`,
])
const SANKRANTI_DAYS: ComposedTerms = SANKRANTIS.map((sign) => [
  `${sign} sankranti`,
  ({ term, language }) => `${term(sign, 'SanskritSign')} ${sanskritPhrase(language, 'saṃkrānti')}`,
])

const SIGN_SANKRANTIS: ComposedTerms = SIGNS.map((sign) => [
  `Sankranti of ${sign}`,
  ({ term, language }) => `${sanskritPhrase(language, 'saṃkrānti')} (${term(sign, 'Sign')})`,
])
const YOGA_HEADS: ComposedTerms = YOGAS.map((yoga) => [
  `Head of ${yoga}`,
  ({ term, language }) => `${sanskritPhrase(language, 'yoga_śīrṣa')} (${term(yoga, 'LimbYoga')})`,
])

/** Tithi groups with their weekdays in the Sarvatobhadra chakra. */
const TITHI_CELLS: ComposedTerms = [
  ['Nanda', 'Sunday', 'Tuesday'],
  ['Bhadra', 'Monday', 'Wednesday'],
  ['Jaya', 'Thursday'],
  ['Rikta', 'Friday'],
  ['Purna', 'Saturday'],
].map(([group, ...days]) => [
  [group, ...days].join(' '),
  ({ term }) => `${term(group!, 'TithiGroup')} (${days.map((day) => term(day, 'Weekday')).join(' / ')})`,
])

const ANIMALS: ComposedTerms = YONIS.flatMap((yoni) =>
  (['male', 'female'] as const).map(
    (sex) => [`${yoni} (${sex})`, ({ term }) => `${term(yoni, 'Yoni')} (${term(sex, 'Sex')})`] as [string, Compose],
  ),
)

/** The civil months in Sinhala, since `Intl` has the names of the lunar months. */
const SINHALA_MONTHS: Readonly<Record<number, string>> = { 3: 'මාර්තු', 6: 'ජූනි', 9: 'සැප්තැම්බර්', 12: 'දෙසැම්බර්' }
const monthName = (language: LabelLanguage, month: number): string =>
  (language === 'si' ? SINHALA_MONTHS[month] : undefined) ??
  new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month - 1, 15))
const SEASON_POINTS: ComposedTerms = (
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
/** House numbers in brackets. */
const houseNumbers = (language: LabelLanguage, ...houses: number[]) =>
  `(${columnHeads(language).House} ${houses.join(', ')})`
/** A Sanskrit name with house numbers. */
const nameWithHouses =
  (spelling: string, ...houses: number[]): Compose =>
  ({ language }) =>
    `${sanskritPhrase(language, spelling)} ${houseNumbers(language, ...houses)}`

const KINDS = { Maha: 'mahā_parivartana', Khala: 'khala_parivartana', Dainya: 'dainya_parivartana' } as const
const KARTARIS = { Shubha: 'śubha_kartarī', Papa: 'pāpa_kartarī' } as const
const OWNERS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const
const FEMALE: readonly string[] = ['Moon', 'Venus']
const LUMINARIES: readonly string[] = ['Sun', 'Moon']

/** Yoga names that are composed of a form and planets or houses. */
const YOGA_FORMS: ComposedTerms = [
  ...pairsOf(HOUSES).flatMap(([a, b]): [string, Compose][] => [
    ...(Object.keys(KINDS) as (keyof typeof KINDS)[]).map((kind): [string, Compose] => [
      `${kind} parivartana of the ${ordinal(a)} and the ${ordinal(b)}`,
      nameWithHouses(KINDS[kind], a, b),
    ]),
    [`Lords of the ${ordinal(a)} and the ${ordinal(b)}`, nameWithHouses('bhāveśa_yoga', a, b)],
    [`Viparita of the ${ordinal(a)} and the ${ordinal(b)}`, nameWithHouses('viparīta_rājayoga', a, b)],
  ]),
  ...HOUSES.flatMap((house) =>
    (Object.keys(KARTARIS) as (keyof typeof KARTARIS)[]).map((kind): [string, Compose] => [
      `${kind} kartari of the ${ordinal(house)}`,
      nameWithHouses(KARTARIS[kind], house),
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
      ({ term, language }) => `${term(planet, 'Graha')} – ${term('own', 'Dignity')} ${houseNumbers(language, house)}`,
    ]),
  ]),
  ...KAAL_SARP_NAMES.map((name, i): [string, Compose] => [
    `${name} Kaal Sarp`,
    ({ language }) => sanskritPhrase(language, `${SANSKRIT.KaalSarpType.spellings[i]}_kāla_sarpa`),
  ]),
]

/** Two alternative deities. */
const DEITY_CHOICES: ComposedTerms = pairsOf(SANSKRIT.Deity.words).map(([a, b]) => [
  `${a} or ${b}`,
  joinedNames([a, b], 'Deity', ' / '),
])

/** Two alternative terms of a match, if the pada of the nakshatra is unknown. */
const ALTERNATIVES: ComposedTerms = (
  [
    [VARNAS, 'Varna'],
    [VASHYAS, 'Vashya'],
    [GRAHAS, 'Graha'],
    [SIGNS, 'Sign'],
  ] as const
).flatMap(([words, subject]) =>
  pairsOf<string>(words).map(([a, b]): [string, Compose] => [`${a} or ${b}`, joinedNames([a, b], subject, ' / ')]),
)

/** Terms that are composed of other terms. `SUBJECTS` does not list them. */
export const COMPOSED = {
  LunarDate: LUNAR_DATES,
  PlanetPair: PLANET_PAIRS,
  Midpoint: MIDPOINTS,
  SignJunction: SIGN_JUNCTIONS,
  SignPlacement: PLACEMENTS,
  CompassCode: COMPASS_CODES,
  PlanetCode: PLANET_CODES,
  StarPada: STAR_PADAS,
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
} as const satisfies Record<string, ComposedTerms>
export type ComposedSubject = keyof typeof COMPOSED

const BY_WORD = Object.fromEntries(
  Object.entries(COMPOSED).map(([subject, terms]) => [subject, new Map<string, Compose>(terms)]),
) as unknown as Record<ComposedSubject, ReadonlyMap<string, Compose>>

/** All words of a composed subject. */
export const composedWords = (subject: ComposedSubject): ReadonlySet<string> => new Set(BY_WORD[subject].keys())

/** The name of a composed term; undefined for other words and subjects. */
export const composedName = (word: string, subject: string, parts: NameParts): string | undefined => {
  const compose = BY_WORD[subject as ComposedSubject]?.get(word)
  return compose && capital(compose(parts), parts.language)
}
