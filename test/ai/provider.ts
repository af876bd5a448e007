import type { ReportProviderFailure } from '../../src/llm/openai.ts'
import { openAiLanguageModels } from '../../src/llm/openai.ts'
import type { LanguageModelSettings } from '../../src/settings.ts'

/** A fake provider of chat completions over HTTP, whose answers a test sets. */

export interface ProviderRequest {
  /** The body as sent. */
  readonly text: string
  readonly headers: Record<string, string>
  readonly body: {
    model: string
    messages: { role: string; content: string }[]
    temperature: number
    response_format?: {
      type: string
      json_schema?: { strict: boolean; schema: { properties: Record<string, unknown> } }
    }
    [field: string]: unknown
  }
  readonly facts: { id: string; text: string }[]
  readonly sections: string[]
}

export interface Paragraph {
  readonly text: string
}
export type Answer =
  | { sections: { id: string; paragraphs: readonly Paragraph[] }[]; refusal?: { topic: string } | null }
  | { status: number; retryAfter?: number; body?: string }
  | { hang: true }
  | { cut: true }
  /** A stream: the first part, then the others once `gate` resolves. With one part only, the stream ends early. */
  | { parts: readonly string[]; gate: Promise<void> }
  | { raw: string; finish?: string; refusal?: string; usage?: object | null }

/**
 * An answer with one paragraph per section: advice in a section of advice, otherwise the slot of the n-th fact in the
 * n-th section.
 */
export const plainAnswer = (
  { facts, sections }: ProviderRequest,
  paragraphs?: ((id: string) => Paragraph[]) | number,
): Answer => ({
  refusal: null,
  sections: sections.map((id, index) => ({
    id,
    paragraphs: (typeof paragraphs === 'function' ? paragraphs(id) : null) ?? [
      /advice|guidance|follow_ups|best_use/.test(id)
        ? { text: 'Take one step at a time. Write down what matters to you.' }
        : { text: `{${facts[(index + 2) % facts.length]!.id}}` },
    ],
  })),
})

const chunk = (choices: object[], fields: object = {}) =>
  `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', choices, ...fields })}\n\n`
const textChunk = (content: string) => chunk([{ index: 0, delta: { content } }])
const finalChunks = (usage: object) => [
  chunk([{ index: 0, delta: {}, finish_reason: 'stop' }]),
  chunk([], { usage }),
  'data: [DONE]\n\n',
]
const EVENT_STREAM = { headers: { 'Content-Type': 'text/event-stream' } }

/** A complete streamed answer, in pieces of 40 characters. */
const streamResponse = (content: string, promptTokens: number) => {
  const pieces = content.match(/[\s\S]{1,40}/g) ?? []
  const usage = { prompt_tokens: promptTokens, completion_tokens: Math.ceil(content.length / 4) }
  return new Response([...pieces.map(textChunk), ...finalChunks(usage)].join(''), EVENT_STREAM)
}
const responseInParts = ({
  parts: [first = '', ...others],
  gate,
}: {
  parts: readonly string[]
  gate: Promise<void>
}) => {
  const utf8 = new TextEncoder()
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(utf8.encode(textChunk(first)))
      await gate
      const lastChunks = others.length > 0 ? finalChunks({ prompt_tokens: 1, completion_tokens: 1 }) : []
      for (const text of [...others.map(textChunk), ...lastChunks]) controller.enqueue(utf8.encode(text))
      controller.close()
    },
  })
  return new Response(stream, EVENT_STREAM)
}

export const provider = (change: Partial<LanguageModelSettings> = {}) => {
  const requests: ProviderRequest[] = []
  const failures: Parameters<ReportProviderFailure>[0][] = []
  let abortedCount = 0
  const self = {
    requests,
    failures,
    /** The number of requests that the client aborted. */
    abortedCount: () => abortedCount,
    /** The answer to a request; `nth` counts the requests from 1. */
    answer: plainAnswer as (request: ProviderRequest, nth: number) => Answer,
    settings: null as unknown as LanguageModelSettings,
    models: null as unknown as ReturnType<typeof openAiLanguageModels>,
    stop: () => server.stop(true),
  }
  const server = Bun.serve({
    port: 0,
    idleTimeout: 0,
    async fetch(httpRequest) {
      const text = await httpRequest.text()
      const body = JSON.parse(text) as ProviderRequest['body']
      const user = JSON.parse(body.messages[1]!.content) as { facts: ProviderRequest['facts'] }
      const line = /in this order: (.*)\.$/m.exec(body.messages[0]!.content)?.[1] ?? ''
      const sections = [...line.matchAll(/([a-z_]+) \(/g)].map(([, id]) => id!)
      const request = { text, body, headers: httpRequest.headers.toJSON(), facts: user.facts, sections }
      requests.push(request)
      const answer = self.answer(request, requests.length)
      if ('hang' in answer)
        return new Promise<Response>((_, reject) =>
          httpRequest.signal.addEventListener('abort', () => {
            abortedCount++
            reject(new Error('aborted'))
          }),
        ).catch(() => new Response(null, { status: 499 }))
      if ('parts' in answer) return responseInParts(answer)
      if ('cut' in answer)
        return new Response('{"choices": [{"mess', { headers: { 'Content-Type': 'application/json' } })
      if ('status' in answer)
        return new Response(answer.body ?? '{"error": {"message": "the secret of the provider"}}', {
          status: answer.status,
          headers: {
            'Content-Type': 'application/json',
            ...(answer.retryAfter === undefined ? {} : { 'Retry-After': String(answer.retryAfter) }),
          },
        })
      const isRaw = 'raw' in answer
      const content = isRaw ? answer.raw : JSON.stringify({ refusal: null, ...answer })
      if (body.stream) return streamResponse(content, Math.ceil(text.length / 4))
      const usage =
        isRaw && answer.usage !== undefined
          ? answer.usage
          : { prompt_tokens: Math.ceil(text.length / 4), completion_tokens: Math.ceil(content.length / 4) }
      return Response.json({
        id: 'chatcmpl-1',
        object: 'chat.completion',
        model: body.model,
        choices: [
          {
            index: 0,
            message: {
              role: 'assistant',
              content: isRaw && answer.refusal ? null : content,
              refusal: isRaw ? (answer.refusal ?? null) : null,
            },
            finish_reason: isRaw ? (answer.finish ?? 'stop') : 'stop',
          },
        ],
        ...(usage === null ? {} : { usage }),
      })
    },
  })
  const tier = (name: string) => ({ model: `vendor-${name}-7`, label: `model ${name}` })
  self.settings = {
    baseUrl: `http://127.0.0.1:${server.port}/v1`,
    key: 'sk-provider-secret',
    tiers: { fast: tier('fast'), balanced: tier('balanced'), deep: tier('deep') },
    output: 'json_schema',
    tokensField: 'max_completion_tokens',
    store: true,
    stream: false,
    deadlinesMs: { fast: 30_000, balanced: 75_000, deep: 180_000 },
    ...change,
  }
  self.models = openAiLanguageModels(self.settings, { reportFailure: (failure) => failures.push(failure) })
  return self
}
