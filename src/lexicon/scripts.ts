import type { LabelLanguage } from './languages.ts'

/**
 * Writes Indian words in the scripts of the lexicon, from one spelling: ISO 15919, with long e and o as in Sanskrit and short ĕ and ŏ.
 * Nasals are spelt as pronounced (jayantī). `ṃ` stands only where no stop of the same place follows (siṃha, saṃkrānti).
 */

const CONSONANTS = 'kh gh ch jh ṭh ḍh th dh ph bh k g ṅ c j ñ ṭ ḍ ṇ t d n p b m y r l ḷ v ś ṣ s h'.split(' ')
const VOWELS = 'ai au a ā i ī u ū ṛ ĕ e ŏ o'.split(' ')
const isVowel = (sound: string | undefined) => sound !== undefined && VOWELS.includes(sound)
const isConsonant = (sound: string | undefined) => sound !== undefined && CONSONANTS.includes(sound)

const SOUND = new RegExp([...CONSONANTS, ...VOWELS, 'ṃ', 'ḥ'].join('|'), 'gu')
const soundsOf = (word: string): string[] => {
  const sounds = word.match(SOUND) ?? []
  if (sounds.join('') !== word) throw new Error(`${word} is not a valid ISO 15919 spelling`)
  return sounds
}

/** The nasal of the same place of articulation for each stop. */
const NASALS: Record<string, string> = Object.fromEntries(
  ['ṅ k kh g gh', 'ñ c ch j jh', 'ṇ ṭ ṭh ḍ ḍh', 'n t th d dh', 'm p ph b bh'].flatMap((row) => {
    const [nasal, ...stops] = row.split(' ')
    return stops.map((stop) => [stop, nasal!])
  }),
)

/** The sign of ḥ, by its place in the Unicode blocks of all these scripts. */
const VISARGA = 0x03
/** Letters by their place in the blocks that Unicode laid out after ISCII; source: The Unicode Standard, chapter 12. */
const ISCII = {
  consonants: {
    ...Object.fromEntries('k kh g gh ṅ c ch j jh ñ ṭ ṭh ḍ ḍh ṇ t th d dh n'.split(' ').map((c, i) => [c, 0x15 + i])),
    ...Object.fromEntries('p ph b bh m y r'.split(' ').map((c, i) => [c, 0x2a + i])),
    ...{ l: 0x32, ḷ: 0x33, v: 0x35, ś: 0x36, ṣ: 0x37, s: 0x38, h: 0x39 },
  } as Record<string, number>,
  vowels: {
    ...Object.fromEntries('a ā i ī u ū ṛ'.split(' ').map((v, i) => [v, 0x05 + i])),
    ...{ ĕ: 0x0e, e: 0x0f, ai: 0x10, ŏ: 0x12, o: 0x13, au: 0x14 },
  } as Record<string, number>,
  /** Offset of a vowel sign from its vowel letter. */
  sign: 0x38,
  virama: 0x4d,
  anusvara: 0x02,
}

const SINHALA = {
  consonants: {
    ...Object.fromEntries('k kh g gh ṅ'.split(' ').map((c, i) => [c, 0x1a + i])),
    ...Object.fromEntries('c ch j jh ñ'.split(' ').map((c, i) => [c, 0x20 + i])),
    ...Object.fromEntries('ṭ ṭh ḍ ḍh ṇ'.split(' ').map((c, i) => [c, 0x27 + i])),
    ...Object.fromEntries('t th d dh n'.split(' ').map((c, i) => [c, 0x2d + i])),
    ...Object.fromEntries('p ph b bh m'.split(' ').map((c, i) => [c, 0x34 + i])),
    ...{ y: 0x3a, r: 0x3b, l: 0x3d, v: 0x40, ś: 0x41, ṣ: 0x42, s: 0x43, h: 0x44, ḷ: 0x45 },
  } as Record<string, number>,
  vowels: {
    ...{ a: 0x05, ā: 0x06, i: 0x09, ī: 0x0a, u: 0x0b, ū: 0x0c, ṛ: 0x0d },
    ...{ ĕ: 0x11, e: 0x12, ai: 0x13, ŏ: 0x14, o: 0x15, au: 0x16 },
  } as Record<string, number>,
  signs: {
    ...{ ā: 0x4f, i: 0x52, ī: 0x53, u: 0x54, ū: 0x56, ṛ: 0x58 },
    ...{ ĕ: 0x59, e: 0x5a, ai: 0x5b, ŏ: 0x5c, o: 0x5d, au: 0x5e },
  } as Record<string, number>,
  virama: 0x4a,
  anusvara: 0x02,
}

