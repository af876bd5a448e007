import type { SentParagraph } from '../ai/language-model.ts'
import { sectionTitle } from '../ai/sections.ts'
import type { Reply } from '../service/reply.ts'
import type { Awaitable } from '../store/types.ts'
import { PRIVATE_HEADERS } from './answer-headers.ts'
import { quality } from './negotiation.ts'

/** AI readings as server-sent events: each paragraph when it is final, then the rest of the answer. */

export const EVENT_STREAM = 'text/event-stream'

/** True if a client names `text/event-stream` in `Accept` and does not prefer JSON. */
export const acceptsEventStream = (accept: string | null): boolean => {
  const preference = quality(accept, EVENT_STREAM)
  return preference > 0 && preference >= quality(accept, 'application/json')
}

const eventOf = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

interface ReadingBody {
  readonly data: { readonly reading: string; readonly sections: readonly SectionBody[] }
  readonly meta: object
}
interface SectionBody {
  readonly id: string
  readonly paragraphs: readonly { readonly text: string; readonly fact_ids: readonly string[] }[]
}

/** Creates a writer of the events of one answer. */
const eventWriter = (write: (text: string) => void) => {
  let section: string | null = null
  let sentCount = 0
  const paragraph = ({ section: id, text, fact_ids }: SentParagraph) => {
    if (id !== section) write(eventOf('section', { id, title: sectionTitle(id) }))
    section = id
    sentCount++
    write(eventOf('paragraph', { section: id, text, fact_ids }))
  }
  return {
    paragraph,
    /** Writes the remaining paragraphs and the answer without its paragraphs, or the error. */
    end({ status, body }: Reply) {
      if (status !== 200) return write(eventOf('error', (JSON.parse(body) as { error: object }).error))
      const { data, meta } = JSON.parse(body) as ReadingBody
      const { reading, sections, ...otherData } = data
      const rows = sections.flatMap(({ id, paragraphs }) => paragraphs.map((row) => ({ section: id, ...row })))
      for (const row of rows.slice(sentCount)) paragraph(row)
      // A refusal has no sections: its message is the reading.
      write(eventOf('done', { data: sections.length > 0 ? otherData : { reading, ...otherData }, meta }))
    },
  }
}

/**
 * The response of a call whose paragraphs are sent when they are final. If the call fails before its first paragraph, the response is the
 * error, made by `respond`. `headers` are used if the stream begins before the answer is complete.
 */
export const answerEvents = async (
  call: (onParagraph: (paragraph: SentParagraph) => void, signal: AbortSignal) => Promise<Reply>,
  respond: (reply: Reply) => Awaitable<Response>,
  headers: Readonly<Record<string, string>>,
): Promise<Response> => {
  const abort = new AbortController()
  const firstEvent = Promise.withResolvers<Reply | null>()
  const earlyParagraphs: SentParagraph[] = []
  let receive = (paragraph: SentParagraph): void => {
    earlyParagraphs.push(paragraph)
    firstEvent.resolve(null)
  }
  const reply = call((paragraph) => receive(paragraph), abort.signal)
  // A failure after the first paragraph is handled by the stream, which awaits the same promise.
  reply.then(firstEvent.resolve, firstEvent.reject)
  const earlyReply = await firstEvent.promise
  if (earlyReply && earlyReply.status !== 200) return respond(earlyReply)

  const utf8 = new TextEncoder()
  let isClosed = false
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      const events = eventWriter((text) => {
        if (!isClosed) controller.enqueue(utf8.encode(text))
      })
      for (const paragraph of earlyParagraphs) events.paragraph(paragraph)
      receive = events.paragraph
      const fullReply = await reply
      events.end(fullReply)
      if (!isClosed) controller.close()
    },
    cancel() {
      isClosed = true
      abort.abort()
    },
  })
  const streamHeaders = { ...PRIVATE_HEADERS, 'Content-Type': EVENT_STREAM, 'X-Accel-Buffering': 'no' }
  return new Response(stream, { headers: { ...(earlyReply?.headers ?? headers), ...streamHeaders } })
}
