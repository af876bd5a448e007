import { PermanentError } from './permanent-error.ts'
import type { ResultFile, RunProgress } from './result-file.ts'
import { joinPath, type Storage, storageOf } from './storage.ts'

/**
 * The output of a shard as a row of immutable files, for storage that cannot append. Segment n has the files `n` (bytes) and `n.json`
 * (the position after them), written in this order. A shard resumes after its last segment with a position.
 *
 * The ends of segments depend only on the input and the options of a run, never on time. Two workers that compute the same shard
 * therefore write the same segments with the same bytes, and a worker that was thought dead cannot damage the output.
 */

/** A segment ends at the first mark at which it has this many bytes, or this much work has been done. */
const SEGMENT_BYTES = 8 << 20

interface SegmentMark<Position> extends RunProgress<Position> {
  finished: boolean
  /** SHA-256 of the bytes of the segment, hexadecimal. */
  sha256: string
}

/** The ending of the file with the rejected rows of a segment, which exists if there are any. */
const REJECTS = '.rejects'

const sha256 = (bytes: Uint8Array) => new Bun.CryptoHasher('sha256').update(bytes).digest('hex')

const segmentName = (index: number) => String(index).padStart(6, '0')

/** The folder of the segments of one shard. */
export const shardFolder = (workFolder: string, part: number) => joinPath(workFolder, String(part).padStart(6, '0'))

/** The number of segments in a folder, each with its position. */
const countSegments = (list: readonly string[]): number => {
  const names = new Set(list)
  let count = 0
  while (names.has(`${segmentName(count)}.json`)) count++
  return count
}

const readMark = async <Position>(storage: Storage, folder: string, index: number) => {
  const bytes = await storage.read(joinPath(folder, `${segmentName(index)}.json`))
  if (bytes === null) throw new Error(`The segment ${index} in ${folder} disappeared during the run.`)
  return JSON.parse(new TextDecoder().decode(bytes)) as SegmentMark<Position>
}

const join = (parts: readonly Uint8Array[], length: number): Uint8Array => {
  const bytes = new Uint8Array(length)
  let offset = 0
  for (const part of parts) {
    bytes.set(part, offset)
    offset += part.length
  }
  return bytes
}

/** Opens the segments of a shard. `workOf` returns the work that leads to a position, and `maxWork` the most work of a segment. */
export const openSegments = async <Position>(
  folder: string,
  { workOf, maxWork }: { workOf: (position: Position) => number; maxWork: number },
): Promise<ResultFile<Position>> => {
  const storage = storageOf(folder)
  let index = countSegments(await storage.list(folder))
  const last = index === 0 ? null : await readMark<Position>(storage, folder, index - 1)
  const start = last && { bytes: last.bytes, position: last.position }
  let size = last?.bytes ?? 0
  /** The work at the start of the segment; unknown until the first mark of a shard. */
  let work = last ? workOf(last.position) : null
  let parts: Uint8Array[] = []
  let length = 0
  let rejects: Uint8Array[] = []
  let rejectLength = 0
  let rejectBytes = last?.rejectBytes ?? 0

  const save = async (position: Position, finished: boolean) => {
    const name = joinPath(folder, segmentName(index))
    size += length
    const bytes = join(parts, length)
    await storage.write(name, bytes)
    rejectBytes += rejectLength
    if (rejectLength > 0) await storage.write(`${name}${REJECTS}`, join(rejects, rejectLength))
    const mark: SegmentMark<Position> = { finished, bytes: size, rejectBytes, sha256: sha256(bytes), position }
    await storage.write(`${name}.json`, new TextEncoder().encode(JSON.stringify(mark)))
    index++
    work = workOf(position)
    parts = []
    length = 0
    rejects = []
    rejectLength = 0
  }
  return {
    start,
    finished: last?.finished ?? false,
    write(bytes) {
      if (bytes.length === 0) return
      parts.push(bytes)
      length += bytes.length
    },
    reject(bytes) {
      rejects.push(bytes)
      rejectLength += bytes.length
    },
    async mark(position) {
      work ??= workOf(position())
      if (length < SEGMENT_BYTES && workOf(position()) - work < maxWork) return
      await save(position(), false)
    },
    finish: (position) => save(position, true),
  }
}

/** The segments of a finished shard. */
export interface FinishedShard<Position> {
  position: Position
  /** Number of bytes of all segments. */
  bytes: number
  /** The bytes [from, to) of the output of the shard. */
  chunks(from?: number, to?: number): AsyncGenerator<Uint8Array>
  /** The rejected rows. */
  rejects(): AsyncGenerator<Uint8Array>
}

/** Reads the segments of a shard; null if the shard is not finished. */
export const readShard = async <Position>(folder: string): Promise<FinishedShard<Position> | null> => {
  const storage = storageOf(folder)
  const names = await storage.list(folder)
  const count = countSegments(names)
  if (count === 0) return null
  const last = await readMark<Position>(storage, folder, count - 1)
  if (!last.finished) return null
  let marks: SegmentMark<Position>[] | undefined
  const marksOf = async () => {
    marks ??= []
    while (marks.length < count) marks.push(await readMark<Position>(storage, folder, marks.length))
    return marks
  }
  const checked = new Set<number>()
  /** The bytes [from, to) of a segment, which is checked as a whole before its first use. */
  async function* bytesOf(index: number, from: number, to: number): AsyncGenerator<Uint8Array> {
    const path = joinPath(folder, segmentName(index))
    if (checked.has(index)) return yield* storage.chunks(path, from, to)
    const bytes = await storage.read(path)
    if (bytes === null || sha256(bytes) !== (await marksOf())[index]!.sha256)
      throw new PermanentError(`the segment ${path} was changed or removed; submit the run again with --force.`)
    checked.add(index)
    yield bytes.subarray(from, to)
  }
  return {
    position: last.position,
    bytes: last.bytes,
    async *chunks(from = 0, to = last.bytes) {
      let begin = 0
      for (const [index, { bytes: end }] of (await marksOf()).entries()) {
        if (end > from && begin < to) yield* bytesOf(index, Math.max(0, from - begin), Math.min(end, to) - begin)
        begin = end
      }
    },
    async *rejects() {
      const existing = new Set(names)
      for (let index = 0; index < count; index++) {
        const name = `${segmentName(index)}${REJECTS}`
        if (existing.has(name)) yield* storage.chunks(joinPath(folder, name))
      }
    },
  }
}

/** Removes the segments of a shard. */
export const removeShard = async (folder: string): Promise<void> => {
  const storage = storageOf(folder)
  const names = await storage.list(folder)
  await storage.remove(names.map((name) => joinPath(folder, name)))
}
