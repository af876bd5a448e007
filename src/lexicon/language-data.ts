import { minorName, RANKS, type Rank, SUITS, type Suit } from '../traditions/tarot/deck.ts'
import { capital, LANGUAGES, type LabelLanguage } from './languages.ts'
import type { SpeltNames } from './spelt-terms.ts'
import { NAMED_SUBJECTS, type NamedSubject, type NamedTerm, WEEKDAY_TERMS } from './subjects.ts'

/** `source`: the original names of the terms; `reviewed`: checked by a native speaker; `machine`: not checked. */
export const TRANSLATION_QUALITIES = ['source', 'reviewed', 'machine'] as const

/** The names of a language, as a file of `data/lexicon` has them. */
export interface LanguageData {
  quality: (typeof TRANSLATION_QUALITIES)[number]
  /** A related language. Its name is used for terms without a name here. */
  inherits?: LabelLanguage
  /** Names by subject and word. A word of several subjects has its name under the first one, and under others if it differs there. */
  names: Partial<Record<NamedSubject, Partial<Record<string, string>>>>
  /** The names of minor cards, composed of `{rank}` and `{suit}`. Inflected forms, such as a genitive, replace the names of both. */
  minorCards: { pattern: string; suits?: Record<Suit, string>; ranks?: Record<Rank, string> }
  spelt: SpeltNames
}

/** Subjects of Sanskrit words that languages in Latin script may leave as they are. */
const SANSKRIT_SUBJECTS: readonly NamedSubject[] = [
  'SanskritSign',
  'Star',
  'Tithi',
  'TithiGroup',
  'Paksha',
  'LimbYoga',
  'Karana',
  'Vara',
  'LunarMonth',
  'Samvatsara',
  'Ritu',
  'Ayana',
  'Gana',
  'Nadi',
  'Tatva',
  'Hansak',
  'Yunja',
  'SyllableVarga',
  'ChoghadiyaName',
  'Tara',
  'AddedMonth',
]

/**
 * The weekdays of the Unicode CLDR. The lunar months have names of their own: the Indian calendar of the CLDR is the solar national
 * calendar, with short forms (Bhadra), other names (Agrahayana) or the months of Tamil Nadu.
 */
const weekdayNames = (language: LabelLanguage): Record<string, string> => {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  // 4 January 2026 was a Sunday.
  return Object.fromEntries(
    WEEKDAY_TERMS.map((word, day) => [
      word,
      capital(format.format(Date.UTC(2026, 0, 4 + day)).normalize('NFC'), language),
    ]),
  )
}

const firstUpper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

type Names = LanguageData['names']

/** The names of the 56 minor cards. */
const minorCardNames = ({ pattern, suits, ranks }: LanguageData['minorCards'], names: Names) => {
  const rankName = (rank: Rank) => ranks?.[rank] ?? firstUpper(names.TarotRank?.[rank] ?? rank)
  const suitName = (suit: Suit) => suits?.[suit] ?? firstUpper(names.TarotSuit?.[suit] ?? suit)
  return Object.fromEntries(
    SUITS.flatMap((suit) =>
      RANKS.map((rank) => [
        minorName(rank, suit),
        pattern.replace('{rank}', rankName(rank)).replace('{suit}', suitName(suit)),
      ]),
    ),
  )
}

/** The names of a language by subject, with those that it inherits and those that are composed. */
export const namesBySubject = (language: LabelLanguage, data: LanguageData, base?: LanguageData): Names => {
  const names: Names = Object.fromEntries(
    NAMED_SUBJECTS.map(({ subject }) => [subject, { ...base?.names[subject], ...data.names[subject] }]),
  )
  return {
    ...names,
    Weekday: weekdayNames(language),
    TarotCardName: { ...names.TarotCardName, ...minorCardNames(data.minorCards, names) },
  }
}

/** The name of each term by its first subject, and different names under other subjects. The English word replaces a missing name. */
export const namesByTerm = (names: Names) => {
  const terms: Record<string, string> = {}
  const homonyms: Partial<Record<NamedSubject, Record<string, string>>> = {}
  for (const { subject, words } of NAMED_SUBJECTS)
    for (const word of words) {
      const name = names[subject]?.[word]
      if (terms[word] === undefined) terms[word] = name ?? word
      else if (name !== undefined && name !== terms[word]) (homonyms[subject] ??= {})[word] = name
    }
  return { terms: terms as Record<NamedTerm, string>, homonyms }
}

/** The terms without a name in a language, by subject. Languages in Latin script may leave Sanskrit words as they are. */
export const missingNames = (
  language: LabelLanguage,
  data: LanguageData,
  base?: LanguageData,
): { subject: NamedSubject; word: string }[] => {
  const names = namesBySubject(language, data, base)
  const seen = new Set<string>()
  return NAMED_SUBJECTS.flatMap(({ subject, words }) =>
    words.flatMap((word) => {
      if (seen.has(word)) return []
      seen.add(word)
      const mayStay = LANGUAGES[language].script === 'Latn' && SANSKRIT_SUBJECTS.includes(subject)
      return names[subject]?.[word] === undefined && !mayStay ? [{ subject, word }] : []
    }),
  )
}
