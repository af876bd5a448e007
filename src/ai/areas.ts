import { AREAS, type Area } from '../jyotish/assessment/area.ts'
import { ordinalInWords } from '../zodiac/house-words.ts'
import { HOUSES } from '../zodiac/signs.ts'
import { searchable } from './user-text.ts'

/** What a question is about. */

// source: the catalogue of AI readings, tables.area_keywords: stems at the start of a word; with a full stop, a whole word
const KEYWORDS: Record<Area, readonly string[]> = {
  career: ['career', 'job', 'work', 'promot', 'boss', 'profession', 'business', 'employ', 'office'],
  children: ['child', 'baby', 'son.', 'daughter', 'pregnan', 'parent'],
  education: ['study', 'studies', 'exam', 'degree', 'college', 'school', 'universit', 'course'],
  foreign_travel: ['abroad', 'foreign', 'visa', 'overseas', 'travel'],
  health: ['health', 'ill.', 'illness', 'sick', 'energy', 'sleep', 'stress', 'body'],
  marriage: ['marr', 'wife', 'husband', 'spouse', 'wedding', 'divorce'],
  politics: ['politic', 'election', 'minister', 'public office'],
  property: ['house', 'home', 'property', 'land', 'flat.', 'car.', 'vehicle'],
  relocation: ['relocat', 'move', 'moving', 'settle', 'city'],
  romance: ['love', 'dating', 'romance', 'partner', 'relationship', 'girlfriend', 'boyfriend'],
  spiritual: ['spirit', 'meditat', 'god', 'mantra', 'purpose', 'dharma', 'soul'],
  wealth: ['money', 'wealth', 'income', 'salary', 'debt', 'saving', 'invest', 'rich', 'finance'],
  family: ['family', 'mother', 'father', 'brother', 'sister', 'sibling'],
}

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

const stem = (word: string) => {
  const whole = word.endsWith('.')
  return new RegExp(`(?<![a-z])${whole ? word.slice(0, -1) : word}${whole ? '(?![a-z])' : ''}`, 'g')
}
const STEMS = Object.fromEntries(AREAS.map((area) => [area, KEYWORDS[area].map(stem)])) as Record<Area, RegExp[]>

const MOST_AREAS = 3

/** The areas that words are about: at most three, by hits. */
export const areasOf = (text: string): Area[] => {
  const named: Area[] = []
  const rest = searchable(text).replace(NAMED_HOUSES, (_, ordinalInWords, word, number) => {
    const house = Number(ordinalInWords ?? number ?? 0) || ORDINALS.indexOf(word) + 1
    const area = HOUSE_AREAS[house - 1]
    if (area) named.push(area)
    return ' '
  })
  const hits = AREAS.map((area) => ({
    area,
    count:
      STEMS[area].reduce((sum, pattern) => sum + (rest.match(pattern)?.length ?? 0), 0) +
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

/** What sort of answer a question wants. */
export const kindOfQuestion = (text: string): QuestionKind => {
  const asked = searchable(text)
  if (/\bwhen\b|\bhow soon\b|\bwhat (year|time|date|month|age)\b|\bwhich (year|month|time)\b/.test(asked)) return 'when'
  if (/\bwhich\b|\bwhat (kind|sort|field|type|career|job|profession)\b/.test(asked)) return 'which'
  return /(^|[.?!,;] *|\b(and|but|so) )(will|shall|should|can|could|is|are|am|do|does|did|would|may|has|have)\b/.test(
    asked,
  )
    ? 'whether'
    : 'open'
}

/** Areas that are not read for somebody under 18. */
export const ADULT_AREAS: readonly Area[] = ['romance', 'marriage', 'children']
