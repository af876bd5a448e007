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
import { COMMON, type CommonTerm } from './everyday-terms.ts'
import { SANSKRIT } from './sanskrit.ts'
import { SPELT, type SpeltTerm } from './spelt-terms.ts'

/** Subjects whose words each language's module names itself. */
const WRITTEN = {
  Sign: { words: SIGNS, about: 'Sign of the zodiac: sidereal in Vedic answers, tropical in western ones.' },
  SanskritSign: { words: SANKRANTIS, about: 'Sign of the zodiac by its Sanskrit name.' },
  Graha: { words: GRAHAS, about: 'One of the nine grahas.' },
  PointOrAngle: {
    words: POINTS_AND_ANGLES,
    about: 'A planet, a node, Chiron, Lilith, the Ascendant or the Midheaven.',
  },
  Star: { words: [...NAKSHATRAS, 'Abhijit'], about: 'A star; Abhijit where 28 are counted.' },
  Tithi: { words: TITHIS, about: 'Lunar day: 12° of the Moon ahead of the Sun.' },
  TithiGroup: { words: TITHI_GROUPS, about: 'Group of the tithi, by its number in steps of five.' },
  Paksha: { words: PAKSHAS, about: 'Half of the lunar month: Shukla waxing, Krishna waning.' },
  LimbYoga: { words: YOGAS, about: "Yoga of the almanac: 13°20' of Sun and Moon added up." },
  Karana: { words: KARANAS, about: 'Half of a tithi.' },
  Vara: { words: VARAS, about: 'Weekday by its Sanskrit name.' },
  Weekday: { words: WEEKDAYS, about: 'Weekday.' },
  LunarMonth: { words: LUNAR_MONTHS, about: 'Lunar month.' },
  Samvatsara: { words: SAMVATSARAS, about: 'Year of the cycle of sixty.' },
  Ritu: { words: RITUS, about: 'Season of two months.' },
  Ayana: { words: AYANAS, about: 'Half of the year: Uttarayana while the Sun goes north.' },
  Varna: { words: VARNAS, about: 'Class of the sign, of four.' },
  Vashya: { words: VASHYAS, about: 'Kind of creature of the sign, by what it obeys.' },
  Yoni: { words: YONIS, about: 'Animal of the star.' },
  Gana: { words: GANAS, about: 'Temper of the star: divine, human or fierce.' },
  Nadi: { words: NADIS, about: 'Channel of the star, of three.' },
  Paya: { words: PAYAS, about: 'Metal of the birth.' },
  Tatva: { words: TATVAS, about: 'Element of the Moon sign by its Sanskrit name.' },
  Hansak: { words: HANSAKS, about: 'Element of the Moon sign by its Sanskrit name, with Bhumi for earth.' },
  Element: { words: ELEMENTS, about: 'Fire, earth, air or water.' },
  Modality: { words: MODALITIES, about: 'Movable, fixed or dual: how the sign acts.' },
  Mode: { words: MODES, about: 'Cardinal, fixed or mutable.' },
  Yunja: { words: YUNJAS, about: 'Third of the ring of stars.' },
  SyllableVarga: { words: SYLLABLE_VARGAS, about: 'Group of the first letter of the name.' },
  Dignity: { words: DIGNITIES, about: 'How the planet is placed in the sign, from exalted to debilitated.' },
  Kartari: { words: ['shubha', 'papa'], about: 'Hemmed in by benefics (shubha) or malefics (papa).' },
  Parivartana: { words: PARIVARTANA_KINDS, about: 'Kind of exchange of signs, by the houses.' },
  Support: { words: SUDARSHANA_VERDICTS, about: 'How the house is held by what stands in and looks at it.' },
  Motion: { words: ['direct', 'retrograde', 'stationary'], about: 'Motion through the zodiac.' },
  Intensity: { words: ['none', 'low', 'high'], about: 'How strong it is.' },
  AspectName: { words: ALL_ASPECTS, about: 'By the angle between the two.' },
  AspectNature: {
    words: ['harmonious', 'challenging', 'neutral'],
    about: 'How the aspect is felt; a conjunction is neutral.',
  },
  MoonPhase: { words: MOON_PHASES, about: 'Phase of the Moon.' },
  Direction: { words: DIRECTIONS, about: 'Direction.' },
  EssentialDignity: { words: [...ESSENTIAL, ...DEBILITIES], about: 'How the planet is placed by sign and degree.' },
  ChoghadiyaName: { words: CHOGHADIYAS, about: 'Name of the eighth of day or night.' },
  Tara: { words: TARAS, about: 'Star counted from another, by nines.' },
  Koota: { words: KOOTAS, about: 'One of the eight counts of a match.' },
  TarotCardName: { words: CARD_NAMES, about: 'Name of the card.' },
  TarotSuit: { words: SUITS, about: 'Suit of the card.' },
  TarotRank: { words: RANKS, about: 'Rank of the card.' },
  Biorhythm: { words: CYCLE_NAMES, about: 'One of the cycles counted from birth.' },
  NamePlane: { words: PLANE_NAMES, about: 'Plane of the letters of a name.' },
  LifeCycle: { words: LIFE_CYCLES, about: 'Third of life.' },
  Pattern: { words: PATTERNS, about: 'Figure that several planets make by their aspects.' },
  Lot: { words: LOT_NAMES, about: 'Name of the lot.' },
  SpecialYoga: { words: SPECIAL_YOGA_NAMES, about: 'Yoga of weekday, tithi and star.' },
  Auspice: { words: SPECIAL_YOGA_CATEGORIES, about: 'Whether it favours what is begun.' },
  PartQuality: { words: PART_QUALITIES, about: 'How good the part of the day is.' },
  AddedMonth: { words: ['Adhika'], about: 'Before the name of an added lunar month.' },
} as const satisfies Record<string, { words: readonly string[]; about: string }>

