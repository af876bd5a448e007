import { describe, expect, test } from 'bun:test'
import type { LabelLanguage } from '../../src/lexicon/languages.ts'
import { lexicon } from '../../src/lexicon/lexicon.ts'
import { TERMS, type Term } from '../../src/lexicon/subjects.ts'
import { missingWords } from './missing-words.ts'

const LANGUAGES = ['de', 'es', 'fr', 'it', 'ko', 'nl', 'pl', 'pt', 'ru', 'tr'] as const satisfies LabelLanguage[]
type Language = (typeof LANGUAGES)[number]

const termsBetween = (first: Term, last: Term): Term[] => TERMS.slice(TERMS.indexOf(first), TERMS.indexOf(last) + 1)

const SIGNS = termsBetween('Aries', 'Pisces')
const PLANETS = termsBetween('Sun', 'Saturn')
const WEEKDAYS = termsBetween('Sunday', 'Saturday')
const ELEMENTS = termsBetween('Fire', 'Water')

/**
 * The terms of each list in an answer, and their number. A term that TERMS has under an earlier subject is added by name.
 */
const LISTS = {
  signs: { words: SIGNS, size: 12 },
  'sanskrit signs': { words: termsBetween('Mesha', 'Mina'), size: 12 },
  grahas: { words: termsBetween('Sun', 'Ketu'), size: 9 },
  points: { words: termsBetween('Uranus', 'Midheaven'), size: 9 },
  nakshatras: { words: termsBetween('Ashwini', 'Abhijit'), size: 28 },
  tithis: { words: termsBetween('Pratipada', 'Amavasya'), size: 16 },
  yogas: { words: [...termsBetween('Vishkambha', 'Vaidhriti'), 'Shukla'], size: 27 },
  karanas: { words: termsBetween('Bava', 'Kimstughna'), size: 11 },
  varas: { words: termsBetween('Ravivara', 'Shanivara'), size: 7 },
  weekdays: { words: WEEKDAYS, size: 7 },
  months: { words: [...termsBetween('Chaitra', 'Phalguna'), 'Jyeshtha', 'Shravana', 'Magha'], size: 12 },
  samvatsaras: { words: [...termsBetween('Prabhava', 'Akshaya'), 'Shukla', 'Jaya'], size: 60 },
  ritus: { words: termsBetween('Vasanta', 'Shishira'), size: 6 },
  yonis: { words: termsBetween('Horse', 'Lion'), size: 14 },
  elements: { words: ELEMENTS, size: 4 },
  modalities: { words: termsBetween('Movable', 'Mutable'), size: 5 },
  dignities: { words: termsBetween('exalted', 'debilitated'), size: 7 },
  verdicts: { words: termsBetween('supported', 'afflicted'), size: 3 },
  motions: { words: termsBetween('direct', 'stationary'), size: 3 },
  intensities: { words: termsBetween('none', 'high'), size: 3 },
  cards: { words: termsBetween('The Fool', 'King of Pentacles'), size: 78 },
  suits: { words: termsBetween('wands', 'pentacles'), size: 4 },
  ranks: { words: termsBetween('ace', 'king'), size: 14 },
  biorhythms: { words: termsBetween('physical', 'intuitive'), size: 4 },
  'planes of a name': { words: ['physical', 'mental', 'emotional', 'intuitive'], size: 4 },
  'life cycles': { words: termsBetween('formative', 'harvest'), size: 3 },
  figures: { words: termsBetween('Grand Trine', 'Stellium'), size: 7 },
  lots: { words: [...termsBetween('Fortune', 'Substance'), 'Death'], size: 19 },
  'special yogas': { words: termsBetween('sarvartha_siddhi', 'vidaal'), size: 22 },
  'qualities of a part of the day': { words: termsBetween('good', 'bad'), size: 3 },
} satisfies Record<string, { words: Term[]; size: number }>

test.each(Object.entries(LISTS))('the list of %s is complete', (_, { words, size }) => {
  expect(new Set(words).size).toBe(size)
})

/** Characters of a name in each language. */
const LETTERS: Record<Language, RegExp> = {
  de: /^[a-zäöüß -]+$/i,
  es: /^[a-záéíóúüñ -]+$/i,
  fr: /^[a-zàâçéèêëîïôœùûü’ -]+$/i,
  it: /^[a-zàèéìòù’ -]+$/i,
  ko: /^[\p{Script=Hangul} ]+$/u,
  nl: /^[a-zéëïöü -]+$/i,
  pl: /^[a-ząćęłńóśźż -]+$/i,
  pt: /^[a-záâãàçéêíóôõú -]+$/i,
  ru: /^[\p{Script=Cyrillic} -]+$/u,
  tr: /^[a-zçğıİöşü -]+$/i,
}

/** Signs, planets, weekdays and elements with the same name as in English. */
const SHARED: Record<Language, Term[]> = {
  de: ['Mars', 'Jupiter', 'Venus', 'Saturn'],
  es: ['Aries', 'Leo', 'Virgo', 'Libra', 'Venus'],
  fr: ['Cancer', 'Mars', 'Jupiter', 'Air'],
  it: [],
  ko: [],
  nl: ['Mars', 'Jupiter', 'Venus', 'Water'],
  pl: ['Mars', 'Saturn'],
  pt: ['Libra'],
  ru: [],
  tr: ['Mars'],
}

