import { afterAll, describe, expect, test } from 'bun:test'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const scratch = mkdtempSync(join(tmpdir(), 'khagola-setup-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const node = Bun.which('node')!
const scripts = join(import.meta.dir, '..', '..', 'scripts')

let made = 0
const emptyFolder = () => {
  const path = join(scratch, String(made++))
  mkdirSync(path)
  return path
}

/** A clone that has nothing but the scripts. */
const project = () => {
  const path = emptyFolder()
  cpSync(scripts, join(path, 'scripts'), { recursive: true })
  writeFileSync(join(path, 'package.json'), '{"name":"project","version":"1.0.0"}')
  const lock = '{"name":"project","version":"1.0.0","lockfileVersion":3,"packages":{}}'
  writeFileSync(join(path, 'package-lock.json'), lock)
  return path
}

const ended = async (words: string[], environment: Record<string, string | undefined> = process.env) => {
  const run = Bun.spawn([node, ...words], { stdout: 'ignore', stderr: 'pipe', env: environment })
  return { told: await new Response(run.stderr).text(), code: await run.exited }
}
const setUp = (path: string, environment?: Record<string, string>) =>
  ended([join(path, 'scripts', 'setup.mjs')], environment)

test('packages are not installed through a link: npm ci would empty what it leads to', async () => {
  const [path, theirs] = [project(), emptyFolder()]
  writeFileSync(join(theirs, 'package'), 'theirs')
  symlinkSync(theirs, join(path, 'node_modules'))

  const { told, code } = await setUp(path)
  expect(told).toMatch(/khagola: node_modules is a symbolic link.*remove the link/)
  expect(code).toBe(1)
  expect(existsSync(join(theirs, 'package'))).toBe(true)
})

describe('what the native core is built with', () => {
  const withTools = (...tools: string[]) => {
    const path = emptyFolder()
    for (const tool of tools) symlinkSync(Bun.which(tool)!, join(path, tool))
    return { PATH: path }
  }

  test.each([
    [[], 'a C++20 compiler, make, and Python 3'],
    [['make'], 'a C++20 compiler and Python 3'],
  ])('with %j alone, what is missing is named before anything is installed', async (tools, missing) => {
    const path = project()
    const { told, code } = await setUp(path, withTools(...tools))
    expect(told).toContain(`missing: ${missing} (`)
    expect(told.trim().split('\n').at(-1)).toStartWith('khagola: the native core is built on this machine')
    expect(told).not.toContain('npm')
    expect(code).toBe(1)
    expect(existsSync(join(path, 'node_modules'))).toBe(false)
  })
})

describe('Node', () => {
  const requirements = JSON.stringify(join(scripts, 'requirements.mjs'))
  const check = (version: string) => {
    const script = `import { checkNode } from ${requirements}; checkNode(${JSON.stringify(version)})`
    return ended(['--input-type=module', '--eval', script])
  }

  test('22 and later are what it asks for', async () => {
    for (const version of ['22.0.0', '24.11.1']) expect(await check(version)).toEqual({ told: '', code: 0 })
  })

  test('20 is told that nobody mends it, and goes on', async () => {
    const { told, code } = await check('20.20.2')
    expect(told).toMatch(/^khagola: Khagola needs Node 22 or later, and this is 20\.20\.2: it goes on/)
    expect(code).toBe(0)
  })

  test('what npm packages no longer run on is refused', async () => {
    for (const version of ['18.20.8', '20.16.0']) {
      const { told, code } = await check(version)
      expect(told).toContain(`Khagola needs Node 22 or later, and this is ${version}.`)
      expect(code).not.toBe(0)
    }
  })
})
