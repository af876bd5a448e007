import { randomUUID } from 'node:crypto'
import { createReadStream, existsSync, mkdirSync } from 'node:fs'
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { SetupError } from '../settings.ts'
import { withoutStack, writing } from './file-errors.ts'
import { createRetries, hasNoReason, isMissingKey, isOutOfRange, retryingS3, s3Error } from './s3-requests.ts'

/**
 * Files of a run, on a path that all machines share or in an S3 bucket (`s3://bucket/key`). A file appears under its name only
 * when it is complete, so that a reader never sees a part of it.
 */
export interface Storage {
  /** The size in bytes; null if the file does not exist. */
  size(path: string): Promise<number | null>
  /** The bytes [from, to) of a file. */
  chunks(path: string, from?: number, to?: number): AsyncIterable<Uint8Array>
  /** The whole file; null if it does not exist. */
  read(path: string): Promise<Uint8Array | null>
  write(path: string, bytes: Uint8Array): Promise<void>
  /** Opens a file of about `size` bytes for writing. */
  writer(path: string, size: number): Promise<StorageWriter>
  /** The names of the files directly in a folder; empty if the folder does not exist. */
  list(folder: string): Promise<string[]>
  remove(paths: readonly string[]): Promise<void>
}

export interface StorageWriter {
  write(bytes: Uint8Array): Promise<void>
  /** Makes the file visible under its name. */
  finish(): Promise<void>
  /** Removes what was written. */
  abort(): Promise<void>
}

const CHUNK_BYTES = 1 << 18

const isMissing = (error: unknown) => (error as { code?: string }).code === 'ENOENT' || isMissingKey(error)

