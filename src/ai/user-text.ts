import { normalizedText } from '../normalization.ts'

/** The text normalised for search: lower case, compatibility forms (NFKD), no combining marks. */
export const searchable = (text: string): string =>
  normalizedText(text, 'NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, ' ')
