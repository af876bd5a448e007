interface PendingRequest<Q, A> {
  question: Q
  resolve: (answer: A) => void
  reject: (reason: unknown) => void
}

interface BatcherOptions<Q, A> {
  /** Maximum number of requests in a group. */
  maxGroupSize: number
  /** Returns the answers in the order of the requests. */
  answer: (group: readonly Q[]) => Promise<readonly A[]>
  /** True if the requests of a group that failed with this error are repeated one by one, so that only the failing one is rejected. */
  canRetry?: (reason: unknown) => boolean
}

/** Combines requests to a database. Requests that arrive while a group is running form the next group. */
export class RequestBatcher<Q, A> {
  #waiting: PendingRequest<Q, A>[] = []
  #working: Promise<void> | null = null

  constructor(private readonly options: BatcherOptions<Q, A>) {}

  ask(question: Q): Promise<A> {
    const { promise, resolve, reject } = Promise.withResolvers<A>()
    this.#waiting.push({ question, resolve, reject })
    this.#working ??= this.#work()
    return promise
  }

  /** Waits until no group is running. */
  async drain(): Promise<void> {
    await this.#working
  }

  async #work(): Promise<void> {
    // Requests from the same turn of the event loop form one group.
    await new Promise((next) => setImmediate(next))
    while (this.#waiting.length > 0) {
      const group = this.#waiting.splice(0, this.options.maxGroupSize)
      try {
        await this.#runGroup(group)
      } catch (reason) {
        if (this.options.canRetry?.(reason)) for (const each of group) await this.#runGroup([each]).catch(each.reject)
        else for (const { reject } of group) reject(reason)
      }
    }
    // This must happen in the same turn as the check of the queue: a request between them would never be processed.
    this.#working = null
  }

  async #runGroup(group: readonly PendingRequest<Q, A>[]): Promise<void> {
    const answers = await this.options.answer(group.map(({ question }) => question))
    group.forEach(({ resolve }, i) => {
      resolve(answers[i]!)
    })
  }
}
