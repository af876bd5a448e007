import { readFileSync } from 'node:fs'
import { NO_TENANT, type Tenant } from '../cooperative-yield.ts'
import { Fault } from '../faults.ts'
import { type ChildProcess, openChildProcess } from './child-process.ts'
import { FairQueue } from './fair-queue.ts'
import { type AnyOperations, type OperationReply, type OperationRequest, READY } from './process-operations.ts'

interface Job {
  readonly tenant: Tenant
  readonly request: OperationRequest
  readonly resolve: (result: unknown) => void
  readonly reject: (reason: unknown) => void
  readonly removeAbortListener: () => void
}

export interface Limits {
  /** Time limit of a request, milliseconds; without the start of the process. */
  readonly deadline: number
  /** Number of requests after which the process is replaced. */
  readonly life: number
  /** Memory limit of the process, MB; an idle process takes 100 MB. */
  readonly memory: number
}

const LIMITS: Limits = { deadline: 10_000, life: 1000, memory: 1000 }

/** Time limit for the start of a process, milliseconds. */
const START_MS = 20_000
/** Interval between memory checks during a request, milliseconds. */
const MEMORY_CHECK_MS = 100
/**
 * Resident memory of a process, MB; 0 on a system without /proc, where the time limit and the request count still apply. A memory
 * limit of the system is not an alternative: under one the engine runs without its just-in-time compiler or does not start.
 */
const residentOf = (pid: number): number => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** A fault whose cause is for the operator's log alone. */
const failedFault = (cause: string) =>
  Object.assign(new Fault('failed', 'The drawing failed because of an internal error.'), { cause })

const limitFault = (message: string) => new Fault('render_limit', message)

/**
 * Runs operations in one child process. A native crash ends the operation and not the server, and the event loop stays free. The
 * process starts with the first request, runs one request at a time, serves tenants in turn, and is replaced after a number of
 * requests, since resvg does not free all memory. `Work` is the type of the operations of the script.
 */
export class ProcessPool<Work extends AnyOperations> {
  readonly limits: Limits
  readonly #queue = new FairQueue<Job>()
  #process: ChildProcess | null = null
  #ready = false
  #current: { job: Job; alarm: Timer; watch: Timer } | null = null
  #lastId = 0
  #finishedRequests = 0

  constructor(
    readonly script: string,
    limits: Partial<Limits> = {},
  ) {
    this.limits = { ...LIMITS, ...limits }
  }

  /**
   * The result of an operation. When the tenant's signal is aborted, a waiting request is withdrawn, and a running one is ended
   * with its process.
   * @throws Fault `render_limit` (too much time or memory), `failed`; the signal's reason
   */
  run<Name extends keyof Work & string>(
    tenant: Tenant | undefined,
    operation: Name,
    ...input: Parameters<Work[Name]>
  ): Promise<Awaited<ReturnType<Work[Name]>>> {
    return new Promise((resolve, reject) => {
      const { signal } = tenant ?? NO_TENANT
      if (signal?.aborted) return reject(signal.reason)
      const onAbort = () => this.#cancel(job, signal!.reason)
      signal?.addEventListener('abort', onAbort)
      const job: Job = {
        tenant: tenant ?? NO_TENANT,
        request: { id: ++this.#lastId, operation, input },
        resolve: resolve as Job['resolve'],
        reject,
        removeAbortListener: () => signal?.removeEventListener('abort', onAbort),
      }
      this.#queue.push(job.tenant.name, job)
      this.#next()
    })
  }

  /** Starts the process now, so that the first request does not wait for it. */
  start(): void {
    this.#process ??= this.#startProcess()
  }

  #next() {
    if (this.#current) return
    const job = this.#queue.next()
    if (!job) return
    const checkMemory = () => {
      if (residentOf(this.#process?.pid ?? 0) > this.limits.memory)
        this.#cancel(job, limitFault('The drawing took too much memory.'))
    }
    this.#current = { job, alarm: this.#alarmFor(job), watch: setInterval(checkMemory, MEMORY_CHECK_MS) }
    try {
      this.start()
      this.#process!.send(job.request)
    } catch (cause) {
      // The system starts no process, the process has just ended, or the request cannot be sent. The next request needs a new process.
      this.#close()
      this.#finish((current) => current.reject(failedFault(String(cause))))
    }
  }

  #alarmFor(job: Job): Timer {
    const onDeadline = () => this.#cancel(job, limitFault('The drawing took too long.'))
    return setTimeout(onDeadline, this.#ready ? this.limits.deadline : START_MS)
  }

  #startProcess(): ChildProcess {
    return openChildProcess(this.script, {
      onReply: (reply) => this.#receive(reply),
      onExit: (ended, isKilled) => {
        if (ended !== this.#process) return
        this.#close()
        // After a kill from outside a retry may succeed. A process that crashed would crash again.
        const fault = isKilled ? 'failed' : 'render_limit'
        this.#finish((job) => job.reject(new Fault(fault, 'The drawing process ended before the drawing was done.')))
      },
    })
  }

  #close() {
    this.#process?.kill()
    this.#forgetProcess()
  }

  #forgetProcess() {
    this.#process = null
    this.#ready = false
    this.#finishedRequests = 0
  }

  #receive(reply: OperationReply) {
    if (reply.id === READY) {
      this.#ready = true
      if (this.#current) {
        clearTimeout(this.#current.alarm)
        this.#current.alarm = this.#alarmFor(this.#current.job)
      }
      return
    }
    if (reply.id !== this.#current?.job.request.id) return
    if (++this.#finishedRequests >= this.limits.life) {
      this.#process!.disconnect()
      this.#forgetProcess()
    }
    this.#finish((job) => ('error' in reply ? job.reject(failedFault(reply.error)) : job.resolve(reply.result)))
  }

  #cancel(job: Job, reason: unknown) {
    if (job === this.#current?.job) {
      this.#close()
      this.#finish((current) => current.reject(reason))
    } else {
      this.#queue.withdraw(job.tenant.name, job)
      job.removeAbortListener()
      job.reject(reason)
    }
  }

  #finish(end: (job: Job) => void) {
    if (this.#current) {
      const { job, alarm, watch } = this.#current
      this.#current = null
      clearTimeout(alarm)
      clearInterval(watch)
      job.removeAbortListener()
      end(job)
    }
    this.#next()
  }
}
