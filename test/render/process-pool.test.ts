import { describe, expect, test } from 'bun:test'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { setChildEnvironment } from '../../src/render/child-process.ts'
import type { DrawingOperations } from '../../src/render/drawing-operations.ts'
import { ProcessPool } from '../../src/render/process-pool.ts'
import { until } from '../until.ts'

/** A deadline that no request of these tests reaches, on any machine, milliseconds. */
const LONG_DEADLINE = 120_000
const bench = fileURLToPath(new URL('./fixtures/child-process.ts', import.meta.url))
const createRunner = (limits: Partial<ProcessPool<DrawingOperations>['limits']> = {}) => {
  const pool = new ProcessPool<DrawingOperations>(bench, { deadline: LONG_DEADLINE, life: 100, ...limits })
  const run = (command: string, name = '', signal: AbortSignal | null = null) =>
    pool.run({ name, signal }, 'png', command, 0) as Promise<unknown> as Promise<number>
  return Object.assign(run, { pool })
}
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
const waitUntilGone = (pid: number) => until(() => !isAlive(pid))

describe('the drawing process', () => {
  test('runs all requests in one separate process', async () => {
    const run = createRunner()
    const pids = await Promise.all([run('pid'), run('pid'), run('pid')])
    expect(new Set(pids).size).toBe(1)
    expect(pids[0]).not.toBe(process.pid)
  })

  test('fails only the request that crashes it; the next request gets a new process', async () => {
    const run = createRunner()
    const before = await run('pid')
    const [crash, after] = await Promise.allSettled([run('crash'), run('pid')])
    expect(crash).toMatchObject({ status: 'rejected', reason: { fault: 'render_limit', retryable: false } })
    expect(after.status).toBe('fulfilled')
    expect((after as PromiseFulfilledResult<number>).value).not.toBe(before)
  })

  test('fails only a request that cannot be sent; the next request does not wait for it', async () => {
    const run = createRunner()
    await run('pid')
    const first = run('20 ms')
    const unsendable = run((() => {}) as unknown as string)
    const after = run('pid')
    expect(await unsendable.catch((reason) => reason)).toMatchObject({ fault: 'failed' })
    expect(await first).toBeGreaterThan(0)
    expect(await after).toBeGreaterThan(0)
  })

  test('a request whose process was killed from outside is retryable', async () => {
    const run = createRunner()
    const pid = await run('pid')
    const hanging = run('hang')
    process.kill(pid, 'SIGKILL')
    expect(hanging).rejects.toMatchObject({ fault: 'failed', retryable: true })
    expect(await run('pid')).not.toBe(pid)
  })

  test('is ended at the deadline, which counts from the start of the request', async () => {
    const run = createRunner()
    const pid = await run('pid')
    Object.assign(run.pool.limits, { deadline: 400 })
    const hanging = run('hang')
    Object.assign(run.pool.limits, { deadline: LONG_DEADLINE })
    const waiting = run('pid')
    expect(await hanging.catch((reason) => reason)).toMatchObject({ fault: 'render_limit', retryable: false })
    expect(await waiting).not.toBe(pid)
    await waitUntilGone(pid)
  })

  test('is ended above its memory limit, and other requests succeed', async () => {
    const run = createRunner({ memory: 400 })
    expect(await run('100 MB')).toBeGreaterThan(0)
    expect(await run('9000 MB').catch((reason) => reason)).toMatchObject({ fault: 'render_limit', retryable: false })
    expect(await run('pid')).toBeGreaterThan(0)
  })

  test('serves tenants in turn, however many requests each has', async () => {
    const run = createRunner()
    await run('pid')
    const order: string[] = []
    const runFor = (name: string, command: string) => run(command, name).then(() => order.push(name))
    await Promise.all([
      ...Array.from({ length: 6 }, () => runFor('many', '20 ms')),
      runFor('few', '20 ms'),
      runFor('few', '20 ms'),
      runFor('one', '1 ms'),
    ])
    expect(order).toEqual(['many', 'many', 'few', 'one', 'many', 'few', 'many', 'many', 'many'])
  })

  test('is ended when its running request is aborted; an aborted waiting request is withdrawn', async () => {
    const run = createRunner()
    const pid = await run('pid')
    const [hanging, waiting] = [new AbortController(), new AbortController()]
    const results = Promise.allSettled([run('hang', '', hanging.signal), run('pid', '', waiting.signal), run('pid')])
    waiting.abort(new Error('withdrawn'))
    hanging.abort(new Error('given up'))
    const [first, second, third] = await results
    expect(first).toMatchObject({ status: 'rejected', reason: { message: 'given up' } })
    expect(second).toMatchObject({ status: 'rejected', reason: { message: 'withdrawn' } })
    expect(third!.status).toBe('fulfilled')
    await waitUntilGone(pid)
  })

  test('continues after an operation that fails', async () => {
    const run = createRunner()
    const pid = await run('pid')
    expect(run('error')).rejects.toMatchObject({ fault: 'failed' })
    expect(await run('pid')).toBe(pid)
  })

  test('is replaced after its maximum number of requests, and exits', async () => {
    const run = createRunner({ life: 2 })
    const pids = await Promise.all([run('pid'), run('pid'), run('pid')])
    expect(pids[1]).toBe(pids[0]!)
    expect(pids[2]).not.toBe(pids[0]!)
    await waitUntilGone(pids[0]!)
  })
})

test('has the environment that the program passes in and the allocator settings only', async () => {
  const namesOf = async () => {
    const run = createRunner()
    const environment = (await run('environment')) as unknown as Record<string, string>
    // The channel to the parent.
    return Object.keys(environment).filter((name) => !/CHANNEL/.test(name))
  }
  try {
    setChildEnvironment({})
    expect(await namesOf()).toEqual(['MIMALLOC_PURGE_DELAY'])
    setChildEnvironment({ KHAGOLA_TEST: 'on' })
    expect((await namesOf()).sort()).toEqual(['KHAGOLA_TEST', 'MIMALLOC_PURGE_DELAY'])
  } finally {
    setChildEnvironment({})
  }
})

test('a program with a drawing process exits together with it and leaves no files', async () => {
  const script = `
    import { chartSvg, png } from ${JSON.stringify(fileURLToPath(new URL('../../src/render/chart.ts', import.meta.url)))}
    import { spreadChart, styleOf } from ${JSON.stringify(fileURLToPath(new URL('./facts.ts', import.meta.url)))}
    import { setChildEnvironment } from ${JSON.stringify(fileURLToPath(new URL('../../src/render/child-process.ts', import.meta.url)))}
    setChildEnvironment(process.env)
    console.log((await png(await chartSvg(spreadChart, styleOf('north')), 200)).length)`
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
