import { NAKSHATRAS } from '../../jyotish/nakshatras.ts'
import { SIGNS } from '../../zodiac/signs.ts'
import { MONTHS, ORDINALS } from '../wording.ts'

/** Words that state something, and what each is. */

export type Item =
  | { readonly is: 'planet'; readonly planet: string }
  | { readonly is: 'sign'; readonly sign: string }
  | { readonly is: 'star'; readonly star: string }
  | { readonly is: 'house'; readonly house: number }
  | { readonly is: 'lordof'; readonly house: number }
  | { readonly is: 'ordinal'; readonly n: number }
  | { readonly is: 'number'; readonly n: number; readonly counts: boolean }
  | { readonly is: 'date'; readonly at: number }
  | { readonly is: 'dignity'; readonly dignity: string }
  | { readonly is: 'named'; readonly name: string }
  | { readonly is: 'area'; readonly area: string }
  | { readonly is: 'band'; readonly band: string }
  | { readonly is: 'level'; readonly level: 'mahadasha' | 'antardasha' | 'pratyantardasha' }
  | { readonly is: 'office'; readonly office: string }
  | { readonly is: 'koota'; readonly koota: string }
  | { readonly is: 'varga'; readonly varga: string }
  | { readonly is: 'person'; readonly person: 'first' | 'second' | 'both' }
  | { readonly is: 'effect'; readonly effect: string }
  | { readonly is: 'state'; readonly state: string }
  | { readonly is: Mark }
  | { readonly is: 'word'; readonly word: string }

export type Mark =
  | 'ascendant'
  | 'retrograde'
  | 'direct'
  | 'combust'
  | 'aspect'
  | 'with'
  | 'rules'
  | 'ruledby'
  | 'holds'
  | 'transit'
  | 'natal'
  | 'fromMoon'
  | 'begin'
  | 'end'
  | 'from'
  | 'until'
  | 'bindus'
  | 'rank'
  | 'score'
  | 'total'
  | 'outof'
  | 'points'
  | 'degrees'
  | 'not'
  | 'more'
  | 'fewer'
  | 'than'
  | 'outweighs'
  | 'most'
  | 'least'
  | 'planets'
  | 'every'
  | 'sadesati'
  | 'touch'
  | 'pronoun'
  | 'and'
  | 'break'
  | 'next'
  | 'age'
  | 'where'

