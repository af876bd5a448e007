import { type CorpusName, corpus } from '../../src/readings/corpora.ts'
import { passagesOf, sentencesOf, type Topic } from '../../src/readings/passage.ts'

/** Passages are looked for in whole answers, so that a passage nothing can print is found out. `READINGS_CHARTS=20000` is the long form. */
export const CHARTS = Number(process.env.READINGS_CHARTS ?? 300)

const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&')

/** Hears answers out; what is still missing are the passages of the topics of which no sentence was heard. */
export const listenFor = async (topics: readonly CorpusName[]) => {
  const wanted = (
    await Promise.all(
      topics.map(async (topic) =>
        passagesOf((await corpus(topic)) as Topic).map(({ path, passage }, i) => ({
          where: `${topic} ${path.join(' ')} ${i}`,
          sentences: sentencesOf(passage.text).map((sentence) => ({
            plain: sentence.includes('{') ? null : sentence,
            pattern: new RegExp(`^${escaped(sentence).replace(/\{\w+\}/g, '.+?')}$`),
          })),
        })),
      ),
    )
  ).flat()
  const plain = new Map(
    wanted.flatMap((one) => one.sentences.flatMap((s) => (s.plain ? [[s.plain, one.where] as const] : []))),
  )
  const gapped = wanted.flatMap((one) =>
    one.sentences.flatMap((s) => (s.plain ? [] : [{ where: one.where, pattern: s.pattern }])),
  )
  const reached = new Set<string>()
  const seen = new Set<string>()
  const listen = (answer: unknown): void => {
    if (typeof answer === 'string') {
      if (answer.length < 40) return
      for (const sentence of sentencesOf(answer)) {
        if (seen.has(sentence)) continue
        seen.add(sentence)
        const where = plain.get(sentence)
        if (where) reached.add(where)
        else for (const one of gapped) if (!reached.has(one.where) && one.pattern.test(sentence)) reached.add(one.where)
      }
    } else if (answer && typeof answer === 'object') for (const value of Object.values(answer)) listen(value)
  }
  return { listen, missing: () => wanted.flatMap(({ where }) => (reached.has(where) ? [] : [where])) }
}

/** What no answer prints, but for what begins with one of `rare`. Answers are asked for no longer than something is missing. */
export const unheard = async (
  topics: readonly CorpusName[],
  answers: AsyncIterable<unknown>,
  rare: readonly string[] = [],
): Promise<string[]> => {
  const { listen, missing } = await listenFor(topics)
  const left = () => missing().filter((where) => !rare.some((one) => where.startsWith(`${one} `)))
  let heard = 0
  for await (const answer of answers) {
    listen(answer)
    heard++
    if (heard % 50 === 0 && left().length === 0) break
  }
  return left()
}
