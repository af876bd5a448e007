import { rmSync } from 'node:fs'
import { mapConcurrently } from '../concurrency.ts'
import type { Coordination } from '../service/coordination.ts'
import { freeClaims, HOLDERS, makeSharedMemory, sharedCoordination } from '../service/shared-coordination.ts'
import type { ClaimFirstRunKey } from './first-run-key.ts'
import {
  type FromWorker,
  receiveFromParent,
  receiveFromWorker,
  type ToWorker,
  type WorkerAddress,
} from './worker-messages.ts'

/**
 * Sends the messages of one turn of the event loop together, since a send costs more than the messages in it. Messages to a process
 * that has ended are dropped. A batch that cannot be sent is sent message by message, and `trouble` is called for those that fail.
 */
const together = <M>(send: (messages: M[]) => void, trouble: (cause: unknown) => void): ((message: M) => void) => {
  let waiting: M[] = []
  const attempt = (messages: M[]) => {
    try {
      send(messages)
    } catch (cause) {
      if ((cause as { code?: string }).code === 'ERR_IPC_CHANNEL_CLOSED') return
      if (messages.length === 1) return trouble(cause)
      for (const message of messages) attempt([message])
    }
  }
  const flush = () => {
    const messages = waiting
    waiting = []
    attempt(messages)
  }
  return (message) => {
    if (waiting.push(message) === 1) setImmediate(flush)
  }
}

/** How long a worker that died at once waits before it is started again, milliseconds. */
const START_AGAIN_AFTER = 1000

export interface Workers {
  /** When every worker listens: where. */
  readonly ready: Promise<WorkerAddress>
  /** Starts each anew, one after the other: the next one listens before the last one stops. */
  renew(): Promise<void>
  /** Passes the signal on and waits for all to end. */
  stop(signal: NodeJS.Signals): Promise<void>
}

interface WorkersParts {
  readonly told: (sentence: string) => void
  /** Reports a message that could not be read or answered. */
  readonly trouble: (cause: unknown) => void
  readonly takeOffered: ClaimFirstRunKey | undefined
}

/** Starts `count` processes of `command` that share a port, starts again those that die, and frees what they held. */
export const startWorkers = (
  count: number,
  command: readonly string[],
  environment: Record<string, string | undefined>,
  { told, trouble, takeOffered }: WorkersParts,
): Workers => {
  const memory = makeSharedMemory()
  const workers = new Map<string, { process: Bun.Subprocess; say: (message: ToWorker) => void }>()
  const gathering = new Map<number, (figures: object[]) => void>()
  /** Those that were told to end. */
  const leaving = new Set<string>()
  let named = 0
  /** The numbers that they hold claims by. */
  const holders = new Set<number>()
  const freeHolder = () => {
    for (let holder = 1; holder <= HOLDERS; holder++) if (!holders.has(holder)) return holder
    throw new Error(`There are ${HOLDERS} workers.`)
  }
  let gathered = 0
  let stopping = false

  const figuresOf = ({ say }: { say: (message: ToWorker) => void }): Promise<object[]> => {
    const id = gathered++
    const { promise, resolve } = Promise.withResolvers<object[]>()
    gathering.set(id, resolve)
    say({ kind: 'figures', id })
    // One that dies meanwhile has no figures.
    const timer = setTimeout(() => resolve([]), 1000)
    return promise.finally(() => {
      clearTimeout(timer)
      gathering.delete(id)
    })
  }

  /** Starts one more; where it listens. */
  const start = (): Promise<WorkerAddress> => {
    const name = String(++named)
    const holder = freeHolder()
    holders.add(holder)
    const started = Date.now()
    const listening = Promise.withResolvers<WorkerAddress>()
    const worker = Bun.spawn([...command], {
      env: { ...environment, [WORKER]: `${holder} ${memory}` },
      stdio: ['ignore', 'inherit', 'inherit'],
      ipc: (messages: unknown) => receiveFromWorker(messages, handle, trouble),
      onExit(_, code, signal) {
        freeClaims(memory, holder)
        holders.delete(holder)
        workers.delete(name)
        if (stopping || leaving.delete(name)) return
        const again = Math.max(0, started + START_AGAIN_AFTER - Date.now())
        told(`worker ${name} ended (${signal ?? code}); another is started`)
        setTimeout(() => !stopping && start().then(listening.resolve), again)
      },
    })
    const say = together<ToWorker>((messages) => worker.send(messages), trouble)
    /** Answers a question of the worker; one that cannot be answered is answered too, so that the worker does not wait for ever. */
    const reply = async (id: number, answer: () => unknown) => {
      try {
        say({ kind: 'answer', id, answer: await answer() })
      } catch (cause) {
        say({ kind: 'failure', id })
        throw cause
      }
    }
    const handle = (message: FromWorker): Promise<void> | void => {
      switch (message.kind) {
        case 'figures':
          return gathering.get(message.id)?.(message.figures)
        case 'all figures':
          return reply(message.id, () => mapConcurrently([...workers.values()], figuresOf))
        case 'take offered':
          return reply(message.id, async () => (await takeOffered?.(message.comer)) ?? null)
        case 'ready':
          return listening.resolve(message)
      }
    }
    workers.set(name, { process: worker, say })
    return listening.promise
  }
  const ready = mapConcurrently(Array.from({ length: count }), start).then(([first]) => first!)

  return {
    ready,
    async renew() {
      for (const [name, { process: old }] of [...workers]) {
        await start()
        leaving.add(name)
        old.kill('SIGTERM')
        await old.exited
      }
    },
    async stop(signal) {
      stopping = true
      const ending = [...workers.values()].map((worker) => worker.process)
      for (const worker of ending) worker.kill(signal)
      await mapConcurrently(ending, ({ exited }) => exited)
      rmSync(memory, { force: true })
    },
  }
}

