/** Refusals for the rate limit that a process answers at once in a second. */
const AT_ONCE = 50
/** How long each further one waits, milliseconds: less than its `Retry-After`. */
const DELAY_MS = 250
const SECOND = 1000

/**
 * The pace of refusals for the rate limit: past the first of a second each waits, so that clients that repeat refused requests without a
 * pause do not take the processor from others. Call it for each refusal; returns undefined while it need not wait, then a promise.
 */
export const createRefusalPace = ({
  atOnce = AT_ONCE,
  delayMs = DELAY_MS,
  now = performance.now.bind(performance),
} = {}) => {
  let began = Number.NEGATIVE_INFINITY
  let count = 0
  return (): Promise<void> | undefined => {
    const at = now()
    if (at - began >= SECOND) {
      began = at
      count = 0
    }
    if (++count <= atOnce) return
    return Bun.sleep(delayMs)
  }
}

/** The pace of refusals of this process. */
export const refusalPace = createRefusalPace()
