type Report = (about: Record<string, unknown>, cause: unknown) => void

export interface WarmUp {
  readonly isDone: () => boolean
  /** Resolves when all steps are done; it never rejects. */
  readonly done: Promise<void>
}

/**
 * Runs the warm-up: work that the first requests would wait for, one step per turn of the event loop. A step that fails is logged and left
 * to the first request.
 */
export const startWarmUp = (steps: Readonly<Record<string, () => unknown>>, report: Report): WarmUp => {
  let isDone = false
  const run = async () => {
    for (const [name, step] of Object.entries(steps)) {
      await Bun.sleep(0)
      try {
        await step()
      } catch (cause) {
        report({ about: `The warm-up of the server failed: ${name}.` }, cause)
      }
    }
    isDone = true
  }
  return { done: run(), isDone: () => isDone }
}
