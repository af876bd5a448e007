import { mapConcurrently } from '../../concurrency.ts'
import { Fault } from '../../faults.ts'
import type { JobClaim, JobError, JobOutcome, JobStore } from '../../store/jobs.ts'
import type { Clock } from '../accounts.ts'
import { createWakeableSleep } from '../wakeable-sleep.ts'
import { FILE_LIFE } from './links.ts'

export interface WorkerParts {
  store: JobStore
  clock: Clock
  /** Renders the file of a job. A `Fault` that is not retryable is final, and so is the deadline. Other errors are retried. */
  perform: (claim: JobClaim, signal: AbortSignal) => Promise<Uint8Array>
  /** Logs a defect. */
  report: (about: Record<string, unknown>, cause: unknown) => void
  /** Called after each finished job. */
  onFinish?: () => void
  settings?: Partial<WorkerSettings>
}

export interface WorkerSettings {
  /** Number of jobs that this process renders at once. */
  workers: number
  /** Time limit of one attempt, milliseconds. */
  deadlineMs: number
  /** Maximum number of attempts per job. */
  attempts: number
  /** Lease of a job, milliseconds: another worker takes the job if the lease is not renewed. */
  leaseMs: number
  /** Interval between checks for jobs that other processes queued, milliseconds. */
  lookMs: number
  /** Wait after a failed attempt, milliseconds, multiplied by the number of the attempt. */
  backoffMs: number
}

const DEFAULTS: WorkerSettings = {
  workers: 1,
  deadlineMs: 120_000,
  attempts: 3,
  leaseMs: 60_000,
  lookMs: 1_000,
  backoffMs: 2_000,
}

const WORKER_STOPPED = 'the worker stops'
const LEASE_LOST = 'the lease was lost'

/** True if a new attempt may succeed. After a deadline the same work would take as long again. */
const isRetryable = (fault: Fault): boolean => fault.retryable && fault.fault !== 'deadline'

const errorOf = (fault: Fault): JobError => ({
  code: fault.code,
  message: fault.message,
  field: fault.field,
  retryable: isRetryable(fault),
})
const failed = (fault: Fault): JobOutcome => ({ status: 'failed', error: errorOf(fault) })

/** Starts workers that render jobs from the queue until they are stopped. */
export const startJobWorkers = ({ store, clock, perform, report, onFinish, settings }: WorkerParts) => {
  const { workers, deadlineMs, attempts, leaseMs, lookMs, backoffMs } = { ...DEFAULTS, ...settings }
  const stopController = new AbortController()
  /** Functions that abort the running attempts. One job may have two: its lease was lost, and the first attempt has not ended yet. */
  const runningAttempts = new Set<{ readonly jobId: string; abort(): void }>()
  let isStopping = false
  const { sleep, wake } = createWakeableSleep()

  const finish = async (claim: JobClaim, outcome: JobOutcome, now = clock.now()) => {
    await store.finish(claim, now, outcome)
    onFinish?.()
  }

  /** One attempt at a job. Returns the file, or rejects with the error or the reason of the abort. */
  const attempt = async (claim: JobClaim): Promise<Uint8Array> => {
    const controller = new AbortController()
    const { signal } = controller
    const heartbeat = setInterval(() => {
      store.heartbeat(claim, clock.now() + leaseMs).then(
        (isRenewed) => isRenewed || controller.abort(LEASE_LOST),
        // The lease outlasts a short failure of the store. After a longer one, another worker takes the job.
        () => {},
      )
    }, leaseMs / 3)
    const deadline = setTimeout(
      () => controller.abort(new Fault('deadline', `The document took longer than ${deadlineMs} ms.`)),
      deadlineMs,
    )
    const stop = () => controller.abort(WORKER_STOPPED)
    const current = { jobId: claim.job.id, abort: () => controller.abort(LEASE_LOST) }
    runningAttempts.add(current)
    stopController.signal.addEventListener('abort', stop)
    try {
      const aborted = new Promise<never>((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
      )
      // The worker may have been stopped while it claimed the job.
      if (stopController.signal.aborted) stop()
      return await Promise.race([perform(claim, signal), aborted])
    } finally {
      runningAttempts.delete(current)
      clearInterval(heartbeat)
      clearTimeout(deadline)
      stopController.signal.removeEventListener('abort', stop)
    }
  }

  const processClaim = async (claim: JobClaim): Promise<void> => {
    const { job } = claim
    if (claim.exhausted)
      return finish(claim, failed(new Fault('failed', `Rendering was interrupted ${job.attempts} times.`)))
    let file: Uint8Array
    try {
      file = await attempt(claim)
    } catch (reason) {
      if (reason === LEASE_LOST) return
      if (reason === WORKER_STOPPED) return void (await store.requeue(claim, clock.now(), false))
      const fault = reason instanceof Fault ? reason : new Fault('failed', 'The document could not be rendered.')
      if (!isRetryable(fault)) return finish(claim, failed(fault))
      report({ job: job.id, capability: job.capability, attempt: job.attempts }, fault.cause ?? reason)
      if (job.attempts >= attempts) return finish(claim, failed(fault))
      return void (await store.requeue(claim, clock.now() + backoffMs * job.attempts, true))
    }
    const now = clock.now()
    await finish(claim, { status: 'succeeded', file, fileExpiresAt: now + FILE_LIFE }, now)
  }

  const runWorker = async () => {
    while (!isStopping) {
      try {
        const now = clock.now()
        const claim = await store.claim({ now, until: now + leaseMs, attempts })
        if (claim) await processClaim(claim)
        else if (!isStopping) await sleep(lookMs)
      } catch (reason) {
        // The store is unavailable. A job that this worker had claimed is claimed again when its lease ends.
        report({ about: 'The job queue cannot be reached.' }, reason)
        await sleep(lookMs)
      }
    }
  }
  const running = mapConcurrently(Array.from({ length: workers }), runWorker)

  return {
    /** Makes idle workers check the queue at once. */
    wake,
    /** Aborts the attempts at a job that run in this process. */
    abort(jobId: string) {
      for (const each of runningAttempts) if (each.jobId === jobId) each.abort()
    },
    /** Claims no more jobs. Running attempts may finish within `graceMs` milliseconds; after that their jobs return to the queue. */
    async stop(graceMs: number) {
      isStopping = true
      wake()
      const timer = setTimeout(() => stopController.abort(), graceMs)
      await running
      clearTimeout(timer)
    },
  }
}
