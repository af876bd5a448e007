import { describe, expect, test } from 'bun:test'
import { cpSync, existsSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { khagolaOver } from '../program.ts'
import { until } from '../until.ts'
import { birth, call, folder, root, spawn } from './spawned.ts'

// The server as a separate process: its output and exit codes at start and stop.

describe('starting the server', () => {
  test('the first start prints one working sandbox key; the second start prints none', async () => {
    const DATA_DIR = folder()
    const first = spawn({ DATA_DIR })
    const url = await first.url()
    first.child.kill('SIGTERM')
    await first.child.exited
    const keys = (await first.output()).match(/sk_test_\w+/g)!
    expect(keys).toHaveLength(1)

    const second = spawn({ DATA_DIR })
    const secondUrl = await second.url()
    expect((await call(secondUrl, keys[0]!)).status).toBe(200)
    second.child.kill('SIGTERM')
    await second.child.exited
    expect(await second.output()).not.toContain('sk_test_')
    expect(await second.output()).toContain('keys create')
    expect(url).toStartWith('http://127.0.0.1:')
  })

  test.each(['1', '2'])('a first start on a port in use does not lose the key, with WORKERS=%s', async (WORKERS) => {
    const DATA_DIR = folder()
    const portHolder = createServer()
    await new Promise<void>((resolve) => portHolder.listen(0, '127.0.0.1', resolve))
    const { port } = portHolder.address() as { port: number }
    const settings = { DATA_DIR, WORKERS, PORT: String(port) }
    const failedStart = spawn(settings)
    expect(await failedStart.child.exited).toBe(1)
    expect(await new Response(failedStart.child.stderr).text()).toContain(`${port} is already in use`)
    await new Promise((resolve) => portHolder.close(resolve))

    const startedAt = spawn(settings)
    const at = await startedAt.url()
    while (!/sk_test_\w+\s/.test(startedAt.outputSoFar())) await Bun.sleep(5)
    const [key] = /sk_test_\w+/.exec(startedAt.outputSoFar())!
    expect((await call(at, key)).status).toBe(200)
    startedAt.child.kill('SIGTERM')
    await startedAt.child.exited
  })

  test.each([
    ['0.0.0.0', undefined, true],
    ['0.0.0.0', 'https://api.example', false],
    ['127.0.0.1', undefined, false],
  ])('listening on %s with PUBLIC_URL %p: advice to set PUBLIC_URL: %p', async (HOST, PUBLIC_URL, isRequested) => {
    const { child, url, output } = spawn({ HOST, ...(PUBLIC_URL && { PUBLIC_URL }) })
    const at = await url()
    // The port is printed even if PUBLIC_URL is another address.
    expect(at).toMatch(HOST === '0.0.0.0' ? /^http:\/\/localhost:\d+$/ : /^http:\/\/127\.0\.0\.1:\d+$/)
    child.kill('SIGTERM')
    await child.exited
    const text = await output()
    expect(text).toContain(`(host ${HOST})`)
    expect(text.includes('set PUBLIC_URL')).toBe(isRequested)
    if (PUBLIC_URL) expect(text).toContain(`clients reach it at ${PUBLIC_URL} (PUBLIC_URL)`)
  })

  test('the first start compiles the ephemeris while it serves; the second reuses it', async () => {
    const environment = { DATA_DIR: folder(), COMPILED_YEARS: '1946-1948', BOOTSTRAP_SANDBOX_KEY: 'sk_test_compiled' }
    const longitudes = async (url: string) => {
      const reply = await call(url, 'sk_test_compiled', '/v1/vedic-charts/birth-chart')
      const { data } = (await reply.json()) as { data: { planets: { longitude: number }[] } }
      return data.planets.map((p) => p.longitude)
    }
    const first = spawn({ ...environment, COMPILED_YEARS: 'none' })
    const uncompiled = await longitudes(await first.url())
    first.child.kill('SIGTERM')
    await first.child.exited

    const second = spawn(environment)
    const url = await second.url()
    while (!existsSync(join(environment.DATA_DIR, 'sky.table'))) await Bun.sleep(20)
    expect((await call(url, 'sk_test_compiled')).status).toBe(200)
    second.child.kill('SIGTERM')
    await second.child.exited
    expect(await second.output()).toContain('compiling the ephemeris of 1946 to 1948: 100 %')

    const third = spawn(environment)
    const compiled = await longitudes(await third.url())
    third.child.kill('SIGTERM')
    await third.child.exited
    expect(await third.output()).not.toContain('compiling')
    // tolerance: a thousandth of an arcsecond, and the rounding of the answer to six decimals
    for (const [i, longitude] of compiled.entries()) expect(Math.abs(longitude - uncompiled[i]!)).toBeLessThan(2e-6)
  })

  test('keys from the environment are used unchanged', async () => {
    const { child, url, output } = spawn({
      BOOTSTRAP_SANDBOX_KEY: 'sk_test_given',
      BOOTSTRAP_LIVE_KEY: 'sk_live_given',
      BOOTSTRAP_CREDITS: '3',
    })
    const at = await url()
    expect((await fetch(`${at}/readyz`)).status).toBe(200)
    expect((await call(at, 'sk_test_given')).status).toBe(200)
    expect((await call(at, 'sk_live_given')).status).toBe(200)
    expect((await call(at, 'sk_live_given')).status).toBe(429)
    child.kill('SIGTERM')
    await child.exited
    expect(await output()).not.toContain('sk_')
  })
})

describe('stopping the server', () => {
  test('SIGTERM finishes running requests, then exits with 0', async () => {
    const { child, url } = spawn({ BOOTSTRAP_SANDBOX_KEY: 'sk_test_given' })
    const at = await url()
    // The body of the request arrives after the signal; `100 Continue` shows that the server has received the head.
    const body = JSON.stringify(birth)
    const { hostname, port } = new URL(at)
    const socket = connect(Number(port), hostname)
    let answer = ''
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      answer += chunk
    })
    const head = [
      'POST /v1/utilities/find-moon-sign HTTP/1.1',
      'Host: localhost',
      'Authorization: Bearer sk_test_given',
    ]
    const announced = ['Content-Type: application/json', `Content-Length: ${body.length}`, 'Expect: 100-continue']
    socket.write(`${[...head, ...announced].join('\r\n')}\r\n\r\n${body.slice(0, 10)}`)
    await until(() => answer.startsWith('HTTP/1.1 100'))
    child.kill('SIGTERM')
    await until(() =>
      fetch(`${at}/healthz`, { keepalive: false }).then(
        () => false,
        () => true,
      ),
    )
    expect(child.exitCode).toBeNull()
    socket.write(body.slice(10))
    await until(() => answer.includes('"moon_sign"'))
    expect(answer).toContain('HTTP/1.1 200')
    socket.destroy()
    expect(await child.exited).toBe(0)
  })

  test('an idle connection does not delay the exit', async () => {
    const { child, url } = spawn({})
    await (await fetch(`${await url()}/healthz`)).text()
    const start = performance.now()
    child.kill('SIGTERM')
    expect(await child.exited).toBe(0)
    // Below the time limit after which connections are closed.
    expect(performance.now() - start).toBeLessThan(15_000)
  })
})

