import { isWithinEdits } from '../nearest.ts'

/** Misspelt and shortened English words of questions, as the words that the patterns of questions know. */

// source: common short forms of messages, except those that are words of another language of the gate (y, der, dis, dat)
const SHORT_FORMS: Readonly<Record<string, string>> = {
  ...{
    wat: 'what',
    wht: 'what',
    wen: 'when',
    wer: 'where',
    whr: 'where',
    hw: 'how',
    wil: 'will',
    wud: 'would',
  },
  ...{ cud: 'could', shud: 'should', shld: 'should', shoud: 'should', abt: 'about', pls: 'please', plz: 'please' },
  ...{ u: 'you', ur: 'your', r: 'are', hav: 'have', frm: 'from', luv: 'love', gud: 'good', gr8: 'great', b4: 'before' },
  ...{
    nxt: 'next',
    yr: 'year',
    yrs: 'years',
    bcz: 'because',
    coz: 'because',
    biz: 'business',
    mrg: 'marriage',
    gov: 'government',
  },
  ...{
    gf: 'girlfriend',
    bf: 'boyfriend',
    tho: 'though',
    mny: 'money',
  },
}
/** Words by which a question is read. */
const WORDS = [
  ...['career', 'business', 'promotion', 'interview', 'salary', 'finance', 'financial', 'government', 'transfer'],
  ...[
    'marriage',
    'married',
    'marry',
    'husband',
    'relationship',
    'girlfriend',
    'boyfriend',
    'partner',
    'divorce',
    'wedding',
  ],
  ...['children', 'family', 'father', 'mother', 'brother', 'sister', 'daughter', 'parents', 'friend'],
  ...['education', 'examination', 'studies', 'college', 'university', 'foreign', 'abroad', 'travel', 'relocate'],
  ...['property', 'house', 'health', 'future', 'money', 'invest', 'investment', 'spiritual', 'horoscope', 'planet'],
  ...['should', 'would', 'could', 'when', 'which', 'where', 'because', 'before', 'better', 'years', 'month', 'settle'],
]
/** Words that are right and one letter from a word above. */
const OTHER_WORDS = ['bother', 'farther', 'bitter', 'butter', 'carer', 'mouth', 'beware']
/** Shorter words are too like others. */
const LEAST_LETTERS = 5
/** In a word as short as this only a letter too many or too few counts. */
const SHORT_LETTERS = 5
/** The word that a word of a question probably means; null if it is one of them, or like none. */
const meant = (word: string): string | null => {
  if (word.length < LEAST_LETTERS || OTHER_WORDS.includes(word)) return null
  const isKnown = (known: string) =>
    word.startsWith(known) || known === `${word}s` || (known.startsWith(word) && known.length > word.length + 1)
  if (WORDS.some(isKnown)) return null
  const near = WORDS.filter(
    (known) =>
      known.length >= LEAST_LETTERS &&
      known[0] === word[0] &&
      (word.length > SHORT_LETTERS || word.length !== known.length) &&
      isWithinEdits(1, word, known),
  )
  return near.length === 1 ? near[0]! : null
}

/** A question with its misspelt words corrected. Words with a capital are names and stay, except the first of a sentence. */
export const correctedSpelling = (question: string): string =>
  question.replace(
    /(^|[.?!]\s+|\s|[,;:(])([A-Za-z][A-Za-z0-9]*)(?![\w'\u2019])/g,
    (whole, before: string, word: string) => {
      const isFirst = before === '' || /^[.?!]/.test(before)
      if (!isFirst && /^[A-Z]/.test(word) && word !== 'I') return whole
      const lower = word.toLowerCase()
      const known = SHORT_FORMS[lower] ?? meant(lower)
      if (!known) return whole
      return `${before}${isFirst && /^[A-Z]/.test(word) ? known.charAt(0).toUpperCase() + known.slice(1) : known}`
    },
  )
