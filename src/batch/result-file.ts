import {
  closeSync,
  existsSync,
  fdatasyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { SetupError } from '../settings.ts'
import { writing } from './file-errors.ts'

/** The progress of a run, as saved in its checkpoint. */
export interface RunProgress<Position> {
  /** Number of bytes of the output that are safely on disk. */
  bytes: number
  /** Number of bytes of the file of rejected rows that are safely on disk, if the run writes this file. */
  rejectBytes?: number
  position: Position
}

interface Checkpoint<Position> extends RunProgress<Position> {
  /** The inputs and options of the run. */
  identity: object
  finished: boolean
}

/** The paths of the unfinished output and of the checkpoint. */
export const runFilePaths = (out: string) => ({ partial: `${out}.partial`, checkpoint: `${out}.checkpoint.json` })

const replaceFile = (path: string, text: string) =>
  writing(path, () => {
    const temporaryPath = `${path}.new`
    try {
      writeFileSync(temporaryPath, text, { flush: true })
      renameSync(temporaryPath, path)
    } catch (error) {
      rmSync(temporaryPath, { force: true })
      throw error
    }
  })

export const readCheckpoint = <Position>(out: string): Checkpoint<Position> | null => {
  const { checkpoint } = runFilePaths(out)
  return existsSync(checkpoint) ? JSON.parse(readFileSync(checkpoint, 'utf8')) : null
}

/** Minimum time between two checkpoints, milliseconds. */
const MIN_CHECKPOINT_INTERVAL_MS = 250

/** The longest value that a difference shows. */
const SHOWN_LENGTH = 32

const shown = (value: unknown): string | null => {
  const text = value === undefined ? 'none' : JSON.stringify(value)
  return text.length <= SHOWN_LENGTH ? text : null
}

/** The properties that differ between an identity and the one that is required, with their values if these are short. */
export const differences = (first: object, second: object): string[] =>
  [...new Set([...Object.keys(first), ...Object.keys(second)])].flatMap((name) => {
    const [had, has] = [first[name as never], second[name as never]]
    if (JSON.stringify(had) === JSON.stringify(has)) return []
    const [before, now] = [shown(had), shown(has)]
    return [before === null || now === null ? name : `${name} ${before} instead of ${now}`]
  })

/** The checkpoint that a run resumes from. The checkpoint of a finished output that was deleted is ignored. */
const activeCheckpoint = <Position>(out: string) => {
  const existing = readCheckpoint<Position>(out)
  return existing?.finished && !existsSync(out) && !existsSync(runFilePaths(out).partial) ? null : existing
}

/** The identity of the run of `out`, if it is unfinished or its output still exists; otherwise null. */
export const identityOf = (out: string): object | null => activeCheckpoint(out)?.identity ?? null

export interface ResultFile<Position> {
  /** The checkpoint from which the run resumes, or null. */
  readonly start: RunProgress<Position> | null
  /** True if the output was complete when it was opened. */
  readonly finished: boolean
  write(bytes: Uint8Array): void
  /** Writes to the file of rejected rows. */
  reject(bytes: Uint8Array): void
  /** Declares that the bytes written so far lead to `position`. A checkpoint is saved if the last one is old enough. */
  mark(position: () => Position): void | Promise<void>
  finish(position: Position): void | Promise<void>
}

/** The file of the rejected rows of an output. */
export const rejectsPath = (out: string) => `${out}.rejects.ndjson`

/**
 * Opens an output file that a later process can resume. The output is written to `OUT.partial`. A checkpoint file, always
 * replaced as a whole, contains the number of bytes that are safely on disk and the position after them. A run with the same
 * inputs and options truncates the file to that size and resumes; a run with other inputs or options is refused. The
 * checkpoint of a finished output is not deleted: if the same run is started again, it changes nothing.
 */
export const openResultFile = <Position>(
  out: string,
  identity: object,
  { force = false, rejects = false }: { force?: boolean; rejects?: boolean } = {},
): ResultFile<Position> => {
  const { partial, checkpoint } = runFilePaths(out)
  if (force) for (const path of [checkpoint, partial, out]) rmSync(path, { force: true })
  const existing = activeCheckpoint<Position>(out)
  const differing = existing ? differences(existing.identity, identity) : []
  if (differing.length > 0)
    throw new SetupError(
      `${checkpoint} belongs to a run with other inputs, options or versions (${differing.join(', ')}); --force starts again.`,
    )
  const start = existing && { bytes: existing.bytes, position: existing.position }
  const complete = () => ({ start, finished: true, write() {}, reject() {}, mark() {}, finish() {} })
  if (existsSync(out)) {
    if (!existing?.finished) throw new SetupError(`${out} exists; --force replaces it.`)
    if (statSync(out).size !== existing.bytes)
      throw new SetupError(`${out} was changed after its run; --force replaces it.`)
    return complete()
  }
  if (existing && (existsSync(partial) ? statSync(partial).size : 0) < existing.bytes)
    throw new SetupError(`${partial} is shorter than ${checkpoint} requires; --force starts again.`)
  if (existing?.finished) {
    renameSync(partial, out)
    return complete()
  }

  const save = (mark: RunProgress<Position>, finished = false) =>
    replaceFile(checkpoint, JSON.stringify({ identity, finished, ...mark } satisfies Checkpoint<Position>))
  const open = (path: string) => writing(path, () => openSync(path, existing ? 'r+' : 'w'))
  const file = open(partial)
  let size = existing?.bytes ?? 0
  if (existing) ftruncateSync(file, size)
  const rejectFile = rejects ? open(rejectsPath(out)) : null
  let rejectBytes = existing?.rejectBytes ?? 0
  if (rejectFile !== null && existing) ftruncateSync(rejectFile, rejectBytes)
  const append = (target: number, bytes: Uint8Array, position: number) =>
    writing(target === file ? partial : rejectsPath(out), () => {
      for (let offset = 0; offset < bytes.length; )
        offset += writeSync(target, bytes, offset, bytes.length - offset, position + offset)
    })
  const progress = (position: Position) => {
    writing(partial, () => fdatasyncSync(file))
    if (rejectFile !== null) writing(rejectsPath(out), () => fdatasyncSync(rejectFile))
    return { bytes: size, ...(rejectFile !== null && { rejectBytes }), position }
  }
  let lastSaveMs = performance.now()
  return {
    start,
    finished: false,
    write(bytes) {
      append(file, bytes, size)
      size += bytes.length
    },
    reject(bytes) {
      if (rejectFile === null) throw new Error('This run has no file of rejected rows.')
      append(rejectFile, bytes, rejectBytes)
      rejectBytes += bytes.length
    },
    mark(position) {
      if (performance.now() - lastSaveMs < MIN_CHECKPOINT_INTERVAL_MS) return
      save(progress(position()))
      lastSaveMs = performance.now()
    },
    finish(position) {
      save(progress(position), true)
      closeSync(file)
      if (rejectFile !== null) closeSync(rejectFile)
      renameSync(partial, out)
    },
  }
}
