import { normalizedText } from '../../normalization.ts'

/** Text of users and models in one form: NFKC, no invisible characters, one kind of apostrophe and of space. */
export const normaliseText = (text: string): string =>
  normalizedText(text, 'NFKC')
    .replace(/(?!\n)[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Variation_Selector}\u115f\u1160\u3164\uffa0]/gu, '')
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()

/** True for a text with more Devanagari than Latin letters. */
export const isHindi = (text: string): boolean =>
  (text.match(/\p{Script=Devanagari}/gu)?.length ?? 0) > (text.match(/\p{Script=Latin}/gu)?.length ?? 0)
