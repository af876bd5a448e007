import { normalizedText } from '../normalization.ts'

// Control, format and unassigned characters except tab and line feed; blank fillers; variation selectors.
const INVISIBLE =
  /(?![\t\n])[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Variation_Selector}\u2028\u2029\u115f\u1160\u3164\uffa0]/gu

/** The user's text in NFC, without invisible characters; tabs and line feeds become spaces. */
export const plainText = (text: string): string =>
  normalizedText(text, 'NFC').replace(INVISIBLE, '').replace(/\t|\n/g, ' ').trim()

// Lookalike letters and their Latin letters. Input in Cyrillic or Greek script is not supported, so these letters are lookalikes only.
const LOOKALIKES: Readonly<Record<string, string>> = {
  ...{ а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', у: 'y', х: 'x', і: 'i', ј: 'j', ѕ: 's', һ: 'h', ԁ: 'd', ԛ: 'q' },
  ...{ к: 'k', м: 'm', т: 't', в: 'b', н: 'h', ԝ: 'w', ӏ: 'l', ɡ: 'g', ɑ: 'a', ı: 'i', ł: 'l', ø: 'o', đ: 'd' },
  ...{ α: 'a', ο: 'o', ν: 'v', ι: 'i', ρ: 'p', τ: 't', υ: 'u', ε: 'e', κ: 'k', ѵ: 'v', օ: 'o', ս: 'u', ո: 'n' },
}
// Digits and signs that replace letters inside a word.
const LEET: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i', '*': '' },
}

/**
 * The normalised text for the classifier and the phrase list: compatibility forms (NFKD), lower case, no invisible characters, no accents of
 * Latin letters; lookalike letters, digits inside words and spaced letters are resolved, repeated letters are shortened.
 */
export const normalText = (text: string): string =>
  normalizedText(text, 'NFKD')
    // Removes the diacritics of Latin letters, but no vowel signs of Indian scripts.
    .replace(/[\u0300-\u036f]/g, '')
    .replace(INVISIBLE, '')
    // Writers often omit the nukta, and exchange chandrabindu and anusvara.
    .replace(/[\u093c\u09bc]/g, '')
    .replace(/\u0901/g, '\u0902')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/\P{ASCII}/gu, (letter) => LOOKALIKES[letter] ?? letter)
    // Joins three or more single letters with the same separator: "k i l l", "d.i.e".
    .replace(/(?<![a-z])[a-z](?:([ ._*-]+)[a-z](?![a-z]))(?:\1[a-z](?![a-z]))+/g, (letters) =>
      letters.replace(/[^a-z]/g, ''),
    )
    .replace(/(?<=[a-z])[013457@$!*]+(?=[a-z])/g, (signs) => [...signs].map((sign) => LEET[sign]).join(''))
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim()
