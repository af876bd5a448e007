/** Longer than anything takes on a machine that has much else to do, milliseconds. */
const LONG = 240_000

/**
 * Waits until something is so, however long the machine takes: a test that waits for a length of time instead is right only
 * on a quick one.
 */
export const until = async (
  so: () => boolean | Promise<boolean>,
  told: () => unknown = () => 'It did not come to be.',
): Promise<void> => {
  for (const end = performance.now() + LONG; !(await so()); await Bun.sleep(2))
    if (performance.now() > end) throw new Error(String(await told()))
}
