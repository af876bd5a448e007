/** What several askers want done by one worker: one thing of each in turn, however much any of them wants. */
export class FairQueue<T> {
  /** In the order of their turns. */
  readonly #lines = new Map<string, T[]>()

  push(asker: string, item: T): void {
    const line = this.#lines.get(asker)
    if (line) line.push(item)
    else this.#lines.set(asker, [item])
  }

  next(): T | null {
    const [first] = this.#lines
    if (!first) return null
    const [asker, line] = first
    const item = line.shift()!
    this.#lines.delete(asker)
    if (line.length > 0) this.#lines.set(asker, line)
    return item
  }

  withdraw(asker: string, item: T): void {
    const line = this.#lines.get(asker)
    if (!line?.includes(item)) return
    if (line.length === 1) this.#lines.delete(asker)
    else line.splice(line.indexOf(item), 1)
  }
}
