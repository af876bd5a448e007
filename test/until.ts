/** Timeout, milliseconds: longer than any wait takes on a busy machine. */
const LONG = 240_000

/**
 * Waits until a condition is true. A test that waits for a fixed time instead would fail on a slow machine.
 * @throws Error with the text of `message` after the timeout
 */
export const until = async (
  condition: () => boolean | Promise<boolean>,
  message: () => unknown = () => 'The condition was not met in time.',
): Promise<void> => {
  for (const end = performance.now() + LONG; !(await condition()); await Bun.sleep(2))
    if (performance.now() > end) throw new Error(String(await message()))
}
