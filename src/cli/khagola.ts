import { Command } from 'commander'
import type { House } from '../api/house.ts'
import { DOCUMENT_VERSION } from '../api/openapi.ts'
import { accountCommands } from './accounts.ts'
import { webhookCommands } from './webhooks.ts'

/**
 * The command line: everything that the server can do, without the server. `serve` runs until a signal ends it. Commands over
 * the catalogue, which takes a while to load, are left out where the words begin with one that does without it.
 */
export const khagola = async (house: House, serve: () => Promise<void>, words: readonly string[]): Promise<Command> => {
  const program = new Command('khagola')
    .description('Self-hosted astrology calculation API. Settings are environment variables; see the README.')
    .version(DOCUMENT_VERSION)
    .enablePositionalOptions()
    .showHelpAfterError('(khagola --help lists the commands)')
  program.command('serve').description('start the HTTP server, as npm start does').action(serve)
  const overStore = [...accountCommands(house), ...webhookCommands(house)]
  const computing = overStore.some((command) => command.name() === words[0])
    ? []
    : (await import('./computing.ts')).computingCommands(house)
  for (const command of [...computing, ...overStore]) program.addCommand(command)
  return program
}
