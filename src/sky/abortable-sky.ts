import type { YieldPoint } from '../cooperative-yield.ts'
import { setQueueName } from '../ephemeris/abort-handle.ts'
import type { Sky } from './sky.ts'

/**
 * A view of `sky` whose long searches end when `signal` is aborted. The thread pool alternates between searches of different `name`s.
 * Each search yields with `yieldIfDue` before it returns its result, because results of several searches may arrive at once.
 */
export const abortableSky = (
  sky: Sky,
  signal: AbortSignal,
  name = '',
  yieldIfDue: YieldPoint = () => undefined,
): Sky => {
  setQueueName(name, signal)
  return withSignal(sky, signal, yieldIfDue)
}

type MutableSky = { -readonly [name in keyof Sky]: Sky[name] }

/** Inherits from `sky` instead of copying it: every computation has such a view, and copying thirty functions is slower. */
const withSignal = (sky: Sky, signal: AbortSignal, yieldIfDue: YieldPoint): Sky => {
  const view: MutableSky = Object.create(sky)
  const thenYield = async <T>(search: Promise<T>): Promise<T> => {
    const result = await search
    await yieldIfDue()
    return result
  }
  view.scan = (query, abortSignal = signal) => thenYield(sky.scan(query, abortSignal))
  view.scanExtrema = (query, abortSignal = signal) => thenYield(sky.scanExtrema(query, abortSignal))
  view.appearances = (queries, site, abortSignal = signal) => thenYield(sky.appearances(queries, site, abortSignal))
  view.eclipses = (kind, from, to, abortSignal = signal) => thenYield(sky.eclipses(kind, from, to, abortSignal))
  view.moshierSky = () => withSignal(sky.moshierSky(), signal, yieldIfDue)
  return view
}
