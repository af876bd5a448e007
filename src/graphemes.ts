const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** The graphemes of a text. A consonant with its vowel sign is one grapheme, and so is an emoji of several code points. */
export const graphemesOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment)

/** The first `count` graphemes of a text, or the whole text if it has fewer. */
export const firstGraphemes = (text: string, count: number): string => graphemesOf(text).slice(0, count).join('')

/** The longest beginning of a text that has at most `length` code points and divides no grapheme. */
export const truncateGraphemes = (text: string, length: number): string => {
  if (text.length <= length) return text
  let [end, points] = [0, 0]
  // Client texts may be long: only a beginning with more than `length` code points is segmented.
  for (const letter of graphemesOf(text.slice(0, 2 * length + 2))) {
    points += [...letter].length
    if (points > length) break
    end += letter.length
  }
  return text.slice(0, end)
}

/** The whole text if it fits, else its longest beginning of whole graphemes that fits; empty if none fits. */
export const longestFittingPrefix = (text: string, fits: (part: string) => boolean): string => {
  if (fits(text)) return text
  const letters = graphemesOf(text)
  for (let count = letters.length - 1; count > 0; count--) {
    const part = letters.slice(0, count).join('').trimEnd()
    if (fits(part)) return part
  }
  return ''
}
