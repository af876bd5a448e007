import type { Subprocess } from 'bun'

interface Worker<Answer> {
  readonly process: Subprocess
  /** Callers that wait for an answer, in the order of their requests. */
  readonly waiting: { settle: (answer: Answer) => void; fail: (error: Error) => void }[]
}

export interface WorkerPool<Request, Answer> {
  run(request: Request): Promise<Answer>
  close(): void
}

/**
 * Starts `count` processes with the command line `args`, so that a batch uses several cores. If a process ends early, its
 * pending requests fail.
 */
export const openWorkerPool = <Request, Answer>(
  args: readonly string[],
  count: number,
): WorkerPool<Request, Answer> => {
  let closed = false
  const startWorker = (): Worker<Answer> => {
    const waiting: Worker<Answer>['waiting'] = []
    const subprocess = Bun.spawn([process.execPath, ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      serialization: 'advanced',
      ipc: (answer: Answer) => waiting.shift()?.settle(answer),
      onExit: (_, code, signal) => {
        const error = new Error(
          `A worker process of the batch ended early (${signal ?? code}); start the run again to resume it.`,
        )
        if (!closed) for (const { fail } of waiting.splice(0)) fail(error)
      },
    })
    return { process: subprocess, waiting }
  }
  const workers = Array.from({ length: count }, startWorker)
  return {
    run: (request) =>
      new Promise((settle, fail) => {
        const worker = workers.reduce((least, candidate) =>
          candidate.waiting.length < least.waiting.length ? candidate : least,
        )
        worker.waiting.push({ settle, fail })
        worker.process.send(request)
      }),
    close() {
      closed = true
      for (const worker of workers) worker.process.disconnect()
    },
  }
}

/** Answers the requests of a worker pool in this process until the parent disconnects. */
export const serveWorker = <Request, Answer>(answer: (request: Request) => Answer | Promise<Answer>): Promise<void> =>
  new Promise((resolve) => {
    let last: Promise<unknown> = Promise.resolve()
    process.on('message', (request: Request) => {
      last = last
        .then(() => answer(request))
        .then((result) => process.send!(result))
        .catch((error) => {
          // Later answers would be assigned to wrong requests, so this process ends. The parent then fails all pending requests.
          console.error(error)
          process.exit(1)
        })
    })
    process.on('disconnect', resolve)
  })
