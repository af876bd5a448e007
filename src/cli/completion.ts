import tab from '@bomb.sh/tab/commander'
import type { Command } from 'commander'

/**
 * Adds shell completion: `complete bash|zsh|fish` prints the script for the shell, `complete -- <words>` the possible next
 * words. Subcommands that the help hides, such as the capabilities of `call`, are completed with their flags.
 */
export const addCompletion = (program: Command) => {
  const completions = tab(program)
  for (const command of program.commands)
    for (const subcommand of command.commands.filter(
      (each) => !command.createHelp().visibleCommands(command).includes(each),
    )) {
      const completion = completions.command(`${command.name()} ${subcommand.name()}`, subcommand.description())
      for (const { long, description } of subcommand.options) if (long) completion.option(long.slice(2), description)
    }
}
