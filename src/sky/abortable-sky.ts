import type { YieldPoint } from '../cooperative-yield.ts'
import { abortedWith } from '../ephemeris/abort-handle.ts'
import type { Sky } from './sky.ts'

/**
 * The same sky; its long searches end when `signal` is aborted, whoever asks for them, and take turns with those of other names. What
 * is made of their results begins at a turn: results of several searches may arrive at once.
 */
export const abortableSky = (
  sky: Sky,
  signal: AbortSignal,
  name = '',
  yieldIfDue: YieldPoint = () => undefined,
): Sky => {
  abortedWith(name, signal)
  return bound(sky, signal, yieldIfDue)
}

type Own = { -readonly [name in keyof Sky]: Sky[name] }

/** It has all else from the sky itself: every computation has one, and to copy thirty functions takes longer than to lend them. */
const bound = (sky: Sky, signal: AbortSignal, yieldIfDue: YieldPoint): Sky => {
  const own: Own = Object.create(sky)
  const inTurn = async <T>(search: Promise<T>): Promise<T> => {
    const found = await search
    await yieldIfDue()
    return found
  }
  own.scan = (query, each = signal) => inTurn(sky.scan(query, each))
  own.scanExtrema = (query, each = signal) => inTurn(sky.scanExtrema(query, each))
  own.appearances = (queries, site, each = signal) => inTurn(sky.appearances(queries, site, each))
  own.eclipses = (kind, from, to, each = signal) => inTurn(sky.eclipses(kind, from, to, each))
  own.moshierSky = () => bound(sky.moshierSky(), signal, yieldIfDue)
  return own
}
