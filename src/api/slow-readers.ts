/** Time without progress after which a client is disconnected, milliseconds. */
const STALL_TIMEOUT_MS = 20_000
/** Limit of the answers that clients have not read completely, bytes in total. */
const MAX_HELD_BYTES = 64 * 2 ** 20

export interface SlowReader {
  /** Call when the client has read everything written so far. */
  progress(): void
  /** Call when the answer is complete or abandoned. */
  end(): void
}

interface WatchedReader {
  readonly bytes: number
  readonly disconnect: () => void
  /** Time of the last progress, by `performance.now`. */
  lastProgress: number
}

export interface SlowReaders {
  /** Watches a client whose answer holds `bytes` of memory. `onDisconnect` is called at most once, when the client is too slow. */
  watch(bytes: number, onDisconnect: () => void): SlowReader
  readonly bytes: number
}

/** Watches clients of streamed answers: the time without progress and the memory of their answers. */
export const createSlowReaders = ({ stallMs = STALL_TIMEOUT_MS, maxBytes = MAX_HELD_BYTES } = {}): SlowReaders => {
  /** Ordered by last progress, the oldest first. */
  const readers = new Set<WatchedReader>()
  let bytes = 0
  let timer: Timer | null = null
  const remove = (reader: WatchedReader) => {
    if (!readers.delete(reader)) return false
    bytes -= reader.bytes
    return true
  }
  const disconnect = (reader: WatchedReader) => {
    if (remove(reader)) reader.disconnect()
  }
  const schedule = (after: number) => {
    timer = setTimeout(checkReaders, after)
    timer.unref()
  }
  const checkReaders = () => {
    timer = null
    const now = performance.now()
    for (const reader of readers) {
      const remaining = reader.lastProgress + stallMs - now
      if (remaining > 0) return schedule(Math.ceil(remaining))
      disconnect(reader)
    }
  }
  return {
    get bytes() {
      return bytes
    },
    watch(answerBytes, onDisconnect) {
      const reader: WatchedReader = { bytes: answerBytes, disconnect: onDisconnect, lastProgress: performance.now() }
      readers.add(reader)
      bytes += answerBytes
      if (timer === null) schedule(stallMs)
      for (const slowest of readers) {
        if (bytes <= maxBytes || slowest === reader) break
        disconnect(slowest)
      }
      return {
        progress() {
          if (!readers.delete(reader)) return
          reader.lastProgress = performance.now()
          readers.add(reader)
        },
        end: () => void remove(reader),
      }
    },
  }
}

/** The slow readers of this process. */
export const slowReaders = createSlowReaders()
