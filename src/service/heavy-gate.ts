import type { CatalogueEntry } from '../capabilities/capability.ts'
import { FairQueue } from '../render/fair-queue.ts'

/** Heavy computations per process at a time: each may hold tens of megabytes until its answer is serialised. */
export const MAX_HEAVY_CALLS = 4

/** True if a capability needs a place of the gate: by its weight, or because its widest input takes long. */
export const isHeavy = ({ weight, long }: Pick<CatalogueEntry, 'weight' | 'long'>): boolean =>
  long === true || weight === 'heavy' || weight === 'report'

/** Runs a limited number of computations at a time. The others wait in a queue that is fair between tenants. */
export class HeavyGate {
  readonly #waiting = new FairQueue<() => void>()
  #running = 0

  constructor(readonly capacity = MAX_HEAVY_CALLS) {}

  /**
   * Takes a place: at once (undefined), or when the promise resolves. Release each place with `leave`. The promise rejects with the
   * reason of `signal` if `signal` is aborted during the wait; then no place is taken.
   */
  enter(tenant: string, signal: AbortSignal): Promise<void> | undefined {
    if (this.#running < this.capacity) {
      this.#running++
      return
    }
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason)
      const abandon = () => {
        this.#waiting.withdraw(tenant, admit)
        reject(signal.reason)
      }
      const admit = () => {
        signal.removeEventListener('abort', abandon)
        resolve()
      }
      signal.addEventListener('abort', abandon, { once: true })
      this.#waiting.push(tenant, admit)
    })
  }

  /** Runs work in a place. Rejects with the reason of `signal` if `signal` is aborted before the work begins. */
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

  /** Releases a place to the next waiting computation. */
  leave(): void {
    const next = this.#waiting.next()
    if (next) next()
    else this.#running--
  }
}
