// Figures of calls, counted in plain sums: a call adds to them, and only whoever reads them puts them into the words of Prometheus.

/** How often each text was counted. */
export class Counter {
  readonly counts = new Map<string, number>()

  add(what: string, amount = 1): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + amount)
  }
}

interface Row {
  /** Of each bound the times within it and above the one before; last those above all. */
  readonly within: number[]
  sum: number
  count: number
}

/** Times, seconds, by one label; as a metric that a registry of `prom-client` can hold. */
export class DurationHistogram {
  readonly type = 'histogram'
  readonly aggregator = 'sum'
  readonly #rows = new Map<string, Row>()

  constructor(
    readonly name: string,
    readonly help: string,
    private readonly label: string,
    private readonly bounds: readonly number[],
  ) {}

  add(of: string, seconds: number): void {
    let row = this.#rows.get(of)
    if (!row) {
      row = { within: Array(this.bounds.length + 1).fill(0), sum: 0, count: 0 }
      this.#rows.set(of, row)
    }
    let at = 0
    while (at < this.bounds.length && seconds > this.bounds[at]!) at++
    row.within[at]!++
    row.sum += seconds
    row.count++
  }

  async get() {
    const { name, help, type, aggregator, label } = this
    const values = [...this.#rows].flatMap(([of, { within, sum, count }]) => {
      const labels = { [label]: of }
      let upTo = 0
      const buckets = within.map((times, at) => {
        upTo += times
        return { metricName: `${name}_bucket`, value: upTo, labels: { le: this.bounds[at] ?? '+Inf', ...labels } }
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
