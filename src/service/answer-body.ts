import type { Answer } from '../cache/answers.ts'
import type { Entry } from '../capabilities/capability.ts'
import type { Lexicon } from '../lexicon/language-module.ts'
import type { LabelLanguage } from '../lexicon/languages.ts'
import type { Awaitable } from '../store/types.ts'
import type { JsonObject } from './body.ts'
import { labelsOf } from './labels.ts'
import { metaOf, metaText } from './reply.ts'

export type BuildBody = (
  entry: Entry,
  input: JsonObject,
  answer: Answer,
  credits: number,
  call: { requestId: string },
) => Awaitable<string>

/** Builds the JSON body of an answer: `data` and `meta`, with the labels of its terms if the input asks for them. */
export const createBodyBuilder =
  (lexicon: (language: LabelLanguage) => Promise<Lexicon>): BuildBody =>
  (entry, { labels }, { text, warnings }, credits, { requestId }) => {
    if (!labels) return `{"data":${text},"meta":${metaText(requestId, credits, warnings)}}`
    return lexicon(labels as LabelLanguage).then((labelLexicon) => {
      const meta = {
        ...metaOf(requestId, { credits_used: credits }, warnings),
        labels: labelsOf(entry.data, JSON.parse(text), labelLexicon),
      }
      return `{"data":${text},"meta":${JSON.stringify(meta)}}`
    })
  }
