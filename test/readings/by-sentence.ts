/** The cache of each function is cleared when it holds this many sentences. */
const MAX_CACHED_SENTENCES = 100_000

/** The function with its results cached by sentence: charts share most sentences, and patterns over them are slow. */
export const bySentence = <T>(find: (sentence: string) => T): ((sentence: string) => T) => {
  const results = new Map<string, T>()
  return (sentence) => {
    const known = results.get(sentence)
    if (known !== undefined) return known
    if (results.size === MAX_CACHED_SENTENCES) results.clear()
    const result = find(sentence)
    results.set(sentence, result)
    return result
  }
}
