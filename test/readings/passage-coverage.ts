import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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

/** The steps of each search that reached new passages when the file was last written. */
const STEPS_FILE = join(import.meta.dir, 'reaching-steps.json')
const readSteps = (): Record<string, number[]> =>
  existsSync(STEPS_FILE) ? JSON.parse(readFileSync(STEPS_FILE, 'utf8')) : {}
/** `WRITE_STEPS=1` runs all steps in order and writes the file. */
const WRITES_STEPS = process.env.WRITE_STEPS === '1'

/** Finds texts in answers: `scan` looks for them, `missing` returns those that no answer had. */
interface Tracker {
  scan(answer: unknown): void
  missing(): readonly string[]
}

interface Steps {
  readonly count: number
  /** The answers of one step. */
  readonly step: (i: number) => unknown
}

/**
 * Scans the answers of the steps 0 to `count` - 1 until no text is missing, and returns the texts that are still missing then. The steps
 * that reached new texts before come first, so that most searches end after them. The other steps follow in order.
 */
export const searchSteps = async (name: string, { scan, missing }: Tracker, { count, step }: Steps) => {
  const first = WRITES_STEPS ? [] : (readSteps()[name] ?? []).filter((i) => i < count)
  for (const i of first) scan(await step(i))
  const done = new Set(first)
  const reaching: number[] = []
  let left = missing().length
  for (let i = 0; i < count && left > 0; i++) {
    if (done.has(i)) continue
    scan(await step(i))
    const now = missing().length
    if (now < left) reaching.push(i)
    left = now
  }
  if (WRITES_STEPS) {
    const all = Object.entries({ ...readSteps(), [name]: reaching }).sort(([a], [b]) => (a < b ? -1 : 1))
    const lines = all.map(([each, steps]) => `  ${JSON.stringify(each)}: ${JSON.stringify(steps)}`)
    writeFileSync(STEPS_FILE, `{\n${lines.join(',\n')}\n}\n`)
  }
  return missing()
}

/** As `searchSteps`, for the passages of some topics, except those whose path begins with one of `rare`. */
export const searchPassages = async (
  name: string,
  topics: readonly CorpusName[],
  { rare = [], ...steps }: Steps & { readonly rare?: readonly string[] },
) => searchSteps(name, await trackPassages(topics, rare), steps)
