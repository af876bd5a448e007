import { normalizedText } from '../normalization.ts'

/** A text as it is searched: lower case, compatible forms and marks resolved. */
export const searchable = (text: string): string =>
  normalizedText(text, 'NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, ' ')
