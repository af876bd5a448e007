import type { CachedAnswer } from '../cache/answers.ts'
import type { CatalogueEntry } from '../capabilities/capability.ts'
import type { YieldPoint } from '../cooperative-yield.ts'
import { labelsOfTerms, type Terms, termsIn } from '../lexicon/labels.ts'
import type { LabelLanguage } from '../lexicon/languages.ts'
import type { Lexicon } from '../lexicon/lexicon-types.ts'
import { type Awaitable, chainAwaitable } from '../store/types.ts'
import { knownTerms } from './answer-terms.ts'
import type { JsonObject } from './body.ts'
import { createYieldPoint, nextTurn } from './event-loop-turns.ts'
import { pickExisting } from './fields.ts'
import { metaOf, metaText } from './reply.ts'

export type BuildBody = (
  entry: CatalogueEntry,
  input: JsonObject,
  answer: CachedAnswer,
  credits: number,
  call: { requestId: string; fields?: readonly string[]; bodyStart?: string },
) => Awaitable<string>

/** Longer texts are parsed in turns of the event loop of their own, characters: a megabyte takes about 8 ms. */
const MAX_AT_ONCE = 64 * 1024

type Data = Record<string, unknown>
const parsed = (text: string): Awaitable<Data> =>
  text.length > MAX_AT_ONCE ? nextTurn().then(() => JSON.parse(text) as Data) : (JSON.parse(text) as Data)

/** The JSON text of the fields of an answer with these paths. */
const selectedText = (text: string, fields: readonly string[]): Awaitable<string> =>
  chainAwaitable(parsed(text), (data) => JSON.stringify(pickExisting(data, fields)))

const termsInText = async ({ data: schema }: CatalogueEntry, text: string): Promise<Terms> => {
  const data = await parsed(text)
  if (text.length > MAX_AT_ONCE) await nextTurn()
  return termsIn(schema, data)
}

/** Builds the JSON body of an answer: `data`, or the wanted fields of it, and `meta`, with the labels of its terms if the input asks for them. */
export const createBodyBuilder =
  (lexicon: (language: LabelLanguage, yieldIfDue: YieldPoint) => Promise<Lexicon>): BuildBody =>
  (entry, { labels }, answer, credits, { requestId, fields, bodyStart = '{' }) => {
    const { warnings } = answer
    const selected = fields ? selectedText(answer.text, fields) : answer.text
    return chainAwaitable(selected, (text) => {
      if (!labels) return `${bodyStart}"data":${text},"meta":${metaText(requestId, credits, warnings)}}`
      return lexicon(labels as LabelLanguage, createYieldPoint()).then(async (labelLexicon) => {
        const terms = (fields ? undefined : knownTerms(answer)) ?? (await termsInText(entry, text))
        const meta = {
          ...metaOf(requestId, { credits_used: credits }, warnings),
          labels: labelsOfTerms(terms, labelLexicon),
        }
        return `${bodyStart}"data":${text},"meta":${JSON.stringify(meta)}}`
      })
    })
  }
