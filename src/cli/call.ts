import type { TObject, TSchema } from '@sinclair/typebox'
import { Command, Option } from 'commander'
import { almanacFile } from '../api/almanac-file.ts'
import type { AppContext } from '../api/command-context.ts'
import type { CatalogueEntry } from '../capabilities/capability.ts'
import { catalogue } from '../capabilities/index.ts'
import { shortText } from '../mcp/brief.ts'
import { withoutDrawings } from '../mcp/pictures.ts'
import { createKeylessService } from '../service/keyless-service.ts'
import { SetupError } from '../settings.ts'
import { entryOf, schemaText } from './catalogue.ts'
import { openDrawings } from './open-drawings.ts'
import { requestOf } from './request-argument.ts'

type ParseValue = (text: string) => unknown

const asText: ParseValue = (text) => text
/** Invalid JSON stays text, so that the input check of the capability reports it. */
const asJson: ParseValue = (text) => {
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
  readonly read: ParseValue
}

/** Names of the flags of the command itself. */
const COMMAND_FLAGS = ['example', 'table', 'open', 'ics', 'csv']

/** A flag for each field of an input: `--utc-offset` for `utc_offset`, `--input-table` for `table`. */
const flagsOf = ({ properties }: TObject): Flag[] =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    option: new Option(
      `--${COMMAND_FLAGS.includes(name) ? 'input-' : ''}${name.replaceAll('_', '-')} <value>`,
      schemaText(schema),
    ),
    read: isText(schema) ? asText : asJson,
  }))

const withFlags = (text: string | undefined, flags: Flag[], options: Record<string, string>): string => {
  const flagValues = flags.flatMap(({ name, option, read }) => {
    const value = options[option.attributeName()]
    return value === undefined ? [] : [[name, read(value)] as const]
  })
  if (flagValues.length === 0) return text ?? '{}'
  const base = text === undefined ? {} : asJson(text)
  return typeof base === 'object' ? JSON.stringify({ ...base, ...Object.fromEntries(flagValues) }) : (text ?? '{}')
}

interface OutputOptions {
  readonly table?: true
  readonly open?: true
  readonly ics?: true
  readonly csv?: true
}

/**
 * Returns the text to print: JSON, tables, iCalendar or CSV. With `open`, drawings are written to files, which are opened.
 */
const show = async (entry: CatalogueEntry, body: string, { table, open, ics, csv }: OutputOptions): Promise<string> => {
  if (ics || csv) {
    const file = await almanacFile(body, entry, ics ? 'ics' : 'csv', Date.now())
    if (!file) throw new SetupError(`${entry.slug} has no ${ics ? 'calendar' : 'table'}.`)
    return file.body as string
  }
  const answer = JSON.parse(body)
  if (!table && !open) return JSON.stringify(answer, null, 2)
  const { data, drawings } = withoutDrawings(answer.data)
  const paths = open ? openDrawings(entry.slug, drawings) : []
  const text = table ? shortText(data, Number.POSITIVE_INFINITY) : JSON.stringify({ ...answer, data }, null, 2)
  return [text, ...(table ? answer.meta.warnings.map((warning: string) => `note: ${warning}`) : []), ...paths].join(
    '\n',
  )
}

const call = async (context: AppContext, entry: CatalogueEntry, input: string, output: OutputOptions) => {
  const service = createKeylessService({
    sky: context.openSky(),
    atlas: context.openAtlas(),
    clock: { now: Date.now },
    deadlineMs: context.settings.deadlineMs,
    ...(context.gate && { gate: context.gate }),
  })
  const { status, body } = await service.call(entry, input)
  if (status === 200) return void process.stdout.write(`${await show(entry, body, output)}\n`)
  process.stderr.write(`${JSON.stringify(JSON.parse(body), null, 2)}\n`)
  process.exitCode = 1
}

/** `call <slug>`: one subcommand for each capability, so that each has its own flags and its own help. */
export const callCommand = (context: AppContext) => {
  const command = new Command('call')
    .description('compute the answer of POST /v1/{family}/{slug} locally, without key or charge')
    .usage('<slug> [input] [flags]')
    // This action handles words that are not a subcommand.
    .argument('[slug]')
    .allowExcessArguments()
    .allowUnknownOption()
    .configureHelp({ visibleCommands: () => [] })
    .addHelpText(
      'after',
      '\nkhagola list shows the slugs; khagola call <slug> --help shows the flags of one.\nErrors are printed to stderr in the format of the API, with exit code 1.',
    )
  command.action((slug: string | undefined) => {
    if (slug === undefined) return command.help({ error: true })
    throw new SetupError(`${slug} is not a subcommand; use khagola call ${entryOf(slug).slug}.`)
  })
  for (const entry of catalogue) {
    const flags = flagsOf(entry.input)
    const subcommand = command
      .command(entry.slug)
      .description(entry.summary)
      .argument('[input]', 'the request: JSON, a file with JSON, or - for stdin; flags override its fields')
      .option('--example', 'call with the worked example')
      .option('--table', 'print a short text with tables and rounded numbers')
      .option('--open', 'write drawings to files and open them')
      .option('--ics', 'print an iCalendar file (almanac capabilities)')
      .option('--csv', 'print a CSV table (almanac capabilities)')
      .action(
        async (argument: string | undefined, options: Record<string, string> & OutputOptions & { example?: true }) => {
          const request = argument === undefined ? undefined : await requestOf(argument)
          const text = request ?? (options.example ? JSON.stringify(entry.example) : undefined)
          await call(context, entry, withFlags(text, flags, options), options)
        },
      )
    for (const { option } of flags) subcommand.addOption(option)
  }
  return command
}
