import { Command } from 'commander'
import type { AppContext } from '../api/app-context.ts'
import { DOCUMENT_VERSION } from '../api/openapi.ts'
import { accountCommands } from './accounts.ts'
import { webhookCommands } from './webhooks.ts'

const EPILOGUE = `
Completion of a shell: source <(khagola complete bash), or zsh; fish: khagola complete fish | source

Exit codes: 0 done; 1 refused, failed, or said wrongly, with the reason on stderr; 130 and 143 ended by a signal.`

/**
 * The command line: everything that the server can do, without the server. `serve` runs until a signal ends it. Commands over
 * the catalogue, which takes a while to load, are left out where the words begin with one that does without it.
 */
export const khagola = async (
  house: AppContext,
  serve: () => Promise<void>,
  words: readonly string[],
): Promise<Command> => {
  const program = new Command('khagola')
    .description('Self-hosted astrology calculation API. Settings are environment variables; see the README.')
    .version(DOCUMENT_VERSION)
    .enablePositionalOptions()
    .showHelpAfterError('(khagola --help lists the commands)')
    .addHelpText('after', EPILOGUE)
  program.command('serve').description('start the HTTP server, as npm start does').action(serve)
  const overStore = [...accountCommands(house), ...webhookCommands(house)]
  const computing = overStore.some((command) => command.name() === words[0])
    ? []
    : (await import('./compute-commands.ts')).computeCommands(house)
  for (const command of [...computing, ...overStore]) program.addCommand(command)
  if (words[0] === 'complete') (await import('./completion.ts')).addCompletion(program)
  return program
}
