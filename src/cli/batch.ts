import { Command, InvalidArgumentError } from 'commander'
import type { AppContext } from '../api/command-context.ts'
import {
  type AnswerPool,
  type AnswersOptions,
  type AnswersSummary,
  runAnswers,
  streamAnswers,
} from '../batch/answers.ts'
import type { InputRow } from '../batch/csv-rows.ts'
import type { RunEphemeris } from '../batch/ephemeris.ts'
import { namedColumns } from '../batch/input-columns.ts'
import { inputFormatOf } from '../batch/input-format.ts'
import { type MatchRun, type RowReaderPool, runMatch } from '../batch/match.ts'
import { mergeShards } from '../batch/merge.ts'
import { formatOf, OUTPUT_FORMATS, type OutputFormat } from '../batch/output-format.ts'
import { withOutputLock } from '../batch/output-lock.ts'
import { createRowReader, hasBirths, PERSON_COLUMNS, type RowResult } from '../batch/people.ts'
import { type Shard, shardPath } from '../batch/shard.ts'
import { openWorkerPool, serveWorker } from '../batch/worker-pool.ts'
import type { CatalogueEntry } from '../capabilities/capability.ts'
import { mapConcurrently } from '../concurrency.ts'
import type { AyanamshaId } from '../ephemeris/ayanamshas.ts'
import { SetupError } from '../settings.ts'
import { type AnswersRequest, openAnswerInput, openAnswerStream } from './batch-answers.ts'
import { callsCommand } from './batch-calls.ts'
import {
  basisOf,
  compileIfNeeded,
  criteriaOf,
  defaultEphemeris,
  demandLocalOutput,
  demandOtherOutput,
  ephemerisOption,
  forceOption,
  jobsOption,
  loadEntry,
  type MatchFlags,
  nowOption,
  openSky,
  progressOnStderr,
  reportIgnored,
  runTime,
  STREAM,
  sizeOf,
  withMatchOptions,
  withSentences,
} from './batch-options.ts'
import { openRowService } from './batch-service.ts'
import { sharedCommands } from './shared-batch.ts'

const parseShard = (text: string): Shard => {
  const [part, of] = /^(\d+)\/(\d+)$/.exec(text)?.slice(1).map(Number) ?? []
  if (part === undefined || of === undefined || part < 1 || part > of)
    throw new InvalidArgumentError('The shard must be K/N, with K from 1 to N.')
  return { part, of }
}

const print = (out: string, summary: object) => {
  if ('already_finished' in summary) console.error(`khagola: ${out} was already complete; nothing was done.`)
  // If the answers go to stdout, the summary goes to stderr.
  const write = out === STREAM ? console.error : console.log
  write(JSON.stringify({ out, ...summary }))
}

/** The unused columns of the inputs, as a part of a summary; nothing if all are used. */
const ignoredFields = (ignored: Readonly<Record<string, readonly string[]>>) =>
  Object.values(ignored).some((names) => names.length > 0) ? { ignored_columns: ignored } : {}

/** Internal commands of the worker processes of a batch. Workers exchange messages only with their parent. */
const ROW_WORKER = 'row-worker'
const ANSWER_WORKER = 'answer-worker'

const personColumns = namedColumns(PERSON_COLUMNS)
const reportIgnoredOf = async (path: string) =>
  reportIgnored(path, await inputFormatOf(path, PERSON_COLUMNS), personColumns)

interface MatchCommandOptions extends MatchFlags {
  grooms: string
  brides: string
  out: string
  shard?: Shard
  jobs: number
  ephemeris?: RunEphemeris
  force?: boolean
}

/** Input files above this size (bytes) are read by several processes. */
const PARALLEL_READ_BYTES = 4_000_000

