/** Small wording of the reports on an area. */

/** A gap at the head of a sentence may hold "the Sun", one before a stop a noun with its comma. */
export const withoutRepetition = (text: string) =>
  text
    .replace(/,(?=[,.;:])/g, '')
    .replace(/(^|[.] )([a-z])/g, (_, before, letter) => `${before}${letter.toUpperCase()}`)

/** How much care a period asks for. */
export const CARE_WORDS = {
  much: 'asks for care',
  something: 'asks for some care',
  little: 'asks for no more care than usual',
} as const
