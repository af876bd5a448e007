import { FairQueue } from '../render/fair-queue.ts'

/** Requests start in the turn of the event loop in which they arrive until the turn has lasted this long, milliseconds. */
const TURN_MS = 4

/**
 * Distributes requests over turns of the event loop. One turn may read a hundred requests of one caller; a request of another caller
 * would wait for all of them. So requests beyond the time of a turn wait, and start one per turn, in a queue that is fair between callers.
 */
export class RequestTurns {
  readonly #waiting = new FairQueue<() => void>()
  /** The time at which the current turn is full, by `performance.now`; 0 before the first request of a turn. */
  #turnEnd = 0

  constructor(readonly turnMs = TURN_MS) {}

  /** True if a request may start at once. Otherwise it must wait with `wait`. */
  hasTime(): boolean {
    if (this.#turnEnd === 0) {
      this.#turnEnd = performance.now() + this.turnMs
      setImmediate(this.#endTurn)
      return true
    }
    return this.#waiting.isEmpty && performance.now() < this.#turnEnd
  }

  /** Starts `work` in a later turn. */
  wait<T>(caller: string, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#waiting.push(caller, () => void Promise.try(work).then(resolve, reject))
    })
  }

  readonly #endTurn = (): void => {
    this.#turnEnd = 0
    const start = this.#waiting.next()
    if (!start) return
    // The next requests wait too: they start after the ones that wait already.
    this.#turnEnd = performance.now() + this.turnMs
    setImmediate(this.#endTurn)
    start()
  }
}
