import { FlowProducer, type Job, Queue, UnrecoverableError, WaitingChildrenError, WaitingError, Worker } from 'bullmq'
import type { Redis } from 'ioredis'
import { mapConcurrently } from '../concurrency.ts'
import { SetupError } from '../settings.ts'
import { PermanentError } from './permanent-error.ts'
import { claimOutput, connect, connectCommand, messageOf, PREFIX, unreachable } from './queue-connection.ts'
import type { RunStatus, ShardCounts, ShardProgress } from './run-status.ts'

/**
 * The queue of batch runs: BullMQ on Redis. A run is a flow whose children are the shards and whose parent is the merge. This is
 * the only module that loads BullMQ, and only the commands of shared runs load it.
 */

const QUEUE = 'batch'
/** A shard whose worker is silent for this long is given to another worker, milliseconds. */
const LOCK_MS = 15_000
/** Time between two searches for shards of dead workers, milliseconds. */
const STALLED_INTERVAL_MS = 5_000
/**
 * How often the worker of a shard may die before the run fails. Each attempt resumes at the last segment, so a high limit costs
 * little; it stops a shard that kills its workers.
 */
const MAX_STALLED = 50
/** Attempts after errors, such as storage that cannot be reached. */
const ATTEMPTS = 8
const BACKOFF_MS = 2_000
/** Time for which finished runs are kept for `status`, seconds. */
const RETENTION_SECONDS = 7 * 86_400

export interface WorkItem<Plan> {
  run: string
  /** 0 is the merge; the shards are counted from 1. */
  part: number
  plan: Plan
  /** Only in the merge. */
  merge?: MergeState
}

interface MergeState {
  shards: number
  /** Number of preparations, which end before the shards are added. */
  preparations: number
  hasShards: boolean
  isCancelled: boolean
}

export interface WorkContext {
  /** Aborted when the run is cancelled or when another worker may have the shard. */
  signal: AbortSignal
  report(progress: ShardProgress): void
}

const mergeId = (run: string) => `${run}-merge`
const shardId = (run: string, part: number) => `${run}-${part}`
const preparationId = (run: string, part: number) => `${run}-prepare-${part}`

const jobOptions = {
  attempts: ATTEMPTS,
  backoff: { type: 'exponential', delay: BACKOFF_MS },
  removeOnComplete: { age: RETENTION_SECONDS },
  removeOnFail: { age: RETENTION_SECONDS },
} as const

const CANCELLED = 'The run was cancelled.'
const FAILED = 'Another shard of the run failed.'

/** How long the shards of a cancelled run may take to stop before the same run is submitted again, milliseconds. */
const STOP_MS = 30_000
const POLL_MS = 200
/**
 * The shards of a run. A run with preparations has only the number of shards; the preparations determine the shards.
 */
export type RunWork<Plan> = { shards: readonly Plan[] } | { preparations: readonly Plan[]; shards: number }

export interface WorkQueue<Plan> {
  /**
   * Adds a run with its shards, which `prepare` returns when the run has its output for itself. With preparations, these are added first, and
   * the shards when they have ended. Returns false if the run is already in the queue. A run that failed or was cancelled is added again.
   * Throws `SetupError` while another unfinished run has the same output.
   */
  submit(run: string, out: string, prepare: () => Promise<{ plan: Plan; work: RunWork<Plan> }>): Promise<boolean>
  status(run?: string): Promise<RunStatus[]>
  /** Returns false if no such run is unfinished or cancelled. */
  cancel(run: string): Promise<boolean>
}

type BatchJob<Plan> = Job<WorkItem<Plan>, unknown>

/**
 * Calls `use` with the queue. Throws `SetupError` if Redis cannot be reached, or is away for `patienceMs` milliseconds during the command.
 */
