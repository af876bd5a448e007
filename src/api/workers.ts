import { rmSync } from 'node:fs'
import { mapConcurrently } from '../concurrency.ts'
import type { Coordination } from '../service/coordination.ts'
import { createSharedMemory, MAX_HOLDERS, releaseClaims, sharedCoordination } from '../service/shared-coordination.ts'
import type { ClaimFirstRunKey } from './first-run-key.ts'
import {
  type FromWorker,
  receiveFromParent,
  receiveFromWorker,
  type ToWorker,
  type WorkerAddress,
} from './worker-messages.ts'

/**
 * Returns a function that sends the messages of one turn of the event loop in one batch, since each send is expensive. Messages to a
 * process that has ended are dropped. If a batch cannot be sent, its messages are sent singly; `onError` is called for those that fail.
 */
const createBatchSender = <M>(
  send: (messages: M[]) => void,
  onError: (cause: unknown) => void,
): ((message: M) => void) => {
  let pending: M[] = []
  const trySend = (messages: M[]) => {
    try {
      send(messages)
    } catch (cause) {
      if ((cause as { code?: string }).code === 'ERR_IPC_CHANNEL_CLOSED') return
      if (messages.length === 1) return onError(cause)
      for (const message of messages) trySend([message])
    }
  }
  const flush = () => {
    const messages = pending
    pending = []
    trySend(messages)
  }
  return (message) => {
    if (pending.push(message) === 1) setImmediate(flush)
  }
}

/** Minimum time between two starts of a worker, milliseconds: a worker that crashes at once is not restarted in a tight loop. */
const MIN_RESTART_INTERVAL_MS = 1000

export interface Workers {
  /** The address of the server; resolves when every worker listens. */
  readonly ready: Promise<WorkerAddress>
  /** Replaces the workers one after the other: the new worker listens before the old one stops. */
  renew(): Promise<void>
  /** Sends the signal to all workers and waits until they have ended. */
  stop(signal: NodeJS.Signals): Promise<void>
}

interface WorkersParts {
  /** Logs a sentence for the operator. */
  readonly log: (sentence: string) => void
  /** Called for a message that could not be read or answered. */
  readonly onError: (cause: unknown) => void
  readonly claimFirstRunKey: ClaimFirstRunKey | undefined
}

/** Starts `count` processes of `command` that share a port. Crashed processes are restarted and their claims released. */
export const startHttpWorkers = (
  count: number,
  command: readonly string[],
  environment: Record<string, string | undefined>,
  { log, onError, claimFirstRunKey }: WorkersParts,
): Workers => {
  const memory = createSharedMemory()
  const workers = new Map<string, { process: Bun.Subprocess; send: (message: ToWorker) => void }>()
  const pendingMetrics = new Map<number, (metrics: object[]) => void>()
  /** Names of workers that were told to stop. */
  const stoppingWorkers = new Set<string>()
  let lastName = 0
  /** Holder numbers of the running workers. */
  const holders = new Set<number>()
  const freeHolder = () => {
    for (let holder = 1; holder <= MAX_HOLDERS; holder++) if (!holders.has(holder)) return holder
    throw new Error(`The maximum of ${MAX_HOLDERS} workers is already running.`)
  }
  let nextRequestId = 0
  let isStopping = false
  /** True when the shared memory is removed. */
  let isStopped = false

  const metricsOf = ({ send }: { send: (message: ToWorker) => void }): Promise<object[]> => {
    const id = nextRequestId++
    const { promise, resolve } = Promise.withResolvers<object[]>()
    pendingMetrics.set(id, resolve)
    send({ kind: 'metrics', id })
    // A worker that ends meanwhile has no metrics.
    const timer = setTimeout(() => resolve([]), 1000)
    return promise.finally(() => {
      clearTimeout(timer)
      pendingMetrics.delete(id)
    })
  }

  /** Starts a worker; resolves with its address when it listens. */
  const start = (): Promise<WorkerAddress> => {
    const name = String(++lastName)
    const holder = freeHolder()
    const startedAt = Date.now()
    const listening = Promise.withResolvers<WorkerAddress>()
    const worker = Bun.spawn([...command], {
      env: { ...environment, [WORKER]: `${holder} ${memory}` },
      stdio: ['ignore', 'inherit', 'inherit'],
      ipc: (messages: unknown) => receiveFromWorker(messages, handle, onError),
      onExit(_, code, signal) {
        // The last exits may be reported after the end of `stop`.
        if (!isStopped) releaseClaims(memory, holder)
        holders.delete(holder)
        workers.delete(name)
        if (isStopping || stoppingWorkers.delete(name)) return
        const delay = Math.max(0, startedAt + MIN_RESTART_INTERVAL_MS - Date.now())
        log(`worker ${name} ended (${signal ?? code}) and is restarted`)
        setTimeout(restart, delay)
      },
    })
    holders.add(holder)
    const restart = () => {
      if (isStopping) return
      try {
        start().then(listening.resolve)
      } catch (cause) {
        // The system may lack processes or memory for a while.
        onError(cause)
        setTimeout(restart, MIN_RESTART_INTERVAL_MS)
      }
    }
    const send = createBatchSender<ToWorker>((messages) => worker.send(messages), onError)
    /** Answers a request of the worker, also if it fails, so that the worker does not wait for ever. */
    const reply = async (id: number, answer: () => unknown) => {
      try {
        send({ kind: 'answer', id, answer: await answer() })
      } catch (cause) {
        send({ kind: 'failure', id })
        throw cause
      }
    }
    const handle = (message: FromWorker): Promise<void> | void => {
      switch (message.kind) {
        case 'metrics':
          return pendingMetrics.get(message.id)?.(message.metrics)
        case 'all metrics':
          return reply(message.id, () => mapConcurrently([...workers.values()], metricsOf))
        case 'claim first-run key':
          return reply(message.id, async () => (await claimFirstRunKey?.(message.claimant)) ?? null)
        case 'ready':
          return listening.resolve(message)
      }
    }
    workers.set(name, { process: worker, send })
    return listening.promise
  }
  const ready = mapConcurrently(Array.from({ length: count }), start).then(([first]) => first!)

  return {
    ready,
    async renew() {
      for (const [name, { process: worker }] of [...workers]) {
        await start()
        stoppingWorkers.add(name)
        worker.kill('SIGTERM')
        await worker.exited
      }
    },
    async stop(signal) {
      isStopping = true
      const processes = [...workers.values()].map((worker) => worker.process)
      for (const worker of processes) worker.kill(signal)
      await mapConcurrently(processes, ({ exited }) => exited)
      isStopped = true
      rmSync(memory, { force: true })
    },
  }
}

