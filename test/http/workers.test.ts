import { expect, test } from 'bun:test'
import { EventEmitter } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { parentOf } from '../../src/api/workers.ts'
import { childrenOf } from '../processes.ts'
import { MAIN } from '../program.ts'
import { until } from '../until.ts'
import { call, folder, freePort, root, spawn } from './spawned.ts'

// Several processes behind one port, started by one.

const KEY = 'sk_test_workers'

const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('workers share the store and the limits, one that dies is started again, and all end together', async () => {
  const PORT = String(await freePort())
  const { child, url, output } = spawn({ PORT, WORKERS: '2', DATA_DIR: folder(), BOOTSTRAP_SANDBOX_KEY: KEY })
  const at = await url()
  const calls = async (count: number) =>
    (await Promise.all(Array.from({ length: count }, () => call(at, KEY, '/v1/utilities/find-moon-sign')))).map(
      ({ status }) => status,
    )
  expect(await calls(40)).toEqual(Array(40).fill(200))
  const workers = childrenOf(child.pid)
  expect(workers).toHaveLength(2)

  // Each call had a connection of its own or shared one: every worker's figures are in the sum.
  const figures = await (await fetch(`${at}/metrics`)).text()
  expect(figures).toContain('khagola_calls_total{status="200",code="ok",environment="sandbox"} 40')

  process.kill(workers[0]!, 'SIGKILL')
  await until(() => childrenOf(child.pid).length === 2 && !childrenOf(child.pid).includes(workers[0]!))
  expect(await calls(10)).toEqual(Array(10).fill(200))

  child.kill('SIGTERM')
  expect(await child.exited).toBe(0)
  expect(await output()).toContain('finishing what is in flight')
  await expect(fetch(`${at}/healthz`)).rejects.toThrow()
})

test('SIGHUP renews the workers one by one, and no call under load is lost', async () => {
  const PORT = String(await freePort())
  const environment = { PORT, WORKERS: '2', DATA_DIR: folder(), BOOTSTRAP_LIVE_KEY: 'sk_live_workers', DRAIN_MS: '300' }
  const { child, url } = spawn(environment)
  const at = await url()
  let going = true
  const statuses: number[] = []
  const clients = Array.from({ length: 8 }, async () => {
    while (going) {
      const { status } = await call(at, 'sk_live_workers', '/v1/utilities/find-moon-sign')
      statuses.push(status)
    }
  })
  // Again where so few calls were made meanwhile that they show nothing.
  for (let before = childrenOf(child.pid); statuses.length <= 100; before = childrenOf(child.pid)) {
    child.kill('SIGHUP')
    const isRenewed = (now: number[]) => now.length === 2 && !now.some((pid) => before.includes(pid))
    await until(() => isRenewed(childrenOf(child.pid)))
  }
  going = false
  await Promise.all(clients)
  expect(statuses.filter((status) => status !== 200)).toEqual([])
  child.kill('SIGTERM')
  expect(await child.exited).toBe(0)
})

test('workers that are killed while they ask, and while figures are gathered, take nothing else along', async () => {
  const PORT = String(await freePort())
  const environment = { PORT, WORKERS: '2', DATA_DIR: folder(), BOOTSTRAP_LIVE_KEY: 'sk_live_killed', LOG: 'none' }
  const { child, url } = spawn(environment)
  const at = await url()
  let going = true
  const asking = Array.from({ length: 8 }, async (_, i) => {
    while (going)
      try {
        const asked = i ? call(at, 'sk_live_killed', '/v1/utilities/find-moon-sign') : fetch(`${at}/metrics`)
        await (await asked).text()
      } catch {
        await Bun.sleep(5)
      }
  })
  for (let kills = 0; kills < 12 && child.exitCode === null; kills++) {
    await Bun.sleep(100 + 10 * kills)
    const [worker] = childrenOf(child.pid)
    if (worker) process.kill(worker, 'SIGKILL')
  }
  expect(child.exitCode).toBeNull()
  await until(() => childrenOf(child.pid).length === 2)
  going = false
  await Promise.all(asking)
  while ((await call(at, 'sk_live_killed', '/v1/utilities/find-moon-sign').catch(() => null))?.status !== 200)
    await Bun.sleep(50)
  child.kill('SIGTERM')
  expect(await child.exited).toBe(0)
})

