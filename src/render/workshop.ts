import { fileURLToPath } from 'node:url'
import type { Subprocess } from 'bun'
import { Fault } from '../faults.ts'
import type { Operations, Order, Reply } from './workbench.ts'

interface Job {
  readonly order: Order
  readonly settle: (result: unknown) => void
  readonly fail: (fault: Fault) => void
  readonly timer: ReturnType<typeof setTimeout>
}

/**
 * One process that draws, apart from the server: a native fault ends the drawing and not the server, and the event loop is
 * never held. It starts with the first order, takes one at a time, and is replaced after a number of them, since resvg
 * keeps memory.
 */
export class Workshop {
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

  ask<Name extends keyof Operations>(
    operation: Name,
    ...input: Parameters<Operations[Name]>
  ): Promise<Awaited<ReturnType<Operations[Name]>>> {
    return new Promise((settle, reject) => {
      const job: Job = {
        order: { id: ++this.#orders, operation, input } as Order,
        settle: settle as Job['settle'],
        fail: reject,
        timer: setTimeout(() => this.#expire(job), this.limits.deadline),
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

  #expire(job: Job) {
    const late = new Fault('deadline', 'The drawing took too long.')
    if (job === this.#current) {
      this.#close()
      this.#finish((current) => current.fail(late))
    } else {
      this.#waiting = this.#waiting.filter((other) => other !== job)
      job.fail(late)
    }
  }

  #finish(end: (job: Job) => void) {
    const job = this.#current
    this.#current = null
    if (job) {
      clearTimeout(job.timer)
      end(job)
    }
    this.#next()
  }
}

export const workshop = new Workshop(fileURLToPath(new URL('./workbench.ts', import.meta.url)))
