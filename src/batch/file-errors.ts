import { SetupError } from '../settings.ts'

/** Errors of files and of object storage, which a user can mend, as sentences without a stack. */

interface SystemError extends Error {
  code: string
  path?: string
}

const isSystemError = (error: unknown): error is SystemError => {
  if (!(error instanceof Error) || error instanceof SetupError) return false
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && (/^E[A-Z0-9]{2,}$/.test(code) || error.name === 'S3Error' || /S3/.test(code))
}

/** The causes that have a better sentence than the one of the operating system. */
const CAUSES: Readonly<Record<string, string>> = {
  ENOSPC: 'no space is left on the device',
  EDQUOT: 'the quota of the disk is exhausted',
  EFBIG: 'the file is larger than the limit of this process or file system',
  EROFS: 'the file system is read-only',
  EACCES: 'permission was denied',
  EPERM: 'permission was denied',
  ENOENT: 'the file or its folder does not exist',
  ENOTDIR: 'a part of its path is not a folder',
  EISDIR: 'it is a folder',
  EIO: 'the device reported an error',
  EMFILE: 'too many files are open',
  EPIPE: 'its reader has ended',
  ENAMETOOLONG: 'its name is too long',
}

/** The errors after which the same command continues, when their cause has been removed. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

const sentenceOf = (error: SystemError, path: string | undefined, verb: string): string => {
  const cause = CAUSES[error.code] ?? error.message
  const subject = path ?? error.path
  if (subject === undefined) return error.message
  const advice = FULL.has(error.code) ? ' Free some space and start the same command again; it continues.' : ''
  return `cannot ${verb} ${subject}: ${cause}.${advice}`
}

/** A `SetupError` for an error of the file system or of object storage; other errors unchanged. */
export const withoutStack = (error: unknown, path?: string, verb = 'use'): unknown =>
  isSystemError(error) ? new SetupError(sentenceOf(error, path, verb), { cause: error }) : error

/** The result of `write`, which writes a file. Its errors name the file. */
export const writing = <T>(path: string, write: () => T): T => {
  try {
    return write()
  } catch (error) {
    throw withoutStack(error, path, 'write')
  }
}
