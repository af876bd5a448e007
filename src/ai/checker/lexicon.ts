import { CIVIL_MONTHS } from '../../time/iso.ts'
import { ordinalInWords } from '../../zodiac/house-words.ts'
import { HOUSES } from '../../zodiac/signs.ts'
import type { Item, Token } from './items.ts'
import { isOfLife } from './life.ts'
import { PHRASES } from './phrases.ts'
import { isDelicate, isHarmless } from './words.ts'

const ORDINALS: readonly string[] = HOUSES.map(ordinalInWords)

/** By first word: the phrases that begin with it, the longest first. */
const BY_WORD = new Map<string, { words: string[]; item: Item }[]>()
for (const [phrase, item] of PHRASES) {
  const words = phrase.split(' ')
  BY_WORD.set(words[0]!, [...(BY_WORD.get(words[0]!) ?? []), { words, item }])
}
for (const rows of BY_WORD.values()) rows.sort((a, b) => b.words.length - a.words.length)

const COUNTED = new Set([
  ...[
    'planets',
    'planet',
    'bindus',
    'bindu',
    'points',
    'point',
    'degrees',
    'degree',
    'years',
    'months',
    'weeks',
    'days',
    'houses',
    'grahas',
  ],
  ...['gunas', 'stand', 'stands', 'out', 'yogas', 'year', 'month', 'week', 'decades', 'times'],
])
const SMALL = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const TEENS = 'thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(' ')
const NUMBERS = [...SMALL, ...TEENS]
/** Ordinals that stand for a house where a chart is spoken of, and not for an order of things. */
const ordinalOf = (word: string): number => {
  const digits = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(word)
  if (digits) return Number(digits[1])
  return ORDINALS.indexOf(word) + 1
}

/** Capitals that are no names. */
const PLAIN_CAPITALS = new Set([
  'i',
  'vedic',
  'jyotish',
  'sanskrit',
  'indian',
  ...CIVIL_MONTHS.map((month) => month.toLowerCase()),
])

/** What may stand before "yoga" with a capital and is no name of one. */
const PLAIN_BEFORE = new Set([
  'this',
  'the',
  'a',
  'no',
  'every',
  'each',
  'that',
  'your',
  'one',
  'such',
  'any',
  'another',
])

const PLAINLY = /^(?:more|very|too|so|less|most|be|a|rather|quite|being|how|as)$/
const NEXT_OF = /^(?:antardasha|mahadasha|pratyantardasha|sub-period|period|chapter|dasha|step|stage|phase|one|to)$/

const kindOf = (word: string): 'word' | 'life' | 'delicate' | 'unknown' =>
  isOfLife(word) ? 'life' : isHarmless(word) ? 'word' : isDelicate(word) ? 'delicate' : 'unknown'

/** Whether a word is no other word. */
export const isNameAlone = (word: string): boolean => !BY_WORD.has(word) && kindOf(word) === 'unknown'

/** What a pack calls its yogas, doshas and fields of work; the pattern finds every mention, and is made once a call. */
export interface PackName {
  /** In lower case: what a text has to hold before it is searched. */
  readonly said: string
  readonly pattern: RegExp
  readonly item: Item
  /** Whether it is a name only where yogas are listed. */
  readonly inLists: boolean
}

export const packName = (said: string, item: Item, inLists = false): PackName => ({
  inLists,
  said: said.toLowerCase().replaceAll('’', "'"),
  pattern: new RegExp(
    `(?<![A-Za-z])${said.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['’]/g, "['’]")}(?![A-Za-z])`,
    'gi',
  ),
  item,
})

