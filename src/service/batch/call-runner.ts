import { createYieldPoint } from '../event-loop-turns.ts'
import type { FinishedCall } from './finished-call.ts'
import type { PlannedCall } from './order.ts'

/** Calls of a request that run at the same time. Heavy ones also wait in the queue of the process, which is fair between callers. */
const CONCURRENT_CALLS = 4

type Finish = (call: PlannedCall) => Promise<FinishedCall>

/**
 * Finishes all calls and returns the results in order. Other callers get time of the event loop between any two calls. If it rejects, no
 * call keeps reserved credits.
 */
export const finishAll = async (
  calls: readonly PlannedCall[],
  finish: Finish,
  signal: AbortSignal,
): Promise<FinishedCall[]> => {
  const results: FinishedCall[] = []
  try {
    for await (const group of finishInGroups(calls, finish, signal)) results.push(...group)
  } catch (reason) {
    for (const { release } of results) release()
    throw reason
  }
  return results.sort((a, b) => a.call.index - b.call.index)
}

/**
 * Finishes calls and yields groups of those that ended, until all have. While the consumer does not ask for the next group, no further call
 * starts. Call `return` to abandon the rest: the calls that still run release their credits when they end.
 */
export async function* finishInGroups(
  calls: readonly PlannedCall[],
  finish: Finish,
  signal: AbortSignal,
): AsyncGenerator<FinishedCall[], void, void> {
  const yieldIfDue = createYieldPoint(signal)
  const waiting = calls.values()
  let ended: FinishedCall[] = []
  let running = 0
  let isAbandoned = false
  let wake = () => {}
  const start = async (call: PlannedCall) => {
    const finished = await finish(call)
    running--
    if (isAbandoned) return finished.release()
    ended.push(finished)
    wake()
  }
  try {
    for (;;) {
      while (running < CONCURRENT_CALLS) {
        const pause = yieldIfDue()
        if (pause) await pause
        const { done, value } = waiting.next()
        if (done) break
        running++
        void start(value)
      }
      if (running === 0 && ended.length === 0) return
      if (ended.length === 0) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
      const group = ended
      ended = []
      yield group
    }
  } finally {
    isAbandoned = true
    for (const { release } of ended) release()
  }
}
