// Metrics of calls as plain sums, which are cheap to update. They are converted to Prometheus metrics only when they are read.

/** Counts by label. */
export class Counter {
  readonly counts = new Map<string, number>()

  add(label: string, amount = 1): void {
    this.counts.set(label, (this.counts.get(label) ?? 0) + amount)
  }
}

interface Histogram {
  /** Number of values per bucket: values above the previous bound and up to this one; the last bucket is unbounded. */
  readonly within: number[]
  sum: number
  count: number
}

/** A histogram of durations in seconds by one label, in the form of a `prom-client` metric. */
export class DurationHistogram {
  readonly type = 'histogram'
  readonly aggregator = 'sum'
  readonly #histograms = new Map<string, Histogram>()

  constructor(
    readonly name: string,
    readonly help: string,
    private readonly label: string,
    private readonly bounds: readonly number[],
  ) {}

  add(labelValue: string, seconds: number): void {
    let histogram = this.#histograms.get(labelValue)
    if (!histogram) {
      histogram = { within: Array(this.bounds.length + 1).fill(0), sum: 0, count: 0 }
      this.#histograms.set(labelValue, histogram)
    }
    let bucket = 0
    while (bucket < this.bounds.length && seconds > this.bounds[bucket]!) bucket++
    histogram.within[bucket]!++
    histogram.sum += seconds
    histogram.count++
  }

  async get() {
    const { name, help, type, aggregator, label } = this
    const values = [...this.#histograms].flatMap(([labelValue, { within, sum, count }]) => {
      const labels = { [label]: labelValue }
      let cumulative = 0
      const buckets = within.map((bucketCount, bucket) => {
        cumulative += bucketCount
        return {
          metricName: `${name}_bucket`,
          value: cumulative,
          labels: { le: this.bounds[bucket] ?? '+Inf', ...labels },
        }
      })
      return [
        ...buckets,
        { metricName: `${name}_sum`, value: sum, labels },
        { metricName: `${name}_count`, value: count, labels },
      ]
    })
    return { name, help, type, aggregator, values }
  }
}
