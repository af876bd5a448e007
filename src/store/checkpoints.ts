import { Worker } from 'node:worker_threads'

/** Number of writes between two checkpoints. */
const WRITES_PER_CHECKPOINT = 1000
/** Size of the large values between two checkpoints, bytes: some hundred answers or documents fill the log before it has this many writes. */
const BYTES_PER_CHECKPOINT = 4 * 2 ** 20

/** Log size in pages (64 MB) at which a committing connection makes the checkpoint itself, if the thread is late. */
export const AUTOCHECKPOINT_PAGES = 16_384

export interface Checkpoints {
  /** Counts committed writes, and the size of their large values in bytes. */
  countWrites(writes: number, bytes?: number): void
  /** Waits for the thread to end. */
  close(): Promise<void>
}

/**
 * Makes the WAL checkpoints of a SQLite store in a separate thread, which is started at the first checkpoint. A checkpoint waits
 * for the disk, sometimes for tens of milliseconds, and would block the event loop.
 */
export const createCheckpoints = (path: string): Checkpoints => {
  let thread: Worker | null = null
  let working = false
  let writes = 0
  let bytes = 0
  const start = () => {
    const worker = new Worker(new URL('./checkpoint-thread.ts', import.meta.url), { workerData: path })
    worker.unref()
    worker.on('message', () => (working = false))
    // `working` stays true: from now on, committing connections make the checkpoints.
    worker.on('error', () => (thread = null))
    return worker
  }
  return {
    countWrites(moreWrites, moreBytes = 0) {
      writes += moreWrites
      bytes += moreBytes
      if (working || (writes < WRITES_PER_CHECKPOINT && bytes < BYTES_PER_CHECKPOINT)) return
      writes = 0
      bytes = 0
      working = true
      thread ??= start()
      thread.postMessage('checkpoint')
    },
    async close() {
      if (!thread) return
      const exit = new Promise((resolve) => thread!.on('exit', resolve))
      thread.ref()
      thread.postMessage('end')
      await exit
    },
  }
}
