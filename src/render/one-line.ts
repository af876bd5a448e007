import { truncateGraphemes } from '../graphemes.ts'

const cut = (text: string, maxLength: number) =>
  [...text].length > maxLength ? `${truncateGraphemes(text, maxLength - 1)}…` : text

/**
 * The text as one line of at most `most` code points that XML allows. Runs of space and control characters become one space; lone
 * surrogates and noncharacters are removed.
 */
export const oneLine = (text: string, maxLength: number): string =>
  cut(
    text
      .toWellFormed()
      .replace(/[\uFFFD-\uFFFF]/g, '')
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim(),
    maxLength,
  )

/** The name of a chart; empty if it has no visible character. */
export const visibleName = (name: string | null | undefined): string =>
  name && /[\p{L}\p{N}\p{P}\p{S}]/u.test(name) ? name : ''

/** Longer texts are cut, code points. */
const MAX_CODE_POINTS = 2000
/** Texts that need no change, as most. Testing is faster than escaping. */
const PLAIN = /^(?! )(?:(?! {2})[ !#-%(-;=?-~°′″])*(?<! )$/
/** The text as one line, escaped for XML text and attribute values. */
export const escapeXml = (text: string): string =>
  PLAIN.test(text) && text.length <= MAX_CODE_POINTS ? text : escapeAlways(text)
const escapeAlways = (text: string) =>
  oneLine(text, MAX_CODE_POINTS).replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`)