/** The result of `read`, or null if the file does not exist. */
const orNull = async <T>(read: () => Promise<T>): Promise<T | null> => {
  try {
    return await read()
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

const fileStorage: Storage = {
  size: (path) => orNull(async () => (await stat(path)).size),
  async *chunks(path, from = 0, to) {
    if (!existsSync(path)) throw new SetupError(`the file ${path} does not exist.`)
    if ((await stat(path)).isDirectory()) throw new SetupError(`${path} is a folder.`)
    // The end of a read stream is inclusive.
    if (to !== undefined && to <= from) return
    yield* createReadStream(path, {
      highWaterMark: CHUNK_BYTES,
      start: from,
      ...(to !== undefined && { end: to - 1 }),
    }) as AsyncIterable<Uint8Array>
  },
  read: (path) => orNull(() => readFile(path)),
  async write(path, bytes) {
    const writer = await fileStorage.writer(path, bytes.length)
    await writer.write(bytes)
    await writer.finish()
  },
  async writer(path) {
    writing(path, () => mkdirSync(dirname(path), { recursive: true }))
    // Two processes may write the same file at the same time, for example after a paused worker continues.
    const temporaryPath = `${path}.${randomUUID()}.new`
    const file = await open(temporaryPath, 'w').catch((error) => {
      throw withoutStack(error, path, 'write')
    })
    let isClosed = false
    const close = async () => {
      if (isClosed) return
      isClosed = true
      await file.close()
    }
    const abort = async () => {
      await close().catch(() => {})
      await rm(temporaryPath, { force: true })
    }
    /** A step of writing; if it fails, nothing remains of the file. */
    const orAbort = async (step: () => Promise<void>) => {
      try {
        await step()
      } catch (error) {
        await abort()
        throw withoutStack(error, path, 'write')
      }
    }
    return {
      write: (bytes) => orAbort(() => file.writeFile(bytes)),
      finish: () =>
        orAbort(async () => {
          await file.datasync()
          await close()
          await rename(temporaryPath, path)
        }),
      abort,
    }
  },
  list: async (folder) => (await orNull(() => readdir(folder))) ?? [],
  async remove(paths) {
    for (const path of paths) await rm(path, { force: true, recursive: true })
  },
}

/** Most parts of an S3 upload, with a margin. Source: Amazon S3 User Guide, "Multipart upload limits" (10,000 parts of 5 MiB to 5 GiB). */
const MAX_PARTS = 9_000
const MIN_PART_BYTES = 8 << 20

/** The client reads the credentials and the endpoint from `S3_*` or `AWS_*` environment variables. */
const s3File = (path: string) => {
  const [, bucket, key] = /^s3:\/\/([^/]+)\/(.+)$/.exec(path) ?? []
  if (bucket === undefined || key === undefined) throw new SetupError(`${path} must be s3://bucket/key.`)
  return { bucket, key, file: Bun.s3.file(key, { bucket }) }
}

/** The size of an object. A refusal of HEAD has no reason, so that GET is asked for it. */
const s3Size = async (file: Bun.S3File): Promise<number> => {
  try {
    return (await file.stat()).size
  } catch (error) {
    if (hasNoReason(error)) await file.slice(0, 1).bytes()
    throw error
  }
}

const s3Storage: Storage = {
  size: (path) => orNull(() => retryingS3(path, 'read', () => s3Size(s3File(path).file))),
  async *chunks(path, from = 0, to) {
    const { file } = s3File(path)
    // Without an end, a read that continues after an error could ask for bytes behind the end of the object.
    const end = to ?? (await s3Storage.size(path))
    if (end === null) throw new SetupError(`the file ${path} does not exist.`)
    const retries = createRetries(path, 'read')
    for (let position = from; position < end; )
      try {
        for await (const chunk of file.slice(position, end).stream() as unknown as AsyncIterable<Uint8Array>) {
          position += chunk.length
          retries.reset()
          yield chunk
        }
        return
      } catch (error) {
        if (isMissing(error)) throw new SetupError(`the file ${path} does not exist.`)
        if (isOutOfRange(error)) return
        await retries.waitOrThrow(error)
      }
  },
  read: (path) => orNull(() => retryingS3(path, 'read', () => s3File(path).file.bytes())),
  async write(path, bytes) {
    await retryingS3(path, 'write', () => s3File(path).file.write(bytes))
  },
  async writer(path, size) {
    const partSize = Math.max(MIN_PART_BYTES, Math.ceil(size / MAX_PARTS))
    const writer = s3File(path).file.writer({ partSize, queueSize: 4, retry: 5 })
    const named = async (step: () => unknown) => {
      try {
        await step()
      } catch (error) {
        throw s3Error(error, path, 'write')
      }
    }
    return {
      write: (bytes) =>
        named(() => {
          writer.write(bytes)
          return writer.flush()
        }),
      finish: () => named(() => writer.end()),
      async abort() {
        // An upload that is not ended never becomes an object.
      },
    }
  },
  async list(folder) {
    const { bucket, key } = s3File(`${folder}/`)
    const names: string[] = []
    let startAfter: string | undefined
    do {
      const { contents = [], isTruncated } = await retryingS3(folder, 'list', () =>
        Bun.s3.list({ prefix: key, ...(startAfter && { startAfter }) }, { bucket }),
      )
      for (const each of contents) names.push(each.key.slice(key.length))
      startAfter = isTruncated ? contents.at(-1)?.key : undefined
    } while (startAfter !== undefined)
    return names.filter((name) => name !== '' && !name.includes('/'))
  },
  async remove(paths) {
    for (const path of paths) await retryingS3(path, 'remove', () => s3File(path).file.delete())
  },
}

export const isS3 = (path: string) => path.startsWith('s3://')

/** The storage of a path. */
export const storageOf = (path: string): Storage => (isS3(path) ? s3Storage : fileStorage)

/** The path for processes with other working directories. */
export const absolutePath = (path: string) => (isS3(path) ? path : resolve(path))

/** A path in a folder. */
export const joinPath = (folder: string, name: string) => (isS3(folder) ? `${folder}/${name}` : join(folder, name))

/** The last part of a path. */
export const fileNameOf = (path: string) => basename(path)
