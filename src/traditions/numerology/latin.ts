import { normalizedText } from '../../normalization.ts'

/**
 * Transliteration of names by the rules of ICU's Any-Latin and Latin-ASCII (CLDR transforms), for scripts whose rules fit in a table:
 * nine Indian scripts, Cyrillic, Greek, Hangul and kana. Other letters are unchanged.
 */

/** A table from letters to Latin letters, from a text such as "а=a б=b". */
const pairs = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split(' ').map((pair) => {
      const [letter, reading = ''] = pair.split('=')
      return [letter!, reading]
    }),
  )

// source: CLDR transform Cyrillic-Latin, without marks
const CYRILLIC = pairs(
  'а=a б=b в=v г=g д=d е=e ж=z з=z и=i й=j к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=h ц=c ч=c ш=s щ=s ъ= ы=y ь= э=e ю=u я=a ѐ=e ё=e ђ=d ѓ=g є=e ѕ=z і=i ї=i ј=j љ=l њ=n ћ=c ќ=k ѝ=i ў=u џ=d ґ=g',
)

// source: CLDR transform Greek-Latin, without marks
const GREEK = pairs(
  'α=a β=b γ=g δ=d ε=e ζ=z η=e θ=th ι=i κ=k λ=l μ=m ν=n ξ=x ο=o π=p ρ=r ς=s σ=s τ=t υ=y φ=ph χ=ch ψ=ps ω=o',
)

// source: CLDR transforms Hiragana-Latin and Katakana-Latin
const KANA = pairs(
  'あ=a い=i う=u え=e お=o か=ka が=ga き=ki ぎ=gi く=ku ぐ=gu け=ke げ=ge こ=ko ご=go さ=sa ざ=za し=shi じ=ji す=su ず=zu せ=se ぜ=ze そ=so ぞ=zo た=ta だ=da ち=chi ぢ=dji つ=tsu づ=dzu て=te で=de と=to ど=do な=na に=ni ぬ=nu ね=ne の=no は=ha ば=ba ぱ=pa ひ=hi び=bi ぴ=pi ふ=fu ぶ=bu ぷ=pu へ=he べ=be ぺ=pe ほ=ho ぼ=bo ぽ=po ま=ma み=mi む=mu め=me も=mo や=ya ゆ=yu よ=yo ら=ra り=ri る=ru れ=re ろ=ro わ=wa ゐ=wi ゑ=we を=wo ん=n ゔ=vu ー=',
)
const SMALL_KANA = pairs('ゃ=a ゅ=u ょ=o')

// source: CLDR transform Hangul-Latin
const INITIALS = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ')
const MEDIALS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ')
const FINALS = ' g kk gs n nj nh d l lg lm lb ls lt lp lh m b bs s ss ng j ch k t p h'.split(' ')

/** The first code points of the Indian blocks. All nine have the order of ISCII, so that one table of offsets serves all. */
const INDIC_BLOCKS = [0x900, 0x980, 0xa00, 0xa80, 0xb00, 0xb80, 0xc00, 0xc80, 0xd00]
const numbered = (first: number, readings: string) =>
  readings.split(' ').map((reading, i) => [first + i, reading === '-' ? '' : reading] as const)
// source: CLDR transform InterIndic-Latin, without marks
const CONSONANTS = new Map(
  numbered(0x15, 'k kh g gh n c ch j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v s s s h'),
)
/** The reading of a consonant with a dot below (nukta), by its reading without. */
const NUKTA_READINGS: Record<string, string> = { k: 'q', j: 'z', d: 'r', dh: 'rh', ph: 'f' }
const VOWELS = new Map([...numbered(0x05, 'a a i i u u r l e e e ai o o o au'), ...numbered(0x60, 'r l')])
const SIGNS = new Map([...numbered(0x3e, 'a i i u u r r e e e ai o o o au'), ...numbered(0x62, 'l l')])
const MARKS = new Map(numbered(0x01, 'm m h'))
const NUKTA = 0x3c
const VIRAMA = 0x4d