/** The rules of a Brahmic script in one language. */
interface BrahmicRules {
  /** The first code point of the script's Unicode block. */
  block: number
  /** Writes a nasal before a stop as anusvara. */
  hasAnusvara?: boolean
  /** Adapts the sounds of a word to the pronunciation of the language. `last`: the word stands alone or last in a name. */
  pronounce?: (sounds: string[], last: boolean) => string[]
  /** A special letter for a sound, by its neighbours; undefined for the usual letter. */
  letter?: (sound: string, before: string | undefined, after: string | undefined) => string | undefined
  /** True if a consonant gets a virama: before another consonant it forms a conjunct, at the end of a word it has no vowel. */
  takesVirama?: (sound: string, after: string | undefined) => boolean
}

const brahmic =
  ({
    block,
    hasAnusvara = false,
    pronounce = (sounds) => sounds,
    letter,
    takesVirama = (_, after) => isConsonant(after),
  }: BrahmicRules): Write =>
  (word, last) => {
    const table = block === 0x0d80 ? SINHALA : ISCII
    const char = (offset: number) => String.fromCharCode(block + offset)
    const sounds = pronounce(soundsOf(word), last)
    return sounds
      .map((sound, i) => {
        const [before, after] = [sounds[i - 1], sounds[i + 1]]
        if (sound === 'ṃ' || (hasAnusvara && after && NASALS[after] === sound))
          return letter?.('ṃ', before, after) ?? char(table.anusvara)
        if (sound === 'ḥ') return char(VISARGA)
        if (isVowel(sound)) {
          if (!isConsonant(before)) return letter?.(sound, before, after) ?? char(table.vowels[sound]!)
          if (sound === 'a') return ''
          if (sound === 'au' && block === 0x0d00) return 'ൗ'
          return char(table === SINHALA ? SINHALA.signs[sound]! : table.vowels[sound]! + ISCII.sign)
        }
        const consonant = letter?.(sound, before, after) ?? char(table.consonants[sound]!)
        if (!takesVirama(sound, after) || VOWELLESS.test(consonant)) return consonant
        return consonant + char(table.virama) + (block === 0x0d80 && (after === 'y' || after === 'r') ? '\u200d' : '')
      })
      .join('')
      .normalize('NFC')
  }

/** Malayalam letters for a consonant without a vowel. */
const CHILLUS: Record<string, string> = { ṇ: 'ൺ', n: 'ൻ', r: 'ർ', l: 'ൽ', ḷ: 'ൾ' }
/** Letters that need no virama: chillus, anusvaras, the Gurmukhi sign of a double consonant. */
const VOWELLESS = /[\u0d7a-\u0d7e\u0c02\u0c82\u0d02\u0d82\u0a70\u0a71ৎ]$/

/** Southern scripts put a virama on a consonant at the end of a word; northern scripts do not. */
const finalVirama: BrahmicRules['takesVirama'] = (_, after) => after === undefined || isConsonant(after)

const plainE = (sounds: string[]) => sounds.map((s) => (s === 'ĕ' ? 'e' : s === 'ŏ' ? 'o' : s))
const plainL = (sounds: string[]) => sounds.map((s) => (s === 'ḷ' ? 'l' : s))

/** Gives the last word of a name the noun ending of a southern language. `a` and `ā` replace these final vowels; final ī becomes short. */
const southern =
  (a: string, ā: string) =>
  (sounds: string[], last: boolean): string[] => {
    const end = sounds.at(-1)!
    if (!last || sounds.length < 3) return sounds
    const ends = { a, ā, ī: 'i' }[end]
    return ends === undefined ? sounds : [...sounds.slice(0, -1), ...soundsOf(ends)]
  }

