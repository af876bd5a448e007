import { availableParallelism } from 'node:os'
import { Command } from 'commander'
import type { AppContext } from '../api/command-context.ts'
import { ROW_GROUP_LINES } from '../batch/answer-sheets.ts'
import { BATCH_LINES } from '../batch/answers.ts'
import type { RunEphemeris } from '../batch/ephemeris.ts'
import { inputFormatOf } from '../batch/input-format.ts'
import { indexInput } from '../batch/input-index.ts'
import { manifestPath } from '../batch/manifest.ts'
import type { MatchOptions } from '../batch/match.ts'
import { formatOf, OUTPUT_FORMATS } from '../batch/output-format.ts'
import { createRowReader, hasBirths, PERSON_COLUMNS } from '../batch/people.ts'
import type { Progress } from '../batch/progress.ts'
import { rejectsPath } from '../batch/result-file.ts'
import type { RunStatus } from '../batch/run-status.ts'
import {
  type AnswersPlan,
  createShardComputation,
  type MatchPlan,
  mergeRun,
  type RunPlan,
  runName,
  shardsOfMatch,
} from '../batch/shared-run.ts'
import { absolutePath, storageOf } from '../batch/storage.ts'
import type { RunWork, WorkContext } from '../batch/work-queue.ts'
import { mapConcurrently } from '../concurrency.ts'
import { SetupError } from '../settings.ts'
import { existsInStorage, openAnswerInput } from './batch-answers.ts'
import {
  compileIfNeeded,
  count,
  criteriaOf,
  defaultEphemeris,
  demandOtherOutput,
  ephemerisOption,
  forceOption,
  loadEntry,
  type MatchFlags,
  openSky,
  sizeOf,
  withMatchOptions,
} from './batch-options.ts'
import { openRowService } from './batch-service.ts'

/** The internal command of a process that takes shards. */
const QUEUE_WORKER = 'queue-worker'

const log = (sentence: string) => console.error(`khagola: ${sentence}`)

/** The queue of the setting REDIS_URL. BullMQ is loaded here, because no other command needs it. */
const openQueue = async ({ settings }: AppContext) => {
  if (!settings.redisUrl) throw new SetupError('shared batch runs require REDIS_URL.')
  const { openWorkQueue } = await import('../batch/work-queue.ts')
  // Redis repeats its error at each attempt to connect.
  const messages = new Set<string>()
  return openWorkQueue<RunPlan>(settings.redisUrl, ({ message }) => {
    if (!messages.has(message)) log(message)
    messages.add(message)
  })
}

const withQueue = async <T>(context: AppContext, use: (queue: Awaited<ReturnType<typeof openQueue>>) => Promise<T>) => {
  const queue = await openQueue(context)
  try {
    return await use(queue)
  } finally {
    await queue.close()
  }
}

interface SubmitOptions extends MatchFlags {
  in?: string
  grooms?: string
  brides?: string
  out: string
  shards: number
  fields?: string
  ephemeris?: RunEphemeris
  force?: boolean
}

/** Rows of a part of a side: the preparation of a match reads many parts at the same time. */
const SIDE_UNIT_ROWS = 2048

const planMatch = async (
  context: AppContext,
  options: SubmitOptions,
): Promise<{ plan: MatchPlan; work: RunWork<RunPlan> }> => {
  const { grooms, brides, out, shards, force = false } = options
  if (grooms === undefined || brides === undefined)
    throw new SetupError('batch submit match requires --grooms and --brides.')
  let births = 0
  for (const path of [grooms, brides]) if (await hasBirths(path)) births += await sizeOf(path)
  const ephemeris = options.ephemeris ?? defaultEphemeris(context, { out, force, size: births, shared: true })
  const matchOptions: MatchOptions = { format: formatOf(out, OUTPUT_FORMATS), ephemeris, ...criteriaOf(options) }
  const indexOf = async (path: string) =>
    indexInput(path, await inputFormatOf(path, PERSON_COLUMNS), shards, SIDE_UNIT_ROWS)
  const indexes = { grooms: await indexOf(grooms), brides: await indexOf(brides) }
  const plan: MatchPlan = {
    ...{ command: 'match', out, unit: 'pairs', total: 0, options: matchOptions, shards },
    sides: {
      grooms: { path: grooms, parts: indexes.grooms.ranges.length },
      brides: { path: brides, parts: indexes.brides.ranges.length },
    },
    digests: { grooms: indexes.grooms.digest, brides: indexes.brides.digest },
  }
  const preparations = (['grooms', 'brides'] as const).flatMap((side) => {
    const { format, header, ranges } = indexes[side]
    return ranges.map(
      (range, index): MatchPlan => ({ ...plan, read: { side, index, part: { format, header, range } } }),
    )
  })
  return { plan, work: { preparations, shards } }
}

