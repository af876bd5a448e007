/** Yields the result of `work` for each item, in the order of the items, while up to `ahead` items are processed. */
export async function* orderedResults<T, R>(
  items: AsyncIterable<T>,
  work: (item: T) => R | Promise<R>,
  ahead: number,
): AsyncGenerator<R> {
  const pending: Promise<R>[] = []
  for await (const item of items) {
    const result = (async () => work(item))()
    // The result is awaited later; this handler prevents an unhandled rejection until then.
    result.catch(() => {})
    pending.push(result)
    if (pending.length >= ahead) yield await pending.shift()!
  }
  while (pending.length > 0) yield await pending.shift()!
}