/** The environment variable of a worker: its holder number and the path of the shared memory. */
export const WORKER = 'KHAGOLA_WORKER'

/** A worker's connection to its parent process. */
export interface Parent {
  readonly openCoordination: () => Coordination
  /** Collects the metrics of all workers. */
  readonly allMetrics: () => Promise<object[][]>
  /** Sets the function that collects the metrics of this worker. */
  readonly onMetrics: (metrics: () => Promise<object[]>) => void
  /** Claims the first-run key, which the parent holds: only one claim on any worker succeeds. */
  readonly claimFirstRunKey: ClaimFirstRunKey
  readonly ready: (address: WorkerAddress) => void
  /** True if the parent has ended, so that this process ends too. */
  readonly isGone: () => boolean
}

/** Interval at which a process checks whether its starter still runs, milliseconds. */
const CHECK_INTERVAL_MS = 500

/** Calls `onEnd` when the process that started this one has ended. The timer does not keep the process alive. */
export const watchStarter = (currentProcess: Pick<NodeJS.Process, 'ppid'>, onEnd: () => void): Timer => {
  const starterPid = currentProcess.ppid
  const timer = setInterval(() => {
    if (currentProcess.ppid === starterPid) return
    clearInterval(timer)
    onEnd()
  }, CHECK_INTERVAL_MS)
  timer.unref()
  return timer
}

/** The environment variable with the process id of a launcher: the server ends when its launcher ends. */
export const LAUNCHER = 'KHAGOLA_LAUNCHER'

/** Creates a worker's connection to its parent. If the parent ends, the worker stops as after SIGTERM. */
export const createParentConnection = (
  currentProcess: NodeJS.Process,
  worker: string,
  onError: (cause: unknown) => void,
): Parent => {
  const [holder = '', memory = ''] = worker.split(/ (.*)/)
  const pendingRequests = new Map<number, PromiseWithResolvers<never>>()
  let nextId = 0
  let isGone = false
  let collectMetrics: () => Promise<object[]> = async () => []
  const send = createBatchSender<FromWorker>((messages) => currentProcess.send!(messages), onError)
  const orphanError = () => new Error('The parent process of this worker has ended.')
  const request = <T>(message: (id: number) => FromWorker): Promise<T> => {
    if (isGone) return Promise.reject(orphanError())
    const id = nextId++
    const pending = Promise.withResolvers<never>()
    pendingRequests.set(id, pending)
    send(message(id))
    return pending.promise
  }
  const handle = async (message: ToWorker) => {
    if (message.kind === 'metrics') return send({ kind: 'metrics', id: message.id, metrics: await collectMetrics() })
    const pending = pendingRequests.get(message.id)
    pendingRequests.delete(message.id)
    if (message.kind === 'answer') pending?.resolve(message.answer as never)
    else pending?.reject(new Error('The parent process of this worker could not answer.'))
  }
  currentProcess.on('message', (messages: unknown) => receiveFromParent(messages, handle, onError))
  const stop = () => {
    if (isGone) return
    isGone = true
    clearInterval(watch)
    // Requests that wait for an answer would never end, and keep this process alive.
    for (const pending of pendingRequests.values()) pending.reject(orphanError())
    pendingRequests.clear()
    currentProcess.kill(currentProcess.pid, 'SIGTERM')
  }
  currentProcess.on('disconnect', stop)
  const watch = watchStarter(currentProcess, stop)
  return {
    openCoordination: () => sharedCoordination(memory, Number(holder)),
    allMetrics: () => request((id) => ({ kind: 'all metrics', id })),
    onMetrics: (metrics) => {
      collectMetrics = metrics
    },
    claimFirstRunKey: (claimant) => request((id) => ({ kind: 'claim first-run key', id, claimant })),
    ready: ({ url, localUrl }) => send({ kind: 'ready', url, localUrl }),
    isGone: () => isGone,
  }
}
