import { SetupError } from '../settings.ts'
import { type FileLock, lockFile } from '../store/file-lock.ts'
import { withoutStack } from './file-errors.ts'

/** The lock of an output: one run writes it at a time. It is a file beside the output. */

export const lockPath = (out: string) => `${out}.lock`

/** Locks the output of a run. Throws `SetupError` if another run, here or on another machine of a shared file system, writes it. */
export const lockOutput = async (out: string): Promise<FileLock> => {
  let lock: FileLock | null
  try {
    lock = await lockFile(lockPath(out))
  } catch (error) {
    const fault = withoutStack(error, out, 'write')
    if (fault instanceof SetupError) throw fault
    throw new SetupError(`cannot lock ${out} with ${lockPath(out)}: ${(error as Error).message}.`, { cause: error })
  }
  if (lock === null)
    throw new SetupError(`another run is writing ${out}; wait for its end, or give --out another name.`)
  return lock
}

/** Runs `work` while this process holds the lock of an output. */
export const withOutputLock = async <T>(out: string, work: () => Promise<T>): Promise<T> => {
  const lock = await lockOutput(out)
  try {
    return await work()
  } finally {
    lock.release()
  }
}
