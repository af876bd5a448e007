/** A process without calls for this time is idle, milliseconds. */
const IDLE_MS = 5_000
/** Growth of the memory of the process since the last collection from which on a collection is worth its time, bytes. */
const MIN_GROWTH = 64 * 2 ** 20

interface IdleCollection {
  /** Counts a finished call. */
  countCall(): void
  stop(): void
}

/**
 * Collects garbage when the process is idle and its memory has grown. After a load, garbage would otherwise stay until the next load, since
 * the engine collects only when much is allocated.
 */
export const collectWhenIdle = ({
  idleMs = IDLE_MS,
  memory = () => process.memoryUsage.rss(),
  collect = () => void Bun.gc(false),
} = {}): IdleCollection => {
  let calls = 0
  let wasBusy = false
  /** The least memory of the idle process since the last collection. */
  let baseline = Number.POSITIVE_INFINITY
  const check = () => {
    const isIdle = calls === 0
    calls = 0
    if (!isIdle) {
      wasBusy = true
      return
    }
    const current = memory()
    baseline = Math.min(baseline, current)
    if (!wasBusy || current < baseline + MIN_GROWTH) return
    wasBusy = false
    // Memory that is in use is no reason for a further collection.
    baseline = Number.POSITIVE_INFINITY
    collect()
  }
  const timer = setInterval(check, idleMs)
  timer.unref()
  return {
    countCall: () => void calls++,
    stop: () => clearInterval(timer),
  }
}
