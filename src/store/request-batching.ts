interface Waiting<Q, A> {
  question: Q
  resolve: (answer: A) => void
  reject: (reason: unknown) => void
}

interface Grouping<Q, A> {
  /** Questions of one group at most. */
  largest: number
  /** The answers, in the order of the questions. */
  answer: (group: readonly Q[]) => Promise<readonly A[]>
  /** Whether the questions of a group that failed so are put one by one, to refuse only the guilty; none is put again otherwise. */
  again?: (reason: unknown) => boolean
}

/** Questions to a database that share round trips: what arrives while one group is under way is the next group. */
export class RequestBatcher<Q, A> {
  #waiting: Waiting<Q, A>[] = []
  #working: Promise<void> | null = null

  constructor(private readonly grouping: Grouping<Q, A>) {}

  ask(question: Q): Promise<A> {
    const { promise, resolve, reject } = Promise.withResolvers<A>()
    this.#waiting.push({ question, resolve, reject })
    this.#working ??= this.#work()
    return promise
  }

  /** Waits until nothing is under way. */
  async drain(): Promise<void> {
    await this.#working
  }

  async #work(): Promise<void> {
    // Those of the same turn of the event loop come together.
    await new Promise((next) => setImmediate(next))
    while (this.#waiting.length > 0) {
      const group = this.#waiting.splice(0, this.grouping.largest)
      try {
        await this.#together(group)
      } catch (reason) {
        if (this.grouping.again?.(reason)) for (const each of group) await this.#together([each]).catch(each.reject)
        else for (const { reject } of group) reject(reason)
      }
    }
    // In the same turn as it was found that none waits: one who asks in between would wait for ever.
    this.#working = null
  }

  async #together(group: readonly Waiting<Q, A>[]): Promise<void> {
    const answers = await this.grouping.answer(group.map(({ question }) => question))
    group.forEach(({ resolve }, i) => {
      resolve(answers[i]!)
    })
  }
}