describe('invalid settings end it with one sentence and exit code 1', () => {
  const startupError = async (environment: Record<string, string>, project = root) => {
    const { child } = spawn(environment, [], { program: join(project, 'src', 'main.ts') })
    const code = await child.exited
    const text = await new Response(child.stderr).text()
    expect(code).toBe(1)
    expect(text.trim().split('\n')).toHaveLength(1)
    return text
  }

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DEADLINE_MS', '0'],
    ['BOOTSTRAP_SANDBOX_KEY', 'sk_live_x'],
    ['BOOTSTRAP_LIVE_KEY', 'nothing'],
    ['BOOTSTRAP_CREDITS', '-1'],
    ['DURABILITY', 'maybe'],
    ['COMPILED_YEARS', '2099-1900'],
    ['COMPILED_YEARS', '1000-1100,1800'],
    ['PUBLIC_URL', 'nowhere'],
    ['EPHE_PATH', '/no/such/folder'],
  ])('%s=%s', async (name, value) => {
    const { exitCode, error } = await khagolaOver(folder())([], { [name]: value })
    expect([exitCode, error.trim().split('\n')]).toEqual([
      1,
      [expect.stringContaining(name === 'EPHE_PATH' ? value : name)],
    ])
  })

  test('a port in use', async () => {
    const portHolder = createServer()
    await new Promise<void>((resolve) => portHolder.listen(0, '127.0.0.1', resolve))
    const { port } = portHolder.address() as { port: number }
    expect(await startupError({ PORT: String(port) })).toContain(`${port} is already in use`)
    portHolder.close()
  })

  test('a data folder that is not writable', async () => {
    const file = folder()
    writeFileSync(file, '')
    expect(await startupError({ DATA_DIR: join(file, 'var') })).toContain('DATA_DIR')
  })

  test('a damaged ephemeris file', async () => {
    const project = folder()
    for (const part of ['src', 'data', 'package.json'])
      cpSync(join(root, part), join(project, part), { recursive: true })
    for (const part of ['node_modules', 'build']) await Bun.$`ln -s ${join(root, part)} ${join(project, part)}`
    writeFileSync(join(project, 'data', 'ephe', 'sepl_18.se1'), 'not an ephemeris')
    expect(await startupError({}, project)).toContain('sepl_18.se1')
  })
})