/**
 * Every word of the answers that people read, by subject, spelt as in the answers. A word may stand under several subjects:
 * Magha is a star and a month. Where nothing else is said it is read as under its first.
 */
export const SUBJECTS = { ...WRITTEN, ...SPELT, ...SANSKRIT, ...COMMON }

/** A subject whose words are listed, which those of composed names are not. */
export type ListedSubject = keyof typeof SUBJECTS
export type Subject = ListedSubject | ComposedSubject
export type WrittenTerm = (typeof WRITTEN)[keyof typeof WRITTEN]['words'][number]
export type Term = WrittenTerm | SpeltTerm | CommonTerm | (typeof SANSKRIT)[keyof typeof SANSKRIT]['words'][number]

/** Each word once, in the order of the subjects. */
export const TERMS: readonly Term[] = [
  ...new Set(Object.values(SUBJECTS).flatMap(({ words }): readonly Term[] => words)),
]

const WORDS = {
  ...Object.fromEntries(Object.entries(SUBJECTS).map(([name, { words }]) => [name, new Set<string>(words)])),
  ...Object.fromEntries(Object.keys(COMPOSED).map((name) => [name, composedWords(name as ComposedSubject)])),
} as unknown as Record<Subject, ReadonlySet<string>>

/** Subjects of which each field says more than the subject does. */
const DESCRIBED_BY_FIELD: readonly string[] = ['Bird', 'Guna', 'Sex'] satisfies ListedSubject[]

const bySet = new Map(
  Object.entries(SUBJECTS)
    .filter(([name]) => !DESCRIBED_BY_FIELD.includes(name))
    .map(([name, { words }]) => [words.join(), name as ListedSubject]),
)

/** The subject that has exactly these words, in this order, and whose description does for all its fields. */
export const subjectOfAll = (words: readonly string[]): ListedSubject | undefined => bySet.get(words.join())

/** What the words of a closed set are: a set has a subject if most of its words are of it; empty for sets of other words. */
export const subjectsOf = (words: readonly string[]): ReadonlyMap<string, Subject> => {
  const shares = (Object.keys(WORDS) as Subject[])
    .map((subject) => ({ subject, shared: words.filter((word) => WORDS[subject].has(word)) }))
    .filter(({ shared }) => shared.length > 0)
    .sort((a, b) => b.shared.length - a.shared.length)
  const found = new Map<string, Subject>()
  for (const { subject, shared } of shares) for (const word of shared) if (!found.has(word)) found.set(word, subject)
  return found.size * 2 > words.length ? found : new Map()
}

const ADDED = new Map(LUNAR_MONTHS.map((month) => [`Adhika ${month}`, month]))

/** The month of which `Adhika Chaitra` is the added one. */
export const monthAdded = (word: string) => ADDED.get(word)

/** All words of some subjects, the first of which claims a word that several have; an added month is a month. */
export const wordsOf = (subjects: readonly Subject[]): ReadonlyMap<string, Subject> =>
  new Map(
    [...subjects].reverse().flatMap((subject) => {
      const added = subject === 'LunarMonth' ? [...ADDED.keys()] : []
      return [...WORDS[subject], ...added].map((word) => [word, subject] as const)
    }),
  )
