import { expect, test } from 'bun:test'
import { EventEmitter } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { createParentConnection, startHttpWorkers } from '../../src/api/workers.ts'
import { sample } from '../long.ts'
import { childrenOf } from '../processes.ts'
import { MAIN } from '../program.ts'
import { until } from '../until.ts'
import { call, folder, freePort, root, spawn } from './spawned.ts'

// Several worker processes behind one port.

const KEY = 'sk_test_workers'

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('workers share store and limits, a crashed worker is restarted, and all end together', async () => {
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

  // The calls may have used different workers: the metrics of all workers are added.
  const metrics = await (await fetch(`${at}/metrics`)).text()
  expect(metrics).toContain('khagola_calls_total{status="200",code="ok",environment="sandbox"} 40')

  process.kill(workers[0]!, 'SIGKILL')
  await until(() => childrenOf(child.pid).length === 2 && !childrenOf(child.pid).includes(workers[0]!))
  expect(await calls(10)).toEqual(Array(10).fill(200))

  child.kill('SIGTERM')
  expect(await child.exited).toBe(0)
  expect(await output()).toContain('finishing running requests')
  await expect(fetch(`${at}/healthz`)).rejects.toThrow()
})

test('SIGHUP replaces the workers one by one, and no call is lost under load', async () => {
  const PORT = String(await freePort())
  const environment = { PORT, WORKERS: '2', DATA_DIR: folder(), BOOTSTRAP_LIVE_KEY: 'sk_live_workers', DRAIN_MS: '300' }
  const { child, url } = spawn(environment)
  const at = await url()
  let isActive = true
  const statuses: number[] = []
  const clients = Array.from({ length: 8 }, async () => {
    while (isActive) {
      const { status } = await call(at, 'sk_live_workers', '/v1/utilities/find-moon-sign')
      statuses.push(status)
    }
  })
  // Repeated until enough calls were made during a renewal.
  for (let before = childrenOf(child.pid); statuses.length <= 100; before = childrenOf(child.pid)) {
    child.kill('SIGHUP')
    const isRenewed = (now: number[]) => now.length === 2 && !now.some((pid) => before.includes(pid))
    await until(() => isRenewed(childrenOf(child.pid)))
  }
  isActive = false
  await Promise.all(clients)
  expect(statuses.filter((status) => status !== 200)).toEqual([])
  child.kill('SIGTERM')
  expect(await child.exited).toBe(0)
})

test('workers killed during requests to the parent or metrics do not affect the others', async () => {
  const PORT = String(await freePort())
  const environment = { PORT, WORKERS: '2', DATA_DIR: folder(), BOOTSTRAP_LIVE_KEY: 'sk_live_killed', LOG: 'none' }
  const { child, url } = spawn(environment)
  const at = await url()
  let isActive = true
  const clients = Array.from({ length: 8 }, async (_, i) => {
    while (isActive)
      try {
        const response = i ? call(at, 'sk_live_killed', '/v1/utilities/find-moon-sign') : fetch(`${at}/metrics`)
        await (await response).text()
      } catch {
        await Bun.sleep(5)
      }
  })
  for (let kills = 0; kills < sample(4, 12) && child.exitCode === null; kills++) {
    await Bun.sleep(100 + 10 * kills)
    const [worker] = childrenOf(child.pid)
    if (worker) process.kill(worker, 'SIGKILL')
  }
  expect(child.exitCode).toBeNull()
  await until(() => childrenOf(child.pid).length === 2)
  isActive = false
  await Promise.all(clients)
  while ((await call(at, 'sk_live_killed', '/v1/utilities/find-moon-sign').catch(() => null))?.status !== 200)
    await Bun.sleep(50)
  child.kill('SIGTERM')
  expect(await child.exited).toBe(0)
})

test('workers whose parent was killed end by themselves', async () => {
  const PORT = String(await freePort())
  const environment = { PORT, WORKERS: '2', DATA_DIR: folder(), BOOTSTRAP_LIVE_KEY: 'sk_live_orphans' }
  const { child, url } = spawn(environment)
  const at = await url()
  const workers = childrenOf(child.pid)
  let isActive = true
  const statuses = new Set<number>()
  const clients = Array.from({ length: 8 }, async () => {
    while (isActive)
      try {
        statuses.add((await call(at, 'sk_live_orphans', '/v1/utilities/find-moon-sign')).status)
      } catch {
        await Bun.sleep(10)
      }
  })
  await Bun.sleep(300)
  child.kill('SIGKILL')
  await until(() => !workers.some(isRunning))
  isActive = false
  await Promise.all(clients)
  // Calls without a limiter are refused with 503; none gets a wrong answer.
  expect(statuses.isSubsetOf(new Set([200, 503]))).toBe(true)
})

