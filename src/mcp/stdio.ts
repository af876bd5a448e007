import { serveStdio } from '@modelcontextprotocol/server/stdio'
import type { Backend } from './backend.ts'
import { type McpParts, mcpServers } from './server.ts'

/** MCP over stdin and stdout of this process, until the client disconnects. */
export const mcpOverStdio = (parts: McpParts, backend: Backend, report: (error: Error) => void) => {
  const open = mcpServers(parts)
  return serveStdio(() => open(backend), { onerror: report })
}
