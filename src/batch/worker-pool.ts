import type { Subprocess } from 'bun'

interface Desk<Answer> {
  readonly process: Subprocess
  /** Who waits for an answer, in order. */
  readonly waiting: { settle: (answer: Answer) => void; fail: (error: Error) => void }[]
}

export interface WorkerPool<Order, Answer> {
  ask(order: Order): Promise<Answer>
  close(): void
}

/**
 * Processes that answer orders, each started by `words`: more cores than one, which JavaScript alone does not use. A process that
 * ends before its answers fails them.
 */
export const openWorkerPool = <Order, Answer>(words: readonly string[], count: number): WorkerPool<Order, Answer> => {
  let closed = false
  const open = (): Desk<Answer> => {
    const waiting: Desk<Answer>['waiting'] = []
    const subprocess = Bun.spawn([process.execPath, ...words], {
      stdio: ['ignore', 'ignore', 'inherit'],
      serialization: 'advanced',
      ipc: (answer: Answer) => waiting.shift()?.settle(answer),
      onExit: (_, code, signal) => {
        const error = new Error(
          `A process of the batch ended (${signal ?? code}) before its answers; start again to go on.`,
        )
        if (!closed) for (const { fail } of waiting.splice(0)) fail(error)
      },
    })
    return { process: subprocess, waiting }
  }
  const desks = Array.from({ length: count }, open)
  return {
    ask: (order) =>
      new Promise((settle, fail) => {
        const desk = desks.reduce((least, each) => (each.waiting.length < least.waiting.length ? each : least))
        desk.waiting.push({ settle, fail })
        desk.process.send(order)
      }),
    close() {
      closed = true
      for (const desk of desks) desk.process.disconnect()
    },
  }
}

/** What a process of `openDesks` does until it is let go. */
export const serveWorker = <Order, Answer>(answer: (order: Order) => Answer | Promise<Answer>): Promise<void> =>
  new Promise((resolve) => {
    let last: Promise<unknown> = Promise.resolve()
    process.on('message', (order: Order) => {
      last = last
        .then(() => answer(order))
        .then((answered) => process.send!(answered))
        .catch((error) => {
          // The answers after this one would go to the wrong orders. The parent fails all that wait when this process ends.
          console.error(error)
          process.exit(1)
        })
    })
    process.on('disconnect', resolve)
  })
