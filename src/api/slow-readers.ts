/** How long a client may read nothing of an answer, milliseconds. */
const STALLED_AFTER = 20_000
/** Bytes that the answers of all clients may hold that have not read them to their end. */
const HELD_AT_MOST = 64 * 2 ** 20

export interface SlowReader {
  /** The client has read what was written before. */
  reads(): void
  /** Nothing more is held for the client. */
  end(): void
}

interface Held {
  readonly bytes: number
  readonly giveUp: () => void
  /** When the client last read, by `performance.now`. */
  since: number
}

export interface SlowReaders {
  /** Watches a client whose answer holds so many bytes; `giveUp` is called at most once, when it is too slow. */
  begin(bytes: number, giveUp: () => void): SlowReader
  readonly bytes: number
}

/** Watches clients that read their answers in pieces: in time and in memory. */
export const createSlowReaders = ({ stalledAfter = STALLED_AFTER, heldAtMost = HELD_AT_MOST } = {}): SlowReaders => {
  /** The one that has not read for the longest time is first. */
  const readers = new Set<Held>()
  let bytes = 0
  let timer: Timer | null = null
  const remove = (reader: Held) => {
    if (!readers.delete(reader)) return false
    bytes -= reader.bytes
    return true
  }
  const giveUp = (reader: Held) => {
    if (remove(reader)) reader.giveUp()
  }
  const ring = (after: number) => {
    timer = setTimeout(look, after)
    timer.unref()
  }
  const look = () => {
    timer = null
    const now = performance.now()
    for (const reader of readers) {
      const left = reader.since + stalledAfter - now
      if (left > 0) return ring(Math.ceil(left))
      giveUp(reader)
    }
  }
  return {
    get bytes() {
      return bytes
    },
    begin(held, given) {
      const reader: Held = { bytes: held, giveUp: given, since: performance.now() }
      readers.add(reader)
      bytes += held
      if (timer === null) ring(stalledAfter)
      for (const slowest of readers) {
        if (bytes <= heldAtMost || slowest === reader) break
        giveUp(slowest)
      }
      return {
        reads() {
          if (!readers.delete(reader)) return
          reader.since = performance.now()
          readers.add(reader)
        },
        end: () => void remove(reader),
      }
    },
  }
}

/** Those of this process. */
export const slowReaders = createSlowReaders()
