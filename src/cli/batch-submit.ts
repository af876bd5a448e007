import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { Command } from 'commander'
import type { AppContext } from '../api/command-context.ts'
import { ROW_GROUP_LINES } from '../batch/answer-sheets.ts'
import { BATCH_LINES } from '../batch/answers.ts'
import type { RunEphemeris } from '../batch/ephemeris.ts'
import type { InputBlocks } from '../batch/input-blocks.ts'
import { namedColumns } from '../batch/input-columns.ts'
import { inputFormatOf } from '../batch/input-format.ts'
import { indexInput } from '../batch/input-index.ts'
import { manifestPath } from '../batch/manifest.ts'
import type { MatchOptions } from '../batch/match.ts'
import { formatOf, OUTPUT_FORMATS } from '../batch/output-format.ts'
import { lockOutput } from '../batch/output-lock.ts'
import { hasBirths, PERSON_COLUMNS } from '../batch/people.ts'
import { rejectsPath, runFilePaths } from '../batch/result-file.ts'
import {
  type AnswersPlan,
  type InputName,
  type MatchPlan,
  openWorkFolder,
  type RunPlan,
  runName,
} from '../batch/shared-run.ts'
import { absolutePath, isS3, storageOf } from '../batch/storage.ts'
import type { RunWork } from '../batch/work-queue.ts'
import { SetupError } from '../settings.ts'
import { existsInStorage, openAnswerInput } from './batch-answers.ts'
import {
  basisOf,
  count,
  criteriaOf,
  defaultEphemeris,
  demandOtherOutput,
  ephemerisOption,
  forceOption,
  loadEntry,
  type MatchFlags,
  nowOption,
  reportIgnored,
  sizeOf,
  withMatchOptions,
  withSentences,
} from './batch-options.ts'
import { log, redisUrlOf, withQueue } from './batch-queue.ts'

interface SubmitOptions extends MatchFlags {
  in?: string
  grooms?: string
  brides?: string
  out: string
  shards: number
  fields?: string
  now?: number
  ephemeris?: RunEphemeris
  force?: boolean
}

/** A run before it is in the queue. */
interface PlannedRun {
  plan: RunPlan
  blocks: Partial<Record<InputName, InputBlocks>>
  /** The shards, when the current time of the run is known. */
  workOf: (plan: RunPlan) => RunWork<RunPlan>
}

/** Rows of a part of a side: the preparation of a match reads many parts at the same time. */
const SIDE_UNIT_ROWS = 2048

const planMatch = async (context: AppContext, options: SubmitOptions): Promise<PlannedRun> => {
  const { grooms, brides, out, shards, force = false } = options
  if (grooms === undefined || brides === undefined)
    throw new SetupError('batch submit match requires --grooms and --brides.')
  let births = 0
  for (const path of [grooms, brides]) if (await hasBirths(path)) births += await sizeOf(path)
  const ephemeris = options.ephemeris ?? defaultEphemeris(context, { out, force, size: births, shared: true })
  const matchOptions: MatchOptions = {
    ...{ format: formatOf(out, OUTPUT_FORMATS), ephemeris, basis: basisOf(context, ephemeris) },
    ...criteriaOf(options),
  }
  const indexOf = async (path: string) => {
    const format = await inputFormatOf(path, PERSON_COLUMNS)
    const ignored = await reportIgnored(path, format, namedColumns(PERSON_COLUMNS))
    return { ...(await indexInput(path, format, shards, SIDE_UNIT_ROWS)), ignored }
  }
  const indexes = { grooms: await indexOf(grooms), brides: await indexOf(brides) }
  const plan: MatchPlan = {
    ...{ command: 'match', out, unit: 'pairs', total: 0, options: matchOptions, shards },
    sides: {
      grooms: { path: grooms, parts: indexes.grooms.ranges.length },
      brides: { path: brides, parts: indexes.brides.ranges.length },
    },
    digests: { grooms: indexes.grooms.digest, brides: indexes.brides.digest },
    ignored: { grooms: indexes.grooms.ignored, brides: indexes.brides.ignored },
  }
  const preparationsOf = (run: MatchPlan) =>
    (['grooms', 'brides'] as const).flatMap((side) => {
      const { format, header, ranges } = indexes[side]
      return ranges.map(
        (range, index): MatchPlan => ({ ...run, read: { side, index, part: { format, header, range } } }),
      )
    })
  return {
    plan,
    blocks: { grooms: indexes.grooms.blocks, brides: indexes.brides.blocks },
    workOf: (run) => ({ preparations: preparationsOf(run as MatchPlan), shards }),
  }
}

