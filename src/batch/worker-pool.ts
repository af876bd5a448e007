import type { Subprocess } from 'bun'
import { SetupError } from '../settings.ts'
import { withoutStack } from './file-errors.ts'

interface Worker<Answer> {
  readonly process: Subprocess
  /** Callers that wait for an answer, in the order of their requests. */
  readonly waiting: { settle: (answer: Answer) => void; fail: (error: Error) => void }[]
}

const FAILURE = 'worker_failure'
/** The message of a worker that cannot answer, such as one that lacks a file. */
interface WorkerFailure {
  [FAILURE]: string
}
const isFailure = (answer: unknown): answer is WorkerFailure =>
  answer !== null && typeof answer === 'object' && FAILURE in answer

/** Time in which a failing worker sends its message, milliseconds. */
const EXIT_MS = 50

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
      ipc(answer: Answer | WorkerFailure) {
        if (isFailure(answer)) waiting.shift()?.fail(new SetupError(answer[FAILURE]))
        else waiting.shift()?.settle(answer)
      },
      onExit: (_, code, signal) => {
        const error = new SetupError(
          `a worker process of the batch ended early (${signal ?? code}); start the run again to resume it.`,
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
        worker.process.send(request)
        worker.waiting.push({ settle, fail })
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
          const fault = withoutStack(error)
          if (fault instanceof SetupError) process.send!({ [FAILURE]: fault.message } satisfies WorkerFailure)
          else console.error(error)
          // Later answers would be assigned to wrong requests, so this process ends. The parent then fails all pending requests.
          setTimeout(() => process.exit(1), EXIT_MS)
          return new Promise(() => {})
        })
    })
    process.on('disconnect', resolve)
  })
