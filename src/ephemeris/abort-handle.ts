import { type Failure, native, type StopHandle } from './native.ts'

const names = new WeakMap<AbortSignal, string>()

/** Jobs that end with the signal are waited for by whoever goes by this name: those of one name take turns with those of others. */
export const abortedWith = (name: string, signal: AbortSignal): void => {
  names.set(signal, name)
}

/** Runs a job of the pool that ends soon after `signal` is aborted; rejects with its reason then. */
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
    const found = await job(handle)
    if (found === 'stopped') signal.throwIfAborted()
    return found
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
