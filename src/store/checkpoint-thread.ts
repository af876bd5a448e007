import { Database } from 'bun:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

/** How long the thread waits for its turn to write, milliseconds. */
const PATIENCE = 1000
/** A log so long begins anew, for which writers wait until the disk has what is left of it: pages. */
const LONG = 8192
/** What may be left then, and how often it is tried to leave no more. */
const LITTLE = 64
const TRIES = 4

const db = new Database(workerData as string, { readwrite: true })
db.run(`PRAGMA busy_timeout = ${PATIENCE}`)

interface State {
  /** Pages of the log, and how many of them are in the file. */
  log: number
  checkpointed: number
}
const passive = db.prepare<State, []>('PRAGMA wal_checkpoint(PASSIVE)')
const restart = db.prepare('PRAGMA wal_checkpoint(RESTART)')

/** What was committed goes into the file, while others go on writing. */
const checkpoint = () => {
  let state = passive.get()!
  if (state.log < LONG) return
  for (let tries = 1; tries < TRIES && state.log - state.checkpointed > LITTLE; tries++) state = passive.get()!
  restart.get()
}

parentPort!.on('message', (asked: 'checkpoint' | 'end') => {
  if (asked === 'checkpoint') {
    try {
      checkpoint()
    } catch {
      // The log grows until the next time; a connection that writes does it in the end.
    }
    return parentPort!.postMessage('done')
  }
  db.close()
  parentPort!.close()
})
