import { AREAS, type Area } from '../jyotish/assessment/area.ts'
import { normalizedText } from '../normalization.ts'
import { ordinalInWords } from '../zodiac/house-words.ts'
import { HOUSES } from '../zodiac/signs.ts'
import { AREA_STEMS, isEnglishMatter } from './area-stems.ts'
import { searchable } from './user-text.ts'

/** What a question is about. */

// source: BPHS ch. 11, the matters of the houses; a house that is named is asked about by them
const HOUSE_AREAS: readonly (Area | null)[] = [
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

const MOST_AREAS = 3

/** Latin letters without their marks; Devanagari as it is written, where marks are letters. */
const folded = (text: string) =>
  /\p{Script=Devanagari}/u.test(text) ? normalizedText(text, 'NFC').toLowerCase() : searchable(text)

/** The areas that words are about: at most three, by hits. */
export const areasOf = (text: string): Area[] => {
  const named: Area[] = []
  const rest = folded(text).replace(NAMED_HOUSES, (_, ordinalInWords, word, number) => {
    const house = Number(ordinalInWords ?? number ?? 0) || ORDINALS.indexOf(word) + 1
    const area = HOUSE_AREAS[house - 1]
    if (area) named.push(area)
    return ' '
  })
  const hits = AREAS.map((area) => ({
    area,
    count:
      AREA_STEMS[area].reduce((sum, pattern) => sum + (rest.match(pattern)?.length ?? 0), 0) +
      named.filter((each) => each === area).length,
  }))
  return hits
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_AREAS)
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

/** What sort of answer a question wants. */
export const kindOfQuestion = (text: string): QuestionKind => {
  const asked = folded(text)
  if (WHEN.test(asked)) return 'when'
  if (WHICH.test(asked)) return 'which'
  return WHETHER.test(asked) ? 'whether' : 'open'
}

const ENGLISH =
  /\b(?:the|is|are|shall|should|can|could|does|did|have|had|my|we|our|you|your|what|when|how|why|which|who|where|of|to|for|and|any|about|next|best|i|will|more|one|day|out|it|with|she|they|this|that|get|good|there|hello)\b/
/** English names of matters of a chart, and terms that English has taken over. */
const MATTERS =
  /^(?:sun|moon|mars|mercury|jupiter|venus|saturn|rahu|ketu|ascendant|planets?|signs?|stars?|houses?|transits?|gems?|gemstones?|stones?|sapphire|ruby|pearl|coral|emerald|diamond|remed(?:y|ies)|lucky|numbers?|colours?|colors?|days?|dates?|week|month|year|today|tomorrow|time|timing|match|matching|compatibility|horoscope|kundli|chart|manglik|kaal|sarp|pitra|doshas?|dasha|mahadasha|antardasha|sade|sati|yogas?|raja|rashi|lagna|nakshatra|navamsa|ashtakavarga|rudraksha|mantra|muhurta|numerology|vastu|blue|red|yellow|green|strong|weak|retrograde|abroad|exam|personality|soulmate)$/
/** English words that people write as a whole question. */
const FEW_WORDS = 4

/**
 * True for a text with a word that only English has, or of nothing but English names of matters: "career?", "blue sapphire". A text
 * without letters has no language.
 */
export const isEnglish = (text: string): boolean => {
  if (!/\p{L}/u.test(text)) return true
  const plain = searchable(text)
  if (ENGLISH.test(plain)) return true
  const words = plain.match(/\p{L}+/gu) ?? []
  return words.length <= FEW_WORDS && words.every((word) => MATTERS.test(word) || isEnglishMatter(word))
}

/** Words of somebody who asks about the chart as a whole. */
const OF_THE_WHOLE =
  /\b(?:charts?|kundli|kundali|horoscope|life|future|destiny|fate|year|years|month|luck\w*|strengths?|weakness\w*|talents?|personality|character|myself|who am i|overview|general|everything|planets?|dasha|mahadasha|ascendant|lagna|saturn|jupiter|rahu|ketu|sade|gemstones?|remed\w+|happen|vida|futuro|leben|zukunft|vie|avenir|bhavishya|jeevan)\b|भविष्य|जीवन|कुंडली|कुण्डली/
export const isOfTheWhole = (text: string): boolean => OF_THE_WHOLE.test(folded(text))

/** Areas that are not read for somebody under 18. */
export const ADULT_AREAS: readonly Area[] = ['romance', 'marriage', 'children']
