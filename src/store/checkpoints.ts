import { Worker } from 'node:worker_threads'

/** Writes after which the log is looked at. */
const WRITES = 1000

/** Pages of the log (64 MB) at which whoever commits puts them into the file: where the thread does not come to it. */
export const OVERDUE = 16_384

export interface Checkpoints {
  /** So many writes were committed. */
  committed(writes: number): void
  /** Waits for the thread to end. */
  close(): Promise<void>
}

/**
 * Puts what the log of a SQLite store holds into its file in a thread of its own, started with the first need: it waits for the disk,
 * tens of milliseconds at times, in which the event loop would answer nobody.
 */
export const checkpoints = (path: string): Checkpoints => {
  let thread: Worker | null = null
  let working = false
  let writes = 0
  const start = () => {
    const started = new Worker(new URL('./checkpoint-thread.ts', import.meta.url), { workerData: path })
    started.unref()
    started.on('message', () => (working = false))
    // It stays `working`: from then on whoever commits does it when it is overdue.
    started.on('error', () => (thread = null))
    return started
  }
  return {
    committed(more) {
      writes += more
      if (working || writes < WRITES) return
      writes = 0
      working = true
      thread ??= start()
      thread.postMessage('checkpoint')
    },
    async close() {
      if (!thread) return
      const ended = new Promise((resolve) => thread!.on('exit', resolve))
      thread.ref()
      thread.postMessage('end')
      await ended
    },
  }
}
