import type { Database } from 'bun:sqlite'
import { closeSync, existsSync, openSync, rmSync, statSync } from 'node:fs'

/**
 * An exclusive lock on a file: the lock of SQLite on an empty database, which the operating system releases when the process ends in any
 * way, so that the file of a dead process blocks nobody.
 */
export interface FileLock {
  /** Removes the file and ends the lock. */
  release(): void
}

/**
 * The locks of this process, which do not exclude each other in the operating system. The map also keeps the databases from being collected,
 * which would release their locks.
 */
const heldHere = new Map<string, Database>()

const inodeOf = (path: string): number | null => (existsSync(path) ? statSync(path).ino : null)

const isBusy = (error: unknown) => (error as { code?: string }).code === 'SQLITE_BUSY'

/** Locks a file, which is created if necessary. Returns null if it is locked, by this process or by another one. */
export const lockFile = async (path: string): Promise<FileLock | null> => {
  // The commands that need no lock run under Node too, which does not have this module.
  const sqlite = await import('bun:sqlite')
  for (;;) {
    if (heldHere.has(path)) return null
    closeSync(openSync(path, 'a'))
    const inode = inodeOf(path)
    const database = new sqlite.Database(path)
    try {
      // Nothing is written, so that no journal is needed.
      database.run('PRAGMA journal_mode = OFF')
      database.run('PRAGMA busy_timeout = 0')
      database.run('BEGIN EXCLUSIVE')
    } catch (error) {
      database.close()
      if (isBusy(error)) return null
      throw error
    }
    if (inode === null || inodeOf(path) !== inode) {
      // The process that held the lock ended meanwhile and removed the file.
      database.close()
      continue
    }
    heldHere.set(path, database)
    return {
      release() {
        heldHere.delete(path)
        try {
          rmSync(path, { force: true })
        } finally {
          database.close()
        }
      },
    }
  }
}
