import { lowerPriority } from '../render/child-process.ts'
import type { FromHeavyProcess, StartHeavyChild } from '../service/heavy-process.ts'

/** The environment variable of the process for heavy calls. */
export const HEAVY_CHILD = 'KHAGOLA_HEAVY_CHILD'

/** Returns the function that starts this program again as the process for heavy calls, with a lower priority. It needs Bun. */
export const heavyChildStarter =
  (environment: Readonly<Record<string, string | undefined>>): StartHeavyChild =>
  ({ onMessage, onExit }) => {
    const child = Bun.spawn([process.execPath, Bun.main], {
      env: { ...environment, [HEAVY_CHILD]: '1' },
      stdio: ['ignore', 'inherit', 'inherit'],
      serialization: 'advanced',
      ipc: (message: FromHeavyProcess) => onMessage(message),
      onExit: (_, code, signal) => onExit(`exit code ${signal ?? code}`),
    })
    child.unref()
    lowerPriority(child.pid)
    /** Uses the channel. A process that has just ended has none; `onExit` reports it. */
    const tryChannel = (use: () => void) => {
      try {
        use()
      } catch {
        // See above.
      }
    }
    return {
      send: (message) => tryChannel(() => void child.send(message)),
      end: () => tryChannel(() => child.disconnect()),
    }
  }
