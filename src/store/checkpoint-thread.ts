import { Database } from 'bun:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

/** How long the thread waits for the write lock, milliseconds. */
const BUSY_TIMEOUT_MS = 1000
/** Number of pages from which the log is restarted. Writers wait until the remaining pages are on disk. */
const RESTART_PAGES = 8192
/** Maximum number of pages that remain before a restart, and of attempts to get there. */
const MAX_REMAINING_PAGES = 64
const MAX_ATTEMPTS = 4

const db = new Database(workerData as string, { readwrite: true })
db.run(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`)

interface State {
  /** Number of pages in the log, and how many of them are in the database file. */
  log: number
  checkpointed: number
}
const passive = db.prepare<State, []>('PRAGMA wal_checkpoint(PASSIVE)')
const restart = db.prepare('PRAGMA wal_checkpoint(RESTART)')

/** Copies committed pages to the database file. Other connections can write meanwhile. */
const checkpoint = () => {
  let state = passive.get()!
  if (state.log < RESTART_PAGES) return
  for (let attempt = 1; attempt < MAX_ATTEMPTS && state.log - state.checkpointed > MAX_REMAINING_PAGES; attempt++)
    state = passive.get()!
  restart.get()
}

parentPort!.on('message', (message: 'checkpoint' | 'end') => {
  if (message === 'checkpoint') {
    try {
      checkpoint()
    } catch {
      // The log grows until the next checkpoint. A writing connection makes one if the log gets too long.
    }
    return parentPort!.postMessage('done')
  }
  db.close()
  parentPort!.close()
})
