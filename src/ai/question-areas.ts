import { ASSESSED_AREAS, type AssessedArea } from '../jyotish/assessment/area.ts'
import { normalizedText } from '../normalization.ts'
import { ordinalInWords } from '../zodiac/house-words.ts'
import { HOUSES } from '../zodiac/signs.ts'
import { AREA_STEMS, isEnglishMatter } from './area-stems.ts'
import { searchable } from './user-text.ts'

/** The areas of life, the kind and the language of a question. */

// source: BPHS ch. 11, the matters of the houses; a house named in a question counts as its area
const HOUSE_AREAS: readonly (AssessedArea | null)[] = [
  ...([
    'health',
    'wealth',
    'family',
    'property',
    'children',
    'health',
    'marriage',
    null,
    'spiritual',
    'career',
  ] as const),
  ...(['wealth', 'foreign_travel'] as const),
]

const ORDINALS: readonly string[] = HOUSES.map(ordinalInWords)
const NAMED_HOUSES = new RegExp(
  `\\b(?:(\\d{1,2})(?:st|nd|rd|th)|(${ORDINALS.join('|')}))[ -](?:house|home)s?\\b|\\bhouse (\\d{1,2})\\b`,
  'g',
)

const MAX_AREAS = 3

/** The text in lower case. Diacritics are removed except in texts with Devanagari, where marks are letters. */
const foldText = (text: string) =>
  /\p{Script=Devanagari}/u.test(text) ? normalizedText(text, 'NFC').toLowerCase() : searchable(text)

/** The areas of life that a text is about: at most three, in order of matches. */
export const areasInText = (text: string): AssessedArea[] => {
  const houseAreas: AssessedArea[] = []
  const textWithoutHouses = foldText(text).replace(NAMED_HOUSES, (_, ordinal, ordinalWord, number) => {
    const house = Number(ordinal ?? number ?? 0) || ORDINALS.indexOf(ordinalWord) + 1
    const area = HOUSE_AREAS[house - 1]
    if (area) houseAreas.push(area)
    return ' '
  })
  const hits = ASSESSED_AREAS.map((area) => ({
    area,
    count:
      AREA_STEMS[area].reduce((sum, pattern) => sum + (textWithoutHouses.match(pattern)?.length ?? 0), 0) +
      houseAreas.filter((houseArea) => houseArea === area).length,
  }))
  return hits
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_AREAS)
    .map(({ area }) => area)
}

export const QUESTION_KINDS = ['when', 'whether', 'which', 'open'] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

const WHEN =
  /\bwhen\b|\bsoon\b(?=\W*$)|\bhow soon\b|\bwhat (?:year|time|date|month|age)\b|\bwhich (?:year|month|time)\b|\b(?:cuando|quando|quand|wann|kab)\b|कब/
const WHICH =
  /\bwhich\b|\bwhat (?:kind|sort|field|type|career|job|profession)\b|\b(?:cual|qual|quel|quelle|welche[rs]?|kaun ?s[aie])\b|कौन/
const WHETHER =
  /(?:^|[.?!,;¿] *|\b(?:and|but|so) (?=\w+ (?:i|we|he|she|it|they|you|my|our|the|this|that|there)\b))(?:will|shall|should|can|could|is|are|am|do|does|did|would|may|has|have|debo|puedo|soll|werde|kann|est-ce|devo|kya)\b|क्या/

/** The kind of answer that a question expects. */
export const kindOfQuestion = (text: string): QuestionKind => {
  const folded = foldText(text)
  if (WHEN.test(folded)) return 'when'
  if (WHICH.test(folded)) return 'which'
  return WHETHER.test(folded) ? 'whether' : 'open'
}

const ENGLISH =
  /\b(?:the|is|are|shall|should|can|could|does|did|have|had|my|we|our|you|your|what|when|how|why|which|who|where|of|to|for|and|any|about|next|best|i|will|more|one|day|out|it|with|she|they|this|that|get|good|there|hello)\b/
/** English words for matters of a chart, and Sanskrit terms in use in English. */
const MATTERS =
  /^(?:sun|moon|mars|mercury|jupiter|venus|saturn|rahu|ketu|ascendant|planets?|signs?|stars?|houses?|transits?|gems?|gemstones?|stones?|sapphire|ruby|pearl|coral|emerald|diamond|remed(?:y|ies)|lucky|numbers?|colours?|colors?|days?|dates?|week|month|year|today|tomorrow|time|timing|match|matching|compatibility|horoscope|kundli|chart|manglik|kaal|sarp|pitra|doshas?|dasha|mahadasha|antardasha|sade|sati|yogas?|raja|rashi|lagna|nakshatra|navamsa|ashtakavarga|rudraksha|mantra|muhurta|numerology|vastu|blue|red|yellow|green|strong|weak|retrograde|abroad|exam|personality|soulmate)$/
/** The maximum number of words in a question of matters alone, such as "blue sapphire". */
const MAX_MATTER_WORDS = 4

/**
 * True for a text with a common English word, for a short text of English matters alone ("career?", "blue sapphire"), and for a
 * text without letters.
 */
export const isEnglish = (text: string): boolean => {
  if (!/\p{L}/u.test(text)) return true
  const plain = searchable(text)
  if (ENGLISH.test(plain)) return true
  const words = plain.match(/\p{L}+/gu) ?? []
  return words.length <= MAX_MATTER_WORDS && words.every((word) => MATTERS.test(word) || isEnglishMatter(word))
}

/** Words of a question about the chart or life as a whole. */
const GENERAL_WORDS =
  /\b(?:charts?|kundli|kundali|horoscope|life|future|destiny|fate|year|years|month|luck\w*|strengths?|weakness\w*|talents?|personality|character|myself|who am i|overview|general|everything|planets?|dasha|mahadasha|ascendant|lagna|saturn|jupiter|rahu|ketu|sade|gemstones?|remed\w+|happen|vida|futuro|leben|zukunft|vie|avenir|bhavishya|jeevan)\b|भविष्य|जीवन|कुंडली|कुण्डली/
export const isGeneralQuestion = (text: string): boolean => GENERAL_WORDS.test(foldText(text))

/** Areas that readings leave out for somebody under 18. */
export const ADULT_AREAS: readonly AssessedArea[] = ['romance', 'marriage', 'children']
