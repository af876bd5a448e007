const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** The letters of a text as readers see them: a consonant with its vowel sign and an emoji of several code points are one. */
export const graphemesOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment)

/** The first letters of a text, at most `count` as readers see them. */
export const firstGraphemes = (text: string, count: number): string => graphemesOf(text).slice(0, count).join('')

/** As much of a text as has at most `length` code points; a letter as readers see it is never divided. */
export const clipped = (text: string, length: number): string => {
  if (text.length <= length) return text
  let [end, points] = [0, 0]
  // A text of a client may be long: only its beginning is divided, which has more than `length` code points.
  for (const letter of graphemesOf(text.slice(0, 2 * length + 2))) {
    points += [...letter].length
    if (points > length) break
    end += letter.length
  }
  return text.slice(0, end)
}

/** The whole text where it fits, else its longest beginning of whole letters that fits; empty where none does. */
export const fittingBeginning = (text: string, fits: (part: string) => boolean): string => {
  if (fits(text)) return text
  const letters = graphemesOf(text)
  for (let count = letters.length - 1; count > 0; count--) {
    const part = letters.slice(0, count).join('').trimEnd()
    if (fits(part)) return part
  }
  return ''
}
