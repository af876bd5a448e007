import { Client } from '@modelcontextprotocol/client'
import { InMemoryTransport } from '@modelcontextprotocol/server'
import { catalogueIndexOf } from '../../src/capabilities/families.ts'
import { catalogue, families } from '../../src/capabilities/index.ts'
import { presentation } from '../../src/mcp/backend.ts'
import { createFinder } from '../../src/mcp/finder.ts'
import { pictureResult } from '../../src/mcp/picture-results.ts'
import { mcpServers } from '../../src/mcp/server.ts'
import { createKeylessService } from '../../src/service/keyless-service.ts'
import { atlas, sky } from '../world.ts'

const service = createKeylessService({ sky, atlas, clock: { now: () => Date.UTC(2026, 10, 22, 6) } })

/** The client of the SDK, connected to a server in this process that requires no key. */
export const assistant = async (exposed: readonly string[] = []) => {
  const open = mcpServers({
    catalogue,
    families,
    find: createFinder(catalogue, families),
    draw: pictureResult,
    version: '1',
    exposed,
  })
  const server = open({
    call: async (entry, input, _, present) => presentation(await service.call(entry, input), present),
    batch: (order) => service.batch(catalogueIndexOf(catalogue), order),
    pdf: async () => ({ uri: 'file:///report.pdf', name: 'report.pdf' }),
  })
  const client = new Client({ name: 'test', version: '1' })
  const [clientTransport, serverTransport] = InMemoryTransport.createLinkedPair()
  await server.connect(serverTransport)
  await client.connect(clientTransport)
  const call = async (name: string, args: Record<string, unknown>) => {
    const result = await client.callTool({ name, arguments: args })
    const text = result.content.map((part) => (part.type === 'text' ? part.text : '')).join('\n')
    return { ...result, text, structured: (result.structuredContent ?? {}) as Record<string, never> }
  }
  return { client, call }
}
