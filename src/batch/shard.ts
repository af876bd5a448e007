/** One part of a run; `part` is counted from 1. */
export interface Shard {
  part: number
  of: number
}

/** The rows [from, to) of a shard. All shards have equally many rows, give or take one. */
export const shardOf = (shard: Shard | null, rows: number): { from: number; to: number } => {
  const { part, of } = shard ?? { part: 1, of: 1 }
  return { from: Math.floor(((part - 1) * rows) / of), to: Math.floor((part * rows) / of) }
}

/** The path of a shard of the output `out`. */
export const shardPath = (out: string, { part, of }: Shard) => {
  const dot = out.lastIndexOf('.')
  return `${out.slice(0, dot)}.${part}-of-${of}${out.slice(dot)}`
}
