import type { Instant } from './types.ts'

const HOUR = 3_600_000
/** Returns a function that records the use of keys with `write`, at most once per hour and key. */
export const throttledKeyUse = (write: (keyId: string, hour: Instant) => Promise<unknown>) => {
  const lastHours = new Map<string, Instant>()
  return (keyId: string, at: Instant): void => {
    const hour = at - (at % HOUR)
    if (lastHours.get(keyId) === hour) return
    lastHours.set(keyId, hour)
    // If the write fails, the next call repeats it.
    write(keyId, hour).catch(() => lastHours.delete(keyId))
  }
}