test('workers whose parent was killed end by themselves, whatever they had asked of it', async () => {
  const PORT = String(await freePort())
  const environment = { PORT, WORKERS: '2', DATA_DIR: folder(), BOOTSTRAP_LIVE_KEY: 'sk_live_orphans' }
  const { child, url } = spawn(environment)
  const at = await url()
  const workers = childrenOf(child.pid)
  let going = true
  const statuses = new Set<number>()
  const clients = Array.from({ length: 8 }, async () => {
    while (going)
      try {
        statuses.add((await call(at, 'sk_live_orphans', '/v1/utilities/find-moon-sign')).status)
      } catch {
        await Bun.sleep(10)
      }
  })
  await Bun.sleep(300)
  child.kill('SIGKILL')
  await until(() => !workers.some(lives))
  going = false
  await Promise.all(clients)
  // Those that could not be limited any more were refused, none was answered wrongly.
  expect(statuses.isSubsetOf(new Set([200, 503]))).toBe(true)
})

test('the port is free soon after the parent was killed, although a request hangs', async () => {
  const PORT = String(await freePort())
  const environment = { PORT, WORKERS: '2', DATA_DIR: folder(), LOG: 'none', DRAIN_MS: '60000' }
  const { child, url } = spawn(environment)
  const at = await url()
  const workers = childrenOf(child.pid)
  const hanging = connect(Number(PORT), '127.0.0.1', () =>
    hanging.write('POST /v1/utilities/find-moon-sign HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n'),
  )
  hanging.on('error', () => {})
  expect((await fetch(`${at}/healthz`)).status).toBe(200)
  child.kill('SIGKILL')
  const isFree = () =>
    fetch(`${at}/healthz`, { keepalive: false }).then(
      () => false,
      () => true,
    )
  await until(isFree)
  hanging.destroy()
  await until(() => !workers.some(lives))
})

test('a server ends with its launcher', async () => {
  const environment = { DATA_DIR: folder(), LOG: 'none' }
  const launcher = `import(${JSON.stringify(join(root, 'scripts', 'bun.mjs'))}).then(({ runBun }) => runBun([${JSON.stringify(MAIN)}]))`
  const { child, url } = spawn(environment, [launcher], { program: '-e' })
  await url()
  const [server] = childrenOf(child.pid)
  child.kill('SIGKILL')
  await until(() => !lives(server!))
})

test('what a worker asks of a parent that is gone is refused, and holds up nothing', async () => {
  const signals: string[] = []
  const self = Object.assign(new EventEmitter(), {
    pid: 1,
    send: () => true,
    kill: (_: number, signal: string) => signals.push(signal),
  })
  const { allFigures } = parentOf(self as unknown as NodeJS.Process, '1 nowhere', () => {})
  const before = allFigures()
  self.emit('disconnect')
  await expect(before).rejects.toThrow('gone')
  await expect(allFigures()).rejects.toThrow('gone')
  expect(signals).toEqual(['SIGTERM'])
})

test('the key of a first start is given once, whichever worker is asked, also after they were renewed', async () => {
  const PORT = String(await freePort())
  const { child, url, said } = spawn({ PORT, WORKERS: '2', DATA_DIR: folder() })
  const at = await url()
  const [, token] = /#welcome=([\w-]+)/.exec(said())!
  const [key] = /sk_test_\w+/.exec(said())!
  // Each time by a connection of its own, so that no worker is left out.
  const ask = async (given: string, further: Record<string, string> = {}) => {
    const body = JSON.stringify({ token: given })
    const headers = { 'Content-Type': 'application/json', ...further }
    const answer = await fetch(`${at}/console/welcome`, { method: 'POST', body, headers, keepalive: false })
    return answer.ok ? ((await answer.json()) as { key: string }).key : answer.status
  }
  const before = childrenOf(child.pid)
  child.kill('SIGHUP')
  await until(() => childrenOf(child.pid).length === 2 && !childrenOf(child.pid).some((pid) => before.includes(pid)))
  const wrong = token!.split('').reverse().join('')
  expect(await Promise.all(Array.from({ length: 8 }, () => ask(wrong)))).toEqual(Array(8).fill(404))
  const accented = 'é'.repeat(token!.length)
  expect(await Promise.all(Array.from({ length: 4 }, () => ask(accented)))).toEqual(Array(4).fill(404))
  expect(await ask(token!, { 'X-Forwarded-For': '203.0.113.7' })).toBe(404)
  const given = await Promise.all(Array.from({ length: 16 }, () => ask(token!)))
  expect(given.filter((each) => each !== 404)).toEqual([key])
  expect((await call(at, key, '/v1/utilities/find-moon-sign')).status).toBe(200)
  child.kill('SIGTERM')
  expect(await child.exited).toBe(0)
})
