import type { Answer } from '../cache/answers.ts'
import type { Entry } from '../capabilities/capability.ts'
import type { Lexicon } from '../lexicon/language-module.ts'
import type { LabelLanguage } from '../lexicon/languages.ts'
import type { Awaitable } from '../store/types.ts'
import type { JsonObject } from './body.ts'
import { labelsOf } from './labels.ts'
import { metaOf, metaText } from './reply.ts'

export type BodyOf = (
  entry: Entry,
  input: JsonObject,
  answer: Answer,
  credits: number,
  call: { requestId: string },
) => Awaitable<string>

/** The body of an answer: its data, what is to be known of it, and the names of its terms where they are asked for. */
export const bodies =
  (lexicon: (language: LabelLanguage) => Promise<Lexicon>): BodyOf =>
  (entry, { labels }, { text, warnings }, credits, { requestId }) => {
    if (!labels) return `{"data":${text},"meta":${metaText(requestId, credits, warnings)}}`
    return lexicon(labels as LabelLanguage).then((words) => {
      const named = {
        ...metaOf(requestId, { credits_used: credits }, warnings),
        labels: labelsOf(entry.data, JSON.parse(text), words),
      }
      return `{"data":${text},"meta":${JSON.stringify(named)}}`
    })
  }
