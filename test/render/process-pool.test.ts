import { describe, expect, test } from 'bun:test'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { DrawingOperations } from '../../src/render/drawing-operations.ts'
import { ProcessPool } from '../../src/render/process-pool.ts'
import { until } from '../until.ts'

/** A deadline that no order comes near, on any machine: the process has to start within it. */
const LONG = 120_000
const bench = fileURLToPath(new URL('./fixtures/bench.ts', import.meta.url))
const open = (limits: Partial<ProcessPool<DrawingOperations>['limits']> = {}) => {
  const shop = new ProcessPool<DrawingOperations>(bench, { deadline: LONG, life: 100, ...limits })
  const ask = (wish: string, name = '', signal: AbortSignal | null = null) =>
    shop.ask({ name, signal }, 'png', wish, 0) as Promise<unknown> as Promise<number>
  return Object.assign(ask, { shop })
}
const alive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
const gone = (pid: number) => until(() => !alive(pid))

describe('the drawing process', () => {
  test('is one, apart from ours, and takes orders in turn', async () => {
    const ask = open()
    const pids = await Promise.all([ask('pid'), ask('pid'), ask('pid')])
    expect(new Set(pids).size).toBe(1)
    expect(pids[0]).not.toBe(process.pid)
  })

  test('that ends by a native fault fails its order alone; the next gets a new one', async () => {
    const ask = open()
    const before = await ask('pid')
    const [crash, after] = await Promise.allSettled([ask('crash'), ask('pid')])
    expect(crash).toMatchObject({ status: 'rejected', reason: { fault: 'render_limit', retryable: false } })
    expect(after.status).toBe('fulfilled')
    expect((after as PromiseFulfilledResult<number>).value).not.toBe(before)
  })

  test('that somebody else killed may draw it yet', async () => {
    const ask = open()
    const pid = await ask('pid')
    const hanging = ask('hang')
    process.kill(pid, 'SIGKILL')
    expect(hanging).rejects.toMatchObject({ fault: 'failed', retryable: true })
    expect(await ask('pid')).not.toBe(pid)
  })

  test('that misses the deadline is ended; it counts from the beginning of the drawing', async () => {
    const ask = open()
    const pid = await ask('pid')
    Object.assign(ask.shop.limits, { deadline: 400 })
    const hanging = ask('hang')
    Object.assign(ask.shop.limits, { deadline: LONG })
    const waiting = ask('pid')
    expect(await hanging.catch((reason) => reason)).toMatchObject({ fault: 'render_limit', retryable: false })
    expect(await waiting).not.toBe(pid)
    await gone(pid)
  })

  test('that takes more memory than it may ends, and nothing else with it', async () => {
    const ask = open({ memory: 400 })
    expect(await ask('100 MB')).toBeGreaterThan(0)
    expect(await ask('9000 MB').catch((reason) => reason)).toMatchObject({ fault: 'render_limit', retryable: false })
    expect(await ask('pid')).toBeGreaterThan(0)
  })

  test('serves askers in turn, whoever has more orders', async () => {
    const ask = open()
    await ask('pid')
    const order: string[] = []
    const of = (name: string, wish: string) => ask(wish, name).then(() => order.push(name))
    await Promise.all([
      ...Array.from({ length: 6 }, () => of('many', '20 ms')),
      of('few', '20 ms'),
      of('few', '20 ms'),
      of('one', '1 ms'),
    ])
    expect(order).toEqual(['many', 'many', 'few', 'one', 'many', 'few', 'many', 'many', 'many'])
  })

  test('that nobody waits for any more is ended; an order that waits is withdrawn', async () => {
    const ask = open()
    const pid = await ask('pid')
    const [hanging, waiting] = [new AbortController(), new AbortController()]
    const results = Promise.allSettled([ask('hang', '', hanging.signal), ask('pid', '', waiting.signal), ask('pid')])
    waiting.abort(new Error('withdrawn'))
    hanging.abort(new Error('given up'))
    const [first, second, third] = await results
    expect(first).toMatchObject({ status: 'rejected', reason: { message: 'given up' } })
    expect(second).toMatchObject({ status: 'rejected', reason: { message: 'withdrawn' } })
    expect(third!.status).toBe('fulfilled')
    await gone(pid)
  })

  test('that answers with an error goes on', async () => {
    const ask = open()
    const pid = await ask('pid')
    expect(ask('error')).rejects.toMatchObject({ fault: 'failed' })
    expect(await ask('pid')).toBe(pid)
  })

  test('is replaced after its life, and ends', async () => {
    const ask = open({ life: 2 })
    const pids = await Promise.all([ask('pid'), ask('pid'), ask('pid')])
    expect(pids[1]).toBe(pids[0]!)
    expect(pids[2]).not.toBe(pids[0]!)
    await gone(pids[0]!)
  })
})

test('a program that has drawn ends by itself, and its drawing process with it, leaving no files', async () => {
  const script = `
    import { chartSvg, png } from ${JSON.stringify(fileURLToPath(new URL('../../src/render/chart.ts', import.meta.url)))}
    import { look, spread } from ${JSON.stringify(fileURLToPath(new URL('./facts.ts', import.meta.url)))}
    console.log((await png(await chartSvg(spread, look('north')), 200)).length)`
  const directory = `${process.env.TMPDIR ?? '/tmp'}/khagola-test-${process.pid}`
  await Bun.$`mkdir -p ${directory}`
  const program = Bun.spawn([process.execPath, '-e', script], {
    env: { ...process.env, TMPDIR: directory },
    stdout: 'pipe',
  })
  expect(await program.exited).toBe(0)
  expect(Number(await new Response(program.stdout).text())).toBeGreaterThan(1000)
  await until(() => readdirSync(directory).every((name) => !name.startsWith('khagola-fonts-')))
  await Bun.$`rm -rf ${directory}`
})
