import { setQueueName } from '../ephemeris/abort-handle.ts'
import type { Sky } from './sky.ts'

type MutableSky = { -readonly [name in keyof Sky]: Sky[name] }

/** Longer descriptions of a query (characters) are not worth a comparison. */
const MAX_KEY_LENGTH = 1000

/**
 * A view of `sky` for several calls of one request: each search of it runs once. Positions and cusps are not kept here, because the
 * ephemeris keeps them by moment. Searches end when `signal` is aborted; `name` is their queue in the thread pool.
 */
export const sharedSky = (sky: Sky, signal: AbortSignal, name: string): Sky => {
  setQueueName(name, signal)
  const results = new Map<string, unknown>()
  const once = <T>(search: string, query: unknown, find: () => T): T => {
    const key = `${search} ${JSON.stringify(query)}`
    if (key.length > MAX_KEY_LENGTH) return find()
    const known = results.get(key)
    if (known !== undefined) return known as T
    const result = find()
    results.set(key, result)
    return result
  }
  const view: MutableSky = Object.create(sky)
  // A caller may change the list that it receives.
  view.horizon = (query) => once('horizon', query, () => sky.horizon(query)).slice()
  view.crossings = (query) => once('crossings', query, () => sky.crossings(query)).slice()
  view.extrema = (query) => once('extrema', query, () => sky.extrema(query)).slice()
  view.scan = (query) => once('scan', query, () => sky.scan(query, signal))
  view.scanExtrema = async (query) => (await once('scanExtrema', query, () => sky.scanExtrema(query, signal))).slice()
  view.appearances = async (queries, site) =>
    (await once('appearances', [queries, site], () => sky.appearances(queries, site, signal))).slice()
  view.eclipses = async (kind, from, to) =>
    (await once('eclipses', [kind, from, to], () => sky.eclipses(kind, from, to, signal))).slice()
  return view
}