const planAnswers = async (
  context: AppContext,
  slug: string,
  options: SubmitOptions,
): Promise<{ plan: AnswersPlan; work: RunWork<RunPlan> }> => {
  const { in: path, out, fields, force = false } = options
  if (path === undefined) throw new SetupError('batch submit <slug> requires --in.')
  const entry = await loadEntry(slug)
  const ephemeris =
    options.ephemeris ?? defaultEphemeris(context, { out, force, size: await sizeOf(path), shared: true })
  const now = Date.now()
  const { columns, format, inputFormat, index } = await openAnswerInput(
    context,
    { entry, path, out, force, fields, ephemeris, now },
    {
      shards: options.shards,
      unitOf: (outputFormat) => (outputFormat === 'parquet' ? ROW_GROUP_LINES : BATCH_LINES),
    },
  )
  const { ranges, digest, header, rows } = index
  const plan: AnswersPlan = {
    ...{ command: 'answers', out, unit: 'rows', total: rows, slug: `${entry.family}/${entry.slug}`, in: path },
    ...{ inputFormat, digest, header, format, ephemeris, now, shards: ranges.length },
    columns: columns?.map((column) => column.path).join(',') ?? null,
  }
  return { plan, work: { shards: ranges.map((range) => ({ ...plan, range })) } }
}

/** Workers have other working directories. */
const withAbsolutePaths = ({ in: path, grooms, brides, out, ...options }: SubmitOptions): SubmitOptions => ({
  ...options,
  out: absolutePath(out),
  ...(path !== undefined && { in: absolutePath(path) }),
  ...(grooms !== undefined && { grooms: absolutePath(grooms) }),
  ...(brides !== undefined && { brides: absolutePath(brides) }),
})

const submitCommand = (context: AppContext) =>
  withMatchOptions(
    new Command('submit')
      .description('divide a run into shards and put them into the queue of REDIS_URL')
      .argument('<what>', 'match, or the slug of a capability')
      .option('--in <file>', 'CSV, NDJSON or Parquet with one request per row, on a shared path or s3://bucket/key')
      .option('--grooms <file>', 'of a match')
      .option('--brides <file>', 'of a match')
      .requiredOption('--out <file>', '.csv, .ndjson or .parquet, on a shared path or s3://bucket/key')
      .option('--shards <count>', 'number of parts; an input with few rows has fewer', count, 16)
      .option('--fields <paths>', 'the columns of the output'),
  )
    .addOption(ephemerisOption())
    .addOption(forceOption())
    .action(async (what: string, given: SubmitOptions) => {
      const options = withAbsolutePaths(given)
      const { out, force = false } = options
      demandOtherOutput(out, [options.in, options.grooms, options.brides])
      if (!force && (await existsInStorage(out))) throw new SetupError(`${out} exists; --force replaces it.`)
      const { plan, work } =
        what === 'match' ? await planMatch(context, options) : await planAnswers(context, what, options)
      // After the inputs and options are checked.
      if (force) await storageOf(out).remove([out, rejectsPath(out), manifestPath(out)])
      const run = runName(plan)
      const isNew = await withQueue(context, (queue) => queue.submit(run, plan, work))
      if (!isNew) log(`the run ${run} is already in the queue.`)
      console.log(JSON.stringify({ run, shards: plan.shards, out }))
    })

/** Reports the progress of a shard to the queue. Every report first checks that the worker still has the shard. */
const progressOf = ({ signal, report }: WorkContext): Progress => ({
  begin(_stage, _unit, total) {
    const startedAt = performance.now()
    let done = 0
    let skipped = 0
    return {
      add(amount) {
        signal.throwIfAborted()
        done += amount
        const seconds = Math.max((performance.now() - startedAt) / 1000, 1e-3)
        if (total !== null) report({ done, total, rate: (done - skipped) / seconds })
      },
      skip(amount) {
        done += amount
        skipped += amount
      },
      end() {},
    }
  },
})

const queueWorkerCommand = (context: AppContext) =>
  new Command(QUEUE_WORKER).action(async () => {
    const { redisUrl } = context.settings
    if (!redisUrl) throw new SetupError('shared batch runs require REDIS_URL.')
    const { startQueueWorker } = await import('../batch/work-queue.ts')
    const computeShard = createShardComputation({
      entryOf: loadEntry,
      async openReader(options) {
        await compileIfNeeded(context, options.ephemeris)
        const [sky, atlas] = [openSky(context, options.ephemeris), context.openAtlas()]
        return { read: createRowReader({ sky, atlas, ayanamsha: options.ayanamsha }), ahead: 1, close() {} }
      },
      async openAnswers(entry, { now, ephemeris, format, columns }) {
        await compileIfNeeded(context, ephemeris)
        const fields = columns?.map(({ path }) => path).join(',') ?? null
        return {
          run: await openRowService(context, entry, { now, ephemeris, format, fields }),
          close() {},
        }
      },
    })
    const worker = startQueueWorker<RunPlan>(redisUrl, {
      work: ({ run, part, plan }, work) =>
        part === 0 ? mergeRun(run, plan, loadEntry, progressOf(work)) : computeShard(run, part, plan, progressOf(work)),
      shardsOf: (plan) => (plan.command === 'match' ? shardsOfMatch(plan) : []),
      log,
    })
    const stop = () => void worker.stop()
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)
    process.once('disconnect', stop)
    await worker.stopped
    process.exit(0)
  })

