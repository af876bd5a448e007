import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** File mode of the store, which contains the secrets for links and webhooks. */
const OWNER_ONLY = 0o600

/** Creates the file of a store and its folder if they do not exist, accessible only to the owner, and restricts existing files. */
export const prepareFile = (path: string): void => {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  closeSync(openSync(path, 'a', OWNER_ONLY))
  for (const each of [path, `${path}-wal`, `${path}-shm`])
    try {
      // The file of an earlier release, or a copy. Only its owner can change the mode.
      if (statSync(each).mode & 0o077) chmodSync(each, OWNER_ONLY)
    } catch {}
}

/** Returns a function that is true while the file at `path` is the same one as now, not a new file of the same name. */
export const createPresenceCheck = (path: string): (() => boolean) => {
  const original = statSync(path)
  return () => {
    const current = statSync(path, { throwIfNoEntry: false })
    return current !== undefined && current.ino === original.ino && current.dev === original.dev
  }
}
