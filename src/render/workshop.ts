import type { Subprocess } from 'bun'
import { Fault } from '../faults.ts'
import type { Operations, Order, Reply } from './bench.ts'

interface Job {
  readonly order: Order
  readonly settle: (result: unknown) => void
  readonly fail: (reason: unknown) => void
  readonly settled: () => void
}

/**
 * One process that draws, apart from the server: a native fault ends the drawing and not the server, and the event loop is
 * never held. It starts with the first order, takes one at a time, and is replaced after a number of them, since resvg
 * keeps memory. The type is that of the operations on its bench.
 */
export class Workshop<Work extends Operations> {
  #process: Subprocess | null = null
  #waiting: Job[] = []
  #current: Job | null = null
  #orders = 0
  #done = 0

  constructor(
    readonly bench: string,
    /** `deadline` in milliseconds from the order, waiting included; `life` in orders for each process. */
    readonly limits = { deadline: 10_000, life: 1000 },
  ) {}

  ask<Name extends keyof Work & string>(
    operation: Name,
    ...input: Parameters<Work[Name]>
  ): Promise<Awaited<ReturnType<Work[Name]>>> {
    return this.askUntil(null, operation, ...input)
  }

  /** Given up when the signal is aborted: a drawing that is under way is ended with its process. */
  askUntil<Name extends keyof Work & string>(
    signal: AbortSignal | null,
    operation: Name,
    ...input: Parameters<Work[Name]>
  ): Promise<Awaited<ReturnType<Work[Name]>>> {
    return new Promise((settle, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const giveUp = () => this.#drop(job, signal!.reason)
      const timer = setTimeout(
        () => this.#drop(job, new Fault('deadline', 'The drawing took too long.')),
        this.limits.deadline,
      )
      signal?.addEventListener('abort', giveUp)
      const job: Job = {
        order: { id: ++this.#orders, operation, input },
        settle: settle as Job['settle'],
        fail: reject,
        settled: () => {
          clearTimeout(timer)
          signal?.removeEventListener('abort', giveUp)
        },
      }
      this.#waiting.push(job)
      this.#next()
    })
  }

  #next() {
    if (this.#current) return
    this.#current = this.#waiting.shift() ?? null
    if (this.#current) (this.#process ??= this.#open()).send(this.#current.order)
  }

  #open(): Subprocess {
    const process_ = Bun.spawn([process.execPath, this.bench], {
      stdio: ['ignore', 'ignore', 'inherit'],
      serialization: 'advanced',
      ipc: (reply: Reply) => this.#receive(reply),
      onExit: (exited) => {
        if (exited !== this.#process) return
        this.#close()
        this.#finish((job) => job.fail(new Fault('failed', 'The drawing process ended before the drawing was done.')))
      },
    })
    process_.unref()
    return process_
  }

  #close() {
    this.#process?.kill('SIGKILL')
    this.#process = null
    this.#done = 0
  }

  #receive(reply: Reply) {
    if (reply.id !== this.#current?.order.id) return
    if (++this.#done >= this.limits.life) {
      this.#process!.disconnect()
      this.#process = null
      this.#done = 0
    }
    this.#finish((job) =>
      'error' in reply ? job.fail(new Fault('failed', `The drawing failed: ${reply.error}`)) : job.settle(reply.result),
    )
  }

  #drop(job: Job, reason: unknown) {
    if (job === this.#current) {
      this.#close()
      this.#finish((current) => current.fail(reason))
    } else {
      this.#waiting = this.#waiting.filter((other) => other !== job)
      job.settled()
      job.fail(reason)
    }
  }

  #finish(end: (job: Job) => void) {
    const job = this.#current
    this.#current = null
    if (job) {
      job.settled()
      end(job)
    }
    this.#next()
  }
}
