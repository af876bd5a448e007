import { HANSAKS, PAYAS, SYLLABLE_VARGAS, TATVAS, TITHI_GROUPS, VARNAS, VASHYAS, YUNJAS } from '../jyotish/avakhada.ts'
import { DIGNITIES } from '../jyotish/dignity.ts'
import { GRAHAS } from '../jyotish/grahas.ts'
import { KOOTAS } from '../jyotish/kootas/tables.ts'
import { KARANAS, PAKSHAS, TITHIS, VARAS, WEEKDAYS, YOGAS } from '../jyotish/limbs.ts'
import { AYANAS, LUNAR_MONTHS, RITUS, SAMVATSARAS } from '../jyotish/lunar-month.ts'
import { GANAS, NADIS, NAKSHATRAS, YONIS } from '../jyotish/nakshatras.ts'
import { CHOGHADIYAS, DIRECTIONS, PART_QUALITIES } from '../jyotish/panchang/day-parts.ts'
import { SANKRANTIS } from '../jyotish/panchang/solar-months.ts'
import { SPECIAL_YOGA_CATEGORIES, SPECIAL_YOGA_NAMES } from '../jyotish/panchang/special-yogas.ts'
import { TARAS } from '../jyotish/panchang/stars.ts'
import { SUDARSHANA_VERDICTS } from '../jyotish/sudarshana.ts'
import { PARIVARTANA_KINDS } from '../jyotish/yogas/parivartana.ts'
import { MOON_PHASES } from '../sky/moon-light.ts'
import { CYCLE_NAMES } from '../traditions/numerology/biorhythm.ts'
import { LIFE_CYCLES } from '../traditions/numerology/date-numbers.ts'
import { PLANE_NAMES } from '../traditions/numerology/name-numbers.ts'
import { CARD_NAMES, RANKS, SUITS } from '../traditions/tarot/deck.ts'
import { ALL_ASPECTS } from '../western/aspects.ts'
import { DEBILITIES, DIGNITIES as ESSENTIAL } from '../western/dignities.ts'
import { LOT_NAMES } from '../western/lots.ts'
import { PATTERNS } from '../western/patterns.ts'
import { POINTS_AND_ANGLES } from '../western/points.ts'
import { MODES } from '../western/signs.ts'
import { ELEMENTS, MODALITIES, SIGNS } from '../zodiac/signs.ts'
import { COMPOSED, type ComposedSubject, composedWords } from './composed-terms.ts'
import { SANSKRIT } from './sanskrit.ts'
import { SPELT, type SpeltTerm } from './spelt-terms.ts'