export const withWorkQueue = async <Plan extends object, T>(
  url: string,
  use: (queue: WorkQueue<Plan>) => Promise<T>,
  patienceMs?: number,
): Promise<T> => {
  const { redis, lost, close } = await connectCommand(url, patienceMs)
  const queue = openQueue<Plan>(redis)
  try {
    return await Promise.race([use(queue), lost])
  } finally {
    await Promise.race([queue.close(), Bun.sleep(500)])
    close()
  }
}

const openQueue = <Plan extends object>(connection: Redis): WorkQueue<Plan> & { close(): Promise<void> } => {
  const onError = () => {
    // The guard of the connection reports an absence that lasts.
  }
  const queue = new Queue<WorkItem<Plan>, unknown>(QUEUE, { connection, prefix: PREFIX })
  const flows = new FlowProducer({ connection, prefix: PREFIX })
  queue.on('error', onError)
  flows.on('error', onError)

  const mergeOf = async (run: string) => (await queue.getJob(mergeId(run))) as BatchJob<Plan> | undefined

  const statusOf = async (merge: BatchJob<Plan>): Promise<RunStatus> => {
    const { run, plan } = merge.data
    const { shards, preparations, hasShards, isCancelled } = merge.data.merge!
    const state = await merge.getState()
    const isStopped = isCancelled && state !== 'completed'
    const status: RunStatus = {
      run,
      plan,
      state: isStopped ? 'cancelled' : (state as RunStatus['state']),
      shards: { total: shards, finished: 0, active: 0, waiting: 0, failed: 0 },
      preparations: { total: preparations, finished: 0, active: 0, waiting: 0, failed: 0 },
      done: 0,
      total: 0,
      rate: 0,
      submitted: merge.timestamp,
      finished: merge.finishedOn ?? null,
      result: merge.returnvalue ?? null,
      error: merge.failedReason ?? null,
      shard_error: null,
    }
    const addTo = async (counts: ShardCounts, id: string, isCurrent: boolean) => {
      const job = await queue.getJob(id)
      if (!job) return
      if (job.failedReason && ![CANCELLED, FAILED].includes(job.failedReason)) status.shard_error = job.failedReason
      const { done = 0, total = 0, rate = 0 } = job.progress as Partial<ShardProgress>
      const isActive = !job.finishedOn && (await job.isActive())
      // A shard that finished at a later attempt keeps the reason of its failed one.
      if (job.finishedOn) counts[job.failedReason && (await job.isFailed()) ? 'failed' : 'finished']++
      else counts[isActive ? 'active' : 'waiting']++
      if (!isCurrent) return
      status.total += total
      status.done += done
      if (isActive) status.rate += rate
    }
    const addAll = async (counts: ShardCounts, idOf: (run: string, part: number) => string, isCurrent: boolean) => {
      for (let first = 1; first <= counts.total; first += STATUS_PAGE) {
        const parts = Array.from({ length: Math.min(STATUS_PAGE, counts.total - first + 1) }, (_, i) => first + i)
        await mapConcurrently(parts, (part) => addTo(counts, idOf(run, part), isCurrent))
      }
    }
    await addAll(status.preparations, preparationId, !hasShards)
    if (hasShards) await addAll(status.shards, shardId, true)
    return status
  }

  const isUnfinished = async (run: string) => {
    const merge = await mergeOf(run)
    if (!merge || merge.data.merge!.isCancelled) return false
    return !['completed', 'failed'].includes(await merge.getState())
  }

  const add = async (run: string, plan: Plan, work: RunWork<Plan>) => {
    const isPrepared = !('preparations' in work)
    const children = isPrepared ? work.shards : work.preparations
    const idOf = isPrepared ? shardId : preparationId
    const shards = isPrepared ? work.shards.length : work.shards
    const preparations = isPrepared ? 0 : children.length
    const merge: MergeState = { shards, preparations, hasShards: isPrepared, isCancelled: false }
    await flows.add({
      name: 'merge',
      queueName: QUEUE,
      data: { run, part: 0, plan, merge },
      opts: { ...jobOptions, jobId: mergeId(run) },
      children: children.map((child, index) => ({
        name: isPrepared ? 'shard' : 'prepare',
        queueName: QUEUE,
        data: { run, part: index + 1, plan: child },
        opts: { ...jobOptions, jobId: idOf(run, index + 1), failParentOnFailure: true },
      })),
    })
  }

  /** Removes the jobs of a run that has ended, when the workers have left them. */
  const removeEnded = async (run: string) => {
    const { shards, preparations } = (await mergeOf(run))!.data.merge!
    const ids = [
      ...Array.from({ length: shards }, (_, index) => shardId(run, index + 1)),
      ...Array.from({ length: preparations }, (_, index) => preparationId(run, index + 1)),
    ]
    const end = performance.now() + STOP_MS
    for (const id of ids)
      for (let job = await queue.getJob(id); job && (await job.isActive()); job = await queue.getJob(id)) {
        if (performance.now() > end)
          throw new SetupError(`the shards of the earlier run ${run} have not stopped yet; try again in a minute.`)
        await Bun.sleep(POLL_MS)
      }
    await queue.remove(mergeId(run), { removeChildren: true })
    for (const id of ids) await queue.remove(id)
  }

  return {
    async submit(run, out, prepare) {
      if (await isUnfinished(run)) return false
      const giveBack = await claimOutput(connection, {
        ...{ out, run, isUnfinished },
        isQueued: async (each) => (await mergeOf(each)) !== undefined,
      })
      try {
        if (await mergeOf(run)) await removeEnded(run)
        const { plan, work } = await prepare()
        await add(run, plan, work)
        return true
      } catch (error) {
        await giveBack()
        throw error
      }
    },
    async status(run) {
      if (run !== undefined) {
        const merge = await mergeOf(run)
        return merge ? [await statusOf(merge)] : []
      }
      const jobs = await queue.getJobs(['waiting-children', 'waiting', 'active', 'delayed', 'completed', 'failed'])
      const merges = jobs.filter((job) => job?.name === 'merge').sort((a, b) => a.timestamp - b.timestamp)
      const statuses: RunStatus[] = []
      for (const merge of merges) statuses.push(await statusOf(merge))
      return statuses
    },
    async cancel(run) {
      const merge = await mergeOf(run)
      if (!merge) return false
      const isEnded = ['completed', 'failed'].includes(await merge.getState())
      if (isEnded) return merge.data.merge!.isCancelled && !(await merge.isCompleted())
      // Active shards see the mark and stop. Waiting ones are removed; a worker that takes one first sees the mark too.
      await merge.updateData({ ...merge.data, merge: { ...merge.data.merge!, isCancelled: true } })
      await merge.removeUnprocessedChildren()
      return true
    },
    async close() {
      await flows.close()
      await queue.close()
    },
  }
}