const GLOSSED: ReadonlySet<string> = new Set([
  ...['planet', 'sign', 'star', 'ascendant', 'varga', 'aspect', 'planets', 'level', 'dignity', 'retrograde', 'combust'],
  ...['house', 'office', 'with', 'nature', 'natal', 'transit'],
])
const GLOSSING = /^(?:[,(—–]|the|or|that|is|called|known|as|a|an|your|which|means|of|in|meaning|i|e)$/

/** "Budha (Mercury)", "Karka, Cancer,": what is said twice in other words counts once. */
const withoutGlosses = (tokens: readonly Token[]): Token[] => {
  const kept: Token[] = []
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!
    kept.push(token)
    if (!GLOSSED.has(token.item.is)) continue
    let at = i + 1
    while (at < i + 6 && GLOSSING.test(tokens[at]?.text ?? '')) at++
    const again = tokens[at]
    if (!again || again.text === token.text || JSON.stringify(again.item) !== JSON.stringify(token.item)) continue
    const between = tokens.slice(i + 1, at).map(({ text }) => text)
    // "Mars and Mangala" are no gloss; nor is "exalted, is exalted".
    if (between.length > 1 && !/^[,(—–]$/.test(between[0]!) && !between.includes('that')) continue
    const closed = /^[(]$/.test(between[0] ?? '') ? ')' : /^[,—–]$/.test(between[0] ?? '') ? between[0]! : null
    i = closed !== null && tokens[at + 1]?.text === closed ? at + 1 : at
  }
  return kept
}

/** A sentence as items; what is named in the pack (yogas, doshas) is found first. Null where it holds a name that nobody knows. */
export const itemsOf = (text: string, names: readonly PackName[]): Token[] | null => {
  // "An eighth-house Sun"
  let rest = ` ${text.replace(/-(?=(?:house|lord|bhava)\b)/gi, ' ')} `
  const named: Item[] = []
  const searched = text.toLowerCase().replaceAll('’', "'").replaceAll('-', ' ')
  const lists = searched.includes('yogas')
  for (const { said, pattern, item, inLists } of names) {
    if (inLists && !lists) continue
    if (!searched.includes(said.replaceAll('-', ' '))) continue
    rest = rest.replace(pattern, () => {
      named.push(item)
      return ` @name${named.length - 1} `
    })
  }
  const raw =
    rest
      .replace(/’/g, "'")
      .match(
        /@[a-z]+\d+|\b[A-Za-z]\d{1,2}\b|\d+(?:\.\d+)?(?:st|nd|rd|th)?|[A-Za-z]+(?:['-][A-Za-z]+)*'?|[,;:()–—%/&]/g,
      ) ?? []
  const words = raw.map((each) => each.toLowerCase().replace(/'$/, ''))
  const bare = words.map((each) => each.replace(/'s$/, ''))
  const tokens: Token[] = []
  const put = (item: Item, at: number, length: number) =>
    tokens.push({ item, text: words.slice(at, at + length).join(' ') })
  for (let i = 0; i < words.length; ) {
    const here = words[i]!
    const marked = /^@(name|date)(\d+)$/.exec(here)
    if (marked) {
      const at = Number(marked[2])
      put(marked[1] === 'date' ? { is: 'date', at } : named[at]!, i, 1)
      i++
      continue
    }
    if (/^[,;:()–—%/&]$/.test(here)) {
      tokens.push({ item: { is: 'word', word: here }, text: here })
      i++
      continue
    }
    const n = ordinalOf(here)
    const then = bare[i + 1]
    if (n >= 1 && n <= 12) {
      if (then === 'house' || then === 'bhava') {
        const lord = bare[i + 2] === 'lord' || bare[i + 2] === 'ruler'
        put(lord ? { is: 'lordof', house: n } : { is: 'house', house: n }, i, lord ? 3 : 2)
        i += lord ? 3 : 2
        continue
      }
      if (then === 'lord' || then === 'ruler') {
        put({ is: 'lordof', house: n }, i, 2)
        i += 2
        continue
      }
      const isPerson = then === 'person' || (then === 'divisional' && n === 9)
      if (!isPerson) {
        put({ is: 'ordinal', n }, i, 1)
        i++
        continue
      }
    }
    if ((here === 'house' || here === 'bhava') && /^\d{1,2}$/.test(then ?? '')) {
      put({ is: 'house', house: Number(then) }, i, 2)
      i += 2
      continue
    }
    if (/^\d/.test(here)) {
      put({ is: 'number', n: Number.parseFloat(here), counts: true }, i, 1)
      i++
      continue
    }
    const spelled = NUMBERS.indexOf(here)
    if (spelled > 2 || (spelled >= 0 && (COUNTED.has(then ?? '') || isOfLife(then ?? '')))) {
      put({ is: 'number', n: spelled, counts: true }, i, 1)
      i++
      continue
    }
    // "More direct than you feel"; "the next antardasha", "the next step"
    if (
      (here === 'direct' && PLAINLY.test(words[i - 1] ?? '') && !/^(?:station|motion|one)$/.test(then ?? '')) ||
      (here === 'next' && NEXT_OF.test(then ?? ''))
    ) {
      put({ is: 'word', word: here }, i, 1)
      i++
      continue
    }
    // "A teacher rather than a guru"
    const isTeacher = here === 'guru' && /^(?:a|own|any)$/.test(words[i - 1] ?? '')
    const found = (isTeacher ? [] : [BY_WORD.get(here), BY_WORD.get(bare[i]!)])
      .flatMap((rows) => rows ?? [])
      .find(({ words: phrase }) => phrase.every((each, at) => words[i + at] === each || bare[i + at] === each))
    if (found) {
      // The month of May and small words in the middle of a sentence are not names of planets.
      put(found.item, i, found.words.length)
      i += found.words.length
      continue
    }
    // "The Saturn dasha", "the dasha of Saturn"; "this dasha" names none.
    if (here === 'dasha') {
      const ofPlanet = tokens.at(-1)?.item.is === 'planet' || then === 'of'
      put(ofPlanet ? { is: 'level', level: 'mahadasha' } : { is: 'word', word: here }, i, 1)
      i++
      continue
    }
    // "free will", "Yoga" and the like are words; a capital in the middle of a sentence is somebody's name.
    if (i > 0 && /^[A-Z]/.test(raw[i]!) && !PLAIN_CAPITALS.has(here)) return null
    // A yoga that the pack does not have.
    if (/^(yoga|dosha)$/.test(here) && i > 0 && /^[A-Z]/.test(raw[i - 1]!) && !PLAIN_BEFORE.has(words[i - 1]!))
      return null
    put({ is: kindOf(here), word: here }, i, 1)
    i++
  }
  // "A sign of" is of an owner only where a planet follows: "a sign of Mars", "a sign of steady purpose".
  return withoutGlosses(tokens).map((token, at, tokens) =>
    token.item.is === 'ruledby' &&
    token.text.endsWith('sign of') &&
    tokens[at + 1]?.item.is !== 'planet' &&
    tokens[at + 2]?.item.is !== 'planet'
      ? { item: { is: 'word', word: token.text }, text: token.text }
      : token,
  )
}
