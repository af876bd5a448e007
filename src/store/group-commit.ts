import type { Database } from 'bun:sqlite'

interface Write {
  run: () => unknown
  resolve: (value: never) => void
  reject: (reason: unknown) => void
}

/** What is done about every group, in its transaction but for what follows one that was undone. */
interface Around {
  first(): void
  last(): void
  undone(): void
  /** After the commit of so many writes. */
  done?(writes: number): void
}

/** How long the first write of a group may wait while other calls compute, milliseconds. */
const LONGEST_WAIT = 2
/** How long writes wait for another process that writes, and how often they look, milliseconds. */
const PATIENCE = 5000
const AGAIN_AFTER = 5

/**
 * Writes that arrive in the same turn of the event loop share one transaction, and each waits for its commit. When a
 * group fails, its writes are run again one by one, so that only the guilty one is refused.
 */
export class GroupCommit {
  #waiting: Write[] = []
  #since = 0
  readonly #begin
  readonly #commit
  readonly #rollback

  constructor(
    private readonly db: Database,
    private readonly about: Around,
  ) {
    this.#begin = db.prepare('BEGIN IMMEDIATE')
    this.#commit = db.prepare('COMMIT')
    this.#rollback = db.prepare('ROLLBACK')
  }

  /** `run` must be free of effects outside the database, since it may run twice. */
  write<T>(run: () => T): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    this.#waiting.push({ run, resolve, reject })
    if (this.#waiting.length === 1) {
      this.#since = performance.now()
      setImmediate(() => this.flush())
    } else if (performance.now() - this.#since > LONGEST_WAIT) this.flush()
    return promise
  }

  flush(): void {
    const group = this.#waiting
    if (group.length === 0 || !this.#begins()) return
    this.#waiting = []
    try {
      this.#together(group)
    } catch {
      for (const write of group)
        try {
          this.#begin.run()
          this.#together([write])
        } catch (reason) {
          write.reject(reason)
        }
    }
  }

  /** Waits until nothing waits. */
  async drain(): Promise<void> {
    for (this.flush(); this.#waiting.length > 0; this.flush()) await Bun.sleep(AGAIN_AFTER)
  }

  /** Whether a transaction is open now. While another process writes, the event loop is left free and it is tried again. */
  #begins(): boolean {
    try {
      this.#begin.run()
      return true
    } catch (reason) {
      if ((reason as { code?: string }).code === 'SQLITE_BUSY' && performance.now() - this.#since < PATIENCE)
        setTimeout(() => this.flush(), AGAIN_AFTER)
      else for (const write of this.#waiting.splice(0)) write.reject(reason)
      return false
    }
  }

  /** In the transaction that is open; it is not afterwards. */
  #together(group: Write[]): void {
    let results: unknown[]
    try {
      this.about.first()
      results = group.map((write) => write.run())
      this.about.last()
      this.#commit.run()
    } catch (reason) {
      if (this.db.inTransaction) this.#rollback.run()
      this.about.undone()
      throw reason
    }
    group.forEach((write, at) => {
      write.resolve(results[at] as never)
    })
    this.about.done?.(group.length)
  }
}
