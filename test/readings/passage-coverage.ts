import { type CorpusName, corpus } from '../../src/readings/corpora.ts'
import { sentencesOf, type Topic, topicPassages } from '../../src/readings/passage.ts'

/** Number of charts in the searches for unreachable passages. `READINGS_CHARTS=20000` is the long form. */
export const CHARTS = Number(process.env.READINGS_CHARTS ?? 300)

const escapeRegExp = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&')

/**
 * Tracks the passages of some topics: `scan` looks for their sentences in an answer, `missing` returns the passages without a match, except
 * those whose path begins with one of `rare`.
 */
export const trackPassages = async (topics: readonly CorpusName[], rare: readonly string[] = []) => {
  const passages = (
    await Promise.all(
      topics.map(async (topic) =>
        topicPassages((await corpus(topic)) as Topic).map(({ path, passage }, i) => ({
          where: `${topic} ${path.join(' ')} ${i}`,
          sentences: sentencesOf(passage.text).map((sentence) => ({
            plain: sentence.includes('{') ? null : sentence,
            pattern: new RegExp(`^${escapeRegExp(sentence).replace(/\{\w+\}/g, '.+?')}$`),
          })),
        })),
      ),
    )
  ).flat()
  const plain = new Map(
    passages.flatMap(({ where, sentences }) =>
      sentences.flatMap((sentence) => (sentence.plain ? [[sentence.plain, where] as const] : [])),
    ),
  )
  const withPlaceholders = passages.flatMap(({ where, sentences }) =>
    sentences.flatMap((sentence) => (sentence.plain ? [] : [{ where, pattern: sentence.pattern }])),
  )
  const reachedPassages = new Set<string>()
  const seenSentences = new Set<string>()
  const scan = (answer: unknown): void => {
    if (typeof answer === 'string') {
      if (answer.length < 40) return
      // A finding may go on with its reason after a colon.
      const findings = sentencesOf(answer).flatMap((text) => {
        const end = text.indexOf(': ')
        return end < 0 ? [text] : [text, `${text.slice(0, end)}.`]
      })
      for (const sentence of findings) {
        if (seenSentences.has(sentence)) continue
        seenSentences.add(sentence)
        const place = plain.get(sentence)
        if (place) reachedPassages.add(place)
        else
          for (const { where, pattern } of withPlaceholders)
            if (!reachedPassages.has(where) && pattern.test(sentence)) reachedPassages.add(where)
      }
    } else if (answer && typeof answer === 'object') for (const value of Object.values(answer)) scan(value)
  }
  const demanded = passages
    .map(({ where }) => where)
    .filter((where) => !rare.some((prefix) => where.startsWith(`${prefix} `)))
  return { scan, missing: () => demanded.filter((where) => !reachedPassages.has(where)) }
}

/** The passages that no answer contains, except those whose path begins with one of `rare`. Stops as soon as none is missing. */
export const unreachedPassages = async (
  topics: readonly CorpusName[],
  answers: AsyncIterable<unknown>,
  rare: readonly string[] = [],
): Promise<string[]> => {
  const { scan, missing } = await trackPassages(topics, rare)
  let scannedAnswers = 0
  for await (const answer of answers) {
    scan(answer)
    scannedAnswers++
    if (scannedAnswers % 50 === 0 && missing().length === 0) break
  }
  return missing()
}
