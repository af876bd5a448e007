import { native, type Rows, STATUS, type StopHandle } from './native.ts'

/** Runs a job of the pool that ends soon after `signal` is aborted; rejects with its reason then. */
export const stoppable = async (
  signal: AbortSignal | undefined,
  job: (handle?: StopHandle) => Promise<Rows>,
): Promise<Rows> => {
  if (!signal) return job()
  signal.throwIfAborted()
  const handle = native.newStop()
  const stop = () => native.stop(handle)
  signal.addEventListener('abort', stop, { once: true })
  try {
    const rows = await job(handle)
    if (rows === STATUS.stopped) signal.throwIfAborted()
    return rows
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
