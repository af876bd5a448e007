import { existsSync, readFileSync } from 'node:fs'
import { text as textOf } from 'node:stream/consumers'

/** Returns the request: stdin for `-`, the content of a file, or the argument itself. */
export const requestOf = async (argument: string): Promise<string> => {
  if (argument === '-') return textOf(process.stdin)
  if (argument.trimStart().startsWith('{')) return argument
  if (existsSync(argument)) return readFileSync(argument, 'utf8')
  return argument
}