/** Number of shards whose state is read at the same time. */
const STATUS_PAGE = 200
/** Minimum time between two reports of the progress of a shard, and between two looks for a cancellation, milliseconds. */
const REPORT_MS = 1_000

export interface QueueWorker {
  /** Resolves when the worker has stopped. */
  readonly stopped: Promise<void>
  /** Takes no further shard; a running shard ends at its next segment or continues elsewhere. */
  stop(): Promise<void>
}

/** Takes shards and merges from the queue, one at a time, and calls `work`. */
export const startQueueWorker = <Plan extends object>(
  url: string,
  {
    work,
    shardsOf,
    log,
  }: {
    work: (item: WorkItem<Plan>, context: WorkContext) => Promise<unknown>
    /** The shards of a run whose preparations have ended. */
    shardsOf: (plan: Plan) => readonly Plan[]
    log: (sentence: string) => void
  },
): QueueWorker => {
  let lastError = ''
  let isReady = false
  const onError = (error: Error) => {
    // Redis repeats its error at each attempt to connect.
    const message = messageOf(error)
    if (message !== lastError) log(isReady ? message : `${unreachable(url, error)}; waiting for it.`)
    lastError = message
  }
  const connection = connect(url, onError)
  connection.on('ready', () => {
    isReady = true
    lastError = ''
  })
  connection.on('close', () => {
    isReady = false
  })
  const queue = new Queue<WorkItem<Plan>>(QUEUE, { connection, prefix: PREFIX })
  queue.on('error', onError)

  /** Adds the shards after the preparations, and lets the merge wait for them. A repeated call adds nothing twice. */
  const addShards = async (job: BatchJob<Plan>, token: string) => {
    const { run, plan, merge } = job.data
    const parent = { id: job.id!, queue: job.queueQualifiedName }
    await queue.addBulk(
      shardsOf(plan).map((shard, index) => ({
        name: 'shard',
        data: { run, part: index + 1, plan: shard },
        opts: { ...jobOptions, jobId: shardId(run, index + 1), failParentOnFailure: true, parent },
      })),
    )
    await job.updateData({ ...job.data, merge: { ...merge!, hasShards: true } })
    if (await job.moveToWaitingChildren(token)) throw new WaitingChildrenError()
  }

  const process = async (job: BatchJob<Plan>, token?: string, lost?: AbortSignal): Promise<unknown> => {
    const cancellation = new AbortController()
    const signal = lost ? AbortSignal.any([cancellation.signal, lost]) : cancellation.signal
    const { run } = job.data
    let progress: ShardProgress | null = null
    let isSending = false
    const exchange = async () => {
      if (isSending) return
      isSending = true
      try {
        if (progress) await job.updateProgress(progress)
        const merge = (await queue.getJob(mergeId(run))) as BatchJob<Plan> | undefined
        if (!merge || merge.data.merge!.isCancelled) cancellation.abort(new UnrecoverableError(CANCELLED))
        else if (merge.id !== job.id && (merge.finishedOn || merge.deferredFailure))
          cancellation.abort(new UnrecoverableError(FAILED))
      } catch (error) {
        // The shard was removed, or Redis answers with an error; the lock decides who works.
        onError(error as Error)
      } finally {
        isSending = false
      }
    }
    await exchange()
    signal.throwIfAborted()
    if (job.data.merge && !job.data.merge.hasShards) await addShards(job, token!)
    const timer = setInterval(exchange, REPORT_MS)
    try {
      const result = await work(job.data, {
        signal,
        report(next) {
          progress = next
        },
      })
      if (progress) await job.updateProgress(progress)
      return result
    } catch (error) {
      // A worker that stops, or may have lost the lock, gives the shard back without counting an attempt.
      if (!lost?.aborted) throw error instanceof PermanentError ? new UnrecoverableError(error.message) : error
      await job.moveToWait(token)
      throw new WaitingError()
    } finally {
      clearInterval(timer)
    }
  }

  const worker = new Worker<WorkItem<Plan>, unknown>(QUEUE, process, {
    connection,
    prefix: PREFIX,
    concurrency: 1,
    lockDuration: LOCK_MS,
    stalledInterval: STALLED_INTERVAL_MS,
    maxStalledCount: MAX_STALLED,
  })
  worker.on('error', onError)
  worker.on('ready', () => {
    lastError = ''
  })
  worker.on('lockRenewalFailed', (ids) => {
    for (const id of ids) worker.cancelJob(id, 'Another worker may have the shard.')
  })
  worker.on('failed', (job, error) => log(`${job?.id}: ${error.message}`))
  worker.on('completed', (job) => log(`${job.id}: finished`))
  const { promise: stopped, resolve } = Promise.withResolvers<void>()
  return {
    stopped,
    async stop() {
      worker.cancelAllJobs('The worker stops.')
      await Promise.race([worker.close(), Bun.sleep(5_000)])
      await queue.close()
      connection.disconnect()
      resolve()
    },
  }
}
