import type { Metric, Registry } from 'prom-client'
import type { AnswerFigures } from '../cache/answers.ts'
import type { CallEvent } from '../service/call-event.ts'
import type { Awaitable } from '../store/types.ts'
import { Counter, DurationHistogram } from './metric-counters.ts'
import type { Parent } from './workers.ts'

export interface Metrics {
  /** Counts one call. */
  readonly record: (event: CallEvent) => void
  /** Shows how a cache of answers does. */
  readonly watch: (answers: AnswerFigures) => void
  /** Shows how many PDF jobs wait or run. */
  readonly watchQueue: (unfinished: () => Awaitable<number>) => void
  readonly type: string
  /** Prometheus text. */
  readonly text: () => Promise<string>
}

/** The text format of Prometheus, of the version that `prom-client` writes. */
const TYPE = 'text/plain; version=0.0.4; charset=utf-8'

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Figures of V8 that Bun has no equal of: to make them up it walks the whole heap, for 20 to 50 ms of the event loop. */
const HEAP_SPACES = ['total', 'used', 'available'].map((which) => `nodejs_heap_space_size_${which}_bytes`)

/** Not a number from a store that is away: the other figures can still be read. */
const asked = async (figure: () => Awaitable<number>): Promise<number> => {
  try {
    return await figure()
  } catch {
    return Number.NaN
  }
}

type Prometheus = typeof import('prom-client')

/** The figures of one server, with those of its process (memory, processor time, event-loop lag); of all workers of a `parent`. */
export const createMetrics = (parent?: Pick<Parent, 'allFigures' | 'onFigures'>): Metrics => {
  const durations = new DurationHistogram(
    'khagola_call_duration_seconds',
    'Time of whole calls, by family.',
    'family',
    SECONDS,
  )
  const computations = new DurationHistogram(
    'khagola_compute_duration_seconds',
    'Time of the computation alone, of successful calls that computed, by family.',
    'family',
    SECONDS,
  )
  /** By status, code and environment. */
  const calls = new Counter()
  const refusals = new Counter()
  let credits = 0
  let replays = 0

  /** What is to be registered once somebody asks. */
  const watched: ((prometheus: Prometheus, registers: Registry[]) => void)[] = [
    ({ Counter }, registers) => {
      new Counter({
        name: 'khagola_calls_total',
        help: 'Calls, by HTTP status and code (ok for success).',
        labelNames: ['status', 'code', 'environment'],
        registers,
        collect() {
          this.reset()
          for (const [what, count] of calls.counts) {
            const [status = '', code = '', environment = ''] = what.split(' ')
            this.inc({ status, code, environment }, count)
          }
        },
      })
      new Counter({
        name: 'khagola_credits_total',
        help: 'Credits charged.',
        registers,
        collect() {
          this.reset()
          this.inc(credits)
        },
      })
      new Counter({
        name: 'khagola_replays_total',
        help: 'Idempotent answers given again.',
        registers,
        collect() {
          this.reset()
          this.inc(replays)
        },
      })
      new Counter({
        name: 'khagola_rate_limited_total',
        help: 'Calls refused by the rate limit.',
        labelNames: ['environment'],
        registers,
        collect() {
          this.reset()
          for (const [environment, count] of refusals.counts) this.inc({ environment }, count)
        },
      })
    },
  ]
  /** Loaded when first asked for: most of the time nobody looks. */
  let opened: Promise<{ prometheus: Prometheus; registry: Registry }> | undefined
  const open = async () => {
    const prometheus = await import('prom-client')
    const registry = new prometheus.Registry()
    prometheus.collectDefaultMetrics({ register: registry })
    for (const name of HEAP_SPACES) registry.removeSingleMetric(name)
    for (const each of [durations, computations]) registry.registerMetric(each as unknown as Metric)
    for (const register of watched) register(prometheus, [registry])
    return { prometheus, registry }
  }
  const registered = () => {
    opened ??= open()
    return opened
  }
  parent?.onFigures(async () => (await registered()).registry.getMetricsAsJSON())

  return {
    record({ capability, environment, ms, computeMs, code, status, credits: charged, replayed }) {
      const family = capability?.split('/', 1)[0] ?? 'none'
      durations.add(family, ms / 1000)
      if (code === null && computeMs > 0) computations.add(family, computeMs / 1000)
      calls.add(`${status} ${code ?? 'ok'} ${environment ?? 'none'}`)
      credits += charged
      if (replayed) replays++
      if (code === 'rate_limited') refusals.add(environment ?? 'none')
    },
    watch(answers) {
      watched.push(({ Gauge, Counter }, registers) => {
        new Gauge({
          name: 'khagola_answer_cache_bytes',
          help: 'Bytes of answers kept.',
          registers,
          collect() {
            this.set(answers.bytes)
          },
        })
        // Not their ratio: those of several workers could not be added.
        new Counter({
          name: 'khagola_answer_cache_total',
          help: 'Answers found in the cache (hit), had of an equal call under way (joined), computed (miss).',
          labelNames: ['outcome'],
          registers,
          collect() {
            this.reset()
            this.inc({ outcome: 'hit' }, answers.hits)
            this.inc({ outcome: 'joined' }, answers.joined)
            this.inc({ outcome: 'miss' }, answers.misses)
          },
        })
      })
    },
    watchQueue(unfinished) {
      watched.push(({ Gauge }, registers) => {
        new Gauge({
          name: 'khagola_jobs_unfinished',
          help: 'PDF jobs that wait or run, in the store that all workers share.',
          // Every worker tells the same queue.
          aggregator: 'max',
          registers,
          async collect() {
            this.set(await asked(unfinished))
          },
        })
      })
    },
    type: TYPE,
    async text() {
      const { prometheus, registry } = await registered()
      return parent ? prometheus.AggregatorRegistry.aggregate(await parent.allFigures()).metrics() : registry.metrics()
    },
  }
}
