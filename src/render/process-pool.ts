import { readFileSync } from 'node:fs'
import { NO_TENANT, type Tenant } from '../cooperative-yield.ts'
import { Fault } from '../faults.ts'
import { type ChildProcess, openChildProcess } from './child-process.ts'
import { FairQueue } from './fair-queue.ts'
import { type AnyOperations, type OperationReply, type OperationRequest, READY } from './process-operations.ts'

interface Job {
  readonly tenant: Tenant
  readonly order: OperationRequest
  readonly settle: (result: unknown) => void
  readonly fail: (reason: unknown) => void
  readonly settled: () => void
}

export interface Limits {
  /** For one order, milliseconds; the start of the process does not count. */
  readonly deadline: number
  /** Orders of a process, after which another takes its place. */
  readonly life: number
  /** What a process may come to, MB; itself takes 100 of it. */
  readonly memory: number
}

const LIMITS: Limits = { deadline: 10_000, life: 1000, memory: 1000 }

/** A process must be ready for orders after this many milliseconds. */
const START = 20_000
/** How often a process is looked at while it draws, milliseconds. */
const LOOKS = 100
/**
 * Memory of a process, MB; 0 where the system does not tell, and deadline and counting remain. Not a limit of the system: under one
 * of its data the engine takes what there is for itself, and has no just-in-time compiler or does not start.
 */
const residentOf = (pid: number): number => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** What is told of a defect is for the operator. */
const because = (cause: string) => Object.assign(new Fault('failed', 'The drawing failed on our side.'), { cause })

const undrawable = (message: string) => new Fault('render_limit', message)

/**
 * One process that draws, apart from the server: a native fault ends the drawing and not the server, and the event loop is
 * never held. It starts with the first order, takes one at a time, those of several askers in fair turns, and is replaced after
 * a number of them, since resvg keeps memory. The type is that of the operations on its bench.
 */
export class ProcessPool<Work extends AnyOperations> {
  readonly limits: Limits
  readonly #waiting = new FairQueue<Job>()
  #process: ChildProcess | null = null
  #ready = false
  #current: { job: Job; alarm: Timer; watch: Timer } | null = null
  #orders = 0
  #done = 0

  constructor(
    readonly bench: string,
    limits: Partial<Limits> = {},
  ) {
    this.limits = { ...LIMITS, ...limits }
  }

  /**
   * Given up when the asker's signal is aborted: a drawing that is under way is ended with its process.
   * @throws Fault `undrawable` (it took too long, or too much memory), `failed`; the signal's reason
   */
  ask<Name extends keyof Work & string>(
    asker: Tenant | undefined,
    operation: Name,
    ...input: Parameters<Work[Name]>
  ): Promise<Awaited<ReturnType<Work[Name]>>> {
    return new Promise((settle, reject) => {
      const { signal } = asker ?? NO_TENANT
      if (signal?.aborted) return reject(signal.reason)
      const giveUp = () => this.#drop(job, signal!.reason)
      signal?.addEventListener('abort', giveUp)
      const job: Job = {
        tenant: asker ?? NO_TENANT,
        order: { id: ++this.#orders, operation, input },
        settle: settle as Job['settle'],
        fail: reject,
        settled: () => signal?.removeEventListener('abort', giveUp),
      }
      this.#waiting.push(job.tenant.name, job)
      this.#next()
    })
  }

  /** Starts its process now, so that an order that is to come does not wait for it. */
  open(): void {
    this.#process ??= this.#open()
  }

  #next() {
    if (this.#current) return
    const job = this.#waiting.next()
    if (!job) return
    this.open()
    const process_ = this.#process!
    const look = () => {
      if (residentOf(process_.pid) > this.limits.memory)
        this.#drop(job, undrawable('The drawing took too much memory.'))
    }
    this.#current = { job, alarm: this.#alarmFor(job), watch: setInterval(look, LOOKS) }
    process_.send(job.order)
  }

  #alarmFor(job: Job): Timer {
    const late = () => this.#drop(job, undrawable('The drawing took too long.'))
    return setTimeout(late, this.#ready ? this.limits.deadline : START)
  }

  #open(): ChildProcess {
    this.#ready = false
    return openChildProcess(this.bench, {
      onReply: (reply) => this.#receive(reply),
      onExit: (ended, killed) => {
        if (ended !== this.#process) return
        this.#close()
        // What another process killed may be drawn yet; what ended by itself would end so again.
        const fault = killed ? 'failed' : 'render_limit'
        this.#finish((job) => job.fail(new Fault(fault, 'The drawing process ended before the drawing was done.')))
      },
    })
  }

  #close() {
    this.#process?.kill()
    this.#process = null
    this.#done = 0
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
    if (reply.id !== this.#current?.job.order.id) return
    if (++this.#done >= this.limits.life) {
      this.#process!.disconnect()
      this.#process = null
      this.#done = 0
    }
    this.#finish((job) => ('error' in reply ? job.fail(because(reply.error)) : job.settle(reply.result)))
  }

  #drop(job: Job, reason: unknown) {
    if (job === this.#current?.job) {
      this.#close()
      this.#finish((current) => current.fail(reason))
    } else {
      this.#waiting.withdraw(job.tenant.name, job)
      job.settled()
      job.fail(reason)
    }
  }

  #finish(end: (job: Job) => void) {
    if (this.#current) {
      const { job, alarm, watch } = this.#current
      this.#current = null
      clearTimeout(alarm)
      clearInterval(watch)
      job.settled()
      end(job)
    }
    this.#next()
  }
}