/** True for a retroflex stop between vowels, which is pronounced as a flap. Northern scripts have letters for flaps. */
const isFlap = (sound: string, before: string | undefined, after: string | undefined): boolean =>
  (sound === 'ḍ' || sound === 'ḍh') && isVowel(before) && isVowel(after)

const bengali =
  (r: string, v: string) =>
  (sound: string, before: string | undefined, after: string | undefined): string | undefined => {
    if (sound === 'r') return r
    if (sound === 'v') return isVowel(before) && isVowel(after) ? v : 'ব'
    if (sound === 'y') return isVowel(before) ? 'য\u09bc' : 'য'
    if (sound === 't' && 'kps'.includes(after?.charAt(0) ?? '-')) return 'ৎ'
    if (isFlap(sound, before, after)) return sound === 'ḍ' ? 'ড\u09bc' : 'ঢ\u09bc'
    return undefined
  }

/** Writes an ISO 15919 word in a script. `last`: the word stands alone or last in a name. */
type Write = (word: string, last: boolean) => string

/** Consonants that Gurmukhi writes below the consonant before them. */
const SUBJOINED = ['r', 'h']

const gurmukhi: NonNullable<BrahmicRules['letter']> = (sound, before, after) => {
  if (sound === 'ṃ') return ['a', 'i', 'u', 'ū'].includes(before!) ? 'ੰ' : 'ਂ'
  if (sound === after && 'nm'.includes(sound)) return 'ੰ'
  if (sound === after || `${sound}h` === after) return 'ੱ'
  if (isFlap(sound, before, after)) return sound === 'ḍ' ? 'ੜ' : 'ੜ\u0a4dਹ'
  return sound === 'ś' || sound === 'ṣ' ? 'ਸ\u0a3c' : undefined
}

/** Lengthens a final i or u, since Punjabi has no short ones at the end of a word of several syllables. */
const longEnd = (sounds: string[]): string[] => {
  const last = sounds.at(-1)
  const long = { i: 'ī', u: 'ū' }[last ?? '']
  return long && sounds.length > 3 ? [...sounds.slice(0, -1), long] : sounds
}

const writeGurmukhi: Write = brahmic({
  block: 0x0a00,
  hasAnusvara: true,
  pronounce: (sounds) => longEnd(plainL(plainE(sounds)).flatMap((s) => (s === 'ṛ' ? ['r', 'i'] : [s]))),
  letter: gurmukhi,
  takesVirama: (sound, after) => after !== undefined && SUBJOINED.includes(after) && sound !== after,
})

/** Tamil has one letter for the four stops of a place, and writes h as k. */
const TAMIL: Record<string, string> = {
  ...{ k: 'க', kh: 'க', g: 'க', gh: 'க', ṅ: 'ங', c: 'ச', ch: 'ச', j: 'ஜ', jh: 'ஜ', ñ: 'ஞ' },
  ...{ ṭ: 'ட', ṭh: 'ட', ḍ: 'ட', ḍh: 'ட', ṇ: 'ண', t: 'த', th: 'த', d: 'த', dh: 'த' },
  ...{ p: 'ப', ph: 'ப', b: 'ப', bh: 'ப', m: 'ம', y: 'ய', r: 'ர', l: 'ல', ḷ: 'ள', v: 'வ' },
  ...{ ś: 'ச', ṣ: 'ஷ', h: 'க' },
}
const STOPS = Object.keys(NASALS)
/** Stops that Tamil doubles before y and after r; j keeps its letter. */
const DOUBLED = STOPS.filter((stop) => stop !== 'j' && stop !== 'jh')
const tamilPronunciation = (sounds: string[]): string[] =>
  sounds.flatMap((s, i) => {
    const [before, after] = [sounds[i - 1], sounds[i + 1]]
    if (s === 'ṛ') return i === 0 ? ['r', 'i'] : ['i', 'r', 'u']
    if (s === 'ṃ') return [NASALS[after ?? ''] ?? 'm']
    if (s === 'j' && after === 'ñ') return []
    if (after === 'r' && DOUBLED.includes(s)) {
      const insertedVowel = 'uū'.includes(sounds[i + 2] ?? '-') ? 'u' : 'i'
      return isVowel(before) ? [s, s, insertedVowel] : [s, insertedVowel]
    }
    if (after === 'y' && DOUBLED.includes(s) && isVowel(before)) return [s, s, 'i']
    if (before === 'r' && DOUBLED.includes(s) && isVowel(after)) return [s, s]
    if (after === 'v' && i === 0) return [s, 'u']
    if (i === 0 && s === 'v' && (after === 'r' || after === 'y')) return [s, 'i']
    return s === 'r' && after === 'y' ? [s, 'i'] : [s]
  })
