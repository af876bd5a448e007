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

/** The members that a view has besides those of its sky. */
interface ViewState {
  readonly signal: AbortSignal
  readonly yieldIfDue: YieldPoint
}
type View = Sky & ViewState

const thenYield = async <T>(search: Promise<T>, yieldIfDue: YieldPoint): Promise<T> => {
  const result = await search
  await yieldIfDue()
  return result
}

/** The functions of all views of a sky. Every computation has a view, so a view has no functions of its own. */
const createPrototype = (sky: Sky): Sky => {
  const searches: Partial<Sky> & ThisType<View> = {
    scan(query, signal) {
      return thenYield(sky.scan(query, signal ?? this.signal), this.yieldIfDue)
    },
    scanExtrema(query, signal) {
      return thenYield(sky.scanExtrema(query, signal ?? this.signal), this.yieldIfDue)
    },
    appearances(queries, site, signal) {
      return thenYield(sky.appearances(queries, site, signal ?? this.signal), this.yieldIfDue)
    },
    eclipses(kind, from, to, signal) {
      return thenYield(sky.eclipses(kind, from, to, signal ?? this.signal), this.yieldIfDue)
    },
    moshierSky() {
      return withSignal(sky.moshierSky(), this.signal, this.yieldIfDue)
    },
  }
  return Object.assign(Object.create(sky), searches)
}
const prototypes = new WeakMap<Sky, Sky>()

const withSignal = (sky: Sky, signal: AbortSignal, yieldIfDue: YieldPoint): Sky => {
  let prototype = prototypes.get(sky)
  if (!prototype) prototypes.set(sky, (prototype = createPrototype(sky)))
  return Object.assign(Object.create(prototype), { signal, yieldIfDue } satisfies ViewState)
}
