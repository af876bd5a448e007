import tab from '@bomb.sh/tab/commander'
import type { Command } from 'commander'

/**
 * `complete bash|zsh|fish` prints what a shell is to source, and `complete -- <words>` what may come next. The capabilities of
 * `call`, which its help leaves out, are completed with their flags.
 */
export const addCompletion = (program: Command) => {
  const completions = tab(program)
  for (const command of program.commands)
    for (const one of command.commands.filter(
      (each) => !command.createHelp().visibleCommands(command).includes(each),
    )) {
      const completion = completions.command(`${command.name()} ${one.name()}`, one.description())
      for (const { long, description } of one.options) if (long) completion.option(long.slice(2), description)
    }
}