const tamilEnds = southern('am', 'ai')

const writeTamil = brahmic({
  block: 0x0b80,
  pronounce: (sounds, last) => tamilPronunciation(shortEnd(tamilEnds(sounds, last))),
  letter: (sound, before, after) => {
    if (sound === 'n') return before === undefined || NASALS[after ?? ''] === 'n' ? 'ந' : 'ன'
    if (sound === 's') return isVowel(after) && (before === undefined || isVowel(before)) ? 'ச' : 'ஸ'
    if (sound === 'h' && after === 'm') return 'ம'
    if (sound === 'ś' && (after === 'v' || after === 'r')) return 'ஸ'
    return sound === 'h' && before === undefined ? 'ஹ' : TAMIL[sound]
  },
  takesVirama: finalVirama,
})

const URDU: Record<string, string> = {
  ...{ k: 'ک', kh: 'کھ', g: 'گ', gh: 'گھ', ṅ: 'ن', c: 'چ', ch: 'چھ', j: 'ج', jh: 'جھ', ñ: 'ن' },
  ...{ ṭ: 'ٹ', ṭh: 'ٹھ', ḍ: 'ڈ', ḍh: 'ڈھ', ṇ: 'ن', t: 'ت', th: 'تھ', d: 'د', dh: 'دھ', n: 'ن' },
  ...{ p: 'پ', ph: 'پھ', b: 'ب', bh: 'بھ', m: 'م', y: 'ی', r: 'ر', l: 'ل', ḷ: 'ل', v: 'و' },
  ...{ ś: 'ش', ṣ: 'ش', s: 'س', h: 'ہ', ṃ: 'ن', ḥ: 'ہ' },
}
/** Urdu writes short vowels only at the start and the end of a word. */
const URDU_SHORT: Record<string, readonly [first: string, last: string]> = {
  a: ['ا', ''],
  i: ['ا', 'ی'],
  u: ['ا', 'و'],
}
const urduVowel = (sound: string, before: string | undefined, last: boolean): string => {
  const short = URDU_SHORT[sound]
  if (short) return before === undefined ? short[0] : last ? short[1] : ''
  if (sound === 'ṛ') return 'ر'
  if (sound === 'ā') return before === undefined ? 'آ' : 'ا'
  const long = sound === 'ū' || sound === 'o' || sound === 'au' ? 'و' : last && sound === 'e' ? 'ے' : 'ی'
  if (before === undefined) return `ا${long}`
  return isConsonant(before) ? long : `ئ${long}`
}
const writeUrdu: Write = (word, isLast) => {
  const sounds = plainE(soundsOf(word))
  const letters = sounds.map((s, i) => {
    const [before, after] = [sounds[i - 1], sounds[i + 1]]
    if (s === 'ṛ' && after === undefined && isLast) return 'ری'
    // One ye represents y together with the long vowel beside it.
    if (before === 'y' && ['e', 'ī', 'ai'].includes(s) && isConsonant(sounds[i - 2])) return ''
    if (s === 'y' && before === 'ī') return ''
    if (isFlap(s, before, after)) return s === 'ḍ' ? 'ڑ' : 'ڑھ'
    if (isVowel(s)) return urduVowel(s, before, after === undefined)
    // A double consonant is written once, jñ as gy. Final -ya ends with he, final -aya with bari ye.
    if (s === after || `${s}h` === after) return ''
    if (s === 'j' && after === 'ñ') return 'گ'
    if (s === 'ñ' && before === 'j') return 'ی'
    if (s === 'y' && after === 'a' && i === sounds.length - 2) return before === 'a' ? 'ے' : 'یہ'
    return URDU[s]!
  })
  return letters.join('')
}

