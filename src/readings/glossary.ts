/** What a term means; a text that says so in words of its own, known by the pattern, needs no other. */
type Meaning = string | readonly [meaning: string, own: RegExp]

/** Terms of the tradition and what they mean, in few words; several of one word stand before it alone. */
export const GLOSSARY = {
  // Books and their authors.
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
  // Charts within the chart.
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
  // Points and houses.
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
  // Planets in their offices.
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
/** Longer terms first, so that one within another is not taken for it. A name in quotation marks says what it is beside itself. */
const USE = new RegExp(
  `(?<![\\p{L}\\d“-])(${TERMS.toSorted((a, b) => b.length - a.length)
    .map(eitherCase)
    .join('|')})s?(?![\\p{L}\\d]|-\\p{L}| Shastra)`,
  'gu',
)
const termOf = (use: string) => TERMS.find((term) => term.toLowerCase() === use.toLowerCase())!

/** Of several: `points` for `bindus`, `counts of a match` for `kootas`. */
const ofMany = (meaning: string) =>
  meaning.replace(/^.+?(?=$|:|,| (?:of|in|that|from|within) )/, (noun) =>
    noun.replace(/y?$/, (end) => (end ? 'ies' : 's')),
  )

const sentenceAt = (text: string, at: number): string => {
  const end = text.indexOf('. ', at)
  return text.slice(text.lastIndexOf('. ', at) + 1, end < 0 ? undefined : end)
}

/** What is open at a place of a text: the whole of a bracket that nothing closed before it. */
const bracketAt = (text: string, at: number): string | null => {
  const open = text.lastIndexOf('(', at)
  return open < 0 || text.slice(open, at).includes(')') ? null : text.slice(open + 1, text.indexOf(')', at))
}

/** Explains each term in one text that was not explained before; those explained here are added. */
export const explainTerms = (text: string, known: Set<string>): string =>
  text.replace(USE, (used: string, use: string, at: number) => {
    const term = termOf(use)
    const after = text.slice(at + used.length)
    // A possessive takes nothing between itself and its ending.
    if (known.has(term) || /^[’']/.test(after)) return used
    known.add(term)
    const given: Meaning = GLOSSARY[term]
    const [meaning, own] = typeof given === 'string' ? [given] : given
    const bracket = bracketAt(text, at)
    // A code after the name of its chart: the name stands explained by what is said of the code.
    if (bracket === used && /^D\d/.test(term)) return `${meaning}, ${used}`
    if (bracket === used || after.startsWith(' (') || own?.test(sentenceAt(text, at))) return used
    const told = used === use ? meaning : ofMany(meaning)
    return bracket === null ? `${used} (${told})` : `${used}, that is ${told}`
  })

/** What is read by programs or stands beside the prose as a record: facts that are cited, rules and sources, drawings. */
const RECORDS = /^(?:facts?|evidence|rule|rules|method|note|source|svg|content|condition|mantra)$/
const LAST = '.?!"”’'
const isProse = (text: string) =>
  LAST.includes(text.at(-1) ?? ' ') && / .*[.?!]["”’]?$/.test(text) && !text.startsWith('<')

/** What nothing is changed in is given back as it is: rows of names and numbers by the thousand have no prose. */
const told = (value: unknown, known: Set<string>): unknown => {
  if (typeof value === 'string') return isProse(value) ? explainTerms(value, known) : value
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) {
    let changed: unknown[] | null = null
    for (let i = 0; i < value.length; i++) {
      const one = told(value[i], known)
      if (one !== value[i]) (changed ??= [...value])[i] = one
    }
    return changed ?? value
  }
  const parts = value as Record<string, unknown>
  let changed: Record<string, unknown> | null = null
  for (const key in parts) {
    const part = parts[key]
    const one = typeof part === 'number' || RECORDS.test(key) ? part : told(part, known)
    if (one !== part) (changed ??= { ...parts })[key] = one
  }
  return changed ?? value
}

/**
 * An answer whose prose explains each term where it first comes, and uses it freely after that. The parts of an answer are
 * shown apart from each other, so each explains its own.
 */
export const withGlosses = <T extends object>(answer: T): T =>
  Object.fromEntries(
    Object.entries(answer).map(([key, part]) => [key, RECORDS.test(key) ? part : told(part, new Set())]),
  ) as T
