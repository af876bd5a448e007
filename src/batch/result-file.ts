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

/** How far a run has come. */
export interface RunProgress<Position> {
  /** Of the output, that are sure. */
  bytes: number
  position: Position
}

interface Checkpoint<Position> extends RunProgress<Position> {
  /** What the run is of: inputs and options. */
  identity: object
  finished: boolean
}

/** The files beside an output. */
export const filesOf = (out: string) => ({ partial: `${out}.partial`, checkpoint: `${out}.checkpoint.json` })

const writeWhole = (path: string, text: string) => {
  const fresh = `${path}.new`
  writeFileSync(fresh, text, { flush: true })
  renameSync(fresh, path)
}

export const readCheckpoint = <Position>(out: string): Checkpoint<Position> | null => {
  const { checkpoint } = filesOf(out)
  return existsSync(checkpoint) ? JSON.parse(readFileSync(checkpoint, 'utf8')) : null
}

/** Between two checkpoints at least, milliseconds. */
const REST = 250

/** The names of what two runs do not share. */
export const differences = (one: object, other: object): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => JSON.stringify(one[name as never]) !== JSON.stringify(other[name as never]),
  )

/** The checkpoint that a run goes on from; a finished output that was taken away leaves none. */
const standing = <Position>(out: string) => {
  const found = readCheckpoint<Position>(out)
  return found?.finished && !existsSync(out) && !existsSync(filesOf(out).partial) ? null : found
}

/** What a run that is not over, or has its output still there, was said to be of. */
export const identityOf = (out: string): object | null => standing(out)?.identity ?? null

export interface ResultFile<Position> {
  /** Where the run begins, or goes on, or has ended. */
  readonly start: RunProgress<Position> | null
  /** The output is complete already. */
  readonly finished: boolean
  write(bytes: Uint8Array): void
  /** Says that what was written so far leads to `position`; it is put down when the last time is long enough ago. */
  mark(position: () => Position): void
  finish(position: Position): void
}

/**
 * An output that outlives the process that writes it. It grows in `OUT.partial`; beside it a checkpoint, replaced as a whole,
 * tells how many of its bytes are sure and where the run goes on after them. A run of the same inputs and options cuts off
 * what came later and goes on there; any other is refused. The checkpoint stays beside the finished output, which is left as it
 * is when the same run is started again.
 */
export const openResultFile = <Position>(
  out: string,
  identity: object,
  { force = false }: { force?: boolean } = {},
): ResultFile<Position> => {
  const { partial, checkpoint } = filesOf(out)
  if (force) for (const path of [checkpoint, partial, out]) rmSync(path, { force: true })
  const found = standing<Position>(out)
  const others = found ? differences(found.identity, identity) : []
  if (others.length > 0)
    throw new SetupError(
      `${checkpoint} is of a run with other inputs or options (${others.join(', ')}); --force begins anew.`,
    )
  const start = found && { bytes: found.bytes, position: found.position }
  const complete = () => ({ start, finished: true, write() {}, mark() {}, finish() {} })
  if (existsSync(out)) {
    if (!found?.finished) throw new SetupError(`${out} exists; --force replaces it.`)
    if (statSync(out).size !== found.bytes)
      throw new SetupError(`${out} is not as its run left it; --force replaces it.`)
    return complete()
  }
  if (found && (existsSync(partial) ? statSync(partial).size : 0) < found.bytes)
    throw new SetupError(`${partial} has lost bytes that ${checkpoint} tells of; --force begins anew.`)
  if (found?.finished) {
    renameSync(partial, out)
    return complete()
  }

  const put = (mark: RunProgress<Position>, finished = false) =>
    writeWhole(checkpoint, JSON.stringify({ identity, finished, ...mark } satisfies Checkpoint<Position>))
  const file = openSync(partial, found ? 'r+' : 'w')
  let written = found?.bytes ?? 0
  if (found) ftruncateSync(file, written)
  let lastPut = performance.now()
  return {
    start,
    finished: false,
    write(bytes) {
      for (let done = 0; done < bytes.length; )
        done += writeSync(file, bytes, done, bytes.length - done, written + done)
      written += bytes.length
    },
    mark(position) {
      if (performance.now() - lastPut < REST) return
      fdatasyncSync(file)
      put({ bytes: written, position: position() })
      lastPut = performance.now()
    },
    finish(position) {
      fdatasyncSync(file)
      closeSync(file)
      put({ bytes: written, position }, true)
      renameSync(partial, out)
    },
  }
}