const PLANETS: Record<string, readonly string[]> = {
  Sun: ['sun', 'surya', 'ravi', 'aditya', 'bhanu', 'sol'],
  Moon: ['moon', 'chandra', 'soma', 'luna', 'chandrama'],
  Mars: ['mars', 'mangala', 'mangal', 'kuja', 'bhauma', 'angaraka', 'the red planet'],
  Mercury: ['mercury', 'budha', 'budh', 'saumya'],
  Jupiter: ['jupiter', 'guru', 'brihaspati', 'the great benefic'],
  Venus: ['venus', 'shukra', 'sukra'],
  Saturn: ['saturn', 'shani', 'sani', 'shanaishchara', 'the ringed planet'],
  Rahu: ['rahu'],
  Ketu: ['ketu'],
}
const SIGN_NAMES: readonly (readonly string[])[] = [
  ['aries', 'mesha', 'mesh'],
  ['taurus', 'vrishabha', 'vrishabh', 'vrisha'],
  ['gemini', 'mithuna', 'mithun'],
  ['cancer', 'karka', 'kataka', 'karkata'],
  ['leo', 'simha', 'singh'],
  ['virgo', 'kanya'],
  ['libra', 'tula'],
  ['scorpio', 'vrishchika', 'vrischika'],
  ['sagittarius', 'dhanu', 'dhanus'],
  ['capricorn', 'makara', 'makar'],
  ['aquarius', 'kumbha', 'kumbh'],
  ['pisces', 'mina', 'meena', 'meen'],
]
// source: common transliterations of the twenty-seven
const STAR_NAMES: Record<string, readonly string[]> = {
  Krittika: ['kritika'],
  Ardra: ['arudra'],
  Pushya: ['pushyami', 'poosam'],
  'Purva Phalguni': ['poorva phalguni', 'pubba'],
  'Uttara Phalguni': ['uttara'],
  Chitra: ['chitta'],
  Vishakha: ['visakha'],
  Jyeshtha: ['jyestha'],
  Mula: ['moola'],
  Dhanishta: ['dhanishtha'],
  Shatabhisha: ['satabhisha', 'shatabhishak'],
}
export const AREA_NAMES: Record<string, readonly string[]> = {
  career: ['work and career', 'career', 'profession', 'working life'],
  children: ['children'],
  education: ['education', 'study', 'studies'],
  foreign_travel: ['travel and life abroad', 'foreign travel', 'life abroad'],
  health: ['health and energy', 'health', 'vitality'],
  marriage: ['marriage and partnership', 'marriage'],
  politics: ['public life', 'politics'],
  property: ['home and property', 'property'],
  relocation: ['moving house', 'relocation'],
  romance: ['love and courtship', 'romance', 'courtship'],
  spiritual: ['the inner life', 'inner life', 'spirituality'],
  wealth: ['money and savings', 'wealth', 'money', 'finances'],
  family: ['family'],
}
const KOOTAS: Record<string, readonly string[]> = {
  Varna: ['varna koota', 'varna'],
  Vashya: ['vashya koota', 'vashya', 'vasya'],
  Tara: ['tara koota', 'tara', 'dina koota'],
  Yoni: ['yoni koota', 'yoni'],
  'Graha Maitri': ['graha maitri koota', 'graha maitri', 'maitri'],
  Gana: ['gana koota', 'gana'],
  Bhakoot: ['bhakoot koota', 'bhakoot', 'bhakut', 'rashi koota'],
  Nadi: ['nadi koota', 'nadi'],
}

type Made = readonly [string, Item]
const mark = (is: Mark, ...phrases: string[]): Made[] => phrases.map((phrase) => [phrase, { is }])

const DIGNITY_PHRASES: readonly (readonly [string, string])[] = [
  ['exalted', 'exalted'],
  ['in exaltation', 'exalted'],
  ['uchcha', 'exalted'],
  ['debilitated', 'debilitated'],
  ['fallen', 'debilitated'],
  ['in its fall', 'debilitated'],
  ['in debilitation', 'debilitated'],
  ['neecha', 'debilitated'],
  ['in its own sign', 'own'],
  ['in own sign', 'own'],
  ['in their own sign', 'own'],
  ['in his own sign', 'own'],
  ['in her own sign', 'own'],
  ['own sign', 'own'],
  ['swakshetra', 'own'],
  ['in its moolatrikona', 'moolatrikona'],
  ['in moolatrikona', 'moolatrikona'],
  ['moolatrikona', 'moolatrikona'],
  ["in an enemy's sign", 'enemy'],
  ['in an enemy sign', 'enemy'],
  ['in an inimical sign', 'enemy'],
  ['in a hostile sign', 'enemy'],
  ['in the sign of an enemy', 'enemy'],
  ['in a friendly sign', 'friend'],
  ["in a friend's sign", 'friend'],
  ['in the sign of a friend', 'friend'],
  ['in a neutral sign', 'neutral'],
  ['in neutral territory', 'neutral'],
]

const HOUSE_NAMES: readonly (readonly [string, number])[] = [
  ['house of partnership', 7],
  ['house of marriage', 7],
  ['house of career', 10],
  ['house of wealth', 2],
  ['house of gains', 11],
  ['house of loss', 12],
  ['house of children', 5],
]