/** Hangul jamo: leading consonants, vowels and final consonants by their Unicode index. */
const LEADS: Record<string, number> = {
  ...{ g: 0, gh: 0, n: 2, ṇ: 2, ñ: 2, ṅ: 2, d: 3, dh: 3, ḍ: 3, ḍh: 3, r: 5, l: 5, ḷ: 5, m: 6, v: 7, b: 7, bh: 7 },
  ...{
    s: 9,
    ś: 9,
    ṣ: 9,
    j: 12,
    jh: 12,
    c: 14,
    ch: 14,
    k: 15,
    kh: 15,
    t: 16,
    th: 16,
    ṭ: 16,
    ṭh: 16,
    p: 17,
    ph: 17,
    h: 18,
  },
}
const HANGUL_VOWELS: Record<string, readonly [plain: number, afterY: number]> = {
  ...{
    a: [0, 2],
    ā: [0, 2],
    i: [20, 20],
    ī: [20, 20],
    u: [13, 17],
    ū: [13, 17],
    ĕ: [5, 7],
    e: [5, 7],
    ŏ: [8, 12],
    o: [8, 12],
  },
}
const W_VOWELS: Record<string, number> = { a: 9, ā: 9, i: 16, ī: 16, e: 15 }
const TAIL = { n: 4, m: 16, ng: 21, l: 8 }
const block = (lead: number, vowel: number, tail = 0) => String.fromCharCode(0xac00 + (lead * 21 + vowel) * 28 + tail)

const writeHangul: Write = (word) => {
  const spelt = soundsOf(word).flatMap((s) => {
    if (s === 'ai') return ['a', '|', 'i']
    if (s === 'au') return ['a', '|', 'u']
    return s === 'ṛ' ? ['r', 'i'] : [s]
  })
  // A double consonant is written once. The letter of sh contains the y of its vowels.
  const sounds = spelt.filter(
    (s, i) =>
      s !== '|' &&
      !(isConsonant(s) && (s === spelt[i + 1] || `${s}h` === spelt[i + 1])) &&
      !(s === 'y' && 'śṣ'.includes(spelt[i - 1] ?? '-')),
  )
  const syllables: { lead: number; vowel: number; tail: number }[] = []
  /** Adds a final consonant to the last syllable; calls `fallback` if that is not possible. */
  const addTail = (tail: number, fallback: () => void) => {
    const before = syllables.at(-1)
    if (before && before.tail === 0) before.tail = tail
    else fallback()
  }
  for (let i = 0; i < sounds.length; i++) {
    const [s, next] = [sounds[i]!, sounds[i + 1]]
    const add = (lead: number, vowel: number) => syllables.push({ lead, vowel, tail: 0 })
    if (isVowel(s)) add(11, HANGUL_VOWELS[s]![0])
    else if (s === 'y') {
      if (isVowel(next)) add(11, HANGUL_VOWELS[sounds[++i]!]![1])
      else add(11, 20)
    } else if (isVowel(next)) {
      // l before a vowel is doubled; v after a consonant is w.
      if ((s === 'l' || s === 'ḷ') && i > 0) addTail(TAIL.l, () => {})
      const glide = s === 'v' && isConsonant(sounds[i - 1]) && sounds[i - 1] !== 'r' ? W_VOWELS[next!] : undefined
      if (glide !== undefined) {
        add(11, glide)
        i++
        continue
      }
      add(LEADS[s]!, HANGUL_VOWELS[next!]![s === 'ś' || s === 'ṣ' ? 1 : 0])
      i++
    } else if (next === 'y') add(LEADS[s]!, 20)
    else if ('ṅñṇnmṃ'.includes(s)) {
      const place = NASALS[next ?? ''] ?? (s === 'ṃ' ? 'm' : s)
      addTail(place === 'ṅ' ? TAIL.ng : place === 'm' ? TAIL.m : TAIL.n, () => add(LEADS[s] ?? 6, 18))
    } else if ((s === 'l' || s === 'ḷ') && syllables.length > 0) addTail(TAIL.l, () => add(5, 18))
    else add(LEADS[s]!, s === 'ś' || s === 'ṣ' ? 17 : 18)
  }
  return syllables.map(({ lead, vowel, tail }) => block(lead, vowel, tail)).join('')
}

