/** Maximum wait in milliseconds, longer than any step takes on a busy machine. */
const LONG = 240_000

/** Waits until a condition holds, however slow the machine is. A fixed wait would only be right on a fast machine. */
export const until = async (
  so: () => boolean | Promise<boolean>,
  describe: () => unknown = () => 'It did not come to be.',
): Promise<void> => {
  const end = performance.now() + LONG
  for (let pause = 2; !(await so()); pause = Math.min(40, 1.5 * pause)) {
    if (performance.now() > end) throw new Error(String(await describe()))
    await Bun.sleep(pause)
  }
}