const indicBlock = (code: number) => INDIC_BLOCKS.find((first) => code >= first && code < first + 0x80)

/** The Latin text of Indian code points. A consonant is followed by "a", unless a vowel sign or the virama follows. */
const indic = (codes: readonly number[]): string => {
  let text = ''
  let needsVowel = false
  for (const code of codes) {
    const place = code - indicBlock(code)!
    const consonant = CONSONANTS.get(place)
    const sign = SIGNS.get(place)
    if (place === NUKTA) {
      text = text.replace(/(?:[dp]h|[kjd])$/, (letter) => NUKTA_READINGS[letter]!)
      continue
    }
    if (place === VIRAMA || sign !== undefined) {
      text += sign ?? ''
      needsVowel = false
      continue
    }
    if (needsVowel) text += 'a'
    needsVowel = consonant !== undefined
    text += consonant ?? VOWELS.get(place) ?? MARKS.get(place) ?? ''
  }
  return needsVowel ? `${text}a` : text
}

const hangul = (code: number): string => {
  const index = code - 0xac00
  return `${INITIALS[Math.floor(index / 588)]}${MEDIALS[Math.floor((index % 588) / 28)]}${FINALS[index % 28]}`
}

const kana = (word: string): string => {
  const hiragana = [...word].map((letter) =>
    letter >= 'ァ' && letter <= 'ヴ' ? String.fromCodePoint(letter.codePointAt(0)! - 0x60) : letter,
  )
  let text = ''
  let doubled = false
  for (const letter of hiragana) {
    if (letter === 'っ') {
      doubled = true
      continue
    }
    const small = SMALL_KANA[letter]
    const reading = KANA[letter] ?? ''
    if (small !== undefined) text = `${text.slice(0, -1)}${/(sh|ch|j)i$/.test(text) ? '' : 'y'}${small}`
    else text += doubled ? `${reading.replace(/^ch/, 't').charAt(0)}${reading}` : reading
    doubled = false
  }
  return text
}

const greek = (word: string): string =>
  [...normalizedText(word, 'NFD').replace(/\p{M}/gu, '')]
    .map((letter, i, letters) => {
      if (letter === 'υ' && 'αεηο'.includes(letters[i - 1] ?? '-')) return 'u'
      if (letter === 'γ' && 'γκξχ'.includes(letters[i + 1] ?? '-')) return 'n'
      return GREEK[letter] ?? ''
    })
    .join('')

const mapLetters = (table: Record<string, string>) => (word: string) =>
  [...word].map((letter) => table[letter] ?? letter).join('')

const SCRIPTS: readonly (readonly [name: string, letters: RegExp, read: (word: string) => string])[] = [
  ['Cyrillic', /[\p{Script=Cyrillic}]+/gu, mapLetters(CYRILLIC)],
  ['Greek', /(?:\p{Script=Greek}[\u0300-\u0314\u0342\u0345]*)+/gu, greek],
  ['kana', /[ぁ-ゔァ-ヴー]+/gu, kana],
  ['Hangul', /[가-힣]+/gu, (word) => [...word].map((letter) => hangul(letter.codePointAt(0)!)).join('')],
  [
    'an Indian script',
    /[\u0900-\u0dff]+/gu,
    (word) => {
      const codes = [...word].map((letter) => letter.codePointAt(0)!)
      return codes.every(indicBlock) ? indic(codes) : word
    },
  ],
]

/** The text in lower case with the words of these scripts in Latin letters, and the names of the scripts. */
export const inLatin = (text: string): { text: string; scripts: string[] } => {
  const scripts = new Set<string>()
  let latinText = normalizedText(text, 'NFC').toLowerCase()
  for (const [name, letters, reading] of SCRIPTS)
    latinText = latinText.replace(letters, (word) => {
      const latin = reading(word)
      if (latin !== word) scripts.add(name)
      return latin
    })
  return { text: latinText, scripts: [...scripts] }
}
