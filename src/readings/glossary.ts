/** The meaning of a term. A sentence that matches the pattern explains the term already. */
type Meaning = string | readonly [meaning: string, explanation: RegExp]

/** Terms of the tradition with short meanings. */
export const GLOSSARY = {
  // Books and authors
  BPHS: 'Parashara’s great book of the hora',
  'Brihat Jataka': 'Varahamihira’s book of births',
  'Jataka Parijata': 'a classic of the fifteenth century',
  Phaladeepika: 'Mantreshwara’s book of results',
  Saravali: 'Kalyana Varma’s book of births',
  'Uttara Kalamrita': 'a southern classic',
  Parashara: 'the sage whose school this is',
  Varahamihira: 'astrologer of the sixth century',
  Mantreshwara: 'author of Phaladeepika',
  Jaimini: 'the sage of a second school',
  // Divisional charts
  D2: 'chart of half signs',
  D4: 'chart of quarter signs',
  D7: 'chart of seventh parts',
  D9: 'chart of ninth parts',
  D10: 'chart of tenth parts',
  D12: 'chart of twelfth parts',
  D20: 'chart of twentieth parts',
  D24: 'chart of twenty-fourth parts',
  D30: 'chart of thirtieths',
  hora: 'chart of half signs',
  drekkana: 'third of a sign',
  chaturthamsha: 'chart of quarter signs',
  saptamsha: 'chart of seventh parts',
  navamsha: 'ninth part of a sign, or the chart of them',
  dashamsha: 'chart of tenth parts',
  dwadashamsha: 'chart of twelfth parts',
  vimshamsha: 'chart of twentieth parts',
  siddhamsha: 'chart of twenty-fourth parts',
  trimshamsha: 'chart of thirtieths',
  vargottama: 'in the same sign in both charts',
  pushkara: 'a nourishing part of its sign',
  // Points and houses
  lagna: 'ascendant',
  'hora lagna': 'ascendant of the hours',
  'Ghati lagna': 'ascendant of the ghatis, read for rank',
  'Indu lagna': 'the Moon’s ascendant of wealth',
  upapada: ['the sign that stands for the marriage', /house of marriage|image of the marriage/],
  arudha: 'the image that a house casts',
  karakamsha: ['the soul planet’s sign of ninth parts', /soul/],
  kendra: 'angle: house 1, 4, 7 or 10',
  trikona: 'trine: house 1, 5 or 9',
  dusthana: 'house 6, 8 or 12',
  maraka: 'lord of the second or seventh',
  'Bhrigu Bindu': 'midpoint of the Moon and Rahu',
  Mandi: 'a reckoned point of Saturn',
  // Roles of planets
  karaka: 'significator',
  'marana karaka sthana': 'the house in which a planet is spent',
  atmakaraka: ['planet of the self, first in degrees', /the self|soul/],
  amatyakaraka: ['planet of one’s service, second in degrees', /minister/],
  darakaraka: ['planet of the partner, last in degrees', /picture/],
  putrakaraka: ['planet of children', /picture/],
  yogakaraka: 'one planet that joins effort and merit',
  badhakesh: 'the lord that obstructs',
  moolatrikona: ['its sign of office', /part of its own sign/],
  'neecha bhanga': 'a fall that is cancelled',
  'neecha bhanga raja yoga': 'a fall that turns into rank',
  // Strength.
  Shadbala: 'strength counted from six sources',
  ashtakavarga: 'points by sign, counted for each planet',
  sarvashtakavarga: 'points of a sign from all planets together',
  bindu: 'point',
  // Time.
  dasha: 'period',
  mahadasha: 'great period',
  antardasha: 'lesser period',
  pratyantardasha: 'period within a lesser period',
  'Sade Sati': ['Saturn’s seven and a half years round the Moon', /seven and a half years/],
  dhaiya: 'two and a half years of Saturn',
  ardhashtama: ['half of the eighth', /fourth/],
  ashtama: ['the eighth', /eighth/],
  chandrashtama: ['the Moon’s hard house', /eighth/],
  gochara: 'transits',
  muhurta: 'choice of the hour',
  tithi: 'lunar day',
  tara: 'count of stars from the birth star',
  Janma: 'birth',
  Sampat: ['wealth', /wealth|[Mm]oney/],
  Vipat: ['mishap', /accident/],
  Kshema: ['well-being', /well-being/],
  Pratyari: ['opposition', /oppos|opponent/],
  Sadhaka: 'accomplishment',
  Naidhana: ['ending', /end/],
  Mitra: ['friend', /friend/],
  'Parama Mitra': ['great friend', /friend/],
  // Spans and ages.
  alpa: 'short',
  madhya: 'middle',
  purna: 'full',
  bala: ['infant', /infant/],
  kumara: ['youthful', /youth|god/],
  yuva: ['in its prime', /prime|adult/],
  vriddha: ['old', /old|aged/],
  mrita: ['spent', /spent|dead/],
  // Stars.
  nakshatra: 'star of the Moon’s path',
  // Combinations and afflictions.
  yoga: 'combination',
  'raja yoga': 'combination for rank',
  dosha: 'affliction',
  manglik: 'with Mars in a hard house for marriage',
  'manglik dosha': 'Mars in a hard house for marriage',
  'kalathra dosha': 'affliction of the house of marriage',
  parivartana: 'exchange of signs',
  vedha: ['obstruction', /hold|obstruct/],
  // Matching.
  ashtakoot: ['match by eight counts', /sum of eight/],
  koota: 'count of a match',
  porutham: 'count of a southern match',
  papasamya: 'balance of hard planets',
  varna: 'outlook on duty',
  vashya: 'pull of one on the other',
  yoni: 'animal of the star',
  'graha maitri': 'friendship of the Moon lords',
  gana: 'temper of the star',
  bhakoot: 'distance of the Moon signs',
  nadi: 'channel of the star',
  rajju: ['cord of the star', /the cord/],
  mahendra: 'prosperity',
  'stree deergha': 'length of the bride’s good',
  rasi: 'sign',
  vasya: 'pull of one on the other',
  dina: 'count of days',
  Rakshasa: ['fierce', /fierce/],
  Manushya: ['human', /human/],
  // Body and temper.
  vata: 'the airy humour',
  pitta: 'the fiery humour',
  kapha: 'the watery humour',
  guna: 'quality of nature',
  sattva: ['clearness', /light|clear/],
  rajas: 'passion',
  tamas: 'heaviness',
  // Rites and aims.
  mantra: 'prayer of fixed words',
  'ishta devata': ['one’s own form of the divine', /form of the divine|form on which/],
  'dharma devata': ['deity of duty', /right living/],
  'palana devata': 'deity who protects',
  dharma: ['duty', /right living|dut/],
  bhakti: ['devotion', /devotion|the heart/],
  jnana: ['knowledge', /knowledge|knowing/],
  moksha: 'release',
} as const satisfies Readonly<Record<string, Meaning>>