const KNOWN: Record<Language, Partial<Record<Term, string>>> = {
  de: { Aries: 'Widder', Aquarius: 'Wassermann', Moon: 'Mond', Ashwini: 'Ashvini', retrograde: 'rückläufig' },
  es: { Gemini: 'Géminis', Pisces: 'Piscis', Sun: 'Sol', Krittika: 'Krittika', retrograde: 'retrógrado' },
  fr: { Taurus: 'Taureau', Libra: 'Balance', Venus: 'Vénus', Midheaven: 'Milieu du Ciel', exalted: 'exalté' },
  it: { Cancer: 'Cancro', Pisces: 'Pesci', Jupiter: 'Giove', Midheaven: 'Medio Cielo', debilitated: 'in caduta' },
  ko: { Aries: '양자리', Leo: '사자자리', Moon: '달', Ashwini: '아슈위니', Bharani: '바라니', retrograde: '역행' },
  nl: { Gemini: 'Tweelingen', Scorpio: 'Schorpioen', Sun: 'Zon', Saturn: 'Saturnus', stationary: 'stationair' },
  pl: { Aries: 'Baran', Sagittarius: 'Strzelec', Jupiter: 'Jowisz', Ashwini: 'Aświni', Krishna: 'Kryszna' },
  pt: { Aries: 'Áries', Gemini: 'Gêmeos', Moon: 'Lua', Midheaven: 'Meio do Céu', retrograde: 'retrógrado' },
  ru: {
    Libra: 'Весы',
    Sun: 'Солнце',
    Ashwini: 'Ашвини',
    Bharani: 'Бхарани',
    Krittika: 'Криттика',
    Ekadashi: 'Экадаши',
  },
  tr: { Aries: 'Koç', Gemini: 'İkizler', Moon: 'Ay', Ashwini: 'Aşvini', Indra: 'İndra', Ascendant: 'Yükselen' },
}

describe.each([...LANGUAGES])('%s', (language) => {
  test('has every term and no others', async () => {
    const { terms } = await lexicon(language)
    expect(Object.keys(terms).sort()).toEqual([...TERMS].sort())
  })

  test('has terms in its own letters, without outer spaces', async () => {
    const { terms } = await lexicon(language)
    const missing = await missingWords(language)
    const named = TERMS.filter((word) => !missing.has(word)).map((word) => terms[word])
    expect(named.filter((name) => !LETTERS[language].test(name) || name !== name.trim())).toEqual([])
  })

  test('has the English name only for the listed terms', async () => {
    const { terms } = await lexicon(language)
    const shared = [...SIGNS, ...PLANETS, ...WEEKDAYS, ...ELEMENTS].filter((word) => terms[word] === word)
    expect(shared).toEqual(SHARED[language])
  })

  test.each(Object.entries(LISTS))('has a different name for each of the %s', async (_, { words }) => {
    const { terms } = await lexicon(language)
    const names = words.map((word) => terms[word])
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  })

  test('has the well-known names', async () => {
    expect((await lexicon(language)).terms).toMatchObject(KNOWN[language])
  })

  test('has the weekday names of the Unicode CLDR', async () => {
    const { terms } = await lexicon(language)
    const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
    const sunday = Date.UTC(2026, 0, 4)
    const cldr = WEEKDAYS.map((_, i) => weekday.format(sunday + i * 86_400_000))
    expect(WEEKDAYS.map((word) => terms[word].toLocaleLowerCase(language))).toEqual(
      cldr.map((name) => name.toLocaleLowerCase(language)),
    )
  })
})

/** Without German, which capitalises every noun, and Korean, which has no capitals. */
test.each(LANGUAGES.filter((code) => code !== 'de' && code !== 'ko'))(
  '%s has a capital exactly where the English term has one',
  async (language) => {
    const { terms } = await lexicon(language)
    const isCapitalised = (text: string) => text[0] !== text[0]!.toLocaleLowerCase(language)
    expect(TERMS.filter((word) => isCapitalised(terms[word]) !== isCapitalised(word))).toEqual([])
  },
)

// Polish is the one language here whose month names the Unicode CLDR transliterates in full (Indian calendar). The ninth month
// has two names there, so it is left out.
test('Polish has the month names of the Unicode CLDR', async () => {
  const { terms } = await lexicon('pl')
  const months = [
    'Chaitra',
    'Vaishakha',
    'Jyeshtha',
    'Ashadha',
    'Shravana',
    'Bhadrapada',
    'Ashvina',
    'Kartika',
    'Pausha',
    'Magha',
    'Phalguna',
  ] as const
  const names = months.map((word) => terms[word])
  const format = new Intl.DateTimeFormat('pl-u-ca-indian', { month: 'long', timeZone: 'UTC' })
  const firstOfChaitra = Date.UTC(2026, 2, 22)
  const year = Array.from({ length: 365 }, (_, day) => format.format(firstOfChaitra + day * 86_400_000))
  expect([...new Set(year)].filter((_, i) => i !== 8)).toEqual(names)
})
