interface ErrorHandling {
  /** Logs an error with its stack. */
  report(about: Record<string, unknown>, cause: unknown): void
  /** Finishes pending work before the process exits. */
  finish?(): Promise<unknown>
  /** Longest wait for `finish`, milliseconds. */
  finishMs?: number
}

/** Exit code after an uncaught exception: a supervisor starts the process again. */
const EXIT_CODE = 1

/**
 * Handles errors that no other code handles. A rejection belongs to one computation: it is logged and the process continues. After
 * an exception the state of the process is unknown: it is logged, `finish` runs, and the process exits with code 1.
 */
export const handleProcessErrors = ({ report, finish, finishMs = 15_000 }: ErrorHandling): void => {
  let isEnding = false
  process.on('unhandledRejection', (reason) =>
    report({ about: 'A promise was rejected and nothing handled it.' }, reason),
  )
  process.on('uncaughtException', (error) => {
    report({ about: 'An exception was not caught.' }, error)
    if (isEnding) return
    isEnding = true
    const exit = () => process.exit(EXIT_CODE)
    if (!finish) return exit()
    setTimeout(exit, finishMs)
    finish().then(exit, (cause) => {
      report({ about: 'The process could not finish its work.' }, cause)
      exit()
    })
  })
}
