import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EXAMPLE_CLOCK } from '../../src/api/description.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import { LABEL_LANGUAGES } from '../../src/lexicon/languages.ts'
import { start } from '../http/server.ts'

// The packages are packed, installed in an empty project, and used with the examples of their README under Node and Bun. The
// tests need the npm registry and are skipped without it.

const root = join(import.meta.dir, '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'khagola-packages-'))
const at = (...path: string[]) => join(folder, ...path)
const bun = process.execPath
let node = 'node'
let server: Awaited<ReturnType<typeof start>>
let environment: Record<string, string>

const run = (args: string[], cwd: string, env: Record<string, string> = {}) => {
  const { exitCode, stdout, stderr } = Bun.spawnSync(args, { cwd, env: { ...process.env, ...env } as never })
  return { exitCode, out: stdout.toString(), error: stderr.toString() }
}
const runOrThrow = (args: string[], cwd: string, env?: Record<string, string>) => {
  const { exitCode, out, error } = run(args, cwd, env)
  if (exitCode !== 0) throw new Error(`${args.join(' ')} ended with ${exitCode}: ${out}${error}`)
  return out
}

/** The examples of a README; each is a module. */
const examplesOf = (readme: string) => [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code!)

const TSCONFIG = {
  compilerOptions: { strict: true, module: 'nodenext', target: 'esnext', noEmit: true, types: ['node'] },
}

/** Creates a project with a package, the examples of its README as modules, and TypeScript. Returns the file names. */
const projectWith = (name: 'client' | 'khagola', tarball: string): string[] => {
  mkdirSync(at(name))
  writeFileSync(at(name, 'package.json'), JSON.stringify({ name: 'empty', type: 'module', private: true }))
  writeFileSync(at(name, 'tsconfig.json'), JSON.stringify(TSCONFIG))
  runOrThrow(['npm', 'i', '--ignore-scripts', tarball, 'typescript@5.9.3', '@types/node@22'], at(name))
  const packageFolder = at(name, 'node_modules', name === 'client' ? '@khagola/client' : 'khagola')
  return examplesOf(readFileSync(join(packageFolder, 'README.md'), 'utf8')).map((code, i) => {
    writeFileSync(at(name, `example-${i}.ts`), code)
    return `example-${i}.ts`
  })
}

const examples: Record<string, string[]> = {}
const hasRegistry = run(['npm', 'view', 'typescript@5.9.3', 'version'], folder).exitCode === 0

beforeAll(async () => {
  if (!hasRegistry) return
  if (Number(runOrThrow(['node', '-p', 'process.versions.node.split(".")[0]'], folder)) < 22) {
    mkdirSync(at('node'))
    writeFileSync(at('node', 'package.json'), '{}')
    runOrThrow(['npm', 'i', '--ignore-scripts', `node-linux-${process.arch}@22`], at('node'))
    node = at('node', 'node_modules', `node-linux-${process.arch}`, 'bin', 'node')
  }
  runOrThrow([bun, join(root, 'scripts', 'pack.ts')], root)
  for (const file of readdirSync(join(root, 'dist')).filter((name) => name.endsWith('.tgz'))) {
    cpSync(join(root, 'dist', file), at(file))
    const name = file.includes('client') ? 'client' : 'khagola'
    examples[name] = projectWith(name, at(file))
  }
  server = await start()
  const { sandbox } = await server.account()
  environment = {
    KHAGOLA_KEY: sandbox.secret,
    KHAGOLA_URL: server.origin,
    KHAGOLA_WEBHOOK_SECRET: 'whsec_c2VjcmV0',
  }
}, 600_000)
afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs a process asynchronously, so that the server in this process can answer it. */
const runAsync = async (args: string[], cwd: string) => {
  const child = Bun.spawn(args, { cwd, env: { ...process.env, ...environment } as never, stderr: 'pipe' })
  const [out, error] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
  if ((await child.exited) !== 0) throw new Error(`${args.join(' ')}: ${out}${error}`)
  return out
}

for (const name of ['client', 'khagola'] as const)
  describe.skipIf(!hasRegistry)(name, () => {
    test('the examples pass the type check, and wrong calls fail it', () => {
      const call =
        name === 'client'
          ? "import { createClient } from '@khagola/client'\nconst k = createClient({ key: '', baseUrl: '' })"
          : "import { openKhagola } from 'khagola'\nconst k = await openKhagola()"
      const wrongCalls = [
        "k.call('birth-char', { datetime: '', latitude: 1, longitude: 2 })",
        "k.call('birth-chart', { datetime: '', latitude: 1 })",
        "k.call('birth-chart', { datetime: '', latitude: 1, longitude: 2, foo: 1 })",
        "k.call('birth-chart', { datetime: '', latitude: 1, longitude: 2 }).then(({ data }) => data.nothing)",
      ].map((line) => `// @ts-expect-error\n${line}`)
      writeFileSync(at(name, 'wrong.ts'), [call, ...wrongCalls, 'export {}'].join('\n'))
      runOrThrow([node, join('node_modules', 'typescript', 'bin', 'tsc')], at(name))
      rmSync(at(name, 'wrong.ts'))
    })

    test.each(['node', 'bun'])('the examples run under %s', async (runtime) => {
      const args = runtime === 'bun' ? [bun] : [node, '--experimental-strip-types', '--no-warnings']
      const outputs = []
      for (const example of examples[name]!) outputs.push(await runAsync([...args, example], at(name)))
      expect(outputs.join('')).toContain(name === 'client' ? 'invalid_request latitude 422 false' : 'Trayodashi')
      expect(outputs[0]).toContain('Taurus Pushya []')
    })
  })

describe.skipIf(!hasRegistry)('khagola as a library', () => {
  beforeAll(() => {
    const examples = catalogue.map(({ slug, example }) => ({ slug, example }))
    const content = { now: EXAMPLE_CLOCK.now(), examples, languages: LABEL_LANGUAGES }
    writeFileSync(at('khagola', 'catalogue.json'), JSON.stringify(content))
    cpSync(join(import.meta.dir, 'packed', 'capabilities.mjs'), at('khagola', 'capabilities.mjs'))
  })

  test.each(['node', 'bun'])('every example, labels in every language and a PNG under %s', async (runtime) => {
    const output = await runAsync([runtime === 'bun' ? bun : node, 'capabilities.mjs'], at('khagola'))
    const { calls, failures, names, png } = JSON.parse(output.slice(output.lastIndexOf('{"calls"')))
    expect(failures).toEqual([])
    expect([calls, Object.keys(names).length]).toEqual([catalogue.length, LABEL_LANGUAGES.length])
    expect([names.hi, names.ta, names.ur]).toEqual(['चन्द्र', 'சந்திரன்', 'قمر'])
    expect(png).toBe(true)
  })
})

describe.skipIf(!hasRegistry)('khagola as commands', () => {
  const command = () => join(at('khagola'), 'node_modules', 'khagola', 'bin', 'khagola.mjs')
  const runtimes = () => ({ node, bun })

  test.each(['node', 'bun'] as const)('list, show, call under %s', (runtime) => {
    const khagola = (...args: string[]) => runOrThrow([runtimes()[runtime], command(), ...args], at('khagola'))
    expect(khagola('list')).toContain('birth-chart')
    expect(khagola('show', 'find-moon-sign')).toContain('latitude')
    expect(khagola('call', 'find-moon-sign', '--example')).toContain('Pushya')
    const refusal = run([runtimes()[runtime], command(), 'call', 'find-moon-sign', '{}'], at('khagola'))
    expect([refusal.exitCode, refusal.error.includes('"field": "datetime"')]).toEqual([1, true])
    const birth = '{"datetime":"1947-08-15T00:00","latitude":28.6,"longitude":77.2,"labels":"hi"}'
    expect(khagola('call', 'find-moon-sign', birth)).toContain('कर्क')
  })

  test.each(['node', 'bun'] as const)('pdf under %s', (runtime) => {
    const file = at('khagola', `${runtime}.pdf`)
    const args = ['pdf', 'prediction-lucky-info', '--example', '--output', file]
    runOrThrow([runtimes()[runtime], command(), ...args], at('khagola'))
    expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-')
  })

  test.each(['node', 'bun'] as const)('mcp under %s', async (runtime) => {
    const { Client } = await import('@modelcontextprotocol/client')
    const { StdioClientTransport } = await import('@modelcontextprotocol/client/stdio')
    const client = new Client({ name: 'test', version: '1' })
    await client.connect(new StdioClientTransport({ command: runtimes()[runtime], args: [command(), 'mcp'] }))
    const { content } = await client.callTool({
      name: 'call_capability',
      arguments: {
        capability: 'chart-image',
        input: { datetime: '1947-08-15T00:00', latitude: 28.6, longitude: 77.2, timezone: 'Asia/Kolkata' },
      },
    })
    expect((content as { type: string }[]).some(({ type }) => type === 'image')).toBe(true)
    await client.close()
  })

  test('the server under Bun', async () => {
    const env = { ...process.env, PORT: '0', DATA_DIR: at('var'), COMPILED_YEARS: 'none' }
    const child = Bun.spawn([bun, command(), 'serve'], { cwd: at('khagola'), env: env as never })
    let output = ''
    for await (const chunk of child.stdout as unknown as AsyncIterable<Uint8Array>) {
      output += new TextDecoder().decode(chunk)
      if (output.includes('listening on')) break
    }
    const url = /listening on (\S+)/.exec(output)![1]!
    const key = /sk_test_\w+/.exec(output)![0]
    const response = await fetch(`${url}/v1/utilities/find-moon-sign`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: '{"datetime":"1947-08-15T00:00","latitude":28.6,"longitude":77.2,"labels":"hi"}',
    })
    const text = await response.text()
    expect(text).toContain('Pushya')
    expect(text).toContain('पुष्य')
    child.kill()
    await child.exited
  })

  test('the core builds from the packed files', () => {
    const packageFolder = at('khagola', 'node_modules', 'khagola')
    rmSync(join(packageFolder, 'prebuilds'), { recursive: true })
    // Without optimisation, since the speed of this build is not tested.
    runOrThrow(['npm', 'run', 'install'], packageFolder, { CFLAGS: '-O0', CXXFLAGS: '-O0' })
    expect(readdirSync(join(packageFolder, 'build', 'Release'))).toContain('khagola.node')
    expect(runOrThrow([node, command(), 'call', 'find-moon-sign', '--example'], at('khagola'))).toContain('Pushya')
  }, 900_000)
})