/** Subjects whose names stand in the files of `data/lexicon`. */
const TRANSLATED = {
  Sign: { words: SIGNS, about: 'Sign of the zodiac: sidereal in Vedic answers, tropical in western ones.' },
  SanskritSign: { words: SANKRANTIS, about: 'Sign of the zodiac by its Sanskrit name.' },
  Graha: { words: GRAHAS, about: 'One of the nine grahas.' },
  PointOrAngle: {
    words: POINTS_AND_ANGLES,
    about: 'A planet, a node, Chiron, Lilith, the Ascendant or the Midheaven.',
  },
  Star: { words: [...NAKSHATRAS, 'Abhijit'], about: 'Name of a nakshatra; Abhijit occurs only in counts of 28.' },
  Tithi: { words: TITHIS, about: 'Lunar day: each 12° of the Moon from the Sun.' },
  TithiGroup: { words: TITHI_GROUPS, about: 'Group of every fifth tithi.' },
  Paksha: { words: PAKSHAS, about: 'Half of the lunar month: Shukla waxing, Krishna waning.' },
  LimbYoga: { words: YOGAS, about: "Yoga of the panchang: 13°20' of Sun plus Moon." },
  Karana: { words: KARANAS, about: 'Half of a tithi.' },
  Vara: { words: VARAS, about: 'Weekday by its Sanskrit name.' },
  Weekday: { words: WEEKDAYS, about: 'Weekday by its English name.' },
  LunarMonth: { words: LUNAR_MONTHS, about: 'Lunar month.' },
  Samvatsara: { words: SAMVATSARAS, about: 'Year of the cycle of sixty.' },
  Ritu: { words: RITUS, about: 'Season of two months.' },
  Ayana: { words: AYANAS, about: 'Half of the year: Uttarayana while the Sun goes north.' },
  Varna: { words: VARNAS, about: 'Class of the sign, one of four.' },
  Vashya: { words: VASHYAS, about: 'Vashya group of the sign.' },
  Yoni: { words: YONIS, about: 'Animal of the nakshatra.' },
  Gana: { words: GANAS, about: 'Gana of the nakshatra: deva, manushya or rakshasa.' },
  Nadi: { words: NADIS, about: 'Nadi of the nakshatra.' },
  Paya: { words: PAYAS, about: 'Metal of the birth.' },
  Tatva: { words: TATVAS, about: 'Element of the Moon sign by its Sanskrit name.' },
  Hansak: { words: HANSAKS, about: 'Element of the Moon sign by its Sanskrit name, with Bhumi for earth.' },
  Element: { words: ELEMENTS, about: 'Fire, earth, air or water.' },
  Modality: { words: MODALITIES, about: 'Modality: movable, fixed or dual.' },
  Mode: { words: MODES, about: 'Cardinal, fixed or mutable.' },
  Yunja: { words: YUNJAS, about: 'Yunja: one of three groups of nine nakshatras.' },
  SyllableVarga: { words: SYLLABLE_VARGAS, about: 'Group of the first letter of the name.' },
  Dignity: { words: DIGNITIES, about: 'Dignity of the planet in its sign.' },
  Kartari: { words: ['shubha', 'papa'], about: 'Hemmed in by benefics (shubha) or malefics (papa).' },
  Parivartana: { words: PARIVARTANA_KINDS, about: 'Kind of exchange of signs, by the houses.' },
  Support: { words: SUDARSHANA_VERDICTS, about: 'Support of the house by occupants and aspects.' },
  Motion: { words: ['direct', 'retrograde', 'stationary'], about: 'Motion through the zodiac.' },
  Intensity: { words: ['none', 'low', 'high'], about: 'Intensity: none, low or high.' },
  AspectName: { words: ALL_ASPECTS, about: 'Name of an aspect.' },
  AspectNature: {
    words: ['harmonious', 'challenging', 'neutral'],
    about: 'Nature of the aspect; a conjunction is neutral.',
  },
  MoonPhase: { words: MOON_PHASES, about: 'Phase of the Moon.' },
  Direction: { words: DIRECTIONS, about: 'Compass direction.' },
  EssentialDignity: { words: [...ESSENTIAL, ...DEBILITIES], about: 'Dignity of the planet by sign and degree.' },
  ChoghadiyaName: { words: CHOGHADIYAS, about: 'Name of the eighth of day or night.' },
  Tara: { words: TARAS, about: 'Tara: a nakshatra counted from another one, in groups of nine.' },
  Koota: { words: KOOTAS, about: 'One of the eight factors of a match.' },
  TarotCardName: { words: CARD_NAMES, about: 'Name of the card.' },
  TarotSuit: { words: SUITS, about: 'Suit of the card.' },
  TarotRank: { words: RANKS, about: 'Rank of the card.' },
  Biorhythm: { words: CYCLE_NAMES, about: 'One of the cycles counted from birth.' },
  NamePlane: { words: PLANE_NAMES, about: 'Plane of the letters of a name.' },
  LifeCycle: { words: LIFE_CYCLES, about: 'One of three periods of life.' },
  Pattern: { words: PATTERNS, about: 'Figure of several planets in aspect.' },
  Lot: { words: LOT_NAMES, about: 'Name of the lot.' },
  SpecialYoga: { words: SPECIAL_YOGA_NAMES, about: 'Yoga of weekday, tithi and nakshatra.' },
  Auspice: { words: SPECIAL_YOGA_CATEGORIES, about: 'Effect on new beginnings.' },
  PartQuality: { words: PART_QUALITIES, about: 'Quality of the part of the day.' },
  AddedMonth: { words: ['Adhika'], about: 'Prefix of an added lunar month.' },
} as const satisfies Record<string, { words: readonly string[]; about: string }>

