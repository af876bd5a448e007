import { availableParallelism } from 'node:os'
import { Command, InvalidArgumentError, Option } from 'commander'
import type { AppContext } from '../api/app-context.ts'
import { answerBatch, type BatchAnswers, type LineBatch, runAnswers, STREAM, streamAnswers } from '../batch/answers.ts'
import { EPHEMERIDES, type Ephemeris, type EphemerisConditions, ephemerisFor } from '../batch/ephemeris.ts'
import { type MatchRun, type RowReaderPool, runMatch } from '../batch/match.ts'
import { mergeShards } from '../batch/merge.ts'
import { createRowReader, hasBirths, type RowResult } from '../batch/people.ts'
import { createProgress } from '../batch/progress.ts'
import { chunksOf, formatOf, type InputRow, OUTPUT_FORMATS } from '../batch/records.ts'
import { type Shard, shardPath } from '../batch/shard.ts'
import { openWorkerPool, serveWorker } from '../batch/worker-pool.ts'
import { mapConcurrently } from '../concurrency.ts'
import { AYANAMSHA_IDS, type AyanamshaId, isAyanamsha } from '../ephemeris/ayanamshas.ts'
import { MATCH_SYSTEMS, type MatchSystem } from '../jyotish/kootas/systems.ts'
import { createKeylessService } from '../service/keyless-service.ts'
import { SetupError } from '../settings.ts'
import { entryOf } from './catalogue.ts'
import { wholeNumber } from './numbers.ts'

const number = (text: string) => {
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value) || value < 0)
    throw new InvalidArgumentError('It must be a number, 0 or more.')
  return value
}
const count = wholeNumber(1)
// Commander would convert null to an empty string.
const countOrAll = (text: string) => (text === 'all' ? Number.POSITIVE_INFINITY : count(text))
const parseShard = (text: string): Shard => {
  const [part, of] = /^(\d+)\/(\d+)$/.exec(text)?.slice(1).map(Number) ?? []
  if (part === undefined || of === undefined || part < 1 || part > of)
    throw new InvalidArgumentError('It must be K/N with K from 1 to N.')
  return { part, of }
}

const progress = () => createProgress(process.stderr)
const print = (out: string, summary: object) => {
  if ('already_finished' in summary) console.error(`khagola: ${out} was already complete; nothing was done.`)
  // If the answers go to stdout, the summary goes to stderr.
  const write = out === STREAM ? console.error : console.log
  write(JSON.stringify({ out, ...summary }))
}

/** The source and the writer of a run that reads or writes a stream. */
const openStreams = async (path: string, out: string, force: boolean) => {
  if (out !== STREAM && !force && (await Bun.file(out).exists()))
    throw new SetupError(`${out} exists; --force replaces it.`)
  const sink = out === STREAM ? Bun.stdout.writer() : Bun.file(out).writer()
  return {
    source: path === STREAM ? (process.stdin as AsyncIterable<Uint8Array>) : chunksOf(path),
    write: async (text: string) => {
      await sink.write(text)
      await sink.flush()
    },
  }
}

/** Internal commands of the worker processes of a batch. Workers exchange messages only with their parent. */
const ROW_WORKER = 'row-worker'
const ANSWER_WORKER = 'answer-worker'

interface MatchOptions {
  grooms: string
  brides: string
  out: string
  system: MatchSystem
  ayanamsha: AyanamshaId
  threshold?: number
  topK: number
  shard?: Shard
  jobs: number
  ephemeris?: Ephemeris
  force?: boolean
}

/** Input files above this size (bytes) are read by several processes. */
const PARALLEL_READ_BYTES = 4_000_000

const forceOption = () => new Option('--force', 'start again and replace existing output')
const ephemerisOption = () =>
  new Option('--ephemeris <which>', 'default: compiled for large inputs or if it exists, otherwise swiss').choices(
    EPHEMERIDES,
  )
/** The size of a file, bytes; 0 for a stream, whose size is unknown. */
const sizeOf = (path: string) => (path === STREAM ? 0 : Bun.file(path).size)

