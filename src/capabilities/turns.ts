import type { World } from './capability.ts'

/**
 * What long work awaits now and then: other calls have their turn, and the work ends there when nobody waits for it any more.
 */
export type Turn = () => Promise<void>

export const turnsOf =
  ({ signal }: World): Turn =>
  async () => {
    await new Promise<void>((resolve) => setImmediate(resolve))
    signal.throwIfAborted()
  }