const PHRASES: Made[] = [
  ...Object.entries(PLANETS).flatMap(([planet, names]) => names.map((name): Made => [name, { is: 'planet', planet }])),
  ...SIGN_NAMES.flatMap((names, at) => names.map((name): Made => [name, { is: 'sign', sign: SIGNS[at]! }])),
  ...NAKSHATRAS.flatMap((star) =>
    [star.toLowerCase(), ...(STAR_NAMES[star] ?? [])].map((name): Made => [name, { is: 'star', star }]),
  ),
  ...Object.entries(AREA_NAMES).flatMap(([area, names]) => names.map((name): Made => [name, { is: 'area', area }])),
  ...Object.entries(KOOTAS).flatMap(([koota, names]) => names.map((name): Made => [name, { is: 'koota', koota }])),
  ...DIGNITY_PHRASES.map(([phrase, dignity]): Made => [phrase, { is: 'dignity', dignity }]),
  ...HOUSE_NAMES.map(([phrase, house]): Made => [phrase, { is: 'house', house }]),
  ...mark('ascendant', 'ascendant', 'lagna', 'rising sign', 'rising', 'rises'),
  ...mark('retrograde', 'retrograde', 'in retrograde motion', 'vakri', 'moving backwards', 'moving backward'),
  ...mark('direct', 'direct', 'in direct motion', 'moving forwards'),
  ...mark('combust', 'combust', 'burnt by the sun', 'burnt', 'asta', 'too close to the sun', 'combustion'),
  ...mark(
    'aspect',
    'aspects',
    'aspect',
    'aspecting',
    'aspected',
    'looks at',
    'look at',
    'drishti',
    'casts its aspect on',
    'casts an aspect on',
    'glances at',
  ),
  ...mark(
    'with',
    'conjunct',
    'conjoined',
    'conjoins',
    'joined by',
    'joined with',
    'together with',
    'conjunction',
    'shares its sign with',
    'share a sign',
    'in the company of',
    'accompanied by',
    'joins',
  ),
  ...mark(
    'rules',
    'rules',
    'rule',
    'ruling',
    'governs',
    'owns',
    'own',
    'the lord of',
    'lord of',
    'the ruler of',
    'ruler of',
    'as lord of',
    'as ruler of',
    'lords of',
  ),
  ...mark('ruledby', 'ruled by', 'governed by', 'owned by'),
  ...mark('holds', 'holds', 'hold', 'contains', 'hosts', 'houses the', 'occupies', 'occupy', 'occupying', 'is home to'),
  ...mark(
    'transit',
    'in transit',
    'by transit',
    'transiting',
    'transits',
    'transit',
    'gochara',
    'now moving through',
    'current transit',
  ),
  ...mark(
    'natal',
    'natal',
    'at birth',
    'birth chart',
    'when you were born',
    'were born',
    'you were born',
    'rasi chart',
    'd1',
  ),
  ...mark(
    'fromMoon',
    'from the moon',
    'from your moon',
    'from your natal moon',
    'from the natal moon',
    'from your birth moon',
    'from the birth moon',
    'counted from the moon',
    'from moon',
    "from the first person's moon",
    "from the second person's moon",
  ),
  ...mark(
    'begin',
    'began',
    'begins',
    'begin',
    'started',
    'starts',
    'start',
    'starting',
    'beginning',
    'opens',
    'opened',
    'sets in',
    'commences',
    'commenced',
  ),
  ...mark(
    'end',
    'ends',
    'ended',
    'end',
    'ending',
    'closes',
    'closed',
    'comes to an end',
    'finishes',
    'finished',
    'is over',
    'expires',
  ),
  ...mark('from', 'between', 'since'),
  ...mark(
    'until',
    'until',
    'till',
    'lasts until',
    'runs until',
    'continues until',
    'goes on until',
    'up to',
    'through to',
  ),
  ...mark('bindus', 'bindus', 'bindu', 'sav points', 'ashtakavarga points'),
  ...mark('rank', 'ranked', 'ranks', 'rank', 'shadbala', 'by shadbala', 'in shadbala'),
  ...mark('score', 'scores', 'score', 'scored'),
  ...mark('total', 'total score', 'ashtakoot total', 'total', 'ashtakoot', 'guna milan', 'the match'),
  ...mark('outof', 'out of', 'of a possible', 'from a possible'),
  ...mark('points', 'points', 'point', 'gunas'),
  ...mark('degrees', 'degrees', 'degree'),
  ...mark(
    'not',
    'not',
    'never',
    "isn't",
    "aren't",
    "wasn't",
    "doesn't",
    "don't",
    "hasn't",
    "haven't",
    'neither',
    'nor',
    'cannot',
    "weren't",
    'isn’t',
    'doesn’t',
    'without',
  ),
  ...mark('more', 'more', 'higher', 'stronger', 'better placed', 'better supported'),
  ...mark('fewer', 'fewer', 'less', 'lower', 'weaker', 'worse placed'),
  ...mark('than', 'than'),
  ...mark('outweighs', 'outweighs', 'exceeds', 'surpasses', 'beats'),
  ...mark('most', 'strongest', 'highest', 'best placed', 'best', 'greatest', 'most powerful', 'most'),
  ...mark('least', 'weakest', 'lowest', 'worst', 'fewest', 'least'),
  ...mark('planets', 'planets', 'planet', 'grahas', 'graha'),
  ...mark('every', 'all', 'every', 'several', 'many', 'each'),
  ...mark('sadesati', 'sade-sati', 'sade sati', 'sadesati', 'saade saati'),
  ...mark(
    'touch',
    'touch',
    'touches',
    'touched',
    'together activate',
    'activate together',
    'double transit',
    'jointly touch',
  ),
  ...mark('pronoun', 'it', 'its', 'he', 'she', 'they', 'his', 'her', 'this planet', 'this placement', 'there'),
  ...mark('and', 'and', 'as well as'),
  ...mark('break', 'but', 'while', 'whereas', 'although', 'though', 'yet'),
  ...mark(
    'next',
    'next year',
    'next month',
    'next week',
    'this year',
    'this month',
    'tomorrow',
    'soon',
    'shortly',
    'within months',
    'within weeks',
    'in the coming months',
    'in the coming weeks',
    'very soon',
    'last year',
  ),
  ...mark('age', 'at age', 'aged', 'years old', 'age of', 'at the age of'),
  ...mark('where', 'is where'),
  ...(['strong', 'good', 'mixed', 'weak'] as const).map((band): Made => [band, { is: 'band', band }]),
  ...(['difficult', 'obstructed', 'relieved', 'neutral', 'favourable', 'unfavourable', 'bad'] as const).map(
    (effect): Made => [
      effect,
      {
        is: 'effect',
        effect: { favourable: 'good', unfavourable: 'difficult', bad: 'difficult' }[effect as string] ?? effect,
      },
    ],
  ),
  ...Object.entries({
    present: ['present', 'formed', 'in force', 'operative'],
    absent: ['absent', 'missing', 'not present', 'not formed', 'does not exist', 'no', 'free of', 'free from'],
    cancelled: ['cancelled', 'canceled', 'annulled', 'neutralised', 'neutralized', 'cancels'],
    mild: ['mild', 'in a mild form', 'mildly present', 'partial', 'present in a mild form', 'a mild form'],
    full: ['in its full form', 'in full force', 'present in its full form', 'fully present', 'in full', 'severe'],
    rising: ['rising phase'],
    peak: ['peak phase'],
    setting: ['setting phase'],
  }).flatMap(([state, phrases]) => phrases.map((phrase): Made => [phrase, { is: 'state', state }])),
  ...(
    [
      ['mahadasha', ['mahadasha', 'maha dasha', 'major period', 'main period', 'great period', 'md']],
      [
        'antardasha',
        [
          'antardasha',
          'antar dasha',
          'sub-period',
          'subperiod',
          'sub period',
          'bhukti',
          'lesser period',
          'minor period',
          'ad',
        ],
      ],
      ['pratyantardasha', ['pratyantardasha', 'pratyantar', 'sub-sub-period']],
    ] as const
  ).flatMap(([level, phrases]) => phrases.map((phrase): Made => [phrase, { is: 'level', level }])),
  ...['atmakaraka', 'amatyakaraka', 'darakaraka'].map((office): Made => [office, { is: 'office', office }]),
  ...['d9', 'navamsa', 'navamsha', 'navamsa chart', 'ninth divisional chart', 'd9 chart'].map(
    (name): Made => [name, { is: 'varga', varga: 'D9' }],
  ),
  ...['D2', 'D3', 'D4', 'D7', 'D10', 'D12', 'D20', 'D24', 'D30', 'D60'].flatMap((code): Made[] => [
    [code.toLowerCase(), { is: 'varga', varga: code }],
    [`${code.toLowerCase()} chart`, { is: 'varga', varga: code }],
  ]),
  ['dashamsa', { is: 'varga', varga: 'D10' }],
  ['dashamsha', { is: 'varga', varga: 'D10' }],
  ['saptamsa', { is: 'varga', varga: 'D7' }],
  ["the first person's", { is: 'person', person: 'first' }],
  ["first person's", { is: 'person', person: 'first' }],
  ['first person', { is: 'person', person: 'first' }],
  ["the second person's", { is: 'person', person: 'second' }],
  ["second person's", { is: 'person', person: 'second' }],
  ['second person', { is: 'person', person: 'second' }],
  ['both persons', { is: 'person', person: 'both' }],
  ['both people', { is: 'person', person: 'both' }],
  ['both of you', { is: 'person', person: 'both' }],
  ['both', { is: 'person', person: 'both' }],
]

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
  ...['gunas', 'stand', 'stands', 'out', 'yogas'],
])
const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
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
  ...MONTHS.map((month) => month.toLowerCase()),
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

