import { expect, test } from 'bun:test'
import { createMetrics } from '../../src/api/metrics.ts'
import { createAnswers } from '../../src/cache/answers.ts'

/** The registries of so many workers, as each would tell their figures to any of them. */
const workers = (count: number) => {
  const tellers: (() => Promise<object[]>)[] = []
  const parent = {
    allFigures: () => Promise.all(tellers.map((tell) => tell())),
    onFigures: (tell: () => Promise<object[]>) => void tellers.push(tell),
  }
  return Array.from({ length: count }, () => createMetrics(parent))
}

test('workers add up what each did; the queue that they share is counted once', async () => {
  const three = workers(3)
  for (const metrics of three) {
    const answers = createAnswers(2 ** 20)
    for (let i = 0; i < 4; i++) answers.get('k', () => ({ text: '{}', warnings: [] }))
    metrics.watch(answers.figures)
    metrics.watchQueue(async () => 7)
  }
  const text = await three[0]!.text()
  expect(text).toContain('khagola_answer_cache_total{outcome="hit"} 6\n')
  expect(text).toContain('khagola_answer_cache_total{outcome="miss"} 6\n')
  expect(text).toContain('khagola_jobs_unfinished 7\n')
})

test('a store that is away takes no other figure along', async () => {
  for (const count of [1, 2]) {
    const all = count === 1 ? [createMetrics()] : workers(count)
    for (const metrics of all) metrics.watchQueue(() => Promise.reject(new Error('away')))
    const text = await all[0]!.text()
    expect(text).toMatch(/khagola_jobs_unfinished nan\n/i)
    expect(text).toContain('process_resident_memory_bytes')
  }
})

test('the figures cost no walk through the heap', async () => {
  const metrics = createMetrics()
  const text = await metrics.text()
  expect(text).toContain('process_resident_memory_bytes')
  expect(text).not.toContain('nodejs_heap_space_size')
})
