import { Fault } from '../faults.ts'

/** Limit of the bodies of all running requests together, bytes. A body takes several times as much memory while it is parsed. */
const MAX_BYTES = 48 * 2 ** 20
/** Limit of the bodies of one caller, bytes. */
const MAX_BYTES_PER_CALLER = MAX_BYTES / 3
/** Smaller bodies are not counted, bytes: the number of connections limits them. */
const MIN_COUNTED_BYTES = 64 * 1024
/** Limit of the waiting bodies. The server has received up to 512 KB of each; the operating system stops the sender there. */
const MAX_WAITING = 128
const MAX_WAITING_PER_CALLER = 64
/** Time limit of the wait, milliseconds. */
const MAX_WAIT_MS = 20_000

export const isLarge = (bytes: number): boolean => bytes >= MIN_COUNTED_BYTES

type Release = () => void

export interface BodyBudget {
  /**
   * Counts the bytes of a body until the returned function is called. While the bodies of the caller or of all callers exceed their limit,
   * the body waits. Faults, if too many bodies wait or the wait is too long: `rate_limited` for the limit of the caller, else `unavailable`.
   */
  reserve(caller: string, bytes: number, signal?: AbortSignal): Release | Promise<Release>
  /** Currently counted bytes. */
  readonly bytes: number
}

interface WaitingBody {
  readonly caller: string
  readonly bytes: number
  readonly admit: () => void
}

export const createBodyBudget = ({
  maxBytes = MAX_BYTES,
  maxBytesPerCaller = MAX_BYTES_PER_CALLER,
  maxWaiting = MAX_WAITING,
  maxWaitingPerCaller = MAX_WAITING_PER_CALLER,
  maxWaitMs = MAX_WAIT_MS,
} = {}): BodyBudget => {
  const bytesByCaller = new Map<string, number>()
  /** In the order of arrival. */
  const waitingBodies = new Set<WaitingBody>()
  let totalBytes = 0

  /** The fault of a body that exceeds a limit; null if it fits. A single body above the limits fits. */
  const faultOf = (caller: string, bytes: number): Fault | null => {
    const callerBytes = bytesByCaller.get(caller) ?? 0
    if (callerBytes > 0 && callerBytes + bytes > maxBytesPerCaller)
      return new Fault(
        'rate_limited',
        `The large bodies of concurrent requests are limited to ${maxBytesPerCaller} bytes per key.`,
        { retryAfter: 1 },
      )
    if (totalBytes > 0 && totalBytes + bytes > maxBytes)
      return new Fault('unavailable', 'Too many large bodies are being processed; try again.', { retryAfter: 1 })
    return null
  }
  const count = (caller: string, bytes: number): Release => {
    bytesByCaller.set(caller, (bytesByCaller.get(caller) ?? 0) + bytes)
    totalBytes += bytes
    return () => {
      const remaining = bytesByCaller.get(caller)! - bytes
      if (remaining > 0) bytesByCaller.set(caller, remaining)
      else bytesByCaller.delete(caller)
      totalBytes -= bytes
      for (const waiting of waitingBodies) if (!faultOf(waiting.caller, waiting.bytes)) waiting.admit()
    }
  }
  const wait = (caller: string, bytes: number, signal: AbortSignal | undefined): Promise<Release> =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const leave = () => {
        waitingBodies.delete(waiting)
        clearTimeout(timer)
        signal?.removeEventListener('abort', abandon)
      }
      const abandon = () => {
        leave()
        reject(signal!.reason)
      }
      const waiting: WaitingBody = {
        ...{ caller, bytes },
        admit() {
          leave()
          resolve(count(caller, bytes))
        },
      }
      const timer = setTimeout(() => {
        leave()
        reject(faultOf(caller, bytes))
      }, maxWaitMs)
      waitingBodies.add(waiting)
      signal?.addEventListener('abort', abandon, { once: true })
    })

  return {
    get bytes() {
      return totalBytes
    },
    reserve(caller, bytes, signal) {
      if (!isLarge(bytes)) return () => {}
      const fault = faultOf(caller, bytes)
      if (!fault) return count(caller, bytes)
      let waitingOfCaller = 0
      for (const waiting of waitingBodies) if (waiting.caller === caller) waitingOfCaller++
      if (waitingBodies.size >= maxWaiting || waitingOfCaller >= maxWaitingPerCaller) throw fault
      return wait(caller, bytes, signal)
    },
  }
}

/** The budget of this process. */
export const bodyBudget = createBodyBudget()