const nasalBefore = (after: string | undefined) => ((NASALS[after ?? ''] ?? 'm') === 'm' ? 'm' : 'n')

const CYRILLIC: Record<string, string> = {
  ...{ a: 'а', ā: 'а', i: 'и', ī: 'и', u: 'у', ū: 'у', ṛ: 'ри', ai: 'ай', au: 'ау', ŏ: 'о', o: 'о' },
  ...{ k: 'к', kh: 'кх', g: 'г', gh: 'гх', c: 'ч', ch: 'чх', j: 'дж', jh: 'джх', t: 'т', th: 'тх', d: 'д', dh: 'дх' },
  ...{ ṭ: 'т', ṭh: 'тх', ḍ: 'д', ḍh: 'дх', p: 'п', ph: 'пх', b: 'б', bh: 'бх', m: 'м', r: 'р', l: 'л', ḷ: 'л', v: 'в' },
  ...{ ś: 'ш', ṣ: 'ш', s: 'с', h: 'х', n: 'н', ṇ: 'н', ñ: 'н', ṅ: 'н' },
}
const IOTATED: Record<string, string> = { a: 'я', ā: 'я', u: 'ю', ū: 'ю', e: 'е', i: 'йи', ī: 'йи', o: 'йо', ai: 'яй' }
const writeCyrillic: Write = (word) => {
  const sounds = soundsOf(word)
  const letters = sounds.map((s, i) => {
    const [before, after] = [sounds[i - 1], sounds[i + 1]]
    if (s === 'y') return isVowel(after) ? (isConsonant(before) ? 'ь' : '') : 'й'
    if (before === 'y' && IOTATED[s]) return IOTATED[s]
    if (s === 'e' || s === 'ĕ') return isConsonant(before) ? 'е' : 'э'
    return s === 'ṃ' ? (nasalBefore(after) === 'm' ? 'м' : 'н') : CYRILLIC[s]!
  })
  return letters.join('')
}

/** Writes Latin letters without diacritics. `exceptions`: sounds that a language spells in another way. */
const latin =
  (exceptions: Record<string, string>): Write =>
  (word) => {
    const sounds = soundsOf(word)
    const plain = (s: string, after: string | undefined) =>
      s === 'ṃ' ? nasalBefore(after) : s === 'ṛ' ? 'ri' : s.normalize('NFD').replace(/\p{M}/gu, '')
    return sounds.map((s, i) => exceptions[s] ?? plain(s, sounds[i + 1])).join('')
  }

/** Plain Latin letters, as in the English answers. */
export const ROMAN: Write = latin({ c: 'ch', ch: 'chh', ś: 'sh', ṣ: 'sh' })

const shortEnd = (sounds: string[]) => sounds.map((s, i) => (s === 'ī' && i === sounds.length - 1 ? 'i' : s))

const finalM =
  (dot: string): BrahmicRules['letter'] =>
  (sound, _, after) =>
    sound === 'm' && after === undefined ? dot : undefined

/** Doubles unvoiced stops and m after r, as in Malayalam. */
const doubleAfterR = (sounds: string[]): string[] =>
  sounds.flatMap((s, i) => {
    const doubles = sounds[i - 1] === 'r' && isVowel(sounds[i - 2]) && isVowel(sounds[i + 1])
    return doubles && ['k', 't', 'th', 'p', 'm'].includes(s) ? [s.charAt(0), s] : [s]
  })