export interface Token {
  readonly item: Item
  /** As it was written, in lower case. */
  readonly text: string
}

/** A sentence as items; what is named in the pack (yogas, doshas) is found first. Null where it holds a name that nobody knows. */
export const itemsOf = (text: string, names: readonly string[]): Token[] | null => {
  let rest = ` ${text} `
  const named: string[] = []
  for (const name of names) {
    const pattern = new RegExp(
      `(?<![A-Za-z])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['’]/g, "['’]")}(?![A-Za-z])`,
      'gi',
    )
    rest = rest.replace(pattern, () => {
      named.push(name)
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
      put(marked[1] === 'date' ? { is: 'date', at } : { is: 'named', name: named[at]! }, i, 1)
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
    if (spelled >= 0 && (COUNTED.has(then ?? '') || bare[i - 1] === 'of')) {
      put({ is: 'number', n: spelled, counts: true }, i, 1)
      i++
      continue
    }
    const found = [BY_WORD.get(here), BY_WORD.get(bare[i]!)]
      .flatMap((rows) => rows ?? [])
      .find(({ words: phrase }) => phrase.every((each, at) => words[i + at] === each || bare[i + at] === each))
    if (found) {
      // The month of May and small words in the middle of a sentence are not names of planets.
      put(found.item, i, found.words.length)
      i += found.words.length
      continue
    }
    // "free will", "Yoga" and the like are words; a capital in the middle of a sentence is somebody's name.
    if (i > 0 && /^[A-Z]/.test(raw[i]!) && !PLAIN_CAPITALS.has(here)) return null
    // A yoga that the pack does not have.
    if (/^(yoga|dosha)$/.test(here) && i > 0 && /^[A-Z]/.test(raw[i - 1]!) && !PLAIN_BEFORE.has(words[i - 1]!))
      return null
    put({ is: 'word', word: here }, i, 1)
    i++
  }
  return tokens
}