const planAnswers = async (context: AppContext, slug: string, options: SubmitOptions): Promise<PlannedRun> => {
  const { in: path, out, fields, force = false } = options
  if (path === undefined) throw new SetupError('batch submit <slug> requires --in.')
  const entry = await loadEntry(slug)
  const ephemeris =
    options.ephemeris ?? defaultEphemeris(context, { out, force, size: await sizeOf(path), shared: true })
  const now = options.now ?? Date.now()
  const { columns, format, inputFormat, index, ignored } = await openAnswerInput(
    context,
    { entry, path, out, force, fields, ephemeris, now },
    {
      shards: options.shards,
      unitOf: (outputFormat) => (outputFormat === 'parquet' ? ROW_GROUP_LINES : BATCH_LINES),
    },
  )
  const { ranges, digest, header, rows, blocks } = index
  const plan: AnswersPlan = {
    ...{ command: 'answers', out, unit: 'rows', total: rows, slug: `${entry.family}/${entry.slug}`, in: path },
    ...{ inputFormat, digest, header, format, ephemeris, basis: basisOf(context, ephemeris), shards: ranges.length },
    ...{ now, isNowGiven: options.now !== undefined, ignored: { in: ignored } },
    columns: columns?.map((column) => column.path).join(',') ?? null,
  }
  return {
    plan,
    blocks: { in: blocks },
    workOf: (run) => ({ shards: ranges.map((range) => ({ ...(run as AnswersPlan), range })) }),
  }
}

/** Workers have other working directories. */
const withAbsolutePaths = ({ in: path, grooms, brides, out, ...options }: SubmitOptions): SubmitOptions => ({
  ...options,
  out: absolutePath(out),
  ...(path !== undefined && { in: absolutePath(path) }),
  ...(grooms !== undefined && { grooms: absolutePath(grooms) }),
  ...(brides !== undefined && { brides: absolutePath(brides) }),
})

/** Options that only a match has, and those that only a run of a capability has. */
const OPTIONS_OF = {
  match: ['grooms', 'brides', 'topK', 'threshold', 'system', 'ayanamsha'],
  answers: ['in', 'fields', 'now'],
} as const

const flagOf = (name: string) => `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** Fault: an option that the kind of run does not have. */
const demandOwnOptions = (isMatch: boolean, command: Command) => {
  const foreign = OPTIONS_OF[isMatch ? 'answers' : 'match'].find((name) => command.getOptionValueSource(name) === 'cli')
  if (foreign === undefined) return
  const own = OPTIONS_OF[isMatch ? 'match' : 'answers'].map(flagOf).join(', ')
  throw new SetupError(
    `${flagOf(foreign)} is not an option of ${isMatch ? 'a match' : 'a run of a capability'}, which has ${own}.`,
  )
}

/** Fault: a run on this machine writes the output. */
const demandNoLocalRun = async (out: string) => {
  if (isS3(out) || !existsSync(dirname(out))) return
  const lock = await lockOutput(out)
  lock.release()
}

export const submitCommand = (context: AppContext) =>
  withMatchOptions(
    new Command('submit')
      .description('divide a run into shards and put them into the queue of REDIS_URL')
      .argument('<what>', 'match, or the slug of a capability')
      .option('--in <file>', 'CSV, NDJSON or Parquet with one request per row, on a shared path or s3://bucket/key')
      .option('--grooms <file>', 'of a match')
      .option('--brides <file>', 'of a match')
      .requiredOption('--out <file>', '.csv, .ndjson or .parquet, on a shared path or s3://bucket/key')
      .option('--shards <count>', 'number of parts; an input with few rows has fewer', count, 16)
      .option('--fields <paths>', 'the columns of the output')
      .addOption(nowOption()),
  )
    .addOption(ephemerisOption())
    .addOption(forceOption())
    .action(
      withSentences(async (what: string, given: SubmitOptions, command: Command) => {
        const isMatch = what === 'match'
        demandOwnOptions(isMatch, command)
        const options = withAbsolutePaths(given)
        const { out, force = false } = options
        demandOtherOutput(out, [options.in, options.grooms, options.brides])
        redisUrlOf(context)
        await demandNoLocalRun(out)
        // Redis is asked before the inputs are read, which may take minutes.
        await withQueue(context, async () => {})
        if (!force && (await existsInStorage(out))) throw new SetupError(`${out} exists; --force replaces it.`)
        const { plan, blocks, workOf } = isMatch
          ? await planMatch(context, options)
          : await planAnswers(context, what, options)
        const named: RunPlan = force ? { ...plan, nonce: randomUUID() } : plan
        const run = runName(named)
        const prepare = async () => {
          if (force)
            await storageOf(out).remove([out, rejectsPath(out), manifestPath(out), runFilePaths(out).checkpoint])
          const now = 'now' in named ? named.now : 0
          const started = await openWorkFolder(run, { out, now }, blocks)
          const final: RunPlan = named.command === 'answers' ? { ...named, now: started } : named
          return { plan: final, work: workOf(final) }
        }
        const isNew = await withQueue(context, (queue) => queue.submit(run, out, prepare))
        if (!isNew) log(`the run ${run} is already in the queue.`)
        console.log(JSON.stringify({ run, shards: plan.shards, out }))
      }),
    )