/** Writers for the languages that do not keep the spelling of the answers. */
export const WRITE: Partial<Record<LabelLanguage, Write>> = {
  hi: brahmic({
    block: 0x0900,
    hasAnusvara: true,
    pronounce: (s) => plainL(plainE(s)),
    letter: (sound, before, after) => {
      if (!isFlap(sound, before, after)) return undefined
      return sound === 'ḍ' ? 'ड\u093c' : 'ढ\u093c'
    },
  }),
  mr: brahmic({ block: 0x0900, hasAnusvara: true, pronounce: plainE }),
  ne: brahmic({ block: 0x0900, pronounce: (s) => plainL(plainE(s)) }),
  gu: brahmic({ block: 0x0a80, hasAnusvara: true, pronounce: plainE }),
  pa: writeGurmukhi,
  bn: brahmic({ block: 0x0980, pronounce: (s) => plainL(plainE(s)), letter: bengali('র', 'ব') }),
  as: brahmic({ block: 0x0980, pronounce: (s) => plainL(plainE(s)), letter: bengali('ৰ', 'ৱ') }),
  or: brahmic({
    block: 0x0b00,
    pronounce: plainE,
    letter: (sound, before, after) => {
      if (sound === 'v') return isConsonant(before) && before !== 'r' ? 'ୱ' : 'ବ'
      if (sound === 'y' && before) return 'ୟ'
      if (isFlap(sound, before, after)) return sound === 'ḍ' ? 'ଡ\u0b3c' : 'ଢ\u0b3c'
      return sound === 'l' && isVowel(before) && isVowel(after) ? 'ଳ' : undefined
    },
  }),
  te: brahmic({
    block: 0x0c00,
    hasAnusvara: true,
    takesVirama: finalVirama,
    pronounce: southern('aṃ', 'a'),
    letter: finalM('\u0c02'),
  }),
  kn: brahmic({
    block: 0x0c80,
    hasAnusvara: true,
    takesVirama: finalVirama,
    pronounce: southern('a', 'ĕ'),
    letter: finalM('\u0c82'),
  }),
  ml: brahmic({
    block: 0x0d00,
    takesVirama: finalVirama,
    pronounce: (sounds, last) => doubleAfterR(shortEnd(southern('aṃ', 'a')(sounds, last))),
    letter: (sound, before, after) => {
      if (
        (sound === 'm' && after === undefined) ||
        (sound === 'ṅ' && after === 'g') ||
        (sound === 'm' && after === 'bh')
      )
        return 'ം'
      const alone =
        after === undefined || ('rl'.includes(sound) && isConsonant(after) && after !== 'y' && after !== sound)
      return isVowel(before) && alone ? CHILLUS[sound] : undefined
    },
  }),
  si: brahmic({ block: 0x0d80, takesVirama: finalVirama, letter: (sound) => (sound === 'ṅ' ? 'ං' : undefined) }),
  ta: writeTamil,
  ur: writeUrdu,
  ko: writeHangul,
  ru: writeCyrillic,
  pl: latin({ c: 'ć', ch: 'ćh', j: 'dź', jh: 'dźh', ś: 'ś', ṣ: 'sz', y: 'j', v: 'w', ai: 'aj' }),
  tr: latin({ c: 'ç', ch: 'çh', ś: 'ş', ṣ: 'ş' }),
}

const DEVANAGARI = 0x0900
const soundsByPlace = (table: Record<string, number>) =>
  new Map(Object.entries(table).map(([sound, place]) => [place, sound]))
const [consonantsByPlace, vowelsByPlace] = [soundsByPlace(ISCII.consonants), soundsByPlace(ISCII.vowels)]

/** The spelling in ISO 15919 of one syllable in Devanagari: a vowel, or a consonant with its vowel. */
export const spellingOfSyllable = (syllable: string): string => {
  const [first, second] = [...syllable].map((letter) => letter.codePointAt(0)! - DEVANAGARI)
  const vowel = vowelsByPlace.get(first!)
  if (vowel !== undefined) return vowel
  return consonantsByPlace.get(first!)! + (second === undefined ? 'a' : vowelsByPlace.get(second - ISCII.sign)!)
}
