import type { CachedAnswer } from '../cache/answers.ts'
import type { CatalogueEntry } from '../capabilities/capability.ts'
import type { CatalogueIndex } from '../capabilities/families.ts'
import { Fault, type FaultName } from '../faults.ts'
import type { Terms } from '../lexicon/labels.ts'
import type { Awaitable } from '../store/types.ts'
import type { Warning } from '../warnings.ts'
import { knownTerms, rememberTerms } from './answer-terms.ts'
import type { JsonObject } from './body.ts'
import type { ComputationContext } from './call-progress.ts'
import { withCause } from './reply.ts'

// Heavy capabilities are computed in a process of their own, so that their computations and the garbage collections of their answers do
// not hold the event loop that answers light calls.

/** A computation, or the end of one whose callers have left. */
export type ToHeavyProcess =
  | {
      readonly id: number
      readonly family: string
      readonly slug: string
      readonly input: JsonObject
      readonly now: number
      readonly tenantName: string
    }
  | { readonly id: number; readonly isAborted: true }

/** A fault without its methods. */
interface PlainFault {
  readonly fault: FaultName
  readonly message: string
  readonly detail: Omit<Fault['detail'], 'others'> & { readonly others?: readonly PlainFault[] }
  /** The stack of the cause, for the log. */
  readonly cause?: string
}

export type FromHeavyProcess =
  | { readonly isReady: true }
  | { readonly id: number; readonly computeMs: number; readonly failed: PlainFault }
  | {
      readonly id: number
      readonly computeMs: number
      readonly text: string
      readonly warnings: readonly Warning[]
      readonly free?: true
      readonly terms?: Terms
    }

const toPlainFault = (reason: unknown): PlainFault => {
  const fault =
    reason instanceof Fault ? reason : withCause(new Fault('failed', 'The calculation failed on our side.'), reason)
  const { others, ...detail } = fault.detail
  const cause = fault.cause instanceof Error ? (fault.cause.stack ?? fault.cause.message) : fault.cause
  return {
    fault: fault.fault,
    message: fault.message,
    detail: { ...detail, ...(others && { others: others.map(toPlainFault) }) },
    ...(cause !== undefined && { cause: String(cause) }),
  }
}

const toFault = ({ fault, message, detail, cause }: PlainFault): Fault => {
  const { others, ...rest } = detail
  const restored = new Fault(fault, message, { ...rest, ...(others && { others: others.map(toFault) }) })
  return cause === undefined ? restored : withCause(restored, cause)
}

/** A started process. */
export interface HeavyChild {
  send(message: ToHeavyProcess): void
  /** Closes the channel; the process exits. */
  end(): void
}

/**
 * Starts the process; throws if the system starts none. `onExit` is called once, later. `send` and `end` do not throw: calls to a process
 * that has just ended fail at `onExit`.
 */
export type StartHeavyChild = (events: {
  onMessage(message: FromHeavyProcess): void
  onExit(cause: unknown): void
}) => HeavyChild

interface Pending {
  readonly resolve: (answer: CachedAnswer) => void
  readonly reject: (reason: unknown) => void
  readonly progress: ComputationContext
}

/** Time without a computation after which the process ends and its memory is free, milliseconds. */
const IDLE_MS = 120_000
/** Minimum time between two starts, milliseconds: a process that ends at once is not restarted in a tight loop. */
const MIN_RESTART_INTERVAL_MS = 5000

export interface HeavyProcess {
  /**
   * True if the process can compute now. The first call starts it and returns false until it is ready; such a call is computed in this
   * process.
   */
  isReady(): boolean
  /** Computes an answer. Rejects with the fault of the computation, with `failed` if the process ends, or with the reason of `signal`. */
  compute(
    entry: CatalogueEntry,
    input: JsonObject,
    progress: ComputationContext,
    signal: AbortSignal,
  ): Promise<CachedAnswer>
  /** Ends the process. */
  close(): void
}

interface HeavyProcessParts {
  readonly start: StartHeavyChild
  /** False while the process must not be started, such as during the warm-up. */
  readonly mayStart: () => boolean
  readonly report: (about: Record<string, unknown>, cause: unknown) => void
  readonly idleMs?: number
}

