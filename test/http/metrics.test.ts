import { expect, test } from 'bun:test'
import { createMetrics } from '../../src/api/metrics.ts'
import { createAnswers } from '../../src/cache/answers.ts'

/** The metrics of several workers, connected by a fake parent. */
const workers = (count: number) => {
  const collectors: (() => Promise<object[]>)[] = []
  const parent = {
    allMetrics: () => Promise.all(collectors.map((collect) => collect())),
    onMetrics: (collect: () => Promise<object[]>) => void collectors.push(collect),
  }
  return Array.from({ length: count }, () => createMetrics(parent))
}

test('the metrics of workers are added; their shared queue is counted once', async () => {
  const threeWorkers = workers(3)
  for (const metrics of threeWorkers) {
    const answers = createAnswers(2 ** 20)
    for (let i = 0; i < 4; i++) answers.get('k', () => ({ text: '{}', warnings: [] }))
    metrics.watch(answers.statistics)
    metrics.watchQueue(async () => 7)
  }
  const text = await threeWorkers[0]!.text()
  expect(text).toContain('khagola_answer_cache_total{outcome="hit"} 6\n')
  expect(text).toContain('khagola_answer_cache_total{outcome="miss"} 6\n')
  expect(text).toContain('khagola_jobs_unfinished 7\n')
})

test('an unavailable store does not affect the other metrics', async () => {
  for (const count of [1, 2]) {
    const all = count === 1 ? [createMetrics()] : workers(count)
    for (const metrics of all) metrics.watchQueue(() => Promise.reject(new Error('away')))
    const text = await all[0]!.text()
    expect(text).toMatch(/khagola_jobs_unfinished nan\n/i)
    expect(text).toContain('process_resident_memory_bytes')
  }
})

test('metrics that walk the heap are not collected', async () => {
  const metrics = createMetrics()
  const text = await metrics.text()
  expect(text).toContain('process_resident_memory_bytes')
  expect(text).not.toContain('nodejs_heap_space_size')
})
