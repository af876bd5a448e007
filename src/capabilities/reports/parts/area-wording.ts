/** Wording helpers of the area reports. */

/** A placeholder at the start of a sentence may hold "the Sun"; one before a full stop may hold a noun with its comma. */
export const withoutRepetition = (text: string) =>
  text
    .replace(/,(?=[,.;:])/g, '')
    .replace(/(^|[.] )([a-z])/g, (_, before, letter) => `${before}${letter.toUpperCase()}`)
