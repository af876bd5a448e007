import { existsSync, readFileSync } from 'node:fs'
import { text as textOf } from 'node:stream/consumers'
import type { TObject, TSchema } from '@sinclair/typebox'
import { Command, Option } from 'commander'
import type { AppContext } from '../api/app-context.ts'
import type { Entry } from '../capabilities/capability.ts'
import { catalogue } from '../capabilities/index.ts'
import { brief } from '../mcp/brief.ts'
import { withoutDrawings } from '../mcp/pictures.ts'
import { createKeylessService } from '../service/keyless-service.ts'
import { SetupError } from '../settings.ts'
import { entryOf, wordsOf } from './catalogue.ts'
import { openDrawings } from './drawing-process.ts'

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

/** Flags of the command itself. */
const OWN = ['example', 'table', 'open']

/** A flag for each field of an input: `--utc-offset` for `utc_offset`, `--input-table` for `table`. */
const flagsOf = ({ properties }: TObject): Flag[] =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    option: new Option(`--${OWN.includes(name) ? 'input-' : ''}${name.replaceAll('_', '-')} <value>`, wordsOf(schema)),
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

/** The request that an argument stands for: itself, what is piped in, or a file. */
const requestOf = async (argument: string): Promise<string> => {
  if (argument === '-') return textOf(process.stdin)
  if (argument.trimStart().startsWith('{')) return argument
  if (existsSync(argument)) return readFileSync(argument, 'utf8')
  return argument
}

interface Shown {
  readonly table?: true
  readonly open?: true
}

/** The answer as it is, or as tables; its drawings as files that are opened. */
const show = (entry: Entry, body: string, { table, open }: Shown): string => {
  const answer = JSON.parse(body)
  if (!table && !open) return JSON.stringify(answer, null, 2)
  const { data, drawings } = withoutDrawings(answer.data)
  const paths = open ? openDrawings(entry.slug, drawings) : []
  const text = table ? brief(data, Number.POSITIVE_INFINITY) : JSON.stringify({ ...answer, data }, null, 2)
  return [text, ...(table ? answer.meta.warnings.map((warning: string) => `note: ${warning}`) : []), ...paths].join(
    '\n',
  )
}

const call = async (house: AppContext, entry: Entry, input: string, shown: Shown) => {
  const trial = createKeylessService({
    sky: house.openSky(),
    atlas: house.openAtlas(),
    clock: { now: Date.now },
    deadlineMs: house.settings.deadlineMs,
    ...(house.gate && { gate: house.gate }),
  })
  const { status, body } = await trial.call(entry, input)
  if (status === 200) return void process.stdout.write(`${show(entry, body, shown)}\n`)
  process.stderr.write(`${JSON.stringify(JSON.parse(body), null, 2)}\n`)
  process.exitCode = 1
}

/** `call <slug>`: one subcommand for each capability, so that each has its own flags and its own help. */
export const callCommand = (house: AppContext) => {
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
      .argument('[input]', 'the request: JSON, a file of it, or - to read it from stdin; flags win over it')
      .option('--example', 'call with the worked example')
      .option('--table', 'as short text with tables, figures rounded')
      .option('--open', 'drawings as files, opened')
      .action(async (argument: string | undefined, options: Record<string, string> & Shown & { example?: true }) => {
        const given = argument === undefined ? undefined : await requestOf(argument)
        const text = given ?? (options.example ? JSON.stringify(entry.example) : undefined)
        await call(house, entry, withFlags(text, flags, options), options)
      })
    for (const { option } of flags) one.addOption(option)
  }
  return command
}
