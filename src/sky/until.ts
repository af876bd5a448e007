import { waitedForBy } from '../ephemeris/stoppable.ts'
import type { Sky } from './sky.ts'

/**
 * The same sky; its long searches end when `signal` is aborted, whoever asks for them, and take turns with those of other names.
 */
export const until = (sky: Sky, signal: AbortSignal, name = ''): Sky => {
  waitedForBy(name, signal)
  return bound(sky, signal)
}

const bound = (sky: Sky, signal: AbortSignal): Sky => ({
  ...sky,
  scan: (query, own = signal) => sky.scan(query, own),
  scanExtrema: (query, own = signal) => sky.scanExtrema(query, own),
  appearances: (queries, site, own = signal) => sky.appearances(queries, site, own),
  eclipses: (kind, from, to, own = signal) => sky.eclipses(kind, from, to, own),
  wider: () => bound(sky.wider(), signal),
})
