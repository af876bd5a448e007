import { ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server'
import { clipped } from '../graphemes.ts'
import type { Backend } from './backend.ts'
import { refusalBy } from './results.ts'
import { CONVENTIONS, glossary, INSTRUCTIONS, PROMPTS } from './texts.ts'
import { describedText, type Tool, type ToolParts, toolsOf } from './tools.ts'

export interface McpParts extends ToolParts {
  /** Of this server. */
  readonly version: string
  /** Families whose capabilities are tools of their own. */
  readonly exposed?: readonly string[]
}

const MARKDOWN = 'text/markdown'
const RESOURCES = [
  {
    uri: 'khagola://conventions',
    name: 'conventions',
    title: 'Conventions',
    description: 'Time, place, sky, errors and cost: what holds for every capability.',
    mimeType: MARKDOWN,
    text: () => CONVENTIONS,
  },
  {
    uri: 'khagola://glossary',
    name: 'glossary',
    title: 'Glossary',
    description: 'The words of the answers, by subject.',
    mimeType: MARKDOWN,
    text: glossary,
  },
] as const
const CAPABILITY = 'khagola://capabilities/'

/** A name that a client sent, short enough to be repeated. */
const shortened = (name: string): string => (name.length > 100 ? `${clipped(name, 100)}…` : name)
const wrong = (message: string) => new ProtocolError(ProtocolErrorCode.InvalidParams, message)

/**
 * Starts the work of each message of a batch in a turn of the event loop of its own: a hundred at a stretch would hold up all other calls
 * for hundreds of milliseconds. The first starts at once.
 */
const startsInTurns = () => {
  let line: Promise<void> | null = null
  const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))
  return <P, R>(work: (request: P) => R) =>
    async (request: P): Promise<Awaited<R>> => {
      const before = line
      line = before ? before.then(nextTurn) : Promise.resolve()
      if (before) await line
      return await work(request)
    }
}

/** What an assistant of one caller speaks with. */
export type OpenServer = (backend: Backend) => Server

/** Tools, prompts and resources over the catalogue; the same for every caller but for who does the work. */
export const mcpServers = (parts: McpParts): OpenServer => {
  const tools = toolsOf(parts, parts.exposed)
  const byName = new Map(tools.map((tool) => [tool.name, tool]))
  const shown = tools.map(({ run: _, ...tool }: Tool) => tool)
  const prompts = PROMPTS.map(({ text: _, ...prompt }) => ({ ...prompt, arguments: [...prompt.arguments] }))
  const resources = RESOURCES.map(({ text: _, ...resource }) => resource)

  return (backend) => {
    const server = new Server(
      { name: 'khagola', title: 'Khagola', version: parts.version },
      { capabilities: { tools: {}, prompts: {}, resources: {} }, instructions: INSTRUCTIONS },
    )
    const inTurn = startsInTurns()
    server.setRequestHandler(
      'tools/list',
      inTurn(() => ({ tools: shown as never })),
    )
    server.setRequestHandler(
      'tools/call',
      inTurn(async ({ params }) => {
        const tool = byName.get(params.name)
        if (!tool)
          throw wrong(
            `There is no tool ${shortened(params.name)}; there are ${tools.map(({ name }) => name).join(', ')}.`,
          )
        const result = await tool.run(params.arguments, backend).catch((reason) => refusalBy(reason))
        return { ...result, content: [...result.content] }
      }),
    )
    server.setRequestHandler(
      'prompts/list',
      inTurn(() => ({ prompts })),
    )
    server.setRequestHandler(
      'prompts/get',
      inTurn(({ params: { name, arguments: given = {} } }) => {
        const prompt = PROMPTS.find((each) => each.name === name)
        if (!prompt) throw wrong(`There is no prompt ${shortened(name)}.`)
        const missing = prompt.arguments.find((each) => each.required && !given[each.name])
        if (missing) throw wrong(`The prompt ${name} needs ${missing.name}.`)
        const content = { type: 'text' as const, text: prompt.text(given) }
        return { description: prompt.description, messages: [{ role: 'user' as const, content }] }
      }),
    )
    server.setRequestHandler(
      'resources/list',
      inTurn(() => ({ resources })),
    )
    server.setRequestHandler(
      'resources/templates/list',
      inTurn(() => ({
        resourceTemplates: [
          {
            uriTemplate: `${CAPABILITY}{slug}`,
            name: 'capability',
            title: 'A capability',
            description: 'Input, example, answer and method, as describe_capability tells them.',
            mimeType: MARKDOWN,
          },
        ],
      })),
    )
    server.setRequestHandler(
      'resources/read',
      inTurn(({ params: { uri } }) => {
        const resource = RESOURCES.find((each) => each.uri === uri)
        if (resource) return { contents: [{ uri, mimeType: MARKDOWN, text: resource.text() }] }
        const slug = uri.startsWith(CAPABILITY) ? uri.slice(CAPABILITY.length) : ''
        const entry = parts.catalogue.find((each) => each.slug === slug)
        if (!entry) throw wrong(`There is no resource ${shortened(uri)}.`)
        return { contents: [{ uri, mimeType: MARKDOWN, text: describedText(entry) }] }
      }),
    )
    return server
  }
}
