import { Command } from 'commander'
import type { AppContext } from '../api/command-context.ts'
import { DOCUMENT_VERSION } from '../api/document-version.ts'
import { renderCommand } from './render.ts'

const EPILOGUE = `
Shell completion: source <(khagola complete bash), or zsh; fish: khagola complete fish | source

Exit codes: 0 success; 1 refused, failed, or invalid usage, with the reason on stderr; 130 and 143 ended by a signal.`

/**
 * The commands of a first word. The catalogue is slow to load: commands that need it are left out if the first word is another command.
 * Batches start many short processes, which load nothing else.
 */
const commandsFor = async (word: string | undefined, context: AppContext): Promise<Command[]> => {
  if (word === 'batch') return [(await import('./batch.ts')).batchCommand(context)]
  if (word === 'render') return [renderCommand(context)]
  const { accountCommands } = await import('./accounts.ts')
  const { webhookCommands } = await import('./webhooks.ts')
  const storeCommands = [...accountCommands(context), ...webhookCommands(context), renderCommand(context)]
  if (storeCommands.some((command) => command.name() === word)) return storeCommands
  return [...(await import('./compute-commands.ts')).computeCommands(context), ...storeCommands]
}

/**
 * Creates the command line program. `serve` starts the server and runs until a signal ends it.
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
  for (const command of await commandsFor(words[0], context)) program.addCommand(command)
  if (words[0] === 'complete') (await import('./completion.ts')).addCompletion(program)
  return program
}
