import { availableParallelism } from 'node:os'
import { Command } from 'commander'
import type { AppContext } from '../api/command-context.ts'
import { withOutputLock } from '../batch/output-lock.ts'
import { createRowReader } from '../batch/people.ts'
import type { Progress } from '../batch/progress.ts'
import type { RunStatus } from '../batch/run-status.ts'
import { createShardComputation, mergeRun, type RunPlan, shardsOfMatch } from '../batch/shared-run.ts'
import { isS3 } from '../batch/storage.ts'
import type { WorkContext } from '../batch/work-queue.ts'
import { mapConcurrently } from '../concurrency.ts'
import { SetupError } from '../settings.ts'
import { basisOf, compileIfNeeded, count, loadEntry, openSky, withSentences } from './batch-options.ts'
import { log, redisUrlOf, withQueue } from './batch-queue.ts'
import { openRowService } from './batch-service.ts'
import { submitCommand } from './batch-submit.ts'

/** The internal command of a process that takes shards. */
const QUEUE_WORKER = 'queue-worker'

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
    const redisUrl = redisUrlOf(context)
    const { startQueueWorker } = await import('../batch/work-queue.ts')
    const computeShard = createShardComputation({
      basisOf: (ephemeris) => basisOf(context, ephemeris),
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
      work({ run, part, plan }, work) {
        if (part !== 0) return computeShard(run, part, plan, progressOf(work))
        const merge = () => mergeRun(run, plan, loadEntry, progressOf(work))
        return isS3(plan.out) ? merge() : withOutputLock(plan.out, merge)
      },
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
      redisUrlOf(context)
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

const ENDED: readonly RunStatus['state'][] = ['completed', 'failed', 'cancelled']

const sentenceOf = (status: RunStatus): string => {
  const {
    run,
    plan,
    state,
    shards,
    preparations,
    done,
    total: begun,
    rate,
    error,
    shard_error: shardError,
    result,
  } = status
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
  if (state === 'failed') parts.push(shardError ?? error ?? 'unknown error')
  else if (error !== null && !ENDED.includes(state)) parts.push(`last error of the merge: ${error}`)
  else if (shardError !== null && state !== 'completed') parts.push(`last error of a shard: ${shardError}`)
  if (isAllFailed(result)) parts.push('every row has an error')
  return parts.join(', ')
}

/** The counts of a finished run. */
interface RunCounts {
  rows?: number
  failed?: number
  grooms?: number
  brides?: number
  rejected?: number
}

/** True if a run has no answer because all its rows have errors. */
const isAllFailed = (result: unknown): boolean => {
  const { rows = 0, failed = 0, grooms, brides, rejected = 0 } = (result ?? {}) as RunCounts
  return (failed > 0 && failed === rows) || (rejected > 0 && (grooms === 0 || brides === 0))
}

/** True if a run failed, or ended without an answer. */
const isLost = ({ state, result }: RunStatus): boolean => state === 'failed' || isAllFailed(result)

const jsonOf = ({ plan, error, ...status }: RunStatus): string => {
  const { out, ignored } = plan as RunPlan
  const reason = status.state === 'failed' ? (status.shard_error ?? error) : error
  return JSON.stringify({ ...status, error: reason, out, ignored_columns: ignored })
}

const missing = (run: string) => new SetupError(`the run ${run} does not exist.`)

const statusCommand = (context: AppContext) =>
  new Command('status')
    .description('print the state of submitted runs: finished shards, rate, time left')
    .argument('[run]', 'the name that submit printed; default all runs')
    .option('--json', 'print one JSON object per run')
    .addHelpText('after', '\nThe exit code is 1 if the named run failed or has an error in every row.')
    .action(
      withSentences(async (run: string | undefined, { json = false }: { json?: boolean }) => {
        const statuses = await withQueue(context, (queue) => queue.status(run))
        if (run !== undefined && statuses.length === 0) throw missing(run)
        for (const status of statuses) console.log(json ? jsonOf(status) : sentenceOf(status))
        if (run !== undefined && statuses.some(isLost)) process.exitCode = 1
      }),
    )

/** Time between two looks at a run, and for which a waiting command bears the absence of Redis, milliseconds. */
const [WAIT_POLL_MS, WAIT_PATIENCE_MS] = [1_000, 300_000]
/** Time between two lines of progress, milliseconds. */
const WAIT_LINE_MS = 10_000

const waitCommand = (context: AppContext) =>
  new Command('wait')
    .description('wait for the end of a submitted run; the exit code is 1 if it failed, was cancelled or has no answer')
    .argument('<run>', 'the name that submit printed')
    .option('--strict', 'exit with code 1 if a row has an error')
    .action(
      withSentences(async (run: string, { strict = false }: { strict?: boolean }) => {
        const wait = async (queue: Parameters<Parameters<typeof withQueue>[1]>[0]): Promise<RunStatus> => {
          let printed = performance.now()
          for (;;) {
            const [status] = await queue.status(run)
            if (!status) throw missing(run)
            if (ENDED.includes(status.state)) return status
            if (performance.now() - printed > WAIT_LINE_MS) {
              console.error(sentenceOf(status))
              printed = performance.now()
            }
            await Bun.sleep(WAIT_POLL_MS)
          }
        }
        const status = await withQueue(context, wait, WAIT_PATIENCE_MS)
        console.error(sentenceOf(status))
        console.log(jsonOf(status))
        const { failed = 0, rejected = 0 } = (status.result ?? {}) as RunCounts
        if (isLost(status) || status.state === 'cancelled' || (strict && failed + rejected > 0)) process.exitCode = 1
      }),
    )

const cancelCommand = (context: AppContext) =>
  new Command('cancel')
    .description('stop a submitted run; its finished segments stay, and the same submission continues from them')
    .argument('<run>', 'the name that submit printed')
    .action(
      withSentences(async (run: string) => {
        if (!(await withQueue(context, (queue) => queue.cancel(run))))
          throw new SetupError(`no unfinished run ${run} exists.`)
        console.log(JSON.stringify({ run, state: 'cancelled' }))
      }),
    )

/** The commands of runs that several machines share. */
export const sharedCommands = (context: AppContext): Command[] => [
  submitCommand(context),
  workCommand(context),
  statusCommand(context),
  waitCommand(context),
  cancelCommand(context),
  queueWorkerCommand(context),
]
