import { ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server'
import { truncateGraphemes } from '../graphemes.ts'
import { nextTurn } from '../service/event-loop-turns.ts'
import type { Backend } from './backend.ts'
import { refusalOfError } from './results.ts'
import { CONVENTIONS, glossary, INSTRUCTIONS, PROMPTS } from './texts.ts'
import { capabilityText, type Tool, type ToolParts, toolsOf } from './tools.ts'

export interface McpParts extends ToolParts {
  /** Version of this server. */
  readonly version: string
  /** Families whose capabilities have a separate tool each. */
  readonly exposed?: readonly string[]
}

const MARKDOWN = 'text/markdown'
const RESOURCES = [
  {
    uri: 'khagola://conventions',
    name: 'conventions',
    title: 'Conventions',
    description: 'Conventions of all capabilities: time, place, sky, errors and cost.',
    mimeType: MARKDOWN,
    text: () => CONVENTIONS,
  },
  {
    uri: 'khagola://glossary',
    name: 'glossary',
    title: 'Glossary',
    description: 'The terms of the answers, by subject.',
    mimeType: MARKDOWN,
    text: glossary,
  },
] as const
const CAPABILITY = 'khagola://capabilities/'

/** A name from a client, shortened for an error message. */
const shorten = (name: string): string => (name.length > 100 ? `${truncateGraphemes(name, 100)}…` : name)
const invalidParams = (message: string) => new ProtocolError(ProtocolErrorCode.InvalidParams, message)

/**
 * Returns a wrapper that starts the handlers of a batch of messages in separate turns of the event loop, which all batches and long
 * calls share. A hundred messages in one turn would delay all other calls by hundreds of milliseconds. The first handler starts
 * immediately.
 */
const createTurnQueue = () => {
  let lastTurn: Promise<void> | null = null
  return <P, R>(work: (request: P) => R) =>
    async (request: P): Promise<Awaited<R>> => {
      const previous = lastTurn
      lastTurn = previous ? previous.then(nextTurn) : Promise.resolve()
      if (previous) await lastTurn
      return await work(request)
    }
}

/** Creates the MCP server for one caller. */
export type OpenServer = (backend: Backend) => Server

/** Returns a function that creates servers with the tools, prompts and resources of the catalogue. Only the backend differs. */
export const mcpServers = (parts: McpParts): OpenServer => {
  const tools = toolsOf(parts, parts.exposed)
  const byName = new Map(tools.map((tool) => [tool.name, tool]))
  const toolList = tools.map(({ run: _, ...tool }: Tool) => tool)
  const prompts = PROMPTS.map(({ text: _, ...prompt }) => ({ ...prompt, arguments: [...prompt.arguments] }))
  const resources = RESOURCES.map(({ text: _, ...resource }) => resource)

  return (backend) => {
    const server = new Server(
      { name: 'khagola', title: 'Khagola', version: parts.version },
      { capabilities: { tools: {}, prompts: {}, resources: {} }, instructions: INSTRUCTIONS },
    )
    const runInTurn = createTurnQueue()
    server.setRequestHandler(
      'tools/list',
      runInTurn(() => ({ tools: toolList as never })),
    )
    server.setRequestHandler(
      'tools/call',
      runInTurn(async ({ params }) => {
        const tool = byName.get(params.name)
        if (!tool)
          throw invalidParams(
            `The tool ${shorten(params.name)} does not exist. Tools: ${tools.map(({ name }) => name).join(', ')}.`,
          )
        const result = await tool.run(params.arguments, backend).catch((reason) => refusalOfError(reason))
        return { ...result, content: [...result.content] }
      }),
    )
    server.setRequestHandler(
      'prompts/list',
      runInTurn(() => ({ prompts })),
    )
    server.setRequestHandler(
      'prompts/get',
      runInTurn(({ params: { name, arguments: values = {} } }) => {
        const prompt = PROMPTS.find((each) => each.name === name)
        if (!prompt) throw invalidParams(`The prompt ${shorten(name)} does not exist.`)
        const missing = prompt.arguments.find((each) => each.required && !values[each.name])
        if (missing) throw invalidParams(`The prompt ${name} requires the argument ${missing.name}.`)
        const content = { type: 'text' as const, text: prompt.text(values) }
        return { description: prompt.description, messages: [{ role: 'user' as const, content }] }
      }),
    )
    server.setRequestHandler(
      'resources/list',
      runInTurn(() => ({ resources })),
    )
    server.setRequestHandler(
      'resources/templates/list',
      runInTurn(() => ({
        resourceTemplates: [
          {
            uriTemplate: `${CAPABILITY}{slug}`,
            name: 'capability',
            title: 'A capability',
            description: 'Input, example, answer and method, as in describe_capability.',
            mimeType: MARKDOWN,
          },
        ],
      })),
    )
    server.setRequestHandler(
      'resources/read',
      runInTurn(({ params: { uri } }) => {
        const resource = RESOURCES.find((each) => each.uri === uri)
        if (resource) return { contents: [{ uri, mimeType: MARKDOWN, text: resource.text() }] }
        const slug = uri.startsWith(CAPABILITY) ? uri.slice(CAPABILITY.length) : ''
        const entry = parts.catalogue.find((each) => each.slug === slug)
        if (!entry) throw invalidParams(`The resource ${shorten(uri)} does not exist.`)
        return { contents: [{ uri, mimeType: MARKDOWN, text: capabilityText(entry) }] }
      }),
    )
    return server
  }
}