/** The ephemeris of a run without `--ephemeris`. */
const defaultEphemeris = (
  context: AppContext,
  conditions: Pick<EphemerisConditions, 'out' | 'force' | 'size' | 'shared'>,
) => {
  const allowed = context.compileSky !== undefined
  return ephemerisFor({ ...conditions, allowed: allowed, exists: allowed && context.hasCompiledSky?.() === true })
}

/** Compiles the ephemeris if the run needs it and it does not exist; the workers then use it. */
const compileIfNeeded = async (context: AppContext, ephemeris: Ephemeris) => {
  if (ephemeris === 'swiss' || context.hasCompiledSky?.()) return
  if (!context.compileSky) throw new SetupError('--ephemeris compiled requires that COMPILED_YEARS is not none.')
  const stage = progress().begin('compiling the ephemeris', '%', 100)
  let reported = 0
  await context.compileSky((share) => {
    stage.add(share * 100 - reported)
    reported = share * 100
  })
  stage.end()
}
const openSky = (context: AppContext, ephemeris: Ephemeris) => context.openSky({ compiled: ephemeris === 'compiled' })

const ayanamshaId = (text: string): AyanamshaId => {
  if (!isAyanamsha(text))
    throw new InvalidArgumentError(`It must be degrees@epoch, or one of: ${AYANAMSHA_IDS.join(', ')}.`)
  return text
}

/** Default threshold of each system, as in bulk-match-matrix. */
const DEFAULT_THRESHOLDS = { ashtakoot: 18, ten_porutham: 5, kerala_porutham: 5, telugu: 18 } satisfies Record<
  MatchSystem,
  number
>

const matchCommand = (context: AppContext) =>
  new Command('match')
    .description('match every groom in one file with every bride in another, and write the best pairs')
    .requiredOption('--grooms <file>', '.csv or .ndjson: an id with a birth, or with a nakshatra and an optional pada')
    .requiredOption('--brides <file>', 'as --grooms')
    .requiredOption('--out <file>', '.csv, .ndjson or .parquet')
    .option('--top-k <count or all>', 'maximum number of pairs per groom', countOrAll, 50)
    .option('--threshold <total>', 'smallest total of a pair; default 18, or 5 for the porutham systems', number)
    .addOption(new Option('--system <name>').choices(MATCH_SYSTEMS).default('ashtakoot'))
    .option('--ayanamsha <id>', 'a name, or degrees@epoch such as 23.15@1950-01-01', ayanamshaId, 'lahiri')
    .option('--shard <K/N>', 'only part K of N equal parts of the grooms, written next to --out', parseShard)
    .option('--jobs <count>', 'number of processes that read births', count, availableParallelism())
    .addOption(ephemerisOption())
    .addOption(forceOption())
    .action(
      async ({ topK, shard: shardOption, force = false, jobs, threshold, ephemeris, ...options }: MatchOptions) => {
        const shard = shardOption ?? null
        const out = shard ? shardPath(options.out, shard) : options.out
        const inputs = [options.grooms, options.brides]
        const births = async () => {
          const birthBytes = await mapConcurrently(inputs, async (path) => ((await hasBirths(path)) ? sizeOf(path) : 0))
          return birthBytes.reduce((sum, size) => sum + size, 0)
        }
        const run: MatchRun = {
          ...options,
          ...{ out, shard, force, format: formatOf(out, OUTPUT_FORMATS), top: Number.isFinite(topK) ? topK : null },
          threshold: threshold ?? DEFAULT_THRESHOLDS[options.system],
          ephemeris:
            ephemeris ?? defaultEphemeris(context, { out, force, size: await births(), shared: shard !== null }),
        }
        const open = async (): Promise<RowReaderPool> => {
          await compileIfNeeded(context, run.ephemeris)
          if (jobs === 1 || !inputs.some((path) => sizeOf(path) > PARALLEL_READ_BYTES)) {
            const [sky, atlas] = [openSky(context, run.ephemeris), context.openAtlas()]
            return { read: createRowReader({ sky, atlas, ayanamsha: run.ayanamsha }), ahead: 1, close() {} }
          }
          const args = [Bun.main, 'batch', ROW_WORKER, run.ayanamsha, run.ephemeris]
          const workers = openWorkerPool<InputRow[], RowResult[]>(args, jobs)
          return { read: workers.run, ahead: jobs * 2, close: workers.close }
        }
        print(out, await runMatch(run, open, progress()))
      },
    )