/** Manages the process: it starts with the first heavy call, and ends after a time without one. */
export const createHeavyProcess = ({ start, mayStart, report, idleMs = IDLE_MS }: HeavyProcessParts): HeavyProcess => {
  let child: HeavyChild | null = null
  let isChildReady = false
  let isClosed = false
  let startedAt = Number.NEGATIVE_INFINITY
  let idleTimer: Timer | null = null
  let lastId = 0
  const pending = new Map<number, Pending>()

  const forget = () => {
    child = null
    isChildReady = false
  }
  const endWhenIdle = () => {
    if (idleTimer) clearTimeout(idleTimer)
    idleTimer = setTimeout(() => {
      if (pending.size > 0) return
      const idle = child
      forget()
      idle?.end()
    }, idleMs)
    idleTimer.unref()
  }
  const receive = (message: FromHeavyProcess) => {
    if ('isReady' in message) {
      isChildReady = true
      endWhenIdle()
      return
    }
    const call = pending.get(message.id)
    if (!call) return
    pending.delete(message.id)
    endWhenIdle()
    call.progress.computeMs = message.computeMs
    if ('failed' in message) return call.reject(toFault(message.failed))
    const { text, warnings, free, terms } = message
    const answer = { text, warnings, ...(free && { free }) }
    call.resolve(terms ? rememberTerms(answer, terms) : answer)
  }
  const startChild = () => {
    startedAt = performance.now()
    const started: HeavyChild = start({
      onMessage: (message) => started === child && receive(message),
      onExit(cause) {
        if (started !== child) return
        forget()
        report({ about: 'The process for heavy computations ended; the next heavy call restarts it.' }, cause)
        const failed = [...pending.values()]
        pending.clear()
        for (const { reject } of failed)
          reject(withCause(new Fault('failed', 'The calculation failed on our side.'), cause))
      },
    })
    child = started
  }
  return {
    isReady() {
      if (isChildReady) return true
      const isDue = child === null && performance.now() - startedAt >= MIN_RESTART_INTERVAL_MS
      if (!isDue || isClosed || !mayStart()) return false
      try {
        startChild()
      } catch (cause) {
        report({ about: 'The process for heavy computations could not be started.' }, cause)
      }
      return false
    },
    compute: ({ family, slug }, input, progress, signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason)
        // The process may have ended while the call waited for a place.
        if (!child) return reject(new Fault('failed', 'The calculation failed on our side.'))
        const id = ++lastId
        const abort = () => {
          if (!pending.delete(id)) return
          reject(signal.reason)
          child?.send({ id, isAborted: true })
        }
        const settled =
          <T>(settle: (value: T) => void) =>
          (value: T) => {
            signal.removeEventListener('abort', abort)
            settle(value)
          }
        signal.addEventListener('abort', abort, { once: true })
        pending.set(id, { resolve: settled(resolve), reject: settled(reject), progress })
        const { now, tenantName } = progress
        child.send({ id, family, slug, input, now, tenantName })
      }),
    close() {
      isClosed = true
      if (idleTimer) clearTimeout(idleTimer)
      const last = child
      forget()
      last?.end()
    },
  }
}

interface HeavyComputationParts {
  readonly catalogue: CatalogueIndex
  /** Computes an answer in this process, without a cache. */
  readonly answerTo: (entry: CatalogueEntry, input: JsonObject, progress: ComputationContext) => Awaitable<CachedAnswer>
  readonly send: (message: FromHeavyProcess) => void
}

/** The other side: returns the function that receives the messages of the server. */
export const createHeavyComputations = ({
  catalogue,
  answerTo,
  send,
}: HeavyComputationParts): ((message: ToHeavyProcess) => void) => {
  const running = new Map<number, AbortController>()
  return (message) => {
    const { id } = message
    if ('isAborted' in message) return running.get(id)?.abort(new Fault('unavailable', 'All callers have left.'))
    const controller = new AbortController()
    running.set(id, controller)
    const { family, slug, input, now, tenantName } = message
    const progress: ComputationContext = { now, tenantName, computeMs: 0, signal: controller.signal }
    const compute = async (): Promise<FromHeavyProcess> => {
      try {
        const answer = await answerTo((await catalogue.find(family, slug))!, input, progress)
        const terms = knownTerms(answer)
        return { id, computeMs: progress.computeMs, ...answer, ...(terms && { terms }) }
      } catch (reason) {
        return { id, computeMs: progress.computeMs, failed: toPlainFault(reason) }
      }
    }
    void compute().then((reply) => {
      running.delete(id)
      // The server no longer waits for an aborted computation.
      if (!controller.signal.aborted) send(reply)
    })
  }
}
