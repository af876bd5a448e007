/** One part of a run, from 1. */
export interface Shard {
  part: number
  of: number
}

/** The rows of a shard: [from, to), as even as can be. */
export const shardOf = (shard: Shard | null, rows: number): { from: number; to: number } => {
  const { part, of } = shard ?? { part: 1, of: 1 }
  return { from: Math.floor(((part - 1) * rows) / of), to: Math.floor((part * rows) / of) }
}

/** Where a shard of the output `out` lies. */
export const shardPath = (out: string, { part, of }: Shard) => {
  const dot = out.lastIndexOf('.')
  return `${out.slice(0, dot)}.${part}-of-${of}${out.slice(dot)}`
}