const TERMS = Object.keys(GLOSSARY) as (keyof typeof GLOSSARY)[]
const eitherCase = (term: string) => term.replace(/(?<=^| )[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)
/** Uses of terms in a text. Longer terms come first, so that a term inside a longer one is not matched. Terms in quotation marks are not matched. */
const USE = new RegExp(
  `(?<![\\p{L}\\d“-])(${TERMS.toSorted((a, b) => b.length - a.length)
    .map(eitherCase)
    .join('|')})s?(?![\\p{L}\\d]|-\\p{L}| Shastra)`,
  'gu',
)
/** The term of a use in either case. */
const termOf = (use: string) => TERMS.find((term) => term.toLowerCase() === use.toLowerCase())!

/** The plural of a meaning: `points` for `bindus`, `counts of a match` for `kootas`. */
const pluralOf = (meaning: string) =>
  meaning.replace(/^.+?(?=$|:|,| (?:of|in|that|from|within) )/, (noun) =>
    noun.replace(/y?$/, (end) => (end ? 'ies' : 's')),
  )

const sentenceAt = (text: string, index: number): string => {
  const end = text.indexOf('. ', index)
  return text.slice(text.lastIndexOf('. ', index) + 1, end < 0 ? undefined : end)
}

/** The content of the brackets around an index of a text; null outside brackets. */
const bracketAt = (text: string, index: number): string | null => {
  const start = text.lastIndexOf('(', index)
  return start < 0 || text.slice(start, index).includes(')') ? null : text.slice(start + 1, text.indexOf(')', index))
}

/** The cache of uses is cleared when it holds this many texts. */
const MAX_CACHED_TEXTS = 4096
/** Longer texts are not cached, characters. */
const MAX_CACHED_LENGTH = 500

/** A use of a term in a text. `used` is the use with its plural ending. */
interface TermUse {
  readonly term: keyof typeof GLOSSARY
  readonly used: string
  readonly isPlural: boolean
  readonly index: number
}
const NO_USES: readonly TermUse[] = []
/** The uses in texts: most sentences of answers occur again and again, and the pattern has 200 alternatives. */
const cachedUses = new Map<string, readonly TermUse[]>()

const usesIn = (text: string): readonly TermUse[] => {
  const cached = cachedUses.get(text)
  if (cached) return cached
  const uses = Array.from(text.matchAll(USE), ({ 0: used, 1: use, index }) => {
    return { used, index, term: termOf(use!), isPlural: used !== use }
  })
  if (text.length <= MAX_CACHED_LENGTH) {
    if (cachedUses.size >= MAX_CACHED_TEXTS) cachedUses.clear()
    cachedUses.set(text, uses.length > 0 ? uses : NO_USES)
  }
  return uses
}

/** The replacement of the first use of a term in an answer. */
const explainedUse = (text: string, { term, used, isPlural, index }: TermUse): string => {
  const after = text.slice(index + used.length)
  const entry: Meaning = GLOSSARY[term]
  const [meaning, explanation] = typeof entry === 'string' ? [entry] : entry
  const bracket = bracketAt(text, index)
  // The bracket has the code of a chart after its name. The explanation precedes the code and explains both.
  if (bracket === used && /^D\d/.test(term)) return `${meaning}, ${used}`
  if (bracket === used || after.startsWith(' (') || explanation?.test(sentenceAt(text, index))) return used
  // In "the D10 chart" the word "chart" follows.
  const short = after.startsWith(' chart') ? meaning.replace(/^chart of /, '') : meaning
  const gloss = isPlural ? pluralOf(short) : short
  return bracket === null ? `${used} (${gloss})` : `${used}, that is ${gloss}`
}

/** An explanation cannot stand between a word and its possessive ending. */
const isPossessive = (text: string, { index, used }: TermUse) => /[’']/.test(text.charAt(index + used.length))

/** The text with an explanation after the first use of each term. Skips the terms in `explained` and adds the new ones to it. */
export const explainTerms = (text: string, explained: Set<string>): string => {
  let result = ''
  let end = 0
  for (const use of usesIn(text)) {
    if (explained.has(use.term) || isPossessive(text, use)) continue
    explained.add(use.term)
    result += text.slice(end, use.index) + explainedUse(text, use)
    end = use.index + use.used.length
  }
  return end === 0 ? text : result + text.slice(end)
}

/** Keys whose values are not prose: cited facts, rules, sources, drawings. */
const NON_PROSE_KEYS = new Set(
  'fact facts evidence rule rules method note source svg content condition mantra'.split(' '),
)
const FINAL_CHARACTERS = '.?!"”’'
const isProse = (text: string) =>
  FINAL_CHARACTERS.includes(text.at(-1) ?? ' ') && / .*[.?!]["”’]?$/.test(text) && !text.startsWith('<')

/** A value of an answer with explained terms. Unchanged parts are returned as they are, without a copy. */
const explainValue = (value: unknown, explained: Set<string>): unknown => {
  if (typeof value === 'string') return isProse(value) ? explainTerms(value, explained) : value
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) {
    let changed: unknown[] | null = null
    for (let i = 0; i < value.length; i++) {
      const item = explainValue(value[i], explained)
      if (item !== value[i]) (changed ??= [...value])[i] = item
    }
    return changed ?? value
  }
  const parts = value as Record<string, unknown>
  let changed: Record<string, unknown> | null = null
  for (const key in parts) {
    const part = parts[key]
    const explainedPart = typeof part === 'number' || NON_PROSE_KEYS.has(key) ? part : explainValue(part, explained)
    if (explainedPart !== part) (changed ??= { ...parts })[key] = explainedPart
  }
  return changed ?? value
}

/**
 * The answer with an explanation at the first use of each term. Every top-level field explains its own terms, since clients show fields
 * separately.
 */
export const withGlosses = <T extends object>(answer: T): T => {
  const explained = { ...answer } as Record<string, unknown>
  for (const key in explained) if (!NON_PROSE_KEYS.has(key)) explained[key] = explainValue(explained[key], new Set())
  return explained as T
}
