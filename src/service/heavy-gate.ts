import type { Entry } from '../capabilities/capability.ts'
import { FairQueue } from '../render/fair-queue.ts'

/** Heavy computations of a process at a time: each may hold tens of megabytes until its answer is a text. */
export const HEAVY_AT_ONCE = 4

/** Whether a computation waits for a place: by its weight, or because its widest input takes long. */
export const isHeavy = ({ weight, long }: Pick<Entry, 'weight' | 'long'>): boolean =>
  long === true || weight === 'heavy' || weight === 'report'

/** Admits a number of computations at a time. The others wait, those of each tenant in turn. */
export class HeavyGate {
  readonly #waiting = new FairQueue<() => void>()
  #underWay = 0

  constructor(readonly most = HEAVY_AT_ONCE) {}

  /**
   * Takes a place: at once, or by the promise when one is free. Each place taken is to be given back by `leave`. The promise is rejected
   * with the reason of `signal` when that is aborted while the computation waits; then no place is taken.
   */
  enter(tenant: string, signal: AbortSignal): Promise<void> | undefined {
    if (this.#underWay < this.most) {
      this.#underWay++
      return
    }
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason)
      const giveUp = () => {
        this.#waiting.withdraw(tenant, admit)
        reject(signal.reason)
      }
      const admit = () => {
        signal.removeEventListener('abort', giveUp)
        resolve()
      }
      signal.addEventListener('abort', giveUp, { once: true })
      this.#waiting.push(tenant, admit)
    })
  }

  /** Does work in a place of its own. The promise is rejected with the reason of `signal` when that is aborted before the work begins. */
  async within<T>(tenant: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    const entered = this.enter(tenant, signal)
    if (entered) await entered
    try {
      signal.throwIfAborted()
      return await work()
    } finally {
      this.leave()
    }
  }

  /** Gives a place back, to the next one that waits. */
  leave(): void {
    const next = this.#waiting.next()
    if (next) next()
    else this.#underWay--
  }
}
