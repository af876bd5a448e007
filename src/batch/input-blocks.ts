import { PermanentError } from './permanent-error.ts'
import { storageOf } from './storage.ts'

/**
 * The checksums of an input in blocks, by which the readers of its parts notice that it changed after the run had begun. Each block is
 * checked before its bytes are used.
 */

const BLOCK_BYTES = 1 << 20
/** Characters of a checksum: half of a SHA-256. */
const DIGEST_LENGTH = 32

export interface InputBlocks {
  /** Size of the file. */
  bytes: number
  /** The checksum of each block of 1 MiB, hexadecimal. */
  digests: string[]
}

const inputChanged = (path: string) =>
  new PermanentError(`${path} changed after the run had begun; restore the file, or start a new run.`)

const blockDigest = (hash: Bun.CryptoHasher) => hash.digest('hex').slice(0, DIGEST_LENGTH)

export const createBlockDigests = () => {
  const digests: string[] = []
  let hash = new Bun.CryptoHasher('sha256')
  let bytes = 0
  return {
    add(chunk: Uint8Array) {
      for (let from = 0; from < chunk.length; ) {
        const end = Math.min(chunk.length, from + BLOCK_BYTES - (bytes % BLOCK_BYTES))
        hash.update(chunk.subarray(from, end))
        bytes += end - from
        from = end
        if (bytes % BLOCK_BYTES > 0) continue
        digests.push(blockDigest(hash))
        hash = new Bun.CryptoHasher('sha256')
      }
    },
    end(): InputBlocks {
      if (bytes % BLOCK_BYTES > 0) digests.push(blockDigest(hash))
      return { bytes, digests }
    },
  }
}

/** The bytes [from, to) of an input, each block of which is checked before it is yielded. Throws `PermanentError`. */
async function* checkedChunks(
  path: string,
  from: number,
  to: number,
  { bytes, digests }: InputBlocks,
): AsyncGenerator<Uint8Array> {
  const storage = storageOf(path)
  if ((await storage.size(path)) !== bytes) throw inputChanged(path)
  const first = Math.floor(from / BLOCK_BYTES)
  const end = Math.min(bytes, Math.ceil(to / BLOCK_BYTES) * BLOCK_BYTES)
  let index = first
  let parts: Uint8Array[] = []
  let length = 0
  const check = (): Uint8Array => {
    const block = parts.length === 1 ? parts[0]! : Buffer.concat(parts)
    if (blockDigest(new Bun.CryptoHasher('sha256').update(block)) !== digests[index]) throw inputChanged(path)
    const start = index * BLOCK_BYTES
    index++
    parts = []
    length = 0
    return block.subarray(Math.max(0, from - start), Math.min(block.length, to - start))
  }
  for await (const chunk of storage.chunks(path, first * BLOCK_BYTES, end))
    for (let offset = 0; offset < chunk.length; ) {
      const part = chunk.subarray(offset, offset + BLOCK_BYTES - length)
      parts.push(part)
      length += part.length
      offset += part.length
      if (length === BLOCK_BYTES) yield check()
    }
  if (length > 0) yield check()
  // The file became shorter while it was read.
  if (to > from && Math.min(index * BLOCK_BYTES, bytes) < Math.min(to, bytes)) throw inputChanged(path)
}

/** The bytes of a range of an input. With `blocks`, a file that has changed is refused. */
export const inputChunks = (
  path: string,
  { from, to }: { from: number; to: number },
  blocks: InputBlocks | null,
): AsyncIterable<Uint8Array> =>
  blocks ? checkedChunks(path, from, to, blocks) : storageOf(path).chunks(path, from, to)
