import { normalizedText } from '../normalization.ts'

/** Letters that Unicode does not decompose into a Latin letter and a mark. */
const UNDIVIDED: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'ng',
  ə: 'a',
  ŧ: 't',
  ƙ: 'k',
  ɓ: 'b',
  ɗ: 'd',
  ɛ: 'e',
  ɔ: 'o',
  ȼ: 'c',
}
const UNDIVIDED_LETTER = new RegExp(`[${Object.keys(UNDIVIDED).join('')}]`, 'g')

const CYRILLIC =
  'а a б b в v г g д d е e ё yo ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch'
const CYRILLIC_REST = 'ш sh щ shch ъ ъ ы y ь ь э e ю yu я ya є ye і i ї yi ґ g ј j љ lj њ nj ћ c ђ d џ dz'
const TRANSLITERATIONS = new Map(
  `${CYRILLIC} ${CYRILLIC_REST}`
    .split(' ')
    .flatMap((letter, i, all) => (i % 2 ? [] : [[letter, letter === all[i + 1] ? '' : all[i + 1]!] as const])),
)

const PLAIN = /^[a-z ]*$/

/**
 * The search key of a name: compatibility forms decomposed, marks removed, lower case, apostrophes removed, other punctuation replaced
 * by single spaces.
 */
export const normaliseName = (name: string): string => {
  const lower = name.toLowerCase()
  if (PLAIN.test(lower)) return lower.trim()
  return normalizedText(lower, 'NFKD')
    .replace(/\p{M}/gu, '')
    .replace(UNDIVIDED_LETTER, (letter) => UNDIVIDED[letter]!)
    .replace(/['‘’ʻʼʽʹʿʾ`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const matchCase = (letter: string, plain: string) =>
  letter === letter.toLowerCase() ? plain : plain.charAt(0).toUpperCase() + plain.slice(1)

/** The name in ASCII letters. Characters without a Latin spelling are removed. */
export const asciiName = (name: string): string =>
  normalizedText(
    normalizedText(name, 'NFC').replace(/[\u0400-\u04ff]/g, (letter) =>
      matchCase(letter, TRANSLITERATIONS.get(letter.toLowerCase()) ?? letter),
    ),
    'NFKD',
  )
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{ASCII}]/gu, (letter) => matchCase(letter, UNDIVIDED[letter.toLowerCase()] ?? ''))
    .replace(/\s+/g, ' ')
    .trim()
