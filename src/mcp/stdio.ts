import { serveStdio } from '@modelcontextprotocol/server/stdio'
import type { Backend } from './backend.ts'
import { type McpParts, mcpServers } from './server.ts'

/** MCP over this process's stdin and stdout, until the client ends. */
export const mcpOverStdio = (parts: McpParts, backend: Backend, report: (error: Error) => void) => {
  const open = mcpServers(parts)
  return serveStdio(() => open(backend), { onerror: report })
}