/** Everyday words that answers contain as terms. */
const EVERYDAY = {
  Bird: { words: ['Vulture', 'Owl', 'Crow', 'Cock', 'Peacock'], about: 'One of the five birds of Panch Pakshi.' },
  Sex: { words: ['male', 'female'], about: 'Sex of the animal of a nakshatra.' },
  SeasonPoint: { words: ['equinox', 'solstice'], about: 'Beginning of an astronomical season.' },
} as const satisfies Record<string, { words: readonly string[]; about: string }>

/**
 * All words of the answers that have display names, by subject, in the spelling of the answers. A word may belong to several subjects:
 * Magha is a nakshatra and a month. The first subject is the default.
 */
export const SUBJECTS = { ...TRANSLATED, ...SPELT, ...SANSKRIT, ...EVERYDAY }

/** A subject with a list of its words. Composed subjects have none. */
export type ListedSubject = keyof typeof SUBJECTS
export type Subject = ListedSubject | ComposedSubject
export type NamedSubject = keyof typeof TRANSLATED | keyof typeof EVERYDAY
export type NamedTerm = (typeof SUBJECTS)[NamedSubject]['words'][number]
export type Term = NamedTerm | SpeltTerm | (typeof SANSKRIT)[keyof typeof SANSKRIT]['words'][number]

/** The subjects with names in each language, in the order of `SUBJECTS`, with their words. */
export const NAMED_SUBJECTS = Object.entries({ ...TRANSLATED, ...EVERYDAY }).map(([subject, { words }]) => ({
  subject: subject as NamedSubject,
  words: words as readonly NamedTerm[],
}))
export const WEEKDAY_TERMS = TRANSLATED.Weekday.words

/** Each word once, in the order of the subjects. */
export const TERMS: readonly Term[] = [
  ...new Set(Object.values(SUBJECTS).flatMap(({ words }): readonly Term[] => words)),
]

const WORDS = {
  ...Object.fromEntries(Object.entries(SUBJECTS).map(([name, { words }]) => [name, new Set<string>(words)])),
  ...Object.fromEntries(Object.keys(COMPOSED).map((name) => [name, composedWords(name as ComposedSubject)])),
} as unknown as Record<Subject, ReadonlySet<string>>

/** Subjects whose fields have their own descriptions. */
const DESCRIBED_BY_FIELD: readonly string[] = ['Bird', 'Guna', 'Sex'] satisfies ListedSubject[]

const SUBJECT_BY_WORDS = new Map(
  Object.entries(SUBJECTS)
    .filter(([name]) => !DESCRIBED_BY_FIELD.includes(name))
    .map(([name, { words }]) => [words.join(), name as ListedSubject]),
)

/** The subject with exactly these words in this order, unless its fields have their own descriptions. */
export const subjectOfAll = (words: readonly string[]): ListedSubject | undefined => SUBJECT_BY_WORDS.get(words.join())

/** The subjects of the words of a closed set; empty unless more than half of the words are terms. */
export const subjectsOf = (words: readonly string[]): ReadonlyMap<string, Subject> => {
  const shares = (Object.keys(WORDS) as Subject[])
    .map((subject) => ({ subject, matches: words.filter((word) => WORDS[subject].has(word)) }))
    .filter(({ matches }) => matches.length > 0)
    .sort((a, b) => b.matches.length - a.matches.length)
  const subjects = new Map<string, Subject>()
  for (const { subject, matches } of shares)
    for (const word of matches) if (!subjects.has(word)) subjects.set(word, subject)
  return subjects.size * 2 > words.length ? subjects : new Map()
}

const ADDED_MONTHS = new Map(LUNAR_MONTHS.map((month) => [`Adhika ${month}`, month]))

/** The lunar month of an added month: Chaitra for `Adhika Chaitra`; undefined for other words. */
export const baseMonthOf = (word: string) => ADDED_MONTHS.get(word)

/** The words of some subjects. A word of several subjects maps to the first of them. Added months count as lunar months. */
export const wordsOfSubjects = (subjects: readonly Subject[]): ReadonlyMap<string, Subject> =>
  new Map(
    [...subjects].reverse().flatMap((subject) => {
      const addedMonths = subject === 'LunarMonth' ? [...ADDED_MONTHS.keys()] : []
      return [...WORDS[subject], ...addedMonths].map((word) => [word, subject] as const)
    }),
  )
