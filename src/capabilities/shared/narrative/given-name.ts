/** Titles that may stand before a given name. */
const TITLE = /^(?:mr|mrs|ms|miss|dr|prof|shri|shree|sri|smt|kum|kumari)\.?$/i
const GIVEN_NAME = /^\p{L}[\p{L}\p{M}’'-]{0,29}$/u

/** A name written in capitals; initials have one or two letters. */
const IN_CAPITALS = /^\p{Lu}{3,}$/u

/** The given name for use in a sentence; null without a name, or with one that is not a plain word. */
export const givenName = (name: string | null | undefined): string | null => {
  const word = name
    ?.trim()
    .split(/\s+/)
    .find((part) => !TITLE.test(part))
  if (!word || word.length < 2 || !GIVEN_NAME.test(word)) return null
  return (IN_CAPITALS.test(word) ? word[0] + word.slice(1).toLowerCase() : word).replaceAll("'", '’')
}

/** A sentence that addresses a person by name, or the sentence itself without a name. */
export const addressed = (name: string | null, sentence: string): string =>
  name ? `${name}, ${sentence.replace(/^(?!I\b)\p{Lu}/u, (letter) => letter.toLowerCase())}` : sentence
