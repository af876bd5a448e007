import type { ReportProviderFailure } from '../../src/llm/openai.ts'
import { openAiLanguageModels } from '../../src/llm/openai.ts'
import type { LanguageModelSettings } from '../../src/settings.ts'

/** A server of the shape of chat completions, which does as a test tells it. */

interface Asked {
  /** The body as it came over the wire. */
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
  /** A stream: the first part, then the others when the gate opens. One that ends in the middle of the JSON breaks off. */
  | { parts: readonly string[]; gate: Promise<void> }
  | { raw: string; finish?: string; refusal?: string; usage?: object | null }

/** A paragraph a section: the slot of the first fact; advice where advice stands. */
export const plainly = ({ facts, sections }: Asked, paragraphs?: ((id: string) => Paragraph[]) | number): Answer => ({
  refusal: null,
  sections: sections.map((id) => ({
    id,
    paragraphs: (typeof paragraphs === 'function' ? paragraphs(id) : null) ?? [
      /advice|guidance|follow_ups|best_use/.test(id)
        ? { text: 'Take one step at a time. Write down what matters to you.' }
        : { text: `{${facts[0]!.id}}` },
    ],
  })),
})

const chunk = (choices: object[], more: object = {}) =>
  `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', choices, ...more })}\n\n`
const ofText = (content: string) => chunk([{ index: 0, delta: { content } }])
const ending = (usage: object) => [
  chunk([{ index: 0, delta: {}, finish_reason: 'stop' }]),
  chunk([], { usage }),
  'data: [DONE]\n\n',
]
const EVENT_STREAM = { headers: { 'Content-Type': 'text/event-stream' } }

/** The whole of a streamed answer, in pieces of 40 characters. */
const streamed = (content: string, read: number) => {
  const pieces = content.match(/[\s\S]{1,40}/g) ?? []
  const usage = { prompt_tokens: read, completion_tokens: Math.ceil(content.length / 4) }
  return new Response([...pieces.map(ofText), ...ending(usage)].join(''), EVENT_STREAM)
}
const inParts = ({ parts: [first = '', ...others], gate }: { parts: readonly string[]; gate: Promise<void> }) => {
  const utf8 = new TextEncoder()
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(utf8.encode(ofText(first)))
      await gate
      const end = others.length > 0 ? ending({ prompt_tokens: 1, completion_tokens: 1 }) : []
      for (const text of [...others.map(ofText), ...end]) controller.enqueue(utf8.encode(text))
      controller.close()
    },
  })
  return new Response(stream, EVENT_STREAM)
}

export const provider = (change: Partial<LanguageModelSettings> = {}) => {
  const asked: Asked[] = []
  const troubles: Parameters<ReportProviderFailure>[0][] = []
  let gone = 0
  const self = {
    asked,
    troubles,
    /** Requests that the caller gave up. */
    gone: () => gone,
    answer: plainly as (asked: Asked, nth: number) => Answer,
    settings: null as unknown as LanguageModelSettings,
    scribes: null as unknown as ReturnType<typeof openAiLanguageModels>,
    stop: () => server.stop(true),
  }
  const server = Bun.serve({
    port: 0,
    idleTimeout: 0,
    async fetch(request) {
      const text = await request.text()
      const body = JSON.parse(text) as Asked['body']
      const user = JSON.parse(body.messages[1]!.content) as { facts: Asked['facts'] }
      const line = /in this order: (.*)\.$/m.exec(body.messages[0]!.content)?.[1] ?? ''
      const sections = [...line.matchAll(/([a-z_]+) \(/g)].map(([, id]) => id!)
      const one: Asked = { text, body, headers: request.headers.toJSON(), facts: user.facts, sections }
      asked.push(one)
      const answer = self.answer(one, asked.length)
      if ('hang' in answer)
        return new Promise<Response>((_, reject) =>
          request.signal.addEventListener('abort', () => {
            gone++
            reject(new Error('gone'))
          }),
        ).catch(() => new Response(null, { status: 499 }))
      if ('parts' in answer) return inParts(answer)
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
      const raw = 'raw' in answer
      const content = raw ? answer.raw : JSON.stringify({ refusal: null, ...answer })
      if (body.stream) return streamed(content, Math.ceil(text.length / 4))
      const usage =
        raw && answer.usage !== undefined
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
              content: raw && answer.refusal ? null : content,
              refusal: raw ? (answer.refusal ?? null) : null,
            },
            finish_reason: raw ? (answer.finish ?? 'stop') : 'stop',
          },
        ],
        ...(usage === null ? {} : { usage }),
      })
    },
  })
  const tier = (name: string) => ({ model: `vendor-${name}-7`, label: `house ${name}` })
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
  self.scribes = openAiLanguageModels(self.settings, { trouble: (about) => troubles.push(about) })
  return self
}
