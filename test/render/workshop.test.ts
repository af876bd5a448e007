import { describe, expect, test } from 'bun:test'
import { fileURLToPath } from 'node:url'
import type { Operations } from '../../src/render/workbench.ts'
import { Workshop } from '../../src/render/workshop.ts'

const bench = fileURLToPath(new URL('./fixtures/bench.ts', import.meta.url))
const open = (limits: Partial<Workshop<Operations>['limits']> = {}) => {
  const shop = new Workshop<Operations>(bench, { deadline: 5000, life: 100, ...limits })
  return (wish: string) => shop.ask('png', wish, 0) as Promise<unknown> as Promise<number>
}
const alive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
const gone = async (pid: number) => {
  for (let tries = 0; tries < 100 && alive(pid); tries++) await Bun.sleep(20)
  return !alive(pid)
}

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
    expect(crash).toMatchObject({ status: 'rejected', reason: { fault: 'failed' } })
    expect(after.status).toBe('fulfilled')
    expect((after as PromiseFulfilledResult<number>).value).not.toBe(before)
  })

  test('that misses the deadline is ended; what waits too long behind it is late too', async () => {
    const ask = open({ deadline: 400 })
    const pid = await ask('pid')
    const results = await Promise.allSettled([ask('hang'), ask('pid')])
    expect(results[0]).toMatchObject({ status: 'rejected', reason: { fault: 'deadline' } })
    expect(await gone(pid)).toBe(true)
    expect(await ask('pid')).not.toBe(pid)
  })

  test('that nobody waits for any more is ended; an order that waits is withdrawn', async () => {
    const shop = new Workshop<Operations>(bench, { deadline: 5000, life: 100 })
    const ask = (wish: string, signal: AbortSignal | null = null) =>
      shop.askUntil(signal, 'png', wish, 0) as Promise<unknown> as Promise<number>
    const pid = await ask('pid')
    const [hanging, waiting] = [new AbortController(), new AbortController()]
    const results = Promise.allSettled([ask('hang', hanging.signal), ask('pid', waiting.signal), ask('pid')])
    waiting.abort(new Error('withdrawn'))
    hanging.abort(new Error('given up'))
    const [first, second, third] = await results
    expect(first).toMatchObject({ status: 'rejected', reason: { message: 'given up' } })
    expect(second).toMatchObject({ status: 'rejected', reason: { message: 'withdrawn' } })
    expect(third!.status).toBe('fulfilled')
    expect(await gone(pid)).toBe(true)
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
    expect(await gone(pids[0]!)).toBe(true)
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
  const left = () => Array.fromAsync(new Bun.Glob('khagola-fonts-*/*').scan(directory))
  for (let tries = 0; tries < 100 && (await left()).length; tries++) await Bun.sleep(20)
  expect(await left()).toEqual([])
  await Bun.$`rm -rf ${directory}`
})
