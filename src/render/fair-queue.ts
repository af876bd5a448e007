/** A queue of one worker that serves the tenants in turn, one item each, however many items a tenant has. */
export class FairQueue<T> {
  /** Items by tenant; the tenant whose turn is next comes first. */
  readonly #queues = new Map<string, T[]>()

  get isEmpty(): boolean {
    return this.#queues.size === 0
  }

  push(tenant: string, item: T): void {
    const queue = this.#queues.get(tenant)
    if (queue) queue.push(item)
    else this.#queues.set(tenant, [item])
  }

  next(): T | null {
    const [first] = this.#queues
    if (!first) return null
    const [tenant, queue] = first
    const item = queue.shift()!
    this.#queues.delete(tenant)
    if (queue.length > 0) this.#queues.set(tenant, queue)
    return item
  }

  withdraw(tenant: string, item: T): void {
    const queue = this.#queues.get(tenant)
    if (!queue?.includes(item)) return
    if (queue.length === 1) this.#queues.delete(tenant)
    else queue.splice(queue.indexOf(item), 1)
  }
}
