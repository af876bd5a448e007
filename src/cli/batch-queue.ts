import type { AppContext } from '../api/command-context.ts'
import type { RunPlan } from '../batch/shared-run.ts'
import type { WorkQueue } from '../batch/work-queue.ts'
import { SetupError } from '../settings.ts'

/** The queue of shared runs, for the commands that use it. */

export const log = (sentence: string) => console.error(`khagola: ${sentence}`)

export const redisUrlOf = ({ settings }: AppContext): string => {
  if (!settings.redisUrl) throw new SetupError('shared batch runs require REDIS_URL.')
  return settings.redisUrl
}

/** Calls `use` with the queue of the setting REDIS_URL. BullMQ is loaded here, because no other command needs it. */
export const withQueue = async <T>(
  context: AppContext,
  use: (queue: WorkQueue<RunPlan>) => Promise<T>,
  patienceMs?: number,
): Promise<T> => {
  const url = redisUrlOf(context)
  const { withWorkQueue } = await import('../batch/work-queue.ts')
  return withWorkQueue<RunPlan, T>(url, use, patienceMs)
}
