import { Command } from 'commander'
import type { AppContext } from '../api/app-context.ts'
import { DOCUMENT_VERSION } from '../api/openapi.ts'
import { accountCommands } from './accounts.ts'
import { webhookCommands } from './webhooks.ts'

const EPILOGUE = `
Shell completion: source <(khagola complete bash), or zsh; fish: khagola complete fish | source

Exit codes: 0 success; 1 refused, failed, or invalid usage, with the reason on stderr; 130 and 143 ended by a signal.`

/**
 * Creates the command line program. `serve` starts the server and runs until a signal ends it. Commands that compute are
 * not added if `words` begin with a command of the store, because the catalogue is slow to load.
 */
export const khagola = async (
  context: AppContext,
  serve: () => Promise<void>,
  words: readonly string[],
): Promise<Command> => {
  const program = new Command('khagola')
    .description('Self-hosted astrology calculation API. Settings are environment variables; see the README.')
    .version(DOCUMENT_VERSION)
    .enablePositionalOptions()
    .showHelpAfterError('(khagola --help lists the commands)')
    .addHelpText('after', EPILOGUE)
  program.command('serve').description('start the HTTP server, like npm start').action(serve)
  const storeCommands = [...accountCommands(context), ...webhookCommands(context)]
  const computations = storeCommands.some((command) => command.name() === words[0])
    ? []
    : (await import('./compute-commands.ts')).computeCommands(context)
  for (const command of [...computations, ...storeCommands]) program.addCommand(command)
  if (words[0] === 'complete') (await import('./completion.ts')).addCompletion(program)
  return program
}