/** The environment variable of a worker: its number, and where the memory is that it shares. */
export const WORKER = 'KHAGOLA_WORKER'

/** What a worker has of the process that started it. */
export interface Parent {
  readonly openCoordination: () => Coordination
  /** The figures of every worker, as each one's registry tells them. */
  readonly allFigures: () => Promise<object[][]>
  /** Says how to tell this worker's. */
  readonly onFigures: (figures: () => Promise<object[]>) => void
  /** Asks for the key of a first start, which that process keeps: it is given once, whichever worker is asked. */
  readonly takeOffered: ClaimFirstRunKey
  readonly ready: (at: WorkerAddress) => void
  /** Whether that process has ended, so that this one ends too. */
  readonly isGone: () => boolean
}

/** How often a process looks whether the one that started it still lives, milliseconds. */
const LOOKS = 500

/** Calls `ended` when the process that started this one has ended. Keeps no process alive. */
export const watchStarter = (self: Pick<NodeJS.Process, 'ppid'>, ended: () => void): Timer => {
  const starter = self.ppid
  const timer = setInterval(() => {
    if (self.ppid === starter) return
    clearInterval(timer)
    ended()
  }, LOOKS)
  timer.unref()
  return timer
}

/** The environment variable by which a launcher names itself; a server ends with its launcher. */
export const LAUNCHER = 'KHAGOLA_LAUNCHER'

/** The worker's side; a worker whose parent is gone ends as if told to. */
export const parentOf = (self: NodeJS.Process, worker: string, trouble: (cause: unknown) => void): Parent => {
  const [holder = '', memory = ''] = worker.split(/ (.*)/)
  const waiting = new Map<number, PromiseWithResolvers<never>>()
  let asked = 0
  let gone = false
  let own: () => Promise<object[]> = async () => []
  const send = together<FromWorker>((messages) => self.send!(messages), trouble)
  const orphaned = () => new Error('The process that started this worker is gone.')
  const ask = <T>(message: (id: number) => FromWorker): Promise<T> => {
    if (gone) return Promise.reject(orphaned())
    const id = asked++
    const question = Promise.withResolvers<never>()
    waiting.set(id, question)
    send(message(id))
    return question.promise
  }
  const handle = async (message: ToWorker) => {
    if (message.kind === 'figures') return send({ kind: 'figures', id: message.id, figures: await own() })
    const question = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.kind === 'answer') question?.resolve(message.answer as never)
    else question?.reject(new Error('The process that started this worker could not answer.'))
  }
  self.on('message', (messages: unknown) => receiveFromParent(messages, handle, trouble))
  const leave = () => {
    if (gone) return
    gone = true
    clearInterval(watch)
    // Calls that wait for its answer would never end, nor this process.
    for (const question of waiting.values()) question.reject(orphaned())
    waiting.clear()
    self.kill(self.pid, 'SIGTERM')
  }
  self.on('disconnect', leave)
  const watch = watchStarter(self, leave)
  return {
    openCoordination: () => sharedCoordination(memory, Number(holder)),
    allFigures: () => ask((id) => ({ kind: 'all figures', id })),
    onFigures: (figures) => {
      own = figures
    },
    takeOffered: (comer) => ask((id) => ({ kind: 'take offered', id, comer })),
    ready: ({ url, here }) => send({ kind: 'ready', url, here }),
    isGone: () => gone,
  }
}
