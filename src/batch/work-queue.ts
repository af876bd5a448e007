import { FlowProducer, type Job, Queue, UnrecoverableError, WaitingChildrenError, WaitingError, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import { mapConcurrently } from '../concurrency.ts'
import type { RunStatus, ShardCounts, ShardProgress } from './run-status.ts'

/**
 * The queue of batch runs: BullMQ on Redis. A run is a flow whose children are the shards and whose parent is the merge. This is
 * the only module that loads BullMQ, and only the commands of shared runs load it.
 */

const QUEUE = 'batch'
/** A prefix in braces keeps all keys on one node of a Redis cluster. */
const PREFIX = '{khagola}'

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

const connect = (url: string, onError: (error: Error) => void) => {
  const redis = new Redis(url, {
    // Required by BullMQ: commands wait until Redis is back.
    maxRetriesPerRequest: null,
    retryStrategy: (attempt: number) => Math.min(attempt * 200, 2_000),
  })
  redis.on('error', onError)
  return redis
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

/** Marks the message of a failure that no further attempt can mend. */
const CANCELLED = 'The run was cancelled.'

/**
 * The shards of a run. A run with preparations has only the number of shards; the preparations determine the shards.
 */
export type RunWork<Plan> = { shards: readonly Plan[] } | { preparations: readonly Plan[]; shards: number }

export interface WorkQueue<Plan> {
  /**
   * Adds a run with its shards. With preparations, these are added first, and the shards when they have ended. Returns false if the run
   * is already in the queue. A run that failed or was cancelled is added again.
   */
  submit(run: string, plan: Plan, work: RunWork<Plan>): Promise<boolean>
  status(run?: string): Promise<RunStatus[]>
  /** Returns false if no such run is unfinished. */
  cancel(run: string): Promise<boolean>
  close(): Promise<void>
}

type BatchJob<Plan> = Job<WorkItem<Plan>, unknown>

/** Opens the queue for commands. */
export const openWorkQueue = <Plan extends object>(url: string, onError: (error: Error) => void): WorkQueue<Plan> => {
  const connection = connect(url, onError)
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
    }
    const addTo = async (counts: ShardCounts, id: string, isCurrent: boolean) => {
      const job = await queue.getJob(id)
      if (!job) return
      const { done = 0, total = 0, rate = 0 } = job.progress as Partial<ShardProgress>
      const isActive = !job.finishedOn && (await job.isActive())
      if (job.finishedOn) counts[job.failedReason ? 'failed' : 'finished']++
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

  return {
    async submit(run, plan, work) {
      const isPrepared = !('preparations' in work)
      const children = isPrepared ? work.shards : work.preparations
      const idOf = isPrepared ? shardId : preparationId
      const shards = isPrepared ? work.shards.length : work.shards
      const existing = await mergeOf(run)
      if (existing) {
        const isEnded = ['completed', 'failed'].includes(await existing.getState())
        if (!isEnded && !existing.data.merge!.isCancelled) return false
        await queue.remove(existing.id!, { removeChildren: true })
        for (let part = 1; part <= shards; part++) await queue.remove(shardId(run, part))
        for (let part = 1; part <= children.length; part++) await queue.remove(idOf(run, part))
      }
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
      return true
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
      if (!merge || ['completed', 'failed'].includes(await merge.getState())) return false
      // Active shards see the mark and stop. Waiting ones are removed; a worker that takes one first sees the mark too.
      await merge.updateData({ ...merge.data, merge: { ...merge.data.merge!, isCancelled: true } })
      await merge.removeUnprocessedChildren()
      return true
    },
    async close() {
      await flows.close()
      await queue.close()
      connection.disconnect()
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
  const onError = (error: Error) => {
    // Redis repeats its error at each attempt to connect.
    if (error.message !== lastError) log(error.message)
    lastError = error.message
  }
  const connection = connect(url, onError)
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
      if (!lost?.aborted) throw error
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
