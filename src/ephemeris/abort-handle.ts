import { type Failure, native, type StopHandle } from './native.ts'

const names = new WeakMap<AbortSignal, string>()

/** Sets the queue name of jobs that use this signal. The thread pool alternates between jobs of different names. */
export const setQueueName = (name: string, signal: AbortSignal): void => {
  names.set(signal, name)
}

/** Runs a job of the thread pool. When `signal` is aborted, the job ends soon and the promise rejects with the reason of the signal. */
export const withAbort = async <T>(
  signal: AbortSignal | undefined,
  job: (stop?: StopHandle) => Promise<T | Failure>,
): Promise<T | Failure> => {
  if (!signal) return job()
  signal.throwIfAborted()
  const handle = native.newStop({ by: names.get(signal) ?? '' })
  const stop = () => native.stop({ stop: handle })
  signal.addEventListener('abort', stop, { once: true })
  try {
    const result = await job(handle)
    if (result === 'stopped') signal.throwIfAborted()
    return result
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
