import { Database } from 'bun:sqlite'
import { closeSync, existsSync, openSync, rmSync, statSync } from 'node:fs'
import { SetupError } from '../settings.ts'
import { writing } from './file-errors.ts'

/**
 * The lock of an output: one run writes it at a time. It is the lock of SQLite on an empty file beside the output, which the operating
 * system releases when the process ends in any way, so that the file of a dead process blocks nobody.
 */

export const lockPath = (out: string) => `${out}.lock`

export interface OutputLock {
  release(): void
}

/**
 * The locks of this process, which do not exclude each other in the operating system. The map also keeps the databases from being collected,
 * which would release their locks.
 */
const heldHere = new Map<string, Database>()

const inodeOf = (path: string): number | null => (existsSync(path) ? statSync(path).ino : null)

const isBusy = (error: unknown) => (error as { code?: string }).code === 'SQLITE_BUSY'

const inUse = (out: string) =>
  new SetupError(`another run is writing ${out}; wait for its end, or give --out another name.`)

/** Locks the output of a run. Throws `SetupError` if another run, here or on another machine of a shared file system, writes it. */
export const lockOutput = (out: string): OutputLock => {
  const path = lockPath(out)
  for (;;) {
    if (heldHere.has(path)) throw inUse(out)
    writing(out, () => closeSync(openSync(path, 'a')))
    const inode = inodeOf(path)
    const database = new Database(path)
    try {
      // Nothing is written, so that no journal is needed.
      database.run('PRAGMA journal_mode = OFF')
      database.run('PRAGMA busy_timeout = 0')
      database.run('BEGIN EXCLUSIVE')
    } catch (error) {
      database.close()
      if (isBusy(error)) throw inUse(out)
      throw new SetupError(`cannot lock ${out}: ${(error as Error).message} (${path}).`)
    }
    if (inode === null || inodeOf(path) !== inode) {
      // The run before this one ended meanwhile and removed the file.
      database.close()
      continue
    }
    heldHere.set(path, database)
    return {
      release() {
        heldHere.delete(path)
        rmSync(path, { force: true })
        database.close()
      },
    }
  }
}

/** Runs `work` while this process holds the lock of an output. */
export const withOutputLock = async <T>(out: string, work: () => Promise<T>): Promise<T> => {
  const lock = lockOutput(out)
  try {
    return await work()
  } finally {
    lock.release()
  }
}
