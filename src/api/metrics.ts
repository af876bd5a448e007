import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { AnswerFigures } from '../cache/answers.ts'
import type { CallEvent } from '../service/service.ts'
import type { Awaitable } from '../store/terms.ts'
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

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Not a number from a store that is away: the other figures can still be read. */
const asked = async (figure: () => Awaitable<number>): Promise<number> => {
  try {
    return await figure()
  } catch {
    return Number.NaN
  }
}

/** The figures of one server, with those of its process (memory, processor time, event-loop lag); of all workers of a `parent`. */
export const createMetrics = (parent?: Pick<Parent, 'allFigures' | 'onFigures'>): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  parent?.onFigures(() => registry.getMetricsAsJSON())
  const durations = new Histogram({
    name: 'khagola_call_duration_seconds',
    help: 'Time of whole calls, by family.',
    labelNames: ['family'],
    buckets: SECONDS,
    registers,
  })
  const computations = new Histogram({
    name: 'khagola_compute_duration_seconds',
    help: 'Time of the computation alone, of successful calls that computed, by family.',
    labelNames: ['family'],
    buckets: SECONDS,
    registers,
  })
  const calls = new Counter({
    name: 'khagola_calls_total',
    help: 'Calls, by HTTP status and code (ok for success).',
    labelNames: ['status', 'code', 'environment'],
    registers,
  })
  const credits = new Counter({ name: 'khagola_credits_total', help: 'Credits charged.', registers })
  const replays = new Counter({ name: 'khagola_replays_total', help: 'Idempotent answers given again.', registers })
  const refusals = new Counter({
    name: 'khagola_rate_limited_total',
    help: 'Calls refused by the rate limit.',
    labelNames: ['environment'],
    registers,
  })
  return {
    record(event) {
      const family = event.capability?.split('/')[0] ?? 'none'
      const environment = event.environment ?? 'none'
      durations.observe({ family }, event.ms / 1000)
      if (event.code === null && event.computeMs > 0) computations.observe({ family }, event.computeMs / 1000)
      calls.inc({ status: event.status, code: event.code ?? 'ok', environment })
      if (event.credits > 0) credits.inc(event.credits)
      if (event.replayed) replays.inc()
      if (event.code === 'rate_limited') refusals.inc({ environment })
    },
    watch(answers) {
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
    },
    watchQueue(unfinished) {
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
    },
    type: registry.contentType,
    text: async () => (parent ? AggregatorRegistry.aggregate(await parent.allFigures()).metrics() : registry.metrics()),
  }
}
