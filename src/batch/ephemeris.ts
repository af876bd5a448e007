import { identityOf } from './result-file.ts'

/** Sources of the positions of a run. The source is part of the identity of a run, because the last digit may differ. */
export const EPHEMERIDES = ['compiled', 'swiss'] as const
export type RunEphemeris = (typeof EPHEMERIDES)[number]

/** Input size (bytes) from which the compilation, about ten seconds on one core, costs less than it saves. */
const MIN_BYTES_TO_COMPILE = 25_000_000

export interface EphemerisConditions {
  out: string
  force: boolean
  /** Bytes of input. */
  size: number
  /** True for a shard: other machines may compute the other shards of the run. */
  shared: boolean
  /** True if the settings allow the compiled ephemeris. */
  allowed: boolean
  /** True if the compiled ephemeris exists. */
  exists: boolean
}

/**
 * Returns the ephemeris of a run. A resumed run uses the ephemeris of its first start. A new run uses the compiled one if the
 * input is large or if the compiled ephemeris exists. Shards ignore whether it exists, so that all shards use the same one.
 */
export const ephemerisFor = ({
  out,
  force,
  size,
  shared,
  allowed: wanted,
  exists: there,
}: EphemerisConditions): RunEphemeris => {
  const identity = force ? null : (identityOf(out) as { ephemeris?: RunEphemeris } | null)
  if (identity?.ephemeris) return identity.ephemeris
  return wanted && (size >= MIN_BYTES_TO_COMPILE || (there && !shared)) ? 'compiled' : 'swiss'
}
