import { normalizedText } from '../../normalization.ts'

/** Text of users and models in one form: NFKC, no invisible characters, one kind of apostrophe and of space. */
export const normaliseText = (text: string): string =>
  normalizedText(text, 'NFKC')
    .replace(/(?!\n)[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Variation_Selector}\u115f\u1160\u3164\uffa0]/gu, '')
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()

/** Words of Hindi in Latin letters that no other language of the readings has. */
const ROMAN_WORDS =
  /\b(?:kab|kyaa?|hoon|kaise|kaisa|kaisi|kaun|kaunsa|kaunsi|konsa|konsi|kahan|hain?|hoga|hogi|honge|rahega|rahegi|mera|meri|mere|mujhe|mujhko|chahiye|karu|karun|karoon|milega|milegi|lagegi|lagega|jaunga|jaungi|sakta|sakti|batao|bataiye|nahi|nahin|apna|apni|abhi|chal rah[ai])\b/gi
/** A text with this many of these words counts as Hindi. */
const MIN_ROMAN_WORDS = 2

/** True for a text in Hindi: with more Devanagari than Latin letters, or with several words of Hindi in Latin letters. */
export const isHindi = (text: string): boolean => {
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if ((text.match(/\p{Script=Devanagari}/gu)?.length ?? 0) > latin) return true
  return new Set(text.match(ROMAN_WORDS)?.map((word) => word.toLowerCase())).size >= MIN_ROMAN_WORDS
}
