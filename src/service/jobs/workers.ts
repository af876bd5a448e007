import { mapConcurrently } from '../../concurrency.ts'
import { Fault } from '../../faults.ts'
import type { Claim, JobError, JobStore, Outcome } from '../../store/jobs.ts'
import type { Clock } from '../accounts.ts'
import { createWakeableSleep } from '../wakeable-sleep.ts'
import { FILE_LIFE } from './links.ts'

export interface WorkerParts {
  store: JobStore
  clock: Clock
  /** The file of a job. A `Fault` that is not retryable is final, as is the deadline; whatever else is raised is tried again. */
  perform: (claim: Claim, signal: AbortSignal) => Promise<Uint8Array>
  /** Tells the operator of a defect. */
  report: (about: Record<string, unknown>, cause: unknown) => void
  /** After each job that ended. */
  onFinish?: () => void
  settings?: Partial<WorkerSettings>
}

export interface WorkerSettings {
  /** Jobs that run at once in this process. */
  workers: number
  /** For one attempt, milliseconds. */
  deadlineMs: number
  attempts: number
  /** A job whose worker says nothing for so long is taken by another. */
  leaseMs: number
  /** Waits between looks for jobs that other processes queued. */
  lookMs: number
  /** Waits after a failed attempt, times its number. */
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

const STOPPED = 'the worker stops'
const LOST = 'the lease was lost'

/** The same work would take as long again. */
const isWorthAnother = (fault: Fault): boolean => fault.retryable && fault.fault !== 'deadline'

const errorOf = (fault: Fault): JobError => ({
  code: fault.code,
  message: fault.message,
  field: fault.field,
  retryable: isWorthAnother(fault),
})
const failed = (fault: Fault): Outcome => ({ status: 'failed', error: errorOf(fault) })

/** Takes jobs from the queue, as many at once as there are workers, until it is stopped. */
export const startWorkers = ({ store, clock, perform, report, onFinish, settings }: WorkerParts) => {
  const { workers, deadlineMs, attempts, leaseMs, lookMs, backoffMs } = { ...DEFAULTS, ...settings }
  const giveUp = new AbortController()
  /** Ends the attempt at a job. */
  const ends = new Map<string, () => void>()
  let stopping = false
  const { sleep, wake } = createWakeableSleep()

  const finish = async (claim: Claim, outcome: Outcome, now = clock.now()) => {
    await store.finish(claim, now, outcome)
    onFinish?.()
  }

  /** One attempt: what came of it, or why it ended. */
  const attempt = async (claim: Claim): Promise<Uint8Array> => {
    const ending = new AbortController()
    const { signal } = ending
    const beat = setInterval(() => {
      store.heartbeat(claim, clock.now() + leaseMs).then(
        (kept) => kept || ending.abort(LOST),
        // The lease outlasts a store that is away for a moment; after that another worker has the job.
        () => {},
      )
    }, leaseMs / 3)
    const deadline = setTimeout(
      () => ending.abort(new Fault('deadline', `The document took longer than ${deadlineMs} ms.`)),
      deadlineMs,
    )
    const end = () => ending.abort(STOPPED)
    ends.set(claim.job.id, () => ending.abort(LOST))
    giveUp.signal.addEventListener('abort', end)
    try {
      const ended = new Promise<never>((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
      )
      return await Promise.race([perform(claim, signal), ended])
    } finally {
      ends.delete(claim.job.id)
      clearInterval(beat)
      clearTimeout(deadline)
      giveUp.signal.removeEventListener('abort', end)
    }
  }

  const attend = async (claim: Claim): Promise<void> => {
    const { job } = claim
    if (claim.exhausted)
      return finish(claim, failed(new Fault('failed', `Rendering was interrupted ${job.attempts} times.`)))
    let file: Uint8Array
    try {
      file = await attempt(claim)
    } catch (reason) {
      if (reason === LOST) return
      if (reason === STOPPED) return void (await store.putDown(claim, clock.now(), false))
      const fault = reason instanceof Fault ? reason : new Fault('failed', 'The document could not be made.')
      if (!isWorthAnother(fault)) return finish(claim, failed(fault))
      report({ job: job.id, capability: job.capability, attempt: job.attempts }, fault.cause ?? reason)
      if (job.attempts >= attempts) return finish(claim, failed(fault))
      return void (await store.putDown(claim, clock.now() + backoffMs * job.attempts, true))
    }
    const now = clock.now()
    await finish(claim, { status: 'succeeded', file, fileExpiresAt: now + FILE_LIFE }, now)
  }

  const work = async () => {
    while (!stopping) {
      try {
        const now = clock.now()
        const claim = await store.claim({ now, until: now + leaseMs, attempts })
        if (claim) await attend(claim)
        else if (!stopping) await sleep(lookMs)
      } catch (reason) {
        // A store that is away; what was begun is taken again when its lease ends.
        report({ about: 'The queue of jobs cannot be reached.' }, reason)
        await sleep(lookMs)
      }
    }
  }
  const running = mapConcurrently(Array.from({ length: workers }), work)

  return {
    /** There may be something to do. */
    wake,
    /** A job of which nobody wants anything more is given up, if it is under way here. */
    giveUp: (jobId: string) => ends.get(jobId)?.(),
    /** Takes no more; what is under way may end within `graceMs` and is put down otherwise. */
    async stop(graceMs: number) {
      stopping = true
      wake()
      const timer = setTimeout(() => giveUp.abort(), graceMs)
      await running
      clearTimeout(timer)
    },
  }
}
