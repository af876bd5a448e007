import type { Instant } from './types.ts'

const HOUR = 3_600_000
/** Notes the use of keys by `write`, each once an hour. */
export const throttledKeyUse = (write: (keyId: string, hour: Instant) => Promise<unknown>) => {
  const noted = new Map<string, Instant>()
  return (keyId: string, at: Instant): void => {
    const hour = at - (at % HOUR)
    if (noted.get(keyId) === hour) return
    noted.set(keyId, hour)
    // One that was lost is made good by the next call.
    write(keyId, hour).catch(() => noted.delete(keyId))
  }
}
