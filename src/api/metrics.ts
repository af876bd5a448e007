import type { Metric, Registry } from 'prom-client'
import type { AnswerCacheStatistics } from '../cache/answers.ts'
import type { CallEvent } from '../service/call-event.ts'
import type { Awaitable } from '../store/types.ts'
import { Counter, DurationHistogram } from './metric-counters.ts'
import type { Parent } from './workers.ts'

export interface Metrics {
  /** Counts one call. */
  readonly record: (event: CallEvent) => void
  /** Adds the metrics of an answer cache. */
  readonly watch: (answers: AnswerCacheStatistics) => void
  /** Adds the number of unfinished PDF jobs. */
  readonly watchQueue: (unfinished: () => Awaitable<number>) => void
  readonly type: string
  /** Loads the metrics library, which blocks the event loop for about 80 ms. */
  readonly load: () => Promise<void>
  /** Prometheus text. */
  readonly text: () => Promise<string>
}

/** Content type of the Prometheus text format, in the version of `prom-client`. */
const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** V8 metrics that are not collected: Bun emulates them by walking the whole heap, which blocks the event loop for 20 to 50 ms. */
const HEAP_SPACES = ['total', 'used', 'available'].map((which) => `nodejs_heap_space_size_${which}_bytes`)

/** A value of the store; NaN if the store is unavailable, so that the other metrics can be read. */
const readGauge = async (read: () => Awaitable<number>): Promise<number> => {
  try {
    return await read()
  } catch {
    return Number.NaN
  }
}

type Prometheus = typeof import('prom-client')

/** The metrics of one server and its process (memory, processor time, event-loop lag); with a `parent`, of all its workers. */
export const createMetrics = (parent?: Pick<Parent, 'allMetrics' | 'onMetrics'>): Metrics => {
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
  /** Calls by status, code and environment, separated by spaces. */
  const calls = new Counter()
  const refusals = new Counter()
  let credits = 0
  let replays = 0

  /** Functions that register metrics when they are read for the first time. */
  const collectors: ((prometheus: Prometheus, registers: Registry[]) => void)[] = [
    ({ Counter }, registers) => {
      new Counter({
        name: 'khagola_calls_total',
        help: 'Calls, by HTTP status and code (ok for success).',
        labelNames: ['status', 'code', 'environment'],
        registers,
        collect() {
          this.reset()
          for (const [labels, count] of calls.counts) {
            const [status = '', code = '', environment = ''] = labels.split(' ')
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
        help: 'Replayed idempotent answers.',
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
  /** Created on first use. */
  let cachedRegistry: Promise<{ prometheus: Prometheus; registry: Registry }> | undefined
  const createRegistry = async () => {
    const prometheus = await import('prom-client')
    const registry = new prometheus.Registry()
    prometheus.collectDefaultMetrics({ register: registry })
    for (const name of HEAP_SPACES) registry.removeSingleMetric(name)
    for (const each of [durations, computations]) registry.registerMetric(each as unknown as Metric)
    for (const register of collectors) register(prometheus, [registry])
    return { prometheus, registry }
  }
  const getRegistry = () => {
    cachedRegistry ??= createRegistry()
    return cachedRegistry
  }
  parent?.onMetrics(async () => (await getRegistry()).registry.getMetricsAsJSON())

  return {
    record({ capability, environment, ms, computeMs, code, status, credits: callCredits, replayed }) {
      const family = capability?.split('/', 1)[0] ?? 'none'
      durations.add(family, ms / 1000)
      if (code === null && computeMs > 0) computations.add(family, computeMs / 1000)
      calls.add(`${status} ${code ?? 'ok'} ${environment ?? 'none'}`)
      credits += callCredits
      if (replayed) replays++
      if (code === 'rate_limited') refusals.add(environment ?? 'none')
    },
    watch(answers) {
      collectors.push(({ Gauge, Counter }, registers) => {
        new Gauge({
          name: 'khagola_answer_cache_bytes',
          help: 'Size of the cached answers in bytes.',
          registers,
          collect() {
            this.set(answers.bytes)
          },
        })
        // Counts instead of a ratio, since the metrics of several workers are added.
        new Counter({
          name: 'khagola_answer_cache_total',
          help: 'Answers from the cache (hit), shared with an equal running call (joined), or computed (miss).',
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
      collectors.push(({ Gauge }, registers) => {
        new Gauge({
          name: 'khagola_jobs_unfinished',
          help: 'PDF jobs that wait or run, in the store that all workers share.',
          // Every worker reports the same queue.
          aggregator: 'max',
          registers,
          async collect() {
            this.set(await readGauge(unfinished))
          },
        })
      })
    },
    type: CONTENT_TYPE,
    async load() {
      await getRegistry()
    },
    async text() {
      const { prometheus, registry } = await getRegistry()
      return parent ? prometheus.AggregatorRegistry.aggregate(await parent.allMetrics()).metrics() : registry.metrics()
    },
  }
}
