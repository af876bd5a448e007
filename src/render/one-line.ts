import { clipped } from '../graphemes.ts'

const cut = (text: string, most: number) => ([...text].length > most ? `${clipped(text, most - 1)}…` : text)

/** One line that XML can hold: control characters, lone surrogates and noncharacters go; runs of space become one. */
export const oneLine = (text: string, most: number): string =>
  cut(
    text
      .toWellFormed()
      .replace(/[\uFFFD-\uFFFF]/g, '')
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim(),
    most,
  )

/** What somebody calls a chart; empty where there is nothing in it to be drawn. */
export const nameOf = (name: string | null | undefined): string =>
  name && /[\p{L}\p{N}\p{P}\p{S}]/u.test(name) ? name : ''

const LONGEST = 2000
/** What is as it should be, as most is: looking takes less than making it so. */
const PLAIN = /^(?! )(?:(?! {2})[ !#-%(-;=?-~°′″])*(?<! )$/
export const escaped = (text: string): string => (PLAIN.test(text) && text.length <= LONGEST ? text : escapedAll(text))
const escapedAll = (text: string) =>
  oneLine(text, LONGEST).replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`)
