import { Fault } from '../faults.ts'

/** Limit of the bodies of all running requests together, bytes. A body takes several times as much memory while it is parsed. */
const MAX_BYTES = 48 * 2 ** 20
/** Limit of the bodies of one caller, bytes. */
const MAX_BYTES_PER_CALLER = MAX_BYTES / 3
/** Smaller bodies are not counted, bytes: the number of connections limits them. */
const MIN_COUNTED_BYTES = 64 * 1024

export const isLarge = (bytes: number): boolean => bytes >= MIN_COUNTED_BYTES

export interface BodyBudget {
  /**
   * Counts the bytes of a body until the returned function is called. Faults: `rate_limited` if the bodies of the caller exceed its limit,
   * `unavailable` if those of all callers do.
   */
  reserve(caller: string, bytes: number): () => void
  /** Currently counted bytes. */
  readonly bytes: number
}

export const createBodyBudget = ({
  maxBytes = MAX_BYTES,
  maxBytesPerCaller = MAX_BYTES_PER_CALLER,
} = {}): BodyBudget => {
  const bytesByCaller = new Map<string, number>()
  let totalBytes = 0
  return {
    get bytes() {
      return totalBytes
    },
    reserve(caller, bytes) {
      if (!isLarge(bytes)) return () => {}
      const callerBytes = bytesByCaller.get(caller) ?? 0
      if (callerBytes > 0 && callerBytes + bytes > maxBytesPerCaller)
        throw new Fault(
          'rate_limited',
          `The large bodies of concurrent requests are limited to ${maxBytesPerCaller} bytes per key.`,
          {
            retryAfter: 1,
          },
        )
      if (totalBytes > 0 && totalBytes + bytes > maxBytes)
        throw new Fault('unavailable', 'Too many large bodies are being processed; try again.', { retryAfter: 1 })
      bytesByCaller.set(caller, callerBytes + bytes)
      totalBytes += bytes
      return () => {
        const remaining = bytesByCaller.get(caller)! - bytes
        if (remaining > 0) bytesByCaller.set(caller, remaining)
        else bytesByCaller.delete(caller)
        totalBytes -= bytes
      }
    },
  }
}

/** The budget of this process. */
export const bodyBudget = createBodyBudget()