const matchCommand = (context: AppContext) =>
  withMatchOptions(
    new Command('match')
      .description('match every groom in one file with every bride in another, and write the best pairs')
      .requiredOption(
        '--grooms <file>',
        'CSV, NDJSON or Parquet: an id with a birth, or with a nakshatra and an optional pada',
      )
      .requiredOption('--brides <file>', 'as --grooms')
      .requiredOption('--out <file>', '.csv, .ndjson or .parquet'),
  )
    .option('--shard <K/N>', 'only part K of N equal parts of the grooms, written next to --out', parseShard)
    .addOption(jobsOption('number of processes that read births'))
    .addOption(ephemerisOption())
    .addOption(forceOption())
    .action(
      withSentences(
        async ({ grooms, brides, shard: shardOption, force = false, jobs, ...options }: MatchCommandOptions) => {
          const shard = shardOption ?? null
          const out = shard ? shardPath(options.out, shard) : options.out
          const inputs = [grooms, brides]
          demandOtherOutput(out, inputs)
          const births = async () => {
            const birthBytes = await mapConcurrently(inputs, async (path) =>
              (await hasBirths(path)) ? sizeOf(path) : 0,
            )
            return birthBytes.reduce((sum, size) => sum + size, 0)
          }
          const format = formatOf(out, OUTPUT_FORMATS)
          demandLocalOutput(out, force)
          const ephemeris =
            options.ephemeris ?? defaultEphemeris(context, { out, force, size: await births(), shared: shard !== null })
          const ignored = { grooms: await reportIgnoredOf(grooms), brides: await reportIgnoredOf(brides) }
          const run: MatchRun = {
            ...{ grooms, brides, out, shard, force, format, ephemeris, ignored },
            ...{ ...criteriaOf(options), basis: basisOf(context, ephemeris) },
          }
          const open = async (): Promise<RowReaderPool> => {
            await compileIfNeeded(context, run.ephemeris)
            const sizes = await mapConcurrently(inputs, sizeOf)
            if (jobs === 1 || !sizes.some((size) => size > PARALLEL_READ_BYTES)) {
              const [sky, atlas] = [openSky(context, run.ephemeris), context.openAtlas()]
              return { read: createRowReader({ sky, atlas, ayanamsha: run.ayanamsha }), ahead: 1, close() {} }
            }
            const args = [Bun.main, 'batch', ROW_WORKER, run.ayanamsha, run.ephemeris]
            const workers = openWorkerPool<InputRow[], RowResult[]>(args, jobs)
            return { read: workers.run, ahead: jobs * 2, close: workers.close }
          }
          const summary = await withOutputLock(out, () => runMatch(run, open, progressOnStderr()))
          print(out, { ...summary, ...ignoredFields(ignored) })
          // A list without any valid row, such as one with wrong column names.
          if (summary.rejected > 0 && (summary.grooms === 0 || summary.brides === 0)) process.exitCode = 1
        },
      ),
    )

const rowWorkerCommand = (context: AppContext) =>
  new Command(ROW_WORKER)
    .argument('<ayanamsha>')
    .argument('<ephemeris>')
    .action((ayanamsha: AyanamshaId, ephemeris: RunEphemeris) =>
      serveWorker(createRowReader({ sky: openSky(context, ephemeris), atlas: context.openAtlas(), ayanamsha })),
    )

const mergeCommand = () =>
  new Command('merge')
    .description('merge the shards of an output; the result equals the output of a run without shards')
    .requiredOption('--out <file>', 'the --out of the shards')
    .addOption(forceOption())
    .action(
      withSentences(async ({ out, force = false }: { out: string; force?: boolean }) => {
        const format = formatOf(out, OUTPUT_FORMATS)
        demandLocalOutput(out, force)
        print(out, await withOutputLock(out, () => mergeShards(out, format, force)))
      }),
    )

interface AnswersCommandOptions {
  strict?: boolean
  in: string
  out: string
  jobs: number
  fields?: string
  now?: number
  ephemeris?: RunEphemeris
  force?: boolean
}

const answerWorkerCommand = (context: AppContext) =>
  new Command(ANSWER_WORKER)
    .argument('<slug>')
    .argument('<now>', '', Number)
    .argument('<ephemeris>')
    .argument('<format>')
    .argument('[fields]')
    .action(async (slug: string, now: number, ephemeris: RunEphemeris, format: OutputFormat, fields?: string) => {
      const options = { now, ephemeris, format, fields: fields ?? null }
      const answer = await openRowService(context, await loadEntry(slug), options)
      await serveWorker(answer)
    })

