import type { TObject, TSchema } from '@sinclair/typebox'
import { Command, Option } from 'commander'
import type { House } from '../api/house.ts'
import { catalogue, type Entry } from '../capabilities/index.ts'
import { openTrial } from '../service/trial.ts'
import { SetupError } from '../settings.ts'
import { entryOf, wordsOf } from './catalogue.ts'

type Read = (text: string) => unknown

const asText: Read = (text) => text
/** What cannot be read stays as it is, for the capability's own check to name. */
const asJson: Read = (text) => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const isText = (schema: TSchema): boolean =>
  schema.type === 'string' || (schema.anyOf as TSchema[] | undefined)?.some(isText) === true

interface Flag {
  readonly name: string
  readonly option: Option
  readonly read: Read
}

/** A flag for each field of an input: `--utc-offset` for `utc_offset`. */
const flagsOf = ({ properties }: TObject): Flag[] =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    option: new Option(`--${name.replaceAll('_', '-')} <value>`, wordsOf(schema)),
    read: isText(schema) ? asText : asJson,
  }))

const withFlags = (text: string | undefined, flags: Flag[], options: Record<string, string>): string => {
  const given = flags.flatMap(({ name, option, read }) => {
    const value = options[option.attributeName()]
    return value === undefined ? [] : [[name, read(value)] as const]
  })
  if (given.length === 0) return text ?? '{}'
  const base = text === undefined ? {} : asJson(text)
  return typeof base === 'object' ? JSON.stringify({ ...base, ...Object.fromEntries(given) }) : (text ?? '{}')
}

const call = async (house: House, entry: Entry, input: string) => {
  const trial = openTrial({
    sky: house.openSky(),
    atlas: house.openAtlas(),
    clock: { now: Date.now },
    deadlineMs: house.settings.deadlineMs,
  })
  const { status, body } = await trial.call(entry, input)
  const text = `${JSON.stringify(JSON.parse(body), null, 2)}\n`
  if (status === 200) process.stdout.write(text)
  else {
    process.stderr.write(text)
    process.exitCode = 1
  }
}

/** `call <slug>`: one subcommand for each capability, so that each has its own flags and its own help. */
export const callCommand = (house: House) => {
  const command = new Command('call')
    .description('compute here, without key or charge, what POST /v1/{family}/{slug} answers')
    .usage('<slug> [input] [flags]')
    // What is no subcommand comes here.
    .argument('[slug]')
    .allowExcessArguments()
    .allowUnknownOption()
    .configureHelp({ visibleCommands: () => [] })
    .addHelpText(
      'after',
      '\nkhagola list names the slugs; khagola call <slug> --help the flags of one.\nA failure is printed to stderr as the contract has it, with exit code 1.',
    )
  command.action((slug: string | undefined) => {
    if (slug === undefined) return command.help({ error: true })
    throw new SetupError(`say khagola call ${entryOf(slug).slug}.`)
  })
  for (const entry of catalogue) {
    const flags = flagsOf(entry.input)
    const one = command
      .command(entry.slug)
      .description(entry.summary)
      .argument('[input]', 'the request as JSON, or - to read it from stdin; flags win over it')
      .option('--example', 'call with the worked example')
      .action(async (argument: string | undefined, options: Record<string, string> & { example?: true }) => {
        const given = argument === '-' ? await Bun.stdin.text() : argument
        const text = given ?? (options.example ? JSON.stringify(entry.example) : undefined)
        await call(house, entry, withFlags(text, flags, options))
      })
    for (const { option } of flags) one.addOption(option)
  }
  return command
}
