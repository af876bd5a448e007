import type { Database } from 'bun:sqlite'

interface Write {
  run: () => unknown
  /** Size of large values in the write, bytes. */
  bytes: number
  resolve: (value: never) => void
  reject: (reason: unknown) => void
}

/** Functions that are called for every group of writes. */
interface GroupHooks {
  /** Called at the start of the transaction. */
  before(): void
  /** Called at the end of the transaction. */
  beforeCommit(): void
  afterRollback(): void
  /** Called after a commit with this number of writes, and the size of their large values in bytes. */
  afterCommit?(writes: number, bytes: number): void
}

/** Maximum wait of the first write of a group while other calls compute, milliseconds. */
const MAX_WAIT_MS = 2
/** Maximum wait for the write lock of another process, and the interval of attempts, milliseconds. */
const BUSY_TIMEOUT_MS = 5000
const RETRY_MS = 5

/**
 * Runs writes that arrive in the same turn of the event loop in one transaction. Each write waits for the commit. If a group
 * fails, its writes are repeated one by one, so that only the failing write is rejected.
 */
export class GroupCommit {
  #waiting: Write[] = []
  #since = 0
  readonly #begin
  readonly #commit
  readonly #rollback

  constructor(
    private readonly db: Database,
    private readonly hooks: GroupHooks,
  ) {
    this.#begin = db.prepare('BEGIN IMMEDIATE')
    this.#commit = db.prepare('COMMIT')
    this.#rollback = db.prepare('ROLLBACK')
  }

  /** `run` must not have effects outside the database, because it may run twice. `bytes` is the size of large values in the write. */
  write<T>(run: () => T, bytes = 0): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    this.#waiting.push({ run, bytes, resolve, reject })
    if (this.#waiting.length === 1) {
      this.#since = performance.now()
      setImmediate(() => this.flush())
    } else if (performance.now() - this.#since > MAX_WAIT_MS) this.flush()
    return promise
  }

  flush(): void {
    const group = this.#waiting
    if (group.length === 0 || !this.#tryBegin()) return
    this.#waiting = []
    try {
      this.#runGroup(group)
    } catch {
      for (const write of group)
        try {
          this.#begin.run()
          this.#runGroup([write])
        } catch (reason) {
          write.reject(reason)
        }
    }
  }

  /** Waits until all writes are committed. */
  async drain(): Promise<void> {
    for (this.flush(); this.#waiting.length > 0; this.flush()) await Bun.sleep(RETRY_MS)
  }

  /** Begins a transaction; true if it is open. If another process holds the write lock, a later attempt is scheduled. */
  #tryBegin(): boolean {
    try {
      this.#begin.run()
      return true
    } catch (reason) {
      if ((reason as { code?: string }).code === 'SQLITE_BUSY' && performance.now() - this.#since < BUSY_TIMEOUT_MS)
        setTimeout(() => this.flush(), RETRY_MS)
      else for (const write of this.#waiting.splice(0)) write.reject(reason)
      return false
    }
  }

  /** Runs writes in the open transaction and commits it, or rolls it back. */
  #runGroup(group: Write[]): void {
    let results: unknown[]
    try {
      this.hooks.before()
      results = group.map((write) => write.run())
      this.hooks.beforeCommit()
      this.#commit.run()
    } catch (reason) {
      if (this.db.inTransaction) this.#rollback.run()
      this.hooks.afterRollback()
      throw reason
    }
    group.forEach((write, index) => {
      write.resolve(results[index] as never)
    })
    try {
      this.hooks.afterCommit?.(
        group.length,
        group.reduce((sum, { bytes }) => sum + bytes, 0),
      )
    } catch {
      // The group is committed: it must not be repeated.
    }
  }
}