/** Returns a function that starts the worker processes of a run. */
const workersOf =
  (
    context: AppContext,
    entry: CatalogueEntry,
    run: Pick<AnswersOptions, 'now' | 'ephemeris' | 'format' | 'columns'> & { jobs: number },
  ) =>
  async (): Promise<AnswerPool> => {
    const { now, ephemeris, format, columns, jobs } = run
    await compileIfNeeded(context, ephemeris)
    const args = [Bun.main, 'batch', ANSWER_WORKER, `${entry.family}/${entry.slug}`, String(now), ephemeris, format]
    if (columns) args.push(columns.map(({ path }) => path).join(','))
    return openWorkerPool(args, jobs)
  }

interface AnswersCommand extends AnswersRequest {
  jobs: number
}

/** Answers the rows of a stream. */
const answerStream = async (context: AppContext, request: AnswersCommand): Promise<AnswersSummary> => {
  const { entry, ephemeris, now, jobs } = request
  const { columns, format, reject, ...streams } = await openAnswerStream(context, request)
  const openWorkers = workersOf(context, entry, { now, ephemeris, format, columns, jobs })
  const run = { ...{ entry, format, columns, ephemeris, now }, ...{ openWorkers, ahead: jobs * 2 } }
  return streamAnswers(run, streams, reject)
}

/** Answers the rows of a file. The result has the columns of the input that were not used. */
const answerFile = async (context: AppContext, request: AnswersCommand): Promise<AnswersSummary> => {
  const { entry, ephemeris, now, jobs, out, force, path } = request
  const { columns, format, inputFormat, index, ignored } = await openAnswerInput(context, request)
  const openWorkers = workersOf(context, entry, { now, ephemeris, format, columns, jobs })
  const summary = await runAnswers(
    {
      ...{ entry, in: path, out, force, inputFormat, format, columns, ephemeris, now, ignored },
      ...{ basis: basisOf(context, ephemeris), openWorkers, ahead: jobs * 2 },
    },
    progressOnStderr(),
    index,
  )
  return { ...summary, ...ignoredFields({ in: ignored }) }
}

export const batchCommand = (context: AppContext) => {
  const batch = new Command('batch')
    .enablePositionalOptions()
    .description('many calls or pairs, from files to files; an interrupted run resumes when it is started again')
    .usage('<slug> --in <file> --out <file> | match | merge | calls | submit | work | status | wait | cancel')
    .argument('[slug]', 'the capability; each row of --in is one request')
    .option('--in <file>', 'CSV, NDJSON or Parquet with one request per row; - for stdin')
    .option('--out <file>', '.csv, .ndjson or .parquet with one row per answer; - for NDJSON on stdout')
    .option('--fields <paths>', 'the columns of the output, such as ascendant.sign,planets.Moon.longitude')
    .option('--strict', 'exit with code 1 if a line has an error')
    .addOption(nowOption())
    .addOption(jobsOption('number of processes that compute'))
    .addOption(ephemerisOption())
    .addOption(forceOption())
    .action(
      withSentences(async (slug: string | undefined, options: Partial<AnswersCommandOptions> & { jobs: number }) => {
        if (slug === undefined) return batch.help({ error: true })
        const { in: path, out, jobs, fields, force = false, strict = false } = options
        if (path === undefined || out === undefined) throw new SetupError('batch <slug> requires --in and --out.')
        demandOtherOutput(out, [path])
        const entry = await loadEntry(slug)
        const size = await sizeOf(path)
        const compute = async () => {
          const ephemeris = options.ephemeris ?? defaultEphemeris(context, { out, force, size, shared: false })
          const now = runTime(out, { now: options.now, force })
          const request = { entry, path, out, force, fields, ephemeris, now, jobs }
          return path === STREAM || out === STREAM ? answerStream(context, request) : answerFile(context, request)
        }
        if (out !== STREAM) demandLocalOutput(out, force)
        const summary = out === STREAM ? await compute() : await withOutputLock(out, compute)
        print(out, summary)
        const { failed, lines } = summary
        if (failed > 0) console.error(`khagola: ${failed} of ${lines} lines have an error.`)
        if (failed > 0 && (strict || failed === lines)) process.exitCode = 1
      }),
    )
  for (const command of [matchCommand(context), mergeCommand(), callsCommand(context), ...sharedCommands(context)])
    batch.addCommand(command)
  for (const command of [rowWorkerCommand(context), answerWorkerCommand(context)])
    batch.addCommand(command, { hidden: true })
  return batch
}