const rowWorkerCommand = (context: AppContext) =>
  new Command(ROW_WORKER)
    .argument('<ayanamsha>')
    .argument('<ephemeris>')
    .action((ayanamsha: AyanamshaId, ephemeris: Ephemeris) =>
      serveWorker(createRowReader({ sky: openSky(context, ephemeris), atlas: context.openAtlas(), ayanamsha })),
    )

const mergeCommand = () =>
  new Command('merge')
    .description('merge the shards of an output; the result equals the output of a run without shards')
    .requiredOption('--out <file>', 'the --out of the shards')
    .action(async ({ out }: { out: string }) => print(out, await mergeShards(out, formatOf(out, OUTPUT_FORMATS))))

interface AnswersOptions {
  strict?: boolean
  in: string
  out: string
  jobs: number
  ephemeris?: Ephemeris
  force?: boolean
}

const answerWorkerCommand = (context: AppContext) =>
  new Command(ANSWER_WORKER)
    .argument('<slug>')
    .argument('<now>', '', Number)
    .argument('<ephemeris>')
    .action(async (slug: string, now: number, ephemeris: Ephemeris) => {
      const entry = entryOf(slug)
      const service = createKeylessService({
        sky: openSky(context, ephemeris),
        atlas: context.openAtlas(),
        clock: { now: () => now },
        deadlineMs: context.settings.deadlineMs,
      })
      await serveWorker((batch: LineBatch) => answerBatch(service, entry, batch))
    })

export const batchCommand = (context: AppContext) => {
  const batch = new Command('batch')
    .enablePositionalOptions()
    .description('many calls or pairs, from files to files; an interrupted run resumes when it is started again')
    .usage('<slug> --in <file> --out <file> | match | merge')
    .argument('[slug]', 'the capability; each line of --in is one request')
    .option('--in <file>', 'NDJSON with one request per line; - for stdin')
    .option('--out <file>', 'NDJSON with one answer or error per line; - for stdout')
    .option('--strict', 'exit with code 1 if a line has an error')
    .option('--jobs <count>', 'number of processes that compute', count, availableParallelism())
    .addOption(ephemerisOption())
    .addOption(forceOption())
    .action(async (slug: string | undefined, options: Partial<AnswersOptions> & { jobs: number }) => {
      if (slug === undefined) return batch.help({ error: true })
      const { in: path, out, jobs, force = false, strict = false } = options
      if (path === undefined || out === undefined) throw new SetupError('batch <slug> requires --in and --out.')
      const entry = entryOf(slug)
      const ephemeris =
        options.ephemeris ?? defaultEphemeris(context, { out, force, size: sizeOf(path), shared: false })
      const run = {
        ...{ entry, now: Date.now(), ahead: jobs * 2, ephemeris },
        openWorkers: async (now: number) => {
          await compileIfNeeded(context, ephemeris)
          return openWorkerPool<LineBatch, BatchAnswers>(
            [Bun.main, 'batch', ANSWER_WORKER, entry.slug, String(now), ephemeris],
            jobs,
          )
        },
      }
      const isStream = path === STREAM || out === STREAM
      const summary = isStream
        ? await streamAnswers(run, await openStreams(path, out, force))
        : await runAnswers({ ...run, out, in: path, force }, progress())
      print(out, summary)
      if (summary.failed > 0) console.error(`khagola: ${summary.failed} of ${summary.lines} lines have an error.`)
      if (strict && summary.failed > 0) process.exitCode = 1
    })
  batch.addCommand(matchCommand(context))
  batch.addCommand(mergeCommand())
  batch.addCommand(rowWorkerCommand(context), { hidden: true })
  batch.addCommand(answerWorkerCommand(context), { hidden: true })
  return batch
}
