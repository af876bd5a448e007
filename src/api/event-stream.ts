import type { SentParagraph } from '../ai/language-model.ts'
import { titleOf } from '../ai/sections.ts'
import type { Reply } from '../service/reply.ts'
import type { Awaitable } from '../store/types.ts'
import { PRIVATE } from './answer-headers.ts'
import { quality } from './negotiation.ts'

/** AI readings as server-sent events: the paragraphs as they pass, then the rest of the answer. */

export const EVENT_STREAM = 'text/event-stream'

/** Whether a client names the media type in `Accept`, and does not prefer JSON. */
export const acceptsEventStream = (accept: string | null): boolean => {
  const wish = quality(accept, EVENT_STREAM)
  return wish > 0 && wish >= quality(accept, 'application/json')
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

/** Writes the events of one answer. */
const eventWriter = (write: (text: string) => void) => {
  let section: string | null = null
  let sent = 0
  const paragraph = ({ section: id, text, fact_ids }: SentParagraph) => {
    if (id !== section) write(eventOf('section', { id, title: titleOf(id) }))
    section = id
    sent++
    write(eventOf('paragraph', { section: id, text, fact_ids }))
  }
  return {
    paragraph,
    /** The paragraphs that were not sent yet, and the answer without them; or the error. */
    end({ status, body }: Reply) {
      if (status !== 200) return write(eventOf('error', (JSON.parse(body) as { error: object }).error))
      const { data, meta } = JSON.parse(body) as ReadingBody
      const { reading, sections, ...rest } = data
      const rows = sections.flatMap(({ id, paragraphs }) => paragraphs.map((row) => ({ section: id, ...row })))
      for (const row of rows.slice(sent)) paragraph(row)
      // A refusal has no sections: its message is the reading.
      write(eventOf('done', { data: sections.length > 0 ? rest : { reading, ...rest }, meta }))
    },
  }
}

/**
 * The response of a call whose paragraphs are sent as they pass. A call that ends before its first paragraph in an error answers with
 * the error itself, by `refused`. `headers` go with a stream that begins before the answer is there.
 */
export const answerEvents = async (
  call: (onParagraph: (paragraph: SentParagraph) => void, signal: AbortSignal) => Promise<Reply>,
  refused: (reply: Reply) => Awaitable<Response>,
  headers: Readonly<Record<string, string>>,
): Promise<Response> => {
  const leaving = new AbortController()
  const begun = Promise.withResolvers<Reply | null>()
  const waiting: SentParagraph[] = []
  let receive = (paragraph: SentParagraph): void => {
    waiting.push(paragraph)
    begun.resolve(null)
  }
  const reply = call((paragraph) => receive(paragraph), leaving.signal)
  // A failure after the first paragraph is met by the stream, which awaits the same promise.
  reply.then(begun.resolve, begun.reject)
  const first = await begun.promise
  if (first && first.status !== 200) return refused(first)

  const utf8 = new TextEncoder()
  let gone = false
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      const events = eventWriter((text) => {
        if (!gone) controller.enqueue(utf8.encode(text))
      })
      for (const paragraph of waiting) events.paragraph(paragraph)
      receive = events.paragraph
      const whole = await reply
      events.end(whole)
      if (!gone) controller.close()
    },
    cancel() {
      gone = true
      leaving.abort()
    },
  })
  const own = { ...PRIVATE, 'Content-Type': EVENT_STREAM, 'X-Accel-Buffering': 'no' }
  return new Response(stream, { headers: { ...(first?.headers ?? headers), ...own } })
}
