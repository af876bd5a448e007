/** The progress of a shard, as its worker reports it. */
export interface ShardProgress {
  done: number
  total: number
  /** Units per second since the worker took the shard. */
  rate: number
}

export interface ShardCounts {
  total: number
  finished: number
  active: number
  waiting: number
  failed: number
}

/** The state of a shared run. */
export interface RunStatus {
  run: string
  plan: object
  state: 'waiting-children' | 'waiting' | 'active' | 'delayed' | 'completed' | 'failed' | 'cancelled' | 'unknown'
  shards: ShardCounts
  /** Parts of the inputs that are read before the shards begin. */
  preparations: ShardCounts
  /** Rows or pairs that are done, and the sum over the shards that have begun. */
  done: number
  total: number
  /** Rows or pairs per second of all active shards. */
  rate: number
  /** Milliseconds since 1970. */
  submitted: number
  finished: number | null
  result: unknown
  error: string | null
  /** The last error of a shard, which may have been mended by a further attempt; null if there was none. */
  shard_error: string | null
}