/** Time before a worker process that ended early is replaced, milliseconds. */
const RESTART_MS = 1_000

const workCommand = (context: AppContext) =>
  new Command('work')
    .description('take shards of submitted runs from the queue of REDIS_URL, until a signal ends the command')
    .option(
      '--concurrency <count>',
      'number of shards at the same time, each in a process',
      count,
      availableParallelism(),
    )
    .action(async ({ concurrency }: { concurrency: number }) => {
      if (!context.settings.redisUrl) throw new SetupError('batch work requires REDIS_URL.')
      let isStopping = false
      const processes = new Set<Bun.Subprocess>()
      const keepWorker = async () => {
        while (!isStopping) {
          const worker = Bun.spawn([process.execPath, Bun.main, 'batch', QUEUE_WORKER], {
            stdio: ['ignore', 'inherit', 'inherit'],
            // The worker stops when this process ends in any way.
            ipc() {},
          })
          processes.add(worker)
          await worker.exited
          processes.delete(worker)
          if (isStopping) return
          log(`a worker process ended early (${worker.signalCode ?? worker.exitCode}) and is replaced.`)
          await Bun.sleep(RESTART_MS)
        }
      }
      const stop = () => {
        isStopping = true
        for (const worker of processes) worker.kill('SIGTERM')
      }
      for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)
      await mapConcurrently(Array.from({ length: concurrency }), keepWorker)
    })

const compactNumber = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })

const sentenceOf = ({ run, plan, state, shards, preparations, done, total: begun, rate, error }: RunStatus): string => {
  const { out, unit, total: planned } = plan as RunPlan
  const parts = [`${run} ${out}: ${state === 'waiting-children' ? 'running' : state}`]
  const isPreparing = preparations.finished < preparations.total
  if (isPreparing)
    parts.push(`${preparations.finished} of ${preparations.total} parts read, ${preparations.active} active`)
  else parts.push(`${shards.finished} of ${shards.total} shards finished, ${shards.active} active`)
  const failed = shards.failed + preparations.failed
  if (failed > 0) parts.push(`${failed} failed`)
  const units = isPreparing ? 'rows' : unit
  // The pairs of a match are known for the shards that have begun.
  const isKnown = planned > 0 || shards.waiting + preparations.waiting === 0
  const total = planned || begun
  if (done > 0)
    parts.push(`${compactNumber.format(done)}${isKnown ? ` of ${compactNumber.format(total)}` : ''} ${units}`)
  if (rate > 0) parts.push(`${compactNumber.format(rate)} ${units}/s`)
  if (rate > 0 && isKnown && total > done) parts.push(`${Math.ceil((total - done) / rate)} s left`)
  if (error !== null && state === 'failed') parts.push(error)
  return parts.join(', ')
}

const statusCommand = (context: AppContext) =>
  new Command('status')
    .description('print the state of submitted runs: finished shards, rate, time left')
    .argument('[run]', 'the name that submit printed; default all runs')
    .option('--json', 'print one JSON object per run')
    .action(async (run: string | undefined, { json = false }: { json?: boolean }) => {
      const statuses = await withQueue(context, (queue) => queue.status(run))
      if (run !== undefined && statuses.length === 0) throw new SetupError(`the run ${run} does not exist.`)
      for (const status of statuses)
        console.log(
          json ? JSON.stringify({ ...status, plan: undefined, out: (status.plan as RunPlan).out }) : sentenceOf(status),
        )
    })

const cancelCommand = (context: AppContext) =>
  new Command('cancel')
    .description('stop a submitted run; its finished segments stay, and the same submission continues from them')
    .argument('<run>', 'the name that submit printed')
    .action(async (run: string) => {
      if (!(await withQueue(context, (queue) => queue.cancel(run))))
        throw new SetupError(`no unfinished run ${run} exists.`)
      console.log(JSON.stringify({ run, state: 'cancelled' }))
    })

/** The commands of runs that several machines share. */
export const sharedCommands = (context: AppContext): Command[] => [
  submitCommand(context),
  workCommand(context),
  statusCommand(context),
  cancelCommand(context),
  queueWorkerCommand(context),
]
