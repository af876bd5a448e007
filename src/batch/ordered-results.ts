/** What `work` makes of each item, in the order of the items, with up to `ahead` of them under way. */
export async function* orderedResults<T, R>(
  items: AsyncIterable<T>,
  work: (item: T) => R | Promise<R>,
  ahead: number,
): AsyncGenerator<R> {
  const underWay: Promise<R>[] = []
  for await (const item of items) {
    const result = (async () => work(item))()
    // Awaited in its turn; until then a failure has nobody to hear it.
    result.catch(() => {})
    underWay.push(result)
    if (underWay.length >= ahead) yield await underWay.shift()!
  }
  while (underWay.length > 0) yield await underWay.shift()!
}
