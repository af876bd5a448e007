import { waitedForBy } from '../ephemeris/stoppable.ts'
import type { Sky } from './sky.ts'

/**
 * The same sky; its long searches end when `signal` is aborted, whoever asks for them, and take turns with those of other names.
 */
export const until = (sky: Sky, signal: AbortSignal, name = ''): Sky => {
  waitedForBy(name, signal)
  return bound(sky, signal)
}

type Own = { -readonly [name in keyof Sky]: Sky[name] }

/** It has all else from the sky itself: every computation has one, and to copy thirty functions takes longer than to lend them. */
const bound = (sky: Sky, signal: AbortSignal): Sky => {
  const own: Own = Object.create(sky)
  own.scan = (query, each = signal) => sky.scan(query, each)
  own.scanExtrema = (query, each = signal) => sky.scanExtrema(query, each)
  own.appearances = (queries, site, each = signal) => sky.appearances(queries, site, each)
  own.eclipses = (kind, from, to, each = signal) => sky.eclipses(kind, from, to, each)
  own.wider = () => bound(sky.wider(), signal)
  return own
}
