import { type Failure, native, type StopHandle } from './native.ts'

/** Runs a job of the pool that ends soon after `signal` is aborted; rejects with its reason then. */
export const stoppable = async <T>(
  signal: AbortSignal | undefined,
  job: (stop?: StopHandle) => Promise<T | Failure>,
): Promise<T | Failure> => {
  if (!signal) return job()
  signal.throwIfAborted()
  const handle = native.newStop()
  const stop = () => native.stop({ stop: handle })
  signal.addEventListener('abort', stop, { once: true })
  try {
    const found = await job(handle)
    if (found === 'stopped') signal.throwIfAborted()
    return found
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
