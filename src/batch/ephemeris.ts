import { identityOf } from './result-file.ts'

/** What the places of a run come from; part of what the run is, since the last digit may differ. */
export const EPHEMERIDES = ['compiled', 'swiss'] as const
export type Ephemeris = (typeof EPHEMERIDES)[number]

/** From this much input on, bytes, compiling (some ten seconds of one core) costs less than it saves. */
const PAYS = 25_000_000

export interface Circumstances {
  out: string
  force: boolean
  /** Bytes of input. */
  size: number
  /** Part of a run that other machines may share. */
  shared: boolean
  /** Whether the settings allow the compiled ephemeris, and whether it is there. */
  wanted: boolean
  there: boolean
}

/**
 * The ephemeris of a run: that of the run it goes on with; compiled where that pays, or where it is there already. Parts of one
 * run do not ask what is there, so that all of them choose alike.
 */
export const ephemerisFor = ({ out, force, size, shared, wanted, there }: Circumstances): Ephemeris => {
  const begun = force ? null : (identityOf(out) as { ephemeris?: Ephemeris } | null)
  if (begun?.ephemeris) return begun.ephemeris
  return wanted && (size >= PAYS || (there && !shared)) ? 'compiled' : 'swiss'
}
