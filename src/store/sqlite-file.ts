import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** It holds the secrets that sign links and webhooks. */
const OWNER_ALONE = 0o600

/** Makes the file of a store, and its folder, where they are not there: for their owner alone. SQLite's own files beside it follow. */
export const prepareFile = (path: string): void => {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  closeSync(openSync(path, 'a', OWNER_ALONE))
  for (const each of [path, `${path}-wal`, `${path}-shm`])
    try {
      // One that an earlier release or a copy made; whoever is not its owner cannot mend it.
      if (statSync(each).mode & 0o077) chmodSync(each, OWNER_ALONE)
    } catch {}
}

/** Says whether the file that is there now is still there when asked, and not another of the same name. */
export const presence = (path: string): (() => boolean) => {
  const here = statSync(path)
  return () => {
    const there = statSync(path, { throwIfNoEntry: false })
    return there !== undefined && there.ino === here.ino && there.dev === here.dev
  }
}