test('the port is free soon after the parent was killed, even if a request hangs', async () => {
  const PORT = String(await freePort())
  const environment = { PORT, WORKERS: '2', DATA_DIR: folder(), LOG: 'none', DRAIN_MS: '60000' }
  const { child, url } = spawn(environment)
  const at = await url()
  const workers = childrenOf(child.pid)
  const socket = connect(Number(PORT), '127.0.0.1', () =>
    socket.write('POST /v1/utilities/find-moon-sign HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n'),
  )
  socket.on('error', () => {})
  expect((await fetch(`${at}/healthz`)).status).toBe(200)
  child.kill('SIGKILL')
  const isFree = () =>
    fetch(`${at}/healthz`, { keepalive: false }).then(
      () => false,
      () => true,
    )
  await until(isFree)
  socket.destroy()
  await until(() => !workers.some(isRunning))
})

test('a server ends with its launcher', async () => {
  const environment = { DATA_DIR: folder(), LOG: 'none' }
  const launcher = `import(${JSON.stringify(join(root, 'scripts', 'bun.mjs'))}).then(({ runBun }) => runBun([${JSON.stringify(MAIN)}]))`
  const { child, url } = spawn(environment, [launcher], { program: '-e' })
  await url()
  const [server] = childrenOf(child.pid)
  child.kill('SIGKILL')
  await until(() => !isRunning(server!))
})

test('requests of a worker to an ended parent are rejected', async () => {
  const signals: string[] = []
  const fakeProcess = Object.assign(new EventEmitter(), {
    pid: 1,
    send: () => true,
    kill: (_: number, signal: string) => signals.push(signal),
  })
  const { allMetrics } = createParentConnection(fakeProcess as unknown as NodeJS.Process, '1 nowhere', () => {})
  const before = allMetrics()
  fakeProcess.emit('disconnect')
  await expect(before).rejects.toThrow('has ended')
  await expect(allMetrics()).rejects.toThrow('has ended')
  expect(signals).toEqual(['SIGTERM'])
})

test('the first-run key can be claimed once on any worker, also after a renewal', async () => {
  const PORT = String(await freePort())
  const { child, url, outputSoFar } = spawn({ PORT, WORKERS: '2', DATA_DIR: folder() })
  const at = await url()
  const [, token] = /#welcome=([\w-]+)/.exec(outputSoFar())!
  const [key] = /sk_test_\w+/.exec(outputSoFar())!
  // Each request uses a new connection, so that all workers are tried.
  const ask = async (sentToken: string, extraHeaders: Record<string, string> = {}) => {
    const body = JSON.stringify({ token: sentToken })
    const headers = { 'Content-Type': 'application/json', ...extraHeaders }
    const answer = await fetch(`${at}/console/welcome`, { method: 'POST', body, headers, keepalive: false })
    return answer.ok ? ((await answer.json()) as { key: string }).key : answer.status
  }
  const before = childrenOf(child.pid)
  child.kill('SIGHUP')
  await until(() => childrenOf(child.pid).length === 2 && !childrenOf(child.pid).some((pid) => before.includes(pid)))
  const wrongToken = token!.split('').reverse().join('')
  expect(await Promise.all(Array.from({ length: 8 }, () => ask(wrongToken)))).toEqual(Array(8).fill(404))
  const accented = 'é'.repeat(token!.length)
  expect(await Promise.all(Array.from({ length: 4 }, () => ask(accented)))).toEqual(Array(4).fill(404))
  expect(await ask(token!, { 'X-Forwarded-For': '203.0.113.7' })).toBe(404)
  const results = await Promise.all(Array.from({ length: 16 }, () => ask(token!)))
  expect(results.filter((each) => each !== 404)).toEqual([key])
  expect((await call(at, key, '/v1/utilities/find-moon-sign')).status).toBe(200)
  child.kill('SIGTERM')
  expect(await child.exited).toBe(0)
})

test('a worker that the system cannot start is started later', async () => {
  const directory = folder()
  mkdirSync(directory)
  const [program, pidFile] = [join(directory, 'program'), join(directory, 'pid')]
  const writeProgram = () => {
    writeFileSync(program, `#!/bin/sh\necho $$ > ${pidFile}\nexec sleep 60\n`)
    chmodSync(program, 0o700)
  }
  const startedPid = async () => {
    await until(() => existsSync(pidFile) && readFileSync(pidFile, 'utf8').endsWith('\n'))
    const pid = Number(readFileSync(pidFile, 'utf8'))
    rmSync(pidFile)
    return pid
  }
  const errors: unknown[] = []
  writeProgram()
  const workers = startHttpWorkers(
    1,
    [program],
    {},
    {
      log() {},
      onError: (cause) => errors.push(cause),
      claimFirstRunKey: undefined,
    },
  )
  const first = await startedPid()
  rmSync(program)
  process.kill(first)
  await until(() => errors.length > 0)
  writeProgram()
  expect(isRunning(await startedPid())).toBe(true)
  await workers.stop('SIGTERM')
})
