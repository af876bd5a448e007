/** Number of rate limit refusals per second that a process sends without delay. */
const IMMEDIATE_PER_SECOND = 50
/** Delay of each further refusal, milliseconds; less than its `Retry-After`. */
const DELAY_MS = 250
/** Delay of each refusal of a large body, milliseconds: with each attempt the server receives a part of the body. */
const LARGE_BODY_DELAY_MS = 900
const SECOND = 1000

/**
 * Slows down rate limit refusals: after the first `atOnce` of a second each is delayed, so that clients that repeat refused requests without
 * a pause do not use up the processor. Refusals of large bodies are always delayed. Call the function for each refusal; it returns undefined, or a promise to await.
 */
export const createRefusalPace = ({
  atOnce = IMMEDIATE_PER_SECOND,
  delayMs = DELAY_MS,
  largeBodyDelayMs = LARGE_BODY_DELAY_MS,
  now = performance.now.bind(performance),
} = {}) => {
  let windowStart = Number.NEGATIVE_INFINITY
  let count = 0
  return (isLargeBody = false): Promise<void> | undefined => {
    if (isLargeBody) return Bun.sleep(largeBodyDelayMs)
    const time = now()
    if (time - windowStart >= SECOND) {
      windowStart = time
      count = 0
    }
    if (++count <= atOnce) return
    return Bun.sleep(delayMs)
  }
}

/** The refusal pace of this process. */
export const refusalPace = createRefusalPace()
